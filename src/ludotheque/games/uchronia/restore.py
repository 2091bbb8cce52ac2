"""Reading positions: what a hand-written one leaves out takes its natural value.

`docs/positions-uchronia.md` describes every field; a mistake is answered with the field where it
stands.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from ludotheque.core.chance import seeded, shuffled
from ludotheque.core.errors import BadPosition
from ludotheque.core.field import Field
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import (
    COLOURS,
    EVERY,
    ORDERS,
    Colour,
    Order,
    colours_in,
)
from ludotheque.games.uchronia.check import buildings_in_play, check, resources_in_play
from ludotheque.games.uchronia.decisions import CLOSE, DECISIONS, TURN
from ludotheque.games.uchronia.position import (
    NO_BUILDING,
    NOBODY,
    Site,
    UchroniaState,
    first_of,
)
from ludotheque.games.uchronia.rules import set_up, the_end, turn
from ludotheque.games.uchronia.rules.construction import refresh
from ludotheque.games.uchronia.rules.trade import recheck_monopoly

if TYPE_CHECKING:
    from ludotheque.games.uchronia.game import Uchronia

T = TypeVar("T", bound=int)

_TOP = (
    "game",
    "ruleset",
    "cards",
    "player",
    "last",
    "ending",
    "players",
    "forum",
    "monopolies",
    "pile",
    "plain",
    "discard",
    "works",
    "building_pile",
    "sunk",
    "gone",
    "dry",
    "used",
    "started",
    "raid",
    "pending",
    "chance",
)
_PLAYER = ("hand", "seen", "domain", "stock", "activities", "sites", "completed")
_RAID = ("revealed", "spared", "gave", "effective")


def read(game: Uchronia, data: Mapping[str, Any]) -> UchroniaState:
    """The position that a JSON value describes."""
    top = Field(data, "")
    top.known(_TOP)
    players = top.get("players", None).items()
    if not game.min_players <= len(players) <= game.max_players:
        raise BadPosition(
            f"position, players: {game.title} is for {game.min_players} to {game.max_players}, "
            f"found {len(players)}."
        )
    state = UchroniaState(game, len(players))
    set_up.clear(state)
    state.listening = False
    state.chance = chance = top.get("chance", seeded(0)).number()
    state.player = _seat(state, top.get("player", 0))
    state.last = _seat(state, top.get("last", state.players - 1))
    for seat, field in zip(state.seats(), players, strict=True):
        _read_player(state, seat, field)
    state.forum = _counts(top.get("forum", {}))
    _read_piles(state, top)
    _read_monopolies(state, top)
    _read_turn(state, top)
    reached = any(the_end.score(state, seat) >= the_end.threshold(state) for seat in state.seats())
    state.ending = _flag(top.get("ending", reached))
    _read_pending(state, top.get("pending", None))
    state.chance = chance
    state.listening = True
    check(state)
    if not state.over and not turn.legal(state):
        raise BadPosition("position, pending: the seat that is asked has nothing that it can do.")
    return state


# Cards, buildings, seats.


def _colours(field: Field) -> tuple[Colour, ...]:
    return tuple(Colour(COLOURS.index(item.among(COLOURS))) for item in field.items())


def _counts(field: Field) -> list[int]:
    field.known(COLOURS)
    return [field.get(name, 0).number(0, 999) for name in COLOURS]


def _buildings(state: UchroniaState, field: Field) -> tuple[BuildingIndex, ...]:
    by_id = state.cards.by_id
    return tuple(by_id[item.among(by_id)].index for item in field.items())


def _building_set(state: UchroniaState, field: Field) -> int:
    bits = 0
    for item in field.items():
        bit = state.cards.by_id[item.among(state.cards.by_id)].bit
        if bits & bit:
            raise item.wrong("each name once")
        bits |= bit
    return bits


def _seat(state: UchroniaState, field: Field) -> Seat:
    return Seat(field.number(0, state.players - 1))


def _seat_set(state: UchroniaState, field: Field) -> int:
    bits = 0
    for item in field.items():
        bits |= 1 << _seat(state, item)
    return bits


def _flag(field: Field) -> bool:
    if not isinstance(field.value, bool):
        raise field.wrong("true or false")
    return field.value


# Players.


def _read_player(state: UchroniaState, seat: Seat, field: Field) -> None:
    field.known(_PLAYER)
    state.hands[seat] = tuple(sorted(_colours(field.get("hand", []))))
    state.seen[seat] = tuple(sorted(_colours(field.get("seen", []))))
    state.domain[seat] = _colours(field.get("domain", []))
    first = first_of(seat)
    state.stock[first : first + 5] = _counts(field.get("stock", {}))
    state.activities[first : first + 5] = _counts(field.get("activities", {}))
    state.sites[seat] = tuple(_read_site(state, item) for item in field.get("sites", []).items())
    state.completed[seat] = _building_set(state, field.get("completed", []))
    built = state.cards.named(state.completed[seat])
    state.finished[seat] = len(built)
    state.points[seat] = sum(card.points for card in built)
    refresh(state, seat)


def _read_site(state: UchroniaState, field: Field) -> Site:
    field.known(("building", "resources"))
    card = state.cards.by_id[field.get("building", None).among(state.cards.by_id)]
    return Site(card.index, _colours(field.get("resources", [])))


# The table.


def _read_piles(state: UchroniaState, top: Field) -> None:
    """Piles that are left out get the cards that lie nowhere else; so do the Great Works."""
    box = state.cards.box
    state.discard = _colours(top.get("discard", []))
    everything = [colour for colour in EVERY for _ in range(box.resources[colour])]
    order = _rest(state, everything, resources_in_play(state))
    state.pile = _colours(top.get("pile", [COLOURS[card] for card in order]))
    state.plain = _flag(top.get("plain", False))
    state.gone = _buildings(state, top.get("gone", []))
    state.works = _buildings(state, top.get("works", []))
    names = [card.id for card in state.cards.buildings]
    given = _buildings(state, top.get("building_pile", []))
    copies = [card.index for card in state.cards.buildings for _ in range(box.copies)]
    rest = _rest(state, copies, [*buildings_in_play(state), *given])
    if "works" not in top.value:
        state.works, rest = tuple(rest[: box.works]), rest[box.works :]
    state.building_pile = _buildings(
        state, top.get("building_pile", [names[number] for number in rest])
    )
    state.sunk = top.get("sunk", 0).number()
    state.dry = top.get("dry", 0).number()


def _rest(state: UchroniaState, everything: list[T], used: list[T]) -> list[T]:
    """What is not used, shuffled."""
    rest = list((Counter(everything) - Counter(used)).elements())
    order, state.chance = shuffled(rest, state.chance)
    return order


def _read_monopolies(state: UchroniaState, top: Field) -> None:
    """Monopolies that are left out are with whoever has most."""
    given = top.get("monopolies", {})
    given.known(COLOURS)
    for colour, name in zip(EVERY, COLOURS, strict=True):
        recheck_monopoly(state, colour)
        if name in given.value:
            holder = given.get(name, None)
            state.monopoly[colour] = NOBODY if holder.value is None else _seat(state, holder)


def _read_turn(state: UchroniaState, top: Field) -> None:
    state.used = _building_set(state, top.get("used", []))
    state.started = _building_set(state, top.get("started", []))
    raid = top.get("raid", {})
    raid.known(_RAID)
    state.revealed = _colours(raid.get("revealed", []))
    state.spared = _seat_set(state, raid.get("spared", []))
    state.gave = _seat_set(state, raid.get("gave", []))
    effective = raid.get("effective", [[]] * state.players)
    obliging = [colours_in(_colours(item)) for item in effective.items()]
    if len(obliging) != state.players:
        raise effective.wrong(f"{state.players} lists")
    for seat, colours in zip(state.seats(), obliging, strict=True):
        state.oblige(seat, colours)


# What is pending.


def _read_pending(state: UchroniaState, field: Field) -> None:
    if field.value is None:
        seat = state.player
        state.stack = [CLOSE[seat], TURN[seat]]
    else:
        state.stack = [_read_entry(state, item) for item in field.items()]
    state.over = not state.stack


def _read_entry(state: UchroniaState, field: Field) -> Pending:
    kind = DECISIONS[field.get("ask", "turn").among(DECISIONS.names)]
    field.known(("ask", "seat", *(name for name, _ in kind.fields)))
    values = [_read_value(state, sort, field.get(name, None)) for name, sort in kind.fields]
    return kind(_seat(state, field.get("seat", None)), *values)


def _read_value(state: UchroniaState, sort: str, field: Field) -> Any:
    if sort == "flag":
        return _flag(field)
    if sort == "colour":
        return Colour(COLOURS.index(field.among(COLOURS)))
    if sort == "colours":
        return _colours(field)
    if sort == "order":
        return Order(ORDERS.index(field.among(ORDERS)))
    if sort == "seat":
        return _seat(state, field)
    if sort == "source" and field.value is None:
        return NO_BUILDING
    if sort in ("source", "building"):
        return state.cards.by_id[field.among(state.cards.by_id)].index
    return field.number(1, 999)
