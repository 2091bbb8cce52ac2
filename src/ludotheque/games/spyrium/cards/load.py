"""From `cards.toml` to `Cards`, with every check that keeps a wrong file out of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.core.message import Message
from ludotheque.games.card_form import FIXED, said_as
from ludotheque.games.cardfile import CardFile, Place, constants, fill
from ludotheque.games.spyrium.cards.card import (
    BUILDING,
    CHARACTER,
    EFFECTS,
    ERAS,
    EVENT_POWERS,
    GIVEN_IN_ORDER,
    KINDS,
    OPTIONS,
    POWERS,
    SYMBOLS,
    TECHNIQUE,
    USES,
    Box,
    Card,
    Cards,
    Deal,
    EventCard,
    EventNumber,
    Face,
    Gain,
)
from ludotheque.games.spyrium.cards.own import BUILT_IN_VALUES, entries, name_of
from ludotheque.games.spyrium.cards.vocabulary import check_words

FACES: Mapping[str, Any] = BUILT_IN_VALUES["cards"]
BUILDING_IDS = tuple(id for id, card in FACES.items() if card["kind"] == "building")
"""The built-in buildings: the notation of actions names them, in this order."""

BOX = Place("box")
ALL = Place("cards", "cards")

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Era = Literal["A", "B", "C"]


class _Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    name: Any = None
    like: Annotated[str, FIXED] = ""
    provenance: dict[str, str] = {}


class _Gain(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    effect: Annotated[
        Literal["money", "spyrium", "points", "workers", "residence"], said_as("web-entry-effect")
    ]
    amount: Annotated[Count | Literal["token"], said_as("web-entry-amount")]


class _Deal(_Gain):
    also: list[_Gain] = []


class _Call(_Deal):
    spyrium: Count = 0
    pay_token: bool = False


class _Use(_Deal):
    workers: Count = 0
    spyrium: Count = 0


class _Offer(_Deal):
    spyrium: Count = 0
    money: Count = 0
    money_per_worker: Count = 0


class _Final(msgspec.Struct, forbid_unknown_fields=True):
    count: Annotated[
        Literal["spyrium", "money", "buildings", "tokens", "residence", "workers", "factories"],
        said_as("final"),
    ]
    per: Positive = 1


class _Character(_Entry, tag_field="kind", tag="character"):
    copies: dict[Era, Count]
    price: Count
    call: _Call


class _Building(_Entry, tag_field="kind", tag="building"):
    copies: dict[Era, Count]
    price: Count
    symbols: list[Annotated[Literal["mine", "factory", "research"], said_as("symbol")]]
    points: Count
    uses: Annotated[list[_Use], Meta(max_length=USES)] = []
    built: _Deal | None = None


class _Technique(_Entry, tag_field="kind", tag="technique"):
    copies: dict[Era, Count]
    price: Count
    power: Annotated[
        Literal[
            "mines_need_no_worker",
            "more_money",
            "cheaper_plots",
            "keep_tokens",
            "no_surcharge",
            "reuse",
            "factory_points",
        ],
        said_as("power"),
    ]
    final: _Final
    amount: Count = 0


_ENTRIES: dict[str, type[_Character | _Building | _Technique]] = {
    "character": _Character,
    "building": _Building,
    "technique": _Technique,
}


class _Event(_Entry):
    options: Annotated[list[_Offer], Meta(max_length=OPTIONS)] = []
    power: Annotated[Literal["reuse", "place"] | None, said_as("web-entry-power-event")] = None
    money: Count = 0


class _Box(_Entry):
    eras: dict[Era, Count]
    kinds: dict[Annotated[Literal["character", "building", "technique"], said_as("kind")], Count]
    turns: Annotated[tuple[Era, ...], Meta(min_length=1)]
    money: Count
    spyrium: Count
    workers: Positive
    workers_in_all: Positive
    residences: Annotated[tuple[Count, ...], Meta(min_length=1)]
    bonus_at: tuple[Positive, Positive]
    bonus_money: Count
    tokens: tuple[Count, Count, Count]
    plot: Count
    reduction: Count
    technique_cap: Count


ENTRY_TYPES: dict[str, dict[str, type]] = {
    "cards": dict(_ENTRIES),
    "events": {"": _Event},
    "box": {"": _Box},
}


def load(file: CardFile) -> Cards:
    """The cards of a file, or of values read before; ``BadCards`` if anything is wrong."""
    file.only(("box", "cards", "events"))
    box_entry, sources = file.box(_Box, BUILT_IN_VALUES)
    turns = tuple(ERAS.index(era) for era in box_entry.turns)
    box = fill(Box(), box_entry, without=("eras", "kinds"), turns=turns)
    box.provenance = sources
    faces: list[Card] = []
    for id, raw in entries(file, "cards", "card").items():
        faces.append(_read_face(file, id, raw, Face(len(faces))))
    events: list[EventCard] = []
    for id, raw in entries(file, "events", "event").items():
        if id in file.values["events"]:
            events.append(_read_event(file, id, raw, EventNumber(len(events))))
    _check_counts(file, box_entry, faces, len(events))
    _check_powers(file, faces)
    return Cards(box, _constants(file.values["box"]), faces, events)


def _read_face(file: CardFile, id: str, raw: Mapping[str, Any], index: Face) -> Card:
    where = Place("cards", "card", id)
    kind: str = FACES[id]["kind"] if id in FACES else raw.get("kind", "")
    file.choices(kind, KINDS, where.at("kind"))
    if raw.get("kind") != kind:
        raise file.complain(where.at("kind"), "wrong-kind", kind=Message(f"kind-{kind}", {}))
    check_words(file, raw, where, is_event=False)
    entry = file.convert(raw, _ENTRIES[kind], where)
    card = _face(id, name_of(file, raw, f"card-{id}", where), index, entry)
    card.provenance = file.sources(raw, FACES.get(id, {}), where)
    return card


def _read_event(file: CardFile, id: str, raw: Mapping[str, Any], index: EventNumber) -> EventCard:
    where = Place("events", "event", id)
    check_words(file, raw, where, is_event=True)
    entry = file.convert(raw, _Event, where)
    event = _event(id, name_of(file, raw, f"event-{id}", where), index, entry)
    if not event.power and not event.deals:
        raise file.complain(where.at("options"), "wrong-offers-nothing")
    if event.power and event.deals:
        raise file.complain(where.at("options"), "wrong-power-already")
    event.provenance = file.sources(raw, BUILT_IN_VALUES["events"].get(id, {}), where)
    return event


def _face(id: str, name: Message, index: Face, entry: _Character | _Building | _Technique) -> Card:
    kind = {_Character: CHARACTER, _Building: BUILDING, _Technique: TECHNIQUE}[type(entry)]
    card = Card(id, name, index, kind, entry.price)
    card.copies = tuple(entry.copies.get(era, 0) for era in ERAS)  # type: ignore[call-overload]
    if isinstance(entry, _Character):
        card.deals = (_deal(entry.call),)
        card.has_token = card.deals[0].takes_token
    elif isinstance(entry, _Building):
        card.symbols = sum(SYMBOLS[symbol] for symbol in set(entry.symbols))
        card.points = entry.points
        card.deals = tuple(_deal(use) for use in entry.uses)
        if entry.built is not None:
            card.built = _deal(entry.built)
            card.has_token = card.built.takes_token
    else:
        card.power = POWERS[entry.power]
        card.amount = entry.amount
        card.final = entry.final.count
        card.per = entry.final.per
    return card


def _event(id: str, name: Message, index: EventNumber, entry: _Event) -> EventCard:
    event = EventCard(id, name, index)
    event.deals = tuple(_deal(option) for option in entry.options)
    event.has_token = any(deal.takes_token for deal in event.deals)
    if entry.power is not None:
        event.power = EVENT_POWERS[entry.power]
        event.money = entry.money
    return event


def _deal(entry: _Deal) -> Deal:
    gains = sorted([_gain(gain) for gain in (entry, *entry.also)], key=_order)
    deal = Deal(tuple(gains))
    for cost in ("workers", "spyrium", "money", "money_per_worker"):
        setattr(deal, cost, getattr(entry, cost, 0))
    deal.pays_token = isinstance(entry, _Call) and entry.pay_token
    return deal


def _gain(entry: _Gain) -> Gain:
    by_token = entry.amount == "token"
    return Gain(EFFECTS.index(entry.effect), 0 if by_token else int(entry.amount), by_token)


def _order(gain: Gain) -> int:
    return GIVEN_IN_ORDER.index(gain.effect)


def _constants(box: Mapping[str, Any]) -> dict[str, str | Message]:
    """The constants in one line each; the kinds of cards have names in both languages."""
    found: dict[str, str | Message] = dict(constants(box))
    numbers = {kind: box["kinds"].get(kind, 0) for kind in KINDS}
    found["kinds"] = Message("box-kinds-value", numbers)
    return found


def _check_counts(file: CardFile, box: _Box, faces: list[Card], events: int) -> None:
    """Copies must add up to the cards of each era and of each kind."""
    for index, era in enumerate(ERAS):
        printed = box.eras.get(era, 0)  # type: ignore[call-overload]
        found = sum(card.copies[index] for card in faces)
        if found != printed:
            file.refuse(ALL.at("copies"), "wrong-era-count", era=era, found=found, most=printed)
        dealt = 9 * box.turns.count(era)
        if dealt > printed:
            file.refuse(BOX.at("turns"), "wrong-era-dealt", era=era, found=dealt, most=printed)
    for kind, name in enumerate(KINDS):
        printed = box.kinds.get(name, 0)  # type: ignore[call-overload]
        found = sum(card.total for card in faces if card.kind == kind)
        if found != printed:
            file.refuse(ALL.at("copies"), f"wrong-{name}-count", found=found, most=printed)
    if len(box.turns) > events:
        file.refuse(BOX.at("turns"), "wrong-events", found=events)
    if box.workers > box.workers_in_all:
        file.refuse(BOX.at("workers"), "wrong-workers", most=box.workers_in_all, found=box.workers)
    if tuple(sorted(set(box.residences))) != box.residences:
        file.refuse(BOX.at("residences"), "wrong-rising")
    if box.bonus_at[0] > box.bonus_at[1]:
        file.refuse(BOX.at("bonus_at"), "wrong-bonus-order")


def _check_powers(file: CardFile, faces: list[Card]) -> None:
    """A power belongs to one technique, of which there is one card."""
    owners: dict[int, str] = {}
    for card in faces:
        if card.kind != TECHNIQUE or not card.total:
            continue
        if card.total != 1:
            file.refuse(Place("cards", "card", card.id, "copies"), "wrong-technique-once")
        if card.power in owners:
            file.refuse(
                Place("cards", "card", card.id, "power"),
                "wrong-power-twice",
                other=owners[card.power],
            )
        owners[card.power] = card.id
