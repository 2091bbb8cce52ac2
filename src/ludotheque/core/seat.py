"""Seats: the places at a table, counted clockwise from 0."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)

MOST_SEATS: Final = 8
"""No game has more seats than this."""

SEATS: Final = [[Seat(seat) for seat in range(players)] for players in range(MOST_SEATS + 1)]
"""The seats of a table, for each number of players."""
