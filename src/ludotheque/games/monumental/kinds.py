"""The names of everything in a position, and the kinds of values that only Monumental has."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.bits import bits, members
from ludotheque.core.fields import Entry, FieldSpec, Section
from ludotheque.core.kinds import Found, Kind, OneOf, SeatOf, Vocabulary, Whole
from ludotheque.core.lists import Fixed
from ludotheque.core.observation import Bag, Choice, Layout, Unseen
from ludotheque.core.piles import Names, NameSet
from ludotheque.core.reader import Field
from ludotheque.core.schema import Schema
from ludotheque.games.monumental.actions import GOODS, SLOTS
from ludotheque.games.monumental.cards.card import ERAS, KINDS, KNOWLEDGE, LINES, WONDER, Cards
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.cards.ids import (
    BARE,
    EMPTY,
    MARKET_TOKENS,
    NO_FACE,
    NO_TOKEN,
    Content,
    Face,
    Slot,
    TokenId,
    below,
    city_of,
    city_token,
    cover,
    filled,
    has_below,
    is_city,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, MonumentalState
from ludotheque.games.monumental.rules.maps import MOST_TILES
from ludotheque.games.monumental.vector import RarelyAny, SetOfNumbers, SlotKind, TokenKind

if TYPE_CHECKING:
    from ludotheque.games.monumental.game import Monumental

RICH: Final = 60
"""So much Gold or Culture counts as the most."""
MANY: Final = 20
"""So many of a resource or of Units count as the most."""
COPIES: Final = 6
"""So many equal cards in one place count as the most."""
CITY_DECK: Final = 40
"""So many cards of a city deck count as the most."""
ROUNDS: Final = 40
AT_RANDOM: Final = "what lies nowhere else, at random"
VALUES: Final = range(1, 5)
"""The values of Barbarians."""


class Vocabularies:
    """The names of one set of cards, and the kinds of values that are made of them."""

    def __init__(self, game: Monumental, cards: Cards) -> None:
        self.cards = cards
        self.game = game
        self.faces = Vocabulary("Card", "card", [card.id for card in cards.faces])
        self.wonders = [card.id for card in cards.faces if card.kind == WONDER]
        self.knowledge = [card.id for card in cards.faces if card.kind == KNOWLEDGE]
        self.policies = Vocabulary("Policy", "Policy", [one.id for one in cards.policies])
        self.civilizations = Vocabulary(
            "Civilization", "civilization", [one.id for one in cards.civilizations]
        )
        self.markets = Vocabulary("MarketName", "market", [one.id for one in cards.markets])
        self.market_tokens = Vocabulary(
            "MarketToken",
            "Market token",
            [f"{one.id}-{n + 1}" for one in cards.markets for n in range(MARKET_TOKENS)],
        )
        self.barbarians = Vocabulary("Barbarian", "Barbarian", [one.id for one in cards.barbarians])
        self.cities = Vocabulary("FreeCity", "Free City", [one.id for one in cards.cities])
        self.automa = Vocabulary("AutomaCard", "Automa card", [one.id for one in cards.automa])
        self.slots = Vocabulary("Slot", "slot", SLOTS)
        self.tiles = Vocabulary("Tile", "tile", [str(n + 1) for n in range(MOST_TILES)])
        self.goods = Vocabulary("Good", "good", GOODS)
        self.resources = Vocabulary("Resource", "resource", RESOURCES)
        self.basics = Vocabulary(
            "Basic", "Basic building", [self.faces.names[face] for face in cards.basics], self.faces
        )
        self.pile = Names(self.faces, COPIES)
        self.exploration = self.barbarians.names + self.cities.names

    # Sorts of values in pending entries and in events.

    def sorts(self) -> dict[str, Kind]:
        """The kinds of values by the names that decisions and events use."""
        lines = Vocabulary("Line", "line", LINES)
        warlords = [civilization.warlord.id for civilization in self.cards.civilizations]
        return {
            "number": Whole(MANY),
            "times": Whole(MANY, 1),
            "bit": Whole(MANY, 0, 1),
            "seat": SeatOf(sides=_sides_and_automa),
            "card": OneOf(self.faces, optional=True),
            "one_card": OneOf(self.faces),
            "policies": Names(self.policies, COPIES, different=True),
            "policy": OneOf(self.policies),
            "civilization": OneOf(self.civilizations),
            "warlord": OneOf(Vocabulary("Warlord", "Warlord", warlords)),
            "market": OneOf(self.markets, optional=True),
            "markets": Names(self.markets, COPIES, different=True),
            "market_token": OneOf(self.market_tokens),
            "city": OneOf(self.cities),
            "automa_card": OneOf(self.automa),
            "tile": OneOf(self.tiles, optional=True),
            "tiles": Names(self.tiles, COPIES, different=True),
            "sent": Names(self.tiles, COPIES),
            "slot": OneOf(self.slots, optional=True),
            "slots": NameSet(self.slots),
            "kind": OneOf(Vocabulary("CardKind", "kind of card", KINDS)),
            "good": OneOf(self.goods, optional=True),
            "resource": OneOf(self.resources, optional=True),
            "line": OneOf(lines),
            "era": OneOf(Vocabulary("Era", "era", ERAS)),
            "token": self.exploration_token(),
        }

    # Exploration tokens: Barbarians and Free Cities.

    def _read_token(self, field: Field) -> TokenId:
        name = field.among(self.exploration)
        city = self.cities.index.get(name)
        return TokenId(self.barbarians.index[name]) if city is None else city_token(city)

    def exploration_token(self) -> Kind:
        """One exploration token."""
        kind = TokenKind(
            "an exploration token",
            "Barbarian | FreeCity",
            empty=lambda: NO_TOKEN,
            write=lambda token: self.cards.token(token).id,
            read=lambda field, _: self._read_token(field),
            part=lambda _: Choice(self.exploration),
            vocabularies=(self.barbarians, self.cities),
        )
        kind.follow(len(self.barbarians.names))
        return kind

    def trophies(self) -> Kind:
        """Exploration tokens that a side has taken."""

        def count(tokens: Any, found: Found) -> None:
            for token in tokens:
                self.count_token(token, found)

        kind = TokenKind(
            "a list of exploration tokens",
            "(Barbarian | FreeCity)[]",
            empty=lambda: (),
            write=lambda tokens: [self.cards.token(token).id for token in tokens],
            read=lambda field, _: tuple(self._read_token(item) for item in field.items()),
            part=lambda _: Bag(self.exploration, COPIES),
            count=count,
            vocabularies=(self.barbarians, self.cities),
        )
        kind.follow(len(self.barbarians.names), COPIES)
        return kind

    def count_token(self, token: TokenId, found: Found) -> None:
        """Counts an exploration token."""
        if is_city(token):
            found[self.cities][city_of(token)] += 1
        else:
            found[self.barbarians][token] += 1

    # Cities.

    def city(self) -> Kind:
        """The nine slots of a city, row by row."""
        knowledge = OneOf(self.faces, optional=True, shown=self.knowledge)
        fields = {"card": OneOf(self.faces), "knowledge": knowledge}
        return Fixed(len(SLOTS), SlotKind(fields, _fill, _content, none=BARE), open_end=True)

    def tile_numbers(self, players: int) -> list[int]:
        """The tiles of the map for so many players, counted from 1."""
        return [n + 1 for n in range(len(self.game.layout_for(players)))]

    # The turn.

    def other_slots(self) -> Kind:
        """Slots of cards that let others stay; null for a drawn card."""

        def read(field: Field, players: int) -> tuple[Slot, ...]:
            slot = OneOf(self.slots, optional=True)
            return tuple(Slot(slot.read(item, players)) for item in field.items())

        return RarelyAny(
            "a list of slots or null",
            "(Slot | null)[]",
            empty=lambda: (),
            write=lambda slots: [None if slot == EMPTY else SLOTS[slot] for slot in slots],
            read=read,
            part=lambda _: Bag((*SLOTS, None)),
            vocabularies=(self.slots,),
        )


def numbers_in_set(words: str, first: int, count: int) -> Kind:
    """A set of numbers from ``first`` on, kept as bits from 0 on."""

    def read(field: Field, players: int) -> int:
        return bits(item.number(first, first + count - 1) - first for item in field.items())

    return SetOfNumbers(
        words,
        "number[]",
        empty=lambda: 0,
        write=lambda some: [number + first for number in members(some)],
        read=read,
        part=lambda _: Bag(range(first, first + count)),
    )


def whole_position(state: MonumentalState, seat: int) -> MonumentalState:
    """The place of what is written from several fields."""
    return state


def leave(state: Any, seat: int, value: Any) -> None:
    """Sets nothing: for what follows from other fields."""


def _fill(cards: list[Any]) -> Content:
    return filled(Face(cards[0]), Face(cards[1]))


def _content(content: Content) -> tuple[Face, Face]:
    return cover(content), below(content) if has_below(content) else NO_FACE


def _sides_and_automa(players: int) -> int:
    return players + 1


class MonumentalSchema(Schema[MonumentalState]):
    """The declaration; beside the seats it knows the Automa, which has what players have."""

    automa: Section

    def _read_entry(
        self,
        state: MonumentalState,
        entry: Entry,
        parent: Field,
        seat: int,
        missing: list[tuple[FieldSpec, int]],
    ) -> None:
        if entry.name != self.automa.name:
            super()._read_entry(state, entry, parent, seat, missing)
        elif state.players == 1:
            given = parent.get(entry.name, None)
            field = Field({}, entry.name) if given.value is None else given
            self._read_section(state, self.automa, field, AUTOMA_SIDE, missing)

    def layout(self, players: int) -> Layout:
        """What the numbers of a vector mean; only a player alone has the Automa in it."""
        parts = {entry.name: entry.part(players) for entry in self.entries}
        if players > 1:
            del parts[self.automa.name]
        pools = {name: kind.part(players) for name, kind in self._unseen.items()}
        parts["unseen"] = Unseen(players, pools)
        return Layout(self._version, players, parts, left_out=("at",))
