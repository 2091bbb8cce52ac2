"""Uchronia in words: questions, actions with what they bring, events and cards, as messages."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.action import Action
from ludotheque.core.event import Event
from ludotheque.core.game import CardInfo
from ludotheque.core.message import Message, say
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards import (
    BONUS,
    COLOURS,
    EFFECTS,
    KINDS,
    ORDERS,
    Building,
    Cards,
)
from ludotheque.games.uchronia.orders import activities_for
from ludotheque.games.uchronia.plot import hand_size
from ludotheque.games.uchronia.state import (
    ASKS,
    BUY_OFF,
    CHOOSE_ORDER,
    COPY,
    LAUNCH_FROM_HAND,
    LOOT,
    NOBODY,
    PICK,
    PRODUCE,
    RECALL,
    SALVAGE,
    VISIT,
    UchroniaState,
)

_EFFECT_NAMES = tuple(EFFECTS)

# Names.


def building_name(card: Building) -> Message:
    """The name of a building."""
    return say(f"card-{card.id}")


def resource_name(colour: int | None) -> Message:
    """The name of a resource card; that of a hidden one tells nothing."""
    return say("unseen") if colour is None else say(f"resource-{COLOURS[colour]}")


def order_name(order: int) -> Message:
    """The name of an order."""
    return say(f"order-{ORDERS[order]}")


def who(seat: int) -> Message:
    """The name of a player who is spoken of."""
    return say("who", seat=seat)


def source_name(source: str) -> Message:
    """The name of a source of points."""
    own = source in ("buildings", "monopolies")
    return say(f"source-{source}") if own else say(f"card-{source}")


def _joined(key: str, parts: list[Message]) -> Message:
    """Several things as one message."""
    whole = parts[0]
    for part in parts[1:]:
        whole = say(key, one=whole, two=part)
    return whole


# Questions.


def question(state: UchroniaState) -> Message:
    """What is asked of the seat that must decide."""
    frame = state.stack[-1]
    name = ASKS[frame[0]]
    if frame[0] == PICK:
        if frame[3] == NOBODY:
            return say("ask-pick-monopoly", card=resource_name(frame[2]))
        name, source = "pick", state.cards.buildings[frame[3]]
        return say("ask-pick", card=resource_name(frame[2]), building=building_name(source))
    told = _ASKED.get(name)
    return say(f"ask-{name}", **(told(state, frame) if told is not None else {}))


Params = dict[str, int | str | Message]


def _left(state: UchroniaState, frame: Frame) -> Params:
    return {"left": frame[2]}


def _order(state: UchroniaState, frame: Frame) -> Params:
    return {"order": order_name(frame[2])}


def _other(state: UchroniaState, frame: Frame) -> Params:
    return {"to": who(frame[2])}


def _building(state: UchroniaState, frame: Frame) -> Params:
    return {"building": building_name(state.cards.buildings[frame[2]])}


def _granted(state: UchroniaState, frame: Frame) -> Params:
    return _building(state, frame) | {"left": frame[3]}


def _colour(state: UchroniaState, frame: Frame) -> Params:
    return {"card": resource_name(frame[2])}


def _buy_off(state: UchroniaState, frame: Frame) -> Params:
    card = state.cards.buildings[frame[3]]
    return {
        "to": who(frame[2]),
        "building": building_name(card),
        "card": resource_name(card.resource),
    }


def _loot(state: UchroniaState, frame: Frame) -> Params:
    return {
        "to": who(frame[2]),
        "building": building_name(state.cards.buildings[frame[3]]),
    }


_ASKED: dict[str, Callable[[UchroniaState, Frame], Params]] = {
    "lay": _colour,
    "before": _order,
    "after": _order,
    "produce": _left,
    "explore": _left,
    "reveal": _left,
    "buy-off": _buy_off,
    "withhold": _other,
    "give": _other,
    "launch": _left,
    "build": _left,
    "triggers": _building,
    "granted": _granted,
    "target": _building,
    "rob": _other,
    "loot": _loot,
    "seize": _other,
    "tribute": _other,
    "drop": _left,
}
"""What each question speaks of, if of anything."""


# Actions.


def action(state: UchroniaState, action: Action) -> Message:
    """An action with what it brings."""
    frame = state.stack[-1]
    return _DOES[action.verb](state, frame, action)


def _strength(state: UchroniaState, seat: int, order: int, strong: bool) -> int:
    return 1 + (activities_for(state, seat, order) if strong else 0)


def _command(state: UchroniaState, frame: Frame, action: Action) -> Message:
    times = _strength(state, frame[1], action.a, True)
    return say("do-command", card=resource_name(action.a), order=order_name(action.a), times=times)


def _plot(state: UchroniaState, frame: Frame, action: Action) -> Message:
    seat = frame[1]
    return say("do-plot", count=max(1, hand_size(state, seat) - len(state.hands[seat])))


def _choose_order(state: UchroniaState, frame: Frame, action: Action) -> Message:
    times = _strength(state, frame[1], action.a, frame[0] == CHOOSE_ORDER)
    return say("do-order", order=order_name(action.a), times=times)


def _copy(state: UchroniaState, frame: Frame, action: Action) -> Message:
    return say("do-copy", order=order_name(action.a))


def _take(state: UchroniaState, frame: Frame, action: Action) -> Message:
    key = "do-produce" if frame[0] == PRODUCE else "do-pick"
    return say(key, card=resource_name(action.a))


def _card(state: UchroniaState, frame: Frame, action: Action) -> Message:
    """Actions of which the card says all."""
    return say(f"do-{action.text.split()[0]}", card=resource_name(action.a))


def _card_and_player(state: UchroniaState, frame: Frame, action: Action) -> Message:
    word = action.text.split()[0]
    return say(f"do-{word}", card=resource_name(action.a), to=who(frame[2]))


def _give_nothing(state: UchroniaState, frame: Frame, action: Action) -> Message:
    return say("do-give-nothing", to=who(frame[2]))


def _pay(state: UchroniaState, frame: Frame, action: Action) -> Message:
    card = state.cards.buildings[frame[3]]
    return say("do-pay", card=resource_name(card.resource), to=who(frame[2]))


def _launch(state: UchroniaState, frame: Frame, action: Action) -> Message:
    key = "do-launch-from-hand" if frame[0] == LAUNCH_FROM_HAND else "do-launch"
    return say(key, card=resource_name(action.a), order=order_name(action.a))


def _target(state: UchroniaState, frame: Frame, action: Action) -> Message:
    return say("do-target", to=who(action.a))


def _site(state: UchroniaState, frame: Frame, action: Action) -> Message:
    return say("do-site", building=building_name(state.cards.buildings[action.a]))


def _seize(state: UchroniaState, frame: Frame, action: Action) -> Message:
    key = "do-loot" if frame[0] == LOOT else "do-seize"
    return say(key, card=resource_name(action.a), to=who(frame[2]))


def _start(state: UchroniaState, frame: Frame, action: Action) -> Message:
    card = state.cards.buildings[action.a]
    key = "do-start" if action.verb == actions.START else "do-start-from-hand"
    return say(key, building=building_name(card), card=resource_name(card.colour), cost=card.cost)


def _add(state: UchroniaState, frame: Frame, action: Action) -> Message:
    card = state.cards.buildings[action.b]
    under = next(len(site) for site in state.sites[frame[1]] if site[0] == action.b)
    from_forum = frame[0] == PRODUCE and not card.from_stock
    return say(
        "do-add-from-forum" if from_forum else "do-add",
        card=resource_name(action.a),
        building=building_name(card),
        count=under,
        cost=card.cost,
    )


def _use(state: UchroniaState, frame: Frame, action: Action) -> Message:
    card = state.cards.buildings[action.a]
    return say("do-use", building=building_name(card), effect=effect(card))


def _done(state: UchroniaState, frame: Frame, action: Action) -> Message:
    if frame[0] == COPY:
        return say("do-not-copy")
    if frame[0] in (BUY_OFF, PICK, VISIT, RECALL, SALVAGE):
        return say("do-decline")
    return say("do-done")


def _plain(state: UchroniaState, frame: Frame, action: Action) -> Message:
    return say(f"do-{action.text.replace(' ', '-')}")


_DOES: dict[int, Callable[[UchroniaState, Frame, Action], Message]] = {
    actions.COMMAND: _command,
    actions.PAIR: _card,
    actions.PLOT: _plot,
    actions.LAY: _card,
    actions.ORDER: _choose_order,
    actions.COPY: _copy,
    actions.TAKE: _take,
    actions.TAKE_UNSEEN: _plain,
    actions.STORE: _card,
    actions.DISCARD: _card,
    actions.REVEAL: _card,
    actions.WITHHOLD: _card_and_player,
    actions.GIVE: _card_and_player,
    actions.GIVE_NOTHING: _give_nothing,
    actions.PAY: _pay,
    actions.LAUNCH: _launch,
    actions.RETURN: _card,
    actions.RECALL: _card,
    actions.SALVAGE: _card,
    actions.TARGET: _target,
    actions.SITE: _site,
    actions.SEIZE: _seize,
    actions.START: _start,
    actions.START_FROM_HAND: _start,
    actions.ADD: _add,
    actions.USE: _use,
    actions.DONE: _done,
}


# Events.


def event(cards: Cards, event: Event) -> Message:
    """An event as a line of the log."""
    params: Params = {}
    if event.seat >= 0:
        params["seat"] = event.seat
    for name, value in zip(event.kind.params, event.values, strict=True):
        if name == "card":
            params[name] = resource_name(value)
        else:
            assert value is not None, "only cards are secret"
            params[name] = _value(cards, name, value)
    return Message(f"log-{event.kind.name}", params)


def _value(cards: Cards, name: str, value: int) -> int | Message:
    if name == "building":
        return building_name(cards.buildings[value])
    if name == "order":
        return order_name(value)
    return who(value) if name == "to" else value


# Cards.


def effect(card: Building) -> Message:
    """What a building does, in our words."""
    name = _EFFECT_NAMES[card.effect].replace("_", "-")
    params: Params = {}
    if card.amount:
        params["amount"] = card.amount
    if card.resource >= 0:
        params["resource"] = resource_name(card.resource)
    if len(card.orders) == len(ORDERS):
        name = "execute-any-orders"
    elif card.orders:
        params["orders"] = _joined("or", [order_name(order) for order in card.orders])
    if card.order >= 0 and card.kind != BONUS:
        params["order"] = order_name(card.order)
    if card.from_stock:
        name = f"{name}-from-stock"
    return say(f"effect-{name}", **params)


def card_text(card: Building) -> Message:
    """The text of a building: when it acts, and what it does."""
    if card.kind == BONUS:
        key = "text-bonus-before" if card.before else "text-bonus"
        return say(key, order=order_name(card.order), effect=effect(card))
    return say(f"text-{KINDS[card.kind]}", effect=effect(card))


def sheet(cards: Cards) -> list[CardInfo]:
    """Every building and constant with its values and where they come from."""
    infos = []
    for card in cards.buildings:
        values: Params = {
            "colour": resource_name(card.colour),
            "cost": card.cost,
            "points": card.points,
        }
        infos.append(
            CardInfo(
                card.id,
                "building",
                building_name(card),
                [card_text(card)],
                values,
                card.provenance,
            )
        )
    return infos + [_constant(cards, name, source) for name, source in cards.box.provenance.items()]


def _constant(cards: Cards, name: str, source: str) -> CardInfo:
    """A constant of the box."""
    values, sources = {"value": cards.constants[name]}, {"value": source}
    return CardInfo(name, "box", say(f"box-{name}"), [], values, sources, _BOX_RULES[name])


_BOX_RULES: dict[str, tuple[str, ...]] = {
    "resources": ("U-2", "U-3"),
    "copies": ("U-4",),
    "dealt": ("U-14",),
    "hand": ("U-31",),
    "works": ("U-12", "U-36"),
    "activities": ("U-54",),
    "activities_per_building": ("U-54", "U-71"),
    "thresholds": ("U-119",),
    "drought": ("U-126",),
}
"""The rules that give the constants of the box."""
