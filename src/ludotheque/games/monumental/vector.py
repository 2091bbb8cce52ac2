"""How learners see the kinds of values that only Monumental has: straight from the position."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any

from ludotheque.core.bits import has, members
from ludotheque.core.compound import Custom, ObjectOf
from ludotheque.core.kinds import OneOf
from ludotheque.core.native import i64
from ludotheque.core.numbers import Floats, places_view, put, put_ones
from ludotheque.games.monumental.cards.ids import (
    BARE,
    EMPTY,
    below,
    city_of,
    cover,
    has_below,
    is_city,
)
from ludotheque.games.monumental.position import MonumentalState


class TileKind(Custom):
    """A tile, or none."""

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 in its place."""
        tile: i64 = value
        if tile != EMPTY:
            put(out, at + tile, 1.0)


class TwoTiles(Custom):
    """Two tiles, or none."""

    _size: i64 = 0
    _players: i64 = -1

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 in the place of each."""
        tiles: tuple[int, int] = value
        if tiles[0] != EMPTY:
            if players != self._players:
                self._size, self._players = self.part(players).size // 2, players
            put(out, at + i64(tiles[0]), 1.0)
            put(out, at + self._size + i64(tiles[1]), 1.0)


class MapKind(Custom):
    """The tiles of the map, which are the same throughout a game."""

    _layout: Any = None
    _players: i64 = -1
    _ones: Any = None

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The numbers of the last map, as long as it is the same."""
        if value is not self._layout or players != self._players:
            part = self.part(players)
            numbers = array("f", bytes(4 * part.size))
            part.write(self.write(value, players), numbers, 0, 0)
            self._ones = places_view([place for place, number in enumerate(numbers) if number])
            self._layout, self._players = value, players
        put_ones(out, at, self._ones)


class SetOfNumbers(Custom):
    """A set of numbers, kept as bits."""

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 for each."""
        if value:
            for number in members(value):
                put(out, at + i64(number), 1.0)


class RarelyAny(Custom):
    """A list that is nearly always empty."""

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The readable way, if there is anything."""
        if value:
            super().encode(value, players, out, at, first)


class SeatsInOrder(Custom):
    """Seats in the order in which they came, each once."""

    _sides: i64 = 1
    _players: i64 = -1

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 for each."""
        seats: tuple[int, ...] = value
        if seats:
            if players != self._players:
                self._sides, self._players = self.part(players).size, players
            for seat in seats:
                put(out, at + (i64(seat) - first) % self._sides, 1.0)


class SlotKind(ObjectOf):
    """What lies in a slot of a city."""

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """The card, and the Knowledge below it."""
        if value != BARE:
            card, knowledge = self._kinds
            assert isinstance(card, OneOf)
            assert isinstance(knowledge, OneOf)
            put(out, at + i64(card.places[cover(value)]), 1.0)
            if has_below(value):
                place: i64 = knowledge.places[below(value)]
                put(out, at + i64(len(card.shown)) + place, 1.0)


class TileContentsKind(Custom):
    """What lies on each tile, written from a whole position."""

    _players: i64 = -1
    _sides: i64 = 0
    _cities: i64 = 0
    _size: i64 = 0
    _most: float = 1.0
    _values: float = 1.0
    _wonders: OneOf | None = None

    def follow(self, cities: int, wonders: OneOf, most: int, values: int) -> None:
        """Tells what the numbers of a tile are."""
        self._cities = cities
        self._wonders = wonders
        self._most = float(most)
        self._values = float(values)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """Tile by tile: holder, Soldiers, Outpost, Free City, Barbarian, Wonder, Production."""
        state: MonumentalState = value
        wonders = self._wonders
        assert wonders is not None
        if players != self._players:
            self._sides, self._players = state.sides, players
            self._size = self._sides + self._cities + len(wonders.shown) + 4
        board = state.board
        fields: i64 = board.land & ~board.markets
        outposts: i64 = state.outposts
        production: i64 = state.production_on
        barbarians = state.cards.barbarians
        after_city = self._sides + 2 + self._cities
        tile: i64 = 0
        while tile < board.size:
            holder: i64 = state.holder[tile]
            if holder != EMPTY:
                put(out, at + (holder - first) % self._sides, 1.0)
                soldiers = state.soldiers[tile]
                if soldiers:
                    put(out, at + self._sides, min(1.0, soldiers / self._most))
            if has(outposts, tile):
                put(out, at + self._sides + 1, 1.0)
            token = state.token[tile]
            if is_city(token):
                put(out, at + self._sides + 2 + i64(city_of(token)), 1.0)
            elif token != EMPTY:
                put(out, at + after_city, barbarians[token].value / self._values)
            wonder = state.wonder_on[tile]
            if wonder != EMPTY:
                put(out, at + after_city + 1 + i64(wonders.places[wonder]), 1.0)
            if has(fields & production, tile):
                put(out, at + self._size - 1, 1.0)
            at += self._size
            tile += 1


class TokenKind(Custom):
    """Exploration tokens: one, or several of which ``copies`` count as the most."""

    _barbarians: i64 = 0
    _copies: i64 = 0

    def follow(self, barbarians: int, copies: int = 0) -> None:
        """Tells how many Barbarians stand before the Free Cities, and whether there are several."""
        self._barbarians = barbarians
        self._copies = copies

    def _place(self, token: Any) -> i64:
        return self._barbarians + i64(city_of(token)) if is_city(token) else i64(token)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 in its place, or how many there are of each."""
        if self._copies == 0:
            put(out, at + self._place(value), 1.0)
            return
        tokens: Sequence[int] = value
        for token in tokens:
            count = 0
            for other in tokens:
                if other == token:
                    count += 1
            put(out, at + self._place(token), min(1.0, count / self._copies))
