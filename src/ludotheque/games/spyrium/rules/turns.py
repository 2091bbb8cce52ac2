"""The flow of the game: set-up, turns, what is asked of whom, and what an answer does.

The stack holds the pending decisions; each frame begins with its kind and the seat it asks:

| frame | what follows |
|---|---|
| `TURN` | nothing: one action of the seat's phase |
| `CHOOSE_TOKEN` | place of the character, money due for the call |
| `CHOOSE_VALUE` | card (or event option, negative), token, money due |
| `CHOOSE_PLOT` | place of the building, surcharge |
| `CHOOSE_RESIDENCE` | nothing |
| `CHOOSE_BONUS` | nothing |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.chance import below, shuffled
from ludotheque.core.state import Frame
from ludotheque.games.spyrium import actions, log, market, quarter
from ludotheque.games.spyrium.cards import PLACE_EVENT, PLAIN, REUSE, REUSE_EVENT, WORKERS
from ludotheque.games.spyrium.effects import (
    choose_bonus,
    choose_residence,
    may_choose_bonus,
    may_choose_residence,
    pay,
)
from ludotheque.games.spyrium.state import (
    ACTIVATION,
    CHOOSE_VALUE,
    EMPTY,
    EVENT_USED,
    MONEY_BONUS,
    PASSED,
    PLACEMENT,
    TURN,
    WORKER_BONUS,
    SpyriumState,
)
from ludotheque.games.spyrium.tokens import draw_token, may_name_value

# Set-up.


def set_up(state: SpyriumState, chance: int) -> None:
    """Lays everything out and begins the first turn."""
    cards, box, players = state.cards, state.cards.box, state.players
    decks = []
    for era in range(3):
        faces = [card.index for card in cards.faces for _ in range(card.copies[era])]
        order, chance = shuffled(faces, chance)
        decks.append(tuple(order))
    state.decks = tuple(decks)
    pile, chance = shuffled(range(len(cards.events)), chance)
    coins = [value for value in (1, 2, 3) for _ in range(box.tokens[value - 1])]
    reserve, chance = shuffled(coins, chance)
    state.first, state.chance = below(players, chance)
    state.turn = 0
    state.gone = ()
    state.token_reserve, state.token_discard = tuple(reserve), ()
    state.money = [box.money] * players
    state.spyrium = [box.spyrium] * players
    state.score = [0] * players
    state.residence = [0] * players
    state.active = [box.workers] * players
    state.inactive = [0] * players
    state.reserve = [box.workers_in_all - box.workers] * players
    state.phase = [PLACEMENT] * players
    state.bonuses = [WORKER_BONUS | MONEY_BONUS] * players
    state.techniques = [0] * players
    state.used = [0] * players
    state.kept = [0] * players
    state.kept_tokens = [()] * players
    state.quarter = [()] * players
    state.market = [EMPTY] * 9
    state.tokens = [()] * 9
    state.workers = [0] * (12 * players)
    state.crowd = [0] * 9
    state.occupied = [0] * players
    state.standing = 0
    state.event, state.event_token = EMPTY, 0
    state.event_pile = tuple(pile)
    reveal_next_event(state)
    begin_turn(state)


def reveal_next_event(state: SpyriumState) -> None:
    """Turns the next event up, and lays a token on it if it uses one."""
    if not state.event_pile:
        state.next_event, state.next_token = EMPTY, 0
        return
    state.next_event = state.event_pile[-1]
    state.event_pile = state.event_pile[:-1]
    has_token = state.cards.events[state.next_event].has_token
    state.next_token = draw_token(state) if has_token else 0
    if state.listening and state.turn:
        state.emit(log.NEXT_EVENT, -1, state.next_event)
        if state.next_token:
            state.emit(log.EVENT_TOKEN, -1, state.next_event, state.next_token)


# A turn from beginning to end.


def begin_turn(state: SpyriumState) -> None:
    """Income, event, market, workers; then the first player decides."""
    era = state.cards.box.turns[state.turn]
    state.turn += 1
    if state.listening:
        state.emit(log.TURN_BEGINS, -1, state.turn, era)
    for seat in range(state.players):
        income = state.residence_value(seat)
        state.money[seat] += income
        if state.listening:
            state.emit(log.INCOME, seat, income)
    state.event, state.event_token = state.next_event, state.next_token
    if state.listening:
        state.emit(log.EVENT_OF_THE_TURN, -1, state.event)
    reveal_next_event(state)
    _deal_market(state, era)
    for seat in range(state.players):
        state.active[seat] += state.inactive[seat]
        state.inactive[seat] = 0
        state.phase[seat] = PLACEMENT
    state.stack.append((TURN, state.first))


def _deal_market(state: SpyriumState, era: int) -> None:
    """Nine cards, then the tokens of those that use them."""
    decks = list(state.decks)
    dealt = decks[era][-9:][::-1]
    decks[era] = decks[era][:-9]
    state.decks = tuple(decks)
    state.market = [*dealt, *[EMPTY] * (9 - len(dealt))]
    state.standing = (1 << len(dealt)) - 1
    if state.listening:
        for place, face in enumerate(dealt):
            state.emit(log.DEALT, -1, place, face)
    for place, face in enumerate(dealt):
        card = state.cards.faces[face]
        if card.has_token:
            number = state.players - 1 if card.number < 0 else 1
            _lay_tokens(state, place, number)


def _lay_tokens(state: SpyriumState, place: int, number: int) -> None:
    drawn = sorted(draw_token(state) for _ in range(number))
    state.tokens[place] = tuple(value for value in drawn if value)
    if state.listening:
        for value in state.tokens[place]:
            state.emit(log.TOKEN_LAID, -1, place, state.market[place], value)


def _next_seat(state: SpyriumState, seat: int) -> None:
    """The next seat clockwise that has not passed; when all have, the turn ends."""
    for step in range(1, state.players + 1):
        turn = (seat + step) % state.players
        if state.phase[turn] != PASSED:
            state.stack.append((TURN, turn))
            return
    _end_turn(state)


def _end_turn(state: SpyriumState) -> None:
    """Clears the market and the event, straightens everything, passes the first player on."""
    state.gone += tuple(face for face in state.market if face != EMPTY)
    state.token_discard += tuple(value for tokens in state.tokens for value in tokens)
    if state.event_token:
        state.token_discard = (*state.token_discard, state.event_token)
    state.market = [EMPTY] * 9
    state.tokens = [()] * 9
    state.standing = 0
    state.event, state.event_token = EMPTY, 0
    for seat in range(state.players):
        state.quarter[seat] = tuple(slot & ~1 for slot in state.quarter[seat])
        state.used[seat] = 0
    state.first = (state.first + 1) % state.players
    if state.listening:
        state.emit(log.TURN_ENDS, -1, state.turn)
    if state.turn < len(state.cards.box.turns):
        begin_turn(state)
    else:
        state.over = True
        if state.listening:
            state.emit(log.GAME_ENDS, -1)


# One action of a seat.


def _may_act(state: SpyriumState, frame: Frame) -> list[Action]:
    """Everything a seat may do in its phase."""
    seat = frame[1]
    event_used = state.used[seat] & EVENT_USED
    if state.phase[seat] == PLACEMENT:
        ready = actions.PLACE_OR_SWITCH[state.standing if state.active[seat] else 0]
        return ready if event_used else [*ready, *_may_use_event(state, seat)]
    legal = [] if event_used else _may_use_event(state, seat)
    if state.occupied[seat]:
        market.add_uses_of_workers(state, seat, legal)
    if state.quarter[seat]:
        quarter.add_exploits(state, seat, 0, actions.exploit, legal)
        if state.techniques[seat] & ~state.used[seat] & REUSE:
            quarter.add_exploits(state, seat, 1, actions.reuse, legal)
    if not state.occupied[seat]:
        legal.append(actions.pass_turn)
    return legal


def _act(state: SpyriumState, frame: Frame, action: Action) -> None:
    """Carries out one action of a seat."""
    seat = frame[1]
    verb = action.verb
    if verb == actions.PLACE:
        market.place_worker(state, seat, action.a)
    elif verb == actions.GAIN:
        market.gain_money(state, seat, action.a, action.b)
    elif verb == actions.ACTIVATE:
        market.activate(state, seat, action.a, action.b, free=False)
    elif verb == actions.ACTIVATE_FREE:
        market.activate(state, seat, action.a, action.b, free=True)
    elif verb == actions.EXPLOIT:
        quarter.tilt(state, seat, action.a)
        quarter.exploit(state, seat, action.a, action.b)
    elif verb == actions.SWITCH:
        _switch(state, seat)
    elif verb == actions.PASS:
        _pass(state, seat)
    elif verb == actions.REUSE:
        state.used[seat] |= REUSE
        _straighten(state, seat, action.a, action.b)
    else:
        _use_event(state, seat, action)


def _switch(state: SpyriumState, seat: int) -> None:
    """Goes over to activation; the same seat acts at once."""
    state.phase[seat] = ACTIVATION
    state.stack.append((TURN, seat))
    if state.listening:
        state.emit(log.SWITCHED, seat)


def _pass(state: SpyriumState, seat: int) -> None:
    state.phase[seat] = PASSED
    if state.listening:
        state.emit(log.PASSED, seat)


def _straighten(state: SpyriumState, seat: int, number: int, choice: int) -> None:
    """Straightens a tilted building and exploits it again, which tilts it again."""
    if state.listening:
        state.emit(log.STRAIGHTENED, seat, state.cards.buildings[number].index)
    quarter.exploit(state, seat, number, choice)


# The event of the turn.


def _may_use_event(state: SpyriumState, seat: int) -> list[Action]:
    """The options of the event that a seat can pay for."""
    legal: list[Action] = []
    event = state.cards.events[state.event]
    if event.power == PLAIN:
        for option in range(len(event.deals)):
            if _can_take(state, seat, option):
                legal.append(actions.use_event[option])
    elif state.phase[seat] == ACTIVATION and state.money[seat] >= event.money:
        if event.power == REUSE_EVENT:
            quarter.add_exploits(state, seat, 1, actions.event_reuse, legal)
        elif state.active[seat]:
            legal += actions.EVENT_PLACEMENTS[state.standing]
    return legal


def _can_take(state: SpyriumState, seat: int, option: int) -> bool:
    deal = state.cards.events[state.event].deals[option]
    return (
        state.money[seat] >= market.money_for(state, seat, deal)
        and state.spyrium[seat] >= deal.spyrium
        and (deal.effect != WORKERS or state.reserve[seat] > 0)
    )


def _use_event(state: SpyriumState, seat: int, action: Action) -> None:
    event = state.cards.events[state.event]
    state.used[seat] |= EVENT_USED
    if state.listening:
        state.emit(log.EVENT_TAKEN, seat, event.index)
    if event.power == PLACE_EVENT:
        pay(state, seat, event.money, 0)
        market.place_worker(state, seat, action.a)
    elif event.power == REUSE_EVENT:
        pay(state, seat, event.money, 0)
        _straighten(state, seat, action.a, action.b)
    elif event.deals[action.a].by_token and may_name_value(state, seat):
        state.stack.append((CHOOSE_VALUE, seat, -action.a - 1, state.event_token, 0))
    else:
        market.settle(state, seat, event.deals[action.a], 0, state.event_token)


# What the stack asks for, and what answers do; in the order of the kinds of frames.

_MAY: Final[tuple[Callable[[SpyriumState, Frame], list[Action]], ...]] = (
    _may_act,
    market.may_choose_token,
    market.may_choose_value,
    quarter.may_choose_plot,
    may_choose_residence,
    may_choose_bonus,
)
_DO: Final[tuple[Callable[[SpyriumState, Frame, Action], None], ...]] = (
    _act,
    market.choose_token,
    market.choose_value,
    quarter.choose_plot,
    choose_residence,
    choose_bonus,
)


def legal(state: SpyriumState) -> list[Action]:
    """The legal actions, in the order of the action table."""
    frame = state.stack[-1]
    # The usual question is spared the way through the table, which takes long where it is compiled.
    return _may_act(state, frame) if frame[0] == TURN else _MAY[frame[0]](state, frame)


def play(state: SpyriumState, action: Action) -> None:
    """Answers the pending decision and goes on to the next one."""
    frame = state.stack.pop()
    if frame[0] == TURN:
        _act(state, frame, action)
    else:
        _DO[frame[0]](state, frame, action)
    if not state.stack:
        _next_seat(state, frame[1])
