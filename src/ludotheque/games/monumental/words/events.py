"""The kinds of events that a game of Monumental reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.event import EventKind

KINDS: dict[str, EventKind] = {}


def _kind(
    name: str,
    params: tuple[str, ...] = (),
    zones: Mapping[str, str] | None = None,
    *,
    quiet: bool = False,
) -> EventKind:
    KINDS[name] = EventKind(name, params, zones, quiet=quiet)
    return KINDS[name]


RIVAL_CHOSEN: Final = _kind("rival-chosen", ("civilization",))
CIVILIZATION_CHOSEN: Final = _kind("civilization-chosen", ("civilization",))
CAPITAL_CHOSEN: Final = _kind("capital-chosen", ("tile",))
ROUND_BEGINS: Final = _kind("round-begins", ("round",))

ACTIVATED: Final = _kind("activated", ("row", "column"))
CARD_ACTIVATED: Final = _kind("card-activated", ("card",), quiet=True)
REACTIVATED: Final = _kind("reactivated", ("card",))
DREW: Final = _kind("drew", ("card",))
NOTHING_TO_DRAW: Final = _kind("nothing-to-draw")
RESHUFFLED: Final = _kind("reshuffled", ("cards",))
ARCHIVED: Final = _kind("archived", ("card",))
DISCARDED: Final = _kind("discarded", ("card",))
LAID_DOWN: Final = _kind("laid-down", ("card",), quiet=True)
REINFORCED: Final = _kind("reinforced", ("card",))
DEALT: Final = _kind("dealt", ("slot", "card"), quiet=True)
DEALT_UNDER: Final = _kind("dealt-under", ("slot", "card"), quiet=True)
KNOWLEDGE_PUT_BY: Final = _kind("knowledge-put-by", ("card",))
# These show a card that may be shuffled back into a deck before anybody decides again.
NO_COVER: Final = _kind("no-cover", ("card",), {"card": "players.*.discard"})

GOT: Final = tuple(
    _kind(f"got-{name}", ("amount",))
    for name in ("production", "science", "military", "wonder-production", "barbarian-military")
)
GOT_GOLD: Final = _kind("got-gold", ("amount",))
GOT_CULTURE: Final = _kind("got-culture", ("amount",))
GOT_MOVES: Final = _kind("got-moves", ("amount",))
GOT_STEPS: Final = _kind("got-steps", ("amount",))
GOT_REINFORCEMENT: Final = _kind("got-reinforcement", ("amount",))
PAID: Final = tuple(
    _kind(f"paid-{name}", ("amount",))
    for name in ("production", "science", "military", "wonder-production", "barbarian-military")
)
PAID_GOLD: Final = _kind("paid-gold", ("amount",))
GOLD_DOUBLED: Final = _kind("gold-doubled", ("amount",))
PAID_CULTURE: Final = _kind("paid-culture", ("amount",))
SWAPPED: Final = _kind("swapped", ("good", "other", "amount"))

USED: Final = _kind("used", ("card",))
BOUGHT: Final = _kind("bought", ("card",))
WONDER_BEGUN: Final = _kind("wonder-begun", ("card",))
WONDER_GIVEN_UP: Final = _kind("wonder-given-up", ("card",))
WONDER_COMPLETED: Final = _kind("wonder-completed", ("card",))
WONDER_PLACED: Final = _kind("wonder-placed", ("card", "tile"))
WONDER_WAITS: Final = _kind("wonder-waits", ("card",))
CARD_GAINED: Final = _kind("card-gained", ("card",))
NONE_LEFT: Final = _kind("none-left", ("card",))
DEVELOPED: Final = _kind("developed", ("policy",))
BONUS: Final = _kind("bonus", ("policy",))
FAVOUR: Final = _kind("favour", ("policy",))

CONQUERED_BARBARIANS: Final = _kind("conquered-barbarians", ("tile", "value"))
CONQUERED_CITY: Final = _kind("conquered-city", ("tile", "city"))
CONQUERED_FROM: Final = _kind("conquered-from", ("tile", "other_seat"))
CONQUERED_FROM_AUTOMA: Final = _kind("conquered-from-automa", ("tile",))
UNITS_MOVED_IN: Final = _kind("units-moved-in", ("tile", "soldiers"), quiet=True)
WARLORD_FOUGHT: Final = _kind("warlord-fought", ("warlord",))
REWARD: Final = _kind("reward", ("choice",))
SOLDIER_MOVED: Final = _kind("soldier-moved", ("tile", "to"))
WARLORD_MOVED: Final = _kind("warlord-moved", ("warlord", "to"))
OUTPOST_BUILT: Final = _kind("outpost-built", ("tile",))
EXPLORED: Final = _kind("explored", ("explorer", "tile"))
PICKED_PRODUCTION: Final = _kind("picked-production", ("tile",))
LOOKED: Final = _kind("looked", ("token",), {"token": "players.*.tokens"})
PICKED_MARKET: Final = _kind("picked-market", ("market",))
TOKEN_TAKEN: Final = _kind("token-taken", ("token",), {"token": "players.*.tokens"})
TOKEN_USED: Final = _kind("token-used", ("token",))
PRODUCTION_USED: Final = _kind("production-used")
PROGRESS: Final = _kind("progress")

TURN_ENDS: Final = _kind("turn-ends")
DISPLAY_DEALT: Final = _kind("display-dealt", ("card",), quiet=True)
DISPLAY_DISCARDED: Final = _kind("display-discarded", ("card",))
ERA_BEGINS: Final = _kind("era-begins", ("era",))
DECK_EMPTY: Final = _kind("deck-empty")
LAST_ROUND: Final = _kind("last-round")
GAME_ENDS: Final = _kind("game-ends")

AUTOMA_CARD: Final = _kind("automa-card", ("automa_card",), {"automa_card": "automa_played"})
AUTOMA_PASSES_OVER: Final = _kind("automa-passes-over", ("automa_card",))
AUTOMA_GOLD: Final = _kind("automa-gold", ("amount",))
AUTOMA_PAYS: Final = _kind("automa-pays", ("amount",))
AUTOMA_CANNOT: Final = _kind("automa-cannot", ("line", "amount"))
AUTOMA_SKIPS: Final = _kind("automa-skips", ("line",))
AUTOMA_TAKES: Final = _kind("automa-takes", ("card",))
AUTOMA_BEGINS_WONDER: Final = _kind("automa-begins-wonder", ("card",))
AUTOMA_COMPLETES: Final = _kind("automa-completes", ("card",))
AUTOMA_PLACES: Final = _kind("automa-places", ("card", "tile"))
AUTOMA_DEVELOPS: Final = _kind("automa-develops", ("policy",))
AUTOMA_CONQUERS: Final = _kind("automa-conquers", ("tile",))
AUTOMA_CONQUERS_FROM: Final = _kind("automa-conquers-from", ("tile", "other_seat"))
AUTOMA_EXPLORES: Final = _kind("automa-explores", ("explorer", "tile"))
AUTOMA_PRODUCTION: Final = _kind("automa-production", ("tile",))
AUTOMA_MARKET: Final = _kind("automa-market", ("market", "token"))
AUTOMA_EXPLORERS_RETURN: Final = _kind("automa-explorers-return")
AUTOMA_SHUFFLES: Final = _kind("automa-shuffles")
AUTOMA_SCORES: Final = _kind("automa-scores", ("points",))
