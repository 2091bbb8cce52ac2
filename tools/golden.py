"""Writes the golden games: whole stored games that every later version must replay.

    python tools/golden.py

Many games are played by a chooser that likes rare actions, and a few of them are kept: enough to
show, together, everything that any of the many has shown. Each is stored as one line of JSON.
Games are written only for a ruleset that has none yet. Whoever changes a rule raises the ruleset
number; the games of the old ruleset stay as they are.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import ludotheque as lt
from ludotheque.cli.common import progress_bar
from ludotheque.core.action import Action
from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.message import Message
from ludotheque.core.record import Record

GOLDEN = Path(__file__).resolve().parent.parent / "tests" / "golden"
SEEDS = range(1, 301)
"""The games that are played for each number of players before the choice is made."""
SELDOM = 30
"""What less than one game in so many shows is seldom."""


def few_pieces(cards: dict[str, Any]) -> None:
    """Spyrium has so many tokens and workers that running out of them is all but impossible."""
    cards["box"]["tokens"] = [2, 2, 2]
    cards["box"]["workers_in_all"] = 4


def one_colour(cards: dict[str, Any]) -> None:
    """Great Works of Uchronia seldom have one colour, and their pile does not run out."""
    cards["box"]["copies"] = 1
    for card in list(cards["cards"].values())[:-6]:
        card["colour"] = "wood"


def small_cities(cards: dict[str, Any]) -> None:
    """Monumental deals so many cards that running out of them takes a very long game."""
    for card in cards["cards"].values():
        card["copies"] = 1
        if "steps" in card:
            card["steps"] = [1, 1]
        elif "cost" in card:
            card["cost"] = 1
    cards["cards"]["statue_of_liberty"]["acquisition"] = {"wonder": 1}
    # Both markets as far from the Capitals, so that somebody must choose between them.
    for tile in cards["maps"]["for_two"]["tiles"]:
        tile.pop("market", None)
        if tile["at"] in ([1, -1], [0, 1]):
            tile["market"] = 1 if tile["at"] == [1, -1] else 2


OWN_CARDS: dict[str, Callable[[dict[str, Any]], None]] = {
    "spyrium": few_pieces,
    "uchronia": one_colour,
    "monumental": small_cities,
}
"""For each game, a change of its card values that shows what the built-in ones cannot."""


class Chooser:
    """Plays at random, but the more often it has chosen a verb, the less it likes it."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._chosen: Counter[int] = Counter()

    def choose(self, actions: Sequence[Action]) -> Action:
        liking = [1 / (1 + self._chosen[action.verb]) for action in actions]
        point = self._rng.random() * sum(liking)
        action = actions[-1]
        for candidate, weight in zip(actions, liking, strict=True):
            point -= weight
            if point < 0:
                action = candidate
                break
        self._chosen[action.verb] += 1
        return action


class Candidate(NamedTuple):
    """A whole game, and everything that it shows."""

    game: Game[Any]
    players: int
    seed: int
    actions: list[Action]
    shown: set[str]

    @property
    def file(self) -> str:
        cards = "" if self.game.own_cards is None else "-own-cards"
        return f"{self.players}-players{cards}-{self.seed}.json"

    def record(self) -> Record:
        seats = ["human"] * self.players
        record = Record.begin(self.game, players=self.players, seed=self.seed, seats=seats)
        state = record.first()
        for action in self.actions:
            record.play(state, action)
        return record


def candidate(game: Game[Any], players: int, seed: int) -> Candidate:
    """A game of the chooser."""
    state = game.new(players, seed)
    chooser = Chooser(seed)
    actions = []
    shown = {f"{players} players", f"own cards: {game.own_cards is not None}"}
    shown |= event_keys(game, state.events)
    while not state.over:
        decision = state.decision
        assert decision is not None
        action = chooser.choose(state.actions())
        actions.append(action)
        shown |= {f"verb {action.verb}", f"{decision.message.key} {len(state.actions()) == 1}"}
        shown |= event_keys(game, state.apply(action))
    assert state.outcome is not None
    shown |= {f"reason {state.outcome.reason}", f"tie {state.outcome.tie_break}"}
    for points in state.outcome.points:
        shown |= {f"points for {source}" for source, number in points.items() if number}
    return Candidate(game, players, seed, actions, shown)


def event_keys(game: Game[Any], events: Sequence[Event]) -> set[str]:
    """The events by kind, and by kind and card."""
    shown = set()
    for event in events:
        message = game.tell(event)
        shown.add(message.key)
        for name, value in message.params.items():
            if isinstance(value, Message):
                shown.add(f"{message.key}, {name} {value.key}")
    return shown


def with_own_cards(game: Game[Any]) -> Game[Any]:
    """The game with changed card values."""
    values = copy.deepcopy(game.card_values())
    OWN_CARDS[game.name](values)
    return game.with_cards(values)


def chosen(played: list[Candidate], shown: set[str]) -> list[Candidate]:
    """A few games that show everything new: again and again the one that shows most of it.

    An event and a card that meet in hardly any game are not chased.
    """
    kept = []
    times = Counter(what for game in played for what in game.shown)
    missing = {what for what, n in times.items() if ", " not in what or n * SELDOM > len(played)}
    missing -= shown
    while missing:
        best = max(played, key=lambda game: len(game.shown & missing))
        kept.append(best)
        missing -= best.shown
    return kept


def golden_games(game: Game[Any]) -> list[Candidate]:
    """The games worth keeping; those with changed cards only for what others cannot show."""
    kept: list[Candidate] = []
    shown: set[str] = set()
    for cards in (game, with_own_cards(game)):
        played: list[Candidate] = []
        with progress_bar(game.title) as bar:
            for players in bar.track(range(game.min_players, game.max_players + 1)):
                played += [candidate(cards, players, seed) for seed in SEEDS]
        if cards.own_cards is not None:
            # Such a game is long, since it carries its cards: it is kept for new events only.
            played = [one._replace(shown={w for w in one.shown if ", " not in w}) for one in played]
        kept += chosen(played, shown)
        shown = shown.union(*(one.shown for one in kept))
    return kept


def main() -> None:
    """Writes the games of every ruleset that has none."""
    for game in lt.GAMES.values():
        folder = GOLDEN / game.name / f"ruleset-{game.ruleset}"
        if folder.exists():
            print(f"{folder.relative_to(GOLDEN)}: kept as it is.")
            continue
        kept = golden_games(game)
        folder.mkdir(parents=True)
        for one in kept:
            line = json.dumps(one.record().to_json(), ensure_ascii=False, separators=(",", ":"))
            (folder / one.file).write_text(f"{line}\n", encoding="utf-8")
        print(f"{folder.relative_to(GOLDEN)}: {len(kept)} games written.")


if __name__ == "__main__":
    main()
