"""Residences: one step on the track, or points for the space."""

from __future__ import annotations

from ludotheque.core.action import Action
from ludotheque.games.spyrium import actions, decisions
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.rules import goods
from ludotheque.games.spyrium.words import events


def may_choose_residence(state: SpyriumState, asked: decisions.ChooseResidence) -> list[Action]:
    """One step on, or points for the space; at the last space only points."""
    if state.residence[asked.seat] < len(state.cards.box.residences) - 1:
        return [actions.advance, actions.score]
    return [actions.score]


def choose_residence(state: SpyriumState, asked: decisions.ChooseResidence, action: Action) -> None:
    """Moves on or scores."""
    seat = asked.seat
    if action is actions.advance:
        state.residence[seat] += 1
        if state.listening:
            state.emit(events.ADVANCED, seat, state.residence_value(seat))
    else:
        goods.points(state, seat, state.residence_value(seat))
