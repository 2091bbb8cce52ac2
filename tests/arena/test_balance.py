from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.arena import simulate
from ludotheque.arena.balance import Balance, Ratio, measure, plan_of
from ludotheque.arena.balance_report import Mark, estimates, lines, marks
from ludotheque.arena.stays import Stays
from ludotheque.arena.tournament import share

GAMES = ["spyrium", "uchronia", "monumental"]


def report(name: str, balance: Balance) -> dict[str, list[dict[str, Any]]]:
    found = lines(lt.GAMES[name], balance)
    return {supply: [line.to_json() for line in cards] for supply, cards in found.items()}


def ratio(*games: tuple[int, int]) -> Ratio:
    made = Ratio()
    for hits, cases in games:
        made.add(hits, cases)
    return made


# Shares and their intervals.


def test_with_one_case_a_game_the_interval_is_wilson_s() -> None:
    found = ratio(*[(1, 1)] * 23, *[(0, 1)] * 17).rate()
    expected = share(23, 40)
    assert found is not None
    assert found[1:] == pytest.approx(expected[1:])


def test_cases_that_go_together_make_a_share_less_sure() -> None:
    alone = ratio(*[(1, 1)] * 20, *[(0, 1)] * 20).rate()
    together = ratio(*[(2, 2)] * 10, *[(0, 2)] * 10).rate()
    assert alone is not None
    assert together is not None
    assert alone.share == together.share == 0.5
    assert together.high - together.low > alone.high - alone.low


def test_a_share_that_never_varies_is_not_certain() -> None:
    found = ratio((1, 1), (1, 1)).rate()
    assert found is not None
    assert found.share == found.high == 1
    assert found.low < 0.5


def test_no_case_no_share() -> None:
    assert Ratio().rate() is None


def test_ratios_add_up_in_any_order() -> None:
    parts = [ratio((1, 2), (0, 1)), ratio((3, 3)), ratio((0, 2), (2, 5))]
    sums = []
    for order in ((0, 1, 2), (2, 0, 1)):
        total = Ratio()
        for part in order:
            total.merge(parts[part])
        sums.append(total.rate())
    assert sums[0] == sums[1] == ratio((1, 2), (0, 1), (3, 3), (0, 2), (2, 5)).rate()


# Whole games.


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_processes_changes_nothing(name: str) -> None:
    plan = plan_of(lt.GAMES[name], bot="random", players=2, seed=3)
    alone, shared = (report(name, measure(plan, 12, jobs=jobs)) for jobs in (1, 2))
    assert alone == shared


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_games_are_those_of_simulate(bot: str) -> None:
    plan = plan_of(lt.GAMES["spyrium"], bot=bot, players=3, seed=5)
    assert measure(plan, 2).decisions == simulate(plan, 2).decisions


@pytest.mark.parametrize("name", GAMES)
def test_what_is_taken_was_there(name: str) -> None:
    plan = plan_of(lt.GAMES[name], bot="random", players=3, seed=1)
    balance = measure(plan, 10)
    counted = [one for cards in balance.supplies.values() for one in cards.values()]
    assert counted
    for counts in counted:
        assert 0 <= counts.taken.hits <= counts.taken.cases
    assert sum(counts.taken.hits for counts in counted) > 30


def test_every_civilization_wins_and_loses_once_in_a_game_for_two() -> None:
    plan = plan_of(lt.GAMES["monumental"], bot="random", players=2, seed=1)
    cards = lines(lt.GAMES["monumental"], measure(plan, 40))["civilizations"]
    assert len(cards) == 5
    won = [line.won for line in cards if line.won is not None]
    assert sum(rate.cases for rate in won) == 80
    assert sum(rate.share * rate.cases for rate in won) == pytest.approx(40)
    assert all(line.taken is None for line in cards), "they are dealt"


def test_a_shared_victory_counts_in_parts() -> None:
    balance = Balance(lt.GAMES["spyrium"], 3)
    outcome = lt.Outcome(((0, 2), (1,)), (9, 1, 9), ({}, {}, {}), None, "")
    state = lt.new("spyrium", players=3, seed=1)
    stays = Stays(lt.GAMES["spyrium"].supplies[0], state)
    stays.owners |= {(4, 0), (4, 1), (5, 2)}
    balance.add([stays], outcome, 1)
    one, two = (balance.supplies["market"][card].won.rate() for card in (4, 5))
    assert one is not None
    assert two is not None
    assert (one.cases, one.share) == (2, 0.25)
    assert (two.cases, two.share) == (1, 0.5)


def test_a_game_alone_compares_nobody() -> None:
    with pytest.raises(lt.BadSetup, match="2 players are the fewest"):
        plan_of(lt.GAMES["monumental"], bot="random", players=1, seed=1)


# What the counts say.


def test_marks_say_what_is_outside_the_limits_and_whether_that_is_sure() -> None:
    rare, often = ratio(*[(0, 1)] * 90, *[(1, 1)] * 10).rate(), ratio(*[(1, 1)] * 5).rate()
    even = ratio(*[(0, 1)] * 50, *[(1, 1)] * 50).rate()
    assert marks(rare, even, 0.5) == (Mark("rarely taken", True),)
    assert marks(often, even, 0.5) == (Mark("often taken", False),)
    assert marks(even, even, 1 / 3) == (Mark("strong", False),)
    assert marks(even, rare, 1 / 3) == (Mark("weak", True),)
    assert marks(even, even, 0.5) == marks(None, None, 0.5) == ()


def test_only_estimates_may_be_adjusted() -> None:
    sheet = lt.GAMES["spyrium"].card_sheet()
    by_id = {info.id: info for info in sheet}
    assert "price" in estimates(by_id["palais"], sheet)
    assert "points" not in estimates(by_id["palais"], sheet), "printed in the rulebook"
    assert "copies" not in estimates(by_id["palais"], sheet), "told by a public source"


def test_what_belongs_to_a_civilization_may_be_adjusted() -> None:
    sheet = lt.GAMES["monumental"].card_sheet()
    by_id = {info.id: info for info in sheet}
    found = estimates(by_id["china"], sheet)
    assert {"hua_mulan", "silk_road"} <= set(found)
    assert "paper_mill" not in found, "all of it is public"
    assert estimates(by_id["pyrotechnics"], sheet) == ("effect (amount)",)
