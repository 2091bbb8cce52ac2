"""Units that move without fighting: manoeuvres and Outposts."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import MILITARY, SMALLER_OUTPOSTS
from ludotheque.games.monumental.position import EMPTY, MOVE_TO, MonumentalState
from ludotheque.games.monumental.rules.maps import flood, tiles
from ludotheque.games.monumental.rules.territory import neighbours, spare
from ludotheque.games.monumental.rules.vocabulary import charge_now
from ludotheque.games.monumental.words import events

# Manoeuvres.


def may_move(state: MonumentalState, seat: int, groups: list[int]) -> list[Action]:
    """Soldiers, and the Warlord, that may leave their tile for another of the same territory."""
    linked = 0
    for group in groups:
        if group & (group - 1):
            linked |= group
    legal: list[Action] = []
    leader = False
    while linked:
        low = linked & -linked
        linked ^= low
        tile = low.bit_length() - 1
        if spare(state, seat, tile) > 0:
            if state.soldiers[tile]:
                legal.append(actions.move[tile])
            leader = leader or tile == state.side[seat].warlord
    if leader:
        legal.append(actions.move_warlord)
    return legal


def start_move(state: MonumentalState, seat: int, action: Action) -> None:
    """Asks where the Unit goes."""
    leads = action is actions.move_warlord
    state.stack.append((MOVE_TO, seat, state.side[seat].warlord if leads else action.a, int(leads)))


def may_move_to(state: MonumentalState, frame: Frame) -> list[Action]:
    """Any other tile of the same territory, however far."""
    _, seat, source, _ = frame
    group = flood(1 << source, state.side[seat].held, neighbours(state, seat))
    return [actions.move_to[tile] for tile in tiles(group & ~(1 << source))]


def move_to(state: MonumentalState, frame: Frame, action: Action) -> None:
    """Moves a Unit for 1 Military, or free if a card allows it."""
    _, seat, source, leads = frame
    state.units_moved()
    if leads:
        state.side[seat].warlord = action.a
        if state.listening:
            state.emit(events.WARLORD_MOVED, seat, state.side[seat].civilization, action.a)
    else:
        state.soldiers[source] -= 1
        state.soldiers[action.a] += 1
        if state.listening:
            state.emit(events.SOLDIER_MOVED, seat, source, action.a)
    if state.moves:
        state.moves -= 1
    else:
        charge_now(state, seat, MILITARY, 1, EMPTY)


# Outposts.


def outpost_size(state: MonumentalState, seat: int) -> int:
    """How many Units an Outpost replaces."""
    if state.side[seat].power == SMALLER_OUTPOSTS:
        return state.side[seat].power_amount
    return state.cards.box.outpost_units


def may_build_outposts(state: MonumentalState, seat: int) -> list[Action]:
    """Provinces with enough Units and no Outpost; the Warlord may be one of the Units."""
    sites = state.sites
    if sites is None:
        sites = state.sites = _sites(state, seat) if state.side[seat].outposts_left else []
    return sites


def _sites(state: MonumentalState, seat: int) -> list[Action]:
    side = state.side[seat]
    bare = side.held & state.board.land & ~state.outposts
    size = outpost_size(state, seat)
    found = []
    left = bare
    while left:
        low = left & -left
        left ^= low
        tile = low.bit_length() - 1
        if state.soldiers[tile] >= size:
            found.append(actions.outpost[tile])
    at = side.warlord
    if bare >> at & 1 and state.soldiers[at] + 1 >= size:
        found.append(actions.outpost_warlord[at])
    return found


def build_outpost(state: MonumentalState, seat: int, tile: int, leads: bool) -> None:
    """Replaces Units, which go back to the Capital, by an Outpost."""
    soldiers = outpost_size(state, seat) - leads
    state.units_moved()
    state.soldiers[tile] -= soldiers
    state.soldiers[state.side[seat].capital] += soldiers
    if leads:
        state.side[seat].warlord = state.side[seat].capital
    state.outposts |= 1 << tile
    state.side[seat].outposts_left -= 1
    if state.listening:
        state.emit(events.OUTPOST_BUILT, seat, tile)
