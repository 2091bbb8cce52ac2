"""The shape of `cards.toml`: what each entry must and may hold."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ludotheque.games.card_form import FIXED, one_of, said_as
from ludotheque.games.monumental.cards.card import LINES, SPECIALS, TYPES
from ludotheque.games.monumental.cards.effects import POWERS
from ludotheque.games.monumental.cards.ids import MARKET_TOKENS

Count = Annotated[int, Meta(ge=0, le=99)]
Positive = Annotated[int, Meta(ge=1, le=99)]
Step = Annotated[int, Meta(ge=0, le=9)]
Good = Annotated[Literal["production", "science", "military"], said_as("good")]
Terrain = Annotated[str, said_as("terrain")]


class Entry(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    provenance: dict[str, str] = {}


class NamedEntry(Entry, kw_only=True):
    name: Any = None


class PerEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    count: Annotated[Literal["provinces", "wonders"], said_as("web-entry-count")]
    every: Positive
    least: Count
    most: Count
    good: Good


class GainEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    production: Count = 0
    science: Count = 0
    military: Count = 0
    wonder_production: Count = 0
    barbarian_military: Count = 0
    gold: Count = 0
    culture: Count = 0
    any: Count = 0
    same: Count = 0
    draw: Step = 0
    archive: Step = 0
    free_moves: Step = 0
    free_steps: Step = 0
    reinforce: Step = 0
    reinforce_other: Step = 0
    activate: Step = 0
    reactivate: Annotated[int, Meta(ge=0, le=1)] = 0
    reactivate_cover: Annotated[int, Meta(ge=0, le=1)] = 0
    cover_production: Count = 0
    knowledge: Step = 0
    wonder: Step = 0
    basic: Annotated[str, said_as("basic")] = ""
    per: PerEntry | None = None


class CostEntry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    production: Count = 0
    science: Count = 0
    military: Count = 0
    basic: Count = 0
    gold: Count = 0
    archive: Annotated[int, Meta(ge=0, le=1)] = 0
    discard: Annotated[int, Meta(ge=0, le=1)] = 0


class EffectEntry(msgspec.Struct, forbid_unknown_fields=True):
    gain: GainEntry = GainEntry()
    spend: CostEntry = CostEntry()
    generated: dict[Good, Positive] = {}
    conquered: Count = 0
    times: Positive = 1
    swap: Count = 0


class CardEntry(NamedEntry):
    kind: Annotated[Literal["building", "knowledge", "wonder"], FIXED]
    set: Annotated[Literal["start", "civilization", "basic", "I", "II", "III"], FIXED]
    copies: Positive
    civilization: Annotated[str, FIXED] = ""
    cost: Positive = 1
    steps: tuple[Positive, Positive] = (1, 1)
    printed: GainEntry | None = None
    effect: EffectEntry | None = None
    acquisition: GainEntry | None = None


class CivilizationEntry(NamedEntry):
    type: Annotated[
        Literal["technological", "aggressive", "architectural", "economic", "cultural"],
        said_as("type"),
    ]


class WarlordEntry(NamedEntry):
    civilization: Annotated[str, FIXED]
    attack: GainEntry


class PolicyEntry(NamedEntry):
    civilization: Annotated[str, FIXED]
    bonus: GainEntry
    power: Annotated[str, one_of(POWERS, "power")]
    amount: Count = 0


class BarbarianEntry(Entry):
    value: Annotated[int, Meta(ge=1, le=4)]
    copies: Positive
    rewards: Annotated[list[GainEntry], Meta(min_length=2, max_length=2)]


class CityEntry(NamedEntry):
    cost: CostEntry
    rewards: Annotated[list[GainEntry], Meta(min_length=2, max_length=2)]


class MarketEntry(NamedEntry):
    tokens: Annotated[list[GainEntry], Meta(min_length=MARKET_TOKENS, max_length=MARKET_TOKENS)]


class TileEntry(msgspec.Struct, forbid_unknown_fields=True):
    at: tuple[int, int]
    terrain: str
    barbarian: Annotated[int, Meta(ge=0, le=4)] = 0
    city: bool = False
    market: Annotated[int, Meta(ge=0, le=4)] = 0


class MapEntry(Entry):
    tiles: Annotated[list[TileEntry], Meta(min_length=1)]


class LineEntry(msgspec.Struct, forbid_unknown_fields=True):
    do: Annotated[str, one_of(LINES, "does")]
    number: Positive = 1
    price: Count = 0


class AutomaEntry(Entry):
    always: list[LineEntry] = []
    type: Annotated[str, one_of(TYPES, "type")] = ""
    typed: list[LineEntry] = []
    civilization: Annotated[str, FIXED] = ""
    special: Annotated[str, one_of(SPECIALS, "does")] = "none"
    advanced: bool = False


class BoxEntry(Entry):
    gold: Count
    soldiers: Positive
    outposts: Count
    progress: Positive
    outpost_units: Positive
    soldier_defence: Positive
    warlord_defence: Positive
    outpost_defence: Positive
    wonder_defence: Count
    knowledge_points: Count
    wonder_points: Count
    policy_points: Count
    province_points: Count
    domination_points: Count
    production_token: Positive
    terrain_tiles: dict[Terrain, Count]
    terrain_values: dict[Terrain, Count]
    production_tokens: Count
    automa_cards: Positive
    automa_gold: Count
    automa_consolation: Count
    automa_production: Positive
    automa_culture: Count
    automa_points: Positive
