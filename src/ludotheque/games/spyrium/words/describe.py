"""Spyrium in words: actions with their costs, events and card texts, as messages."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.event import Event
from ludotheque.core.game import CardInfo
from ludotheque.core.message import Message, say
from ludotheque.core.preview import Preview
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.actions import BESIDE, GAPS, PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    BUILDING,
    CHARACTER,
    EFFECTS,
    EMPTY,
    ERAS,
    EVENT_PLACES_WORKER,
    EVENT_REUSES_BUILDING,
    KEEP_TOKENS,
    KINDS,
    MORE_MONEY,
    NO_SURCHARGE,
    POINTS,
    POWERS,
    REUSE_BUILDING,
    SYMBOLS,
    TECHNIQUE,
    Card,
    Cards,
    Deal,
    EventCard,
    Face,
    Gain,
    Slot,
    is_tilted,
    number_in,
)
from ludotheque.games.spyrium.position import BONUS_BITS, WORKER_BONUS, SpyriumState
from ludotheque.games.spyrium.rules.gaining_money import more_by_technique
from ludotheque.games.spyrium.rules.previews import Consequences
from ludotheque.games.spyrium.rules.prices import Price, cheapest_replacement, on_new_plot
from ludotheque.games.spyrium.words import events
from ludotheque.games.spyrium.words.names import card_name, event_name, place_name

# Goods and deals.


def _joined(parts: list[Message]) -> Message:
    """Several goods as one message."""
    whole = parts[0]
    for part in parts[1:]:
        whole = say("plus", one=whole, two=part)
    return whole


def _either(ways: list[Message]) -> Message:
    """Several ways as one message, of which one is taken."""
    whole = ways[0]
    for way in ways[1:]:
        whole = say("either", one=whole, two=way)
    return whole


def deal(deal: Deal, workers: int, style: str = "goods", token: int = 0, more: int = 0) -> Message:
    """What is given for what.

    The workers may differ from what is printed, and ``more`` points may be added to it; ``token``
    is the value of the token, if it is known. The style `goods` speaks in words, `short` in
    letters for crowded tables.
    """
    costs = []
    if workers:
        costs.append(say(f"{style}-workers", amount=workers))
    if deal.spyrium:
        costs.append(say(f"{style}-spyrium", amount=deal.spyrium))
    if deal.money:
        costs.append(say(f"{style}-money", amount=deal.money))
    if deal.money_per_worker:
        costs.append(say(f"{style}-money-per-worker", amount=deal.money_per_worker))
    if deal.pays_token:
        costs.append(say(f"{style}-money-by-token"))
    gain = _joined([_gain(gain, style, token, more) for gain in deal.gains])
    return say("deal", cost=_joined(costs), gain=gain) if costs else gain


def _gain(gain: Gain, style: str, token: int, more: int) -> Message:
    effect = EFFECTS[gain.effect]
    if gain.by_token and not token:
        return say(f"{style}-{effect}-by-token")
    amount = token if gain.by_token else gain.amount
    return say(f"{style}-{effect}", amount=amount + more if gain.effect == POINTS else amount)


def printed(printed_deal: Deal, style: str = "goods") -> Message:
    """A deal as it is printed."""
    return deal(printed_deal, printed_deal.workers, style)


# Sums of money.


def money(price: Price) -> Message:
    """A sum, and its parts if there are several."""
    parts = price.parts()
    if not parts:
        return say("goods-money", amount=0)
    if len(parts) == 1 and parts[0][0] in ("price", "deal"):
        return say("goods-money", amount=price.total)
    whole = say("part-price", amount=price.price)
    if not price.price:
        name, amount = parts[0]
        whole, parts = say(f"part-{name}", amount=amount), parts[1:]
    for name, amount in parts:
        if name == "reduction":
            whole = say("minus", one=whole, two=say("part-reduction", amount=-amount))
        elif name != "price":
            whole = say("plus", one=whole, two=say(f"part-{name}", amount=amount))
    return say("sum-of-parts", total=price.total, parts=whole)


# Actions.


def preview(state: SpyriumState, action_: Action, found: Consequences) -> Preview:
    """An action in words, with what the rules foresee of it."""
    nothing = not (found.costs or found.gains or found.changes or found.loses)
    return Preview(
        action(state, action_, found),
        tuple(found.costs),
        tuple(found.gains),
        tuple(found.changes),
        tuple(found.loses),
        no_effect=nothing,
    )


def action(state: SpyriumState, action: Action, found: Consequences) -> Message:
    """An action with what it costs and brings."""
    verb = action.verb
    asked = state.stack[-1]
    if verb in (actions.PLACE, actions.EVENT_PLACE):
        return _place(state, action)
    if verb == actions.EVENT:
        return _event_option(state, action, found)
    if verb == actions.GAIN:
        return _gain_money(state, action, found)
    if verb in (actions.ACTIVATE, actions.ACTIVATE_FREE):
        return _activate(state, action, found)
    if verb in (actions.EXPLOIT, actions.REUSE, actions.EVENT_REUSE):
        return _exploit(state, action, found)
    if verb == actions.TOKEN:
        return say("do-token", value=action.a)
    if verb == actions.VALUE:
        technique = card_name(state.cards.by_power[KEEP_TOKENS])
        key = "do-value-own" if action.a == asked.token else "do-value"
        return say(key, value=action.a, technique=technique)
    if verb == actions.BUILD:
        return _build(found)
    if verb == actions.REPLACE:
        return _replace(state, action, found)
    if verb == actions.ADVANCE:
        value = state.residence_value(asked.seat) + found.amount("residence")
        return say("do-advance", value=value)
    if verb == actions.SCORE:
        return say("do-score", points=found.amount("score"))
    if verb == actions.BONUS_MONEY:
        return say("do-bonus-money", money=state.cards.box.bonus_money)
    return say(f"do-{action.text.replace(' ', '-')}")


def _event_option(state: SpyriumState, action: Action, found: Consequences) -> Message:
    event = state.cards.events[state.event]
    token = 0 if found.open_value else state.event_token
    offered = deal(event.deals[action.a], 0, token=token)
    return say("do-event", event=event_name(event), deal=offered)


def _place(state: SpyriumState, action: Action) -> Message:
    gap = Gap(action.a)
    first, second = [place_name(state, place) for place in BESIDE[gap]]
    if action.verb == actions.PLACE:
        return say("do-place", gap=GAPS[gap], one=first, two=second)
    event = state.cards.events[state.event]
    where: dict[str, str | Message] = {"gap": GAPS[gap], "one": first, "two": second}
    if event.money:
        return say("do-event-place-paid", event=event_name(event), money=event.money, **where)
    return say("do-event-place", event=event_name(event), **where)


def _gain_money(state: SpyriumState, action: Action, found: Consequences) -> Message:
    place = Place(action.b)
    more = more_by_technique(state, state.stack[-1].seat)
    gained = found.amount("money")
    return _gained(state.cards, "do-gain", action.a, place, state.market[place], gained, more)


def _activate(state: SpyriumState, action: Action, found: Consequences) -> Message:
    gap, place = GAPS[action.a], Place(action.b)
    card = state.cards.faces[state.market[place]]
    if card.kind == BUILDING:
        cost = _ways_to_build(state, card, found.price.surcharge)
    else:
        cost = money(found.price)
    if action.verb == actions.ACTIVATE_FREE:
        waiver = card_name(state.cards.by_power[NO_SURCHARGE])
        cost = say("cost-without-surcharge", cost=cost, technique=waiver)
    if card.kind == CHARACTER:
        gain = printed(card.deals[0])
        return say(
            "do-call", card=card_name(card), place=PLACES[place], gap=gap, cost=cost, gain=gain
        )
    key = "do-patent" if card.kind == TECHNIQUE else "do-activate-building"
    return say(key, card=card_name(card), place=PLACES[place], gap=gap, cost=cost)


def _ways_to_build(state: SpyriumState, card: Card, surcharge: int) -> Message:
    """What a building costs on a new plot, and what in place of another one if that is less."""
    seat = state.stack[-1].seat
    has = state.money[seat]
    new = on_new_plot(state, seat, card, surcharge)
    ways = [say("way-new-plot", cost=money(new))] if new.total <= has else []
    replacing = cheapest_replacement(state, seat, card, surcharge)
    if replacing is not None and replacing.total <= has:
        ways.append(say("way-replacing", cost=money(replacing)))
    return _either(ways)


def _exploit(state: SpyriumState, action: Action, found: Consequences) -> Message:
    card = state.cards.buildings[action.a]
    use = card.deals[action.b]
    offered = deal(use, found.amount_paid("active"), more=found.more)
    if action.verb == actions.EXPLOIT:
        return say("do-exploit", card=card_name(card), deal=offered)
    if action.verb == actions.REUSE:
        technique = card_name(state.cards.by_power[REUSE_BUILDING])
        return say("do-reuse", card=card_name(card), deal=offered, technique=technique)
    event = event_name(state.cards.events[state.event])
    cost = found.amount_paid("money")
    if not cost:
        return say("do-event-reuse-free", event=event, card=card_name(card), deal=offered)
    return say("do-event-reuse", event=event, card=card_name(card), deal=offered, money=cost)


def _build(found: Consequences) -> Message:
    return say("do-build" if found.price.plot else "do-build-free-plot", cost=money(found.price))


def _replace(state: SpyriumState, action: Action, found: Consequences) -> Message:
    slot = Slot(action.a)
    old = state.cards.buildings[number_in(slot)]
    key = "do-replace-tilted" if is_tilted(slot) else "do-replace"
    return say(key, old=card_name(old), cost=money(found.price), points=old.points)


# Events.


def event(cards: Cards, event: Event) -> Message:
    """An event as a line of the log: who, what, and the technique or event behind it."""
    kind, values = event.kind, event.values
    if kind is events.PAID_MONEY:
        return say("log-paid-money", seat=event.seat, cost=money(_paid(event)))
    if kind is events.GAINED:
        return _log_gained(cards, event)
    if kind is events.REPLACED and event["card"] == event["old"]:
        card = card_name(cards.faces[_number(event["card"])])
        return say("log-replaced-same", seat=event.seat, card=card)
    params: dict[str, int | str | Message] = {}
    if event.seat >= 0:
        params["seat"] = event.seat
    for name, value in zip(kind.params, values, strict=True):
        assert value is not None, "nothing that happens in Spyrium is secret"
        params[name] = _value(cards, name, value)
    key = f"log-{kind.name}"
    if kind is events.NEXT_EVENT and _number(event["turn"]) > len(cards.box.turns):
        key = "log-left-over-event"
    if kind in _SAY_WHY:
        params["why"] = _why(cards, event)
    elif kind is events.VALUE_LEFT:
        params["technique"] = card_name(cards.by_power[KEEP_TOKENS])
    return Message(key, params)


_SAY_WHY: Final = (
    events.EXPLOITED,
    events.STRAIGHTENED,
    events.POINTS_ADDED,
    events.PLOT_REDUCED,
    events.WAIVED,
    events.TOKEN_KEPT,
    events.VALUE_NAMED,
)
"""Events whose lines name the card or the event of the turn behind them."""


def _number(value: int | None) -> int:
    return value or 0


def _why(cards: Cards, event: Event) -> Message:
    """The card or the event of the turn behind an event; nothing for one's own action."""
    if event.cause is None:
        return say("nothing")
    sort, number = event.cause
    if sort == "event":
        return say("because-of-event", event=event_name(cards.events[number]))
    if sort == "face":
        return say("because-of", card=card_name(cards.faces[number]))
    return say("nothing")


def _paid(event: Event) -> Price:
    """The sum that was paid, in its parts."""
    price = Price(_number(event["price"]), _number(event["surcharge"]))
    price.reduction = _number(event["reduction"])
    price.plot = _number(event["plot"])
    price.deal = _number(event["deal"])
    price.token = _number(event["token"])
    return price


def _log_gained(cards: Cards, event: Event) -> Message:
    gap, place = _number(event["gap"]), Place(_number(event["place"]))
    face, gained = Face(_number(event["card"])), _number(event["money"])
    more = _number(event["more"])
    return _gained(cards, "log-gained", gap, place, face, gained, more, seat=event.seat)


def _gained(
    cards: Cards,
    key: str,
    gap: int,
    place: Place,
    face: Face,
    gained: int,
    more: int,
    **who: int,
) -> Message:
    """A worker leaves the market for money: beside which card, and what a technique adds."""
    params: dict[str, int | str | Message] = {**who, "gap": GAPS[gap], "money": gained}
    if face == EMPTY:
        key += "-nothing"
    else:
        params["place"] = PLACES[place]
        params["card"] = card_name(cards.faces[face])
    params["more"] = say("nothing")
    if more:
        technique = card_name(cards.by_power[MORE_MONEY])
        all_of_it = more == gained
        said = say("gained-more", money=more, technique=technique)
        params["more"] = say("because-of", card=technique) if all_of_it else said
    return Message(key, params)


def _value(cards: Cards, name: str, value: int) -> int | str | Message:
    """A value of an event in words."""
    if name in ("card", "old"):
        return card_name(cards.faces[value])
    if name == "event_card":
        return event_name(cards.events[value])
    if name == "bonus":
        if BONUS_BITS[value] == WORKER_BONUS:
            return say("goods-workers", amount=1)
        return say("goods-money", amount=cards.box.bonus_money)
    if name == "gap":
        return GAPS[value]
    if name == "place":
        return PLACES[value]
    return ERAS[value] if name == "era" else value


# Cards.


def card_lines(cards: Cards, card: Card) -> list[Message]:
    """The text of a card, in our words."""
    if card.kind == TECHNIQUE:
        power = next(name for name, bit in POWERS.items() if bit == card.power)
        final = say(f"final-{card.final}", per=card.per)
        cap = cards.box.technique_cap
        return [say(f"power-{power}", amount=card.amount), say("text-final", points=final, cap=cap)]
    lines = []
    if card.deals:
        key = "text-call" if card.kind == CHARACTER else "text-use"
        lines.append(say(key, deal=_either([printed(use) for use in card.deals])))
    if card.built is not None:
        lines.append(say("text-built", deal=printed(card.built)))
    if card.has_token:
        lines.append(say("text-token" if card.kind == BUILDING else "text-tokens"))
    return lines


def event_lines(event: EventCard) -> list[Message]:
    """The text of an event, in our words."""
    if event.power == EVENT_REUSES_BUILDING:
        return [say("text-event-reuse", money=event.money)]
    if event.power == EVENT_PLACES_WORKER:
        return [say("text-event-place", money=event.money)]
    key = "text-event-choice" if len(event.deals) > 1 else "text-event"
    text = say(key, deal=_either([printed(option) for option in event.deals]))
    return [text, say("text-token")] if event.has_token else [text]


def sheet(cards: Cards) -> list[CardInfo]:
    """Every card with its values and where they come from."""
    infos = []
    for card in cards.faces:
        if not card.total:
            continue
        values: dict[str, int | str | Message] = {
            "copies": " ".join(f"{era}{n}" for era, n in zip(ERAS, card.copies, strict=True) if n),
            "price": card.price,
        }
        if card.kind == BUILDING:
            values["points"] = card.points
            borne = [say(f"symbol-{name}") for name, bit in SYMBOLS.items() if card.symbols & bit]
            values["symbols"] = _joined(borne) if borne else ""
        infos.append(
            CardInfo(
                card.id,
                KINDS[card.kind],
                card_name(card),
                card_lines(cards, card),
                values,
                card.provenance,
            )
        )
    for event in cards.events:
        lines = event_lines(event)
        infos.append(
            CardInfo(f"event-{event.id}", "event", event_name(event), lines, {}, event.provenance)
        )
    return infos + [_constant(cards, name, source) for name, source in cards.box.provenance.items()]


def _constant(cards: Cards, name: str, source: str) -> CardInfo:
    """A constant of the box."""
    values, sources = {"value": cards.constants[name]}, {"value": source}
    return CardInfo(name, "box", say(f"box-{name}"), [], values, sources, _BOX_RULES[name])


_BOX_RULES: dict[str, tuple[str, ...]] = {
    "eras": ("S-5",),
    "kinds": ("S-4",),
    "turns": ("S-19",),
    "money": ("S-14",),
    "spyrium": ("S-14",),
    "workers": ("S-14",),
    "workers_in_all": ("S-2", "S-15"),
    "residences": ("S-16", "S-23", "S-80"),
    "bonus_at": ("S-81", "S-82"),
    "bonus_money": ("S-2", "S-81"),
    "tokens": ("S-3",),
    "plot": ("S-56",),
    "reduction": ("S-58", "S-60", "S-133"),
    "technique_cap": ("S-127",),
}
"""The rules that give the constants of the box."""
