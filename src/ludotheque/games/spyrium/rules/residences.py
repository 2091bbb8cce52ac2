"""Residences: one step on the track, or points for the space."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.games.spyrium import actions
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules import goods
from ludotheque.games.spyrium.rules.pending import Question
from ludotheque.games.spyrium.words import events


class ChooseResidence(Question):
    """Advance on the residence track, or score."""

    name = "residence"
    upon = ("residence",)

    def legal(self, state: SpyriumState) -> list[Action]:
        """One step on, or points for the space; at the last space only points."""
        if state.residence[self.seat] < len(state.cards.box.residences) - 1:
            return [actions.advance, actions.score]
        return [actions.score]

    def answer(self, state: SpyriumState, action: Action) -> None:
        """Moves on or scores."""
        seat = self.seat
        if action is actions.advance:
            state.residence[seat] += 1
            if state.listening:
                state.emit(events.ADVANCED, seat, state.residence_value(seat))
        else:
            if state.listening:
                state.emit(events.STAYED, seat, state.residence_value(seat))
            goods.points(state, seat, state.residence_value(seat))

    def message(self, state: SpyriumState) -> Message:
        """Asks for one of both, or for points at the last space."""
        points = state.residence_value(self.seat)
        if len(self.legal(state)) == 1:
            return say("ask-residence-end", points=points)
        next_value = state.cards.box.residences[state.residence[self.seat] + 1]
        return say("ask-residence", points=points, value=next_value)
