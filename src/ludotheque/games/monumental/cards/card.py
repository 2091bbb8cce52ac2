"""What a card is: small values that the rules read. The numbers come from `cards.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.message import say
from ludotheque.games.monumental.cards.box import Box
from ludotheque.games.monumental.cards.effects import NO_POWER, Cost, Effect, Gain
from ludotheque.games.monumental.cards.ids import (
    NO_CIVILIZATION,
    AutomaCardId,
    CivilizationId,
    Face,
    MarketId,
    PolicyId,
    TokenId,
    city_of,
    is_city,
)
from ludotheque.games.monumental.rules.maps import Layout

BUILDING: Final = 0
KNOWLEDGE: Final = 1
WONDER: Final = 2
KINDS = ("building", "knowledge", "wonder")

SETS = ("start", "civilization", "basic", "I", "II", "III")
START: Final = 0
OF_CIVILIZATION: Final = 1
BASIC: Final = 2
ERA_I: Final = 3
ERAS = ("I", "II", "III")

TYPES = ("technological", "aggressive", "architectural", "economic", "cultural")

LINES = (
    "conquer_low",
    "conquer_high",
    "knowledge_low",
    "knowledge_high",
    "knowledge_all",
    "building_low",
    "building_high",
    "wonder",
    "policy",
    "policy_gold",
    "explore",
    "gold",
    "shuffle",
)
CONQUER_LOW: Final = 0
CONQUER_HIGH: Final = 1
KNOWLEDGE_LOW: Final = 2
KNOWLEDGE_HIGH: Final = 3
KNOWLEDGE_ALL: Final = 4
BUILDING_LOW: Final = 5
BUILDING_HIGH: Final = 6
WONDER_LINE: Final = 7
POLICY_LINE: Final = 8
POLICY_GOLD: Final = 9
EXPLORE_LINE: Final = 10
GOLD_LINE: Final = 11
SHUFFLE_LINE: Final = 12
"""What a line of an Automa card does."""

SPECIALS = ("none", "until_type", "coast", "always_twice", "typed_only", "catch_up")
PLAIN_CARD: Final = 0
UNTIL_TYPE: Final = 1
COAST: Final = 2
ALWAYS_TWICE: Final = 3
TYPED_ONLY: Final = 4
CATCH_UP: Final = 5
"""What the Automa cards of the civilizations do."""


class Card:
    """A face that can lie in a city."""

    def __init__(self, id: str, index: Face, kind: int, set: int, copies: int) -> None:
        self.id = id
        self.name = say(f"card-{id}")
        self.index = index
        self.kind = kind
        self.set = set
        self.copies = copies
        self.civilization = NO_CIVILIZATION
        self.cost = 0
        """What it costs; for a Wonder the sum of both steps."""
        self.price = 0
        """What is paid to take it; for a Wonder its first step."""
        self.steps = (0, 0)
        self.printed: Gain | None = None
        self.effect: Effect | None = None
        self.acquisition: Gain | None = None
        self.buy: Action
        """The action that buys it, if it can be bought; `game.py` fills it in."""
        self.provenance: Mapping[str, str] = {}

    @property
    def era(self) -> int:
        """The era of a Development card, from 0; negative for other cards."""
        return self.set - ERA_I


class Policy:
    """A Cultural Policy: a bonus that repeats, and a power while it lies on top."""

    def __init__(self, id: str, index: PolicyId, civilization: CivilizationId, bonus: Gain) -> None:
        self.id = id
        self.name = say(f"policy-{id}")
        self.index = index
        self.civilization = civilization
        self.bonus = bonus
        self.power = NO_POWER
        self.amount = 0
        self.provenance: Mapping[str, str] = {}


class Warlord:
    """What a Warlord gives when it attacks."""

    def __init__(self, id: str, civilization: CivilizationId, attack: Gain) -> None:
        self.id = id
        self.name = say(f"warlord-{id}")
        self.civilization = civilization
        self.attack = attack
        self.provenance: Mapping[str, str] = {}


class Civilization:
    """A civilization: its type, and the cards that only it has."""

    def __init__(self, id: str, index: CivilizationId, type: int) -> None:
        self.id = id
        self.name = say(f"civilization-{id}")
        self.index = index
        self.type = type
        self.automa: tuple[AutomaCardId, ...] = ()
        """The deck of the Automa that plays it, without advanced cards."""
        self.faces: tuple[Face, ...] = ()
        self.policies: tuple[PolicyId, ...] = ()
        self.warlord: Warlord
        self.provenance: Mapping[str, str] = {}


class Token:
    """A Barbarian (with a value) or a Free City (with a cost), and its rewards."""

    def __init__(self, id: str, index: int, rewards: tuple[Gain, ...]) -> None:
        self.id = id
        self.name = say(f"city-{id}")
        """That of a Free City; Barbarians have none."""
        self.index = index
        self.rewards = rewards
        self.value = 0
        self.copies = 1
        self.cost: Cost | None = None
        self.provenance: Mapping[str, str] = {}


class Market:
    """A market and what its tokens give."""

    def __init__(self, id: str, index: MarketId, tokens: tuple[Gain, ...]) -> None:
        self.id = id
        self.name = say(f"market-{id}")
        self.index = index
        self.tokens = tokens
        self.provenance: Mapping[str, str] = {}


Line = tuple[int, int, int]
"""What a line of an Automa card does, its number, and its price (0: it must be done)."""


class AutomaCard:
    """A card of the Automa."""

    def __init__(self, id: str, index: AutomaCardId) -> None:
        self.id = id
        self.index = index
        self.always: tuple[Line, ...] = ()
        self.type = -1
        self.typed: tuple[Line, ...] = ()
        self.civilization = NO_CIVILIZATION
        self.special = PLAIN_CARD
        self.advanced = False
        self.provenance: Mapping[str, str] = {}


class Cards:
    """Everything in the box, by index."""

    box: Box
    constants: dict[str, str]
    faces: tuple[Card, ...]
    policies: tuple[Policy, ...]
    civilizations: tuple[Civilization, ...]
    barbarians: tuple[Token, ...]
    cities: tuple[Token, ...]
    markets: tuple[Market, ...]
    automa: tuple[AutomaCard, ...]
    advanced: tuple[AutomaCardId, ...]
    """The advanced cards of the Automa."""
    layouts: tuple[Layout, ...]
    """The maps for two, three and four players."""
    map_provenance: tuple[Mapping[str, str], ...]
    basics: tuple[Face, ...]
    """The faces of the three piles of Basic buildings."""
    start: tuple[Face, ...]
    """The cards that everybody begins with."""
    eras: tuple[tuple[Face, ...], ...]
    """The Development cards of each era."""
    by_id: dict[str, Card]

    def token(self, token: TokenId) -> Token:
        """A Barbarian or a Free City."""
        return self.cities[city_of(token)] if is_city(token) else self.barbarians[token]
