"""Why an action is not legal now, from what lies open and from what the seat itself knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.bits import bit, has
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import KNOWLEDGE, WONDER
from ludotheque.games.monumental.cards.effects import (
    FOR_WONDERS,
    GOLD_FOR_CULTURE,
    MILITARY,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
)
from ludotheque.games.monumental.cards.ids import EMPTY, Face, PolicyId, Tile
from ludotheque.games.monumental.position import FAVOUR_USED, MonumentalState
from ludotheque.games.monumental.rules import (
    buying,
    city,
    effects,
    forces,
    manoeuvres,
    policies,
    progress,
    turn,
)
from ludotheque.games.monumental.rules.maps import flood
from ludotheque.games.monumental.rules.pending import Question
from ludotheque.games.monumental.rules.resources import have, purse
from ludotheque.games.monumental.rules.territory import neighbours, spare
from ludotheque.games.monumental.rules.vocabulary import can_draw, slot_of
from ludotheque.games.monumental.words.goods import cost as cost_of
from ludotheque.games.monumental.words.goods import goods

Why = Callable[[MonumentalState, Seat, Action], Message]


def reason(state: MonumentalState, action: Action) -> Message:
    """Why an action is not legal now."""
    asked: Question = state.stack[-1]
    if action.verb in _OF_TURN:
        if isinstance(asked, city.Activate):
            return say("illegal-activate-first")
        if not isinstance(asked, turn.Turn):
            return say("illegal-answer-first")
        return _OF_TURN[action.verb](state, asked.seat, action)
    if action.verb not in _ANSWERS.get(asked.name, ()):
        return _not_asked(asked, action)
    key = _REFUSED.get(action.verb)
    return say("illegal-not-among") if key is None else say(key)


def _not_asked(asked: Question, action: Action) -> Message:
    if action.verb == actions.ACTIVATE and isinstance(asked, turn.Turn):
        return say("illegal-activated-already")
    if isinstance(asked, turn.Turn | city.Activate):
        return say("illegal-not-asked")
    return say("illegal-answer-first")


def _price(state: MonumentalState, seat: Seat, resource: int, amount: int, also: int) -> Message:
    """So much is needed, and so much is there, Gold included."""
    left = have(state, resource) + (have(state, also) if also != EMPTY else 0)
    return say(
        "illegal-price",
        needed=goods(RESOURCES[resource], amount),
        have=goods(RESOURCES[resource], left),
        gold=goods("gold", state.side[seat].gold),
    )


# Cards.


def _use(state: MonumentalState, seat: Seat, action: Action) -> Message:
    face = Face(action.a)
    effect = state.cards.faces[face].effect
    if effect is None:
        return say("illegal-no-effect")
    if face not in state.ready:
        in_play = slot_of(state, seat, face) != EMPTY or face in state.drawn
        return say("illegal-used" if in_play else "illegal-not-activated")
    if effect.swap:
        return say("illegal-nothing-to-swap")
    if not effects.is_allowed(state, effect):
        return say("illegal-condition")
    if not (effect.costless or effects.can_pay(state, seat, effect)):
        return say("illegal-cost", cost=cost_of(effect.spend))
    return say("illegal-nothing-to-gain")


def _buy(state: MonumentalState, seat: Seat, action: Action) -> Message:
    card = state.cards.faces[action.a]
    if card not in state.offers:
        return say("illegal-not-for-sale")
    resource = SCIENCE if card.kind == KNOWLEDGE else PRODUCTION
    also = FOR_WONDERS if card.kind == WONDER else EMPTY
    return _price(state, seat, resource, buying.price_of(state, seat, card), also)


def _build(state: MonumentalState, seat: Seat, action: Action) -> Message:
    begun = state.side[seat].building
    if begun == EMPTY:
        return say("illegal-no-wonder")
    price = buying.step_price(state, seat, state.cards.faces[begun], 1)
    return _price(state, seat, PRODUCTION, price, FOR_WONDERS)


def _policy(state: MonumentalState, seat: Seat, action: Action) -> Message:
    side, policy = state.side[seat], PolicyId(action.a)
    if policy in side.policies:
        return say("illegal-developed")
    if policy not in state.cards.civilizations[side.civilization].policies:
        return say("illegal-other-civilization")
    needed = goods("culture", policies.policy_price(state, seat))
    return say("illegal-culture", needed=needed, have=goods("culture", side.culture))


def _favour(state: MonumentalState, seat: Seat, action: Action) -> Message:
    side = state.side[seat]
    if side.power != GOLD_FOR_CULTURE:
        return say("illegal-no-favour")
    if state.flags & FAVOUR_USED:
        return say("illegal-once-a-turn")
    needed = goods("gold", side.power_amount)
    return say("illegal-gold", needed=needed, have=goods("gold", side.gold))


def _progress(state: MonumentalState, seat: Seat, action: Action) -> Message:
    if not can_draw(state, seat):
        return say("illegal-no-card-to-draw")
    return _price(state, seat, SCIENCE, progress.progress_price(state, seat), EMPTY)


# Units.


def _attack(state: MonumentalState, seat: Seat, action: Action) -> Message:
    tile = Tile(action.a)
    wrong = _not_a_province(state, tile)
    if wrong is not None:
        return wrong
    if state.holder[tile] == seat:
        return say("illegal-own-province")
    if not forces.sources(state, seat, tile):
        return say("illegal-not-adjacent")
    units, payable = forces.ways(state, seat, tile)
    if units == EMPTY:
        needed = forces.units_needed(state, seat, tile)
        return say("illegal-too-few-units", needed=goods("units", needed))
    if not payable:
        price = forces.price(state, seat, tile, units, EMPTY)
        also = forces.restricted_for(state, tile)
        if sum(price) == price[MILITARY]:
            return _price(state, seat, MILITARY, units, also)
    return say("illegal-city-price")


def _not_a_province(state: MonumentalState, tile: Tile) -> Message | None:
    if tile >= state.board.size:
        return say("illegal-no-such-tile")
    if not has(state.board.land, tile):
        return say("illegal-no-province")
    return None


def _move(state: MonumentalState, seat: Seat, action: Action) -> Message:
    leads = action.verb == actions.MOVE_WARLORD
    tile = state.side[seat].warlord if leads else Tile(action.a)
    if tile >= state.board.size:
        return say("illegal-no-such-tile")
    held = state.side[seat].held
    if not has(held, tile) or not (leads or state.soldiers[tile]):
        return say("illegal-no-unit-here")
    if spare(state, seat, tile) <= 0:
        return say("illegal-one-unit-stays")
    if flood(bit(tile), held, neighbours(state, seat)) == bit(tile):
        return say("illegal-isolated")
    return _price(state, seat, MILITARY, manoeuvres.move_price(state), EMPTY)


def _outpost(state: MonumentalState, seat: Seat, action: Action) -> Message:
    tile = Tile(action.a)
    wrong = _not_a_province(state, tile)
    if wrong is not None:
        return wrong
    side = state.side[seat]
    if state.holder[tile] != seat:
        return say("illegal-not-yours")
    if has(state.outposts, tile):
        return say("illegal-outpost-there")
    if not side.outposts_left:
        return say("illegal-no-outpost-left")
    if action.verb == actions.OUTPOST_WARLORD and side.warlord != tile:
        return say("illegal-warlord-elsewhere")
    return say("illegal-too-few-units", needed=goods("units", manoeuvres.outpost_size(state, seat)))


# Explorers.


def _explore(state: MonumentalState, seat: Seat, action: Action) -> Message:
    explorer, tile = action.a, Tile(action.b)
    if tile >= state.board.size:
        return say("illegal-no-such-tile")
    here = state.side[seat].explorer(explorer)
    if tile not in state.board.walk[here]:
        return say("illegal-explorer-too-far")
    if purse(state, seat) or have(state, MILITARY) or state.steps[explorer]:
        return say("illegal-other-explorer-first")
    return _price(state, seat, MILITARY, 1, EMPTY)


def _pick(state: MonumentalState, seat: Seat, action: Action) -> Message:
    side = state.side[seat]
    tile = side.explorer(action.a)
    if action.verb == actions.PICK_PRODUCTION:
        if not has(state.production_on, tile):
            return say("illegal-no-production-token")
    else:
        market = state.board.market[tile]
        if market == EMPTY:
            return say("illegal-no-market")
        if side.market_tokens[market] != EMPTY:
            return say("illegal-has-token")
        if not state.piles[market]:
            return say("illegal-market-empty")
    if has(state.picked, action.a):
        return say("illegal-picked-already")
    return say("illegal-other-explorer-first")


def _market(state: MonumentalState, seat: Seat, action: Action) -> Message:
    return say("illegal-no-market-token")


def _production(state: MonumentalState, seat: Seat, action: Action) -> Message:
    return say("illegal-no-kept-production")


def _end(state: MonumentalState, seat: Seat, action: Action) -> Message:
    return say("illegal-answer-first")


_OF_TURN: Final[dict[int, Why]] = {
    actions.USE: _use,
    actions.BUY: _buy,
    actions.BUILD: _build,
    actions.POLICY: _policy,
    actions.FAVOUR: _favour,
    actions.ATTACK: _attack,
    actions.MOVE: _move,
    actions.MOVE_WARLORD: _move,
    actions.OUTPOST: _outpost,
    actions.OUTPOST_WARLORD: _outpost,
    actions.EXPLORE: _explore,
    actions.PICK_MARKET: _pick,
    actions.PICK_PRODUCTION: _pick,
    actions.MARKET: _market,
    actions.PRODUCTION: _production,
    actions.PROGRESS: _progress,
    actions.END: _end,
}
"""The actions of a turn."""

_ANSWERS: Final[dict[str, tuple[int, ...]]] = {
    "civilization": (actions.CIVILIZATION,),
    "capital": (actions.CAPITAL,),
    "spend": (actions.SPEND, actions.STOP),
    "archive": (actions.ARCHIVE,),
    "give-up": (actions.ARCHIVE, actions.DISCARD),
    "swap": (actions.SWAP,),
    "send": (actions.SEND, actions.SEND_WARLORD),
    "to": (actions.TO,),
    "pick": (actions.TOKEN,),
    "keep-wonder": (actions.KEEP,),
    "place-wonder": (actions.PLACE,),
    "gain-basic": (actions.GAIN,),
    "gain-card": (actions.GAIN,),
    "extra": (actions.EXTRA,),
    "reactivate": (actions.AGAIN, actions.AGAIN_POLICY),
    "bonus": (actions.BONUS,),
    "keep-knowledge": (actions.KEEP,),
    "reinforce": (actions.REINFORCE,),
    "save": (actions.SAVE,),
    "automa-target": (actions.AUTOMA,),
    "automa-wonder": (actions.AUTOMA,),
    "automa-market": (actions.AUTOMA_MARKET,),
    "automa-step": (actions.AUTOMA,),
}
"""The actions that can answer a question, where not all of them are legal."""

_REFUSED: Final[dict[int, str]] = {
    actions.CIVILIZATION: "illegal-civilization-taken",
    actions.CAPITAL: "illegal-no-free-capital",
    actions.SPEND: "illegal-none-left",
    actions.SWAP: "illegal-none-left",
    actions.ARCHIVE: "illegal-slot-in-use",
    actions.DISCARD: "illegal-slot-in-use",
    actions.EXTRA: "illegal-slot-in-use",
    actions.SEND: "illegal-cannot-send",
    actions.SEND_WARLORD: "illegal-cannot-send",
    actions.TO: "illegal-other-territory",
    actions.PLACE: "illegal-no-room-for-wonder",
    actions.REINFORCE: "illegal-cannot-stay",
}
"""Why such an action is not among the legal answers."""
