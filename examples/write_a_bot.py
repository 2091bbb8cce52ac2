"""A bot in 20 lines: it plays whatever leaves it with the most points at once."""

from random import Random

import ludotheque as lt
from ludotheque.arena import play_with
from ludotheque.bots import RandomBot


class Eager:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: lt.View) -> lt.Action:
        world = view.sample(self.rng)  # what the seat cannot see is made up
        return max(view.actions(), key=lambda action: self.points(world.copy(), action))

    def points(self, world: lt.State, action: lt.Action) -> float:
        seat = world.actor or 0
        world.apply(action)
        return sum(world.game.standing(world)[seat].values()) + self.rng.random() / 2


if __name__ == "__main__":
    tables = [lt.new("spyrium", players=2, seed=seed) for seed in range(50)]
    for seed, state in enumerate(tables):
        play_with(state, [Eager(seed), RandomBot(seed)])
    won = [state for state in tables if state.outcome and state.outcome.winners == (0,)]
    print(f"The eager bot won {len(won)} of {len(tables)} games.")
