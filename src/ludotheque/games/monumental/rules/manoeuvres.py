"""Manoeuvres and Outposts: Units that move without fighting."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.bits import Bits, bit, first, has, rest
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.effects import MILITARY, SMALLER_OUTPOSTS
from ludotheque.games.monumental.cards.ids import Tile
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.maps import flood, tiles
from ludotheque.games.monumental.rules.pending import Question
from ludotheque.games.monumental.rules.resources import charge, spendable
from ludotheque.games.monumental.rules.territory import neighbours, spare
from ludotheque.games.monumental.words import events

# Manoeuvres.


def may_move(state: MonumentalState, seat: Seat, groups: list[Bits]) -> list[Action]:
    """Soldiers, and the Warlord, that may leave their tile for another of the same territory."""
    linked = 0
    for group in groups:
        if rest(group):
            linked |= group
    legal: list[Action] = []
    leader = False
    while linked:
        tile = Tile(first(linked))
        linked = rest(linked)
        if spare(state, seat, tile) > 0:
            if state.soldiers[tile]:
                legal.append(actions.move[tile])
            leader = leader or tile == state.side[seat].warlord
    if leader:
        legal.append(actions.move_warlord)
    return legal


def start_move(state: MonumentalState, seat: Seat, action: Action) -> None:
    """Asks where the Unit goes."""
    leads = action is actions.move_warlord
    source = state.side[seat].warlord if leads else Tile(action.a)
    state.stack.append(MoveTo(seat, source, int(leads)))


class MoveTo(Question):
    """Where a Unit moves."""

    name = "to"
    on_top = True
    fields = (("tile", "tile"), ("warlord", "bit"))

    def __init__(self, seat: Seat, tile: Tile, warlord: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.warlord = warlord

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        side, tile = state.side[self.seat], self.tile
        there = side.warlord == tile if self.warlord else state.soldiers[tile] > 0
        free = has(side.held, tile) and there and spare(state, self.seat, tile) > 0
        self.require(free, "no Unit of the seat may leave the tile")
        paid = not move_price(state) or spendable(state, self.seat, MILITARY) > 0
        self.require(paid, "the move cannot be paid")

    def legal(self, state: MonumentalState) -> list[Action]:
        """Any other tile of the same territory, however far."""
        start = bit(self.tile)
        group = flood(start, state.side[self.seat].held, neighbours(state, self.seat))
        return [actions.move_to[tile] for tile in tiles(group & ~start)]

    def answer(self, state: MonumentalState, action: Action) -> None:
        """Moves the Unit for 1 Military, or free if a card allows it."""
        seat, to = self.seat, Tile(action.a)
        state.units_moved()
        if self.warlord:
            state.side[seat].warlord = to
            if state.listening:
                state.emit(events.WARLORD_MOVED, seat, state.side[seat].civilization, to)
        else:
            state.soldiers[self.tile] -= 1
            state.soldiers[to] += 1
            if state.listening:
                state.emit(events.SOLDIER_MOVED, seat, self.tile, to)
        price = move_price(state)
        if price:
            charge(state, seat, MILITARY, price)
        else:
            state.moves -= 1


def move_price(state: MonumentalState) -> int:
    """The Military that the move of a Unit costs."""
    return 0 if state.moves else 1


# Outposts.


def outpost_size(state: MonumentalState, seat: Seat) -> int:
    """How many Units an Outpost replaces."""
    if state.side[seat].power == SMALLER_OUTPOSTS:
        return state.side[seat].power_amount
    return state.cards.box.outpost_units


def may_build_outposts(state: MonumentalState, seat: Seat) -> list[Action]:
    """Provinces with enough Units and no Outpost; the Warlord may be one of the Units."""
    sites = state.sites
    if sites is None:
        sites = state.sites = _sites(state, seat) if state.side[seat].outposts_left else []
    return sites


def _sites(state: MonumentalState, seat: Seat) -> list[Action]:
    side = state.side[seat]
    bare = side.held & state.board.land & ~state.outposts
    size = outpost_size(state, seat)
    found = []
    left = bare
    while left:
        tile = Tile(first(left))
        left = rest(left)
        if state.soldiers[tile] >= size:
            found.append(actions.outpost[tile])
    at = side.warlord
    if has(bare, at) and state.soldiers[at] + 1 >= size:
        found.append(actions.outpost_warlord[at])
    return found


def build_outpost(state: MonumentalState, seat: Seat, tile: Tile, leads: bool) -> None:
    """Replaces Units, which go back to the Capital, by an Outpost."""
    soldiers = outpost_size(state, seat) - leads
    state.units_moved()
    state.soldiers[tile] -= soldiers
    state.soldiers[state.side[seat].capital] += soldiers
    if leads:
        state.side[seat].warlord = state.side[seat].capital
    state.outposts |= bit(tile)
    state.side[seat].outposts_left -= 1
    if state.listening:
        state.emit(events.OUTPOST_BUILT, seat, tile)
