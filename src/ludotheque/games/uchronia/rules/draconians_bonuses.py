"""Buildings that take something from an opponent after Draconians: from whom, and what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from ludotheque.core.action import Action
from ludotheque.core.message import Message, say
from ludotheque.core.pending import FieldList
from ludotheque.core.seat import Seat
from ludotheque.games.uchronia import actions
from ludotheque.games.uchronia.cards.building import BuildingIndex
from ludotheque.games.uchronia.cards.colours import (
    DRACONIANS,
    Colour,
    at,
    change,
    colours_counted,
    colours_in,
    first_of,
)
from ludotheque.games.uchronia.cards.effects import (
    EXACT_TRIBUTE,
    RAIDS,
    ROB_SITE,
    SEIZE_ACTIVITY,
    Effect,
)
from ludotheque.games.uchronia.kinds import Site
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules import causes, draconians, trade
from ludotheque.games.uchronia.rules.pending import ForAttacker, FromVictim, Question
from ludotheque.games.uchronia.words import events
from ludotheque.games.uchronia.words.names import building_name, who


class Target(Question):
    """Against whom a building is used."""

    name: ClassVar[str] = "target"
    upon = ("close", "after")
    of_order = DRACONIANS
    fields: ClassVar[FieldList] = (("building", "building"),)

    def __init__(self, seat: Seat, building: BuildingIndex) -> None:
        super().__init__(seat)
        self.building = building

    def check(self, state: UchroniaState, below: Any) -> None:
        super().check(state, below)
        card = state.cards.buildings[self.building]
        works = state.live[self.seat] & state.used & card.bit
        raids = card.bonus is not None and card.bonus.effect in RAIDS
        self.require(works != 0 and raids, f"'{card.id}' was not used")

    def legal(self, state: UchroniaState) -> list[Action]:
        effect = self._effect(state)
        return [actions.target[other] for other in targets(state, self.seat, effect)]

    def answer(self, state: UchroniaState, action: Action) -> None:
        victim = Seat(action.a)
        effect = self._effect(state)
        if effect == ROB_SITE:
            state.stack.append(Rob(self.seat, victim))
        elif effect == EXACT_TRIBUTE:
            state.stack.append(Tribute(victim, self.seat))
        else:
            state.stack.append(Seize(self.seat, victim))

    def _effect(self, state: UchroniaState) -> Effect:
        bonus = state.cards.buildings[self.building].bonus
        assert bonus is not None, "only a bonus has a target"
        return bonus.effect


def targets(state: UchroniaState, seat: Seat, effect: Effect) -> list[Seat]:
    """The opponents against whom an effect would do anything, in order of their seats."""
    return [
        other
        for other in state.seats()
        if other != seat and not state.is_spared(other) and _TARGETS[effect](state, other)
    ]


def _has_loot(state: UchroniaState, other: Seat) -> bool:
    return any(site.resources for site in state.sites[other])


def _owes_tribute(state: UchroniaState, other: Seat) -> bool:
    return bool(state.domain[other] and state.hands[other]) and not state.has_given(other)


def _can_lose_activity(state: UchroniaState, other: Seat) -> bool:
    return bool(state.domain[other]) and _seizable(state, other) != 0


_TARGETS: Final[dict[Effect, Callable[[UchroniaState, Seat], bool]]] = {
    ROB_SITE: _has_loot,
    EXACT_TRIBUTE: _owes_tribute,
    SEIZE_ACTIVITY: _can_lose_activity,
}


# A Resource from under a building.


class Rob(FromVictim):
    """Which unfinished building with a Resource is robbed."""

    name: ClassVar[str] = "rob"
    upon = ("close", "after")
    of_order = DRACONIANS

    def legal(self, state: UchroniaState) -> list[Action]:
        numbers = sorted(site.building for site in state.sites[self.victim] if site.resources)
        return [state.cards.actions.site[number] for number in numbers]

    def answer(self, state: UchroniaState, action: Action) -> None:
        state.stack.append(Loot(self.seat, self.victim, BuildingIndex(action.a)))


class Loot(Question):
    """Which Resource is taken from under a building to the Stock."""

    name: ClassVar[str] = "loot"
    upon = ("close", "after")
    of_order = DRACONIANS
    fields: ClassVar[FieldList] = (("victim", "seat"), ("building", "building"))

    def __init__(self, seat: Seat, victim: Seat, building: BuildingIndex) -> None:
        super().__init__(seat)
        self.victim = victim
        self.building = building

    def check(self, state: UchroniaState, below: Any) -> None:
        super().check(state, below)
        self.require(self.victim != self.seat, "the victim is an opponent")
        begun = [site.building for site in state.sites[self.victim]]
        card = state.cards.buildings[self.building]
        built = self.building in begun
        self.require(built, f"seat {self.victim} is not building '{card.id}'")

    def legal(self, state: UchroniaState) -> list[Action]:
        site = state.sites[self.victim][self._place(state)]
        return actions.seize_one[colours_in(site.resources)]

    def answer(self, state: UchroniaState, action: Action) -> None:
        colour = Colour(action.a)
        sites = list(state.sites[self.victim])
        place = self._place(state)
        under = list(sites[place].resources)
        under.remove(colour)
        sites[place] = Site(self.building, tuple(under))
        state.sites[self.victim] = tuple(sites)
        change(state.stock, at(self.seat, colour), 1)
        if state.listening:
            causes.note_effect(state, self.seat, ROB_SITE)
            state.emit(events.ROBBED, self.seat, colour, self.building, self.victim)

    def _place(self, state: UchroniaState) -> int:
        """Where the building stands among those of its owner."""
        return [site.building for site in state.sites[self.victim]].index(self.building)


# An Activity.


class Seize(FromVictim):
    """Which Activity is taken to the Stock."""

    name: ClassVar[str] = "seize"
    upon = ("close", "after")
    of_order = DRACONIANS

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.seize_one[_seizable(state, self.victim)]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_effect(state, self.seat, SEIZE_ACTIVITY)
        trade.remove_activity(state, self.victim, Colour(action.a), self.seat)


def _seizable(state: UchroniaState, other: Seat) -> int:
    """The colours of an opponent's Activities that were effective against it."""
    return state.obliging(other) & colours_counted(state.activities, first_of(other))


# A card of the Hand.


class Tribute(ForAttacker):
    """Which card of the Hand is paid as tribute."""

    name: ClassVar[str] = "tribute"
    upon = ("close", "after")
    same_seat = False
    of_order = DRACONIANS

    def legal(self, state: UchroniaState) -> list[Action]:
        return actions.give_one[colours_in(state.hands[self.seat])]

    def answer(self, state: UchroniaState, action: Action) -> None:
        if state.listening:
            causes.note_effect(state, self.attacker, EXACT_TRIBUTE)
        draconians.give_card(state, self.seat, self.attacker, Colour(action.a))

    def message(self, state: UchroniaState) -> Message:
        building = state.with_effect(self.attacker, EXACT_TRIBUTE)[0]
        return say("ask-tribute", to=who(self.attacker), building=building_name(building))
