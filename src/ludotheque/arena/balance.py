"""How often each card is taken when it can be, and how often its owners win."""

from __future__ import annotations

from collections.abc import Callable
from math import lcm
from typing import Any, NamedTuple

from ludotheque.arena.interval import wilson
from ludotheque.arena.match import answer, finish
from ludotheque.arena.simulate import Plan, gather, seated
from ludotheque.arena.stays import Stays
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, OptionValue
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import State


class Rate(NamedTuple):
    """A share of some cases, with the ends of its 95 % interval."""

    cases: int
    share: float
    low: float
    high: float


class Ratio:
    """A share counted over games, several cases a game.

    Cases of one game depend on each other, so games are what the interval counts: it is Wilson's,
    for the number of independent cases that would vary as much. Everything is a sum of whole
    numbers, so ratios of parts add up to that of the whole, exactly and in any order.
    """

    __slots__ = ("cases", "cases_squared", "games", "hits", "hits_squared", "product", "unit")

    def __init__(self, unit: int = 1) -> None:
        self.unit: int = unit
        """What a case is worth; one that counts in part is worth less."""
        self.games: int = 0
        self.cases: int = 0
        self.hits: int = 0
        self.cases_squared: int = 0
        self.hits_squared: int = 0
        self.product: int = 0

    def add(self, hits: int, cases: int) -> None:
        """Counts the cases of one more game."""
        self.games += 1
        self.cases += cases
        self.hits += hits
        self.cases_squared += cases * cases
        self.hits_squared += hits * hits
        self.product += hits * cases

    def merge(self, other: Ratio) -> None:
        """Counts the games of another ratio too."""
        self.games += other.games
        self.cases += other.cases
        self.hits += other.hits
        self.cases_squared += other.cases_squared
        self.hits_squared += other.hits_squared
        self.product += other.product

    def rate(self) -> Rate | None:
        """The share and its interval; nothing without any case."""
        if not self.cases:
            return None
        share = self.hits / (self.cases * self.unit)
        worth = share * self.unit
        squares = self.hits_squared - 2 * worth * self.product + worth**2 * self.cases_squared
        variance = squares / (self.cases * self.unit) ** 2
        # Without any variance nothing can be learnt from it but that there were so many games.
        alike = variance < 1e-12
        number = self.games if alike else share * (1 - share) / variance
        return Rate(self.cases, share, *wilson(share, number))


class CardCounts:
    """What was counted of one card."""

    __slots__ = ("seen", "taken", "won")

    def __init__(self, unit: int) -> None:
        self.seen: int = 0
        """How many copies lay open, whether anybody could take them or not."""
        self.taken: Ratio = Ratio()
        """Of the copies that could be taken, those that were."""
        self.won: Ratio = Ratio(unit)
        """Of the seats that took one, those that won; a shared victory counts in parts."""

    def merge(self, other: CardCounts) -> None:
        """Counts the games of another one too."""
        self.seen += other.seen
        self.taken.merge(other.taken)
        self.won.merge(other.won)


class Balance:
    """Counts over games with the same number of players: for each supply, for each card."""

    def __init__(self, game: Game[Any], players: int) -> None:
        self.players = players
        self.games: int = 0
        self.decisions: int = 0
        self.unit: int = lcm(*range(1, players + 1))
        """A victory, so that it can be shared by any number in whole numbers."""
        self.supplies: dict[str, dict[int, CardCounts]] = {
            supply.name: {} for supply in game.supplies
        }

    def add(self, stays: list[Stays], outcome: Outcome, decisions: int) -> None:
        """Counts one more game."""
        self.games += 1
        self.decisions += decisions
        winners = outcome.winners
        for watched in stays:
            owners: dict[int, list[int]] = {}
            for card, seat in watched.owners:
                owners.setdefault(card, []).append(seat)
            for card in sorted(watched.seen.keys() | owners.keys()):
                counts = self._counts(watched.supply.name, card)
                counts.seen += watched.seen[card]
                if watched.cases[card]:
                    counts.taken.add(watched.taken[card], watched.cases[card])
                if card in owners:
                    won = sum(seat in winners for seat in owners[card])
                    counts.won.add(won * self.unit // max(1, len(winners)), len(owners[card]))

    def merge(self, other: Balance) -> None:
        """Counts the games of another one too."""
        self.games += other.games
        self.decisions += other.decisions
        for name, cards in other.supplies.items():
            for card, counts in cards.items():
                self._counts(name, card).merge(counts)

    def _counts(self, supply: str, card: int) -> CardCounts:
        cards = self.supplies[supply]
        if card not in cards:
            cards[card] = CardCounts(self.unit)
        return cards[card]


def plan_of(
    game: Game[Any],
    *,
    bot: str,
    players: int,
    seed: int,
    options: dict[str, OptionValue] | None = None,
) -> Plan:
    """Games in which all seats have the same bot, set up so that all cards come equally often."""
    if not game.supplies:
        raise BadSetup(f"{game.title} does not say which cards of it can be taken.")
    if players < 2:
        raise BadSetup("the owners of a card are compared with others: 2 players are the fewest.")
    evenly = {name: value for supply in game.supplies for name, value in supply.options.items()}
    plan = Plan.of(game, bots=(bot,) * players, seed=seed, options=evenly | (options or {}))
    plan.check()
    return plan


def measure(
    plan: Plan, games: int, *, jobs: int = 1, progress: Callable[[int], None] | None = None
) -> Balance:
    """Plays the games of a plan, those that `simulate` plays, and counts what became of the cards.

    >>> import ludotheque as lt
    >>> plan = plan_of(lt.GAMES["spyrium"], bot="random", players=2, seed=1)
    >>> measure(plan, 3).games
    3
    """
    total = Balance(plan.table(), len(plan.bots))
    return gather(total, count_chunk, plan, games, jobs=jobs, progress=progress)


def count_chunk(plan: Plan, numbers: range) -> Balance:
    """Plays some numbered games of a plan."""
    game, players = plan.table(), len(plan.bots)
    balance = Balance(game, players)
    for number in numbers:
        state: State = game.new(players, plan.seed_of(number), plan.options)
        stays = [Stays(supply, state) for supply in game.supplies]
        seats = seated(plan, number)
        decisions = 0
        while (seat := state.actor) is not None:
            for watched in stays:
                watched.ask(state)
            events = state.apply(answer(state, seats[seat]))
            for watched in stays:
                watched.hear(state, events)
            decisions += 1
        for watched in stays:
            watched.close()
        balance.add(stays, finish(state, seats), decisions)
    return balance
