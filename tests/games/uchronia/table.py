"""Positions of Uchronia in a few words, for tests that read like a game.

Cards are letters: w wood, c clay, b brick, s stone, m marble.

>>> table = Table(seat(hand="cm"), seat(), forum="wm")
>>> _ = table.play("command clay", "take marble")
>>> table.stock(0), table.forum
('m', 'w')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import ludotheque as lt
from ludotheque.core.preview import Preview
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.colours import COLOURS, counts_of
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules.the_end import score

LETTERS = {name[0]: name for name in COLOURS}


def names(letters: str) -> list[str]:
    """Cards by their colours."""
    return [LETTERS[letter] for letter in letters]


def counts(letters: str) -> dict[str, int]:
    """Cards counted by colour."""
    return {LETTERS[letter]: letters.count(letter) for letter in letters}


def seat(
    *,
    hand: str = "",
    seen: str = "",
    domain: str = "",
    stock: str = "",
    activities: str = "",
    sites: Mapping[str, str] | None = None,
    completed: Sequence[str] = (),
) -> dict[str, Any]:
    """A player; ``sites`` gives the Resources under each unfinished building."""
    return {
        "hand": names(hand),
        "seen": names(seen),
        "domain": names(domain),
        "stock": counts(stock),
        "activities": counts(activities),
        "sites": [
            {"building": building, "resources": names(under)}
            for building, under in (sites or {}).items()
        ],
        "completed": list(completed),
    }


def position(
    *seats: dict[str, Any], forum: str = "", works: Sequence[str] = (), **fields: Any
) -> UchroniaState:
    """A position; seat 0 is about to command or plot. Without ``works`` none lie out."""
    data: dict[str, Any] = {
        "game": "uchronia",
        "players": list(seats),
        "forum": counts(forum),
        "works": list(works),
    }
    return cast(UchroniaState, lt.State.from_json(data | fields))


class Table:
    """A position, with what a player sees and does there in notation and letters."""

    def __init__(self, *seats: dict[str, Any], **fields: Any) -> None:
        self.state = position(*seats, **fields)

    @staticmethod
    def of(state: lt.State) -> Table:
        """The table of a position that there is already."""
        table = Table.__new__(Table)
        table.state = cast(UchroniaState, state)
        return table

    def copy(self) -> Table:
        return Table.of(self.state.copy())

    # The decision.

    def play(self, *texts: str) -> list[dict[str, object]]:
        """Plays actions given in notation; returns all that happened as plain events."""
        state = self.state
        events: list[dict[str, object]] = []
        for text in texts:
            events += [event.to_json() for event in state.apply(state.game.parse(text))]
        return events

    @property
    def legal(self) -> list[str]:
        """The legal actions in notation."""
        return [action.text for action in self.state.actions()]

    @property
    def asked(self) -> tuple[str, int]:
        """What is asked, and of whom."""
        decision = self.state.decision
        assert decision is not None
        return decision.kind, decision.seat

    def preview(self, text: str) -> Preview:
        return self.state.preview(self.state.game.parse(text))

    # The middle of the table.

    @property
    def forum(self) -> str:
        return _letters(self.state.forum)

    @property
    def discard(self) -> str:
        return initials(self.state.discard)

    @property
    def works(self) -> list[str]:
        return [self.state.cards.buildings[number].id for number in self.state.works]

    @property
    def points(self) -> list[int]:
        return [score(self.state, seat) for seat in self.state.seats()]

    @property
    def standing(self) -> list[dict[str, int]]:
        """Points by source."""
        return self.state.game.standing(self.state)

    # What a player has.

    def hand(self, seat: int) -> str:
        return initials(self.state.hands[seat])

    def domain(self, seat: int) -> str:
        return initials(self.state.domain[seat])

    def stock(self, seat: int) -> str:
        return _letters(counts_of(self.state.stock, Seat(seat)))

    def activities(self, seat: int) -> str:
        return _letters(counts_of(self.state.activities, Seat(seat)))

    def activity_limit(self, seat: int) -> int:
        return self.state.activity_limit(Seat(seat))

    def sites(self, seat: int) -> dict[str, str]:
        """The unfinished buildings with the Resources under them."""
        return {
            self.state.cards.buildings[site.building].id: initials(site.resources)
            for site in self.state.sites[seat]
        }

    def completed(self, seat: int) -> list[str]:
        return [card.id for card in self.state.cards.named(self.state.completed[seat])]


def initials(cards: Sequence[int]) -> str:
    """Cards by their letters."""
    return "".join(COLOURS[card][0] for card in cards)


def _letters(numbers: Sequence[int]) -> str:
    return "".join(name[0] * number for name, number in zip(COLOURS, numbers, strict=True))
