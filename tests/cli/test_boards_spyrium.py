"""The table of Spyrium in a terminal: everything is there, whole, and readable without colour."""

from __future__ import annotations

import io
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import ludotheque as lt
from ludotheque.cli.boards import BOARDS
from ludotheque.cli.result import result
from ludotheque.core.state import State
from ludotheque.games.spyrium.cards.card import EMPTY, KINDS, TECHNIQUE, Card, Face
from ludotheque.games.spyrium.game import SPYRIUM
from ludotheque.games.spyrium.position import SpyriumState
from ludotheque.games.spyrium.words.names import card_name
from ludotheque.words import LANGUAGES, Words
from tests.games.spyrium.table import position
from tests.golden import golden_games

WIDTHS = (80, 100, 120)
PARTS = ("start", "middle", "end")


def speaker(language: str, players: int) -> Words:
    words = Words(language, lt.GAMES["spyrium"])
    words.names = [words(f"seat-name-{seat}") for seat in range(players)]
    return words


def drawn(state: State, language: str = "en", width: int = 100) -> str:
    """The table as plain text, followed by the result if there is one."""
    words = speaker(language, state.players)
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    screen.print(BOARDS["spyrium"](state.view(state.actor), words))
    if state.outcome is not None:
        screen.print(result(state.game, state.outcome, words))
    assert isinstance(screen.file, io.StringIO)
    return screen.file.getvalue()


def flat(text: str) -> str:
    return " ".join(text.split())


@cache
def moment(players: int, part: str) -> SpyriumState:
    """A position of a golden game: the first, one with a full market and quarters, the last."""
    record = golden_games.load(golden_games.first("spyrium", players))
    if part == "start":
        state = record.replay(0)
    elif part == "end":
        state = record.replay()
    else:
        fullest, most = 0, -1
        for step, (now, _, _) in enumerate(record.steps()):
            assert isinstance(now, SpyriumState)
            much = sum(len(quarter) for quarter in now.quarter) + sum(now.crowd)
            if much > most and now.turn >= 4:
                fullest, most = step, much
        state = record.replay(fullest)
    assert isinstance(state, SpyriumState)
    return state


every_table = pytest.mark.parametrize(
    ("players", "part", "language", "width"),
    [
        (players, part, language, width)
        for players in (2, 5)
        for part in PARTS
        for language in LANGUAGES
        for width in WIDTHS
    ],
)


@every_table
def test_nothing_is_cut_off_and_nothing_is_too_wide(
    players: int, part: str, language: str, width: int
) -> None:
    table = drawn(moment(players, part), language, width)
    assert max(len(line) for line in table.splitlines()) <= width
    assert "…" not in table


@every_table
def test_every_building_of_every_player_can_be_read(
    players: int, part: str, language: str, width: int
) -> None:
    state = moment(players, part)
    words = speaker(language, players)
    table = drawn(state, language, width)
    standing = [state.cards.buildings[slot >> 1] for quarter in state.quarter for slot in quarter]
    standing += [state.cards.faces[face] for face in state.market if face != EMPTY]
    # A name may be broken between words, but not within one.
    names = Counter(max(words.say(card_name(card)).split(), key=len) for card in standing)
    for name, times in names.items():
        assert table.count(name) >= times, name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_market_shows_names_prices_tokens_and_kinds(players: int, language: str) -> None:
    state = moment(players, "start")
    words = speaker(language, players)
    table = drawn(state, language)
    for place, face in enumerate(state.market):
        card = state.cards.faces[face]
        name = words.say(card_name(card))
        # A long name takes two lines.
        parts = [name] if len(name) <= 18 else [name.split(" ")[0], name.split(" ", 1)[1]]
        assert all(f" {part} " in table for part in parts)
        square = f"{'abc'[place % 3]}{place // 3 + 1}"
        assert f"─ {square} {words(f'kind-{KINDS[card.kind]}')} ─" in table
        if state.tokens[place]:
            assert f"[{' '.join(map(str, state.tokens[place]))}]" in table


def test_a_reconstructed_value_is_marked_and_a_printed_one_is_not() -> None:
    table = flat(drawn(position(market={"a1": "mine1", "b1": "apprenti", "c1": "palais"})))
    assert "~£2 ~1VP" in table
    assert "~£13 12VP" in table
    assert re.search(r"[^~]£0", table)


def test_workers_stand_in_their_gaps_as_letters() -> None:
    state = position(
        market={"a1": "mine1", "b1": "mine2", "a2": "mine1"},
        workers={"a1-b1": [0, 1, 1], "a1-a2": [0]},
    )
    lines = drawn(state).splitlines()
    beside = next(line for line in lines if "£2" in line)
    assert "│  ABB  │" in beside
    below = lines[lines.index(beside) + 4]
    assert re.match(r" +A +· +· *$", below)


@pytest.mark.parametrize("gap", ["a1-b1", "a1-a2"])
def test_a_gap_with_many_workers_shows_them_all(gap: str) -> None:
    crowd = [seat for seat in range(5) for _ in range(7)]
    seats = [{"active": 0}] * 5
    state = position(seats=seats, market={"a1": "mine1"}, workers={gap: crowd})
    table = drawn(state, width=80)
    market = table[table.index("╭─ a1") : table.rindex("╯")]
    in_gaps = re.sub(r"Mine I|VP|[abc][123] [A-Z]", "", market)
    assert {seat: in_gaps.count(seat) for seat in "ABCDE"} == dict.fromkeys("ABCDE", 7)


def rows(table: str, words: Words) -> dict[str, str]:
    """What stands beside and below the name of each player."""
    found: dict[str, str] = {}
    name = ""
    for line in table.splitlines():
        for seat, person in enumerate(words.names):
            if re.match(rf" *{'ABCDE'[seat]} {person} ", line):
                name = person
        if name:
            found[name] = f"{found.get(name, '')} {line}"
    return {name: flat(text) for name, text in found.items()}


A_PLAYER: dict[str, Any] = {
    "money": 17,
    "spyrium": 6,
    "score": 13,
    "residence": 4,
    "active": 2,
    "inactive": 1,
    "phase": "activation",
    "bonuses": ["money"],
    "used": ["event", "taylorisme"],
    "techniques": ["taylorisme", "negoce"],
    "kept_tokens": [1, 2],
    "quarter": [{"card": "mine2", "tilted": True}, {"card": "atelier1"}],
}


def test_a_player_is_shown_with_all_that_is_theirs() -> None:
    state = position(seats=[A_PLAYER, {}], market={"a1": "mine1"}, workers={"a1-b1": [0]}, turn=3)
    text = rows(drawn(state, width=120), speaker("en", 2))["Ada"]
    for shown in (
        "13 VP",
        "£17",
        "6 Spyrium",
        " 2 3 [4] 5 7 ",
        "activating",
        "event used",
        "bonus to win: £",
        "2 active",
        "1 inactive",
        "1 in the market",
        "3 in the reserve",
        "Mine II (tilted)",
        "Workshop I",
        "Taylorism (used)",
        "Commerce 2 tokens",
    ):
        assert shown in text


def test_each_seat_has_a_letter_of_its_own() -> None:
    words = speaker("en", 5)
    assert list(rows(drawn(moment(5, "start")), words)) == words.names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headline_and_the_events_are_shown(language: str) -> None:
    state = position(
        turn=4, first=1, event={"event": "token", "token": 3}, next_event={"event": "place"}
    )
    table = flat(drawn(state, language))
    headline, event, coming = {
        "en": ("Turn 4 of 6 · era B · first player Basil", "Windfall, token worth 3", "Latecomer"),
        "fr": ("Tour 4 sur 6 · époque B · premier joueur : Basile", "Aubaine, jeton 3", "Retard"),
    }[language]
    assert headline in table
    assert event in table
    assert coming in table


PLACES = ("winner", "2nd place", "3rd place", "4th place", "5th place")


def test_the_result_ranks_the_players_and_adds_their_points_up() -> None:
    record = golden_games.load(golden_games.first("spyrium", 5))
    outcome = record.replay().outcome
    assert outcome is not None
    table = drawn(record.replay(), width=120).split("The last turn has been played.")[1]
    lines = [flat(line) for line in table.splitlines() if line.startswith("│")]
    names = speaker("en", 5).names
    order = [seat for group in outcome.ranking for seat in group]
    assert [line.split()[1] for line in lines] == [names[seat] for seat in order]
    for line, seat in zip(lines, order, strict=True):
        assert f"│ {outcome.scores[seat]} │" in line
        assert line.endswith(f"{PLACES[outcome.place(seat) - 1]} │")


def test_an_empty_place_is_shown_as_empty() -> None:
    state = position(market={"a1": "mine1"})
    assert state.market.count(Face(EMPTY)) == 8
    assert drawn(state).count("Mine I ") == 1


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("card", SPYRIUM.cards.faces, ids=lambda card: card.id)
def test_every_line_of_every_card_fits_into_its_frame(card: Card, language: str) -> None:
    lines = [*card.deals, *([card.built] if card.built else [])]
    state = position(market={"a1": (card.id, 1) if card.has_token else card.id}, turn=1)
    text = drawn(state, language, 80)
    frame = [line[:22] for line in text.splitlines() if line.startswith(("╭─ a1", "│", "╰"))][:6]
    assert frame[0].startswith("╭─ a1")
    assert frame[5].startswith("╰")
    filled = [line for line in frame[1:5] if line.strip("│ ")]
    wanted = 2 if card.kind == TECHNIQUE else min(len(lines), 2)
    assert len(filled) == 2 + wanted + (card.id.startswith("cite") and language == "en")
