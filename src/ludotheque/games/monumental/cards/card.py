"""What a card is: small values that the rules read. The numbers come from `cards.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.action import Action
from ludotheque.games.monumental.cards.box import Box
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

PRODUCTION: Final = 0
SCIENCE: Final = 1
MILITARY: Final = 2
FOR_WONDERS: Final = 3
AGAINST_BARBARIANS: Final = 4
RESOURCES = ("production", "science", "military", "wonder_production", "barbarian_military")
"""The resources of a turn; the first three are the basic ones, the others are restricted."""

POWERS = (
    "none",
    "cheaper_knowledge",
    "cheap_progress",
    "token_gold",
    "reinforce",
    "knowledge_science",
    "cheaper_barbarians",
    "across_the_sea",
    "cheaper_enemies",
    "smaller_outposts",
    "first_conquest_gold",
    "cheaper_wonders",
    "wonder_culture",
    "yearly_production",
    "stronger_wonders",
    "first_step_gold",
    "gold_for_culture",
    "free_city_friend",
    "stronger_provinces",
    "double_gold",
    "extra_pick_up",
    "strong_warlord",
    "dearer_provinces",
    "peace_gold",
    "barbarian_science",
)
NO_POWER: Final = 0
CHEAPER_KNOWLEDGE: Final = 1
CHEAP_PROGRESS: Final = 2
TOKEN_GOLD: Final = 3
REINFORCE: Final = 4
KNOWLEDGE_SCIENCE: Final = 5
CHEAPER_BARBARIANS: Final = 6
ACROSS_THE_SEA: Final = 7
CHEAPER_ENEMIES: Final = 8
SMALLER_OUTPOSTS: Final = 9
FIRST_CONQUEST_GOLD: Final = 10
CHEAPER_WONDERS: Final = 11
WONDER_CULTURE: Final = 12
YEARLY_PRODUCTION: Final = 13
STRONGER_WONDERS: Final = 14
FIRST_STEP_GOLD: Final = 15
GOLD_FOR_CULTURE: Final = 16
FREE_CITY_FRIEND: Final = 17
STRONGER_PROVINCES: Final = 18
DOUBLE_GOLD: Final = 19
EXTRA_PICK_UP: Final = 20
STRONG_WARLORD: Final = 21
DEARER_PROVINCES: Final = 22
PEACE_GOLD: Final = 23
BARBARIAN_SCIENCE: Final = 24
"""The permanent effects of Policies; a card names one and its amount."""

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

ANY_BASIC: Final = -2
NO_BASIC: Final = -1
PROVINCES: Final = 0
WONDERS: Final = 1
COUNTS = ("provinces", "wonders")


class Per:
    """So much for every few provinces or Wonders, within bounds."""

    __slots__ = ("count", "every", "good", "least", "most")

    def __init__(self, count: int, every: int, least: int, most: int, good: int) -> None:
        self.count = count
        self.every = every
        self.least = least
        self.most = most
        self.good = good


class Gain:
    """Everything that a card, a token or a Policy can give, in the words of `cards.toml`."""

    __slots__ = (
        "activate",
        "amounts",
        "any",
        "archive",
        "basic",
        "cover_production",
        "culture",
        "draw",
        "free_moves",
        "free_steps",
        "gold",
        "knowledge",
        "only_resources",
        "per",
        "reactivate",
        "reactivate_cover",
        "reinforce",
        "reinforce_other",
        "resources",
        "same",
        "wonder",
    )

    def __init__(self) -> None:
        self.resources: tuple[int, ...] = (0, 0, 0, 0, 0)
        self.amounts: tuple[tuple[int, int], ...] = ()
        """The resources that there are any of, with their number."""
        self.only_resources = False
        """Whether there is nothing else; most cards are so, and need no look at all the rest."""
        self.gold = 0
        self.culture = 0
        self.any = 0
        self.same = 0
        self.draw = 0
        self.archive = 0
        self.free_moves = 0
        self.free_steps = 0
        self.reinforce = 0
        self.reinforce_other = 0
        self.activate = 0
        self.reactivate = 0
        self.reactivate_cover = 0
        self.cover_production = 0
        self.knowledge = 0
        self.wonder = 0
        self.basic = NO_BASIC
        self.per: Per | None = None

    @property
    def prints_production(self) -> bool:
        """Whether Production is printed, restricted or not."""
        return bool(self.resources[PRODUCTION] or self.resources[FOR_WONDERS])

    @property
    def only_credit(self) -> bool:
        """Whether all of it is kept for later in the turn, so that taking it is no choice."""
        credit = self.free_moves or self.free_steps or self.reinforce or self.reinforce_other
        other = self.gold or self.culture or self.any or self.same or self.draw or self.archive
        more = (
            self.activate
            or self.reactivate
            or self.reactivate_cover
            or self.knowledge
            or self.wonder
        )
        return bool(credit) and not (other or more or any(self.resources)) and self.basic == -1

    @property
    def reactivates(self) -> bool:
        return bool(self.reactivate or self.reactivate_cover)


class Cost:
    """What an effect or a Free City takes."""

    __slots__ = ("archive", "basic", "discard", "gold", "resources")

    def __init__(self) -> None:
        self.resources: tuple[int, int, int] = (0, 0, 0)
        self.basic = 0
        self.gold = 0
        self.archive = 0
        self.discard = 0

    @property
    def size(self) -> int:
        """How many resources it takes."""
        return sum(self.resources) + self.gold


class Effect:
    """What an activated card offers once: for a cost, under a condition, several times over.

    ``generated`` are amounts of the basic resources that must have been generated this turn.
    """

    __slots__ = (
        "conquered",
        "costless",
        "free",
        "gain",
        "generated",
        "passive",
        "spend",
        "swap",
        "times",
    )

    def __init__(self, gain: Gain, spend: Cost) -> None:
        self.gain = gain
        self.spend = spend
        self.generated: tuple[int, int, int] = (0, 0, 0)
        self.conquered = 0
        self.times = 1
        self.swap = 0
        self.free = True
        """Under no condition."""
        self.costless = True
        self.passive = False
        """Taken at once on activation: a credit for later in the turn."""


class Card:
    """A face that can lie in a city."""

    __slots__ = (
        "acquisition",
        "buy",
        "civilization",
        "copies",
        "cost",
        "effect",
        "id",
        "index",
        "kind",
        "price",
        "printed",
        "provenance",
        "set",
        "steps",
    )

    def __init__(self, id: str, index: int, kind: int, set: int, copies: int) -> None:
        self.id = id
        self.index = index
        self.kind = kind
        self.set = set
        self.copies = copies
        self.civilization = -1
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

    __slots__ = ("amount", "bonus", "civilization", "id", "index", "power", "provenance")

    def __init__(self, id: str, index: int, civilization: int, bonus: Gain) -> None:
        self.id = id
        self.index = index
        self.civilization = civilization
        self.bonus = bonus
        self.power = NO_POWER
        self.amount = 0
        self.provenance: Mapping[str, str] = {}


class Warlord:
    """What a Warlord gives when it attacks."""

    __slots__ = ("attack", "civilization", "id", "provenance")

    def __init__(self, id: str, civilization: int, attack: Gain) -> None:
        self.id = id
        self.civilization = civilization
        self.attack = attack
        self.provenance: Mapping[str, str] = {}


class Civilization:
    """A civilization: its type, and the cards that only it has."""

    __slots__ = ("automa", "faces", "id", "index", "policies", "provenance", "type", "warlord")

    def __init__(self, id: str, index: int, type: int) -> None:
        self.id = id
        self.index = index
        self.type = type
        self.automa: tuple[int, ...] = ()
        """The deck of the Automa that plays it, without advanced cards."""
        self.faces: tuple[int, ...] = ()
        self.policies: tuple[int, ...] = ()
        self.warlord: Warlord
        self.provenance: Mapping[str, str] = {}


class Token:
    """A Barbarian (with a value) or a Free City (with a cost), and its rewards."""

    __slots__ = ("copies", "cost", "id", "index", "provenance", "rewards", "value")

    def __init__(self, id: str, index: int, rewards: tuple[Gain, ...]) -> None:
        self.id = id
        self.index = index
        self.rewards = rewards
        self.value = 0
        self.copies = 1
        self.cost: Cost | None = None
        self.provenance: Mapping[str, str] = {}


class Market:
    """A market and what its tokens give."""

    __slots__ = ("id", "index", "provenance", "tokens")

    def __init__(self, id: str, index: int, tokens: tuple[Gain, ...]) -> None:
        self.id = id
        self.index = index
        self.tokens = tokens
        self.provenance: Mapping[str, str] = {}


Line = tuple[int, int, int]
"""What a line of an Automa card does, its number, and its price (0: it must be done)."""


class AutomaCard:
    """A card of the Automa."""

    __slots__ = (
        "advanced",
        "always",
        "civilization",
        "id",
        "index",
        "provenance",
        "special",
        "type",
        "typed",
    )

    def __init__(self, id: str, index: int) -> None:
        self.id = id
        self.index = index
        self.always: tuple[Line, ...] = ()
        self.type = -1
        self.typed: tuple[Line, ...] = ()
        self.civilization = -1
        self.special = PLAIN_CARD
        self.advanced = False
        self.provenance: Mapping[str, str] = {}


class Cards:
    """Everything in the box, by index."""

    __slots__ = (
        "advanced",
        "automa",
        "barbarians",
        "basics",
        "box",
        "by_id",
        "cities",
        "civilizations",
        "constants",
        "eras",
        "faces",
        "layouts",
        "map_provenance",
        "markets",
        "policies",
        "start",
    )

    box: Box
    constants: dict[str, str]
    faces: tuple[Card, ...]
    policies: tuple[Policy, ...]
    civilizations: tuple[Civilization, ...]
    barbarians: tuple[Token, ...]
    cities: tuple[Token, ...]
    markets: tuple[Market, ...]
    automa: tuple[AutomaCard, ...]
    advanced: tuple[int, ...]
    """The advanced cards of the Automa."""
    layouts: tuple[Layout, ...]
    """The maps for two, three and four players."""
    map_provenance: tuple[Mapping[str, str], ...]
    basics: tuple[int, ...]
    """The faces of the three piles of Basic buildings."""
    start: tuple[int, ...]
    """The cards that everybody begins with."""
    eras: tuple[tuple[int, ...], ...]
    """The Development cards of each era."""
    by_id: dict[str, Card]
