"""Monumental in words: questions, actions with their costs, and events, as messages."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.action import Action
from ludotheque.core.event import Event
from ludotheque.core.message import Message, say
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.actions import GOODS, SLOTS
from ludotheque.games.monumental.cards.card import (
    AGAINST_BARBARIANS,
    ERAS,
    FOR_WONDERS,
    FREE_CITY_FRIEND,
    KNOWLEDGE,
    LINES,
    MILITARY,
    PRODUCTION,
    RESOURCES,
    SCIENCE,
    TYPES,
    WONDER,
    Cards,
)
from ludotheque.games.monumental.cards.schema import MARKET_TOKENS
from ludotheque.games.monumental.position import (
    ARCHIVE,
    ASKS,
    AUTOMA_MARKET,
    AUTOMA_SIDE,
    AUTOMA_STEP,
    AUTOMA_WONDER,
    CHOOSE_ANY,
    CHOOSE_SAME,
    CITY_TOKENS,
    EMPTY,
    GIVE_UP,
    PAY,
    PICK,
    PLACE_WONDER,
    SEND,
    SPEND,
    MonumentalState,
    below,
    cover,
    have,
)
from ludotheque.games.monumental.rules import conquest, display, manoeuvres, turn, vocabulary
from ludotheque.games.monumental.rules.city import slots_of
from ludotheque.games.monumental.words import goods

# Names.


def face_name(state: MonumentalState, face: int) -> Message:
    return goods.card_name(state.cards.faces[face])


def slot_name(state: MonumentalState, seat: int, slot: int) -> Message:
    """The card in a slot of a city."""
    return face_name(state, cover(state.side[seat].city[slot]))


def tile_name(state: MonumentalState, tile: int) -> Message:
    """A tile by its number and its terrain."""
    terrain = state.board.layout[tile].terrain
    return say("tile-name", tile=tile + 1, terrain=say(f"terrain-{terrain}"))


def policy_name(state: MonumentalState, policy: int) -> Message:
    return say(f"policy-{state.cards.policies[policy].id}")


def market_name(state: MonumentalState, market: int) -> Message:
    return say(f"market-{state.cards.markets[market].id}")


def source_name(source: str) -> Message:
    """The name of a source of points."""
    return say(f"source-{source}")


# Questions.


def question(state: MonumentalState) -> Message:
    """What is asked of the seat that must decide."""
    frame = state.stack[-1]
    kind = frame[0]
    key = f"ask-{ASKS[kind]}"
    if kind in (CHOOSE_ANY, CHOOSE_SAME, ARCHIVE):
        return say(key, left=frame[2])
    if kind == SPEND:
        return say(key, card=face_name(state, frame[2]), left=frame[3])
    if kind in (GIVE_UP, PLACE_WONDER, AUTOMA_WONDER):
        return say(key, card=face_name(state, frame[2]))
    if kind == SEND:
        strength = conquest.warlord_strength(state, frame[1]) if frame[4] else 0
        left = conquest.units_needed(state, frame[1], frame[2]) - len(frame[5:]) - strength
        return say(key, tile=tile_name(state, frame[2]), left=left)
    if kind == PICK:
        return say(key, market=market_name(state, frame[2]))
    if kind == PAY:
        return say(key, goods=goods.goods(RESOURCES[frame[2]], frame[3]))
    if kind in (AUTOMA_MARKET, AUTOMA_STEP):
        return say(key, explorer=frame[2] + 1)
    return say(key)


# Costs.


def _cost(
    state: MonumentalState, seat: int, resource: int, amount: int, restricted: int = EMPTY
) -> Message:
    """What is paid of a resource, and the Gold that goes in place of what lacks."""
    left = have(state, resource) + (have(state, restricted) if restricted != EMPTY else 0)
    told = goods.goods(RESOURCES[resource], amount)
    return _with_gold(told, amount - left, vocabulary.doubled(state, seat))


def _with_gold(cost: Message, lacking: int, worth: int) -> Message:
    """A cost of which so much lacks, if the first Gold counts for ``worth``."""
    if lacking <= 0:
        return cost
    return say("cost-with-gold", cost=cost, gold=max(1, lacking - worth + 1))


def _city_cost(state: MonumentalState, seat: int, tile: int, units: int) -> Message:
    """All that a Free City takes; what a Policy saves is chosen later."""
    production, science, military, gold = conquest.city_price(state, tile)
    price = (production, science, military + units, gold)
    told = goods.price(price)
    if state.side[seat].power == FREE_CITY_FRIEND:
        return told
    lacking = [max(0, price[kind] - have(state, kind)) for kind in range(3)]
    worth = min(max(lacking), vocabulary.doubled(state, seat))
    return _with_gold(told, sum(lacking), worth)


def _step_cost(state: MonumentalState, seat: int, free: int) -> Message:
    """What the move of a Unit or a step of an Explorer costs."""
    if free:
        return say("cost-free")
    return say("cost-paid", cost=_cost(state, seat, MILITARY, 1))


# Actions.


def action(state: MonumentalState, action: Action) -> Message:
    """An action with what it costs and brings."""
    told = _BY_VERB.get(action.verb)
    if told is None:
        return say(f"do-{action.text}")
    return told(state, state.stack[-1][1], action)


def _of_civilization(state: MonumentalState, seat: int, action: Action) -> Message:
    civilization = state.cards.civilizations[action.a]
    name = say(f"civilization-{civilization.id}")
    if action.verb == actions.RIVAL:
        return say("do-rival", civilization=name, type=say(f"type-{TYPES[civilization.type]}"))
    own = [face_name(state, face) for face in civilization.faces]
    own.append(say(f"warlord-{civilization.warlord.id}"))
    return say("do-civilization", civilization=name, own=goods.joined(own))


def _capital(state: MonumentalState, seat: int, action: Action) -> Message:
    return say("do-capital", tile=say("tile-number", tile=action.a + 1))


_TILE_KEYS = {
    actions.SEND: "do-send",
    actions.TO: "do-to",
    actions.PLACE: "do-place",
    actions.AUTOMA: "do-automa",
}


def _of_tile(state: MonumentalState, seat: int, action: Action) -> Message:
    return say(_TILE_KEYS[action.verb], tile=tile_name(state, action.a))


def _activate(state: MonumentalState, seat: int, action: Action) -> Message:
    """What the cards of a row and a column print, added up."""
    totals: dict[str, int] = {}
    for slot in slots_of(action):
        content = state.side[seat].city[slot]
        if content:
            for face in (cover(content), below(content)):
                printed = state.cards.faces[face].printed if face != EMPTY else None
                if printed is None:
                    continue
                amounts = [(RESOURCES[resource], n) for resource, n in printed.amounts]
                amounts += [("gold", printed.gold), ("culture", printed.culture)]
                for name, number in [*amounts, ("any", printed.any)]:
                    totals[name] = totals.get(name, 0) + number
    found = goods.joined([goods.goods(name, n) for name, n in totals.items() if n])
    return say("do-activate", row=action.a + 1, column="abc"[action.b], gain=found)


def _use(state: MonumentalState, seat: int, action: Action) -> Message:
    card = state.cards.faces[action.a]
    assert card.effect is not None
    told = goods.effect(state.cards, card.effect)
    return say("do-use", card=goods.card_name(card), effect=told)


def _buy(state: MonumentalState, seat: int, action: Action) -> Message:
    card = state.cards.faces[action.a]
    kind = SCIENCE if card.kind == KNOWLEDGE else PRODUCTION
    restricted = FOR_WONDERS if card.kind == WONDER else EMPTY
    cost = _cost(state, seat, kind, display.price_of(state, seat, card), restricted)
    key = "do-begin-wonder" if card.kind == WONDER else "do-buy"
    return say(key, card=goods.card_name(card), cost=cost)


def _build(state: MonumentalState, seat: int, action: Action) -> Message:
    card = state.cards.faces[state.side[seat].building]
    cost = _cost(state, seat, PRODUCTION, display.step_price(state, seat, card, 1), FOR_WONDERS)
    given = card.acquisition
    gain = say("nothing-printed") if given is None else goods.gain(state.cards, given)
    return say("do-build", card=goods.card_name(card), cost=cost, gain=gain)


def _of_policy(state: MonumentalState, seat: int, action: Action) -> Message:
    gain = goods.gain(state.cards, state.cards.policies[action.a].bonus)
    name = policy_name(state, action.a)
    if action.verb == actions.POLICY:
        cost = goods.goods("culture", len(state.side[seat].policies) + 1)
        power = goods.power(state.cards.policies[action.a])
        return say("do-policy", policy=name, cost=cost, gain=gain, power=power)
    key = "do-bonus" if action.verb == actions.BONUS else "do-again-policy"
    return say(key, policy=name, gain=gain)


def _favour(state: MonumentalState, seat: int, action: Action) -> Message:
    cost = goods.goods("gold", state.side[seat].power_amount)
    return say("do-favour", policy=policy_name(state, state.side[seat].policies[-1]), cost=cost)


def _attack(state: MonumentalState, seat: int, action: Action) -> Message:
    tile = action.a
    name, units = tile_name(state, tile), conquest.units_needed(state, seat, tile)
    holder, token = state.holder[tile], state.token[tile]
    force = goods.goods("units", units)
    if token >= CITY_TOKENS:
        city = say(f"city-{state.cards.cities[token - CITY_TOKENS].id}")
        cost = _city_cost(state, seat, tile, units)
        return say("do-attack-city", tile=name, city=city, units=force, cost=cost)
    restricted = AGAINST_BARBARIANS if holder == EMPTY else EMPTY
    cost = _cost(state, seat, MILITARY, units, restricted)
    if holder == AUTOMA_SIDE and state.players == 1:
        return say("do-attack-automa", tile=name, units=force, cost=cost)
    if holder != EMPTY:
        return say("do-attack-enemy", tile=name, seat=holder, units=force, cost=cost)
    value = state.cards.barbarians[token].value if token != EMPTY else 0
    return say("do-attack-barbarians", tile=name, value=value, units=force, cost=cost)


def _of_move(state: MonumentalState, seat: int, action: Action) -> Message:
    leads = action.verb == actions.MOVE_WARLORD
    tile = tile_name(state, state.side[seat].warlord if leads else action.a)
    cost = _step_cost(state, seat, state.moves)
    return say("do-move-warlord" if leads else "do-move", tile=tile, cost=cost)


def _send_warlord(state: MonumentalState, seat: int, action: Action) -> Message:
    return say("do-send-warlord", tile=tile_name(state, state.side[seat].warlord))


def _outpost(state: MonumentalState, seat: int, action: Action) -> Message:
    key = "do-outpost" if action.verb == actions.OUTPOST else "do-outpost-warlord"
    return say(key, tile=tile_name(state, action.a), units=manoeuvres.outpost_size(state, seat))


def _explore(state: MonumentalState, seat: int, action: Action) -> Message:
    cost = _step_cost(state, seat, state.steps[1] if action.a else state.steps[0])
    return say("do-explore", explorer=action.a + 1, tile=tile_name(state, action.b), cost=cost)


def _pick(state: MonumentalState, seat: int, action: Action) -> Message:
    if action.verb == actions.PICK_PRODUCTION:
        return say("do-pick-production", explorer=action.a + 1)
    market = state.board.market[state.side[seat].explorer(action.a)]
    return say("do-pick-market", explorer=action.a + 1, market=market_name(state, market))


def token_gain(cards: Cards, token: int) -> Message:
    """What a Market token gives."""
    market, number = divmod(token, MARKET_TOKENS)
    return goods.gain(cards, cards.markets[market].tokens[number])


def _market(state: MonumentalState, seat: int, action: Action) -> Message:
    gain = token_gain(state.cards, state.side[seat].market_tokens[action.a])
    return say("do-market", market=market_name(state, action.a), gain=gain)


def _token(state: MonumentalState, seat: int, action: Action) -> Message:
    market = state.stack[-1][2]
    return say("do-token", gain=token_gain(state.cards, market * MARKET_TOKENS + action.a))


def _production(state: MonumentalState, seat: int, action: Action) -> Message:
    gain = goods.goods("production", state.cards.box.production_token)
    return say("do-production", gain=gain)


def _progress(state: MonumentalState, seat: int, action: Action) -> Message:
    cost = _cost(state, seat, SCIENCE, turn.progress_price(state, seat))
    return say("do-progress", cost=cost)


def _of_good(state: MonumentalState, seat: int, action: Action) -> Message:
    good = say(f"good-{GOODS[action.a]}")
    if action.verb == actions.SPEND and action.a == 3 and vocabulary.doubled(state, seat) > 1:
        return say("do-spend-doubled", worth=vocabulary.doubled(state, seat))
    keys = {actions.TAKE: "do-take", actions.SPEND: "do-spend", actions.SAVE: "do-save"}
    return say(keys[action.verb], good=good)


_SLOT_KEYS = {
    actions.ARCHIVE: "do-archive",
    actions.DISCARD: "do-discard",
    actions.EXTRA: "do-extra",
    actions.REINFORCE: "do-reinforce",
}


def _of_slot(state: MonumentalState, seat: int, action: Action) -> Message:
    card = slot_name(state, seat, action.a)
    return say(_SLOT_KEYS[action.verb], card=card, slot=SLOTS[action.a])


def _swap(state: MonumentalState, seat: int, action: Action) -> Message:
    one, other = (say(f"good-{GOODS[n]}") for n in divmod(action.a, 3))
    return say("do-swap", amount=action.b, good=one, other=other)


def _reward(state: MonumentalState, seat: int, action: Action) -> Message:
    token = state.stack[-1][2]
    cards = state.cards
    tokens = cards.cities if token >= CITY_TOKENS else cards.barbarians
    rewards = tokens[token % CITY_TOKENS].rewards
    return say("do-reward", gain=goods.gain(cards, rewards[action.a]))


_FACE_KEYS = {actions.KEEP: "do-keep", actions.GAIN: "do-gain", actions.AGAIN: "do-again"}


def _of_face(state: MonumentalState, seat: int, action: Action) -> Message:
    return say(_FACE_KEYS[action.verb], card=face_name(state, action.a))


def _pay(state: MonumentalState, seat: int, action: Action) -> Message:
    _, _, resource, amount = state.stack[-1]
    if action.verb == actions.PAY_GOLD:
        return say("do-pay-gold", worth=vocabulary.doubled(state, seat))
    return say("do-pay-basic", goods=goods.goods(RESOURCES[resource], amount))


def _automa_market(state: MonumentalState, seat: int, action: Action) -> Message:
    return say("do-automa-market", market=market_name(state, action.a))


_BY_VERB: dict[int, Callable[[MonumentalState, int, Action], Message]] = {
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


# Events.


def event(cards: Cards, event: Event) -> Message:
    """An event as a line of the log; what is secret is left out."""
    params: dict[str, int | str | Message] = {}
    if event.seat >= 0:
        params["seat"] = event.seat
    key = f"log-{event.kind.name}"
    for name, value in zip(event.kind.params, event.values, strict=True):
        if value is None:
            key = f"unheard-{event.kind.name}"
        else:
            params[name] = _value(cards, name, value)
    return Message(key, params)


def _value(cards: Cards, name: str, value: int) -> int | str | Message:
    told = _VALUES.get(name)
    return value if told is None else told(cards, value)


_VALUES: dict[str, Callable[[Cards, int], int | str | Message]] = {
    "card": lambda cards, n: goods.card_name(cards.faces[n]),
    "policy": lambda cards, n: say(f"policy-{cards.policies[n].id}"),
    "civilization": lambda cards, n: say(f"civilization-{cards.civilizations[n].id}"),
    "warlord": lambda cards, n: say(f"warlord-{cards.civilizations[n].warlord.id}"),
    "city": lambda cards, n: say(f"city-{cards.cities[n].id}"),
    "market": lambda cards, n: say(f"market-{cards.markets[n].id}"),
    "token": token_gain,
    "automa_card": lambda cards, n: say("automa-name", id=cards.automa[n].id.upper()),
    "line": lambda cards, n: say(f"line-{LINES[n]}"),
    "good": lambda cards, n: say(f"good-{GOODS[n]}"),
    "other": lambda cards, n: say(f"good-{GOODS[n]}"),
    "tile": lambda cards, n: say("tile-number", tile=n + 1),
    "to": lambda cards, n: say("tile-number", tile=n + 1),
    "slot": lambda cards, n: SLOTS[n],
    "era": lambda cards, n: ERAS[n],
    "row": lambda cards, n: n + 1,
    "column": lambda cards, n: "abc"[n],
    "explorer": lambda cards, n: n + 1,
    "choice": lambda cards, n: n + 1,
}
