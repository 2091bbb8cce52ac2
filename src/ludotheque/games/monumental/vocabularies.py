"""The names of everything in a position, and the sorts of values of decisions and events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core.kinds import Kind, Names, NameSet, OneOf, SeatOf, Vocabulary, Whole
from ludotheque.core.observation import Choice
from ludotheque.games.monumental.actions import GOODS, SLOTS
from ludotheque.games.monumental.cards.card import ERAS, KINDS, KNOWLEDGE, LINES, WONDER, Cards
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.ids import MARKET_TOKENS, TokenId, city_token
from ludotheque.games.monumental.kinds import Written
from ludotheque.games.monumental.rules.maps import MOST_TILES

if TYPE_CHECKING:
    from ludotheque.games.monumental.game import Monumental

RICH = 60
"""So much Gold or Culture counts as the most."""
MANY = 20
"""So many of a resource or of Units count as the most."""
COPIES = 6
"""So many equal cards in one place count as the most."""
CITY_DECK = 40
"""So many cards of a city deck count as the most."""
ROUNDS = 40
VALUES = range(1, 5)
"""The values of Barbarians."""


class Vocabularies:
    """The vocabularies of one set of cards."""

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
        self.pile = Names(self.faces, COPIES)
        self.tokens_taken = self.barbarians.names + self.cities.names

    # Sorts of values in pending entries and in events.

    def sorts(self) -> dict[str, Kind]:
        """The kinds of values by the names that decisions and events use."""
        lines = Vocabulary("Line", "line", LINES)
        card = OneOf(self.faces, optional=True)
        by_name = {one.id: TokenId(one.index) for one in self.cards.barbarians}
        by_name |= {one.id: city_token(one.index) for one in self.cards.cities}
        token = Written(
            "an exploration token",
            "Barbarian | FreeCity",
            lambda value, _: self.cards.token(value).id,
            lambda _: Choice(self.tokens_taken),
            (self.barbarians, self.cities),
            lambda field: by_name[field.among(by_name)],
        )
        return {
            "number": Whole(MANY),
            "seat": SeatOf(extra=1),
            "card": card,
            "policies": Names(self.policies, COPIES),
            "policy": OneOf(self.policies),
            "civilization": OneOf(self.civilizations),
            "warlord": OneOf(
                Vocabulary("Warlord", "Warlord", [c.warlord.id for c in self.cards.civilizations])
            ),
            "market": OneOf(self.markets, optional=True),
            "markets": Names(self.markets, COPIES),
            "market_token": OneOf(self.market_tokens),
            "city": OneOf(self.cities),
            "automa_card": OneOf(self.automa),
            "tile": OneOf(self.tiles, optional=True),
            "tiles": Names(self.tiles, COPIES),
            "slot": OneOf(self.slots, optional=True),
            "slots": NameSet(self.slots),
            "kind": OneOf(Vocabulary("CardKind", "kind of card", KINDS)),
            "good": OneOf(self.goods, optional=True),
            "resource": OneOf(self.resources, optional=True),
            "line": OneOf(lines),
            "era": OneOf(Vocabulary("Era", "era", ERAS)),
            "token": token,
        }
