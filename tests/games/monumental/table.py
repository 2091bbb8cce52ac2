"""Positions of Monumental in a few words, for tests that read like a game.

>>> state = position(res={"production": 3})
>>> _ = play(state, "buy workshop")
>>> top(state, 0)
['workshop']
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import ludotheque as lt
from ludotheque.games.monumental.position import MonumentalState

GAME = lt.GAMES["monumental"]


def position(
    *,
    seats: Sequence[Mapping[str, Any]] = ({}, {}),
    res: Mapping[str, int] | None = None,
    made: Mapping[str, int] | None = None,
    turn: Mapping[str, Any] | None = None,
    activating: bool = False,
    **fields: Any,
) -> MonumentalState:
    """A position in which seat 0 takes actions with the given resources.

    All that is left out takes its natural value; with ``activating`` the turn has yet to begin.
    """
    data: dict[str, Any] = {"game": "monumental", "players": [dict(seat) for seat in seats]}
    if not activating:
        data["turn"] = dict(turn or {})
        data["turn"]["resources"] = dict(res or {})
        data["turn"]["generated"] = dict(made or {})
        data["pending"] = [{"ask": "turn", "seat": fields.get("first", 0) % len(seats)}]
    return cast(MonumentalState, lt.State.from_json(data | fields))


def play(state: lt.State, *texts: str) -> list[dict[str, object]]:
    """Plays actions given in notation; returns all that happened as plain events."""
    events: list[dict[str, object]] = []
    for text in texts:
        events += [event.to_json() for event in state.apply(state.game.parse(text))]
    state.game.check(state)
    return events


def legal(state: lt.State, word: str = "") -> list[str]:
    """The legal actions in notation, of those that begin with a word if one is given."""
    texts = [action.text for action in state.actions()]
    return [text for text in texts if not word or text.split()[0] == word]


def names(events: Sequence[Mapping[str, object]]) -> list[str]:
    """The kinds of some events."""
    return [str(event["event"]) for event in events]


def ids(state: MonumentalState, faces: Sequence[int]) -> list[str]:
    return [state.cards.faces[face].id for face in faces]


def top(state: MonumentalState, seat: int) -> list[str]:
    """The cards that lie openly on a deck, the next one last."""
    return ids(state, state.side[seat].top)


def slots(state: MonumentalState, seat: int) -> list[str]:
    """The city, slot by slot; a Knowledge stands behind the card that covers it."""
    data = []
    for slot in state.to_json()["players"][seat]["city"]:
        if slot is None:
            data.append("")
        else:
            data.append(slot["card"] + ("/" + slot["knowledge"] if "knowledge" in slot else ""))
    return data


def resources(state: MonumentalState) -> dict[str, int]:
    """What is left of the turn, without what there is none of."""
    data = state.to_json()["turn"]["resources"]
    return {name: amount for name, amount in data.items() if amount}


def tiles(state: MonumentalState, seat: int) -> list[int]:
    """The tiles that a seat controls."""
    return [tile + 1 for tile in range(state.board.size) if state.holder[tile] == seat]


PLAIN = ["work_camp"] * 5 + ["library", "library", "fort", "fort"]
"""A city of cards without effects."""


def city(*cards: str, fill: Sequence[str] = PLAIN) -> list[dict[str, str] | None]:
    """Nine slots: the given cards first ("fort/writing" is a fort on Writing), then plain ones."""
    used = [card.split("/")[0] for card in cards]
    rest = list(fill)
    for card in used:
        if card in rest:
            rest.remove(card)
    data: list[dict[str, str] | None] = []
    for card in [*cards, *rest[: 9 - len(cards)]]:
        cover, _, knowledge = card.partition("/")
        if not cover:
            data.append(None)
        else:
            data.append({"card": cover} | ({"knowledge": knowledge} if knowledge else {}))
    return data
