"""The table of Monumental in a terminal: everything is there, and readable without colour."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console, RenderableType

import ludotheque as lt
from ludotheque.cli.boards import BOARDS
from ludotheque.cli.result import result
from ludotheque.core.outcome import Outcome, Rival
from ludotheque.words import LANGUAGES, Words
from tests.cli.terminal import Terminal
from tests.games.monumental.table import GAME, city, position

ALONE = ("play", "monumental", "--seats", "human")
MANY = ("simulate", "monumental", "--players", "2")


def speaking(language: str) -> Words:
    """The words, with a name for everybody."""
    words = Words(language, GAME)
    words.names = [words(f"seat-name-{seat}") for seat in range(4)]
    return words


def printed(shown: RenderableType, width: int = 100) -> str:
    """Something as plain text."""
    screen = Console(file=io.StringIO(), width=width, highlight=False)
    screen.print(shown)
    assert isinstance(screen.file, io.StringIO)
    text = screen.file.getvalue()
    assert all(len(line) <= width for line in text.splitlines())
    return text


def drawn(state: lt.State, viewer: int | None = 0, language: str = "en", width: int = 100) -> str:
    """The table as plain text."""
    return printed(BOARDS["monumental"](state.view(viewer), speaking(language)), width)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_tile_is_drawn_once_in_a_hundred_columns(players: int, language: str) -> None:
    state = GAME.new(players, 1, {"civilizations": "dealt"})
    text = drawn(state, language=language)
    numbers = [int(n) for n in re.findall(r"\|\s*(\d+) \w", text)]
    assert sorted(numbers) == list(range(1, state.board.size + 1))


def test_neighbours_touch() -> None:
    lines = drawn(position()).splitlines()
    (row,) = [line for line in lines if "| 8 CAP" in line]
    (above,) = [line for line in lines if "| 4 pla0" in line]
    (below,) = [line for line in lines if "|13 swa1" in line]
    # Tile 8 touches 9 beside it, 4 above and 13 below, half a hex to the right.
    start = row.index("| 8")
    assert row.index("| 9") == start + 14
    assert above.index("| 4") == below.index("|13") == start + 7


def test_what_lies_on_the_map() -> None:
    state = position(
        seats=[{"explorers": [9, 6], "wonders": ["great_wall"], "discard": ["great_wall"]}, {}],
        tiles={
            "9": {"holder": 0, "soldiers": 2, "outpost": True, "wonder": "great_wall"},
            "2": {"city": "petra"},
        },
    )
    text = drawn(state)
    assert "A2^&" in text
    assert "F Petra" in text
    assert "A7W" in text
    assert "p eA" in text
    assert "$1:2 eA" in text
    assert "barb 4" in text


def test_the_city_shows_activated_slots_and_knowledge() -> None:
    state = position(
        seats=[{"city": city("fort/writing", "forum")}, {}],
        turn={"active": ["a1"], "drawn": ["workshop"], "moves": 1},
        res={"production": 2, "wonder_production": 1},
    )
    text = drawn(state)
    assert "a1*" in text
    assert "Writing +effect" in text
    assert "Writing: draw 1 card\n" in re.sub(r" +\n", "\n", text)
    assert "Forum: 2 basic resources → 1 Culture\n" in re.sub(r" +\n", "\n", text)
    assert "This turn: 2P 0S 0M 1P(wonder) · Drawn: Workshop · free: Units 1" in text


def test_the_mark_of_a_price_is_that_of_the_price() -> None:
    values = GAME.card_values()
    values["cards"]["great_wall"]["steps"] = [4, 4]
    display = ["great_wall", "great_pyramid", "temple", "bazaar", "writing", "currency"]
    state = position(cards=values, seats=[{}, {}], display=display)
    shown = re.search(r"Great Wall +(\S+) \+ ", drawn(state))
    assert shown is not None
    assert shown[1] == "4P"
    shown = re.search(r"Great Pyramid +(\S+) \+ ", drawn(state))
    assert shown is not None
    assert shown[1].startswith("~")


def test_market_tokens_of_others_are_hidden() -> None:
    state = position(seats=[{"tokens": ["silk-1"]}, {"used": ["silk-2"]}])
    assert "Silk market: 4 Production" in drawn(state, 0)
    assert "Silk market: hidden" in drawn(state, 1)
    assert "Silk market: hidden" in drawn(state, None)
    assert "Silk market: used" in drawn(state, 0)


def test_the_automa_has_its_own_sign() -> None:
    text = drawn(position(seats=[{}]))
    assert "@ Automa · Denmark · type aggressive · 2 Gold" in text
    assert "@9W" in text
    rich = drawn(position(seats=[{}], automa={"discard": ["writing"], "policies": ["danegeld"]}))
    assert "Policies: Danegeld · taken: Writing" in rich
    assert "Knowledge 1 · Policies 2 · domination 6" in rich
    assert "The first province" not in rich, "its Policies only count"


def test_the_effect_of_the_topmost_policy_is_shown() -> None:
    text = drawn(position(seats=[{"civilization": "greece", "policies": ["phalanx"]}, {}]))
    assert "Each of your provinces takes 1 Unit more to conquer." in text


def test_actions_tell_what_is_paid_in_gold() -> None:
    state = position(
        seats=[{"civilization": "greece", "gold": 2, "culture": 1}, {}],
        res={"production": 2, "military": 2},
        tiles={"9": {"city": "samarkand"}},
    )
    words = Words("en", GAME)
    texts = {action.text: words.say(GAME.describe(state, action)) for action in state.actions()}
    assert texts["buy workshop"] == "Buy a Workshop for 2 Production + 1 Gold"
    assert texts["explore 1 9"] == "Explorer 1 moves to tile 9 (forest) for 1 Military"
    assert texts["attack 4"].endswith("with 2 Units for 2 Military")
    assert texts["attack 9"].endswith("Samarkand, with 1 Unit for 2 Gold + 1 Military")
    assert texts["policy phalanx"] == (
        "Develop Phalanx for 1 Culture. Bonus: 2 Military. "
        "While on top: “Each of your provinces takes 1 Unit more to conquer.”"
    )


def test_a_solo_game_at_the_keyboard(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path))
    terminal = Terminal(monkeypatch, capsys)
    typed = ["rival japan", "civilization greece", "capital 8"]
    out = terminal.run(
        *["play", "monumental", "--seats", "human", "--seed", "3", "--option", "solo_first=player"],
        typed=[*typed, "activate 1a", "take production", "end", "quit"],
    )
    assert "Monumental for one player, seed 3." in out
    assert "The Automa turns over a card: " in out
    complaint = terminal.complaint(
        *["play", "monumental", "--seats", "human", "--option", "map=round"]
    )
    assert complaint == "option 'map' cannot be 'round'; choose among: standard, random."
    complaint = terminal.complaint(
        *["play", "monumental", "--seats", "human", "--option", "size=3"]
    )
    assert complaint.startswith("Monumental has no option 'size'")


def test_simulate_takes_options(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal = Terminal(monkeypatch, capsys)
    out = terminal.run(
        *["simulate", "monumental", "--players", "2", "--games", "2", "--option", "map=random"]
    )
    assert "Monumental, 2 players" in out
    complaint = terminal.complaint(
        *["simulate", "monumental", "--players", "2", "--option", "difficulty=2"]
    )
    assert complaint == "option 'difficulty' is for one player, not for 2."


@pytest.mark.parametrize(("language", "automa"), [("en", "Automa"), ("fr", "Automate")])
def test_the_result_of_a_game_alone_has_a_row_for_the_automa(language: str, automa: str) -> None:
    its = Rival({"provinces": 6, "gold": 3}, 1)
    outcome = Outcome(((), (0,)), (8,), ({"provinces": 8},), None, "automa-wins", its)
    text = printed(result(GAME, outcome, speaking(language)))
    rows = [re.findall(r"\w+", line)[:4] for line in text.splitlines()]
    assert [automa, "6", "3", "9"] in rows
    assert rows.index([automa, "6", "3", "9"]) < next(n for n, row in enumerate(rows) if "8" in row)
