"""What a conquest takes: how many Units, how many can be sent, and what is paid for them."""

from __future__ import annotations

from ludotheque.core.bits import Bits, first, has, rest
from ludotheque.core.seat import Seat
from ludotheque.games.monumental.cards.effects import (
    AGAINST_BARBARIANS,
    CHEAPER_BARBARIANS,
    CHEAPER_ENEMIES,
    DEARER_PROVINCES,
    FREE_CITY_FRIEND,
    MILITARY,
    PRODUCTION,
    SCIENCE,
    STRONG_WARLORD,
    STRONGER_PROVINCES,
    STRONGER_WONDERS,
    Cost,
)
from ludotheque.games.monumental.cards.ids import EMPTY, NO_TILE, Tile, city_of, is_city
from ludotheque.games.monumental.position import Forces, MonumentalState
from ludotheque.games.monumental.rules.maps import flood
from ludotheque.games.monumental.rules.resources import doubled, lack
from ludotheque.games.monumental.rules.territory import neighbours


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
    cost, side = _units_without_policy(state, tile), state.side[seat]
    if side.power not in (CHEAPER_ENEMIES, CHEAPER_BARBARIANS) or is_city(state.token[tile]):
        return cost
    held = state.holder[tile] != EMPTY
    return max(1, cost - side.power_amount) if held == (side.power == CHEAPER_ENEMIES) else cost


def _units_without_policy(state: MonumentalState, tile: Tile) -> int:
    """How many Units a conquest takes somebody whose Policy does not matter."""
    if state.holder[tile] != EMPTY:
        return defence(state, tile)
    token, value = state.token[tile], state.board.values[tile]
    if token == EMPTY or is_city(token):
        return max(1, value)
    return value + state.cards.barbarians[token].value


def units_saved(state: MonumentalState, seat: Seat, tile: Tile) -> int:
    """How many Units fewer a conquest takes by one's own Policy."""
    return _units_without_policy(state, tile) - units_needed(state, seat, tile)


def units_added(state: MonumentalState, tile: Tile) -> int:
    """How many Units more a conquest takes by the Policy of the holder."""
    if state.holder[tile] == EMPTY:
        return 0
    side, wonder = state.side[state.holder[tile]], state.wonder_on[tile]
    if side.power == STRONGER_WONDERS and wonder != EMPTY and wonder in side.wonders:
        return side.power_amount - state.cards.box.wonder_defence
    return side.power_amount if side.power in (STRONGER_PROVINCES, DEARER_PROVINCES) else 0


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


def sources(state: MonumentalState, seat: Seat, tile: Tile) -> Bits:
    """The tiles that may send Units to a tile: beside it, or linked to such a tile by own ones."""
    near = neighbours(state, seat)
    return flood(near[tile] & state.side[seat].held, state.side[seat].held, near)


# The price.

Price = tuple[int, int, int, int]
"""Production, Science, Military and Gold."""


def price(state: MonumentalState, seat: Seat, tile: Tile, units: int, saved: int) -> Price:
    """What a conquest costs: 1 Military for each Unit that moves, and what a Free City takes.

    ``saved`` is the kind of resource of which a Policy saves one, or EMPTY.
    """
    city = city_cost(state, tile)
    if city is None:
        return 0, 0, units, 0
    production, science, military = city.resources
    gold = city.gold
    if saved != EMPTY:
        less = state.side[seat].power_amount
        if saved == PRODUCTION:
            production = lack(production, less)
        elif saved == SCIENCE:
            science = lack(science, less)
        elif saved == MILITARY:
            military = lack(military, less)
        else:
            gold = lack(gold, less)
    return production, science, military + units, gold


def military_parts(
    state: MonumentalState, seat: Seat, tile: Tile, units: int, saved: int
) -> tuple[tuple[str, int], ...]:
    """The Military of a conquest: what the Units take, a Free City, and what a Policy takes off."""
    full = price(state, seat, tile, units, EMPTY)[MILITARY]
    due = price(state, seat, tile, units, saved)[MILITARY]
    return ("units", units), ("city", full - units), ("policy", due - full)


def restricted_for(state: MonumentalState, tile: Tile) -> int:
    """The restricted resource that may pay for a conquest, or EMPTY."""
    barbarian = state.holder[tile] == EMPTY and not is_city(state.token[tile])
    return AGAINST_BARBARIANS if barbarian else EMPTY


def savings(state: MonumentalState, seat: Seat, tile: Tile) -> list[int]:
    """The kinds of resources of which a Policy saves one at a Free City, or EMPTY for none."""
    if state.side[seat].power != FREE_CITY_FRIEND or not is_city(state.token[tile]):
        return [EMPTY]
    full = price(state, seat, tile, 0, EMPTY)
    return [kind for kind, amount in enumerate(full) if amount] or [EMPTY]


def city_cost(state: MonumentalState, tile: Tile) -> Cost | None:
    """What a Free City takes beside the Units."""
    token = state.token[tile]
    return state.cards.cities[city_of(token)].cost if is_city(token) else None


def can_pay(state: MonumentalState, seat: Seat, tile: Tile, units: int, saved: int) -> bool:
    """Whether a conquest in which so many Units move can be paid."""
    have_production, have_science, have_military, _for_wonders, against_barbarians = state.res
    production, science, military, gold = price(state, seat, tile, units, saved)
    if restricted_for(state, tile) != EMPTY:
        have_military += against_barbarians
    gold = state.side[seat].gold - gold
    if gold < 0:
        return False
    production = lack(production, have_production)
    science = lack(science, have_science)
    military = lack(military, have_military)
    short = production + science + military
    if not short:
        return True
    if not gold:
        return False
    most = max(production, max(science, military))
    return short - min(most, doubled(state, seat)) + 1 <= gold


def ways(state: MonumentalState, seat: Seat, tile: Tile) -> tuple[int, list[int]]:
    """The fewest Units that conquer a tile, and the savings with which that can be paid."""
    forces = forces_of(state, seat, sources(state, seat, tile))
    needed = units_needed(state, seat, tile)
    units = fewest(needed, warlord_strength(state, seat), forces, 0, False)
    if units == EMPTY:
        return units, []
    return units, [
        saved for saved in savings(state, seat, tile) if can_pay(state, seat, tile, units, saved)
    ]
