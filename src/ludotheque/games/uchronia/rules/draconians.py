"""The Draconians order: cards are revealed, opponents buy themselves off or give, the Forum too.

Buildings that take more from opponents afterwards stand in `draconians_bonuses.py`.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.pending import FieldList, Pending
from ludotheque.core.seat import SEATS, Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import (
    DRACONIANS,
    Colour,
    at,
    change,
    colours_in,
    only,
)
from ludotheque.games.uchronia.cards.effects import BUY_OFF, FEWER_REVEALED, ONLY_FORUM_COLOURS
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, knowledge
from ludotheque.games.uchronia.rules.hands import leave_hand, show
from ludotheque.games.uchronia.rules.pending import (
    ForAttacker,
    Question,
    Step,
    UpTo,
    check_attacker,
    report_no_effect,
)
from ludotheque.games.uchronia.words import events
from ludotheque.games.uchronia.words.names import building_name, question, resource_name, who


def begin_raid(state: UchroniaState, seat: Seat, strength: int) -> None:
    """Forgets the last Draconians order and goes on to revealing."""
    state.forget_raid()
    state.stack.append(_RAID[seat])
    state.stack.append(Reveal(seat, strength))


def check_revealed(state: UchroniaState, entry: Pending) -> None:
    """The attacker holds what was revealed until the raid is over."""
    missing = Counter(state.revealed) - Counter(state.seen[state.player])
    entry.require(not missing, "the attacker holds the revealed cards, and they are known")


class Reveal(UpTo):
    """Which card of the Hand is revealed; after the first, one may stop.

    It stays in the Hand and is known from now on.
    """

    name: ClassVar[str] = "reveal"
    upon = ("close", "raid")

    def legal(self, state: UchroniaState) -> list[Action]:
        hand, revealed = state.hands[self.seat], state.revealed
        if len(revealed) >= len(hand):
            return actions.nothing
        colours = colours_in(hand)
        if not revealed:
            return actions.reveal_one[colours]
        for colour in revealed:
            if revealed.count(colour) == hand.count(colour):
                colours &= ~only(colour)
        return actions.reveal_or_done[colours]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if action is actions.done:
            return
        if self.left > 1:
            state.stack.append(Reveal(self.seat, self.left - 1))
        colour = Colour(action.a)
        card = show(state, self.seat, colour, state.revealed.count(colour))
        state.revealed = (*state.revealed, colour)
        if state.listening:
            causes.note_order(state, DRACONIANS)
            state.emit(events.REVEALED, self.seat, card)

    def passed_over(self, state: UchroniaState) -> None:
        if not state.revealed:
            # The step that lets the revealed cards take effect lies between.
            report_no_effect(state, self.seat, state.stack[-2])


class Raid(Step):
    """What was revealed takes effect.

    Who can buy off decides first, then the victims give, then the Forum; all clockwise.
    """

    name: ClassVar[str] = "raid"
    upon = ("close", "after")
    of_order = DRACONIANS

    def run(self, state: UchroniaState) -> None:
        seat = self.seat
        others = state.opponents(seat)
        state.stack.append(_GATHER[seat])
        for other in reversed(others):
            state.stack.append(_VICTIM[seat][other])
        for other in reversed(others):
            for card in state.with_effect(other, BUY_OFF):
                state.stack.append(BuyOff(other, seat, card.index))


class BuyOff(Question):
    """Whether a seat buys itself off with a Resource, by the building that allows it.

    Nothing of this order affects it then.
    """

    name: ClassVar[str] = "buy-off"
    upon = ("close", "victim", "buy-off")
    same_seat = False
    fields: ClassVar[FieldList] = (("attacker", "seat"), ("building", "building"))

    def __init__(self, seat: Seat, attacker: Seat, building: BuildingIndex) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.building = building

    def check(self, state: UchroniaState, below: Any) -> None:
        check_revealed(state, self)
        card = state.cards.buildings[self.building]
        bits = state.live[self.seat] & state.cards.having[BUY_OFF] & card.bit
        self.require(bits != 0, f"'{card.id}' does not allow it")
        check_attacker(state, self, self.attacker)

    def legal(self, state: UchroniaState) -> list[Action]:
        if state.is_spared(self.seat) or not state.stock[at(self.seat, self.price(state))]:
            return actions.nothing
        return [actions.pay, actions.done]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_building(state, self.building)
        if action is actions.done:
            causes.decline(state, self.seat)
            return
        price = self.price(state)
        change(state.stock, at(self.seat, price), -1)
        change(state.stock, at(self.attacker, price), 1)
        state.spare(self.seat)
        if state.listening:
            state.emit(events.BOUGHT_OFF, self.seat, price, self.attacker)

    def price(self, state: UchroniaState) -> Colour:
        """The Resource that goes to the attacker's Stock."""
        return state.cards.part_with[BUY_OFF][self.building].resource

    def message(self, state: UchroniaState) -> Message:
        return say(
            "ask-buy-off",
            to=who(self.attacker),
            building=building_name(state.cards.buildings[self.building]),
            card=resource_name(self.price(state)),
        )


# One victim after the other.


class Victim(Step):
    """An opponent with a card on its Domain gives one, if what was revealed obliges it."""

    name: ClassVar[str] = "victim"
    upon = ("close", "gather", "victim")
    fields: ClassVar[FieldList] = (("victim", "seat"),)

    def __init__(self, seat: Seat, victim: Seat) -> None:
        super().__init__(seat)
        self.victim = victim

    def check(self, state: UchroniaState, below: Any) -> None:
        super().check(state, below)
        self.require(self.victim != self.seat, "the victim is an opponent")
        if isinstance(below, Victim):
            turns = [(entry.victim - self.seat) % state.players for entry in (self, below)]
            self.require(turns[0] < turns[1], "the victims answer clockwise")

    def run(self, state: UchroniaState) -> None:
        victim = self.victim
        if not state.domain[victim] or state.is_spared(victim) or not state.revealed:
            return
        shield = sum(card.amount for card in state.with_effect(victim, FEWER_REVEALED))
        if not shield:
            _demand(state, self.seat, victim, state.revealed)
        elif len(state.revealed) > shield:
            state.stack.append(Withhold(self.seat, victim, shield, state.revealed))


class Withhold(Question):
    """Which of the revealed cards does not count against a victim; the others oblige it."""

    name: ClassVar[str] = "withhold"
    upon = ("close", "gather", "victim")
    fields: ClassVar[FieldList] = (("victim", "seat"), ("left", "times"), ("cards", "colours"))

    def __init__(self, seat: Seat, victim: Seat, left: int, cards: tuple[Colour, ...]) -> None:
        super().__init__(seat)
        self.victim = victim
        self.left = left
        self.cards = cards

    def check(self, state: UchroniaState, below: Any) -> None:
        check_revealed(state, self)
        self.require(self.victim != self.seat, "the victim is an opponent")
        extra = Counter(self.cards) - Counter(state.revealed)
        self.require(not extra, "its cards are among those revealed")
        self.require(self.left < len(self.cards), "some of the cards must count")
        spared = state.has(self.victim, FEWER_REVEALED)
        self.require(spared, "no building of the victim allows it")

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.withhold_one[colours_in(self.cards)]

    def message(self, state: UchroniaState) -> Message:
        return question(state, self, self.victim, FEWER_REVEALED)

    def answer(self, state: UchroniaState, action: Action) -> None:
        place = self.cards.index(Colour(action.a))
        cards = self.cards[:place] + self.cards[place + 1 :]
        if state.listening:
            causes.note_effect(state, self.victim, FEWER_REVEALED)
            state.emit(events.WITHHELD, self.seat, action.a, self.victim)
        if self.left > 1:
            state.stack.append(Withhold(self.seat, self.victim, self.left - 1, cards))
        else:
            _demand(state, self.seat, self.victim, cards)


def _demand(state: UchroniaState, seat: Seat, victim: Seat, cards: tuple[Colour, ...]) -> None:
    """Notes which colours oblige a victim, and asks it for a card."""
    only_forum = state.has(victim, ONLY_FORUM_COLOURS)
    colours = 0
    for colour in cards:
        if not only_forum or state.forum[colour]:
            colours |= only(colour)
    state.oblige(victim, colours)
    if colours and state.hands[victim]:
        state.stack.append(_GIVE[victim][seat])


class Give(ForAttacker):
    """Which card of an effective colour a victim gives; nothing only if it has none."""

    name: ClassVar[str] = "give"
    upon = ("close", "gather", "victim")
    same_seat = False

    def check(self, state: UchroniaState, below: Any) -> None:
        check_revealed(state, self)
        super().check(state, below)
        owes = bool(state.hands[self.seat] and state.domain[self.seat])
        self.require(owes and state.obliging(self.seat) != 0, "nothing obliges the seat")
        answered = state.has_given(self.seat) or state.is_spared(self.seat)
        self.require(not answered, "the seat has answered already")

    def legal(self, state: UchroniaState) -> list[Action]:
        colours = colours_in(state.hands[self.seat]) & state.obliging(self.seat)
        return actions.give_one[colours] or actions.only_give_nothing

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_order(state, DRACONIANS)
        if action is actions.give_nothing:
            knowledge.note_lack(state, self.seat, state.obliging(self.seat))
            if state.listening:
                state.emit(events.GAVE_NOTHING, self.seat, self.attacker)
            return
        state.note_gift(self.seat)
        give_card(state, self.seat, self.attacker, Colour(action.a))


def give_card(state: UchroniaState, seat: Seat, to: Seat, colour: Colour) -> None:
    """Moves a card from a Hand to another player's Stock."""
    card = leave_hand(state, seat, colour)
    change(state.stock, at(to, colour), 1)
    if state.listening:
        state.emit(events.GAVE, seat, card, to)


class Gather(Step):
    """For each revealed card, one of its colour moves from the Forum to the Stock."""

    name: ClassVar[str] = "gather"
    upon = ("close", "after")
    of_order = DRACONIANS

    def check(self, state: UchroniaState, below: Any) -> None:
        super().check(state, below)
        check_revealed(state, self)

    def run(self, state: UchroniaState) -> None:
        if state.listening:
            causes.note_order(state, DRACONIANS)
        for colour in state.revealed:
            if state.forum[colour]:
                change(state.forum, colour, -1)
                change(state.stock, at(self.seat, colour), 1)
                if state.listening:
                    state.emit(events.GATHERED, self.seat, colour)


# Made once, by seat, since they are common.

_RAID: Final = [Raid(seat) for seat in SEATS[5]]
_GATHER: Final = [Gather(seat) for seat in SEATS[5]]
_VICTIM: Final = [[Victim(seat, victim) for victim in SEATS[5]] for seat in SEATS[5]]
_GIVE: Final = [[Give(seat, attacker) for attacker in SEATS[5]] for seat in SEATS[5]]
