"""From `cards.toml` to `Cards`, with every check that keeps a wrong file out of a game."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.games.card_form import one_of, said_as
from ludotheque.games.card_names import LANGUAGES, read_name
from ludotheque.games.cardfile import CardFile, Place, constants, fill
from ludotheque.games.uchronia.actions import with_buildings
from ludotheque.games.uchronia.cards.building import Box, Building, BuildingIndex, Cards
from ludotheque.games.uchronia.cards.built_in import BUILDING_IDS, BUILT_IN, VALUES
from ludotheque.games.uchronia.cards.colours import (
    COLOURS,
    DRACONIANS,
    ORDERS,
    Colour,
    Order,
)
from ludotheque.games.uchronia.cards.effects import (
    BONUS,
    COMPLETION,
    EFFECTS,
    FIELDS,
    KINDS,
    RAIDS,
    Effect,
    Kind,
)

BOX = Place("box")

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
ColourName = Annotated[Literal["wood", "clay", "brick", "stone", "marble"], said_as("resource")]
OrderName = Annotated[
    Literal["exploration", "production", "draconians", "construction", "trade"], said_as("order")
]
KindName = Annotated[
    Literal["bonus", "permanent", "completion", "reaction", "points"], said_as("web-entry-kind")
]


class _Effect(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    kind: KindName
    effect: Annotated[str, one_of(EFFECTS, "effect")]
    order: OrderName | None = None
    when: Annotated[Literal["before", "after"], said_as("web-entry-when")] = "after"
    amount: Positive | None = None
    resource: ColourName | None = None
    orders: Annotated[list[OrderName], Meta(min_length=1)] | None = None
    active: list[KindName] | None = None
    source: Annotated[Literal["forum", "stock"] | None, said_as("web-entry-from")] = None


class _Building(_Effect, forbid_unknown_fields=True, kw_only=True):
    name: str | dict[str, str] | None = None
    copies: Count | None = None
    colour: ColourName
    cost: Positive
    points: Count
    more: list[_Effect] = []
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
    thresholds: tuple[Positive, Positive, Positive, Positive]
    provenance: dict[str, str] = {}


ENTRY_TYPES: dict[str, dict[str, type]] = {"cards": {"": _Building}, "box": {"": _Box}}


def load(file: CardFile) -> Cards:
    """The cards of a file, or of values read before; ``BadCards`` if anything is wrong.

    A built-in building that the file does not list is not in the box, but keeps its index.
    """
    file.only(("box", "cards"))
    entry, sources = file.box(_Box, VALUES)
    box = _box(file, entry)
    box.provenance = sources
    listed = file.values["cards"]
    own = [id for id in listed if id not in BUILDING_IDS]
    for id in own:
        named = isinstance(listed[id], Mapping) and "name" in listed[id]
        file.check_new(Place("cards", "card", id), "" if named else "name", BUILDING_IDS)
    buildings: list[Building] = []
    for id in (*BUILDING_IDS, *own):
        raw = listed.get(id)
        index = BuildingIndex(len(buildings))
        if raw is None:
            buildings.append(_building(CardFile(BUILT_IN), id, index, VALUES["cards"][id], 0))
        else:
            buildings.append(_building(file, id, index, raw, box.copies))
    _check_counts(file, box, buildings)
    _check_names(file, buildings)
    cards = Cards(box, constants(file.values["box"]), buildings)
    cards.actions = with_buildings(own)
    cards.in_alphabet = {language: _in_alphabet(buildings, language) for language in LANGUAGES}
    return cards


def _in_alphabet(buildings: list[Building], language: str) -> list[int]:
    """The place of each building in the alphabet of a language; accents do not count."""
    keys = [_without_accents(card.names[language]) for card in buildings]
    order = sorted(range(len(keys)), key=lambda number: (keys[number], number))
    places = [0] * len(keys)
    for place, number in enumerate(order):
        places[number] = place
    return places


def _without_accents(name: str) -> str:
    letters = unicodedata.normalize("NFD", name.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _box(file: CardFile, entry: _Box) -> Box:
    for colour in COLOURS:
        if colour not in entry.resources:
            raise file.complain(BOX.at("resources"), "wrong-missing", field=colour)
    resources = tuple(entry.resources[colour] for colour in COLOURS)  # type: ignore[index]
    return fill(Box(), entry, resources=resources)


def _building(file: CardFile, id: str, index: BuildingIndex, raw: Any, copies: int) -> Building:
    where = Place("cards", "card", id)
    built_in = VALUES["cards"].get(id, {"provenance": {}})
    _check_verbs(file, where, raw)
    entry = file.convert(raw, _Building, where)
    card = _part(file, id, index, entry, where)
    card.colour = Colour(COLOURS.index(entry.colour))
    card.cost = entry.cost
    card.points = entry.points
    card.copies = copies if entry.copies is None else entry.copies
    name = read_name(file, built_in.get("name") if entry.name is None else entry.name, where)
    card.names = name.bare
    if entry.name is not None and entry.name != built_in.get("name"):
        card.name = name
    further = [_part(file, id, index, part, where.at("more")) for part in entry.more]
    card.compose(further)
    _check_parts(file, where, card)
    card.provenance = file.sources(raw, built_in, where)
    if "name" not in raw:
        card.provenance = {"name": built_in["provenance"]["name"], **card.provenance}
    return card


def _check_verbs(file: CardFile, where: Place, raw: Any) -> None:
    """Refuses an effect that there is not, before anything else is looked at."""
    further = raw.get("more", []) if isinstance(raw, Mapping) else []
    for part in [raw, *(further if isinstance(further, list) else [])]:
        verb = part.get("effect") if isinstance(part, Mapping) else None
        if isinstance(verb, str) and verb not in EFFECTS:
            every = ", ".join(EFFECTS)
            place = where.at("effect")
            raise file.complain_near(
                place, "wrong-effect", verb, EFFECTS, effect=verb, effects=every
            )


def _part(file: CardFile, id: str, index: BuildingIndex, entry: _Effect, where: Place) -> Building:
    """One effect of a building."""
    _check_fields(file, where, entry)
    card = Building(id, index, Kind(KINDS.index(entry.kind)))
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


def _check_fields(file: CardFile, where: Place, entry: _Effect) -> None:
    """An effect has its kinds and its fields, and no others."""
    verb = EFFECTS[entry.effect]
    kind = KINDS.index(entry.kind)
    if kind not in verb.kinds:
        known = ", ".join(KINDS[kind] for kind in verb.kinds)
        raise file.complain(where.at("kind"), "wrong-effect-kind", effect=entry.effect, kinds=known)
    needed = (*verb.fields, "order") if kind == BONUS else verb.fields
    for field in needed:
        if getattr(entry, field) is None:
            raise file.complain(where.at(field), "wrong-effect-needs", effect=entry.effect)
    for field in FIELDS:
        given = getattr(entry, field) not in (None, "after")
        if given and field not in needed and not (field == "when" and kind == BONUS):
            raise file.complain(where.at(field), "wrong-effect-none", effect=entry.effect)
    raid = list(EFFECTS).index(entry.effect) in RAIDS
    if raid and (entry.order != ORDERS[DRACONIANS] or entry.when == "before"):
        raise file.complain(
            where.at("order"), "wrong-raid", effect=entry.effect, order=ORDERS[DRACONIANS]
        )


def _check_parts(file: CardFile, where: Place, card: Building) -> None:
    """Several effects of one building must be told apart when they are used."""
    place = where.at("more")
    for kind in (BONUS, COMPLETION):
        if sum(part.kind == kind for part in card.parts) > 1:
            raise file.complain(place, "wrong-kind-twice", kind=KINDS[kind])
    if len({part.effect for part in card.parts}) < len(card.parts):
        raise file.complain(place, "wrong-effect-again")


def _check_counts(file: CardFile, box: Box, buildings: list[Building]) -> None:
    """There must be enough cards for the set-up, and no more than fit a table."""
    players = len(box.thresholds) + 1
    if sum(box.resources) < players * box.dealt:
        file.refuse(BOX.at("resources"), "wrong-dealt", persons=players, dealt=box.dealt)
    if sum(card.copies for card in buildings) < box.works + players:
        file.refuse(BOX.at("works"), "wrong-few-buildings")
    if sum(card.copies > 0 for card in buildings) < players:
        file.refuse(Place("cards"), "wrong-few-names", persons=players)
    if box.works < players:
        file.refuse(BOX.at("works"), "wrong-few-works", persons=players)


def _check_names(file: CardFile, buildings: list[Building]) -> None:
    """Nobody builds the same name twice, so two Buildings have two names."""
    if not file.has_provenance:
        # A stored game keeps the names that it began with.
        return
    first: dict[tuple[str, str], str] = {}
    for card in buildings:
        for language in LANGUAGES if card.copies else ():
            other = first.setdefault((language, card.names[language].casefold()), card.id)
            if other != card.id:
                where = Place("cards", "card", card.id, "name")
                file.refuse(where, "wrong-name-twice", other=other)
                break
