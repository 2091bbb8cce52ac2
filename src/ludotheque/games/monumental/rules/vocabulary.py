"""The vocabulary of the cards: draw, archive, discard, reinforce, activate, reactivate, gain.

Everything a card, a token or a Policy does is a `Gain` for a `Cost`, in the words of `cards.toml`;
each word is carried out here once, whoever uses it.
"""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.bits import bit, has
from ludotheque.core.chance import shuffled
from ludotheque.core.message import Message, say
from ludotheque.core.seat import Seat
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import KNOWLEDGE, WONDER
from ludotheque.games.monumental.cards.effects import (
    ANY_BASIC,
    KNOWLEDGE_SCIENCE,
    NO_BASIC,
    PRODUCTION,
    PROVINCES,
    SCIENCE,
    Gain,
    Per,
)
from ludotheque.games.monumental.cards.ids import (
    BARE,
    EMPTY,
    NO_FACE,
    NO_SLOT,
    Face,
    PolicyId,
    Slot,
    below,
    cover,
    has_below,
)
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules import buying
from ludotheque.games.monumental.rules.display import in_display
from ludotheque.games.monumental.rules.pending import Counted, Question
from ludotheque.games.monumental.rules.resources import (
    generate,
    generate_by_policy,
    get_culture,
    get_gold,
)
from ludotheque.games.monumental.words import events

# Gains.


def counted(state: MonumentalState, side: Seat, per: Per) -> int:
    """How much a side gets for what it has."""
    owned = state.provinces(side) if per.count == PROVINCES else len(state.side[side].wonders)
    return min(per.most, max(per.least, owned // per.every))


def give(
    state: MonumentalState, seat: Seat, gain: Gain, slot: Slot = NO_SLOT, fresh: bool = True
) -> None:
    """Carries everything out that a gain says; what must be chosen is asked for.

    ``slot`` is the place of the card that gives, if it lies in the city. Other cards are drawn or
    reactivated last, so that what they ask for comes first; what was itself reactivated (not
    ``fresh``) reactivates nothing.
    """
    for resource, amount in gain.amounts:
        generate(state, seat, resource, amount)
    if gain.only_resources:
        return
    _give_at_once(state, seat, gain, slot)
    _ask_for_choices(state, seat, gain, fresh)
    if fresh and gain.reactivate_cover and slot != EMPTY:
        reactivate(state, seat, cover(state.side[seat].city[slot]), slot)
    if gain.same:
        state.stack.append(ChooseSame(seat, gain.same))
    if gain.any:
        state.stack.append(ChooseAny(seat, gain.any))
    for _ in range(gain.draw):
        draw_into_play(state, seat)


def give_or_tell(
    state: MonumentalState, seat: Seat, gain: Gain, slot: Slot = NO_SLOT, fresh: bool = True
) -> None:
    """Gives something; if nothing comes of it, that is told."""
    reported, asked = len(state.events), len(state.stack)
    give(state, seat, gain, slot, fresh)
    if state.listening and len(state.events) == reported and len(state.stack) == asked:
        state.emit(events.NO_EFFECT, seat)


def _give_at_once(state: MonumentalState, seat: Seat, gain: Gain, slot: Slot) -> None:
    """What needs no choice."""
    if gain.gold:
        get_gold(state, seat, gain.gold)
    if gain.culture:
        get_culture(state, seat, gain.culture)
    if gain.per is not None:
        generate(state, seat, gain.per.good, counted(state, seat, gain.per))
    if gain.cover_production and slot != EMPTY and _is_covered_by_production(state, seat, slot):
        generate(state, seat, PRODUCTION, gain.cover_production)
    if gain.free_moves or gain.free_steps or gain.reinforce or gain.reinforce_other:
        _credit(state, seat, gain, slot)
    if gain.basic > NO_BASIC:
        buying.gain_basic(state, seat, Face(gain.basic))


def _ask_for_choices(state: MonumentalState, seat: Seat, gain: Gain, fresh: bool) -> None:
    """Lays the questions on the stack, from the one that is asked last to the first."""
    if gain.archive and any_idle(state, seat):
        state.stack.append(Archive(seat, gain.archive))
    if gain.knowledge and in_display(state, KNOWLEDGE):
        state.stack.append(buying.GainCard(seat, KNOWLEDGE, gain.knowledge))
    if gain.wonder and in_display(state, WONDER):
        state.stack.append(buying.GainCard(seat, WONDER, gain.wonder))
    if gain.basic == ANY_BASIC and any(state.basics):
        state.stack.append(buying.GainBasic(seat))
    if gain.activate and any_idle(state, seat):
        state.stack.append(ActivateExtra(seat, gain.activate))
    if fresh and gain.reactivate and (state.active or state.side[seat].policies):
        state.stack.append(Reactivate(seat))


def _is_covered_by_production(state: MonumentalState, seat: Seat, slot: Slot) -> bool:
    printed = state.cards.faces[cover(state.side[seat].city[slot])].printed
    return printed is not None and printed.prints_production


def _credit(state: MonumentalState, seat: Seat, gain: Gain, slot: Slot) -> None:
    """What is kept for later in the turn: free moves, free steps, cards that may stay."""
    if gain.free_moves:
        state.moves += gain.free_moves
        if state.listening:
            state.emit(events.GOT_MOVES, seat, gain.free_moves)
    if gain.free_steps:
        one, two = state.steps
        state.steps = (one + gain.free_steps, two + gain.free_steps)
        if state.listening:
            state.emit(events.GOT_STEPS, seat, gain.free_steps)
    if gain.reinforce or gain.reinforce_other:
        state.reinforce += gain.reinforce
        state.reinforce_other += (slot,) * gain.reinforce_other
        if state.listening:
            state.emit(events.GOT_REINFORCEMENT, seat, gain.reinforce + gain.reinforce_other)


class ChooseAny(Counted):
    """Which basic resource is generated next; the one after may be another."""

    name = "any"

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.take

    def answer(self, state: MonumentalState, action: Action) -> None:
        if self.left > 1:
            state.stack.append(ChooseAny(self.seat, self.left - 1))
        generate(state, self.seat, action.a, 1)


class ChooseSame(Counted):
    """Of which basic resource all are generated."""

    name = "same"

    def legal(self, state: MonumentalState) -> list[Action]:
        return actions.take

    def answer(self, state: MonumentalState, action: Action) -> None:
        generate(state, self.seat, action.a, self.left)


# Drawing.


def draw(state: MonumentalState, seat: Seat) -> Face:
    """The next card of the city deck, or EMPTY if there is none anywhere.

    The discard pile is shuffled only when a card must be drawn and there is no other.
    """
    side = state.side[seat]
    top = side.top
    if top:
        side.top = top[:-1]
        return top[-1]
    if not side.deck:
        if not side.discard:
            return NO_FACE
        side.deck, state.chance = shuffled(side.discard, state.chance)
        side.discard = []
        if state.listening:
            state.emit(events.RESHUFFLED, seat, len(side.deck))
    return side.deck.pop()


def can_draw(state: MonumentalState, seat: Seat) -> bool:
    side = state.side[seat]
    return len(side.deck) + len(side.top) + len(side.discard) > 0


def draw_into_play(state: MonumentalState, seat: Seat) -> None:
    """Draws a card, which is used as if it were activated but is not part of the city."""
    face = draw(state, seat)
    if face == EMPTY:
        if state.listening:
            state.emit(events.NOTHING_TO_DRAW, seat)
        return
    state.drawn += (face,)
    if state.listening:
        state.emit(events.DREW, seat, face)
    resolve(state, seat, face, NO_SLOT, True)


# Activating.


def resolve(state: MonumentalState, seat: Seat, face: Face, slot: Slot, fresh: bool) -> None:
    """What a card prints, at once; its effect becomes usable, or is a credit.

    A card that is reactivated (not ``fresh``) cannot reactivate another once more.
    """
    card = state.cards.faces[face]
    before = state.cause
    if state.listening:
        if fresh:
            state.emit(events.CARD_ACTIVATED, seat, face)
        state.cause = ("card", face)
    if card.kind == KNOWLEDGE:
        side = state.side[seat]
        if side.power == KNOWLEDGE_SCIENCE:
            generate_by_policy(state, seat, SCIENCE)
    effect = card.effect
    if effect is not None:
        if effect.passive:
            _credit(state, seat, effect.gain, slot)
        elif fresh or not effect.gain.reactivates:
            _make_ready(state, face)
    if card.printed is not None:
        give(state, seat, card.printed, slot, fresh)
    state.cause = before


def _make_ready(state: MonumentalState, face: Face) -> None:
    """The effect of a card can be used; those that can are kept in order."""
    ready = state.ready
    place = len(ready)
    while place and ready[place - 1] > face:
        place -= 1
    ready.insert(place, face)


def activate_slot(state: MonumentalState, seat: Seat, slot: Slot) -> None:
    """Resolves an activated card of the city, with the Knowledge below it."""
    content = state.side[seat].city[slot]
    resolve(state, seat, cover(content), slot, True)
    if has_below(content):
        resolve(state, seat, below(content), slot, True)


def reactivate(state: MonumentalState, seat: Seat, face: Face, slot: Slot) -> None:
    """Resolves an activated card once more."""
    if state.listening:
        state.emit(events.REACTIVATED, seat, face)
    resolve(state, seat, face, slot, False)


def idle_slots(state: MonumentalState, seat: Seat) -> list[Slot]:
    """The slots whose card has not been activated."""
    city, active = state.side[seat].city, state.active
    return [Slot(slot) for slot in range(9) if not has(active, slot) and city[slot]]


def any_idle(state: MonumentalState, seat: Seat) -> bool:
    """Whether there is a card that has not been activated."""
    city, active = state.side[seat].city, state.active
    return any(not has(active, slot) and city[slot] for slot in range(9))


def archive_slot(state: MonumentalState, seat: Seat, slot: Slot) -> None:
    """Removes a card from the game; the Knowledge below it goes to the discard pile."""
    side = state.side[seat]
    content = side.city[slot]
    side.archived += (cover(content),)
    if state.listening:
        state.emit(events.ARCHIVED, seat, cover(content))
    _clear_slot(state, seat, slot)


def discard_slot(state: MonumentalState, seat: Seat, slot: Slot) -> None:
    """Puts a card and the Knowledge below it on the discard pile."""
    side = state.side[seat]
    content = side.city[slot]
    side.discard.append(cover(content))
    if state.listening:
        state.emit(events.DISCARDED, seat, cover(content))
    _clear_slot(state, seat, slot)


def _clear_slot(state: MonumentalState, seat: Seat, slot: Slot) -> None:
    """Nothing stays in a slot; the Knowledge goes to the discard pile."""
    side = state.side[seat]
    content = side.city[slot]
    side.city[slot] = BARE
    if has_below(content):
        side.discard.append(below(content))
        if state.listening:
            state.emit(events.LAID_DOWN, seat, below(content))


class Archive(Counted):
    """Which card that is not activated is archived, if any."""

    name = "archive"

    def legal(self, state: MonumentalState) -> list[Action]:
        legal = [actions.archive[slot] for slot in idle_slots(state, self.seat)]
        legal.append(actions.stop)
        return legal

    def answer(self, state: MonumentalState, action: Action) -> None:
        if action is actions.stop:
            if state.listening:
                state.emit(events.ARCHIVES_NO_MORE, self.seat)
            return
        archive_slot(state, self.seat, Slot(action.a))
        if self.left > 1 and any_idle(state, self.seat):
            state.stack.append(Archive(self.seat, self.left - 1))


class ActivateExtra(Counted):
    """Which further card is activated."""

    name = "extra"

    def legal(self, state: MonumentalState) -> list[Action]:
        return [actions.extra[slot] for slot in idle_slots(state, self.seat)]

    def answer(self, state: MonumentalState, action: Action) -> None:
        slot = Slot(action.a)
        state.active |= bit(slot)
        if self.left > 1 and any_idle(state, self.seat):
            state.stack.append(ActivateExtra(self.seat, self.left - 1))
        activate_slot(state, self.seat, slot)

    def message(self, state: MonumentalState) -> Message:
        return say("ask-extra")

    def is_settled(self, state: MonumentalState) -> bool:
        return self.is_moot(state)


class Reactivate(Question):
    """Which activated card of the city, or which developed Policy, is activated once more."""

    name = "reactivate"

    def legal(self, state: MonumentalState) -> list[Action]:
        side = state.side[self.seat]
        faces = set()
        for slot, content in enumerate(side.city):
            if content and has(state.active, slot):
                faces.add(cover(content))
                if has_below(content):
                    faces.add(below(content))
        legal = [actions.again[face] for face in sorted(faces)]
        return legal + [actions.again_policy[policy] for policy in sorted(side.policies)]

    def answer(self, state: MonumentalState, action: Action) -> None:
        if action.verb == actions.AGAIN_POLICY:
            give_bonus(state, self.seat, PolicyId(action.a), False)
            return
        face = Face(action.a)
        reactivate(state, self.seat, face, slot_of(state, self.seat, face))

    def message(self, state: MonumentalState) -> Message:
        """What may be reactivated: Policies are spoken of only if there are any."""
        if not state.side[self.seat].policies:
            return say("ask-reactivate")
        return say("ask-reactivate-policy" if not state.active else "ask-reactivate-both")

    def is_settled(self, state: MonumentalState) -> bool:
        return self.is_moot(state)


def give_bonus(state: MonumentalState, seat: Seat, policy: PolicyId, fresh: bool = True) -> None:
    """What a Policy gives when it is developed, and once more with each later one."""
    if state.listening:
        state.emit(events.BONUS, seat, policy)
        state.cause = ("policy", policy)
    give_or_tell(state, seat, state.cards.policies[policy].bonus, NO_SLOT, fresh)


def slot_of(state: MonumentalState, seat: Seat, face: Face) -> Slot:
    """The activated slot in which a card lies, or below whose card it lies."""
    for slot, content in enumerate(state.side[seat].city):
        if has(state.active, slot) and face in (cover(content), below(content)):
            return Slot(slot)
    return NO_SLOT
