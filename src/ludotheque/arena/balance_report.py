"""What the counts of `balance` say: shares, what lies outside the limits, what may be adjusted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from ludotheque.arena.balance import Balance, Rate
from ludotheque.core.game import CardInfo, Game
from ludotheque.core.message import Message
from ludotheque.core.seat import MOST_SEATS

LEAST_TAKEN, MOST_TAKEN = 0.2, 0.8
"""A card that is taken less or more often than this, when it can be, is marked."""
FROM_EVEN = 0.1
"""One whose owners win so much more or less often than others is marked, too."""

RARELY, OFTEN, WEAK, STRONG = "rarely taken", "often taken", "weak", "strong"


class Mark(NamedTuple):
    """What is outside the limits; it is sure if the whole interval is."""

    what: str
    sure: bool


class CardLine(NamedTuple):
    """One card of a table."""

    id: str
    name: Message
    seen: int
    taken: Rate | None
    won: Rate | None
    marks: tuple[Mark, ...]
    estimates: tuple[str, ...]
    """What may be adjusted: its values that are estimates, and cards that belong to it."""
    provenance: Mapping[str, str]

    def to_json(self) -> dict[str, Any]:
        """The line as plain values; the name is told elsewhere."""
        return {
            "id": self.id,
            "seen": self.seen,
            "taken": None if self.taken is None else self.taken._asdict(),
            "won": None if self.won is None else self.won._asdict(),
            "marks": [mark._asdict() for mark in self.marks],
            "estimates": list(self.estimates),
            "provenance": dict(self.provenance),
        }


def lines(game: Game[Any], balance: Balance) -> dict[str, list[CardLine]]:
    """For each supply its cards, in the order of the card file."""
    sheet = game.card_sheet()
    infos = {info.id: info for info in sheet}
    found = {}
    for supply in game.supplies:
        cards = []
        for number, counts in sorted(balance.supplies[supply.name].items()):
            id = game.position.sorts[supply.sort].write(number, MOST_SEATS)
            taken, won = counts.taken.rate(), counts.won.rate()
            info = infos[id]
            cards.append(
                CardLine(
                    id,
                    info.name,
                    counts.seen,
                    taken,
                    won,
                    marks(taken, won, 1 / balance.players),
                    estimates(info, sheet),
                    info.provenance,
                )
            )
        found[supply.name] = cards
    return found


def marks(taken: Rate | None, won: Rate | None, even: float) -> tuple[Mark, ...]:
    """What of a card is outside the limits."""
    found = []
    if taken is not None and taken.share < LEAST_TAKEN:
        found.append(Mark(RARELY, taken.high < LEAST_TAKEN))
    if taken is not None and taken.share > MOST_TAKEN:
        found.append(Mark(OFTEN, taken.low > MOST_TAKEN))
    if won is not None and won.share < even - FROM_EVEN:
        found.append(Mark(WEAK, won.high < even - FROM_EVEN))
    if won is not None and won.share > even + FROM_EVEN:
        found.append(Mark(STRONG, won.low > even + FROM_EVEN))
    return tuple(found)


def estimates(info: CardInfo, sheet: list[CardInfo]) -> tuple[str, ...]:
    """The values of a card that are estimates; then the cards that belong to it and have some."""
    belonging = [other for other in sheet if other.values.get(info.section) == info.name]
    return (*_estimates(info), *(other.id for other in belonging if _estimates(other)))


def _estimates(info: CardInfo) -> list[str]:
    values = {field: source for field, source in info.provenance.items() if field != "name"}
    found = [_estimate(field, source) for field, source in values.items()]
    return [field for field in found if field]


def _estimate(field: str, source: str) -> str:
    """The field if it is an estimate, with the part of it that is if not all of it is."""
    if not source.startswith("reconstructed"):
        return ""
    part = re.match(r"\w+: (\w+)-reconstructed", source)
    return f"{field} ({part[1]})" if part else field
