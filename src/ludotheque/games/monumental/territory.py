"""What hangs together on the map, and which Units may leave where they stand."""

from __future__ import annotations

from ludotheque.games.monumental.board import flood
from ludotheque.games.monumental.cards import ACROSS_THE_SEA
from ludotheque.games.monumental.state import MonumentalState


def neighbours(state: MonumentalState, side: int) -> tuple[int, ...]:
    """For each tile the tiles that are adjacent for the Units of a side."""
    board = state.board
    return board.across if state.power[side] == ACROSS_THE_SEA else board.near


# What can move.


def spare(state: MonumentalState, seat: int, tile: int) -> int:
    """How many Units may leave a tile; a province keeps one, unless it has an Outpost."""
    units = state.soldiers[tile] + (state.warlord[seat] == tile)
    if tile == state.capital[seat] or state.outposts >> tile & 1:
        return units
    return units - 1


def territories(state: MonumentalState, seat: int, near: tuple[int, ...]) -> list[int]:
    """The tiles of a seat as sets that hang together."""
    left = state.held[seat]
    found = []
    while left:
        group = flood(left & -left, left, near)
        found.append(group)
        left &= ~group
    return found
