"""What hangs together on the map, and which Units may leave where they stand."""

from __future__ import annotations

from ludotheque.core.bits import Bits, bit, first, has
from ludotheque.core.seat import Seat
from ludotheque.games.monumental.cards.effects import ACROSS_THE_SEA
from ludotheque.games.monumental.cards.ids import Tile
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.maps import beside


def neighbours(state: MonumentalState, side: int) -> tuple[Bits, ...]:
    """For each tile the tiles that are adjacent for the Units of a side."""
    board = state.board
    return board.across if state.side[side].power == ACROSS_THE_SEA else board.near


def spare(state: MonumentalState, seat: Seat, tile: Tile) -> int:
    """How many Units may leave a tile; a province keeps one, unless it has an Outpost."""
    side = state.side[seat]
    units = state.soldiers[tile]
    if side.warlord == tile:
        units += 1
    if tile == side.capital or has(state.outposts, tile):
        return units
    return units - 1


def territories(state: MonumentalState, seat: Seat) -> tuple[list[Bits], list[Bits]]:
    """The tiles of a seat as sets that hang together, and for each what touches it."""
    near = neighbours(state, seat)
    left = state.side[seat].held
    groups, edges = [], []
    while left:
        start = bit(first(left))
        edge = beside(start, left, near)
        group = (start | edge) & left
        groups.append(group)
        edges.append(edge)
        left &= ~group
    return groups, edges
