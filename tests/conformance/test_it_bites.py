"""The suite itself: a sound game with hidden hands passes, and each flaw is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from ludotheque.core.errors import LudothequeError
from tests.conformance import (
    declared,
    flawed,
    looking,
    records,
    refusals,
    samples,
    secrets,
    soundness,
    trace,
    travel,
)
from tests.conformance.play import AnyGame, random_game, seat_counts, some_positions, viewers
from tests.core.toy import TABLE, Toy, installed

Check = Callable[[AnyGame, int, range], None]


def views(game: AnyGame, players: int, seeds: range) -> None:
    for seed in seeds:
        secrets.check_views_of_a_game(game, players, seed)


def actions(game: AnyGame, players: int, seeds: range) -> None:
    assert sum(secrets.check_actions_of_a_game(game, players, seed) for seed in seeds)


def sampled(game: AnyGame, players: int, seeds: range) -> None:
    for seed in seeds:
        rng = Random(seed)
        for state, _ in random_game(game, players, seed):
            for viewer in viewers(state):
                samples.check_sample(state, viewer, rng)


def evenness(game: AnyGame, players: int, seeds: range) -> None:
    rng = Random(seeds[0])
    for state, _ in some_positions(game, players, seeds[0], 3):
        for viewer in (state.actor, None):
            assert samples.check_evenness(state, viewer, 1000, rng)


def table(game: AnyGame, players: int, seeds: range) -> None:
    for state, _ in some_positions(game, players, seeds[0], 4):
        declared.check_all_declared(state)
        declared.check_undeclared_stays(state)


def barriers(game: AnyGame, players: int, seeds: range) -> None:
    found = declared.check_barriers(game, players, seeds)
    assert found[True]
    assert found[False]


def memory(game: AnyGame, players: int, seeds: range) -> None:
    assert declared.check_memory(game, players, seeds)


def copies(game: AnyGame, players: int, seeds: range) -> None:
    travel.check_copies(game, players, seeds, every=2)


def refused(game: AnyGame, players: int, seeds: range) -> None:
    refusals.check_refusals(game, players, seeds, tries=5)


def repeated(game: AnyGame, players: int, seeds: range) -> None:
    trace.check_repeatable(game, players, seeds, flawed.__name__, type(game).__name__)


CHECKS: tuple[Check, ...] = (
    soundness.check_whole_games,
    soundness.check_silence,
    soundness.check_events,
    travel.check_journeys,
    copies,
    refused,
    refusals.check_after_the_end,
    repeated,
    records.check_records,
    views,
    actions,
    sampled,
    evenness,
    table,
    barriers,
    memory,
)

SECRECY: tuple[Check, ...] = (travel.check_journeys, views, actions, table, barriers, memory)

FLAWS: tuple[tuple[type[Toy], Check, str], ...] = (
    (flawed.TellsDraws, actions, "learns from 'draw'"),
    (flawed.TellsKept, actions, "learns from 'keep"),
    (flawed.TellsGifts, actions, "learns from 'give"),
    (flawed.TellsHands, actions, "learns from 'play"),
    (flawed.TellsNextCard, actions, "learns from 'draw'"),
    (flawed.RemembersDraws, actions, "learns from 'draw'"),
    (flawed.AsksHolders, actions, "learns from 'play"),
    (flawed.ClaimsToKnow, actions, "learns from 'draw'"),
    (flawed.ForgetsDug, actions, "'dig' (shows a card that is not remembered|and forgets it)"),
    (flawed.ForgetsPicks, memory, "after 'pick' it is forgotten where"),
    (looking.ForgetsLooks, actions, "is shown a card by 'look .*' and forgets it"),
    (looking.AllHaveLooked, actions, "learns from 'look"),
    (looking.LooksCanBeUndone, barriers, "learns from 'look"),
    (flawed.OffersByDeck, views, "asked and offered depends on what is hidden"),
    (flawed.AsksByDeck, views, "asked and offered depends on what is hidden"),
    (flawed.RefusesWithHints, views, "the view of .* depends on what is hidden"),
    (flawed.CopiesEvents, views, "the view of .* depends on what is hidden"),
    (flawed.ShowsTop, views, "top is told wrongly"),
    (flawed.CountsSecrets, views, "is told another end"),
    (flawed.DeclaresTooLittle, table, "not in the table of zones: .*left"),
    (flawed.NeverReveals, barriers, "learns from 'draw'"),
    (flawed.AlwaysReveals, barriers, "touches nothing hidden and cannot be undone"),
    (flawed.SamplesLoseCards, sampled, "missing or doubled"),
    (flawed.SamplesForget, sampled, "other cards than before are unknown"),
    (flawed.SamplesUneven, evenness, "deck .*uneven"),
    (flawed.PilesUneven, evenness, "deck is laid back neither as told"),
    (flawed.CopiesShareLists, copies, "changed the parent"),
    (flawed.JsonForgets, travel.check_journeys, "through_json: players changed"),
    (flawed.LosesCards, soundness.check_whole_games, "missing or doubled"),
    (flawed.OffersTwice, soundness.check_whole_games, "doubled or out of order"),
    (flawed.OffersOutOfOrder, soundness.check_whole_games, "doubled or out of order"),
    (flawed.OffersNothing, soundness.check_whole_games, "offers nothing"),
    (flawed.AsksTheWrongSeat, soundness.check_whole_games, "is not for seat"),
    (flawed.NeverEnds, soundness.check_whole_games, "more than 48 decisions"),
    (flawed.PlaysForListeners, soundness.check_silence, "silence changed the game"),
    (flawed.ChangesWhenRefused, refused, "a refused action changed the position"),
    (flawed.PlaysByHash, repeated, "another process differs"),
)


@pytest.fixture
def toy() -> Iterator[Toy]:
    game = Toy()
    with installed(game):
        yield game


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_sound_game_with_hidden_hands_passes(check: Check, toy: Toy) -> None:
    for players in seat_counts(toy):
        check(toy, players, range(4))


@pytest.mark.parametrize("check", [sampled, evenness, *SECRECY], ids=lambda check: check.__name__)
def test_a_sound_game_in_which_seats_look_passes(check: Check) -> None:
    game = looking.LookingToy()
    with installed(game):
        for players in seat_counts(game):
            check(game, players, range(4))


def test_notation_and_nonsense_of_a_sound_game(toy: Toy) -> None:
    soundness.check_notation(toy)
    refusals.check_nonsense(toy)
    assert len(TABLE) == len({action.text for action in TABLE})


@pytest.mark.parametrize(("flaw", "check", "found"), FLAWS, ids=[row[0].__name__ for row in FLAWS])
def test_every_flaw_is_found(flaw: type[Toy], check: Check, found: str) -> None:
    game = flaw()
    with installed(game), pytest.raises((AssertionError, LudothequeError), match=found):
        check(game, 3, range(12))
