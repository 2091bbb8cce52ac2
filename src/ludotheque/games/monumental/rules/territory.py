"""What hangs together on the map, and which Units may leave where they stand."""

from __future__ import annotations

from ludotheque.games.monumental.cards.card import ACROSS_THE_SEA
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.maps import beside


def neighbours(state: MonumentalState, side: int) -> tuple[int, ...]:
    """For each tile the tiles that are adjacent for the Units of a side."""
    board = state.board
    return board.across if state.side[side].power == ACROSS_THE_SEA else board.near


# What can move.


def spare(state: MonumentalState, seat: int, tile: int) -> int:
    """How many Units may leave a tile; a province keeps one, unless it has an Outpost."""
    side = state.side[seat]
    units = state.soldiers[tile]
    if side.warlord == tile:
        units += 1
    if tile == side.capital or state.outposts >> tile & 1:
        return units
    return units - 1


def territories(state: MonumentalState, seat: int) -> tuple[list[int], list[int]]:
    """The tiles of a seat as sets that hang together, and for each what touches it."""
    near = neighbours(state, seat)
    left = state.side[seat].held
    groups, edges = [], []
    while left:
        first = left & -left
        edge = beside(first, left, near)
        group = (first | edge) & left
        groups.append(group)
        edges.append(edge)
        left &= ~group
    return groups, edges
