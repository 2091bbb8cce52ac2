"""What everybody saw is remembered: it stays known while it is certain."""

from __future__ import annotations

from collections import Counter

from ludotheque.core.state import State
from ludotheque.testing.random_games import AnyGame, random_steps, unknown_components


def check_memory(game: AnyGame, players: int, seeds: range) -> None:
    """What everybody saw stays known, in a game that declares what is known."""
    remembered = known_components(game, players, seeds)
    keeps = any(zone.known is not None for zone in game.visibility.zones)
    assert bool(remembered) == keeps, "no component was known and hidden"


def known_components(game: AnyGame, players: int, seeds: range) -> int:
    """What everybody saw is known, however long ago, as long as chance has not been at work.

    A card that lay open or was known cannot become unknown, but for one case: a seat moves a card
    from one hidden place to another, and then it may be any of those that were known there. How
    many cards were known and hidden comes back.
    """
    remembered = 0
    for state, action, after in random_steps(game, players, seeds):
        known = _known(after)
        remembered += sum(cards.total() for cards in known.values())
        if after.chance != state.chance:
            continue
        lost = unknown_components(after, None) - unknown_components(state, None)
        for (path, owner), cards in _known(state).items():
            if cards - known[path, owner] and _moved_between_hidden_zones(state, after):
                lost -= cards
        assert not lost, f"after '{action}' it is forgotten where {dict(lost)} went"
    return remembered


def _known(state: State) -> dict[tuple[str, int], Counter[tuple[str, int]]]:
    """For each hidden zone, the components in it that everybody knows."""
    return {
        (zone.path, owner): Counter(
            (zone.kind_of(owner), zone.read(state, owner)[place])
            for place in (zone.known(state, owner) if zone.known is not None else ())
        )
        for zone, owner in state.game.visibility.hidden(state, None)
        if zone.read is not None
    }


def _moved_between_hidden_zones(state: State, after: State) -> bool:
    """Whether some hidden zone has lost a component and another has gained one."""
    sizes = [
        len(zone.read(after, owner)) - len(zone.read(state, owner))
        for zone, owner in state.game.visibility.hidden(state, None)
        if zone.read is not None
    ]
    return min(sizes) < 0 < max(sizes)
