"""From `cards.toml` to `Cards`, with every check that keeps a wrong file out of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.games.cardfile import CardFile
from ludotheque.games.uchronia.cards.building import Box, Building, BuildingIndex, Cards
from ludotheque.games.uchronia.cards.colours import (
    COLOURS,
    DRACONIANS,
    ORDERS,
    Colour,
    Order,
)
from ludotheque.games.uchronia.cards.effects import BONUS, EFFECTS, KINDS, RAIDS, Effect, Kind

BUILT_IN = Path(__file__).with_name("cards.toml")

with BUILT_IN.open("rb") as _file:
    _BUILT_IN_VALUES = tomllib.load(_file)
BUILDING_IDS = tuple(_BUILT_IN_VALUES["cards"])

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
ColourName = Literal["wood", "clay", "brick", "stone", "marble"]
OrderName = Literal["exploration", "production", "draconians", "construction", "trade"]
KindName = Literal["bonus", "permanent", "completion", "reaction", "points"]

_OPTIONAL = ("order", "when", "amount", "resource", "orders", "active", "source")


class _Building(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    kind: KindName
    colour: ColourName
    cost: Positive
    points: Count
    effect: str
    order: OrderName | None = None
    when: Literal["before", "after"] = "after"
    amount: Positive | None = None
    resource: ColourName | None = None
    orders: Annotated[list[OrderName], Meta(min_length=1)] | None = None
    active: list[KindName] | None = None
    source: Literal["forum", "stock"] | None = None
    provenance: dict[str, str] = {}


class _Box(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    resources: dict[ColourName, Positive]
    copies: Positive
    dealt: Positive
    hand: Positive
    works: Positive
    activities: Count
    activities_per_building: Count
    drought: Positive
    thresholds: Annotated[list[Positive], Meta(min_length=4, max_length=4)]
    provenance: dict[str, str] = {}


def load(file: CardFile) -> Cards:
    """The cards of a file, or of values read before; ``BadCards`` if anything is wrong."""
    file.only(("box", "cards"))
    raw_box = file.values["box"]
    box = _box(file, file.convert(raw_box, _Box, "section 'box'"))
    box.provenance = _provenance(file, raw_box, _BUILT_IN_VALUES["box"], "section 'box'")
    buildings: list[Building] = []
    for id, raw in file.entries("cards", "card", BUILDING_IDS).items():
        where = f"card '{id}'"
        if isinstance(raw, Mapping):
            file.choices(raw.get("effect"), tuple(EFFECTS), f"{where}, field 'effect'")
        card = _building(
            file, id, BuildingIndex(len(buildings)), file.convert(raw, _Building, where)
        )
        card.provenance = _provenance(file, raw, _BUILT_IN_VALUES["cards"][id], where)
        buildings.append(card)
    _check_counts(file, box)
    constants = {name: _shown(value) for name, value in raw_box.items()}
    return Cards(box, constants, buildings)


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
    known = built_in["provenance"]
    return {
        field: known[field] if raw[field] == built_in.get(field) else "own"
        for field in raw
        if field not in ("kind", "provenance")
    }


def _box(file: CardFile, entry: _Box) -> Box:
    box = Box()
    for colour in COLOURS:
        if colour not in entry.resources:
            raise file.complain("section 'box', field 'resources'", f"'{colour}' is missing.")
    box.resources = tuple(entry.resources[colour] for colour in COLOURS)  # type: ignore[index]
    box.copies = entry.copies
    box.dealt = entry.dealt
    box.hand = entry.hand
    box.works = entry.works
    box.activities = entry.activities
    box.activities_per_building = entry.activities_per_building
    box.drought = entry.drought
    box.thresholds = tuple(entry.thresholds)
    return box


def _building(file: CardFile, id: str, index: BuildingIndex, entry: _Building) -> Building:
    _check_fields(file, f"card '{id}'", entry)
    card = Building(id, index, Kind(KINDS.index(entry.kind)))
    card.colour = Colour(COLOURS.index(entry.colour))
    card.cost = entry.cost
    card.points = entry.points
    card.effect = Effect(list(EFFECTS).index(entry.effect))
    card.before = entry.when == "before"
    if entry.order is not None:
        card.order = Order(ORDERS.index(entry.order))
    if entry.amount is not None:
        card.amount = entry.amount
    if entry.resource is not None:
        card.resource = Colour(COLOURS.index(entry.resource))
    card.orders = tuple(sorted({Order(ORDERS.index(order)) for order in entry.orders or ()}))
    card.active = tuple(sorted({Kind(KINDS.index(kind)) for kind in entry.active or ()}))
    card.from_stock = entry.source == "stock"
    return card


def _check_fields(file: CardFile, where: str, entry: _Building) -> None:
    """An effect has its kinds and its fields, and no others."""
    kinds, fields = EFFECTS[entry.effect]
    kind = KINDS.index(entry.kind)
    if kind not in kinds:
        known = ", ".join(KINDS[kind] for kind in kinds)
        raise file.complain(f"{where}, field 'kind'", f"'{entry.effect}' is of kind: {known}.")
    needed = (*fields, "order") if kind == BONUS else fields
    for field in needed:
        if getattr(entry, field) is None:
            raise file.complain(f"{where}, field '{field}'", f"'{entry.effect}' needs it.")
    for field in _OPTIONAL:
        given = getattr(entry, field) not in (None, "after")
        if given and field not in needed and not (field == "when" and kind == BONUS):
            raise file.complain(f"{where}, field '{field}'", f"'{entry.effect}' has none.")
    raid = list(EFFECTS).index(entry.effect) in RAIDS
    if raid and (entry.order != ORDERS[DRACONIANS] or entry.when == "before"):
        raise file.complain(
            f"{where}, field 'order'", f"'{entry.effect}' comes after {ORDERS[DRACONIANS]}."
        )


def _check_counts(file: CardFile, box: Box) -> None:
    """There must be enough cards for the set-up, and no more than fit a table."""
    players = len(box.thresholds) + 1
    if sum(box.resources) < players * box.dealt:
        raise file.complain(
            "section 'box', field 'resources'", f"{players} players are dealt {box.dealt} each."
        )
    if len(BUILDING_IDS) * box.copies < box.works + players:
        raise file.complain("section 'box', field 'works'", "there are not so many buildings.")
    if box.works < players:
        raise file.complain(
            "section 'box', field 'works'", f"each of {players} players draws one of them."
        )
