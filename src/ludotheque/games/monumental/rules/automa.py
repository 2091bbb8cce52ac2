"""The Automa, the opponent of a player who plays alone (M-104 on).

Its turn is a row of steps on the stack: cards to turn over, lines to carry out, Explorers to move.
Whatever falls to "the player on its right" is asked of seat 0.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.action import Action
from ludotheque.core.chance import shuffled
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import (
    ALWAYS_TWICE,
    BUILDING,
    BUILDING_HIGH,
    BUILDING_LOW,
    CATCH_UP,
    COAST,
    CONQUER_HIGH,
    CONQUER_LOW,
    EXPLORE_LINE,
    GOLD_LINE,
    KNOWLEDGE,
    KNOWLEDGE_ALL,
    KNOWLEDGE_HIGH,
    KNOWLEDGE_LOW,
    POLICY_GOLD,
    POLICY_LINE,
    SHUFFLE_LINE,
    TYPED_ONLY,
    UNTIL_TYPE,
    WONDER,
    WONDER_LINE,
    AutomaCard,
    Line,
)
from ludotheque.games.monumental.cards.ids import (
    EMPTY,
    NO_FACE,
    AutomaCardId,
    CivilizationId,
    Face,
    Tile,
)
from ludotheque.games.monumental.position import AUTOMA_SIDE, HUMAN, MonumentalState
from ludotheque.games.monumental.rules.automa_conquest import (
    AutomaConquests,
    can_conquer,
    get_gold,
    place_token,
)
from ludotheque.games.monumental.rules.automa_explorers import begin_exploring, can_explore
from ludotheque.games.monumental.rules.buying import check_token, free_of_wonders
from ludotheque.games.monumental.rules.display import PLACES, take_from_display
from ludotheque.games.monumental.rules.pending import Question, Step
from ludotheque.games.monumental.rules.rulesets import FIRST
from ludotheque.games.monumental.words import events
from ludotheque.games.monumental.words.names import face_name

CONQUESTS: Final = (CONQUER_LOW, CONQUER_HIGH)


def begin(state: MonumentalState) -> None:
    """The Automa has its turn."""
    state.stack.append(AutomaCards(HUMAN, state.cards.box.automa_cards))


# Cards.


class AutomaCards(Step):
    """The Automa turns over cards, one after the other."""

    name = "automa-cards"
    within = ("finish",)
    same_seat = False
    fields = (("left", "times"),)

    def __init__(self, seat: Seat, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def run(self, state: MonumentalState) -> None:
        if self.left > 1:
            state.stack.append(AutomaCards(HUMAN, self.left - 1))
        card = _turn_over(state)
        own = state.cards.civilizations[state.side[AUTOMA_SIDE].civilization]
        if card.special == UNTIL_TYPE:
            card = _turn_over_until(state, lambda other: other.type == own.type)
        if card.special == COAST:
            coast = state.side[AUTOMA_SIDE].held & state.board.coast
            get_gold(state, coast.bit_count())
            state.stack.append(AutomaCards(HUMAN, 1))
        elif card.special == ALWAYS_TWICE:
            other = _turn_over_until(state, lambda other: bool(other.always))
            _push(state, other.always)
            _push(state, other.always)
        elif card.special == TYPED_ONLY:
            other = _turn_over_until(state, lambda other: bool(other.typed))
            _push(state, other.typed)
        elif card.special == CATCH_UP:
            _catch_up(state)
        else:
            if card.type == own.type:
                _push(state, card.typed)
            _push(state, card.always)


def _catch_up(state: MonumentalState) -> None:
    """Conquers or develops if it is behind in that; else another card."""
    if state.provinces(AUTOMA_SIDE) < state.provinces(HUMAN):
        _push(state, ((CONQUER_LOW, 1, 0),))
    elif len(state.side[AUTOMA_SIDE].policies) < len(state.side[HUMAN].policies):
        _push(state, ((POLICY_LINE, 1, 0),))
    else:
        state.stack.append(AutomaCards(HUMAN, 1))


def _turn_over(state: MonumentalState) -> AutomaCard:
    """The next card, which lies on the discard pile from now on."""
    if not state.automa_deck:
        _shuffle(state)
    index = state.automa_deck[-1]
    state.automa_deck = state.automa_deck[:-1]
    state.automa_discard += (index,)
    if state.listening:
        state.emit(events.AUTOMA_CARD, -1, index)
        state.cause = ("automa_card", index)
    return state.cards.automa[index]


def _turn_over_until(state: MonumentalState, suits: Callable[[AutomaCard], bool]) -> AutomaCard:
    """The next card that suits; the others are passed over."""
    card = _turn_over(state)
    while not suits(card):
        if state.listening:
            state.emit(events.AUTOMA_PASSES_OVER, -1, card.index)
        card = _turn_over(state)
    return card


def _shuffle(state: MonumentalState) -> None:
    cards = state.automa_deck + state.automa_discard
    order, state.chance = shuffled(cards, state.chance)
    state.automa_deck, state.automa_discard = tuple(order), ()
    if state.listening:
        state.emit(events.AUTOMA_SHUFFLES, -1)


def _push(state: MonumentalState, lines: tuple[Line, ...]) -> None:
    """Lays lines on the stack, the first on top."""
    for place in range(len(lines) - 1, -1, -1):
        do, number, price = lines[place]
        line = AutomaLine(HUMAN, do, number, price)
        state.stack.append(line)
        if do in CONQUESTS and state.game.ruleset == FIRST:
            # A line with several conquests was as many lines.
            for _ in range(number - 1):
                state.stack.append(line)


# Lines.


class AutomaLine(Step):
    """The Automa carries out a line of a card."""

    name = "automa-line"
    within = ("finish",)
    same_seat = False
    fields = (("line", "line"), ("number", "times"), ("price", "number"))

    def __init__(self, seat: Seat, line: int, number: int, price: int) -> None:
        super().__init__(seat)
        self.line = line
        self.number = number
        self.price = price

    def run(self, state: MonumentalState) -> None:
        carry_out(state, self.line, self.number, self.price)


def carry_out(state: MonumentalState, do: int, number: int, price: int) -> None:
    """Does a line if it can be done; else 2 Gold, or nothing if it has a price."""
    if state.listening:
        state.cause = ("line", do)
        state.emit(events.AUTOMA_LINE, -1, do, number, price)
    possible = _is_possible(state, do)
    if price and (not possible or state.side[AUTOMA_SIDE].gold < price):
        if state.listening:
            state.emit(events.AUTOMA_SKIPS if possible else events.AUTOMA_LACKS_TARGET, -1, do)
        return
    if not possible:
        console(state, do)
        if do == POLICY_GOLD:
            get_gold(state, number * len(state.side[AUTOMA_SIDE].policies))
        return
    if price:
        state.side[AUTOMA_SIDE].gold -= price
        if state.listening:
            state.emit(events.AUTOMA_PAYS, -1, price)
    if do in CONQUESTS:
        times = 1 if state.game.ruleset == FIRST else number
        AutomaConquests(HUMAN, do, times).run(state)
    elif do in (KNOWLEDGE_LOW, KNOWLEDGE_HIGH, BUILDING_LOW, BUILDING_HIGH):
        _take(state, _best(state, do))
    elif do == KNOWLEDGE_ALL:
        for face in _of_kind(state, KNOWLEDGE):
            _take(state, face)
    elif do == WONDER_LINE:
        _work_on_wonder(state)
    elif do in (POLICY_LINE, POLICY_GOLD):
        _develop(state)
        if do == POLICY_GOLD:
            get_gold(state, number * len(state.side[AUTOMA_SIDE].policies))
    elif do == EXPLORE_LINE:
        begin_exploring(state, number)
    elif do == GOLD_LINE:
        get_gold(state, number)
    elif do == SHUFFLE_LINE:
        _shuffle(state)
    else:
        raise ValueError(f"the Automa has no line {do}.")


def console(state: MonumentalState, do: int) -> None:
    """Gold for a line that cannot be done."""
    amount = state.cards.box.automa_consolation
    state.side[AUTOMA_SIDE].gold += amount
    if state.listening:
        state.emit(events.AUTOMA_CANNOT, -1, do, amount)


def _is_possible(state: MonumentalState, do: int) -> bool:
    if do in CONQUESTS:
        return can_conquer(state)
    if do in (KNOWLEDGE_LOW, KNOWLEDGE_HIGH, KNOWLEDGE_ALL):
        return bool(_of_kind(state, KNOWLEDGE))
    if do in (BUILDING_LOW, BUILDING_HIGH):
        return bool(_of_kind(state, BUILDING))
    if do == WONDER_LINE:
        return state.side[AUTOMA_SIDE].building != EMPTY or bool(_of_kind(state, WONDER))
    if do in (POLICY_LINE, POLICY_GOLD):
        own = state.cards.civilizations[state.side[AUTOMA_SIDE].civilization].policies
        return len(state.side[AUTOMA_SIDE].policies) < len(own)
    return do != EXPLORE_LINE or can_explore(state)


# Cards of the display.


def _of_kind(state: MonumentalState, kind: int) -> list[Face]:
    faces = state.cards.faces
    return [face for face in state.display if face != EMPTY and faces[face].kind == kind]


def _best(state: MonumentalState, do: int) -> Face:
    """The cheapest or dearest; of equals the furthest from the deck, then the first of the file."""
    kind = KNOWLEDGE if do in (KNOWLEDGE_LOW, KNOWLEDGE_HIGH) else BUILDING
    sign = -1 if do in (KNOWLEDGE_HIGH, BUILDING_HIGH) else 1
    return _first(state, _of_kind(state, kind), sign)


def _first(state: MonumentalState, found: list[Face], sign: int) -> Face:
    faces = state.cards.faces
    best = found[0]
    for place in range(1, len(found)):
        face = found[place]
        ahead = sign * (faces[best].cost - faces[face].cost)
        if not ahead:
            ahead = _from_deck(state, face) - _from_deck(state, best)
        if ahead > 0 or (not ahead and _comes_first(state, face, best)):
            best = face
    return best


def _comes_first(state: MonumentalState, face: Face, other: Face) -> bool:
    """Whether a card precedes an equal one: in the card file, or once by its English id."""
    if state.game.ruleset == FIRST:
        return state.cards.faces[face].id < state.cards.faces[other].id
    return face < other


def _from_deck(state: MonumentalState, face: Face) -> int:
    """How far from the deck a card of the display lies."""
    return state.display.index(face) % (PLACES // state.rows)


def _take(state: MonumentalState, face: Face) -> None:
    take_from_display(state, face)
    state.side[AUTOMA_SIDE].discard.append(face)
    if state.listening:
        state.emit(events.AUTOMA_TAKES, -1, face)


def _work_on_wonder(state: MonumentalState) -> None:
    """Completes the Wonder under construction, or begins the cheapest."""
    face = state.side[AUTOMA_SIDE].building
    if face == EMPTY:
        face = _first(state, _of_kind(state, WONDER), 1)
        take_from_display(state, face)
        state.side[AUTOMA_SIDE].building = face
        if state.listening:
            state.emit(events.AUTOMA_BEGINS_WONDER, -1, face)
        return
    state.side[AUTOMA_SIDE].building = NO_FACE
    state.side[AUTOMA_SIDE].wonders += (face,)
    state.side[AUTOMA_SIDE].discard.append(face)
    if state.listening:
        state.emit(events.AUTOMA_COMPLETES, -1, face)
    capital = state.side[AUTOMA_SIDE].capital
    free = [tile for tile in free_of_wonders(state, AUTOMA_SIDE) if tile != capital]
    lowest = min((state.board.values[tile] for tile in free), default=0)
    best = [tile for tile in free if state.board.values[tile] == lowest]
    if not best and state.wonder_on[capital] == EMPTY:
        best = [capital]
    if len(best) > 1:
        state.stack.append(AutomaWonder(HUMAN, face, tuple(best)))
    elif best:
        place_token(state, face, best[0])


class AutomaWonder(Question):
    """Where the Automa places the token of a Wonder, among equal tiles."""

    name = "automa-wonder"
    within = ("finish",)
    same_seat = False
    on_top = True
    fields = (("card", "one_card"), ("tiles", "tiles"))

    def __init__(self, seat: Seat, card: Face, tiles: tuple[Tile, ...]) -> None:
        super().__init__(seat)
        self.card = card
        self.tiles = tiles

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        check_token(state, self, AUTOMA_SIDE, self.card)
        free = set(free_of_wonders(state, AUTOMA_SIDE))
        fits = len(self.tiles) > 1 and set(self.tiles) <= free
        self.require(fits, "its tiles are among those that are free")

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.automa[tile] for tile in self.tiles]

    def answer(self, state: MonumentalState, action: Action) -> None:
        place_token(state, self.card, Tile(action.a))

    def message(self, state: MonumentalState) -> Message:
        return say("ask-automa-wonder", card=face_name(state, self.card))


def _develop(state: MonumentalState) -> None:
    """Develops the next of its Policies, which is never used but counts."""
    own = state.cards.civilizations[state.side[AUTOMA_SIDE].civilization].policies
    policy = next(policy for policy in own if policy not in state.side[AUTOMA_SIDE].policies)
    state.side[AUTOMA_SIDE].policies += (policy,)
    if state.listening:
        state.emit(events.AUTOMA_DEVELOPS, -1, policy)


def deck_for(
    state: MonumentalState, civilization: CivilizationId, chance: int
) -> tuple[list[AutomaCardId], int]:
    """Its shuffled deck: the action cards, the card of its civilization, advanced cards."""
    advanced, chance = shuffled(state.cards.advanced, chance)
    deck = state.cards.civilizations[civilization].automa
    return shuffled([*deck, *advanced[: state.difficulty]], chance)
