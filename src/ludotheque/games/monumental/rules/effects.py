"""The effects of cards: using them, paying for them, and what they give."""

from __future__ import annotations

from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import KNOWLEDGE, WONDER
from ludotheque.games.monumental.cards.effects import NO_BASIC, Effect, Gain
from ludotheque.games.monumental.cards.ids import EMPTY, Face, Slot
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.display import in_display
from ludotheque.games.monumental.rules.pending import AboutCard, CardStep, Counted, Question
from ludotheque.games.monumental.rules.resources import (
    Charge,
    change,
    doubled,
    have,
    lack,
    pay_gold,
    purse,
    spend_doubled,
)
from ludotheque.games.monumental.rules.vocabulary import (
    any_idle,
    archive_slot,
    can_draw,
    discard_slot,
    give_or_tell,
    idle_slots,
    slot_of,
)
from ludotheque.games.monumental.words import events
from ludotheque.games.monumental.words.names import face_name


def effect_of(state: MonumentalState, face: Face) -> Effect:
    """The effect of a card that has one."""
    effect = state.cards.faces[face].effect
    assert effect is not None
    return effect


def can_use(state: MonumentalState, seat: Seat, face: Face) -> bool:
    """Whether the effect of a card can be paid for, is allowed, and would do something."""
    effect = effect_of(state, face)
    if effect.swap:
        return bool(state.res[0] or state.res[1] or state.res[2])
    return (
        (effect.free or is_allowed(state, effect))
        and (effect.costless or can_pay(state, seat, effect))
        and _would_do(state, seat, face, effect.gain)
    )


def is_allowed(state: MonumentalState, effect: Effect) -> bool:
    """Whether what an effect asks for has happened this turn."""
    made, wanted = state.made, effect.generated
    if made[0] < wanted[0] or made[1] < wanted[1] or made[2] < wanted[2]:
        return False
    return state.conquered >= effect.conquered


def can_pay(state: MonumentalState, seat: Seat, effect: Effect) -> bool:
    """Whether the cost of an effect can be paid."""
    cost = effect.spend
    if cost.gold > state.side[seat].gold:
        return False
    if cost.archive or cost.discard:
        return any_idle(state, seat)
    production, science, military, _for_wonders, _against_barbarians = state.res
    if cost.basic:
        gold = purse(state, seat) if takes_gold(state, seat, effect) else 0
        return production + science + military + gold >= cost.basic
    short = lack(cost.resources[0], production)
    short += lack(cost.resources[1], science)
    short += lack(cost.resources[2], military)
    return not short or short <= purse(state, seat)


def takes_gold(state: MonumentalState, seat: Seat, effect: Effect) -> bool:
    """Gold for Gold is pointless, unless it counts for more."""
    return not effect.gain.gold or doubled(state, seat) > 1


def _would_do(state: MonumentalState, seat: Seat, face: Face, gain: Gain) -> bool:
    """Whether anything would come of it."""
    if gain.amounts or gain.gold or gain.culture or gain.any or gain.same or gain.per:
        return True
    if gain.draw and can_draw(state, seat):
        return True
    if (gain.archive or gain.activate) and any_idle(state, seat):
        return True
    if gain.reactivate and (state.active or state.side[seat].policies):
        return True
    if gain.reactivate_cover and slot_of(state, seat, face) != EMPTY:
        return True
    if gain.free_moves or gain.free_steps or gain.reinforce or gain.reinforce_other:
        return True
    if gain.knowledge and in_display(state, KNOWLEDGE):
        return True
    if gain.wonder and in_display(state, WONDER):
        return True
    return gain.basic != NO_BASIC and any(state.basics)


def use(state: MonumentalState, seat: Seat, face: Face) -> None:
    """Uses the effect of a card: pays, then gains."""
    state.ready.remove(face)
    if state.listening:
        state.emit(events.USED, seat, face)
        state.cause = ("card", face)
    effect = effect_of(state, face)
    cost = effect.spend
    if effect.swap:
        state.stack.append(Swap(seat, effect.swap))
    elif cost.basic:
        state.stack.append(Spend(seat, face, cost.basic, effect.times))
    elif cost.archive or cost.discard:
        state.stack.append(GiveUp(seat, face))
    else:
        pay_gold(state, seat, cost.gold)
        state.stack.append(PaidFor(seat, face))
        if not effect.costless:
            for resource, amount in enumerate(cost.resources):
                if amount:
                    state.stack.append(Charge(seat, resource, amount))


def give_effect(state: MonumentalState, seat: Seat, face: Face) -> None:
    """Gives what the effect of a card gives."""
    if state.listening:
        state.cause = ("card", face)
    give_or_tell(state, seat, effect_of(state, face).gain, slot_of(state, seat, face))


class PaidFor(CardStep):
    """The effect of a card is paid for."""

    name = "paid-for"
    awaits = "pay"

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        card = state.cards.faces[self.card]
        self.require(card.effect is not None, f"'{card.id}' has no effect")

    def run(self, state: MonumentalState) -> None:
        give_effect(state, self.seat, self.card)


class Spend(Question):
    """Which resource is spent on the effect of a card, one after the other."""

    name = "spend"
    on_top = True
    fields = (("card", "one_card"), ("left", "times"), ("times", "times"))

    def __init__(self, seat: Seat, card: Face, left: int, times: int) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.times = times

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        card = state.cards.faces[self.card]
        effect = card.effect
        self.require(effect is not None and effect.spend.basic > 0, f"'{card.id}' takes none")
        assert effect is not None
        fits = self.left <= effect.spend.basic and self.times <= effect.times
        self.require(fits, f"'{card.id}' does not take so many")
        there = sum(have(state, resource) for resource in range(3))
        if takes_gold(state, self.seat, effect):
            there += purse(state, self.seat)
        # What repeats may be left.
        self.require(there >= self.left or self.times < effect.times, "it cannot be paid")

    def legal(self, state: MonumentalState) -> list[Action]:
        """Any basic resource, or Gold in its place; a repetition may be left."""
        effect = effect_of(state, self.card)
        legal = [actions.spend[resource] for resource in range(3) if have(state, resource)]
        if state.side[self.seat].gold and takes_gold(state, self.seat, effect):
            legal.append(actions.spend[3])
        if self.times < effect.times:
            legal.append(actions.stop)
        return legal

    def answer(self, state: MonumentalState, action: Action) -> None:
        """Pays one resource; when the whole cost is paid, gains, and may repeat."""
        seat, face, left, times = self.seat, self.card, self.left, self.times
        if action is actions.stop:
            if state.listening:
                state.emit(events.REPEATS_NO_MORE, seat, face)
            return
        if state.listening:
            state.cause = ("card", face)
        if action.a == 3:
            paid = spend_doubled(state, seat)
        else:
            paid = 1
            change(state, action.a, -1)
            if state.listening:
                state.emit(events.PAID[action.a], seat, 1)
        effect = effect_of(state, face)
        while paid and times:
            step = min(paid, left)
            paid -= step
            left -= step
            if not left:
                give_effect(state, seat, face)
                times -= 1
                left = effect.spend.basic
        if times and (
            left < effect.spend.basic or times == effect.times or can_pay(state, seat, effect)
        ):
            state.stack.append(Spend(seat, face, left, times))

    def message(self, state: MonumentalState) -> Message:
        again = self.times < effect_of(state, self.card).times
        key = "ask-spend-again" if again else "ask-spend"
        return say(key, card=face_name(state, self.card), left=self.left)


class GiveUp(AboutCard):
    """Which card that is not activated is archived or discarded for the effect of another."""

    name = "give-up"
    on_top = True

    def check(self, state: MonumentalState, below: Any) -> None:
        super().check(state, below)
        card = state.cards.faces[self.card]
        spend = None if card.effect is None else card.effect.spend
        gives = spend is not None and bool(spend.archive or spend.discard)
        self.require(gives, f"'{card.id}' takes no card")

    def legal(self, state: MonumentalState) -> list[Action]:
        cost = effect_of(state, self.card).spend
        chosen = actions.archive if cost.archive else actions.discard
        return [chosen[slot] for slot in idle_slots(state, self.seat)]

    def answer(self, state: MonumentalState, action: Action) -> None:
        if state.listening:
            state.cause = ("card", self.card)
        if action.verb == actions.ARCHIVE:
            archive_slot(state, self.seat, Slot(action.a))
        else:
            discard_slot(state, self.seat, Slot(action.a))
        give_effect(state, self.seat, self.card)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-give-up", card=face_name(state, self.card))


class Swap(Counted):
    """How many of one basic resource become another."""

    name = "swap"
    on_top = True

    def legal(self, state: MonumentalState) -> list[Action]:
        return [
            actions.swap[one][other][number - 1]
            for one in range(3)
            for other in range(3)
            if one != other
            for number in range(1, min(self.left, have(state, one)) + 1)
        ]

    def answer(self, state: MonumentalState, action: Action) -> None:
        one, other = actions.swapped(action)
        change(state, one, -action.b)
        change(state, other, action.b)
        if state.listening:
            state.emit(events.SWAPPED, self.seat, one, other, action.b)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-swap")
