"""From `cards.toml` to `Cards`, with every check that keeps a wrong file out of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.games.cardfile import CardFile
from ludotheque.games.spyrium.cards.card import (
    BUILDING,
    CHARACTER,
    EFFECTS,
    ERAS,
    EVENT_POWERS,
    KINDS,
    POWERS,
    SYMBOLS,
    TECHNIQUE,
    Box,
    Card,
    Cards,
    Deal,
    EventCard,
    EventNumber,
    Face,
)

BUILT_IN = Path(__file__).with_name("cards.toml")
USES = 2
"""No building shows more uses than this; the action table has room for so many."""
OPTIONS = 3
"""No event offers more options than this."""

with BUILT_IN.open("rb") as _file:
    _BUILT_IN_VALUES = tomllib.load(_file)
FACE_IDS = tuple(_BUILT_IN_VALUES["cards"])
EVENT_IDS = tuple(_BUILT_IN_VALUES["events"])
BUILDING_IDS = tuple(
    id for id, card in _BUILT_IN_VALUES["cards"].items() if card["kind"] == "building"
)

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Era = Literal["A", "B", "C"]


class _Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    provenance: dict[str, str] = {}


class _Gain(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    effect: Literal["money", "spyrium", "points", "workers", "residence"]
    amount: Count | Literal["token"]


class _Call(_Gain):
    spyrium: Count = 0
    pay_token: bool = False


class _Use(_Gain):
    amount: Count
    workers: Count = 0
    spyrium: Count = 0


class _Offer(_Gain):
    spyrium: Count = 0
    money: Count = 0
    money_per_worker: Count = 0


class _Final(msgspec.Struct, forbid_unknown_fields=True):
    count: Literal["spyrium", "money", "buildings", "tokens", "residence", "workers", "factories"]
    per: Positive = 1


class _Character(_Entry, tag_field="kind", tag="character"):
    copies: dict[Era, Count]
    price: Count
    call: _Call


class _Building(_Entry, tag_field="kind", tag="building"):
    copies: dict[Era, Count]
    price: Count
    symbols: list[Literal["mine", "factory", "research"]]
    points: Count
    uses: Annotated[list[_Use], Meta(max_length=USES)] = []
    built: _Gain | None = None


class _Technique(_Entry, tag_field="kind", tag="technique"):
    copies: dict[Era, Count]
    price: Count
    power: Literal[
        "mines_need_no_worker",
        "more_money",
        "cheaper_plots",
        "keep_tokens",
        "no_surcharge",
        "reuse",
        "factory_points",
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
    power: Literal["reuse", "place"] | None = None
    money: Count = 0


class _Box(_Entry):
    eras: dict[Era, Count]
    kinds: dict[Literal["character", "building", "technique"], Count]
    turns: Annotated[list[Era], Meta(min_length=1)]
    money: Count
    spyrium: Count
    workers: Positive
    workers_in_all: Positive
    residences: Annotated[list[Count], Meta(min_length=1)]
    bonus_at: Annotated[list[Positive], Meta(min_length=2, max_length=2)]
    bonus_money: Count
    tokens: Annotated[list[Count], Meta(min_length=3, max_length=3)]
    plot: Count
    reduction: Count
    technique_cap: Count


def load(file: CardFile) -> Cards:
    """The cards of a file, or of values read before; ``BadCards`` if anything is wrong."""
    file.only(("box", "cards", "events"))
    raw_box = file.values["box"]
    box_entry = file.convert(raw_box, _Box, "section 'box'")
    box = _box(box_entry)
    box.provenance = _provenance(file, raw_box, _BUILT_IN_VALUES["box"], "section 'box'")
    faces: list[Card] = []
    for id, raw in file.entries("cards", "card", FACE_IDS).items():
        where = f"card '{id}'"
        kind = _BUILT_IN_VALUES["cards"][id]["kind"]
        _check_names(file, raw, where)
        if isinstance(raw, Mapping) and raw.get("kind") != kind:
            raise file.complain(f"{where}, field 'kind'", f"it is a {kind}.")
        card = _face(id, Face(len(faces)), file.convert(raw, _ENTRIES[kind], where))
        card.provenance = _provenance(file, raw, _BUILT_IN_VALUES["cards"][id], where)
        faces.append(card)
    events: list[EventCard] = []
    for id, raw in file.entries("events", "event", EVENT_IDS).items():
        where = f"event '{id}'"
        _check_names(file, raw, where)
        event = _event(id, EventNumber(len(events)), file.convert(raw, _Event, where))
        if not event.power and not event.deals:
            raise file.complain(f"{where}, field 'options'", "it offers nothing.")
        event.provenance = _provenance(file, raw, _BUILT_IN_VALUES["events"][id], where)
        events.append(event)
    _check_counts(file, box_entry, faces)
    _check_powers(file, faces)
    constants = {name: _shown(value) for name, value in raw_box.items()}
    return Cards(box, constants, faces, events)


def _shown(value: Any) -> str:
    """A constant of the box in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {number}" for key, number in value.items())
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _provenance(
    file: CardFile, raw: Mapping[str, Any], built_in: Mapping[str, Any], where: str
) -> dict[str, str]:
    """Where values come from.

    Values that came with a stored game do not say; those equal to the built-in ones have their
    provenance, the others are somebody's own.
    """
    if file.path is not None:
        return file.provenance(raw, where)
    return {
        field: source if raw.get(field) == built_in[field] else "own"
        for field, source in built_in["provenance"].items()
    }


def _check_names(file: CardFile, raw: Any, where: str) -> None:
    """Effects, powers and symbols must be known by name."""
    if not isinstance(raw, Mapping):
        return
    for field, value in raw.items():
        for deal in value if isinstance(value, list) else [value]:
            if isinstance(deal, Mapping) and "effect" in deal:
                file.choices(deal["effect"], EFFECTS, f"{where}, field '{field}.effect'")
        if field == "symbols" and isinstance(value, list):
            for symbol in value:
                file.choices(symbol, tuple(SYMBOLS), f"{where}, field 'symbols'")
    known = EVENT_POWERS if where.startswith("event") else POWERS
    file.choices(raw.get("power"), tuple(known), f"{where}, field 'power'")


def _face(id: str, index: Face, entry: _Character | _Building | _Technique) -> Card:
    kind = {_Character: CHARACTER, _Building: BUILDING, _Technique: TECHNIQUE}[type(entry)]
    card = Card(id, index, kind, entry.price)
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


def _event(id: str, index: EventNumber, entry: _Event) -> EventCard:
    event = EventCard(id, index)
    event.deals = tuple(_deal(option) for option in entry.options)
    event.has_token = any(deal.takes_token for deal in event.deals)
    if entry.power is not None:
        event.power = EVENT_POWERS[entry.power]
        event.money = entry.money
    return event


def _deal(entry: _Gain) -> Deal:
    by_token = entry.amount == "token"
    deal = Deal(EFFECTS.index(entry.effect), 0 if by_token else int(entry.amount), by_token)
    for cost in ("workers", "spyrium", "money", "money_per_worker"):
        setattr(deal, cost, getattr(entry, cost, 0))
    deal.pays_token = isinstance(entry, _Call) and entry.pay_token
    return deal


def _box(entry: _Box) -> Box:
    box = Box()
    box.turns = tuple(ERAS.index(era) for era in entry.turns)
    box.residences = tuple(entry.residences)
    box.bonus_at = tuple(entry.bonus_at)
    box.tokens = tuple(entry.tokens)
    box.money = entry.money
    box.spyrium = entry.spyrium
    box.workers = entry.workers
    box.workers_in_all = entry.workers_in_all
    box.bonus_money = entry.bonus_money
    box.plot = entry.plot
    box.reduction = entry.reduction
    box.technique_cap = entry.technique_cap
    return box


def _check_counts(file: CardFile, box: _Box, faces: list[Card]) -> None:
    """Copies must add up to the cards of each era and of each kind."""
    for index, era in enumerate(ERAS):
        printed = box.eras.get(era, 0)  # type: ignore[call-overload]
        found = sum(card.copies[index] for card in faces)
        if found != printed:
            raise file.complain(
                "all cards, field 'copies'", f"era {era} has {found} cards, the box has {printed}."
            )
        dealt = 9 * box.turns.count(era)  # type: ignore[arg-type]
        if dealt > printed:
            raise file.complain(
                "section 'box', field 'turns'", f"era {era} deals {dealt} of {printed} cards."
            )
    for kind, name in enumerate(KINDS):
        printed = box.kinds.get(name, 0)  # type: ignore[call-overload]
        found = sum(card.total for card in faces if card.kind == kind)
        if found != printed:
            raise file.complain(
                "all cards, field 'copies'", f"there are {found} {name}s, the box has {printed}."
            )
    if len(box.turns) > len(EVENT_IDS):
        raise file.complain(
            "section 'box', field 'turns'", f"there are only {len(EVENT_IDS)} events."
        )
    if box.workers > box.workers_in_all:
        raise file.complain(
            "section 'box', field 'workers'",
            f"a colour has {box.workers_in_all} workers, so a player cannot start with "
            f"{box.workers}.",
        )
    if sorted(set(box.residences)) != box.residences:
        raise file.complain("section 'box', field 'residences'", "the values must rise.")
    if box.bonus_at[0] > box.bonus_at[1]:
        raise file.complain("section 'box', field 'bonus_at'", "the first bonus comes first.")


def _check_powers(file: CardFile, faces: list[Card]) -> None:
    """A power belongs to one technique, of which there is one card."""
    owners: dict[int, str] = {}
    for card in faces:
        if card.kind != TECHNIQUE:
            continue
        if card.total != 1:
            raise file.complain(f"card '{card.id}', field 'copies'", "a technique exists once.")
        if card.power in owners:
            raise file.complain(
                f"card '{card.id}', field 'power'", f"'{owners[card.power]}' has it already."
            )
        owners[card.power] = card.id
