"""Uchronia in words: actions with what they bring, events and cards, as messages."""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.core.action import Action
from ludotheque.core.event import Event
from ludotheque.core.game import CardInfo
from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.card_names import LANGUAGES
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import (
    NO_COLOUR,
    NO_ORDER,
    Building,
    Cards,
)
from ludotheque.games.uchronia.cards.colours import ORDERS, TRADE, Colour, Order, order_of
from ludotheque.games.uchronia.cards.effects import BONUS, EFFECTS, KINDS
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import (
    completion,
    draconians,
    draconians_bonuses,
    orders,
    plotting,
    trade,
    turn,
)
from ludotheque.games.uchronia.words import events
from ludotheque.games.uchronia.words.names import (
    Params,
    building_name,
    order_name,
    resource_name,
    who,
)

_EFFECT_NAMES = tuple(EFFECTS)

# Names.


def source_name(cards: Cards, source: str) -> Message:
    """The name of a source of points."""
    if source in cards.by_id:
        return building_name(cards.by_id[source])
    return say(f"source-{source}")


def _joined(key: str, parts: list[Message]) -> Message:
    """Several things as one message."""
    whole = parts[0]
    for part in parts[1:]:
        whole = say(key, one=whole, two=part)
    return whole


# Actions.


def action(state: UchroniaState, action: Action) -> Message:
    """An action with what it brings."""
    return _DOES[action.verb](state, state.stack[-1], action)


def _command(state: UchroniaState, asked: Pending, action: Action) -> Message:
    colour = Colour(action.a)
    order = order_of(colour)
    times = orders.strength(state, asked.seat, order, True)
    return say("do-command", card=resource_name(colour), order=order_name(order), times=times)


def _plot(state: UchroniaState, asked: Pending, action: Action) -> Message:
    """How many cards it draws is certain only if nothing comes before the draw."""
    seat = asked.seat
    size = plotting.hand_size(state, seat)
    if plotting.copyable(state, seat):
        return say("do-plot-copy", size=size)
    if state.hands[seat] and plotting.cards_to_drop(state, seat):
        return say("do-plot-fill", size=size)
    return say("do-plot", count=plotting.cards_to_draw(state, seat))


def _choose_order(state: UchroniaState, asked: Pending, action: Action) -> Message:
    order = Order(action.a)
    times = orders.strength(state, asked.seat, order, isinstance(asked, turn.ChooseOrder))
    return say("do-order", order=order_name(order), times=times)


def _copy(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("do-copy", order=order_name(Order(action.a)))


def _take(state: UchroniaState, asked: Pending, action: Action) -> Message:
    key = "do-produce" if isinstance(asked, orders.Produce) else "do-pick"
    return say(key, card=resource_name(Colour(action.a)))


def _card(state: UchroniaState, asked: Pending, action: Action) -> Message:
    """Actions of which the card says all."""
    return say(f"do-{action.text.split()[0]}", **_card_and_order(action))


def _card_and_order(action: Action) -> Params:
    """A card and its order, by which an Activity is called."""
    colour = Colour(action.a)
    return {"card": resource_name(colour), "order": order_name(order_of(colour))}


def _card_and_player(state: UchroniaState, asked: Pending, action: Action) -> Message:
    word = action.text.split()[0]
    return say(f"do-{word}", card=resource_name(Colour(action.a)), to=who(_other(asked)))


def _other(asked: Pending) -> Seat:
    """The other seat that a question is about."""
    if isinstance(asked, (draconians.Withhold, draconians_bonuses.Loot, draconians_bonuses.Seize)):
        return asked.victim
    assert isinstance(asked, (draconians.Give, draconians_bonuses.Tribute, draconians.BuyOff))
    return asked.attacker


def _give_nothing(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("do-give-nothing", to=who(_other(asked)))


def _pay(state: UchroniaState, asked: Pending, action: Action) -> Message:
    assert isinstance(asked, draconians.BuyOff)
    return say("do-pay", card=resource_name(asked.price(state)), to=who(asked.attacker))


def _launch(state: UchroniaState, asked: Pending, action: Action) -> Message:
    key = "do-launch-from-hand" if isinstance(asked, trade.LaunchFromHand) else "do-launch"
    return say(key, **_card_and_order(action))


def _target(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("do-target", to=who(Seat(action.a)))


def _site(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("do-site", building=building_name(state.cards.buildings[action.a]))


def _seize(state: UchroniaState, asked: Pending, action: Action) -> Message:
    key = "do-loot" if isinstance(asked, draconians_bonuses.Loot) else "do-seize"
    return say(key, to=who(_other(asked)), **_card_and_order(action))


def _start(state: UchroniaState, asked: Pending, action: Action) -> Message:
    card = state.cards.buildings[action.a]
    key = "do-start" if action.verb == actions.START else "do-start-from-hand"
    return say(key, building=building_name(card), card=resource_name(card.colour), cost=card.cost)


def _add(state: UchroniaState, asked: Pending, action: Action) -> Message:
    card = state.cards.buildings[action.b]
    sites = state.sites[asked.seat]
    under = next(len(site.resources) + 1 for site in sites if site.building == card.index)
    from_forum = isinstance(asked, orders.Produce) and not orders.is_fed_from_stock(state, card)
    return say(
        "do-add-from-forum" if from_forum else "do-add",
        card=resource_name(Colour(action.a)),
        building=building_name(card),
        count=under,
        cost=card.cost,
    )


def _use(state: UchroniaState, asked: Pending, action: Action) -> Message:
    card = state.cards.buildings[action.a]
    used = card.completion if isinstance(asked, completion.Triggers) else card.bonus
    return say("do-use", building=building_name(card), effect=effect(used or card))


_OFFERS = (
    draconians.BuyOff,
    completion.Pick,
    completion.Salvage,
    orders.Before,
    orders.After,
    plotting.Visit,
    plotting.Drop,
    turn.LayMore,
    turn.Recall,
)
"""Questions that one can say no to; others ask for more of what has begun."""


def _done(state: UchroniaState, asked: Pending, action: Action) -> Message:
    if isinstance(asked, plotting.Copy):
        return say("do-not-copy")
    if isinstance(asked, completion.Triggers):
        return say("do-nothing")
    return say("do-decline" if isinstance(asked, _OFFERS) else "do-done")


def _plain(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say(f"do-{action.text.replace(' ', '-')}")


_DOES: dict[int, Callable[[UchroniaState, Pending, Action], Message]] = {
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
    kind = event.kind
    for name, sort, value in zip(kind.params, kind.sorts, event.values, strict=True):
        if sort == "colour":
            params[name] = resource_name(None if value is None else Colour(value))
            if value is not None:
                params["order"] = order_name(order_of(Colour(value)))
        else:
            assert value is not None, "only cards are secret"
            params[name] = _value(cards, sort, value)
    if kind is events.NO_EFFECT:
        params["why"] = _why_idle(event)
    if kind is events.FIRST_PLAYER:
        params["name"] = _deciding_name(cards, event)
    return _with_cause(cards, event, Message(f"log-{kind.name}", params))


def _why_idle(event: Event) -> Message:
    """Why an order could do nothing."""
    order, full = event["order"], event["full"]
    assert order is not None, "orders are no secret"
    return say("idle-limit" if order == TRADE and full else f"idle-{ORDERS[order]}")


def _deciding_name(cards: Cards, event: Event) -> str:
    """The name that came first, in the language that decided."""
    building, language = event.values
    assert building is not None, "names are no secret"
    assert language is not None, "languages are no secret"
    return cards.buildings[building].names[LANGUAGES[language]]


def _with_cause(cards: Cards, event: Event, line: Message) -> Message:
    """The line with the building or Monopoly behind it, unless it names that itself."""
    if event.cause is None:
        return line
    sort, value = event.cause
    if sort == "monopoly":
        cause = say("cause-monopoly", card=resource_name(Colour(value)))
    elif sort == "building" and not _names_building(event, value):
        cause = building_name(cards.buildings[value])
    else:
        return line
    return say("caused", cause=cause, event=line)


def _names_building(event: Event, building: int) -> bool:
    """Whether an event names a building itself."""
    return any(
        sort == "building" and value == building
        for sort, value in zip(event.kind.sorts, event.values, strict=True)
    )


def _value(cards: Cards, sort: str, value: int) -> int | str | Message:
    if sort == "building":
        return building_name(cards.buildings[value])
    if sort == "order":
        return order_name(Order(value))
    if sort == "language":
        return LANGUAGES[value]
    return who(Seat(value)) if sort == "seat" else value


# Cards.


def effect(card: Building) -> Message:
    """What a building does, in our words."""
    name = _EFFECT_NAMES[card.effect].replace("_", "-")
    params: Params = {}
    if card.amount:
        params["amount"] = card.amount
    if card.resource != NO_COLOUR:
        params["resource"] = resource_name(card.resource)
    if len(card.orders) == len(ORDERS):
        name = "execute-any-orders"
    elif card.orders:
        params["orders"] = _joined("or", [order_name(order) for order in card.orders])
    if card.order != NO_ORDER and card.kind != BONUS:
        params["order"] = order_name(card.order)
    if card.from_stock:
        name = f"{name}-from-stock"
    return say(f"effect-{name}", **params)


def card_lines(card: Building) -> list[Message]:
    """The text of a building, a line for each of its effects."""
    return [card_text(part) for part in card.parts]


def card_text(card: Building) -> Message:
    """The text of one effect: when it acts, and what it does."""
    if card.kind == BONUS:
        key = "text-bonus-before" if card.before else "text-bonus"
        return say(key, order=order_name(card.order), effect=effect(card))
    return say(f"text-{KINDS[card.kind]}", effect=effect(card))


def sheet(cards: Cards) -> list[CardInfo]:
    """Every building and constant with its values and where they come from."""
    infos = []
    for card in cards.buildings:
        if not card.copies:
            continue
        values: Params = {
            "colour": resource_name(card.colour),
            "cost": card.cost,
            "points": card.points,
        }
        if card.copies != cards.box.copies:
            values["copies"] = card.copies
        infos.append(
            CardInfo(
                card.id,
                "building",
                building_name(card),
                card_lines(card),
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
