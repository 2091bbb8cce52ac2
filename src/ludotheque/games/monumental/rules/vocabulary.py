"""The vocabulary of the cards: generate, spend, draw, archive, discard, reinforce, reactivate.

Everything a card, a token or a Policy does is a `Gain` for a `Cost`, in the words of `cards.toml`;
each word is carried out here once, whoever uses it.
"""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.chance import shuffled
from ludotheque.core.state import Frame
from ludotheque.games.monumental import actions
from ludotheque.games.monumental.cards.card import (
    ANY_BASIC,
    DOUBLE_GOLD,
    FOR_WONDERS,
    KNOWLEDGE,
    KNOWLEDGE_SCIENCE,
    NO_BASIC,
    PRODUCTION,
    PROVINCES,
    SCIENCE,
    WONDER,
    Gain,
    Per,
)
from ludotheque.games.monumental.position import (
    ARCHIVE,
    CHOOSE_ANY,
    CHOOSE_SAME,
    EMPTY,
    EXTRA,
    GAIN_BASIC,
    GAIN_CARD,
    GOLD_DOUBLED,
    PAY,
    REACTIVATE,
    MonumentalState,
    below,
    change,
    cover,
    have,
    pending,
)
from ludotheque.games.monumental.words import events

# Generating.


def generate(state: MonumentalState, seat: int, resource: int, amount: int) -> None:
    """Takes resources of the turn; restricted ones count as made of the plain kind."""
    change(state, resource, amount)
    production, science, military = state.made
    if resource == SCIENCE:
        science += amount
    elif resource in (PRODUCTION, FOR_WONDERS):
        production += amount
    else:
        military += amount
    state.made = (production, science, military)
    if state.listening:
        state.emit(events.GOT[resource], seat, amount)


def get_gold(state: MonumentalState, seat: int, amount: int) -> None:
    state.side[seat].gold += amount
    if state.listening:
        state.emit(events.GOT_GOLD, seat, amount)


def get_culture(state: MonumentalState, seat: int, amount: int) -> None:
    state.side[seat].culture += amount
    if state.listening:
        state.emit(events.GOT_CULTURE, seat, amount)


def counted(state: MonumentalState, side: int, per: Per) -> int:
    """How much a side gets for what it has."""
    owned = state.provinces(side) if per.count == PROVINCES else len(state.side[side].wonders)
    return min(per.most, max(per.least, owned // per.every))


def give(state: MonumentalState, seat: int, gain: Gain, slot: int = EMPTY) -> None:
    """Carries everything out that a gain says; what must be chosen is asked for.

    ``slot`` is the place of the card that gives, if it lies in the city.
    """
    for resource, amount in gain.amounts:
        generate(state, seat, resource, amount)
    if gain.only_resources:
        return
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
    if gain.archive and any_idle(state, seat):
        state.stack.append((ARCHIVE, seat, gain.archive))
    if gain.knowledge and in_display(state, KNOWLEDGE):
        state.stack.append((GAIN_CARD, seat, KNOWLEDGE, gain.knowledge))
    if gain.wonder and in_display(state, WONDER):
        state.stack.append((GAIN_CARD, seat, WONDER, gain.wonder))
    if gain.basic == ANY_BASIC and any(state.basics):
        state.stack.append(pending(GAIN_BASIC, seat))
    elif gain.basic > NO_BASIC:
        gain_basic(state, seat, gain.basic)
    if gain.activate and any_idle(state, seat):
        state.stack.append((EXTRA, seat, gain.activate))
    if gain.reactivate and (state.active or state.side[seat].policies):
        state.stack.append(pending(REACTIVATE, seat))
    if gain.reactivate_cover and slot != EMPTY:
        reactivate(state, seat, cover(state.side[seat].city[slot]), slot)
    if gain.same:
        state.stack.append((CHOOSE_SAME, seat, gain.same))
    if gain.any:
        state.stack.append((CHOOSE_ANY, seat, gain.any))
    for _ in range(gain.draw):
        draw_into_play(state, seat)


def _is_covered_by_production(state: MonumentalState, seat: int, slot: int) -> bool:
    printed = state.cards.faces[cover(state.side[seat].city[slot])].printed
    return printed is not None and printed.prints_production


def _credit(state: MonumentalState, seat: int, gain: Gain, slot: int) -> None:
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


def may_choose_good(state: MonumentalState, frame: Frame) -> list[Action]:
    """One of the three basic resources."""
    return actions.take


def choose_any(state: MonumentalState, frame: Frame, action: Action) -> None:
    """Generates one of any; the next may be another."""
    if frame[2] > 1:
        state.stack.append((CHOOSE_ANY, frame[1], frame[2] - 1))
    generate(state, frame[1], action.a, 1)


def choose_same(state: MonumentalState, frame: Frame, action: Action) -> None:
    """Generates all of one kind."""
    generate(state, frame[1], action.a, frame[2])


# Paying.


def lack(price: int, left: int) -> int:
    """How much of a price is missing."""
    return price - left if price > left else 0


def doubled(state: MonumentalState, seat: int) -> int:
    """What the next Gold counts as, if a Policy makes the first one count for more."""
    side = state.side[seat]
    if side.power == DOUBLE_GOLD and not state.flags & GOLD_DOUBLED and side.gold:
        return side.power_amount
    return 1


def purse(state: MonumentalState, seat: int) -> int:
    """How many basic resources the Gold of a seat can stand for."""
    side = state.side[seat]
    if side.power == DOUBLE_GOLD:
        return side.gold + doubled(state, seat) - 1
    return side.gold


def charge(state: MonumentalState, frame: Frame) -> None:
    """Pays what is due."""
    charge_now(state, frame[1], frame[2], frame[3], frame[4])


def charge_now(
    state: MonumentalState, seat: int, resource: int, amount: int, restricted: int
) -> None:
    """Pays what is due: the restricted resource first, then the plain one, then Gold.

    Only a Gold that counts for more is a choice, and is asked for where it can matter.
    """
    if restricted != EMPTY:
        used = min(have(state, restricted), amount)
        _pay(state, seat, restricted, used)
        amount -= used
    if not amount:
        return
    left = have(state, resource)
    if doubled(state, seat) == 1:
        plain = min(left, amount)
        _pay(state, seat, resource, plain)
        pay_gold(state, seat, amount - plain)
    elif left < amount:
        _pay_doubled(state, seat, resource, amount)
    elif amount > 1:
        state.stack.append((PAY, seat, resource, amount))
    else:
        _pay(state, seat, resource, amount)


def _pay(state: MonumentalState, seat: int, resource: int, amount: int) -> None:
    if amount:
        change(state, resource, -amount)
        if state.listening:
            state.emit(events.PAID[resource], seat, amount)


def pay_gold(state: MonumentalState, seat: int, amount: int) -> None:
    if amount:
        state.side[seat].gold -= amount
        if state.listening:
            state.emit(events.PAID_GOLD, seat, amount)


def spend_doubled(state: MonumentalState, seat: int) -> int:
    """Spends the Gold that counts for more; what it counts as comes back."""
    worth = doubled(state, seat)
    pay_gold(state, seat, 1)
    if worth > 1:
        state.flags |= GOLD_DOUBLED
        if state.listening:
            state.emit(events.GOLD_DOUBLED, seat, worth)
    return worth


def _pay_doubled(state: MonumentalState, seat: int, resource: int, amount: int) -> None:
    rest = max(0, amount - spend_doubled(state, seat))
    plain = min(have(state, resource), rest)
    _pay(state, seat, resource, plain)
    pay_gold(state, seat, rest - plain)


def may_choose_payment(state: MonumentalState, frame: Frame) -> list[Action]:
    """The resource itself, or a Gold that counts for more."""
    return [actions.pay_basic, actions.pay_gold]


def choose_payment(state: MonumentalState, frame: Frame, action: Action) -> None:
    _, seat, resource, amount = frame
    if action is actions.pay_gold:
        _pay_doubled(state, seat, resource, amount)
    else:
        _pay(state, seat, resource, amount)


# Drawing.


def draw(state: MonumentalState, seat: int) -> int:
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
            return EMPTY
        side.deck, state.chance = shuffled(side.discard, state.chance)
        side.discard = []
        if state.listening:
            state.emit(events.RESHUFFLED, seat, len(side.deck))
    return side.deck.pop()


def can_draw(state: MonumentalState, seat: int) -> bool:
    side = state.side[seat]
    return len(side.deck) + len(side.top) + len(side.discard) > 0


def draw_into_play(state: MonumentalState, seat: int) -> None:
    """Draws a card, which is used as if it were activated but is not part of the city."""
    face = draw(state, seat)
    if face == EMPTY:
        if state.listening:
            state.emit(events.NOTHING_TO_DRAW, seat)
        return
    state.drawn += (face,)
    if state.listening:
        state.emit(events.DREW, seat, face)
    resolve(state, seat, face, EMPTY, True)


# Activating.


def resolve(state: MonumentalState, seat: int, face: int, slot: int, fresh: bool) -> None:
    """What a card prints, at once; its effect becomes usable, or is a credit.

    A card that is reactivated (not ``fresh``) cannot reactivate another once more.
    """
    card = state.cards.faces[face]
    if state.listening and fresh:
        state.emit(events.CARD_ACTIVATED, seat, face)
    if card.kind == KNOWLEDGE:
        side = state.side[seat]
        if side.power == KNOWLEDGE_SCIENCE:
            generate(state, seat, SCIENCE, side.power_amount)
    effect = card.effect
    if effect is not None:
        if effect.passive:
            _credit(state, seat, effect.gain, slot)
        elif fresh or not effect.gain.reactivates:
            _make_ready(state, face)
    if card.printed is not None:
        give(state, seat, card.printed, slot)


def _make_ready(state: MonumentalState, face: int) -> None:
    """The effect of a card can be used; those that can are kept in order."""
    ready = state.ready
    place = len(ready)
    while place and ready[place - 1] > face:
        place -= 1
    ready.insert(place, face)


def activate_slot(state: MonumentalState, seat: int, slot: int) -> None:
    """Resolves an activated card of the city, with the Knowledge below it."""
    content = state.side[seat].city[slot]
    resolve(state, seat, cover(content), slot, True)
    if content >> 6:
        resolve(state, seat, below(content), slot, True)


def reactivate(state: MonumentalState, seat: int, face: int, slot: int) -> None:
    """Resolves an activated card once more."""
    if state.listening:
        state.emit(events.REACTIVATED, seat, face)
    resolve(state, seat, face, slot, False)


def idle_slots(state: MonumentalState, seat: int) -> list[int]:
    """The slots whose card has not been activated."""
    city, active = state.side[seat].city, state.active
    return [slot for slot in range(9) if not active >> slot & 1 and city[slot]]


def any_idle(state: MonumentalState, seat: int) -> bool:
    """Whether there is a card that has not been activated."""
    city, active = state.side[seat].city, state.active
    return any(not active >> slot & 1 and city[slot] for slot in range(9))


def archive_slot(state: MonumentalState, seat: int, slot: int) -> None:
    """Removes a card from the game; the Knowledge below it goes to the discard pile."""
    side = state.side[seat]
    content = side.city[slot]
    side.city[slot] = 0
    side.archived += (cover(content),)
    if content >> 6:
        side.discard.append(below(content))
    if state.listening:
        state.emit(events.ARCHIVED, seat, cover(content))
        if content >> 6:
            state.emit(events.LAID_DOWN, seat, below(content))


def discard_slot(state: MonumentalState, seat: int, slot: int) -> None:
    """Puts a card and the Knowledge below it on the discard pile."""
    side = state.side[seat]
    content = side.city[slot]
    side.city[slot] = 0
    side.discard.append(cover(content))
    if content >> 6:
        side.discard.append(below(content))
    if state.listening:
        state.emit(events.DISCARDED, seat, cover(content))
        if content >> 6:
            state.emit(events.LAID_DOWN, seat, below(content))


def may_archive(state: MonumentalState, frame: Frame) -> list[Action]:
    """Any card that is not activated, or none."""
    legal = [actions.archive[slot] for slot in idle_slots(state, frame[1])]
    legal.append(actions.stop)
    return legal


def archive(state: MonumentalState, frame: Frame, action: Action) -> None:
    if action is actions.stop:
        return
    seat = frame[1]
    archive_slot(state, seat, action.a)
    if frame[2] > 1 and any_idle(state, seat):
        state.stack.append((ARCHIVE, seat, frame[2] - 1))


def may_activate_extra(state: MonumentalState, frame: Frame) -> list[Action]:
    """Any card that is not activated."""
    return [actions.extra[slot] for slot in idle_slots(state, frame[1])]


def activate_extra(state: MonumentalState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    state.active |= 1 << action.a
    if frame[2] > 1 and any_idle(state, seat):
        state.stack.append((EXTRA, seat, frame[2] - 1))
    activate_slot(state, seat, action.a)


def may_reactivate(state: MonumentalState, frame: Frame) -> list[Action]:
    """An activated card of the city, or a developed Policy."""
    seat = frame[1]
    faces = set()
    for slot, content in enumerate(state.side[seat].city):
        if content and state.active >> slot & 1:
            faces.add(cover(content))
            if content >> 6:
                faces.add(below(content))
    legal = [actions.again[face] for face in sorted(faces)]
    return legal + [actions.again_policy[policy] for policy in sorted(state.side[seat].policies)]


def choose_reactivation(state: MonumentalState, frame: Frame, action: Action) -> None:
    seat = frame[1]
    if action.verb == actions.AGAIN_POLICY:
        if state.listening:
            state.emit(events.BONUS, seat, action.a)
        give(state, seat, state.cards.policies[action.a].bonus)
        return
    reactivate(state, seat, action.a, slot_of(state, seat, action.a))


def slot_of(state: MonumentalState, seat: int, face: int) -> int:
    """The activated slot in which a card lies, or below whose card it lies."""
    for slot, content in enumerate(state.side[seat].city):
        if state.active >> slot & 1 and face in (cover(content), below(content)):
            return slot
    return EMPTY


# Gaining cards.


def in_display(state: MonumentalState, kind: int) -> bool:
    """Whether the display holds a card of a kind."""
    faces = state.cards.faces
    return any(face != EMPTY and faces[face].kind == kind for face in state.display)


def gain_basic(state: MonumentalState, seat: int, face: int) -> None:
    """Takes a Basic building onto the deck, if the pile has one left."""
    if not state.basics[state.cards.basics.index(face)]:
        if state.listening:
            state.emit(events.NONE_LEFT, seat, face)
        return
    take_basic(state, face)
    state.side[seat].top += (face,)
    if state.listening:
        state.emit(events.CARD_GAINED, seat, face)


def take_basic(state: MonumentalState, face: int) -> None:
    """Takes a Basic building from its pile; the last one is no longer for sale."""
    pile = state.cards.basics.index(face)
    state.basics[pile] -= 1
    if not state.basics[pile]:
        no_longer_for_sale(state, face)


def no_longer_for_sale(state: MonumentalState, face: int) -> None:
    for place, card in enumerate(state.offers):
        if card.index == face:
            del state.offers[place]
            return


def may_gain_basic(state: MonumentalState, frame: Frame) -> list[Action]:
    """A Basic building of which one is left."""
    return [
        actions.gain[face] for pile, face in enumerate(state.cards.basics) if state.basics[pile]
    ]


def choose_basic(state: MonumentalState, frame: Frame, action: Action) -> None:
    gain_basic(state, frame[1], action.a)
