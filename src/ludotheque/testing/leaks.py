"""The leak test: what is hidden from a viewer must not change anything that the viewer is shown.

There are two questions, asked for every seat and for a spectator.

**A position** (`check_view`): everything hidden from the viewer is permuted, and chance replaced.
That other world goes through JSON, so that nothing remembered on the side survives. All that the
viewer can find out must be the same, byte for byte.

**An action** (`check_action`): it is played in another world too, and the events and the view after
it must be the same for the viewer. But an action may show something: a card is dealt, a hand is
laid open. What is revealed must be the same in both worlds, and only what stays hidden may differ.
To know what stays hidden, the action is first played with *marked cards*: each hidden
component is replaced by an equal one that can be recognised (`Mark`), and those that are found in
a hidden zone afterwards have stayed there. So in a deck that was drawn from, the cards that were
not drawn change places, and the drawn ones stay. Three things follow for a game:

- A component is revealed in one of two ways only: it leaves the zones hidden from the viewer,
  or an event shows it and names, in ``EventKind.zones``, a zone that the viewer sees. (That is for
  a card that is shown and hidden again.) Any other mention of it is a leak.
- Nothing else may depend on hidden components: who is asked next, for one. A seat that is asked
  for a reaction only if it holds the right card is betrayed by the question.
- Chance is replaced unless the action uses it; then it is the same in both worlds.

What everybody knows of a hidden zone (``Zone.known``) is not marked and stays in place. A card that
an event shows and that is hidden again must be known afterwards, unless it was shuffled away, and
whatever else a game claims to be known is a leak like any other. Components change places only
within a pool (``Zone.pools``), as the viewer knows them.

The action of another seat may name a card that stays hidden: "keep 5 face down". In another
world the seat may hold no 5, and keeps what it has in the place of the 5. `_answers` looks for
that action: same verb, same marked cards in the same zones afterwards. If there is none, the test
is repeated with everything left in place that the acting seat sees; then its action must be legal.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from ludotheque.core.action import Action
from ludotheque.core.errors import IllegalAction, LudothequeError
from ludotheque.core.event import Event
from ludotheque.core.message import Message
from ludotheque.core.state import Decision, State
from ludotheque.testing.copies import through_json
from ludotheque.testing.marks import Mark, hidden_zones, marked, tags_of, write_zone
from ludotheque.testing.random_games import (
    AnyGame,
    Viewer,
    by_pool,
    every_nth_position,
    every_nth_step,
    viewer_name,
    viewers,
)
from ludotheque.testing.samples import keeps_order
from ludotheque.testing.zones import check_view_is_true, hides_something

# Whole games.


def check_views(game: AnyGame, players: int, seeds: range, stride: int = 1) -> None:
    """In positions of random games the acting seat and one other viewer, in turn.

    A view must also be true: one that says nothing, or nonsense, would hide everything.
    """
    for seed in seeds:
        rng = Random(f"views {seed}")
        for step, state, _ in every_nth_position(game, players, seed, stride):
            for viewer in dict.fromkeys((state.actor, viewers(state)[step % (players + 1)])):
                check_view_is_true(state, viewer)
                check_view(state, viewer, rng)


def check_actions(game: AnyGame, players: int, seeds: range, stride: int = 1) -> None:
    """In positions of random games one viewer in turn, and everybody if something is revealed."""
    moved = 0
    for seed in seeds:
        rng = Random(f"leaks {seed}")
        for step, state, action, after in every_nth_step(game, players, seed, stride):
            here = viewers(state)
            if not game.visibility.reveals(state, after):
                here = [here[step % len(here)]]
            for viewer in here:
                moved += check_action(state, action, viewer, rng)
    assert moved or not hides_something(game), "no hidden component changed places"


# Positions.


def check_view(state: State, viewer: Viewer, rng: Random) -> None:
    """Permuting what a viewer cannot see changes nothing that it can find out."""
    other = state.copy()
    other.chance = rng.getrandbits(64)
    state.game.visibility.rearrange(other, viewer, rng.shuffle)
    other = through_json(other)
    if viewer == state.actor:
        _same(all_of(state), all_of(other), f"what seat {viewer} is asked and offered")
    tries = rng.sample(state.game.table.actions, min(8, len(state.game.table)))
    _same(
        known(state, viewer, tries),
        known(other, viewer, tries),
        f"the view of {viewer_name(viewer)}",
    )


def all_of(state: State) -> dict[str, Any]:
    """What the position itself asks and offers."""
    return {
        "actor": state.actor,
        "decision": message_json(state.decision),
        "actions": [action.text for action in state.actions()],
        "words": [message_json(state.game.describe(state, action)) for action in state.actions()],
    }


def known(state: State, viewer: Viewer, tries: Sequence[Action] = ()) -> dict[str, Any]:
    """Everything that a viewer can find out."""
    view = state.view(viewer)
    sample = view.sample(Random("sample"))
    return {
        "view": view.to_json(),
        "derived": view.derived(),
        "asked": message_json(view.decision),
        "actions": [action.text for action in view.actions()],
        "words": [
            message_json(view.game.describe(view.position, action)) for action in view.actions()
        ],
        "outcome": view.outcome.to_json() if view.outcome is not None else None,
        "position": all_of(view.position) | {"digest": view.position.digest()},
        "sample": all_of(sample) | {"digest": sample.digest()},
        "past": [event.to_json() for event in (*view.position.events, *sample.events)],
        "refusals": [refusal(state, action, viewer) for action in tries],
    }


def message_json(decision: Decision | Message | None) -> object:
    """A question or a message as plain values."""
    if isinstance(decision, Decision):
        return [decision.kind, decision.seat, decision.message.to_json()]
    return decision and decision.to_json()


def refusal(state: State, action: Action, viewer: Viewer) -> str:
    """The error that a viewer gets for an action; empty if it is legal.

    A spectator has no seat, and claims one after the last.
    """
    try:
        state.copy().apply(action, state.players if viewer is None else viewer)
    except IllegalAction as error:
        return f"{error} {message_json(error.reason)}"
    except LudothequeError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _same(one: object, other: object, what: str) -> None:
    """Byte for byte the same: even the order of keys could leak something."""
    here, there = json.dumps(one), json.dumps(other)
    assert here == there, f"{what} depends on what is hidden:\n{here}\n{there}"


# Actions.


def check_action(state: State, action: Action, viewer: Viewer, rng: Random) -> int:
    """The events of an action and the view after it say nothing of what stays hidden.

    Returns the number of hidden components that could change places, so that a caller can make
    sure that something was tried.
    """
    before = marked(state, viewer)
    after = before.copy()
    events = after.apply(action)
    fresh = after.chance == before.chance
    still_hidden = tags_of(_hidden(after, viewer)) - _shown(after, events, viewer)
    if viewer is None and fresh:
        forgotten = tags_of(named(after, events, None)) & tags_of(_secrets(after))
        assert not forgotten, f"'{action}' shows a card that is not remembered"
    if viewer is not None and fresh:
        _check_remembered(before, after, events, action, viewer)
    world = _other_world(before, viewer, still_hidden, fresh, rng)
    answers = _answers(world, action, viewer, _layout(after, viewer))
    if not answers:
        still_hidden -= tags_of(_hidden(before, viewer, but_seen_by=before.actor))
        world = _other_world(before, viewer, still_hidden, fresh, rng)
        answers = [action]
        assert action in world.actions(), f"'{action}' is legal by what its own seat cannot see"
    truth = learned(state, action, viewer)
    others = [learned(world, answer, viewer) for answer in answers]
    if json.dumps(truth) not in map(json.dumps, others):
        _same(
            truth,
            others[0],
            f"what {viewer_name(viewer)} learns from '{action}' of seat {state.actor}",
        )
    return len(still_hidden)


def _check_remembered(
    before: State,
    after: State,
    events: Iterable[Event],
    action: Action,
    viewer: int,
) -> None:
    """What a seat alone was shown, and what is hidden again, is no longer one of many to it."""
    then, now = _pool_of(before, viewer), _pool_of(after, viewer)
    shown = tags_of(named(after, events, viewer))
    for tag in shown & now.keys() & then.keys():
        others = {other for other, pool in now.items() if pool == now[tag]} - shown
        forgotten = then[tag] == now[tag] and others
        assert not forgotten, f"{viewer_name(viewer)} is shown a card by '{action}' and forgets it"


def _pool_of(state: State, viewer: Viewer) -> dict[int, str]:
    """For each hidden mark, the pool that it lies in."""
    return {
        component.tag: pool
        for zone, owner, _ in hidden_zones(state, viewer)
        for pool, component in by_pool(zone, state, owner, viewer)
        if isinstance(component, Mark)
    }


def learned(state: State, action: Action, viewer: Viewer) -> dict[str, Any]:
    """The events of an action as a viewer sees them, and the view after it."""
    after = state.copy()
    events = [after.view(viewer).redact_event(event) for event in after.apply(action)]
    return {
        "events": [event.to_json() for event in events],
        "words": [message_json(after.game.tell(event)) for event in events],
        "view": after.view(viewer).to_json(),
        "asked": message_json(after.view(viewer).decision),
        "actions": [action.text for action in after.view(viewer).actions()],
        "over": after.over,
    }


def _answers(world: State, action: Action, viewer: Viewer, layout: list[list[int]]) -> list[Action]:
    """The actions by which the acting seat does in another world what it did in this one."""

    def does_the_same(answer: Action) -> bool:
        child = world.copy()
        child.apply(answer)
        return _layout(child, viewer) == layout

    legal = world.actions()
    if action in legal and does_the_same(action):
        return [action]
    return [other for other in legal if other.verb == action.verb and does_the_same(other)]


# Hidden components, their places and their marks.


def _hidden(state: State, viewer: Viewer, but_seen_by: Viewer = None) -> list[int]:
    """What a viewer cannot see; with ``but_seen_by``, as far as that seat sees it."""
    return [
        component
        for zone, owner, components in hidden_zones(state, viewer)
        for component in components
        if but_seen_by is None or zone.seen(owner, but_seen_by)
    ]


def _secrets(state: State) -> list[int]:
    """What is not known to everybody."""
    return [
        component
        for zone, owner, _ in hidden_zones(state, None)
        for component in zone.secrets(state, owner)
    ]


def _layout(state: State, viewer: Viewer) -> list[list[int]]:
    """Which marks lie in which hidden zone, in whatever order."""
    return [sorted(tags_of(components)) for _, _, components in hidden_zones(state, viewer)]


def _shown(after: State, events: Iterable[Event], viewer: Viewer) -> set[int]:
    """The marks that events show to a viewer by the visibility table.

    A game that names a component without handing on the very one it means shows all its equals,
    unless everybody knew the component before.
    """
    shown = named(after, events, viewer)
    known = [
        components[place]
        for zone, owner, components in hidden_zones(after, viewer)
        if zone.known is not None
        for place in zone.known(after, owner)
    ]
    unmarked = [value for value in shown if not isinstance(value, Mark) and value not in known]
    equals = [component for component in _hidden(after, viewer) if component in unmarked]
    return tags_of(shown) | tags_of(equals)


def named(after: State, events: Iterable[Event], viewer: Viewer) -> list[int | None]:
    """The components that events name and, by the visibility table, show to a viewer."""
    table = {zone.path: zone for zone in after.game.visibility.zones}
    return [
        event[param]
        for event in events
        for param, path in event.kind.zones.items()
        if table[path].seen(event.seat, viewer)
    ]


def _other_world(
    before: State, viewer: Viewer, still_hidden: set[int], fresh: bool, rng: Random
) -> State:
    """A copy in which components that stay hidden have changed places with others of their kind.

    Their marks stay where they are. Chance is a fresh one if that may be.
    """
    world = before.copy()
    world.forget_legal()
    if fresh:
        world.chance = rng.getrandbits(64)
    pools: dict[str, list[int]] = {}
    for zone, owner, _ in hidden_zones(before, viewer):
        for pool, component in by_pool(zone, before, owner, viewer):
            if tags_of([component]) & still_hidden:
                pools.setdefault(pool, []).append(int(component))
    for components in pools.values():
        rng.shuffle(components)
    for zone, owner, components in hidden_zones(before, viewer):
        pooled = by_pool(zone, before, owner, viewer)
        for place, (pool, component) in zip(zone.unknown(before, owner), pooled, strict=True):
            if isinstance(component, Mark) and component.tag in still_hidden:
                components[place] = Mark.on(pools[pool].pop(), component.tag)
        known = zone.known(before, owner) if zone.known is not None else ()
        if known and not keeps_order(before, zone, owner, sorted(components)):
            # Of equal cards in a set, the known ones come first, whatever the others became.
            rest = [components[place] for place in zone.unknown(before, owner)]
            components = [components[place] for place in known] + rest
        write_zone(world, zone, owner, components)
    return world
