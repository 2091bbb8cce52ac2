"""Stored games of every ruleset replay to the stored result, and together they show everything."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest

import ludotheque as lt
from ludotheque.core.game import Game
from ludotheque.core.record import Record
from ludotheque.games.uchronia.cards.effects import BONUS, COMPLETION
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.words import words_folder
from tests.golden import golden_games
from tests.words.catalogue import keys

every_game = pytest.mark.parametrize("game", sorted(lt.GAMES))
together = pytest.mark.xdist_group("golden games")
"""Tests of what the games show run in one process, which replays every game once."""


@pytest.mark.parametrize("file", golden_games.FILES, ids=golden_games.name)
def test_a_stored_game_replays_to_its_stored_result(file: Path) -> None:
    stored = json.loads(file.read_text(encoding="utf-8"))
    record = golden_games.load(file)
    assert len(stored["checks"]) == len(stored["actions"]) + 1

    state = record.verify()

    assert state.outcome is not None
    assert state.outcome.to_json() == stored["result"]
    kept = record.to_json()
    assert {field: kept[field] for field in stored} == stored


@pytest.mark.parametrize("file", golden_games.FILES, ids=golden_games.name)
def test_a_stored_game_lies_in_the_folder_of_its_game_and_ruleset(file: Path) -> None:
    record = golden_games.load(file)
    assert file.parent == golden_games.GOLDEN / record.game.name / f"ruleset-{record.game.ruleset}"


@every_game
def test_the_current_ruleset_has_games_for_every_number_of_players(game: str) -> None:
    folder = golden_games.GOLDEN / game / f"ruleset-{lt.GAMES[game].ruleset}"
    players = {
        golden_games.load(file).players for file in golden_games.FILES if file.parent == folder
    }
    assert players == set(range(lt.GAMES[game].min_players, lt.GAMES[game].max_players + 1))


@together
@every_game
def test_the_games_contain_every_verb(game: str) -> None:
    played = golden_games.shown_by_all(game).verbs
    assert not {action.text for action in lt.GAMES[game].table if action.verb not in played}


@together
@every_game
def test_the_games_contain_every_event_of_the_log(game: str) -> None:
    lines = {key.removeprefix("log-") for key in keys(words_folder(lt.GAMES[game]), "log-")}
    assert golden_games.shown_by_all(game).events == lines | set(lt.GAMES[game].event_kinds)


@together
@every_game
def test_the_games_contain_every_end_and_every_tie_break(game: str) -> None:
    folder = words_folder(lt.GAMES[game])
    results = keys(folder, "end-") | keys(folder, "tie-")
    assert golden_games.shown_by_all(game).results == results | {"tie-None"}


@every_game
def test_a_game_with_other_cards_keeps_them(game: str) -> None:
    values = [
        golden_games.load(file).game.own_cards
        for file in golden_games.FILES
        if file.parts[-3] == game
    ]
    assert any(own is not None and own != lt.GAMES[game].card_values() for own in values)


@together
def test_the_games_of_spyrium_use_every_card() -> None:
    shown = golden_games.shown_by_all("spyrium").cards
    sheet = lt.GAMES["spyrium"].card_sheet()
    faces = ("character", "building", "technique")
    wanted = {("event-taken", card.name.key) for card in sheet if card.section == "event"}
    wanted |= {("activated", card.name.key) for card in sheet if card.section in faces}
    assert not wanted - shown


@together
def test_a_player_of_spyrium_wins_both_bonuses() -> None:
    assert golden_games.shown_by_all("spyrium").most["bonus-won"] == 2


@together
def test_the_games_of_uchronia_use_every_building() -> None:
    shown = golden_games.shown_by_all("uchronia").cards
    sheet = [card for card in UCHRONIA.card_sheet() if card.section == "building"]
    wanted = {(what, card.name.key) for card in sheet for what in ("started", "completed")}
    usable = [card for card in UCHRONIA.cards.buildings if card.kind in (BONUS, COMPLETION)]
    wanted |= {("used", f"card-{card.id}") for card in usable}
    assert not wanted - shown


@every_game
def test_the_golden_games_stay_small(game: str) -> None:
    sizes: Counter[Path] = Counter()
    for file in golden_games.FILES:
        if file.parts[-3] == game:
            sizes[file.parent] += file.stat().st_size
    assert all(size < 1_000_000 for size in sizes.values()), "the games of one ruleset"
    assert all(file.read_text(encoding="utf-8").count("\n") == 1 for file in golden_games.FILES)


def _ended_by_drought(ruleset: int) -> list[Record]:
    """The golden games of Uchronia in which nothing could be drawn for too long."""
    folder = golden_games.GOLDEN / "uchronia" / f"ruleset-{ruleset}"
    records = [golden_games.load(file) for file in golden_games.FILES if file.parent == folder]
    return [record for record in records if _is_drought(_replayed(record, record.game))]


def _is_drought(state: UchroniaState) -> bool:
    return state.dry >= state.cards.box.drought * state.players


def _replayed(record: Record, game: Game[Any]) -> UchroniaState:
    state = cast(UchroniaState, game.new(record.players, record.seed))
    state.listening = False
    for action in record.actions:
        state.apply(action)
    return state


def test_a_drought_ends_games_of_uchronia_after_whole_rounds_since_ruleset_2() -> None:
    first, second = _ended_by_drought(1), _ended_by_drought(2)
    assert second
    for record in second:
        state = _replayed(record, record.game)
        assert state.over
        assert state.player == state.last
    cut_short = [
        record for record in first if (state := _replayed(record, record.game)).player != state.last
    ]
    assert cut_short
    for record in cut_short:
        assert not _replayed(record, record.game.with_ruleset(2)).over
