"""The vocabulary of the cards: what an effect takes and gives, in the words of `cards.toml`."""

from __future__ import annotations

from typing import Final

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

ANY_BASIC: Final = -2
NO_BASIC: Final = -1
PROVINCES: Final = 0
WONDERS: Final = 1
COUNTS = ("provinces", "wonders")


class Per:
    """So much for every few provinces or Wonders, within bounds."""

    def __init__(self, count: int, every: int, least: int, most: int, good: int) -> None:
        self.count = count
        self.every = every
        self.least = least
        self.most = most
        self.good = good


class Gain:
    """Everything that a card, a token or a Policy can give, in the words of `cards.toml`."""

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
