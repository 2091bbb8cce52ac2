"""The flow of the game: turns, what is asked of whom, and what an answer does.

The stack holds what remains to be done. Most frames are decisions; some are steps that the rules
take by themselves, such as the draw at the end of a Plot. `frames.py` says what each frame holds.
A decision about which nobody can doubt that nothing can be done is passed over; one that depends
on hidden cards is always asked, since being asked must tell nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.uchronia import (
    actions,
    activities,
    construction,
    draconians,
    effects,
    log,
    orders,
    plot,
    setup,
    works,
)
from ludotheque.games.uchronia.cards import (
    FORUM_AFTER_PLOT,
    RECALL_ONE_OF_PAIR,
    SEVERAL_CARDS,
    TAKE_FROM_PAIR,
)
from ludotheque.games.uchronia.frames import pending, pending_about
from ludotheque.games.uchronia.hand import leave_hand, take_openly
from ludotheque.games.uchronia.state import (
    AFTER,
    BEGIN,
    BUILD,
    CHOOSE_ORDER,
    CLOSE,
    COMMENCE,
    COPY,
    DRAW,
    EXECUTE,
    EXPLORE,
    FIRST_STEP,
    GATHER,
    GIVE,
    LAY_MORE,
    PERFORM,
    PICK,
    PRODUCE,
    RAID,
    REACTIONS,
    RECALL,
    REVEAL,
    TURN,
    VICTIM,
    WIND_UP,
    UchroniaState,
)

# A turn from beginning to end.


def _begin_turn(state: UchroniaState, seat: int) -> None:
    """The Domain goes to the Forum; then the seat decides."""
    state.player = seat
    state.forget_turn()
    stack = state.stack
    # In place of the step that led here: a stack that runs empty gives its memory back.
    stack[-1] = pending(CLOSE, seat)
    stack.append(pending(TURN, seat))
    played = state.domain[seat]
    if not played:
        return
    state.domain[seat] = ()
    forum = state.forum
    for card in played:
        forum[card] = forum[card] + 1
        if state.listening:
            state.emit(log.SWEPT, seat, card)
    if len(played) == 2:
        for other in reversed(state.opponents(seat)):
            for building in state.with_effect(other, TAKE_FROM_PAIR):
                stack.append((PICK, other, played[0], building.index))


def _may_act(state: UchroniaState, frame: Frame) -> list[Action]:
    """Command with a card, command with two of a colour, or plot."""
    held = twice = 0
    for card in state.hands[frame[1]]:
        colour = 1 << card
        twice |= held & colour
        held |= colour
    return actions.turn[twice][held]


def _act(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Begins a Command or a Plot."""
    seat = frame[1]
    if action is actions.plot:
        plot.plot(state, seat)
    elif action.verb == actions.COMMAND:
        _play_card(state, seat, action.a)
        if state.listening:
            state.emit(log.COMMANDED, seat, action.a)
        if state.has(seat, SEVERAL_CARDS):
            state.stack.append(pending_about(COMMENCE, seat, action.a))
            state.stack.append(pending_about(LAY_MORE, seat, action.a))
        else:
            _commence(state, seat, action.a)
    else:
        _play_card(state, seat, action.a)
        _play_card(state, seat, action.a)
        if state.listening:
            state.emit(log.PAIRED, seat, action.a)
        state.stack.append(pending(RECALL, seat))
        state.stack.append(pending(CHOOSE_ORDER, seat))


def _play_card(state: UchroniaState, seat: int, colour: int) -> None:
    state.domain[seat] += (leave_hand(state, seat, colour),)


def _may_choose_order(state: UchroniaState, frame: Frame) -> list[Action]:
    """Any order."""
    return actions.order


def _choose_order(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Executes it, with the Activities of its own colour."""
    orders.execute(state, frame[1], action.a, 1)


def _may_lay_more(state: UchroniaState, frame: Frame) -> list[Action]:
    """One more card of the colour, or no more; asked of everybody who has cards left."""
    _, seat, colour = frame
    hand = state.hands[seat]
    if not hand:
        return actions.nothing
    return [actions.lay[colour], actions.done] if colour in hand else [actions.done]


def _lay_more(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Lays the card on the Domain."""
    if action is actions.done:
        return
    state.stack.append(frame)
    _play_card(state, frame[1], frame[2])
    if state.listening:
        state.emit(log.LAID, frame[1], frame[2])


def _commence(state: UchroniaState, seat: int, order: int) -> None:
    """The order of the card played; plainly once more for each further card."""
    for _ in range(len(state.domain[seat]) - 1):
        state.stack.append((EXECUTE, seat, order, 0))
    orders.execute(state, seat, order, 1)


def _may_recall(state: UchroniaState, frame: Frame) -> list[Action]:
    """One card of a pair comes back to the Hand, or none."""
    seat = frame[1]
    if not state.has(seat, RECALL_ONE_OF_PAIR):
        return actions.nothing
    return [actions.recall[state.domain[seat][0]], actions.done]


def _recall(state: UchroniaState, frame: Frame, action: Action) -> None:
    """Moves the card from the Domain to the Hand."""
    if action is actions.done:
        return
    seat = frame[1]
    state.domain[seat] = state.domain[seat][:-1]
    take_openly(state, seat, action.a)
    if state.listening:
        state.emit(log.RECALLED, seat, action.a)


def _close_turn(state: UchroniaState, seat: int) -> None:
    """Fills the Great Works up; then the next seat begins, or the game is over."""
    if len(state.works) < state.cards.box.works:
        works.refill(state)
    stopped = _at_a_standstill(state)
    if stopped or (state.ending and seat == state.last):
        state.over = True
        state.stack.pop()
        if state.listening:
            state.emit(log.GAME_ENDS, -1)
    else:
        _begin_turn(state, (seat + 1) % state.players)


def _at_a_standstill(state: UchroniaState) -> bool:
    """Whether nobody can ever play a card again, or none could be drawn for many rounds."""
    if state.pile or state.discard:
        state.dry = 0
        return False
    state.dry += 1
    if state.dry >= state.cards.box.drought * state.players:
        return True
    if any(state.hands[seat] or state.domain[seat] for seat in range(state.players)):
        return False
    helped = any(state.has(seat, FORUM_AFTER_PLOT) for seat in range(state.players))
    return not (helped and any(state.forum))


# What the stack asks for, and what answers do; in the order of the kinds of frames.

_MAY: Final[tuple[Callable[[UchroniaState, Frame], list[Action]], ...]] = (
    _may_act,
    setup.may_open,
    _may_choose_order,
    _may_lay_more,
    plot.may_copy,
    orders.may_use_before,
    orders.may_use_after,
    orders.may_produce,
    orders.may_explore,
    draconians.may_reveal,
    draconians.may_buy_off,
    draconians.may_withhold,
    draconians.may_give,
    activities.may_launch,
    construction.may_build,
    construction.may_salvage,
    construction.may_pick,
    construction.may_trigger,
    effects.may_choose_granted,
    activities.may_launch_from_hand,
    activities.may_return,
    effects.may_choose_target,
    effects.may_rob,
    effects.may_loot,
    effects.may_seize,
    effects.may_pay_tribute,
    plot.may_drop,
    plot.may_visit,
    _may_recall,
)
_DO: Final[tuple[Callable[[UchroniaState, Frame, Action], None], ...]] = (
    _act,
    setup.open_forum,
    _choose_order,
    _lay_more,
    plot.copy,
    effects.use_bonus,
    effects.use_bonus,
    orders.produce,
    orders.explore,
    draconians.reveal,
    draconians.buy_off,
    draconians.withhold,
    draconians.give,
    activities.launch,
    construction.build,
    construction.salvage,
    construction.pick,
    construction.trigger,
    effects.choose_granted,
    activities.launch_from_hand,
    activities.return_activity,
    effects.choose_target,
    effects.rob,
    effects.loot,
    effects.seize,
    effects.pay_tribute,
    plot.drop,
    plot.visit,
    _recall,
)


def legal(state: UchroniaState) -> list[Action]:
    """The legal actions, in the order of the action table."""
    frame: Frame = state.stack[-1]
    return _MAY[frame[0]](state, frame)


def play(state: UchroniaState, action: Action) -> None:
    """Answers the pending decision and goes on to the next one."""
    _answer(state, state.stack.pop(), action)
    go_on(state)


def go_on(state: UchroniaState) -> None:
    """Takes all steps up to the next decision; decisions without any choice are passed over."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        if frame[0] < FIRST_STEP:
            found = _ask(state, frame)
            if found:
                state.offer(found)
                return
            stack.pop()
        else:
            _take_step(state, frame)


# The usual questions are spared the way through the tables, which takes long in compiled code.


def _ask(state: UchroniaState, frame: Frame) -> list[Action]:
    kind = frame[0]
    if kind == TURN:
        return _may_act(state, frame)
    if kind == AFTER:
        return orders.may_use_after(state, frame)
    if kind == COPY:
        return plot.may_copy(state, frame)
    if kind == PRODUCE:
        return orders.may_produce(state, frame)
    if kind == BUILD:
        return construction.may_build(state, frame)
    if kind == REVEAL:
        return draconians.may_reveal(state, frame)
    if kind == GIVE:
        return draconians.may_give(state, frame)
    if kind == EXPLORE:
        return orders.may_explore(state, frame)
    return _MAY[kind](state, frame)


def _answer(state: UchroniaState, frame: Frame, action: Action) -> None:
    kind = frame[0]
    if kind == TURN:
        _act(state, frame, action)
    elif kind == PRODUCE:
        orders.produce(state, frame, action)
    elif kind == BUILD:
        construction.build(state, frame, action)
    elif kind == REVEAL:
        draconians.reveal(state, frame, action)
    elif kind == GIVE:
        draconians.give(state, frame, action)
    elif kind == EXPLORE:
        orders.explore(state, frame, action)
    elif kind == COPY:
        plot.copy(state, frame, action)
    else:
        _DO[kind](state, frame, action)


def _take_step(state: UchroniaState, frame: Frame) -> None:
    """Takes a step off and carries it out; one between turns leaves its place to the next turn."""
    kind, seat = frame[0], frame[1]
    if kind == CLOSE:
        _close_turn(state, seat)
        return
    if kind == BEGIN:
        _begin_turn(state, seat)
        return
    state.stack.pop()
    if kind == WIND_UP:
        plot.wind_up(state, seat)
    elif kind == VICTIM:
        draconians.face_victim(state, seat, frame[2])
    elif kind == RAID:
        draconians.raid(state, seat)
    elif kind == GATHER:
        draconians.gather(state, seat)
    elif kind == REACTIONS:
        construction.react(state, seat, frame[2])
    elif kind == DRAW:
        plot.draw_for_plot(state, seat)
    elif kind == EXECUTE:
        orders.execute(state, seat, frame[2], frame[3])
    elif kind == PERFORM:
        orders.perform(state, seat, frame[2], frame[3])
    elif kind == COMMENCE:
        _commence(state, seat, frame[2])
