"""Positions as JSON; `docs/positions.md` describes every field, `restore.py` reads them back."""

from __future__ import annotations

from typing import Any

from ludotheque.core.state import Frame
from ludotheque.games.spyrium.actions import GAPS, PLACES
from ludotheque.games.spyrium.cards import ERAS
from ludotheque.games.spyrium.state import (
    ASKS,
    BONUSES,
    CHOOSE_PLOT,
    CHOOSE_TOKEN,
    CHOOSE_VALUE,
    EMPTY,
    EVENT_USED,
    PHASES,
    SpyriumState,
)

Json = dict[str, Any]


def write(state: SpyriumState) -> Json:
    """The fields of a position as plain values."""
    faces = state.cards.faces
    return {
        "turn": state.turn,
        "first": state.first,
        "players": [_write_player(state, seat) for seat in range(state.players)],
        "market": {
            name: None
            if state.market[place] == EMPTY
            else {"card": faces[state.market[place]].id, "tokens": list(state.tokens[place])}
            for place, name in enumerate(PLACES)
        },
        "workers": {
            name: seats for gap, name in enumerate(GAPS) if (seats := _seats_in_gap(state, gap))
        },
        "event": _write_event(state, state.event, state.event_token),
        "next_event": _write_event(state, state.next_event, state.next_token),
        "event_pile": [state.cards.events[event].id for event in state.event_pile],
        "decks": {
            name: [faces[face].id for face in deck]
            for name, deck in zip(ERAS, state.decks, strict=True)
        },
        "gone": [faces[face].id for face in state.gone],
        "token_reserve": list(state.token_reserve),
        "token_discard": list(state.token_discard),
        "pending": [_write_frame(state, frame) for frame in state.stack],
    }


def _seats_in_gap(state: SpyriumState, gap: int) -> list[int]:
    return [seat for seat in range(state.players) for _ in range(state.workers[12 * seat + gap])]


def _write_event(state: SpyriumState, event: int, token: int) -> Json | None:
    if event == EMPTY:
        return None
    return {"event": state.cards.events[event].id} | ({"token": token} if token else {})


def _write_player(state: SpyriumState, seat: int) -> Json:
    techniques = state.cards.by_power.values()
    used = [card.id for card in techniques if state.used[seat] & card.power]
    return {
        "money": state.money[seat],
        "spyrium": state.spyrium[seat],
        "score": state.score[seat],
        "residence": state.residence_value(seat),
        "active": state.active[seat],
        "inactive": state.inactive[seat],
        "reserve": state.reserve[seat],
        "phase": PHASES[state.phase[seat]],
        "bonuses": [name for name, bit in BONUSES.items() if state.bonuses[seat] & bit],
        "techniques": [card.id for card in techniques if state.techniques[seat] & card.power],
        "used": used + (["event"] if state.used[seat] & EVENT_USED else []),
        "kept": state.kept[seat],
        "kept_tokens": list(state.kept_tokens[seat]),
        "quarter": [
            {"card": state.cards.buildings[slot >> 1].id, "tilted": bool(slot & 1)}
            for slot in state.quarter[seat]
        ],
    }


def _write_frame(state: SpyriumState, frame: Frame) -> Json:
    told: Json = {"ask": ASKS[frame[0]], "seat": frame[1]}
    if frame[0] in (CHOOSE_TOKEN, CHOOSE_PLOT):
        told |= {"place": PLACES[frame[2]], "due": frame[3]}
    elif frame[0] == CHOOSE_VALUE:
        source: Json = (
            {"option": -frame[2]} if frame[2] < 0 else {"card": state.cards.faces[frame[2]].id}
        )
        told |= source | {"token": frame[3], "due": frame[4]}
    return told
