"""Positions of Uchronia in a few words, for tests that read like a game.

Cards are letters: w wood, c clay, b brick, s stone, m marble.

>>> state = position(seat(hand="cm"), seat(), forum="wm")
>>> _ = play(state, "command clay", "take marble")
>>> stock(state, 0), forum(state)
('m', 'w')
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import ludotheque as lt
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


def play(state: lt.State, *texts: str) -> list[dict[str, object]]:
    """Plays actions given in notation; returns all that happened as plain events."""
    events: list[dict[str, object]] = []
    for text in texts:
        events += [event.to_json() for event in state.apply(state.game.parse(text))]
    return events


def legal(state: lt.State) -> list[str]:
    """The legal actions in notation."""
    return [action.text for action in state.actions()]


def asked(state: lt.State) -> tuple[str, int]:
    """What is asked, and of whom."""
    decision = state.decision
    assert decision is not None
    return decision.kind, decision.seat


def _letters(numbers: Sequence[int]) -> str:
    return "".join(name[0] * number for name, number in zip(COLOURS, numbers, strict=True))


def hand(state: UchroniaState, seat: int) -> str:
    return initials(state.hands[seat])


def domain(state: UchroniaState, seat: int) -> str:
    return initials(state.domain[seat])


def stock(state: UchroniaState, seat: int) -> str:
    return _letters(counts_of(state.stock, Seat(seat)))


def activities(state: UchroniaState, seat: int) -> str:
    return _letters(counts_of(state.activities, Seat(seat)))


def forum(state: UchroniaState) -> str:
    return _letters(state.forum)


def discard(state: UchroniaState) -> str:
    return initials(state.discard)


def sites(state: UchroniaState, seat: int) -> dict[str, str]:
    """The unfinished buildings with the Resources under them."""
    return {
        state.cards.buildings[site.building].id: initials(site.resources)
        for site in state.sites[seat]
    }


def activity_limit(state: UchroniaState, seat: int) -> int:
    return state.activity_limit(Seat(seat))


def initials(cards: Sequence[int]) -> str:
    """Cards by their letters."""
    return "".join(COLOURS[card][0] for card in cards)


def completed(state: UchroniaState, seat: int) -> list[str]:
    return [card.id for card in state.cards.named(state.completed[seat])]


def works(state: UchroniaState) -> list[str]:
    return [state.cards.buildings[number].id for number in state.works]


def points(state: UchroniaState) -> list[int]:
    return [score(state, seat) for seat in state.seats()]
