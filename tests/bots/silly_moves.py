"""Moves that any player would call silly, counted while bots play.

| kind | what it is |
|---|---|
| idle | an order, a use or a copy that does nothing, although something else would |
| gift | an opponent scores by it and the seat itself does not, although it need not be |
| loss | the seat loses points by it and gets nothing, although it need not |
| waste | the turn ends although something could be had for nothing, or is lost at its end |
| hoard | more cards are drawn to a Hand that already holds twice what a Plot fills it up to |
| back | an Explorer goes back to where it came from in the same turn |
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import ludotheque as lt
from ludotheque import bots
from ludotheque.bots.evaluation import features_of
from ludotheque.games.monumental import actions as monumental
from ludotheque.games.spyrium import actions as spyrium
from ludotheque.games.uchronia import actions as uchronia

DECLINING = {
    "spyrium": (spyrium.PASS, spyrium.SWITCH),
    "uchronia": (uchronia.DONE, uchronia.GIVE_NOTHING),
    "monumental": (monumental.END, monumental.STOP),
}
"""Ways to say that one does nothing more."""
ORDERS = (uchronia.COMMAND, uchronia.PAIR, uchronia.ORDER, uchronia.COPY)
ENDS = {"spyrium": spyrium.PASS, "monumental": monumental.END}


def counted(game: str, level: str, games: int, players: int = 2) -> tuple[Counter[str], list[str]]:
    """The silly moves in some games of a level, and where they were made."""
    found: Counter[str] = Counter()
    where: list[str] = []
    for seed in range(games):
        state = lt.new(game, players=players, seed=seed)
        players_of = [bots.make(level, 100 * seed + seat) for seat in range(players)]
        came: dict[int, int] = {}
        while (seat := state.actor) is not None:
            actions = state.actions()
            if len(actions) == 1:
                state.apply(actions[0])
                continue
            action = players_of[seat].choose(state.view(seat))
            if (kind := silly(state, action, came)) is not None:
                found[kind] += 1
                where.append(f"{kind}: {game}, {level}, seed {seed}: {action.text}")
            state.apply(action)
    return found, where


def silly(state: Any, action: lt.Action, came: dict[int, int]) -> str | None:
    """The kind of a silly move; ``came`` remembers where Explorers came from this turn."""
    seat, name, verb = state.actor, state.game.name, action.verb
    others = [one for one in state.actions() if one is not action]
    declines = verb in DECLINING[name]
    if not declines and _is_idle(state, action) and not all(_is_idle(state, o) for o in others):
        return "idle"
    if ENDS.get(name) == verb:
        came.clear()
        return "waste" if any(_is_free(state, one) for one in others) else None
    if not declines and (kind := _costs_points(state, action, others)) is not None:
        return kind
    if name == "uchronia" and verb == uchronia.PLOT:
        return "hoard" if len(state.hands[seat]) >= 2 * state.cards.box.hand else None
    return "back" if name == "monumental" and _goes_back(state, action, came) else None


def _costs_points(state: Any, action: lt.Action, others: list[lt.Action]) -> str | None:
    """Whether it gives points to an opponent, or gives them up for nothing, without need."""
    seat = state.actor
    mine, theirs = _points(state, seat)
    mine_after, theirs_after = _points(_after(state, action), seat)
    if theirs_after > theirs and mine_after <= mine:
        return "gift" if any(_points(_after(state, o), seat)[1] <= theirs for o in others) else None
    if mine_after < mine and not state.preview(action).gains:
        return "loss" if any(_points(_after(state, o), seat)[0] >= mine for o in others) else None
    return None


def _points(state: Any, seat: int) -> tuple[float, float]:
    """The points of a seat, and the most of the others."""
    rows = features_of(state.game).of(state)
    return rows[seat][0], max(row[0] for other, row in enumerate(rows) if other != seat)


def _after(state: Any, action: lt.Action) -> Any:
    after = state.copy()
    after.listening = False
    after.apply(action)
    return after


def _is_idle(state: Any, action: lt.Action) -> bool:
    """Whether an action does nothing, or only plays a card for an order that does nothing."""
    if state.preview(action).no_effect:
        return True
    if state.game.name != "uchronia" or action.verb not in ORDERS:
        return False
    after = state.copy()
    after.listening = True
    events = after.apply(action)
    idle = any(event.kind.name == "no-effect" and event.seat == state.actor for event in events)
    return idle and after.actor != state.actor


def _is_free(state: Any, action: lt.Action) -> bool:
    """Whether an action brings points and costs nothing that would be left after the turn."""
    after = _after(state, action)
    seat = state.actor
    if _points(after, seat)[0] <= _points(state, seat)[0]:
        return False
    lost = ("production", "science", "military") if state.game.name == "monumental" else ()
    return all(cost.what in lost for cost in state.preview(action).costs)


def _goes_back(state: Any, action: lt.Action, came: dict[int, int]) -> bool:
    if action.verb in (monumental.PICK_MARKET, monumental.PICK_PRODUCTION):
        came.pop(action.a, None)
    if action.verb != monumental.EXPLORE:
        return False
    back = came.get(action.a) == action.b
    came[action.a] = state.side[state.actor].explorer(action.a)
    return back
