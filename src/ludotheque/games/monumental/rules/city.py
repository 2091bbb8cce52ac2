"""The city: activating a row and a column, using effects, and completing the city."""

from __future__ import annotations

from typing import Final

from ludotheque.core.action import Action
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions, decisions, steps
from ludotheque.games.monumental.bits import Bits, bit, has
from ludotheque.games.monumental.cards.card import KNOWLEDGE, WONDER
from ludotheque.games.monumental.cards.effects import (
    NO_BASIC,
    PRODUCTION,
    YEARLY_PRODUCTION,
    Effect,
    Gain,
)
from ludotheque.games.monumental.cards.effects import REINFORCE as REINFORCE_POWER
from ludotheque.games.monumental.ids import (
    BARE,
    EMPTY,
    Face,
    Slot,
    below,
    cover,
    filled,
    has_below,
)
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.display import in_display
from ludotheque.games.monumental.rules.resources import (
    change,
    doubled,
    generate_by_policy,
    have,
    lack,
    pay_gold,
    purse,
    spend_doubled,
)
from ludotheque.games.monumental.rules.vocabulary import (
    activate_slot,
    any_idle,
    archive_slot,
    can_draw,
    discard_slot,
    draw,
    give,
    idle_slots,
    slot_of,
)
from ludotheque.games.monumental.words import events

_CROSSES: Final[list[tuple[Slot, ...]]] = [
    tuple(Slot(slot) for slot in range(9) if slot // 3 == row or slot % 3 == column)
    for row in range(3)
    for column in range(3)
]


# Activating.


def slots_of(activation: Action) -> tuple[Slot, ...]:
    """The slots of a row and a column."""
    return _CROSSES[3 * activation.a + activation.b]


def activate(state: MonumentalState, asked: decisions.Activate, action: Action) -> None:
    """Activates a row and a column; then actions may be taken."""
    seat = asked.seat
    if state.listening:
        state.emit(events.ACTIVATED, seat, action.a, action.b)
    state.stack[-1] = decisions.TURN[seat]
    side = state.side[seat]
    city, slots = side.city, slots_of(action)
    active = 0
    for slot in slots:
        if city[slot]:
            active |= bit(slot)
    state.active = active
    for slot in slots:
        if city[slot]:
            activate_slot(state, seat, slot)
    if side.power == YEARLY_PRODUCTION:
        generate_by_policy(state, seat, PRODUCTION)


# Using effects.


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
        gold = purse(state, seat) if _takes_gold(state, seat, effect) else 0
        return production + science + military + gold >= cost.basic
    short = lack(cost.resources[0], production)
    short += lack(cost.resources[1], science)
    short += lack(cost.resources[2], military)
    return not short or short <= purse(state, seat)


def _takes_gold(state: MonumentalState, seat: Seat, effect: Effect) -> bool:
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
        state.stack.append(decisions.Swap(seat, effect.swap))
    elif cost.basic:
        state.stack.append(decisions.Spend(seat, face, cost.basic, effect.times))
    elif cost.archive or cost.discard:
        state.stack.append(decisions.GiveUp(seat, face))
    else:
        pay_gold(state, seat, cost.gold)
        state.stack.append(steps.PaidFor(seat, face))
        if not effect.costless:
            for resource, amount in enumerate(cost.resources):
                if amount:
                    state.stack.append(steps.Charge(seat, resource, amount))


def give_effect(state: MonumentalState, seat: Seat, face: Face) -> None:
    """Gives what the effect of a card gives."""
    if state.listening:
        state.cause = ("card", face)
    give(state, seat, effect_of(state, face).gain, slot_of(state, seat, face))


def may_spend(state: MonumentalState, asked: decisions.Spend) -> list[Action]:
    """Any basic resource, or Gold in its place; a repetition may be left."""
    seat, times = asked.seat, asked.times
    effect = effect_of(state, asked.card)
    legal = [actions.spend[resource] for resource in range(3) if have(state, resource)]
    if state.side[seat].gold and _takes_gold(state, seat, effect):
        legal.append(actions.spend[3])
    if times < effect.times:
        legal.append(actions.stop)
    return legal


def spend(state: MonumentalState, asked: decisions.Spend, action: Action) -> None:
    """Pays one resource; when the whole cost is paid, gains, and may repeat."""
    seat, face, left, times = asked.seat, asked.card, asked.left, asked.times
    if action is actions.stop:
        return
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
        state.stack.append(decisions.Spend(seat, face, left, times))


def may_give_up(state: MonumentalState, asked: decisions.GiveUp) -> list[Action]:
    """A card that is not activated, to archive or to discard."""
    cost = effect_of(state, asked.card).spend
    chosen = actions.archive if cost.archive else actions.discard
    return [chosen[slot] for slot in idle_slots(state, asked.seat)]


def give_up(state: MonumentalState, asked: decisions.GiveUp, action: Action) -> None:
    if action.verb == actions.ARCHIVE:
        archive_slot(state, asked.seat, Slot(action.a))
    else:
        discard_slot(state, asked.seat, Slot(action.a))
    give_effect(state, asked.seat, asked.card)


def may_swap(state: MonumentalState, asked: decisions.Swap) -> list[Action]:
    """A number of one basic resource for as many of another."""
    return [
        actions.swap[one][other][number - 1]
        for one in range(3)
        for other in range(3)
        if one != other
        for number in range(1, min(asked.left, have(state, one)) + 1)
    ]


def swap(state: MonumentalState, asked: decisions.Swap, action: Action) -> None:
    one, other = actions.swapped(action)
    change(state, one, -action.b)
    change(state, other, action.b)
    if state.listening:
        state.emit(events.SWAPPED, asked.seat, one, other, action.b)


# The end of the turn.


def reinforcements(state: MonumentalState, seat: Seat) -> int:
    """How many activated cards may stay."""
    power = state.side[seat].power_amount if state.side[seat].power == REINFORCE_POWER else 0
    return state.reinforce + len(state.reinforce_other) + power


def may_stay(state: MonumentalState, seat: Seat, kept: Bits) -> list[Slot]:
    """The activated slots that can be reinforced beside those that are kept already."""
    others = len(state.reinforce_other)
    total = reinforcements(state, seat)
    if not total or (kept and kept.bit_count() >= total):
        return []
    city, left = state.side[seat].city, state.active & ~kept
    return [
        Slot(slot)
        for slot in range(9)
        if has(left, slot)
        and city[slot]
        and (total > others or any(source != slot for source in state.reinforce_other))
    ]


def may_reinforce(state: MonumentalState, asked: decisions.Reinforce) -> list[Action]:
    """An activated card of the city, or no more."""
    legal = [actions.reinforce[slot] for slot in may_stay(state, asked.seat, asked.kept)]
    legal.append(actions.stop)
    return legal


def reinforce(state: MonumentalState, asked: decisions.Reinforce, action: Action) -> None:
    seat, kept = asked.seat, asked.kept
    if action is not actions.stop:
        kept |= bit(action.a)
        if state.listening:
            state.emit(events.REINFORCED, seat, cover(state.side[seat].city[action.a]))
        if may_stay(state, seat, kept):
            state.stack.append(decisions.Reinforce(seat, kept))
            return
    clear(state, seat, kept)


def clear(state: MonumentalState, seat: Seat, kept: Bits) -> None:
    """Activated and drawn cards go to the discard pile, but for those that are kept."""
    side = state.side[seat]
    city, discard, active = side.city, side.discard, state.active
    before = len(discard)
    for slot in range(9):
        content = city[slot] if has(active, slot) else BARE
        if content:
            if has(kept, slot):
                city[slot] = filled(cover(content))
            else:
                discard.append(cover(content))
                city[slot] = BARE
            if has_below(content):
                discard.append(below(content))
    if state.drawn:
        discard += state.drawn
        state.drawn = ()
    state.active = 0
    if state.listening:
        for face in discard[before:]:
            state.emit(events.LAID_DOWN, seat, face)


def refill(state: MonumentalState, seat: Seat, done: int = 0) -> None:
    """Fills empty slots from the top left on, as far as there are cards; ``done`` are filled."""
    faces, city = state.cards.faces, state.side[seat].city
    for number in range(done, 9):
        slot = Slot(number)
        if city[slot]:
            continue
        face = draw(state, seat)
        if face == EMPTY:
            return
        if faces[face].kind == KNOWLEDGE:
            if not _cover(state, seat, slot, face):
                return
        else:
            city[slot] = filled(face)
            if state.listening:
                state.emit(events.DEALT, seat, slot, face)


def _cover(state: MonumentalState, seat: Seat, slot: Slot, knowledge: Face) -> bool:
    """Draws the card that covers a Knowledge; false if the player must choose between two."""
    side = state.side[seat]
    if not _has_cover(state, seat):
        side.discard.append(knowledge)
        if state.listening:
            state.emit(events.NO_COVER, seat, knowledge)
        return True
    face = draw(state, seat)
    if state.cards.faces[face].kind == KNOWLEDGE:
        state.stack.append(steps.Refill(seat, slot + 1))
        state.stack.append(decisions.KeepKnowledge(seat, slot, knowledge, face))
        return False
    side.city[slot] = filled(face, knowledge)
    if state.listening:
        state.emit(events.DEALT_UNDER, seat, slot, knowledge)
        state.emit(events.DEALT, seat, slot, face)
    return True


def _has_cover(state: MonumentalState, seat: Seat) -> bool:
    """Whether a card that is no Knowledge is left to be drawn."""
    faces, side = state.cards.faces, state.side[seat]
    left = [*side.deck, *side.top, *side.discard]
    return any(faces[face].kind != KNOWLEDGE for face in left)


def may_keep_knowledge(state: MonumentalState, asked: decisions.KeepKnowledge) -> list[Action]:
    """One of the two Knowledge cards."""
    return [actions.keep[face] for face in sorted({asked.card, asked.other})]


def keep_knowledge(state: MonumentalState, asked: decisions.KeepKnowledge, action: Action) -> None:
    seat, slot, one, other = asked.seat, asked.slot, asked.card, asked.other
    kept, laid = (one, other) if action.a == one else (other, one)
    state.side[seat].discard.append(laid)
    if state.listening:
        state.emit(events.KNOWLEDGE_PUT_BY, seat, laid)
    below_it = state.stack.pop()
    if _cover(state, seat, slot, kept):
        state.stack.append(below_it)
