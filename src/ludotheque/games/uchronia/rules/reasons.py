"""Why an action is not legal, from what everybody knows and the deciding seat's own cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import Building
from ludotheque.games.uchronia.cards.colours import Colour, Order, at, colour_of, order_of
from ludotheque.games.uchronia.cards.effects import (
    FOUNDATION_FROM_HAND,
    PRODUCE_FROM_PILE,
)
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import (
    completion,
    construction,
    draconians_bonuses,
    effects,
    orders,
    trade,
    turn,
)
from ludotheque.games.uchronia.rules.pending import Question
from ludotheque.games.uchronia.words.names import (
    building_name,
    order_name,
    resource_name,
    who,
)


def reason(state: UchroniaState, action: Action) -> Message:
    """Why an action is not legal now."""
    asked = state.stack[-1]
    assert isinstance(asked, Question)
    if action is actions.done:
        return _must(state, asked, action)
    why, questions = _ANSWERS[action.verb]
    if asked.name in questions:
        return why(state, asked, action)
    return say("illegal-not-asked", question=asked.message(state))


# Cards.


def _card(action: Action) -> Message:
    return resource_name(Colour(action.a))


def _order_of(action: Action) -> Message:
    """The order of an action's colour, by which an Activity is called."""
    return order_name(order_of(Colour(action.a)))


def _not_in_hand(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("illegal-not-in-hand", card=_card(action))


def _no_pair(state: UchroniaState, asked: Pending, action: Action) -> Message:
    held = state.hands[asked.seat].count(Colour(action.a))
    return say("illegal-no-pair", card=_card(action), count=held)


def _lay(state: UchroniaState, asked: Pending, action: Action) -> Message:
    assert isinstance(asked, turn.LayMore)
    if action.a != asked.colour:
        return say("illegal-other-colour", card=resource_name(asked.colour))
    return _not_in_hand(state, asked, action)


def _take(state: UchroniaState, asked: Pending, action: Action) -> Message:
    if isinstance(asked, completion.Pick) and action.a != asked.colour:
        return say("illegal-other-colour", card=resource_name(asked.colour))
    return say("illegal-not-in-forum", card=_card(action))


def _take_unseen(state: UchroniaState, asked: Pending, action: Action) -> Message:
    if not state.has(asked.seat, PRODUCE_FROM_PILE):
        return say("illegal-no-building-allows")
    return say("illegal-nothing-to-draw")


def _reveal(state: UchroniaState, asked: Pending, action: Action) -> Message:
    if Colour(action.a) in state.hands[asked.seat]:
        return say("illegal-revealed", card=_card(action))
    return _not_in_hand(state, asked, action)


def _withhold(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("illegal-not-revealed", card=_card(action))


def _give(state: UchroniaState, asked: Pending, action: Action) -> Message:
    if Colour(action.a) in state.hands[asked.seat]:
        return say("illegal-not-demanded", card=_card(action))
    return _not_in_hand(state, asked, action)


def _give_nothing(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("illegal-must-give")


def _launch(state: UchroniaState, asked: Pending, action: Action) -> Message:
    if isinstance(asked, trade.LaunchFromHand):
        return _not_in_hand(state, asked, action)
    return say("illegal-not-in-stock", card=_card(action))


def _return(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("illegal-no-activity", order=_order_of(action))


def _recall(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("illegal-other-colour", card=resource_name(state.domain[asked.seat][0]))


def _salvage(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("illegal-not-spent", card=_card(action))


# Players.


def _target(state: UchroniaState, asked: Pending, action: Action) -> Message:
    victim = Seat(action.a)
    if victim >= state.players:
        return say("illegal-no-such-player")
    if victim == asked.seat:
        return say("illegal-yourself")
    if state.is_spared(victim):
        return say("illegal-spared", to=who(victim))
    return say("illegal-nothing-to-take", to=who(victim))


def _site(state: UchroniaState, asked: Pending, action: Action) -> Message:
    assert isinstance(asked, draconians_bonuses.Rob)
    card = state.cards.buildings[action.a]
    return say("illegal-nothing-under", building=building_name(card), to=who(asked.victim))


def _seize(state: UchroniaState, asked: Pending, action: Action) -> Message:
    if isinstance(asked, draconians_bonuses.Loot):
        card = state.cards.buildings[asked.building]
        return say("illegal-not-under", card=_card(action), building=building_name(card))
    assert isinstance(asked, draconians_bonuses.Seize)
    if not state.activities[at(asked.victim, Colour(action.a))]:
        return say("illegal-has-no-activity", order=_order_of(action), to=who(asked.victim))
    return say("illegal-not-effective", card=_card(action), to=who(asked.victim))


# Orders and buildings.


def _order(state: UchroniaState, asked: Pending, action: Action) -> Message:
    assert isinstance(asked, effects.Granted)
    card = state.cards.buildings[asked.building]
    return say(
        "illegal-not-granted", building=building_name(card), order=order_name(Order(action.a))
    )


def _copy(state: UchroniaState, asked: Pending, action: Action) -> Message:
    order = Order(action.a)
    colour = colour_of(order)
    if all(colour not in state.domain[other] for other in state.opponents(asked.seat)):
        return say("illegal-on-no-domain", order=order_name(order))
    return say("illegal-no-activity-to-copy", order=order_name(order))


def _start(state: UchroniaState, asked: Pending, action: Action) -> Message:
    card = state.cards.buildings[action.a]
    if card.index not in state.works:
        return say("illegal-not-on-offer", building=building_name(card))
    if construction.owns(state, asked.seat, card):
        return say("illegal-already-yours", building=building_name(card))
    if action.verb == actions.START:
        return say("illegal-no-foundation", card=resource_name(card.colour))
    if not state.has(asked.seat, FOUNDATION_FROM_HAND):
        return say("illegal-no-building-allows")
    return say("illegal-not-in-hand", card=resource_name(card.colour))


def _add(state: UchroniaState, asked: Pending, action: Action) -> Message:
    card = state.cards.buildings[action.b]
    if not state.begun(asked.seat) & card.bit:
        return say("illegal-not-your-site", building=building_name(card))
    if construction.is_too_new(state, asked.seat, card):
        return say("illegal-started-this-turn", building=building_name(card))
    if not construction.takes(state, asked.seat, card, Colour(action.a)):
        return say(
            "illegal-wrong-colour", building=building_name(card), card=resource_name(card.colour)
        )
    if isinstance(asked, construction.Build):
        return say("illegal-not-in-stock", card=_card(action))
    return _add_by_production(state, asked, card, action)


def _add_by_production(
    state: UchroniaState, asked: Pending, card: Building, action: Action
) -> Message:
    if not construction.is_built_by_production(state, card):
        return say("illegal-not-by-production", building=building_name(card))
    from_stock = orders.is_fed_from_stock(state, card)
    key = "illegal-not-in-stock" if from_stock else "illegal-not-in-forum"
    return say(key, card=_card(action))


def _use(state: UchroniaState, asked: Pending, action: Action) -> Message:
    card = state.cards.buildings[action.a]
    name = building_name(card)
    if not state.live[asked.seat] & card.bit:
        return say("illegal-not-your-building", building=name)
    if state.used & card.bit:
        return say("illegal-used", building=name)
    if isinstance(asked, orders.Before):
        fits = state.cards.before[asked.order] & card.bit
    elif isinstance(asked, orders.After):
        fits = state.cards.after[asked.order] & card.bit
    else:
        fits = 0
    return say("illegal-would-do-nothing" if fits else "illegal-other-moment", building=name)


def _must(state: UchroniaState, asked: Pending, action: Action) -> Message:
    return say("illegal-must-choose")


_Why = Callable[[UchroniaState, Pending, Action], Message]

_ANSWERS: Final[dict[int, tuple[_Why, tuple[str, ...]]]] = {
    actions.COMMAND: (_not_in_hand, ("turn",)),
    actions.PAIR: (_no_pair, ("turn",)),
    actions.PLOT: (_must, ("turn",)),
    actions.LAY: (_lay, ("lay",)),
    actions.ORDER: (_order, ("order", "granted")),
    actions.COPY: (_copy, ("copy",)),
    actions.TAKE: (_take, ("produce", "pick", "visit")),
    actions.TAKE_UNSEEN: (_take_unseen, ("produce",)),
    actions.STORE: (_not_in_hand, ("explore",)),
    actions.DISCARD: (_not_in_hand, ("opening", "drop")),
    actions.REVEAL: (_reveal, ("reveal",)),
    actions.WITHHOLD: (_withhold, ("withhold",)),
    actions.GIVE: (_give, ("give", "tribute")),
    actions.GIVE_NOTHING: (_give_nothing, ("give", "tribute")),
    actions.PAY: (_must, ("buy-off",)),
    actions.LAUNCH: (_launch, ("launch", "launch-from-hand")),
    actions.RETURN: (_return, ("return",)),
    actions.RECALL: (_recall, ("recall",)),
    actions.SALVAGE: (_salvage, ("salvage",)),
    actions.TARGET: (_target, ("target",)),
    actions.SITE: (_site, ("rob",)),
    actions.SEIZE: (_seize, ("loot", "seize")),
    actions.START: (_start, ("build",)),
    actions.START_FROM_HAND: (_start, ("build",)),
    actions.ADD: (_add, ("build", "produce")),
    actions.USE: (_use, ("before", "after", "triggers")),
}
"""Why an action of each verb may not be legal, and the questions that it can answer."""
