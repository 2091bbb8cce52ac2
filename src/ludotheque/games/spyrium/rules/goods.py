"""What cards take and give, as small named functions, and the choices that giving can raise.

A card names an effect and an amount in `cards.toml`; `give` finds the function. Costs are always
paid before anything is given (S-140).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.state import Frame
from ludotheque.games.spyrium import actions, log
from ludotheque.games.spyrium.cards import EFFECTS
from ludotheque.games.spyrium.state import (
    CHOOSE_BONUS,
    CHOOSE_RESIDENCE,
    MONEY_BONUS,
    WORKER_BONUS,
    SpyriumState,
)


def pay(state: SpyriumState, seat: int, money: int, spyrium: int) -> None:
    """Pays the bank."""
    state.money[seat] -= money
    state.spyrium[seat] -= spyrium
    if state.listening:
        if money:
            state.emit(log.PAID_MONEY, seat, money)
        if spyrium:
            state.emit(log.PAID_SPYRIUM, seat, spyrium)


def give(state: SpyriumState, seat: int, effect: int, amount: int) -> None:
    """Carries an effect out."""
    _EFFECTS[effect](state, seat, amount)


def money(state: SpyriumState, seat: int, amount: int) -> None:
    """Takes money from the bank."""
    state.money[seat] += amount
    if state.listening:
        state.emit(log.GOT_MONEY, seat, amount)


def spyrium(state: SpyriumState, seat: int, amount: int) -> None:
    """Takes crystals from the bank."""
    state.spyrium[seat] += amount
    if state.listening:
        state.emit(log.GOT_SPYRIUM, seat, amount)


def points(state: SpyriumState, seat: int, amount: int) -> None:
    """Scores points, and wins what is to be won at 8 and at 20."""
    state.score[seat] += amount
    if state.listening:
        state.emit(log.GOT_POINTS, seat, amount, state.score[seat])
    if state.bonuses[seat] and state.score[seat] >= state.cards.box.bonus_at[0]:
        win_bonuses(state, seat)


def workers(state: SpyriumState, seat: int, amount: int) -> None:
    """Takes workers from the reserve, active at once, as far as there are any."""
    taken = min(amount, state.reserve[seat])
    state.reserve[seat] -= taken
    state.active[seat] += taken
    if state.listening:
        if taken:
            state.emit(log.GOT_WORKERS, seat, taken)
        else:
            state.emit(log.NO_WORKERS_LEFT, seat)


def residence(state: SpyriumState, seat: int, amount: int) -> None:
    """Acts on the residence track as many times as the card says."""
    for _ in range(amount):
        state.stack.append((CHOOSE_RESIDENCE, seat))


_BY_NAME: dict[str, Callable[[SpyriumState, int, int], None]] = {
    "money": money,
    "spyrium": spyrium,
    "points": points,
    "workers": workers,
    "residence": residence,
}
_EFFECTS: Final = tuple(_BY_NAME[name] for name in EFFECTS)


# The residence track.


def may_choose_residence(state: SpyriumState, frame: Frame) -> list[Action]:
    """One step on, or points for the space; at the last space only points."""
    if state.residence[frame[1]] < len(state.cards.box.residences) - 1:
        return [actions.advance, actions.score]
    return [actions.score]


def choose_residence(state: SpyriumState, frame: Frame, action: Action) -> None:
    """Moves on or scores."""
    seat = frame[1]
    if action is actions.advance:
        state.residence[seat] += 1
        if state.listening:
            state.emit(log.ADVANCED, seat, state.residence_value(seat))
    else:
        points(state, seat, state.residence_value(seat))


# The bonuses.


def win_bonuses(state: SpyriumState, seat: int) -> None:
    """Asks for the first bonus, or hands out the second."""
    at_first, at_second = state.cards.box.bonus_at
    if state.bonuses[seat] == WORKER_BONUS | MONEY_BONUS:
        if state.score[seat] >= at_first:
            state.stack.append((CHOOSE_BONUS, seat))
    elif state.bonuses[seat] and state.score[seat] >= at_second:
        _win(state, seat, state.bonuses[seat], at_second)


def may_choose_bonus(state: SpyriumState, frame: Frame) -> list[Action]:
    """A worker or money; only money when the reserve is empty."""
    if state.reserve[frame[1]]:
        return [actions.bonus_worker, actions.bonus_money]
    return [actions.bonus_money]


def choose_bonus(state: SpyriumState, frame: Frame, action: Action) -> None:
    """Takes one bonus; the other waits for the second threshold, which may be reached already."""
    seat = frame[1]
    bonus = WORKER_BONUS if action is actions.bonus_worker else MONEY_BONUS
    _win(state, seat, bonus, state.cards.box.bonus_at[0])
    win_bonuses(state, seat)


def _win(state: SpyriumState, seat: int, bonus: int, threshold: int) -> None:
    state.bonuses[seat] &= ~bonus
    lost = bonus == WORKER_BONUS and not state.reserve[seat]
    if state.listening:
        state.emit(log.BONUS_LOST if lost else log.BONUS_WON, seat, threshold)
    if bonus == MONEY_BONUS:
        money(state, seat, state.cards.box.bonus_money)
    elif not lost:
        workers(state, seat, 1)
