"""Programs as bots: one line in, one line out, and a substitute when something goes wrong."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.adapters.subprocess_bot import SubprocessBot
from ludotheque.cli import main
from ludotheque.words import LANGUAGES, Words

EXAMPLE = Path(__file__).parents[2] / "examples" / "my_bot.py"
EXAMPLE_BOT = shlex.join([sys.executable, str(EXAMPLE)])


@pytest.fixture
def state() -> lt.State:
    return lt.new("spyrium", players=2, seed=1)


@pytest.fixture
def bots() -> Iterator[list[SubprocessBot]]:
    made: list[SubprocessBot] = []
    yield made
    for bot in made:
        bot.close()


def program(bots: list[SubprocessBot], text: str, seconds: float = 20) -> SubprocessBot:
    """A bot that is a short Python program."""
    bots.append(SubprocessBot(shlex.join([sys.executable, "-c", text]), 1, seconds))
    return bots[-1]


def answers(bot: SubprocessBot, state: lt.State) -> str:
    """What a bot answers; it must be legal in any case."""
    action = bot.choose(state.view(state.actor))
    assert action in state.actions()
    return action.text


def trouble(bot: SubprocessBot) -> str:
    assert bot.trouble is not None
    for language in LANGUAGES:
        Words(language, lt.GAMES["spyrium"], ["Ada", "Basil"]).say(bot.trouble)
    return bot.trouble.key.removeprefix("protocol-")


def test_a_program_answers_with_one_of_the_actions(
    bots: list[SubprocessBot], state: lt.State
) -> None:
    text = "import json\nwhile True: print(json.loads(input())['actions'][-1].upper(), flush=True)"
    bot = program(bots, text)
    for _ in range(3):
        assert answers(bot, state) == state.actions()[-1].text
        assert bot.trouble is None


def test_a_program_gets_what_its_seat_knows_and_no_more(
    bots: list[SubprocessBot], state: lt.State, tmp_path: Path
) -> None:
    heard = tmp_path / "heard.json"
    bot = program(bots, f"import pathlib\npathlib.Path({str(heard)!r}).write_text(input())")
    answers(bot, state)
    request = json.loads(heard.read_text(encoding="utf-8"))
    assert request["view"] == json.loads(json.dumps(state.view(state.actor).to_json()))
    assert request["seat"] == state.actor
    assert request["actions"] == [action.text for action in state.actions()]


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("raise SystemExit(3)", "crashed"),
        ("input(); print('dance', flush=True); input()", "nonsense"),
        ("import sys; input(); sys.stdout.buffer.write(b'\\xff\\n')", "crashed"),
    ],
)
def test_a_substitute_plays_where_a_program_fails(
    bots: list[SubprocessBot], state: lt.State, text: str, what: str
) -> None:
    bot = program(bots, text)
    answers(bot, state)
    assert trouble(bot) == what


def test_a_program_that_ended_before_it_is_asked(
    bots: list[SubprocessBot], state: lt.State
) -> None:
    bot = program(bots, "raise SystemExit(3)")
    bot._running().wait()
    answers(bot, state)
    assert trouble(bot) == "crashed"


def test_a_program_that_stalls_is_killed(bots: list[SubprocessBot], state: lt.State) -> None:
    bot = program(bots, "while True: input()", seconds=0.2)
    answers(bot, state)
    assert trouble(bot) == "stalled"


def test_a_missing_command_is_reported(bots: list[SubprocessBot], state: lt.State) -> None:
    bots.append(SubprocessBot("no-such-program --at-all", 1))
    for _ in range(5):
        answers(bots[0], state)
        assert trouble(bots[0]) == "crashed"


def test_the_example_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path))
    seats = f"cmd:{EXAMPLE_BOT},random"
    assert main(["play", "spyrium", "--seats", seats, "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert "winner" in out
    assert "instead" not in out
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 40
