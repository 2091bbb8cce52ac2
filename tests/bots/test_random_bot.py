from __future__ import annotations

import ludotheque as lt
from ludotheque.bots import RandomBot


def choices(bot: RandomBot, times: int) -> list[str]:
    """What a bot chooses when it is asked the same thing again and again."""
    state = lt.new("spyrium", players=2, seed=1)
    view = state.view(state.actor)
    return [bot.choose(view).text for _ in range(times)]


def test_the_seed_decides() -> None:
    assert choices(RandomBot(4), 50) == choices(RandomBot(4), 50)
    assert choices(RandomBot(4), 50) != choices(RandomBot(5), 50)


def test_every_legal_action_is_chosen_and_no_other() -> None:
    state = lt.new("spyrium", players=2, seed=1)
    legal = [action.text for action in state.actions()]
    drawn = choices(RandomBot(1), 2000)
    assert set(drawn) == set(legal)
    fair = 2000 / len(legal)
    assert all(0.6 * fair < drawn.count(text) < 1.4 * fair for text in legal)
