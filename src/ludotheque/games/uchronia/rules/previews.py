"""What an action would cost, bring and change, worked out by the rules on a copy.

What the deciding seat has before and after gives costs and gains; the events of the copy say which
cards came from a hidden pile, and those are counted, not named. What an action only begins, such
as the times of an order or the cards that a Plot will draw, comes from the rules that carry it out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.barrier import Barrier
from ludotheque.core.pending import Pending
from ludotheque.core.preview import Amount, Preview
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions
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
from ludotheque.games.uchronia.rules import orders, plotting, the_end, turn
from ludotheque.games.uchronia.words import describe, events

_OF_A_TURN = ("pending", "player", "used", "started", "raid", "dry")
"""Fields that a new turn sets back."""
_BOOKKEEPING = ("pending", "player", "last", "plain", "sunk", "dry", "used", "started", "raid")
"""Fields that name nothing on the table."""


def preview(state: UchroniaState, action: Action, barrier: Barrier | None) -> Preview:
    """What a legal action would do."""
    seat = state.stack[-1].seat
    after = state.copy()
    after.listening = True
    after.advance(action)
    changes = state.game.position.changes(state, after)
    costs, gains = _moved(state, after, seat, action)
    return Preview(
        describe.action(state, action),
        tuple(costs),
        (*gains, *_begun(state, action)),
        tuple([path for path in changes if _field(path) not in _BOOKKEEPING]),
        tuple(_given_up(state, after, seat, action)),
        reveals=None if barrier is None else barrier.is_crossed(after),
        no_effect=_is_idle_order(after, seat, action) or _has_no_effect(state, after, changes),
    )


# What is moved at once.


def _moved(
    state: UchroniaState, after: UchroniaState, seat: Seat, action: Action
) -> tuple[list[Amount], list[Amount]]:
    costs: list[Amount] = []
    gains: list[Amount] = []
    unseen = _unseen(state, after, seat, action)
    for what, had, has in (
        ("hand", _counted(state.hands[seat]), _counted(after.hands[seat])),
        ("domain", _counted(state.domain[seat]), _counted(after.domain[seat])),
        ("stock", counts_of(state.stock, seat), counts_of(after.stock, seat)),
        ("activities", counts_of(state.activities, seat), counts_of(after.activities, seat)),
    ):
        if what in unseen:
            gains.append(Amount(what, sum(unseen[what])))
            has = [has[colour] - unseen[what][colour] for colour in EVERY]
        if had != has:
            _add(costs, what, has, had)
            _add(gains, what, had, has)
    points = the_end.score(after, seat) - the_end.score(state, seat)
    if points and "activities" not in unseen:
        (gains if points > 0 else costs).append(Amount("points", abs(points)))
    return costs, gains


def _counted(cards: tuple[Colour, ...]) -> list[int]:
    """How many cards there are of each colour."""
    counts = [0] * len(EVERY)
    for card in cards:
        counts[card] += 1
    return counts


def _unseen(
    state: UchroniaState, after: UchroniaState, seat: Seat, action: Action
) -> dict[str, list[int]]:
    """The cards that came from a hidden pile, by where they went."""
    found: dict[str, list[int]] = {}
    for event in after.events:
        if event.seat != seat or not event.values:
            continue
        where = _FROM_PILES.get(event.kind.name)
        if event.kind is events.LAUNCHED and _launches_from_pile(state, action):
            where = "activities"
        card = event.values[0]
        if where is not None and card is not None:
            found.setdefault(where, [0] * len(EVERY))[card] += 1
    return found


_FROM_PILES: Final = {events.DREW.name: "hand", events.TOOK_UNSEEN.name: "stock"}
"""Where a card goes that comes from a hidden pile, by the event that tells it."""


def _launches_from_pile(state: UchroniaState, action: Action) -> bool:
    if action.verb != actions.USE:
        return False
    return state.cards.having[LAUNCH_FROM_PILE] & state.cards.buildings[action.a].bit != 0


def _add(amounts: list[Amount], what: str, less: list[int], more: list[int]) -> None:
    """Adds what there is more of, colour by colour."""
    parts = [
        (COLOURS[colour], more[colour] - less[colour])
        for colour in EVERY
        if more[colour] > less[colour]
    ]
    if parts:
        amounts.append(Amount(what, sum([number for _, number in parts]), tuple(parts)))


# What is only begun.


def _begun(state: UchroniaState, action: Action) -> list[Amount]:
    """The times of an order, or the cards that a Plot will draw."""
    asked = state.stack[-1]
    if action.verb == actions.COMMAND:
        return [_times(state, asked, order_of(Colour(action.a)), True)]
    if action.verb == actions.LAY:
        return [_times(state, asked, order_of(Colour(action.a)), False)]
    if action.verb == actions.ORDER:
        strong = isinstance(asked, turn.ChooseOrder)
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
    return plotting.copyable(state, seat) != 0


# What is given up.

_GIVEN_UP: dict[int, str] = {
    actions.DISCARD: "hand",
    actions.GIVE: "hand",
    actions.START_FROM_HAND: "hand",
    actions.PAY: "stock",
    actions.RETURN: "activities",
}
"""Where the card lies that an action gives up."""


def _given_up(
    state: UchroniaState, after: UchroniaState, seat: Seat, action: Action
) -> Iterator[str]:
    """The paths of cards that leave the seat for good, and of Monopolies that it loses.

    The answer of a victim may end a turn; if its own begins, its Domain goes to the Forum.
    """
    if action.verb in _GIVEN_UP:
        yield f"players.{seat}.{_GIVEN_UP[action.verb]}"
    if state.domain[seat] and after.player == seat != state.player:
        yield f"players.{seat}.domain"
    for colour in EVERY:
        if state.monopoly[colour] == seat != after.monopoly[colour]:
            yield f"monopolies.{COLOURS[colour]}"


# What changes.


def _field(path: str) -> str:
    return path.split(".")[0]


def _is_idle_order(after: UchroniaState, seat: Seat, action: Action) -> bool:
    """Whether an action only gives an order that can do nothing, not even by a bonus."""
    if action.verb not in (actions.ORDER, actions.COPY):
        return False
    idle = [event for event in after.events if event.kind is events.NO_EFFECT]
    asked = after.stack[-1] if after.stack else None
    uses_bonus = isinstance(asked, orders.After) and (asked.seat, asked.order) == (seat, action.a)
    return bool(idle) and not uses_bonus


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
