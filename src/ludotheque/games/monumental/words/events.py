"""The kinds of events that a game of Monumental reports."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import EventKinds

KINDS: Final = EventKinds()

RIVAL_CHOSEN: Final = KINDS.add("rival-chosen", civilization="civilization")
CIVILIZATION_CHOSEN: Final = KINDS.add("civilization-chosen", civilization="civilization")
CAPITAL_CHOSEN: Final = KINDS.add("capital-chosen", tile="tile")
FIRST_PLAYER: Final = KINDS.add("first-player", minor=True)
FIRST_AUTOMA: Final = KINDS.add("first-automa", minor=True)
ROUND_BEGINS: Final = KINDS.add("round-begins", moment=True, round="number")

ACTIVATED: Final = KINDS.add("activated", row="number", column="number")
CARD_ACTIVATED: Final = KINDS.add("card-activated", quiet=True, card="card")
REACTIVATED: Final = KINDS.add("reactivated", minor=True, card="card")
DREW: Final = KINDS.add("drew", minor=True, card="card")
NOTHING_TO_DRAW: Final = KINDS.add("nothing-to-draw", minor=True)
RESHUFFLED: Final = KINDS.add("reshuffled", minor=True, cards="number")
ARCHIVED: Final = KINDS.add("archived", card="card")
DISCARDED: Final = KINDS.add("discarded", minor=True, card="card")
ARCHIVES_NO_MORE: Final = KINDS.add("archives-no-more", minor=True)
LAID_DOWN: Final = KINDS.add("laid-down", quiet=True, card="card")
REINFORCED: Final = KINDS.add("reinforced", minor=True, card="card")
KEEPS_NO_MORE: Final = KINDS.add("keeps-no-more", minor=True)
DEALT: Final = KINDS.add("dealt", quiet=True, slot="slot", card="card")
DEALT_UNDER: Final = KINDS.add("dealt-under", quiet=True, slot="slot", card="card")
KNOWLEDGE_PUT_BY: Final = KINDS.add("knowledge-put-by", minor=True, card="card")
# These show a card that may be shuffled back into a deck before anybody decides again.
NO_COVER: Final = KINDS.add("no-cover", {"card": "players.*.discard"}, minor=True, card="card")

GOT: Final = tuple(
    KINDS.add(f"got-{name}", minor=True, amount="number")
    for name in ("production", "science", "military", "wonder-production", "barbarian-military")
)
GOT_GOLD: Final = KINDS.add("got-gold", minor=True, amount="number")
GOT_CULTURE: Final = KINDS.add("got-culture", minor=True, amount="number")
GOT_MOVES: Final = KINDS.add("got-moves", minor=True, amount="number")
GOT_STEPS: Final = KINDS.add("got-steps", minor=True, amount="number")
GOT_REINFORCEMENT: Final = KINDS.add("got-reinforcement", minor=True, amount="number")
PAID: Final = tuple(
    KINDS.add(f"paid-{name}", minor=True, amount="number")
    for name in ("production", "science", "military", "wonder-production", "barbarian-military")
)
PAID_GOLD: Final = KINDS.add("paid-gold", minor=True, amount="number")
PRICE_LOWER: Final = KINDS.add("price-lower", minor=True, amount="number")
GOLD_DOUBLED: Final = KINDS.add("gold-doubled", minor=True, amount="number")
PAID_CULTURE: Final = KINDS.add("paid-culture", minor=True, amount="number")
SWAPPED: Final = KINDS.add("swapped", minor=True, good="good", other="good", amount="number")

UNSPENT: Final = KINDS.add("unspent", minor=True, amount="number")
NO_EFFECT: Final = KINDS.add("no-effect", minor=True)

USED: Final = KINDS.add("used", card="card")
REPEATS_NO_MORE: Final = KINDS.add("repeats-no-more", minor=True, card="card")
BOUGHT: Final = KINDS.add("bought", card="card")
WONDER_BEGUN: Final = KINDS.add("wonder-begun", card="card")
WONDER_GIVEN_UP: Final = KINDS.add("wonder-given-up", card="card")
WONDER_COMPLETED: Final = KINDS.add("wonder-completed", moment=True, card="card")
WONDER_PLACED: Final = KINDS.add("wonder-placed", minor=True, card="card", tile="tile")
WONDER_WAITS: Final = KINDS.add("wonder-waits", minor=True, card="card")
CARD_GAINED: Final = KINDS.add("card-gained", card="card")
NONE_LEFT: Final = KINDS.add("none-left", minor=True, card="card")
DEVELOPED: Final = KINDS.add("developed", policy="policy")
BONUS: Final = KINDS.add("bonus", minor=True, policy="policy")
FAVOUR: Final = KINDS.add("favour", policy="policy")

CONQUERED_BARBARIANS: Final = KINDS.add("conquered-barbarians", tile="tile", value="number")
CONQUERED_CITY: Final = KINDS.add("conquered-city", moment=True, tile="tile", city="city")
CONQUERED_FROM: Final = KINDS.add("conquered-from", moment=True, tile="tile", other_seat="seat")
CONQUERED_FROM_AUTOMA: Final = KINDS.add("conquered-from-automa", moment=True, tile="tile")
FEWER_UNITS: Final = KINDS.add("fewer-units", minor=True, amount="number")
MORE_UNITS: Final = KINDS.add("more-units", minor=True, amount="number")
WARLORD_COUNTS: Final = KINDS.add(
    "warlord-counts", minor=True, warlord="civilization", amount="number"
)
UNITS_MOVED_IN: Final = KINDS.add("units-moved-in", quiet=True, tile="tile", soldiers="number")
WARLORD_FOUGHT: Final = KINDS.add("warlord-fought", minor=True, warlord="civilization")
REWARD: Final = KINDS.add("reward", choice="number")
SOLDIER_MOVED: Final = KINDS.add("soldier-moved", tile="tile", to="tile")
WARLORD_MOVED: Final = KINDS.add("warlord-moved", warlord="civilization", to="tile")
OUTPOST_BUILT: Final = KINDS.add("outpost-built", tile="tile")
EXPLORED: Final = KINDS.add("explored", explorer="number", tile="tile")
PICKED_PRODUCTION: Final = KINDS.add("picked-production", tile="tile")
LOOKED: Final = KINDS.add("looked", {"token": "players.*.tokens"}, minor=True, token="market_token")
PICKED_MARKET: Final = KINDS.add("picked-market", minor=True, market="market")
TOKEN_TAKEN: Final = KINDS.add("token-taken", {"token": "players.*.tokens"}, token="market_token")
TOKEN_USED: Final = KINDS.add("token-used", token="market_token")
PRODUCTION_USED: Final = KINDS.add("production-used")
PROGRESS: Final = KINDS.add("progress")

TURN_ENDS: Final = KINDS.add("turn-ends", minor=True)
DISPLAY_DEALT: Final = KINDS.add("display-dealt", quiet=True, card="card")
DISPLAY_DISCARDED: Final = KINDS.add("display-discarded", minor=True, card="card")
ERA_BEGINS: Final = KINDS.add("era-begins", moment=True, era="era")
DECK_EMPTY: Final = KINDS.add("deck-empty", moment=True)
LAST_ROUND: Final = KINDS.add("last-round", moment=True)
GAME_ENDS: Final = KINDS.add("game-ends", moment=True)

AUTOMA_CARD: Final = KINDS.add(
    "automa-card", {"automa_card": "automa_played"}, automa_card="automa_card"
)
AUTOMA_PASSES_OVER: Final = KINDS.add("automa-passes-over", minor=True, automa_card="automa_card")
AUTOMA_LINE: Final = KINDS.add(
    "automa-line", quiet=True, line="line", number="number", price="number"
)
"""The Automa comes to a line of its card, which it may not be able to do."""
AUTOMA_GOLD: Final = KINDS.add("automa-gold", minor=True, amount="number")
AUTOMA_PAYS: Final = KINDS.add("automa-pays", minor=True, amount="number")
AUTOMA_CANNOT: Final = KINDS.add("automa-cannot", line="line", amount="number")
AUTOMA_SKIPS: Final = KINDS.add("automa-skips", line="line")
AUTOMA_LACKS_TARGET: Final = KINDS.add("automa-lacks-target", line="line")
AUTOMA_TAKES: Final = KINDS.add("automa-takes", card="card")
AUTOMA_BEGINS_WONDER: Final = KINDS.add("automa-begins-wonder", card="card")
AUTOMA_COMPLETES: Final = KINDS.add("automa-completes", moment=True, card="card")
AUTOMA_PLACES: Final = KINDS.add("automa-places", minor=True, card="card", tile="tile")
AUTOMA_DEVELOPS: Final = KINDS.add("automa-develops", policy="policy")
AUTOMA_CONQUERS: Final = KINDS.add("automa-conquers", tile="tile")
AUTOMA_CONQUERS_FROM: Final = KINDS.add(
    "automa-conquers-from", moment=True, tile="tile", other_seat="seat"
)
AUTOMA_EXPLORES: Final = KINDS.add("automa-explores", explorer="number", tile="tile")
AUTOMA_PRODUCTION: Final = KINDS.add("automa-production", tile="tile")
AUTOMA_TRADES: Final = KINDS.add("automa-trades", tokens="number")
AUTOMA_MARKET: Final = KINDS.add("automa-market", market="market", token="market_token")
AUTOMA_EXPLORERS_RETURN: Final = KINDS.add("automa-explorers-return", minor=True)
AUTOMA_SHUFFLES: Final = KINDS.add("automa-shuffles", minor=True)
AUTOMA_SCORES: Final = KINDS.add("automa-scores", points="number")
