"""The toy game with one fault at a time, each of which the suite must find."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Self

from ludotheque.core.action import Action
from ludotheque.core.event import EventKind
from ludotheque.core.message import say
from ludotheque.core.outcome import Outcome
from ludotheque.core.state import Decision, State
from ludotheque.core.visibility import NOBODY, Visibility, Zone
from tests.core import toy_game as toy
from tests.core.toy_game import Toy, ToyState

OPEN_DRAW = EventKind("drew", ("card",))
OPEN_KEEP = EventKind("kept", ("card",))
OPEN_GIFT = EventKind("got", ("card",))
OPEN_HAND = EventKind("hand", ("card",))
NEXT_CARD = EventKind("next-card", ("card",))


# Secrets that get out.


class TellsDraws(Toy):
    """Everybody hears which card was drawn."""

    def draw(self, state: ToyState, seat: int) -> None:
        super().draw(state, seat)
        for event in state._events:
            if event.kind is toy.DREW:
                event.kind = OPEN_DRAW


class TellsKept(Toy):
    """Everybody hears which card was laid aside face down."""

    def keep(self, state: ToyState, seat: int, card: int) -> None:
        super().keep(state, seat, card)
        if state.listening:
            state._events[-1].kind = OPEN_KEEP


class TellsGifts(Toy):
    """Everybody hears which card went from hand to hand."""

    def give(self, state: ToyState, seat: int, card: int, to: int) -> None:
        super().give(state, seat, card, to)
        if state.listening:
            state._events[-1].kind = OPEN_GIFT


class TellsHands(Toy):
    """Whoever plays a card shows the others of the hand."""

    def lay_open(self, state: ToyState, seat: int, card: int) -> None:
        super().lay_open(state, seat, card)
        if state.listening:
            for other in state.hands[seat]:
                state.emit(OPEN_HAND, seat, other)


class TellsNextCard(Toy):
    """Drawing a card shows the one below it."""

    def draw(self, state: ToyState, seat: int) -> None:
        super().draw(state, seat)
        if state.listening and state.deck:
            state.emit(NEXT_CARD, -1, state.deck[-1])


class RemembersDraws(Toy):
    """What was drawn is noted where all can see it."""

    def draw(self, state: ToyState, seat: int) -> None:
        drawn = state.deck[-1] if state.deck else 0
        super().draw(state, seat)
        state.score[seat] += drawn


class ClaimsToKnow(Toy):
    """Everybody is said to know the cards that somebody draws."""

    def draw(self, state: ToyState, seat: int) -> None:
        drawn = state.deck[-1:]
        super().draw(state, seat)
        for card in drawn:
            self.remember(state, seat, card)


class ForgetsPicks(Toy):
    """Nobody remembers what was picked up before everybody's eyes."""

    def remember(self, state: ToyState, seat: int, card: int) -> None:
        pass


class ForgetsDug(Toy):
    """Nobody remembers what was put under the deck before everybody's eyes."""

    def dig(self, state: ToyState, seat: int) -> None:
        super().dig(state, seat)
        state.buried = 0


class ShowsTop(Toy):
    """The next card of the deck stands in the position as an open field."""

    class State(ToyState):
        __slots__ = ()

        def position_json(self) -> dict[str, Any]:
            return super().position_json() | {"top": self.deck[-1] if self.deck else 0}

    state_class = State

    def __init__(self) -> None:
        super().__init__()
        self.visibility = Visibility([*self.visibility.zones, Zone("top")])


class OffersByDeck(Toy):
    """Digging is offered only when it is worth something."""

    def legal(self, state: ToyState) -> list[Action]:
        legal = super().legal(state)
        if toy.dig in legal and state.deck[-1] < 4:
            legal.remove(toy.dig)
        return legal


class AsksByDeck(Toy):
    """The question names the next card."""

    def decision(self, state: ToyState) -> Decision:
        kind, seat, _ = super().decision(state)
        return Decision(kind, seat, say("ask", card=state.deck[-1] if state.deck else 0))


class AsksHolders(Toy):
    """Only a seat that can match is asked to, so the question betrays its hand."""

    def ask_for_match(self, state: ToyState, seat: int, card: int) -> None:
        if card in state.hands[(seat + 1) % state.players]:
            super().ask_for_match(state, seat, card)
        else:
            self.end_turn(state, seat)


class RefusesWithHints(Toy):
    """A refusal names a card of the seat whose turn it is."""

    class State(ToyState):
        __slots__ = ()

        def _refuse(self, action: object, seat: int | None) -> None:
            try:
                super()._refuse(action, seat)
            except Exception as error:
                held = self.hands[self.actor or 0]
                raise type(error)(f"{error} It holds {held}.") from error

    state_class = State


class CountsSecrets(Toy):
    """Cards laid aside are never turned up, yet they count."""

    def end_turn(self, state: ToyState, seat: int) -> None:
        kept = state.kept[:]
        super().end_turn(state, seat)
        if state.over:
            state.kept, state.shown = kept, ()

    def outcome(self, state: ToyState) -> Outcome:
        return super().outcome(state)._replace(reason=f"kept {sum(state.kept[0])}")


class CopiesEvents(Toy):
    """A copy, and so a view, remembers what was reported to nobody in particular."""

    class State(ToyState):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new._events = self._events
            return new

    state_class = State


class DeclaresTooLittle(Toy):
    """A field of the position is not in the table of zones."""

    def __init__(self) -> None:
        super().__init__()
        zones = [zone for zone in self.visibility.zones if zone.path != "left"]
        self.visibility = Visibility(zones)


class NeverReveals(Toy):
    """Undo knows no barrier."""

    class Table(Visibility):
        __slots__ = ()

        def reveals(self, before: State, after: State) -> bool:
            return False

    def __init__(self) -> None:
        super().__init__()
        self.visibility = self.Table(self.visibility.zones)


class AlwaysReveals(NeverReveals):
    """Undo is never free."""

    class Table(Visibility):
        __slots__ = ()

        def reveals(self, before: State, after: State) -> bool:
            return True


# Samples that are not samples.


class _OwnSample(Toy):
    """A toy whose deck is laid back into samples in its own way."""

    def lay_back(self, state: ToyState, owner: int, cards: list[int]) -> None:
        state.deck = tuple(cards)

    def __init__(self) -> None:
        super().__init__()
        zones = [zone for zone in self.visibility.zones if zone.path != "deck"]
        deck = Zone("deck", NOBODY, "card", toy.read_deck, self.lay_back, toy.known_deck)
        self.visibility = Visibility([*zones, deck])


class SamplesLoseCards(_OwnSample):
    """A sample has fewer cards."""

    def lay_back(self, state: ToyState, owner: int, cards: list[int]) -> None:
        state.deck = tuple(cards[1:])


class SamplesForget(_OwnSample):
    """A sample lays cards into the deck that are known not to be there."""

    def lay_back(self, state: ToyState, owner: int, cards: list[int]) -> None:
        state.deck = tuple(cards[::-1])


class PilesUneven(_OwnSample):
    """Laying a deck back always puts the higher of the last two cards on top."""

    def lay_back(self, state: ToyState, owner: int, cards: list[int]) -> None:
        state.deck = (*cards[:-2], *sorted(cards[-2:]))


class SamplesUneven(Toy):
    """Sampling does not shuffle well."""

    class Table(Visibility):
        __slots__ = ()

        def sample(self, state: State, viewer: int | None, rng: Random) -> State:
            def arrange(pool: list[int]) -> None:
                rng.shuffle(pool)
                pool[-2:] = sorted(pool[-2:])

            position = super().sample(state, viewer, rng)
            self.rearrange(position, viewer, arrange)
            return position

    def __init__(self) -> None:
        super().__init__()
        self.visibility = self.Table(self.visibility.zones)


# Positions that do not hold together.


class CopiesShareLists(Toy):
    """A copy shares a list with its parent."""

    class Shared(ToyState):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.score = self.score
            return new

    state_class = Shared


class JsonForgets(Toy):
    """Reading a position forgets the score."""

    def restore(self, data: Mapping[str, Any]) -> ToyState:
        state = super().restore(data)
        state.score = [0] * state.players
        return state


class LosesCards(Toy):
    """Digging drops a card."""

    def dig(self, state: ToyState, seat: int) -> None:
        super().dig(state, seat)
        state.deck = state.deck[1:]


class OffersTwice(Toy):
    """An action is offered twice."""

    def legal(self, state: ToyState) -> list[Action]:
        return sorted(super().legal(state) * 2, key=lambda action: action.index)


class OffersOutOfOrder(Toy):
    """Actions are not in the order of the table."""

    def legal(self, state: ToyState) -> list[Action]:
        return super().legal(state)[::-1]


class OffersNothing(Toy):
    """A seat that cannot match may do nothing."""

    def legal(self, state: ToyState) -> list[Action]:
        return [action for action in super().legal(state) if action is not toy.decline]


class AsksTheWrongSeat(Toy):
    """The question is put to somebody who must not answer."""

    def decision(self, state: ToyState) -> Decision:
        kind, seat, message = super().decision(state)
        return Decision(kind, (seat + 1) % state.players, message)


class NeverEnds(Toy):
    """The last turn never comes."""

    def end_turn(self, state: ToyState, seat: int) -> None:
        state.left += 1
        super().end_turn(state, seat)


class PlaysForListeners(Toy):
    """Something happens only if somebody listens."""

    def dig(self, state: ToyState, seat: int) -> None:
        super().dig(state, seat)
        if state.listening:
            state.score[seat] += 1


class ChangesWhenRefused(Toy):
    """A refused action costs a point."""

    class State(ToyState):
        __slots__ = ()

        def _refuse(self, action: object, seat: int | None) -> None:
            self.score[0] += 1
            super()._refuse(action, seat)

    state_class = State


class PlaysByHash(Toy):
    """What happens depends on the hashes of the process."""

    def dig(self, state: ToyState, seat: int) -> None:
        super().dig(state, seat)
        state.score[seat] += hash("dig") % 1000


SOUND, BY_HASH = Toy(), PlaysByHash()
IMPORTABLE = {"Toy": "SOUND", "PlaysByHash": "BY_HASH"}
"""Where another process finds a game of these classes, by its name."""
