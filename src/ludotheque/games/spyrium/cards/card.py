"""What a card is: small values that the rules read. The numbers come from `cards.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NewType

from ludotheque.core.action import Action, ActionTable
from ludotheque.core.message import Message

Face = NewType("Face", int)
"""A card of the market deck, by its place in the card file."""
BuildingNumber = NewType("BuildingNumber", int)
"""A building, counted among the buildings of the card file."""
EventNumber = NewType("EventNumber", int)
"""An event, by its place in the card file."""
Token = NewType("Token", int)
"""The value of a token, 1 to 3."""

EMPTY: Final = -1
"""No card, or no event."""

Slot = NewType("Slot", int)
"""A building in a quarter, upright or tilted: one number, so that a quarter is a flat tuple."""


def slot_of(number: BuildingNumber, tilted: bool) -> Slot:
    """A building as it stands in a quarter."""
    return Slot(2 * number + 1) if tilted else Slot(2 * number)


def number_in(slot: Slot) -> BuildingNumber:
    """Which building stands in a slot."""
    return BuildingNumber(slot >> 1)


def is_tilted(slot: Slot) -> bool:
    """Whether the building has been exploited this turn."""
    return slot & 1 == 1


def straight(slot: Slot) -> Slot:
    """The same building, upright."""
    return Slot(slot & ~1)


CHARACTER: Final = 0
BUILDING: Final = 1
TECHNIQUE: Final = 2
KINDS = ("character", "building", "technique")

MINE: Final = 1
FACTORY: Final = 2
RESEARCH: Final = 4
SYMBOLS = {"mine": MINE, "factory": FACTORY, "research": RESEARCH}

MONEY: Final = 0
SPYRIUM: Final = 1
POINTS: Final = 2
WORKERS: Final = 3
RESIDENCE: Final = 4
EFFECTS = ("money", "spyrium", "points", "workers", "residence")
GIVEN_IN_ORDER = (RESIDENCE, WORKERS, MONEY, SPYRIUM, POINTS)
"""Points come last: a bonus that they win is asked for first, and on top of all others."""

MINES_NEED_NO_WORKER: Final = 1 << 0
MORE_MONEY: Final = 1 << 1
CHEAPER_PLOTS: Final = 1 << 2
KEEP_TOKENS: Final = 1 << 3
NO_SURCHARGE: Final = 1 << 4
REUSE_BUILDING: Final = 1 << 5
FACTORY_POINTS: Final = 1 << 6
POWERS = {
    "mines_need_no_worker": MINES_NEED_NO_WORKER,
    "more_money": MORE_MONEY,
    "cheaper_plots": CHEAPER_PLOTS,
    "keep_tokens": KEEP_TOKENS,
    "no_surcharge": NO_SURCHARGE,
    "reuse": REUSE_BUILDING,
    "factory_points": FACTORY_POINTS,
}
"""The powers of the techniques, one bit each."""

FINALS = ("spyrium", "money", "buildings", "tokens", "residence", "workers", "factories")
"""What a technique can count at the end of the game."""

EVENT_EXCHANGES: Final = 0
EVENT_REUSES_BUILDING: Final = 1
EVENT_PLACES_WORKER: Final = 2
EVENT_POWERS = {"reuse": EVENT_REUSES_BUILDING, "place": EVENT_PLACES_WORKER}
"""Events that do more than exchange goods."""

ERAS = ("A", "B", "C")


USES: Final = 2
"""No building shows more uses than this; the action table has room for so many."""
OPTIONS: Final = 3
"""No event offers more options than this."""


class Gain:
    """A verb of the card file: an effect and its amount.

    With ``by_token`` the value of a token is the amount.
    """

    def __init__(self, effect: int, amount: int, by_token: bool) -> None:
        self.effect = effect
        self.amount = amount
        self.by_token = by_token


class Deal:
    """Something for something: what an effect takes and what it gives.

    With ``by_token`` the value of a token is the amount of a gain; with ``pays_token`` it is paid
    in money.
    """

    def __init__(self, gains: tuple[Gain, ...]) -> None:
        self.gains = gains
        self.by_token = any(gain.by_token for gain in gains)
        self.pays_token = False
        self.workers = 0
        self.spyrium = 0
        self.money = 0
        self.money_per_worker = 0

    @property
    def takes_token(self) -> bool:
        """Whether a token is needed."""
        return self.by_token or self.pays_token

    def gives(self, effect: int) -> bool:
        """Whether an effect is among the gains."""
        return any(gain.effect == effect for gain in self.gains)


class Card:
    """A face of the market deck.

    ``deals`` are the call of a character or the uses of a building; ``built`` is what a building
    gives its builder. ``number`` counts the buildings from 0; other cards have none, -1.
    """

    def __init__(self, id: str, name: Message, index: Face, kind: int, price: int) -> None:
        self.id = id
        self.name = name
        self.index = index
        self.kind = kind
        self.price = price
        self.number = BuildingNumber(-1)
        self.symbols = 0
        self.points = 0
        self.deals: tuple[Deal, ...] = ()
        self.built: Deal | None = None
        self.has_token = False
        self.power = 0
        self.amount = 0
        self.final = ""
        self.per = 1
        self.copies: tuple[int, ...] = ()
        self.provenance: Mapping[str, str] = {}

    @property
    def total(self) -> int:
        """How many cards show this face."""
        return sum(self.copies)


class EventCard:
    """One of the events."""

    def __init__(self, id: str, name: Message, index: EventNumber) -> None:
        self.id = id
        self.name = name
        self.index = index
        self.power = EVENT_EXCHANGES
        self.money = 0
        self.deals: tuple[Deal, ...] = ()
        self.has_token = False
        self.provenance: Mapping[str, str] = {}


class Box:
    """The constants of the game, with the names they have in `cards.toml`."""

    turns: tuple[int, ...]
    money: int
    spyrium: int
    workers: int
    workers_in_all: int
    residences: tuple[int, ...]
    bonus_at: tuple[int, ...]
    bonus_money: int
    tokens: tuple[int, ...]
    plot: int
    reduction: int
    technique_cap: int
    provenance: Mapping[str, str]


class BuildingActions:
    """The actions that name a building, by its number, and the table in which they stand."""

    def __init__(self, table: ActionTable) -> None:
        self.table = table
        self.event_reuse: list[list[Action]] = []
        self.exploit: list[list[Action]] = []
        self.reuse: list[list[Action]] = []
        self.replace: list[Action] = []
        """By the slot of the building that is replaced."""


class Cards:
    """Everything in the box, by index.

    A built-in card that a card file leaves out is there without copies, so that every action of
    the table names a building. ``techniques`` are those of the box, one for each power.
    """

    actions: BuildingActions

    def __init__(
        self,
        box: Box,
        constants: dict[str, str | Message],
        faces: list[Card],
        events: list[EventCard],
    ) -> None:
        self.box = box
        self.constants = constants
        self.faces = tuple(faces)
        self.events = tuple(events)
        self.buildings = tuple(card for card in faces if card.kind == BUILDING)
        for number, card in enumerate(self.buildings):
            card.number = BuildingNumber(number)
        self.by_id = {card.id: card for card in faces}
        techniques = [card for card in faces if card.kind == TECHNIQUE]
        techniques.sort(key=_is_in_the_box)
        self.by_power = {card.power: card for card in techniques}
        named = set(self.by_power.values())
        self.techniques = tuple([card for card in faces if card in named])


def _is_in_the_box(card: Card) -> bool:
    return card.total > 0
