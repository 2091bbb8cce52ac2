"""The actions of Monumental in words, with what they cost and bring."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.actions import GOODS, SLOTS
from ludotheque.games.monumental.cards.card import TYPES, WONDER
from ludotheque.games.monumental.cards.effects import RESOURCES
from ludotheque.games.monumental.cards.ids import (
    EMPTY,
    Face,
    MarketId,
    PolicyId,
    Slot,
    Tile,
    is_city,
    market_token,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, MonumentalState
from ludotheque.games.monumental.rules import (
    conquest,
    explorers,
    forces,
    manoeuvres,
    resources,
)
from ludotheque.games.monumental.rules.previews import Amounts
from ludotheque.games.monumental.words import goods
from ludotheque.games.monumental.words.names import (
    face_name,
    market_name,
    policy_name,
    slot_name,
    tile_name,
)

# Actions.


def action(state: MonumentalState, action: Action, found: Amounts) -> Message:
    """An action with what it costs and brings, which was found before."""
    described = _BY_VERB.get(action.verb)
    if action is actions.stop:
        return say(_STOPS.get(state.stack[-1].name, "do-stop"))
    if described is None:
        return say(f"do-{action.text}")
    return described(state, state.stack[-1].seat, action, found)


_STOPS = {"archive": "do-archive-none", "reinforce": "do-reinforce-none"}
"""What it means to stop, where that is more than doing something no more often."""


def _paid(found: Amounts) -> Message:
    """What is paid for an action."""
    return goods.amounts_with_parts(found.costs)


def _step_cost(found: Amounts) -> Message:
    """What the move of a Unit or a step of an Explorer costs."""
    return say("cost-paid", cost=_paid(found)) if found.costs else say("cost-free")


def _of_civilization(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    civilization = state.cards.civilizations[action.a]
    name = civilization.name
    if action.verb == actions.RIVAL:
        return say("do-rival", civilization=name, type=say(f"type-{TYPES[civilization.type]}"))
    own = [face_name(state, face) for face in civilization.faces]
    own.append(civilization.warlord.name)
    return say("do-civilization", civilization=name, own=goods.joined(own))


def _capital(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    return say("do-capital", tile=say("tile-number", tile=action.a + 1))


_TILE_KEYS = {
    actions.SEND: "do-send",
    actions.TO: "do-to",
    actions.PLACE: "do-place",
    actions.AUTOMA: "do-automa",
}


def _of_tile(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    return say(_TILE_KEYS[action.verb], tile=tile_name(state, Tile(action.a)))


def _activate(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    """What the cards of a row and a column bring, added up."""
    gain = goods.amounts(found.gains)
    return say("do-activate", row=action.a + 1, column="abc"[action.b], gain=gain)


def _use(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    card = state.cards.faces[action.a]
    assert card.effect is not None
    described = goods.effect(state.cards, card.effect)
    return say("do-use", card=goods.card_name(card), effect=described)


def _buy(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    card = state.cards.faces[action.a]
    cost = _paid(found)
    key = "do-begin-wonder" if card.kind == WONDER else "do-buy"
    return say(key, card=goods.card_name(card), cost=cost)


def _build(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    card = state.cards.faces[state.side[seat].building]
    cost = _paid(found)
    given = card.acquisition
    gain = say("nothing-printed") if given is None else goods.gain(state.cards, given)
    return say("do-build", card=goods.card_name(card), cost=cost, gain=gain)


def _of_policy(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    gain = goods.gain(state.cards, state.cards.policies[action.a].bonus)
    name = policy_name(state, PolicyId(action.a))
    if action.verb == actions.POLICY:
        cost = _paid(found)
        power = goods.power(state.cards.policies[action.a])
        return say("do-policy", policy=name, cost=cost, gain=gain, power=power)
    key = "do-bonus" if action.verb == actions.BONUS else "do-again-policy"
    return say(key, policy=name, gain=gain)


def _favour(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    policy = policy_name(state, state.side[seat].policies[-1])
    return say("do-favour", policy=policy, cost=_paid(found))


def _attack(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    tile = Tile(action.a)
    name, cost = tile_name(state, tile), _paid(found)
    units, _ = forces.ways(state, seat, tile)
    force = goods.goods("units", units)
    holder, token = state.holder[tile], state.token[tile]
    if is_city(token):
        city = state.cards.token(token).name
        return say("do-attack-city", tile=name, city=city, units=force, cost=cost)
    if holder == AUTOMA_SIDE and state.players == 1:
        return say("do-attack-automa", tile=name, units=force, cost=cost)
    if holder != EMPTY:
        return say("do-attack-enemy", tile=name, seat=holder, units=force, cost=cost)
    value = state.cards.barbarians[token].value if token != EMPTY else 0
    return say("do-attack-barbarians", tile=name, value=value, units=force, cost=cost)


def _of_move(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    leads = action.verb == actions.MOVE_WARLORD
    tile = tile_name(state, state.side[seat].warlord if leads else Tile(action.a))
    cost = _step_cost(found)
    return say("do-move-warlord" if leads else "do-move", tile=tile, cost=cost)


def _send_warlord(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    return say("do-send-warlord", tile=tile_name(state, state.side[seat].warlord))


def _outpost(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    key = "do-outpost" if action.verb == actions.OUTPOST else "do-outpost-warlord"
    return say(
        key, tile=tile_name(state, Tile(action.a)), units=manoeuvres.outpost_size(state, seat)
    )


def _explore(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    cost = _step_cost(found)
    return say(
        "do-explore", explorer=action.a + 1, tile=tile_name(state, Tile(action.b)), cost=cost
    )


def _pick(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    if action.verb == actions.PICK_PRODUCTION:
        return say("do-pick-production", explorer=action.a + 1)
    market = state.board.market[state.side[seat].explorer(action.a)]
    return say("do-pick-market", explorer=action.a + 1, market=market_name(state, market))


def _market(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    gain = goods.token_gain(state.cards, state.side[seat].market_tokens[action.a])
    return say("do-market", market=market_name(state, MarketId(action.a)), gain=gain)


def _token(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    asked: explorers.PickToken = state.stack[-1]
    token = market_token(asked.market, action.a)
    return say("do-token", gain=goods.token_gain(state.cards, token))


def _production(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    gain = goods.goods("production", state.cards.box.production_token)
    return say("do-production", gain=gain)


def _progress(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    return say("do-progress", cost=_paid(found))


def _of_good(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    good = say(f"good-{GOODS[action.a]}")
    if action.verb == actions.SPEND and action.a == 3 and resources.doubled(state, seat) > 1:
        return say("do-spend-doubled", worth=resources.doubled(state, seat))
    keys = {actions.TAKE: "do-take", actions.SPEND: "do-spend", actions.SAVE: "do-save"}
    return say(keys[action.verb], good=good)


_SLOT_KEYS = {
    actions.ARCHIVE: "do-archive",
    actions.DISCARD: "do-discard",
    actions.EXTRA: "do-extra",
    actions.REINFORCE: "do-reinforce",
}


def _of_slot(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    card = slot_name(state, seat, Slot(action.a))
    return say(_SLOT_KEYS[action.verb], card=card, slot=SLOTS[action.a])


def _swap(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    one, other = (say(f"good-{GOODS[n]}") for n in actions.swapped(action))
    return say("do-swap", amount=action.b, good=one, other=other)


def _reward(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    asked: conquest.Reward = state.stack[-1]
    rewards = state.cards.token(asked.token).rewards
    return say("do-reward", gain=goods.gain(state.cards, rewards[action.a]))


_FACE_KEYS = {actions.KEEP: "do-keep", actions.GAIN: "do-gain", actions.AGAIN: "do-again"}


def _of_face(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    return say(_FACE_KEYS[action.verb], card=face_name(state, Face(action.a)))


def _pay(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    asked: resources.Pay = state.stack[-1]
    if action.verb == actions.PAY_GOLD:
        return say("do-pay-gold", worth=resources.doubled(state, seat))
    return say("do-pay-basic", goods=goods.goods(RESOURCES[asked.resource], asked.left))


def _automa_market(state: MonumentalState, seat: Seat, action: Action, found: Amounts) -> Message:
    return say("do-automa-market", market=market_name(state, MarketId(action.a)))


_BY_VERB: dict[int, Callable[[MonumentalState, Seat, Action, Amounts], Message]] = {
    actions.RIVAL: _of_civilization,
    actions.CIVILIZATION: _of_civilization,
    actions.CAPITAL: _capital,
    **dict.fromkeys(_TILE_KEYS, _of_tile),
    actions.ACTIVATE: _activate,
    actions.USE: _use,
    actions.BUY: _buy,
    actions.BUILD: _build,
    actions.POLICY: _of_policy,
    actions.BONUS: _of_policy,
    actions.AGAIN_POLICY: _of_policy,
    actions.FAVOUR: _favour,
    actions.ATTACK: _attack,
    actions.MOVE: _of_move,
    actions.MOVE_WARLORD: _of_move,
    actions.SEND_WARLORD: _send_warlord,
    actions.OUTPOST: _outpost,
    actions.OUTPOST_WARLORD: _outpost,
    actions.EXPLORE: _explore,
    actions.PICK_MARKET: _pick,
    actions.PICK_PRODUCTION: _pick,
    actions.MARKET: _market,
    actions.TOKEN: _token,
    actions.PRODUCTION: _production,
    actions.PROGRESS: _progress,
    actions.TAKE: _of_good,
    actions.SPEND: _of_good,
    actions.SAVE: _of_good,
    **dict.fromkeys(_SLOT_KEYS, _of_slot),
    actions.SWAP: _swap,
    actions.REWARD: _reward,
    **dict.fromkeys(_FACE_KEYS, _of_face),
    actions.PAY_BASIC: _pay,
    actions.PAY_GOLD: _pay,
    actions.AUTOMA_MARKET: _automa_market,
}
