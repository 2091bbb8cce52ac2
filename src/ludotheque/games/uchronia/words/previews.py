"""What an action would cost, bring and change, worked out by the rules on a copy.

What the deciding seat has before and after gives costs and gains; the events of the copy say which
cards came from a hidden pile, and those are counted, not named. What an action only begins, such
as the times of an order or the cards that a Plot will draw, comes from the rules that carry it out.
"""

from __future__ import annotations

from collections import Counter

from ludotheque.core.action import Action
from ludotheque.core.pending import Pending
from ludotheque.core.preview import Amount, Preview
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions, decisions
from ludotheque.games.uchronia.cards.colours import (
    COLOURS,
    EVERY,
    ORDERS,
    Colour,
    Order,
    counts_of,
    order_of,
)
from ludotheque.games.uchronia.cards.effects import LAUNCH_FROM_PILE
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import orders, plotting, the_end
from ludotheque.games.uchronia.words import describe, events

_OF_A_TURN = ("pending", "player", "used", "started", "raid", "dry")
"""Fields that a new turn sets back."""
_BOOKKEEPING = ("pending", "player", "last", "plain", "sunk", "dry", "used", "started", "raid")
"""Fields that name nothing on the table."""

_Cards = Counter[Colour]


def preview(state: UchroniaState, action: Action) -> Preview:
    """What a legal action would do."""
    seat = state.stack[-1].seat
    after = state.copy()
    after.listening = True
    after.apply(action)
    changes = state.game.position.changes(state, after)
    costs, gains = _moved(state, after, seat, action)
    return Preview(
        describe.action(state, action),
        tuple(costs),
        (*gains, *_begun(state, action)),
        tuple([path for path in changes if _field(path) not in _BOOKKEEPING]),
        no_effect=_has_no_effect(state, after, changes),
    )


# What is moved at once.


def _moved(
    state: UchroniaState, after: UchroniaState, seat: Seat, action: Action
) -> tuple[list[Amount], list[Amount]]:
    costs: list[Amount] = []
    gains: list[Amount] = []
    had, has, unseen = _held(state, seat), _held(after, seat), _unseen(state, after, seat, action)
    for what, cards in had.items():
        lost, won = cards - has[what], has[what] - cards
        hidden = unseen[what]
        if hidden:
            won.subtract(hidden)
            won, lost = +won, lost + -won
            gains.append(Amount(what, hidden.total()))
        if lost:
            costs.append(_amount(what, lost))
        if won:
            gains.append(_amount(what, won))
    points = the_end.score(after, seat) - the_end.score(state, seat)
    if points and not unseen["activities"]:
        (gains if points > 0 else costs).append(Amount("points", abs(points)))
    return costs, gains


def _held(state: UchroniaState, seat: Seat) -> dict[str, _Cards]:
    """The cards of a seat that count, by where they are."""
    return {
        "hand": Counter(state.hands[seat]),
        "domain": Counter(state.domain[seat]),
        "stock": _counter(counts_of(state.stock, seat)),
        "activities": _counter(counts_of(state.activities, seat)),
    }


def _counter(counts: list[int]) -> _Cards:
    return +Counter({colour: counts[colour] for colour in EVERY})


def _unseen(
    state: UchroniaState, after: UchroniaState, seat: Seat, action: Action
) -> dict[str, _Cards]:
    """The cards that came from a hidden pile, by where they went."""
    found: dict[str, _Cards] = {what: Counter() for what in _held(state, seat)}
    from_pile = action.verb == actions.USE and (
        state.cards.buildings[action.a].effect == LAUNCH_FROM_PILE
    )
    where = {events.DREW: "hand", events.TOOK_UNSEEN: "stock"}
    if from_pile:
        where[events.LAUNCHED] = "activities"
    for event in after.events:
        card = event.values[0] if event.values else None
        if event.seat == seat and event.kind in where and card is not None:
            found[where[event.kind]][Colour(card)] += 1
    return found


def _amount(what: str, cards: _Cards) -> Amount:
    parts = tuple((COLOURS[colour], cards[colour]) for colour in EVERY if cards[colour])
    return Amount(what, cards.total(), parts)


# What is only begun.


def _begun(state: UchroniaState, action: Action) -> list[Amount]:
    """The times of an order, or the cards that a Plot will draw."""
    asked = state.stack[-1]
    if action.verb == actions.COMMAND:
        return [_times(state, asked, order_of(Colour(action.a)), True)]
    if action.verb == actions.ORDER:
        strong = isinstance(asked, decisions.ChooseOrder)
        return [_times(state, asked, Order(action.a), strong)]
    if action.verb == actions.COPY:
        strong = plotting.copies_strongly(state, asked.seat)
        return [_times(state, asked, Order(action.a), strong)]
    if action.verb == actions.PLOT and _may_copy_first(state, asked.seat):
        return [Amount("draw", plotting.cards_to_draw(state, asked.seat))]
    return []


def _times(state: UchroniaState, asked: Pending, order: Order, strong: bool) -> Amount:
    times = orders.strength(state, asked.seat, order, strong)
    parts = (("order", 1), ("activities", times - 1)) if times > 1 else ()
    return Amount(ORDERS[order], times, parts)


def _may_copy_first(state: UchroniaState, seat: Seat) -> bool:
    return bool(plotting.may_copy(state, decisions.COPY[seat]))


# What changes.


def _field(path: str) -> str:
    return path.split(".")[0]


def _has_no_effect(state: UchroniaState, after: UchroniaState, changes: list[str]) -> bool:
    """Whether nothing changes but whose decision is next."""
    if after.over:
        return False
    same_turn = after.player == state.player
    if same_turn and not _only_shorter(after.stack, state.stack):
        return False
    ignored = ("pending",) if same_turn else _OF_A_TURN
    return all(_field(path) in ignored for path in changes)


def _only_shorter(stack: list[Pending], before: list[Pending]) -> bool:
    """Whether entries were taken off a stack, and none laid on it."""
    return len(stack) < len(before) and all(
        entry is other for entry, other in zip(stack, before, strict=False)
    )
