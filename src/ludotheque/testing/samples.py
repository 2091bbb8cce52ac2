"""Samples: full positions that agree with a view, drawn as evenly as the hidden cards allow."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from random import Random

from ludotheque.core.state import State
from ludotheque.core.visibility import Zone
from ludotheque.testing.copies import check_same, through_json
from ludotheque.testing.random_games import (
    AnyGame,
    Viewer,
    by_pool,
    every_nth_position,
    some_positions,
    unknown_components,
    viewers,
)
from ludotheque.testing.zones import hides_something


def check_samples(game: AnyGame, players: int, seeds: range, stride: int = 1) -> None:
    """In positions of random games, for the acting seat and one other viewer in turn."""
    for seed in seeds:
        rng = Random(f"samples {seed}")
        for step, state, _ in every_nth_position(game, players, seed, stride):
            for viewer in dict.fromkeys((viewers(state)[step % (players + 1)], state.actor)):
                check_sample(state, viewer, rng)


def check_uniform_samples(game: AnyGame, players: int, seeds: range) -> None:
    """In a few positions of random games, for the acting seat and a spectator."""
    for seed in seeds:
        rng = Random(f"even {seed}")
        positions = [state for state, _ in some_positions(game, players, seed, 4)]
        for watching in (False, True):
            tested = sum(
                check_uniformity(state, None if watching else state.actor, 1000, rng)
                for state in positions
            )
            assert tested or not hides_something(game), "no zone was tested"


def check_sample(state: State, viewer: Viewer, rng: Random) -> None:
    """A sample is a sound position that the viewer cannot tell from the true one."""
    view = state.view(viewer)
    sample = view.sample(rng)
    state.game.check(sample)
    check_same(sample, through_json(sample), "a sample through JSON")
    seen = json.dumps(sample.view(viewer).to_json())
    assert seen == json.dumps(view.to_json()), "a sample does not look like its view"
    same = unknown_components(sample, viewer) == unknown_components(state, viewer)
    assert same, "other cards than before are unknown in a sample"
    assert state.game.visibility.agrees(sample, viewer), "a sample holds more than can be"
    assert _known(sample, viewer) == _known(state, viewer), "a sample forgets what is known"
    assert (sample.actor, sample.decision is None) == (state.actor, state.decision is None)
    assert tuple(() if sample.over else state.game.legal(sample)) == sample.actions()
    assert bool(sample.actions()) == (not state.over), "nobody could play on in a sample"
    if viewer == state.actor:
        assert sample.actions() == state.actions()
        assert sample.decision == state.decision
    if sample.actions():
        sample.apply(rng.choice(sample.actions()))
        state.game.check(sample)


def _known(state: State, viewer: Viewer) -> list[list[int]]:
    """Components of hidden zones that are known all the same, zone by zone."""
    return [
        [_read(state, zone, owner)[place] for place in zone.known(state, owner)]
        for zone, owner in state.game.visibility.hidden(state, viewer)
        if zone.known is not None
    ]


def _read(state: State, zone: Zone, owner: int) -> list[int]:
    assert zone.read is not None
    return list(zone.read(state, owner))


def check_uniformity(state: State, viewer: Viewer, samples: int, rng: Random) -> int:
    """Over many samples, each hidden zone shows each component as often as it should.

    A pile is looked at on top and at the bottom, a zone without order at a place chosen at random.
    Pools of which the viewer knows what some zones lack are left out.
    The number of zones that were tested comes back.
    """
    pools: dict[str, Counter[int]] = {}
    for (kind, value), number in unknown_components(state, viewer).items():
        pools.setdefault(kind, Counter())[value] = number
    zones = []
    limited = _limited(state, viewer)
    for zone, owner in state.game.visibility.hidden(state, viewer):
        names = [pool for pool, _ in by_pool(zone, state, owner, viewer)]
        if any(len(pools[pool]) > 1 for pool in names) and not limited & set(names):
            # Places of different pools cannot be exchanged, so each is a place of its own.
            ordered = len(set(names)) > 1 or keeps_order(
                state, zone, owner, (sorted(pools[names[0]]) * len(names))[: len(names)]
            )
            zones.append((zone, owner, names, ordered))
    seen: dict[tuple[int, int], Counter[int]] = {}
    view = state.view(viewer)
    for _ in range(samples):
        sample = view.sample(rng)
        for number, (zone, owner, names, ordered) in enumerate(zones):
            components = zone.secrets(sample, owner)
            last = len(components) - 1
            # A set shows its components in an order of its own, so any of its places will do.
            chosen = {0: 0, last: last} if ordered else {0: rng.randrange(len(components))}
            for place, observed in chosen.items():
                if len(pools[names[place]]) > 1:
                    seen.setdefault((number, place), Counter())[components[observed]] += 1
    for (number, place), counts in seen.items():
        zone, owner, names, _ = zones[number]
        _check_fit(counts, pools[names[place]], f"{zone.path} of {owner}, place {place}")
    return len(zones)


def _limited(state: State, viewer: Viewer) -> set[str]:
    """The pools of which a viewer knows more than what is in them, so that samples are uneven."""
    return {
        pool
        for zone, owner in state.game.visibility.hidden(state, viewer)
        if zone.is_limited(state, owner, viewer)
        for pool, _ in zone.pooled(state, owner, viewer)
    }


def keeps_order(state: State, zone: Zone, owner: int, components: list[int]) -> bool:
    """Whether a zone is a pile, in which the order counts, or a set."""
    assert zone.write is not None
    trial = state.copy()
    found = []
    for order in (components, components[::-1]):
        zone.write(trial, owner, order)
        found.append(_read(trial, zone, owner))
    if found == [components, components[::-1]]:
        return True
    assert found[0] == found[1], f"{zone.path} is written neither in the given order nor in its own"
    return False


def _check_fit(counts: Counter[int], pool: Counter[int], what: str) -> None:
    """Pearson's test: the counts follow the numbers in the pool."""
    total, size = counts.total(), pool.total()
    assert counts.keys() <= pool.keys(), f"{what}: samples hold what is not there"
    statistic = sum(
        (counts[value] - total * number / size) ** 2 / (total * number / size)
        for value, number in pool.items()
    )
    limit = chi_square_limit(len(pool) - 1)
    assert statistic < limit, f"{what}: samples are uneven, {statistic:.0f} over {limit:.0f}"


def chi_square_limit(freedom: int) -> float:
    """What a fair statistic exceeds about once in ten million times (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 5.2 * sqrt(spread)) ** 3)
