"""A turn from beginning to end: what a seat may do, and who comes next.

What is pending lies on the stack, the next entry last. Steps are carried out as soon as they lie on
top; a question waits for its seat.
"""

from __future__ import annotations

from typing import Final, cast

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.pending import Pending
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.effects import GOLD_FOR_CULTURE
from ludotheque.games.monumental.cards.ids import EMPTY, Face, MarketId, PolicyId, Tile
from ludotheque.games.monumental.position import (
    AUTOMA_SIDE,
    ENDING,
    LAST_ROUND,
    MonumentalState,
    clear_turn,
)
from ludotheque.games.monumental.rules import (
    automa,
    buying,
    city,
    conquest,
    display,
    effects,
    end,
    explorers,
    manoeuvres,
    policies,
    progress,
)
from ludotheque.games.monumental.rules.pending import Question, Step
from ludotheque.games.monumental.rules.resources import gold_by_policy, peace_gold, purse
from ludotheque.games.monumental.rules.vocabulary import can_draw
from ludotheque.games.monumental.words import events

# The stack.


def legal(state: MonumentalState) -> list[Action]:
    """The legal actions, in the order of the action table."""
    return cast(Question, state.stack[-1]).legal(state)


def play(state: MonumentalState, action: Action) -> None:
    """Answers the pending question and goes on to the next one."""
    cast(Question, state.stack[-1]).take(state, action)
    settle(state)


def settle(state: MonumentalState) -> None:
    """Carries steps out until something must be decided."""
    stack = state.stack
    while stack:
        entry = stack[-1]
        if isinstance(entry, Question):
            if not entry.is_settled(state):
                return
        else:
            cast(Step, entry).take(state)
    if not state.over:
        begin_turn(state, Seat(state.first))
        settle(state)


def _lay_first(state: MonumentalState, entry: Pending) -> None:
    """Lays the lowest entry of a turn in the place of that of the turn before.

    Were that one taken away first, the list would give its memory back, only to ask for it again.
    """
    if state.stack:
        state.stack[-1] = entry
    else:
        state.stack.append(entry)


# One turn after the other.


def begin_turn(state: MonumentalState, side: Seat) -> None:
    """The next side plays; a new round begins with the first."""
    if side == state.first:
        state.round += 1
        if state.listening:
            state.emit(events.ROUND_BEGINS, -1, state.round)
    clear_turn(state)
    if side == AUTOMA_SIDE and state.players == 1:
        _lay_first(state, FINISH[AUTOMA_SIDE])
        automa.begin(state)
    else:
        _lay_first(state, city.ACTIVATE[side])


def end_turn(state: MonumentalState, seat: Seat) -> None:
    """Cards may stay, the others are laid down, and the city is filled again."""
    if peace_gold(state, seat):
        gold_by_policy(state, seat)
    if state.listening:
        if any(state.res):
            state.emit(events.UNSPENT, seat, sum(state.res))
        state.emit(events.TURN_ENDS, seat)
    state.res = (0, 0, 0, 0, 0)
    _lay_first(state, FINISH[seat])
    state.stack.append(city.REFILL[seat])
    if city.may_stay(state, seat, 0):
        state.stack.append(city.Reinforce(seat, 0))
    else:
        city.clear(state, seat, 0)


class Finish(Step):
    """The turn is over: new cards for the display; then the next side, or the end of the game."""

    name = "finish"
    lowest = True
    within = ()

    def take(self, state: MonumentalState) -> None:
        self.run(state)

    def run(self, state: MonumentalState) -> None:
        state.cause = None
        display.replenish(state)
        following = Seat((self.seat + 1) % state.sides)
        if following == state.first:
            if state.ending == LAST_ROUND:
                state.over = True
                state.stack.pop()
                if state.listening:
                    end.report_end(state)
                return
            if state.ending == ENDING:
                state.ending = LAST_ROUND
                if state.listening:
                    state.emit(events.LAST_ROUND, -1)
        begin_turn(state, following)


FINISH: Final = [Finish(seat) for seat in SEATS[4]]


# One action of a seat.


class Turn(Question):
    """The next action of a turn; it is asked again until the turn ends."""

    name = "turn"
    lowest = True
    within = ()

    def message(self, state: MonumentalState) -> Message:
        return say("ask-turn" if len(state.options()) > 1 else "ask-turn-end")

    def take(self, state: MonumentalState, action: Action) -> None:
        self.answer(state, action)

    def legal(self, state: MonumentalState) -> list[Action]:
        """Everything a seat may do, in the order of the table."""
        seat = self.seat
        side = state.side[seat]
        legal: list[Action] = []
        last = EMPTY
        for face in state.ready:
            if face != last and effects.can_use(state, seat, face):
                legal.append(actions.use[face])
            last = face
        production, science, military, for_wonders, against_barbarians = state.res
        gold = purse(state, seat)
        if gold or production or science or for_wonders:
            buying.may_buy(state, seat, gold, legal)
        if side.culture >= policies.policy_price(state, seat):
            policies.may_develop(state, seat, legal)
        if side.power == GOLD_FOR_CULTURE and policies.may_favour(state, seat):
            legal.append(actions.favour)
        military += gold
        if military or state.moves or against_barbarians:
            conquest.may_fight(state, seat, military, legal)
        sites = manoeuvres.may_build_outposts(state, seat)
        if sites:
            legal += sites
        if military or state.steps[0] or state.steps[1]:
            explorers.may_explore(state, seat, military, legal)
        explorers.may_pick_up(state, seat, legal)
        explorers.may_use_tokens(state, seat, legal)
        science += gold
        if science and science >= progress.progress_price(state, seat) and can_draw(state, seat):
            legal.append(actions.progress)
        legal.append(actions.end)
        return legal

    def answer(self, state: MonumentalState, action: Action) -> None:
        """Carries one action out; unless it ends the turn, another may follow."""
        seat, verb = self.seat, action.verb
        if verb == actions.END:
            end_turn(state, seat)
        elif verb == actions.EXPLORE:
            explorers.explore(state, seat, action.a, Tile(action.b))
        elif verb == actions.BUY:
            buying.buy(state, seat, Face(action.a))
        elif verb == actions.USE:
            effects.use(state, seat, Face(action.a))
        elif verb == actions.PICK_PRODUCTION:
            explorers.pick_production(state, seat, action.a)
        elif verb == actions.PRODUCTION:
            explorers.use_production(state, seat)
        elif verb == actions.MOVE or verb == actions.MOVE_WARLORD:
            manoeuvres.start_move(state, seat, action)
        elif verb == actions.ATTACK:
            conquest.attack(state, seat, Tile(action.a))
        elif verb == actions.PROGRESS:
            progress.progress(state, seat)
        elif verb == actions.POLICY:
            policies.develop(state, seat, PolicyId(action.a))
        elif verb == actions.BUILD:
            buying.build(state, seat)
        elif verb == actions.OUTPOST or verb == actions.OUTPOST_WARLORD:
            leads = verb == actions.OUTPOST_WARLORD
            manoeuvres.build_outpost(state, seat, Tile(action.a), leads)
        elif verb == actions.PICK_MARKET:
            explorers.look(state, seat, action.a)
        elif verb == actions.MARKET:
            explorers.use_market(state, seat, MarketId(action.a))
        elif verb == actions.FAVOUR:
            policies.favour(state, seat)
        else:
            raise ValueError(f"'{action.text}' is no action of a turn.")


TURN: Final = [Turn(seat) for seat in SEATS[4]]
