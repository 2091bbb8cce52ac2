"""The flow of the game: set-up, turns, what is asked of whom, and what an answer does.

The stack holds what is pending; each frame begins with its kind and the seat it concerns. Frames
that ask nothing are steps: they are carried out as soon as they lie on top.

| frame | what follows |
|---|---|
| `CHOOSE_RIVAL`, `CHOOSE_CIVILIZATION`, `CHOOSE_CAPITAL`, `ACTIVATE`, `TURN` | nothing |
| `CHOOSE_ANY`, `CHOOSE_SAME`, `ARCHIVE`, `SWAP`, `EXTRA` | how many |
| `SPEND` | card, resources left to pay, repetitions left |
| `GIVE_UP`, `PAID_FOR` | card |
| `SAVE` | tile |
| `SEND` | tile, saved resource, whether the Warlord goes, tiles that send Soldiers |
| `MOVE_TO` | tile, whether it is the Warlord |
| `REWARD` | token; `GRANT` also which reward |
| `PICK` | market |
| `KEEP_WONDER`, `PLACE_WONDER`, `BOUGHT`, `ON_TOP` | card |
| `GAIN_CARD` | kind, how many |
| `BONUS` | Policies whose bonus is still to come |
| `KEEP_KNOWLEDGE` | slot, the two cards |
| `REINFORCE` | slots that are kept already, as bits |
| `CHARGE` | resource, amount, restricted resource that may pay it; `PAY` without the last |
| `CONQUEST` | tile, whether the Warlord goes, tiles that send Soldiers |
| `REFILL` | the slot from which on |
| `AUTOMA_CARDS` | how many |
| `AUTOMA_LINE` | what, number, price |
| the others of the Automa | stand in `automa.py` |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import (
    CHEAP_PROGRESS,
    GOLD_FOR_CULTURE,
    PEACE_GOLD,
    SCIENCE,
)
from ludotheque.games.monumental.position import (
    ACTIVATE,
    AUTOMA_CARDS,
    AUTOMA_LINE,
    AUTOMA_SIDE,
    BONUS,
    BOUGHT,
    CHARGE,
    COMPLETED,
    CONQUEST,
    EMPTY,
    ENDING,
    EXTRA,
    FAVOUR_USED,
    FINISH,
    FIRST_STEP,
    GAIN_BASIC,
    GAIN_CARD,
    GRANT,
    LAST_ROUND,
    MOVE_TO,
    ON_TOP,
    PAID_FOR,
    PROGRESS_USED,
    PROGRESSED,
    REACTIVATE,
    REFILL,
    REINFORCE,
    REWARD,
    SEND,
    SPEND,
    TURN,
    MonumentalState,
    pending,
)
from ludotheque.games.monumental.rules import (
    automa,
    automa_map,
    city,
    conquest,
    display,
    explorers,
    manoeuvres,
    setup,
    vocabulary,
)
from ludotheque.games.monumental.words import events

# A turn from beginning to end.


def begin_turn(state: MonumentalState, side: int) -> None:
    """The next side plays; a new round begins with the first."""
    if side == state.first:
        state.round += 1
        if state.listening:
            state.emit(events.ROUND_BEGINS, -1, state.round)
    setup.clear_turn(state)
    if side == AUTOMA_SIDE and state.players == 1:
        _lay_first(state, pending(FINISH, AUTOMA_SIDE))
        automa.begin(state)
    else:
        _lay_first(state, pending(ACTIVATE, side))


def _lay_first(state: MonumentalState, frame: Frame) -> None:
    """Lays the lowest frame of a turn in the place of that of the turn before.

    Were that one taken away first, the list would give its memory back, only to ask for it again.
    """
    if state.stack:
        state.stack[-1] = frame
    else:
        state.stack.append(frame)


def end_turn(state: MonumentalState, seat: int) -> None:
    """Cards may stay, the others are laid down, and the city is filled again."""
    if state.side[seat].power == PEACE_GOLD and not state.conquered:
        vocabulary.get_gold(state, seat, state.side[seat].power_amount)
    state.res = (0, 0, 0, 0, 0)
    if state.listening:
        state.emit(events.TURN_ENDS, seat)
    _lay_first(state, pending(FINISH, seat))
    state.stack.append((REFILL, seat, 0))
    if city.may_stay(state, seat, 0):
        state.stack.append((REINFORCE, seat, 0))
    else:
        city.clear(state, seat, 0)


def finish(state: MonumentalState, frame: Frame) -> None:
    """New cards for the display; then the next side, or the end of the game."""
    display.replenish(state)
    following = (frame[1] + 1) % state.sides
    if following == state.first:
        if state.ending == LAST_ROUND:
            state.over = True
            state.stack.pop()
            if state.listening:
                setup.report_end(state)
            return
        if state.ending == ENDING:
            state.ending = LAST_ROUND
            if state.listening:
                state.emit(events.LAST_ROUND, -1)
    begin_turn(state, following)


# One action of a seat.


def progress_price(state: MonumentalState, seat: int) -> int:
    """What Scientific Progress costs now."""
    side = state.side[seat]
    if side.power == CHEAP_PROGRESS and not state.flags & PROGRESS_USED:
        return side.power_amount
    return state.cards.box.progress


def may_act(state: MonumentalState, frame: Frame) -> list[Action]:
    """Everything a seat may do, in the order of the table."""
    seat = frame[1]
    side = state.side[seat]
    legal: list[Action] = []
    last = EMPTY
    for face in state.ready:
        if face != last and city.can_use(state, seat, face):
            legal.append(actions.use[face])
        last = face
    production, science, military, for_wonders, against_barbarians = state.res
    purse = vocabulary.purse(state, seat)
    if purse or production or science or for_wonders:
        display.may_buy(state, seat, purse, legal)
    if side.culture > len(side.policies):
        display.may_develop(state, seat, legal)
    if side.power == GOLD_FOR_CULTURE and _may_favour(state, seat):
        legal.append(actions.favour)
    military += purse
    if military or state.moves or against_barbarians:
        conquest.may_fight(state, seat, military, legal)
    sites = manoeuvres.may_build_outposts(state, seat)
    if sites:
        legal += sites
    if military or state.steps[0] or state.steps[1]:
        explorers.may_explore(state, seat, military, legal)
    explorers.may_pick_up(state, seat, legal)
    explorers.may_use_tokens(state, seat, legal)
    science += purse
    if science and science >= progress_price(state, seat) and vocabulary.can_draw(state, seat):
        legal.append(actions.progress)
    legal.append(actions.end)
    return legal


def _may_favour(state: MonumentalState, seat: int) -> bool:
    return not state.flags & FAVOUR_USED and state.side[seat].gold >= state.side[seat].power_amount


def act(state: MonumentalState, frame: Frame, action: Action) -> None:
    """Carries one action out; unless it ends the turn, another may follow."""
    seat, verb = frame[1], action.verb
    if verb == actions.END:
        end_turn(state, seat)
    elif verb == actions.EXPLORE:
        explorers.explore(state, seat, action.a, action.b)
    elif verb == actions.BUY:
        display.buy(state, seat, action.a)
    elif verb == actions.USE:
        city.use(state, seat, action.a)
    elif verb == actions.PICK_PRODUCTION:
        explorers.pick_production(state, seat, action.a)
    elif verb == actions.PRODUCTION:
        explorers.use_production(state, seat)
    elif verb == actions.MOVE or verb == actions.MOVE_WARLORD:
        manoeuvres.start_move(state, seat, action)
    elif verb == actions.ATTACK:
        conquest.attack(state, seat, action.a)
    elif verb == actions.PROGRESS:
        state.stack.append(pending(PROGRESSED, seat))
        vocabulary.charge_now(state, seat, SCIENCE, progress_price(state, seat), EMPTY)
    elif verb == actions.POLICY:
        display.develop(state, seat, action.a)
    elif verb == actions.BUILD:
        display.build(state, seat)
    elif verb == actions.OUTPOST or verb == actions.OUTPOST_WARLORD:
        manoeuvres.build_outpost(state, seat, action.a, verb == actions.OUTPOST_WARLORD)
    elif verb == actions.PICK_MARKET:
        explorers.look(state, seat, action.a)
    elif verb == actions.MARKET:
        explorers.use_market(state, seat, action.a)
    else:
        _favour(state, seat)


def _favour(state: MonumentalState, seat: int) -> None:
    """Gold for 1 Culture, once a turn, by the Policy on top."""
    state.flags |= FAVOUR_USED
    if state.listening:
        state.emit(events.FAVOUR, seat, state.side[seat].policies[-1])
    vocabulary.pay_gold(state, seat, state.side[seat].power_amount)
    vocabulary.get_culture(state, seat, 1)


def progressed(state: MonumentalState, frame: Frame) -> None:
    """Scientific Progress: the top card of the deck is used this turn."""
    state.flags |= PROGRESS_USED
    if state.listening:
        state.emit(events.PROGRESS, frame[1])
    vocabulary.draw_into_play(state, frame[1])


# What the stack asks for, and what answers do; in the order of the kinds of frames.

_MAY: Final[tuple[Callable[[MonumentalState, Frame], list[Action]], ...]] = (
    setup.may_choose_rival,
    setup.may_choose_civilization,
    setup.may_choose_capital,
    city.may_activate,
    may_act,
    vocabulary.may_choose_good,
    vocabulary.may_choose_good,
    city.may_spend,
    vocabulary.may_archive,
    city.may_give_up,
    city.may_swap,
    conquest.may_send,
    manoeuvres.may_move_to,
    conquest.may_choose_reward,
    explorers.may_take_token,
    display.may_keep_wonder,
    display.may_place_wonder,
    vocabulary.may_gain_basic,
    display.may_gain_card,
    vocabulary.may_activate_extra,
    vocabulary.may_reactivate,
    display.may_choose_bonus,
    city.may_keep_knowledge,
    city.may_reinforce,
    vocabulary.may_choose_payment,
    conquest.may_save,
    automa_map.may_choose_target,
    automa.may_place_for_it,
    automa_map.may_choose_market,
    automa_map.may_choose_step,
)
_DO: Final[tuple[Callable[[MonumentalState, Frame, Action], None], ...]] = (
    setup.choose_rival,
    setup.choose_civilization,
    setup.choose_capital,
    city.activate,
    act,
    vocabulary.choose_any,
    vocabulary.choose_same,
    city.spend,
    vocabulary.archive,
    city.give_up,
    city.swap,
    conquest.send,
    manoeuvres.move_to,
    conquest.choose_reward,
    explorers.take_token,
    display.keep_wonder,
    display.place_wonder,
    vocabulary.choose_basic,
    display.gain_card,
    vocabulary.activate_extra,
    vocabulary.choose_reactivation,
    display.choose_bonus,
    city.keep_knowledge,
    city.reinforce,
    vocabulary.choose_payment,
    conquest.save,
    automa_map.choose_target,
    automa.place_for_it,
    automa_map.choose_market,
    automa_map.choose_step,
)


def _may(state: MonumentalState, frame: Frame) -> list[Action]:
    """What may be answered to a frame.

    The kinds named here and in ``_do`` are nine decisions of ten: compiled, a function that is
    called by its name costs much less than one from a table.
    """
    kind = frame[0]
    if kind == TURN:
        return may_act(state, frame)
    if kind == ACTIVATE:
        return city.may_activate(state, frame)
    if kind == SEND:
        return conquest.may_send(state, frame)
    if kind == MOVE_TO:
        return manoeuvres.may_move_to(state, frame)
    if kind == REWARD:
        return conquest.may_choose_reward(state, frame)
    if kind == SPEND:
        return city.may_spend(state, frame)
    return _MAY[kind](state, frame)


def _do(state: MonumentalState, frame: Frame, action: Action) -> None:
    """What an answer to a frame does.

    The frame of a turn lies there until the turn ends; all others are taken away first.
    """
    kind = frame[0]
    if kind == TURN:
        act(state, frame, action)
        return
    if kind == ACTIVATE:
        city.activate(state, frame, action)
        return
    state.stack.pop()
    if kind == SEND:
        conquest.send(state, frame, action)
    elif kind == MOVE_TO:
        manoeuvres.move_to(state, frame, action)
    elif kind == REWARD:
        conquest.choose_reward(state, frame, action)
    elif kind == SPEND:
        city.spend(state, frame, action)
    else:
        _DO[kind](state, frame, action)


def _take_step(state: MonumentalState, frame: Frame) -> None:
    """Carries out a frame that asks nothing."""
    kind = frame[0]
    if kind == CHARGE:
        vocabulary.charge(state, frame)
    elif kind == REFILL:
        city.refill(state, frame)
    elif kind == BOUGHT:
        display.bought(state, frame)
    elif kind == CONQUEST:
        conquest.conquest(state, frame)
    elif kind == PAID_FOR:
        city.paid_for(state, frame)
    elif kind == PROGRESSED:
        progressed(state, frame)
    elif kind == COMPLETED:
        display.completed(state, frame)
    elif kind == ON_TOP:
        display.on_top(state, frame)
    elif kind == GRANT:
        conquest.grant(state, frame)
    elif kind == AUTOMA_CARDS:
        automa.turn_over_cards(state, frame)
    elif kind == AUTOMA_LINE:
        automa.carry_out(state, frame)
    else:
        automa_map.explore(state, frame)


def legal(state: MonumentalState) -> list[Action]:
    """The legal actions, in the order of the action table."""
    return _may(state, state.stack[-1])


def play(state: MonumentalState, action: Action) -> None:
    """Answers the pending decision and goes on to the next one."""
    _do(state, state.stack[-1], action)
    settle(state)


def _may_be_moot(kind: int) -> bool:
    """Whether what was chosen before a question may have left no answer to it."""
    return kind in (GAIN_BASIC, GAIN_CARD, EXTRA, REACTIVATE)


def settle(state: MonumentalState) -> None:
    """Carries steps out until something must be decided."""
    stack = state.stack
    while stack:
        frame = stack[-1]
        kind = frame[0]
        if kind in (TURN, ACTIVATE):
            return
        if kind == FINISH:
            finish(state, frame)
        elif kind >= FIRST_STEP:
            stack.pop()
            _take_step(state, frame)
        elif kind == BONUS and len(frame) == 3:
            stack.pop()
            display.give_bonus(state, frame[1], frame[2])
        elif _may_be_moot(kind) and not _may(state, frame):
            stack.pop()
        else:
            return
    if not state.over:
        begin_turn(state, state.first)
        settle(state)
