"""Spyrium in words: questions, actions with their costs, events and card texts, as messages."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.event import Event
from ludotheque.core.game import CardInfo
from ludotheque.core.message import Message, say
from ludotheque.core.preview import Preview
from ludotheque.games.spyrium import actions, decisions
from ludotheque.games.spyrium.actions import BESIDE, GAPS, PLACES, Gap, Place
from ludotheque.games.spyrium.cards.card import (
    BUILDING,
    CHARACTER,
    EFFECTS,
    EMPTY,
    ERAS,
    EVENT_PLACES_WORKER,
    EVENT_REUSES_BUILDING,
    KINDS,
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
    Slot,
    is_tilted,
    number_in,
)
from ludotheque.games.spyrium.position import PLACEMENT, SpyriumState
from ludotheque.games.spyrium.rules.previews import Consequences
from ludotheque.games.spyrium.words.names import card_name, event_name, place_name

# Goods and deals.


def _joined(parts: list[Message]) -> Message:
    """Several goods as one message."""
    whole = parts[0]
    for part in parts[1:]:
        whole = say("plus", one=whole, two=part)
    return whole


def deal(deal: Deal, workers: int, amount: int, style: str = "goods") -> Message:
    """What is given for what; workers and amount may differ from what is printed.

    The style `goods` speaks in words, `short` in letters for crowded tables.
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
    effect = EFFECTS[deal.effect]
    by_token = deal.by_token and not amount
    gain = (
        say(f"{style}-{effect}-by-token") if by_token else say(f"{style}-{effect}", amount=amount)
    )
    return say("deal", cost=_joined(costs), gain=gain) if costs else gain


def printed(printed_deal: Deal, style: str = "goods") -> Message:
    """A deal as it is printed."""
    return deal(printed_deal, printed_deal.workers, printed_deal.amount, style)


def _money(price: int, surcharge: int) -> Message:
    """Price and surcharge added up, so that nobody must."""
    if not surcharge:
        return say("goods-money", amount=price)
    return say("cost-with-crowd", price=price, crowd=surcharge, total=price + surcharge)


# Questions.


def ask_turn(state: SpyriumState, asked: decisions.Turn) -> Message:
    """What a seat can do in its phase."""
    if state.phase[asked.seat] == PLACEMENT:
        return say("ask-placement")
    return say("ask-activation" if state.occupied[asked.seat] else "ask-activation-or-pass")


def ask_token(state: SpyriumState, asked: decisions.ChooseToken) -> Message:
    """Which token of a character."""
    return say("ask-token", card=place_name(state, asked.place))


def ask_value(asked: decisions.ChooseValue) -> Message:
    """What a token counts as."""
    return say("ask-value", value=asked.token)


def ask_plot(state: SpyriumState, asked: decisions.ChoosePlot) -> Message:
    """Where to build."""
    return say("ask-plot", card=place_name(state, asked.place))


def ask_residence() -> Message:
    """Advance or score."""
    return say("ask-residence")


def ask_bonus() -> Message:
    """A worker or money."""
    return say("ask-bonus")


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
        key = "do-place" if verb == actions.PLACE else "do-event-place"
        return _place(state, key, Gap(action.a))
    if verb == actions.EVENT:
        return say("do-event", deal=_event_option(state, action, found))
    if verb == actions.GAIN:
        return _gain_money(state, action, found)
    if verb in (actions.ACTIVATE, actions.ACTIVATE_FREE):
        return _activate(state, action, found)
    if verb in (actions.EXPLOIT, actions.REUSE, actions.EVENT_REUSE):
        return _exploit(state, action, found)
    if verb == actions.TOKEN:
        return say("do-token", value=action.a)
    if verb == actions.VALUE:
        return say("do-value-own" if action.a == asked.token else "do-value", value=action.a)
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
        return say("do-bonus-money", money=found.amount("money"))
    return say(f"do-{action.text.replace(' ', '-')}")


def _event_option(state: SpyriumState, action: Action, found: Consequences) -> Message:
    option = state.cards.events[state.event].deals[action.a]
    token = 0 if found.open_value else state.event_token
    return deal(option, 0, token if option.by_token else option.amount)


def _place(state: SpyriumState, key: str, gap: Gap) -> Message:
    first, second = [place_name(state, place) for place in BESIDE[gap]]
    return say(key, gap=GAPS[gap], one=first, two=second)


def _gain_money(state: SpyriumState, action: Action, found: Consequences) -> Message:
    gap, place = GAPS[action.a], Place(action.b)
    money = found.amount("money")
    if state.market[place] == EMPTY:
        return say("do-gain-nothing", gap=gap, money=money)
    card = place_name(state, place)
    return say("do-gain", gap=gap, place=PLACES[place], card=card, money=money)


def _activate(state: SpyriumState, action: Action, found: Consequences) -> Message:
    gap, place = GAPS[action.a], Place(action.b)
    card = state.cards.faces[state.market[place]]
    cost = _money(found.part("price"), found.part("surcharge"))
    if action.verb == actions.ACTIVATE_FREE:
        waiver = card_name(state.cards.by_power[NO_SURCHARGE])
        cost = say("cost-without-crowd", price=found.part("price"), technique=waiver)
    if card.kind == CHARACTER:
        gain = printed(card.deals[0])
        key = "do-call"
    else:
        gain = say("nothing")
        key = "do-patent" if card.kind == TECHNIQUE else "do-activate-building"
    return say(key, card=card_name(card), place=PLACES[place], gap=gap, cost=cost, gain=gain)


def _exploit(state: SpyriumState, action: Action, found: Consequences) -> Message:
    card = state.cards.buildings[action.a]
    use = card.deals[action.b]
    amount = found.given if use.effect == POINTS else use.amount
    deal_made = deal(use, found.amount_paid("active"), amount)
    if action.verb == actions.EXPLOIT:
        return say("do-exploit", card=card_name(card), deal=deal_made)
    if action.verb == actions.REUSE:
        technique = card_name(state.cards.by_power[REUSE_BUILDING])
        return say("do-reuse", card=card_name(card), deal=deal_made, technique=technique)
    money = found.amount_paid("money")
    return say("do-event-reuse", card=card_name(card), deal=deal_made, money=money)


def _build(found: Consequences) -> Message:
    cost = _money(found.part("price"), found.part("surcharge"))
    plot = found.part("plot")
    if not plot:
        return say("do-build-free-plot", cost=cost)
    return say("do-build", cost=cost, plot=plot, total=found.amount_paid("money"))


def _replace(state: SpyriumState, action: Action, found: Consequences) -> Message:
    slot = Slot(action.a)
    old = state.cards.buildings[number_in(slot)]
    key = "do-replace-tilted" if is_tilted(slot) else "do-replace"
    off = -found.part("reduction")
    reduced = say("cost-reduced", amount=off) if off else say("nothing")
    cost = _money(found.part("price") - off, found.part("surcharge"))
    return say(key, old=card_name(old), cost=cost, reduced=reduced, points=old.points)


# Events.


def event(cards: Cards, event: Event) -> Message:
    """An event as a line of the log."""
    params: dict[str, int | str | Message] = {}
    if event.seat >= 0:
        params["seat"] = event.seat
    for name, value in zip(event.kind.params, event.values, strict=True):
        assert value is not None, "nothing that happens in Spyrium is secret"
        params[name] = _value(cards, name, value)
    return Message(f"log-{event.kind.name}", params)


def _value(cards: Cards, name: str, value: int) -> int | str | Message:
    if name in ("card", "old"):
        return card_name(cards.faces[value]) if value >= 0 else say("empty-place")
    if name == "event_card":
        return event_name(cards.events[value])
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
    key = "text-call" if card.kind == CHARACTER else "text-use"
    lines = [say(key, deal=printed(use)) for use in card.deals]
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
        return [say("text-event-place")]
    lines = [say("text-event", deal=printed(option)) for option in event.deals]
    return [*lines, say("text-token")] if event.has_token else lines


def sheet(cards: Cards) -> list[CardInfo]:
    """Every card with its values and where they come from."""
    infos = []
    for card in cards.faces:
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
