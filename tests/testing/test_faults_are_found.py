"""The suite itself: a sound game with hidden hands passes, and every planted fault is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from ludotheque.core.errors import LudothequeError
from ludotheque.testing import (
    CHECKS,
    LEAKS,
    Check,
    copies,
    determinism,
    events,
    history,
    illegal_actions,
    invariants,
    leaks,
    memory,
    registered,
    samples,
    undo,
    zones,
)
from ludotheque.testing.random_games import AnyGame, random_game, seat_counts, viewers
from tests.core.toy_game import Toy
from tests.testing import faulty_games, faulty_knowledge, faulty_peeking

Run = Callable[[AnyGame, int, range], None]


def all_samples(game: AnyGame, players: int, seeds: range) -> None:
    for seed in seeds:
        rng = Random(seed)
        for state, _ in random_game(game, players, seed):
            for viewer in viewers(state):
                samples.check_sample(state, viewer, rng)


def long_games_of_two(game: AnyGame, players: int, seeds: range) -> None:
    history.check_history(game, 2, range(100))


def in_new_process(game: AnyGame, players: int, seeds: range) -> None:
    path = f"{faulty_games.__name__}:{faulty_games.IMPORTABLE[type(game).__name__]}"
    determinism.check_same_in_new_process(game, players, seeds, path)


VARIANTS = [
    check
    for check in CHECKS
    if check.name in {"round trips", "copies"} or (check in LEAKS and check.name != "observations")
]
"""What variants of the toy are tried with."""

FAULTS: tuple[tuple[type[Toy], Run, str], ...] = (
    (faulty_games.TellsDraws, leaks.check_actions, "learns from 'draw'"),
    (faulty_games.TellsKept, leaks.check_actions, "learns from 'keep"),
    (faulty_games.TellsGifts, leaks.check_actions, "learns from 'give"),
    (faulty_games.TellsHands, leaks.check_actions, "learns from 'play"),
    (faulty_games.TellsNextCard, leaks.check_actions, "learns from 'draw'"),
    (faulty_games.RemembersDraws, leaks.check_actions, "learns from 'draw'"),
    (faulty_games.AsksHolders, leaks.check_actions, "learns from 'play"),
    (faulty_games.ClaimsToKnow, leaks.check_actions, "learns from 'draw'"),
    (
        faulty_games.ForgetsDug,
        leaks.check_actions,
        "'dig' (shows a card that is not remembered|and forgets it)",
    ),
    (faulty_games.ForgetsPicks, memory.check_memory, "after 'pick' it is forgotten where"),
    (
        faulty_peeking.ForgetsLooks,
        leaks.check_actions,
        "is shown a card by 'look .*' and forgets it",
    ),
    (faulty_peeking.AllHaveLooked, leaks.check_actions, "learns from 'look"),
    (faulty_peeking.LooksCanBeUndone, undo.check_undo, "learns from 'look"),
    (faulty_knowledge.ForgetsLacks, history.check_history, "'decline' contradicts what it learns"),
    (faulty_knowledge.ForgetsLacks, undo.check_free_undo, "learns from 'decline', which can be"),
    (faulty_knowledge.LacksCanBeUndone, undo.check_free_undo, "from 'decline', which can be"),
    (
        faulty_knowledge.ForgetsWhenDrawing,
        long_games_of_two,
        "'draw' contradicts what it knew before",
    ),
    (
        faulty_knowledge.ForgetsAtRefill,
        history.check_history,
        "'draw' contradicts what lay open before",
    ),
    (
        faulty_knowledge.ForgetsOwnDraws,
        long_games_of_two,
        "'draw' contradicts what (it knew|lay open) before",
    ),
    (faulty_knowledge.TellsOwnDraws, leaks.check_views, "drawn got out to"),
    (faulty_games.OffersByDeck, leaks.check_views, "asked and offered depends on what is hidden"),
    (faulty_games.AsksByDeck, leaks.check_views, "asked and offered depends on what is hidden"),
    (faulty_games.RefusesWithHints, leaks.check_views, "the view of .* depends on what is hidden"),
    (faulty_games.CopiesEvents, leaks.check_views, "the view of .* depends on what is hidden"),
    (faulty_games.ShowsTop, leaks.check_views, "top is shown wrongly"),
    (faulty_games.CountsSecrets, leaks.check_views, "sees another outcome"),
    (
        faulty_games.DeclaresTooLittle,
        zones.check_declared_fields,
        "not in the visibility table: .*left",
    ),
    (faulty_games.NeverReveals, undo.check_undo, "learns from 'draw'"),
    (faulty_games.AlwaysReveals, undo.check_undo, "touches nothing hidden and cannot be undone"),
    (faulty_games.SamplesLoseCards, all_samples, "missing or doubled"),
    (faulty_games.SamplesForget, all_samples, "other cards than before are unknown"),
    (faulty_games.SamplesUneven, samples.check_uniform_samples, "deck .*uneven"),
    (
        faulty_games.PilesUneven,
        samples.check_uniform_samples,
        "deck is written neither in the given order",
    ),
    (faulty_games.CopiesShareLists, copies.check_copies, "changed the parent"),
    (faulty_games.JsonForgets, copies.check_round_trips, "through_json: players changed"),
    (faulty_games.LosesCards, invariants.check_random_games, "missing or doubled"),
    (faulty_games.OffersTwice, invariants.check_random_games, "doubled or out of order"),
    (faulty_games.OffersOutOfOrder, invariants.check_random_games, "doubled or out of order"),
    (faulty_games.OffersNothing, invariants.check_random_games, "offers nothing"),
    (faulty_games.AsksTheWrongSeat, invariants.check_random_games, "is not for seat"),
    (faulty_games.NeverEnds, invariants.check_random_games, "more than 48 decisions"),
    (
        faulty_games.PlaysForListeners,
        events.check_without_listeners,
        "the game differs without events",
    ),
    (
        faulty_games.ChangesWhenRefused,
        illegal_actions.check_illegal_actions,
        "a refused action changed the position",
    ),
    (faulty_games.PlaysByHash, in_new_process, "another process differs"),
)

NAMES = [fault.__name__ for fault, _, _ in FAULTS]


@pytest.fixture
def toy() -> Iterator[Toy]:
    game = Toy()
    with registered(game):
        yield game


def run(check: Check, game: AnyGame) -> None:
    for players in seat_counts(game):
        check.function(game, players, range(4))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.name)
def test_a_sound_game_with_hidden_hands_passes(check: Check, toy: Toy) -> None:
    if check.function is determinism.check_same_in_new_process:
        in_new_process(toy, 3, range(4))
    else:
        run(check, toy)


@pytest.mark.parametrize("check", VARIANTS, ids=lambda check: check.name)
@pytest.mark.parametrize("variant", [faulty_peeking.LookingToy, faulty_knowledge.TellingToy])
def test_a_sound_game_in_which_seats_know_more_passes(variant: type[Toy], check: Check) -> None:
    game = variant()
    with registered(game):
        run(check, game)


@pytest.mark.parametrize(("fault", "check", "found"), FAULTS, ids=NAMES)
def test_every_fault_is_found(fault: type[Toy], check: Run, found: str) -> None:
    game = fault()
    with registered(game), pytest.raises((AssertionError, LudothequeError), match=found):
        check(game, 3, range(12))
