"""The bonuses at 8 and at 20 points: a worker and money, each once."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.position import BONUS_BITS, MONEY_BONUS, WORKER_BONUS, SpyriumState
from ludotheque.games.spyrium.rules import goods
from ludotheque.games.spyrium.rules.pending import Question
from ludotheque.games.spyrium.words import events


def win_bonuses(state: SpyriumState, seat: Seat) -> None:
    """Asks for the first bonus, or hands out the second."""
    left, score = state.bonuses[seat], state.score[seat]
    if is_choice_won(state, left, score):
        state.stack.append(ChooseBonus(seat))
    elif is_second_won(state, left, score):
        _win(state, seat, left, state.cards.box.bonus_at[1])


def is_choice_won(state: SpyriumState, left: int, score: int) -> bool:
    """Whether a score lets its seat choose one of both bonuses."""
    return left == WORKER_BONUS | MONEY_BONUS and score >= state.cards.box.bonus_at[0]


def is_second_won(state: SpyriumState, left: int, score: int) -> bool:
    """Whether a score wins the one bonus that is left."""
    return left in (WORKER_BONUS, MONEY_BONUS) and score >= state.cards.box.bonus_at[1]


def bonus_of(action: Action) -> int:
    """The bonus that an action chooses."""
    return WORKER_BONUS if action is actions.bonus_worker else MONEY_BONUS


class ChooseBonus(Question):
    """A worker or money."""

    name = "bonus"
    upon = ("residence",)

    def legal(self, state: SpyriumState) -> list[Action]:
        """A worker or money; only money when the reserve is empty."""
        if state.reserve[self.seat]:
            return [actions.bonus_worker, actions.bonus_money]
        return [actions.bonus_money]

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Takes one bonus; the other waits for the second threshold, maybe reached already."""
        _win(state, self.seat, bonus_of(action), state.cards.box.bonus_at[0])
        win_bonuses(state, self.seat)

    def message(self, state: SpyriumState) -> Message:
        """Asks for one of both; without a worker in the reserve, only money is left."""
        box = state.cards.box
        key = "ask-bonus" if state.reserve[self.seat] else "ask-bonus-money"
        return say(key, score=box.bonus_at[0], money=box.bonus_money)


def is_asked_for_bonus(state: SpyriumState, seat: int) -> bool:
    """Whether a seat is about to choose a bonus."""
    return any(isinstance(asked, ChooseBonus) and asked.seat == seat for asked in state.stack)


def _win(state: SpyriumState, seat: Seat, bonus: int, threshold: int) -> None:
    state.bonuses[seat] &= ~bonus
    lost = bonus == WORKER_BONUS and not state.reserve[seat]
    if state.listening:
        state.cause = ("bonuses", bonus)
        if lost:
            state.emit(events.BONUS_LOST, seat, threshold)
        else:
            state.emit(events.BONUS_WON, seat, threshold, BONUS_BITS.index(bonus))
    if bonus == MONEY_BONUS:
        goods.money(state, seat, state.cards.box.bonus_money)
    elif not lost:
        goods.workers(state, seat, 1)
