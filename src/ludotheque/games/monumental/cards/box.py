"""What is in the box besides cards: numbers that the rules read."""

from __future__ import annotations

from collections.abc import Mapping


class Box:
    """The constants of the game, with the names they have in `cards.toml`."""

    automa_cards: int
    automa_consolation: int
    automa_culture: int
    automa_gold: int
    automa_points: int
    automa_production: int
    domination_points: int
    gold: int
    knowledge_points: int
    outpost_defence: int
    outpost_units: int
    outposts: int
    policy_points: int
    production_token: int
    production_tokens: int
    progress: int
    province_points: int
    soldier_defence: int
    soldiers: int
    terrain_tiles: Mapping[str, int]
    terrain_values: Mapping[str, int]
    warlord_defence: int
    wonder_defence: int
    wonder_points: int
    provenance: Mapping[str, str]
