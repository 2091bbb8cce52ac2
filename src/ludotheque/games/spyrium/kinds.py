"""The kinds of values that only positions of Spyrium have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ludotheque.core.compound import ObjectOf, Objects, Wholes
from ludotheque.core.kinds import Columns, Flag, Found, Kind, OneOf, Vocabulary, Whole
from ludotheque.core.native import i64
from ludotheque.core.numbers import Floats, put
from ludotheque.core.observation import Bag, Choice, Number, Part, Record, Seats
from ludotheque.core.piles import NameSet
from ludotheque.core.reader import Field
from ludotheque.games.spyrium.actions import GAPS, PLACES
from ludotheque.games.spyrium.cards.card import (
    EMPTY,
    BuildingNumber,
    EventCard,
    Slot,
    is_tilted,
    number_in,
    slot_of,
)

ALL_PLACES: Final = len(PLACES)
ALL_GAPS: Final = len(GAPS)
TOKEN_VALUES: Final = 3
"""Learners see so many values of tokens on a card, and up to two tokens of each."""


class Tokens(Wholes):
    """The values of some tokens."""

    def __init__(self, vocabulary: Vocabulary, copies: int, size: int = 0) -> None:
        super().__init__(1, len(vocabulary.names), "values of tokens", copies, size)
        self.vocabulary = vocabulary

    def count(self, value: Any, found: Found) -> None:
        """Each token."""
        counted = found[self.vocabulary]
        for token in value:
            counted[token - 1] += 1


class Market(Kind):
    """The cards in their places and the tokens on them, kept as two lists."""

    def __init__(self, faces: Vocabulary, tokens: Tokens) -> None:
        self.faces = faces
        self.tokens = tokens
        self._on_card = Columns([-1, *range(TOKEN_VALUES)], 2, TOKEN_VALUES)
        self.words = 'for each place `{"card": …, "tokens": […]}` or null'
        card = f"{{ card: {faces.type_name}; tokens: number[] }}"
        self.typescript = f"{{ [place: string]: {card} | null }}"

    def empty(self) -> tuple[list[int], list[tuple[int, ...]]]:
        """No cards."""
        return [EMPTY] * ALL_PLACES, [()] * ALL_PLACES

    def write(self, value: Any, players: int) -> Any:
        """Every place, also the empty ones."""
        market: list[int] = value[0]
        tokens: list[tuple[int, ...]] = value[1]
        names = self.faces.names
        data: dict[str, Any] = {}
        for place, face in enumerate(market):
            if face == EMPTY:
                data[PLACES[place]] = None
            else:
                data[PLACES[place]] = {"card": names[face], "tokens": list(tokens[place])}
        return data

    def read(self, field: Field, players: int) -> tuple[list[int], list[tuple[int, ...]]]:
        """Places that are left out are empty."""
        market, tokens = self.empty()
        for name, inner in field.entries():
            place = PLACES.index(Field(name, field.path).among(PLACES))
            if inner.value is not None:
                inner.known(("card", "tokens"))
                market[place] = self.faces.read(inner.get("card", None))
                tokens[place] = self.tokens.read(inner.get("tokens", []), players)
        return market, tokens

    def part(self, players: int) -> Part:
        """For each place which card, and how many tokens of each value."""
        values = range(1, 1 + TOKEN_VALUES)
        card = Record({"card": Choice(self.faces.names), "tokens": Bag(values, 2)})
        return Record(dict.fromkeys(PLACES, card))

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """For each place which card, and how many tokens of each value."""
        market: list[int] = value[0]
        tokens: list[tuple[int, ...]] = value[1]
        cards: i64 = len(self.faces.names)
        for place, face in enumerate(market):
            if face != EMPTY:
                put(out, at + i64(face), 1.0)
                if tokens[place]:
                    self._on_card.put(tokens[place], out, at + cards)
            at += cards + TOKEN_VALUES

    def count(self, value: Any, found: Found) -> None:
        """The cards and the tokens."""
        found[self.faces].update([face for face in value[0] if face != EMPTY])
        for tokens in value[1]:
            self.tokens.count(tokens, found)

    def vocabularies(self) -> list[Vocabulary]:
        """The cards."""
        return [self.faces]


class WorkersInGaps(Kind):
    """How many workers of each seat stand in each gap, kept as one flat list, seat by seat."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.words = "for each gap the list of seats, one entry a worker"
        self.typescript = "{ [gap: string]: Seat[] }"

    def empty(self) -> list[int]:
        """Nothing without seats; `FlatList` makes their entries."""
        return []

    def write(self, value: Any, players: int) -> Any:
        """The gaps in which workers stand."""
        workers: list[int] = value
        data: dict[str, list[int]] = {}
        for gap in range(ALL_GAPS):
            for seat in range(players):
                count = workers[ALL_GAPS * seat + gap]
                if count:
                    data.setdefault(GAPS[gap], []).extend([seat] * count)
        return data

    def read(self, field: Field, players: int) -> list[int]:
        """The counts."""
        workers = [0] * (ALL_GAPS * players)
        for name, seats in field.entries():
            gap = GAPS.index(Field(name, field.path).among(GAPS))
            for item in seats.items():
                workers[ALL_GAPS * item.number(0, players - 1) + gap] += 1
        return workers

    def part(self, players: int) -> Part:
        """For each gap how many workers of each seat."""
        return Record(dict.fromkeys(GAPS, Seats(players, self.most)))

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """For each gap how many workers of each seat."""
        workers: list[int] = value
        number, most = 0, float(self.most)
        for seat in range(players):
            place = at + (seat - first) % players
            for _ in range(ALL_GAPS):
                count = workers[number]
                if count:
                    put(out, place, min(1.0, count / most))
                place += players
                number += 1


class EventWithToken(Kind):
    """An event and the value of the token on it, kept as a pair; no token is 0."""

    def __init__(self, vocabulary: Vocabulary, cards: Sequence[EventCard], tokens: Tokens) -> None:
        self.vocabulary = vocabulary
        self.cards = tuple(cards)
        self.tokens = tokens
        self.words = '`{"event": …, "token": …}` or null'
        self.typescript = f"{{ event: {vocabulary.type_name}; token?: number }} | null"

    def empty(self) -> tuple[int, int]:
        """No event."""
        return EMPTY, 0

    def write(self, value: Any, players: int) -> Any:
        """The event, and its token if there is one."""
        event, token = value
        if event == EMPTY:
            return None
        name = self.vocabulary.names[event]
        return {"event": name, "token": token} if token else {"event": name}

    def read(self, field: Field, players: int) -> tuple[int, int]:
        """A token that is left out is a 1 if the event uses one."""
        if field.value is None:
            return self.empty()
        field.known(("event", "token"))
        event = self.vocabulary.read(field.get("event", None))
        if not self.cards[event].has_token:
            return event, field.get("token", 0).number(0, 0)
        return event, field.get("token", 1).number(1, self.tokens.most)

    def part(self, players: int) -> Part:
        """Which event, and the value of the token."""
        return Record({"event": Choice(self.vocabulary.names), "token": Number(self.tokens.most)})

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """Which event, and the value of the token."""
        event: int = value[0]
        token: int = value[1]
        if event != EMPTY:
            put(out, at + i64(event), 1.0)
            if token:
                share = min(1.0, token / self.tokens.most)
                put(out, at + i64(len(self.vocabulary.names)), share)

    def count(self, value: Any, found: Found) -> None:
        """The token."""
        if value[1]:
            self.tokens.count((value[1],), found)

    def vocabularies(self) -> list[Vocabulary]:
        """The events."""
        return [self.vocabulary]


class Space(Kind):
    """The value of a space on the residence track, kept as the number of the space."""

    def __init__(self, residences: tuple[int, ...]) -> None:
        self.residences = residences
        # Spaces of the same value are one place.
        self._places = [residences.index(value) for value in residences]
        self.words = f"one of {', '.join(map(str, residences))}"
        self.typescript = "number"

    def empty(self) -> int:
        """The first space."""
        return 0

    def write(self, value: Any, players: int) -> Any:
        """The value."""
        return self.residences[value]

    def read(self, field: Field, players: int) -> int:
        """The space."""
        if field.number() not in self.residences:
            raise field.wrong(self.words)
        return self.residences.index(field.value)

    def part(self, players: int) -> Part:
        """A 1 in its place."""
        return Choice(self.residences)

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 in its place."""
        put(out, at + i64(self._places[value]), 1.0)


class Powers(NameSet):
    """A set of techniques, kept as the bits of their powers; ``bits`` go with the names."""

    def __init__(self, names: Vocabulary, bits: Sequence[int]) -> None:
        super().__init__(names)
        self.bits = tuple(bits)

    def write(self, value: Any, players: int) -> Any:
        """The names in the order of the card file."""
        held: int = value
        if not held:
            return []
        names = self.vocabulary.names
        return [names[number] for number, bit in enumerate(self.bits) if held & bit]

    def read(self, field: Field, players: int) -> int:
        """The bits."""
        held = 0
        for item in field.items():
            bit = self.bits[self.vocabulary.read(item)]
            if held & bit:
                raise item.wrong("each name once")
            held |= bit
        return held

    def encode(self, value: Any, players: i64, out: Floats, at: i64, first: i64) -> None:
        """A 1 for each."""
        held: int = value
        if held:
            for number, bit in enumerate(self.bits):
                if held & bit:
                    put(out, at + i64(number), 1.0)

    def count(self, value: Any, found: Found) -> None:
        """Each once."""
        for number, bit in enumerate(self.bits):
            if value & bit:
                self.vocabulary.count(found, number)


def quarter(buildings: Vocabulary, copies: int) -> Objects:
    """The buildings of a seat in the order of their plots, kept as slots."""
    fields = {"card": OneOf(buildings), "tilted": Flag()}
    return Objects(ObjectOf(fields, _slot, _of_slot, defaults={"tilted": False}), copies)


def _slot(values: list[Any]) -> Slot:
    return slot_of(BuildingNumber(values[0]), values[1])


def _of_slot(slot: Slot) -> tuple[BuildingNumber, bool]:
    return number_in(slot), is_tilted(slot)


class OptionOfEvent(Whole):
    """An option of the event, counted from 1; 0 stands for none and is left out."""

    def __init__(self, most: int) -> None:
        super().__init__(most, 0, most)
        self.typescript = "number | undefined"

    def write(self, value: Any, players: int) -> Any:
        """The number, if there is one."""
        return value or None
