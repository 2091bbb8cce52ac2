"""The kinds of events that a game of Monumental reports."""

from __future__ import annotations

from collections.abc import Mapping

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


RIVAL_CHOSEN = _kind("rival-chosen", ("civilization",))
CIVILIZATION_CHOSEN = _kind("civilization-chosen", ("civilization",))
CAPITAL_CHOSEN = _kind("capital-chosen", ("tile",))
ROUND_BEGINS = _kind("round-begins", ("round",))

ACTIVATED = _kind("activated", ("row", "column"))
CARD_ACTIVATED = _kind("card-activated", ("card",), quiet=True)
REACTIVATED = _kind("reactivated", ("card",))
DREW = _kind("drew", ("card",))
NOTHING_TO_DRAW = _kind("nothing-to-draw")
RESHUFFLED = _kind("reshuffled", ("cards",))
ARCHIVED = _kind("archived", ("card",))
DISCARDED = _kind("discarded", ("card",))
LAID_DOWN = _kind("laid-down", ("card",), quiet=True)
REINFORCED = _kind("reinforced", ("card",))
DEALT = _kind("dealt", ("slot", "card"), quiet=True)
DEALT_UNDER = _kind("dealt-under", ("slot", "card"), quiet=True)
KNOWLEDGE_PUT_BY = _kind("knowledge-put-by", ("card",))
# These show a card that may be shuffled back into a deck before anybody decides again.
NO_COVER = _kind("no-cover", ("card",), {"card": "players.*.discard"})

GOT = tuple(
    _kind(f"got-{name}", ("amount",))
    for name in ("production", "science", "military", "wonder-production", "barbarian-military")
)
GOT_GOLD = _kind("got-gold", ("amount",))
GOT_CULTURE = _kind("got-culture", ("amount",))
GOT_MOVES = _kind("got-moves", ("amount",))
GOT_STEPS = _kind("got-steps", ("amount",))
GOT_REINFORCEMENT = _kind("got-reinforcement", ("amount",))
PAID = tuple(
    _kind(f"paid-{name}", ("amount",))
    for name in ("production", "science", "military", "wonder-production", "barbarian-military")
)
PAID_GOLD = _kind("paid-gold", ("amount",))
GOLD_DOUBLED = _kind("gold-doubled", ("amount",))
PAID_CULTURE = _kind("paid-culture", ("amount",))
SWAPPED = _kind("swapped", ("good", "other", "amount"))

USED = _kind("used", ("card",))
BOUGHT = _kind("bought", ("card",))
WONDER_BEGUN = _kind("wonder-begun", ("card",))
WONDER_GIVEN_UP = _kind("wonder-given-up", ("card",))
WONDER_COMPLETED = _kind("wonder-completed", ("card",))
WONDER_PLACED = _kind("wonder-placed", ("card", "tile"))
WONDER_WAITS = _kind("wonder-waits", ("card",))
CARD_GAINED = _kind("card-gained", ("card",))
NONE_LEFT = _kind("none-left", ("card",))
DEVELOPED = _kind("developed", ("policy",))
BONUS = _kind("bonus", ("policy",))
FAVOUR = _kind("favour", ("policy",))

CONQUERED_BARBARIANS = _kind("conquered-barbarians", ("tile", "value"))
CONQUERED_CITY = _kind("conquered-city", ("tile", "city"))
CONQUERED_FROM = _kind("conquered-from", ("tile", "other_seat"))
CONQUERED_FROM_AUTOMA = _kind("conquered-from-automa", ("tile",))
UNITS_MOVED_IN = _kind("units-moved-in", ("tile", "soldiers"), quiet=True)
WARLORD_FOUGHT = _kind("warlord-fought", ("warlord",))
REWARD = _kind("reward", ("choice",))
SOLDIER_MOVED = _kind("soldier-moved", ("tile", "to"))
WARLORD_MOVED = _kind("warlord-moved", ("warlord", "to"))
OUTPOST_BUILT = _kind("outpost-built", ("tile",))
EXPLORED = _kind("explored", ("explorer", "tile"))
PICKED_PRODUCTION = _kind("picked-production", ("tile",))
LOOKED = _kind("looked", ("token",), {"token": "players.*.tokens"})
PICKED_MARKET = _kind("picked-market", ("market",))
TOKEN_TAKEN = _kind("token-taken", ("token",), {"token": "players.*.tokens"})
TOKEN_USED = _kind("token-used", ("token",))
PRODUCTION_USED = _kind("production-used")
PROGRESS = _kind("progress")

TURN_ENDS = _kind("turn-ends")
DISPLAY_DEALT = _kind("display-dealt", ("card",), quiet=True)
DISPLAY_DISCARDED = _kind("display-discarded", ("card",))
ERA_BEGINS = _kind("era-begins", ("era",))
DECK_EMPTY = _kind("deck-empty")
LAST_ROUND = _kind("last-round")
GAME_ENDS = _kind("game-ends")

AUTOMA_CARD = _kind("automa-card", ("automa_card",), {"automa_card": "automa_played"})
AUTOMA_PASSES_OVER = _kind("automa-passes-over", ("automa_card",))
AUTOMA_GOLD = _kind("automa-gold", ("amount",))
AUTOMA_PAYS = _kind("automa-pays", ("amount",))
AUTOMA_CANNOT = _kind("automa-cannot", ("line", "amount"))
AUTOMA_SKIPS = _kind("automa-skips", ("line",))
AUTOMA_TAKES = _kind("automa-takes", ("card",))
AUTOMA_BEGINS_WONDER = _kind("automa-begins-wonder", ("card",))
AUTOMA_COMPLETES = _kind("automa-completes", ("card",))
AUTOMA_PLACES = _kind("automa-places", ("card", "tile"))
AUTOMA_DEVELOPS = _kind("automa-develops", ("policy",))
AUTOMA_CONQUERS = _kind("automa-conquers", ("tile",))
AUTOMA_CONQUERS_FROM = _kind("automa-conquers-from", ("tile", "other_seat"))
AUTOMA_EXPLORES = _kind("automa-explores", ("explorer", "tile"))
AUTOMA_PRODUCTION = _kind("automa-production", ("tile",))
AUTOMA_MARKET = _kind("automa-market", ("market", "token"))
AUTOMA_EXPLORERS_RETURN = _kind("automa-explorers-return")
AUTOMA_SHUFFLES = _kind("automa-shuffles")
AUTOMA_SCORES = _kind("automa-scores", ("points",))
