"""Forces of a conquest: how many Units it takes, and how many can be sent."""

from __future__ import annotations

from ludotheque.core.seat import Seat
from ludotheque.games.monumental.bits import Bits, first, has, rest
from ludotheque.games.monumental.cards.effects import (
    CHEAPER_BARBARIANS,
    CHEAPER_ENEMIES,
    DEARER_PROVINCES,
    STRONG_WARLORD,
    STRONGER_PROVINCES,
    STRONGER_WONDERS,
)
from ludotheque.games.monumental.ids import EMPTY, NO_TILE, Tile, is_city
from ludotheque.games.monumental.position import Forces, MonumentalState


def defence(state: MonumentalState, tile: Tile) -> int:
    """What a controlled province costs others to conquer."""
    box, side = state.cards.box, state.side[state.holder[tile]]
    cost = state.board.values[tile] + state.soldiers[tile] * box.soldier_defence
    if side.warlord == tile:
        cost += box.warlord_defence
    if has(state.outposts, tile):
        cost += box.outpost_defence
    wonder = state.wonder_on[tile]
    if wonder != EMPTY:
        stronger = side.power == STRONGER_WONDERS and wonder in side.wonders
        cost += side.power_amount if stronger else box.wonder_defence
    if side.power in (STRONGER_PROVINCES, DEARER_PROVINCES):
        cost += side.power_amount
    return cost


def units_needed(state: MonumentalState, seat: Seat, tile: Tile) -> int:
    """How many Units a conquest takes."""
    if state.holder[tile] != EMPTY:
        cost, cheaper = defence(state, tile), CHEAPER_ENEMIES
    else:
        token, value = state.token[tile], state.board.values[tile]
        if is_city(token):
            return max(1, value)
        cost = value + state.cards.barbarians[token].value if token != EMPTY else max(1, value)
        cheaper = CHEAPER_BARBARIANS
    side = state.side[seat]
    return max(1, cost - side.power_amount) if side.power == cheaper else cost


def warlord_strength(state: MonumentalState, seat: Seat) -> int:
    """As how many Units the Warlord attacks."""
    side = state.side[seat]
    return side.power_amount if side.power == STRONG_WARLORD else 1


def units_missing(
    state: MonumentalState, seat: Seat, tile: Tile, soldiers: int, leads: bool
) -> int:
    """How many Units must still be sent beside some Soldiers, and perhaps the Warlord."""
    sent = soldiers + warlord_strength(state, seat) if leads else soldiers
    return units_needed(state, seat, tile) - sent


def forces_of(
    state: MonumentalState,
    seat: Seat,
    group: Bits,
    sent: tuple[Tile, ...] = (),
    leaving: Tile = NO_TILE,
) -> Forces:
    """The Units of some tiles that may leave.

    ``sent`` are tiles from which a Soldier is leaving already, and ``leaving`` is one more.
    """
    soldiers = with_warlord = warlord = 0
    side, outposts = state.side[seat], state.outposts
    while group:
        tile = first(group)
        group = rest(group)
        here = state.soldiers[tile]
        if sent:
            here -= leaving_from(tile, sent)
        if tile == leaving:
            here -= 1
        # All may leave a Capital or an Outpost; elsewhere one Unit stays.
        stays = 0 if tile == side.capital or has(outposts, tile) else 1
        if tile == side.warlord:
            if here + 1 > stays:
                warlord = 1
                with_warlord += here - stays if here > stays else 0
            soldiers += here
        elif here > stays:
            soldiers += here - stays
            with_warlord += here - stays
    return soldiers, warlord, with_warlord


def leaving_from(tile: int, sent: tuple[Tile, ...]) -> int:
    """How many Soldiers are leaving a tile already."""
    number = 0
    for source in sent:
        if source == tile:
            number += 1
    return number


def fewest_led(missing: int, strength: int, forces: Forces, moving: int) -> int:
    """The fewest Units that can still be sent if the Warlord is one of them; EMPTY if it cannot.

    The Warlord never makes more Units than are required, unless it goes alone.
    """
    _, warlord, soldiers = forces
    more = missing - strength
    if not warlord:
        return EMPTY
    if more < 0:
        return 1 if moving == 0 else EMPTY
    return more + 1 if more <= soldiers else EMPTY


def fewest(missing: int, strength: int, forces: Forces, moving: int, leads: bool) -> int:
    """The fewest Units to send so that none is missing; EMPTY if there are not enough.

    ``moving`` Units move already, and ``leads`` says whether the Warlord is one of them. With the
    Warlord there are never more.
    """
    soldiers, _, with_warlord = forces
    if leads:
        return missing if missing <= with_warlord else EMPTY
    led = fewest_led(missing, strength, forces, moving)
    if led != EMPTY:
        return led
    return missing if missing <= soldiers else EMPTY
