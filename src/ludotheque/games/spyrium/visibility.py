"""What is hidden in Spyrium: the order of the decks, of the coming events and of the token reserve.

Nothing is hidden from one player and not from another; everything else lies open.
"""

from __future__ import annotations

from ludotheque.core.visibility import NOBODY, Read, Visibility, Write, Zone
from ludotheque.games.spyrium.cards.card import ERAS, EventNumber, Face, Token
from ludotheque.games.spyrium.position import SpyriumState


def _read_deck(era: int) -> Read:
    def read(state: SpyriumState, owner: int) -> tuple[int, ...]:
        return state.decks[era]

    return read


def _write_deck(era: int) -> Write:
    def write(state: SpyriumState, owner: int, faces: list[int]) -> None:
        decks = list(state.decks)
        decks[era] = tuple(Face(face) for face in faces)
        state.decks = tuple(decks)

    return write


def _read_events(state: SpyriumState, owner: int) -> tuple[int, ...]:
    return state.event_pile


def _write_events(state: SpyriumState, owner: int, events: list[int]) -> None:
    state.event_pile = tuple(EventNumber(event) for event in events)


def _read_tokens(state: SpyriumState, owner: int) -> tuple[int, ...]:
    return state.token_reserve


def _write_tokens(state: SpyriumState, owner: int, values: list[int]) -> None:
    state.token_reserve = tuple(Token(value) for value in values)


_OPEN = (
    "game",
    "ruleset",
    "cards",
    "turn",
    "first",
    "players",
    "market",
    "workers",
    "event",
    "next_event",
    "gone",
    "token_discard",
    "pending",
)

VISIBILITY = Visibility(
    [
        *(Zone(path) for path in _OPEN),
        *(
            Zone(f"decks.{name}", NOBODY, f"era {name}", _read_deck(era), _write_deck(era))
            for era, name in enumerate(ERAS)
        ),
        Zone("event_pile", NOBODY, "events", _read_events, _write_events),
        Zone("token_reserve", NOBODY, "tokens", _read_tokens, _write_tokens),
        Zone("chance", NOBODY),
    ]
)
