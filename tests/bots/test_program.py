"""Programs as bots: the line protocol, looking ahead, and forfeits."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque import bots as named
from ludotheque.arena.match import finish, play_with
from ludotheque.bots import ProgramBot
from ludotheque.bots.protocol import LookAhead
from ludotheque.cli import main
from ludotheque.words import LANGUAGES, Words

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
EXAMPLE_BOT = shlex.join([sys.executable, str(EXAMPLES / "my_bot.py")])
READY = 'import json\ninput(); print(\'{"type": "ready"}\', flush=True); game = input()\n'
FIRST = READY + "while True: print(json.loads(input())['actions'][0], flush=True)"


@pytest.fixture
def state() -> lt.State:
    return lt.new("spyrium", players=2, seed=1)


@pytest.fixture
def bots() -> Iterator[list[ProgramBot]]:
    made: list[ProgramBot] = []
    yield made
    for bot in made:
        bot.close()


def program(bots: list[ProgramBot], text: str, seconds: float = 20) -> ProgramBot:
    """A bot that is a short Python program."""
    bots.append(ProgramBot(shlex.join([sys.executable, "-c", text]), 1, seconds))
    return bots[-1]


def answers(bot: ProgramBot, state: lt.State) -> str:
    """What a bot answers; it must be legal in any case."""
    action = bot.choose(state.view(state.actor))
    assert action in state.actions()
    return action.text


def test_a_program_answers_with_one_of_the_actions(bots: list[ProgramBot], state: lt.State) -> None:
    text = READY + "while True: print(json.loads(input())['actions'][-1].upper(), flush=True)"
    bot = program(bots, text)
    for _ in range(3):
        assert answers(bot, state) == state.actions()[-1].text
        assert bot.forfeit is None


def test_an_answer_may_be_an_object(bots: list[ProgramBot], state: lt.State) -> None:
    said = "json.dumps({'type': 'play', 'action': json.loads(input())['actions'][1]})"
    assert answers(program(bots, f"{READY}print({said}, flush=True)"), state) == (
        state.actions()[1].text
    )


def test_a_program_gets_what_its_seat_knows_and_no_more(
    bots: list[ProgramBot], state: lt.State, tmp_path: Path
) -> None:
    heard = tmp_path / "heard.json"
    program_text = (
        'import pathlib, json\nhello = input(); print(\'{"type": "ready"}\', flush=True)\n'
        f"pathlib.Path({str(heard)!r}).write_text(f'[{{hello}},{{input()}},{{input()}}]')"
    )
    bot = program(bots, program_text)
    bot.hear([])
    answers(bot, state)
    hello, game, asked = json.loads(heard.read_text(encoding="utf-8"))
    assert hello["type"] == "hello"
    assert hello["protocol"] == 1
    assert hello["engine"] == f"ludotheque {lt.__version__}"
    assert game["cards"] == json.loads(json.dumps(state.game.card_values()))
    assert (game["game"], game["players"], game["seat"]) == ("spyrium", 2, state.actor)
    assert asked["view"] == json.loads(json.dumps(state.view(state.actor).to_json()))
    assert asked["actions"] == [action.text for action in state.actions()]
    assert asked["clock"] == {"seconds": 20}


def test_a_program_hears_what_the_others_did_and_the_result(
    bots: list[ProgramBot], tmp_path: Path
) -> None:
    log = tmp_path / "lines.jsonl"
    text = (
        f"import json\nlog = open({str(log)!r}, 'w')\n"
        "while True:\n"
        "    line = input(); log.write(line + chr(10)); log.flush()\n"
        "    told = json.loads(line)\n"
        "    if told['type'] == 'hello': print('{\"type\": \"ready\"}', flush=True)\n"
        "    if told['type'] == 'decide': print(told['actions'][0], flush=True)\n"
        "    if told['type'] == 'bye': break\n"
    )
    state = lt.new("uchronia", players=2, seed=3)
    seats = [program(bots, text), named.make("random", 5)]
    play_with(state, seats)
    outcome = finish(state, seats)
    told = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    assert [one["type"] for one in told][:3] == ["hello", "game", "decide"]
    assert [one["type"] for one in told][-2:] == ["result", "bye"]
    assert told[-2]["scores"] == list(outcome.scores)
    others = [event for one in told if one["type"] == "decide" for event in one["since"]]
    assert any(event["seat"] == 1 for event in others)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("raise SystemExit(3)", "crashed"),
        ("input(); print('hm', flush=True); input()", "nonsense"),
        ('input(); print(\'{"type": "ready", "protocol": 9}\', flush=True); input()', "version"),
        (READY + "input(); print('dance', flush=True); input()", "nonsense"),
        (READY + "import sys; input(); sys.stdout.buffer.write(b'\\xff\\n')", "crashed"),
    ],
)
def test_a_program_that_fails_forfeits(
    bots: list[ProgramBot], state: lt.State, text: str, what: str
) -> None:
    bot = program(bots, text)
    answers(bot, state)
    assert bot.forfeit is not None
    assert bot.forfeit.key == f"protocol-{what}"
    for language in LANGUAGES:
        assert "Ada" in Words(language, state.game, ["Ada", "Ada"]).say(bot.forfeit)
    seats = [bot, named.make("random", 1)] if state.actor == 0 else [named.make("random", 1), bot]
    lost = state.actor
    play_with(state, seats)
    outcome = finish(state, seats)
    assert outcome.forfeits == (lost,)
    assert outcome.ranking[-1] == (lost,)


def test_a_program_that_stalls_forfeits(bots: list[ProgramBot], state: lt.State) -> None:
    bot = program(bots, "while True: input()", seconds=0.2)
    answers(bot, state)
    assert bot.forfeit is not None
    assert bot.forfeit.key == "protocol-stalled"


def test_tables_say_that_a_program_failed(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "spyrium", "--bots", "cmd:no-such-program,random", "--games", "2"]) == 0
    )
    assert re.search(
        r"forfeits.*cmd:no-such-program +│? +0\.0% +│? +2", capsys.readouterr().out, re.S
    )


def test_arena_counts_forfeits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path))
    seats = "cmd:no-such-program,random"
    assert main(["arena", "spyrium", "--bots", seats, "--games", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)["bots"]
    assert found["cmd:no-such-program"]["forfeits"] == 2
    assert found["random"]["wins"]["share"] == 1.0


# Looking ahead.


def test_looking_ahead_knows_only_what_the_seat_knows() -> None:
    state = lt.new("uchronia", players=3, seed=4)
    view = state.view(state.actor)
    ahead = LookAhead(view)
    sampled = ahead.answer({"type": "sample", "seed": 7, "id": "a"})
    assert sampled["id"] == "a"
    assert sampled["actor"] == state.actor
    seen = ahead.answer({"type": "view", "position": sampled["position"]})["view"]
    assert seen == view.to_json()
    legal = ahead.answer({"type": "legal", "position": sampled["position"]})["actions"]
    assert legal == [action.text for action in state.actions()]
    after = ahead.answer({"type": "apply", "position": 0, "action": legal[0]})
    assert after["position"] == 1
    assert len(after["points"]) == 3
    again = ahead.answer({"type": "legal", "position": 0})["actions"]
    assert again == legal, "a position that was tried stays as it is"
    first = ahead.answer({"type": "new", "seed": 1})
    assert first["over"] is False


@pytest.mark.parametrize(
    ("request_", "sentence"),
    [
        ({"type": "peek"}, "no request"),
        ({"type": "apply", "position": 5, "action": "pass"}, "no position 5"),
        ({"type": "apply", "position": "0"}, "whole number"),
        ({"type": "apply", "position": 0, "action": "dance"}, "dance"),
        ({"type": "view", "position": 0, "seat": 9}, "no seat 9"),
        ({"type": "sample"}, "'seed' must be"),
    ],
)
def test_a_bad_request_is_told_so(state: lt.State, request_: dict[str, Any], sentence: str) -> None:
    ahead = LookAhead(state.view(state.actor))
    ahead.answer({"type": "sample", "seed": 1})
    answered = ahead.answer(request_)
    assert answered["type"] == "error"
    assert sentence in answered["error"]


# The specification, and the examples.


def transcripts() -> list[list[tuple[str, Any]]]:
    """The conversations of the specification: who says what, line by line."""
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    found = []
    for block in re.findall(r"```text\n(.*?)```", text, re.S):
        lines = [line for line in block.splitlines() if line[:2] in ("> ", "< ")]
        found.append([(line[0], json.loads(line[2:])) for line in lines])
    return [lines for lines in found if lines]


def agrees(real: Any, shown: Any) -> bool:
    """Whether a message has what a transcript shows of it; ``"…"`` stands for anything."""
    if shown == "…":
        return True
    if isinstance(shown, dict):
        return isinstance(real, dict) and all(
            name in real and agrees(real[name], value) for name, value in shown.items()
        )
    if isinstance(shown, list) and shown and shown[-1] == "…":
        return all(agrees(*pair) for pair in zip(real, shown[:-1], strict=False))
    return bool(real == shown)


@pytest.mark.parametrize("number", range(len(transcripts())))
def test_the_transcripts_of_the_specification(
    number: int, bots: list[ProgramBot], tmp_path: Path
) -> None:
    """The program says its lines, and hears those that the specification shows."""
    lines = transcripts()[number]
    heard = tmp_path / "heard.jsonl"
    script = [(who, json.dumps(said)) for who, said in lines]
    text = (
        f"import sys\nlog = open({str(heard)!r}, 'w')\n"
        f"for who, said in {script!r}:\n"
        "    if who == '>': log.write(sys.stdin.readline()); log.flush()\n"
        "    else: print(said, flush=True)\n"
    )
    bot = program(bots, text)
    state = lt.new("spyrium", players=2, seed=1)
    bot.choose(state.view(state.actor))
    assert bot.forfeit is None
    if lines[-2][1]["type"] == "result":
        play_with(state, [named.make("random", 1), named.make("random", 2)])
        finish(state, [bot])
    real = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    shown = [said for who, said in lines if who == ">"]
    assert len(real) == len(shown)
    for one, two in zip(real, shown, strict=True):
        assert agrees(one, two), f"{two} is shown, {one} was said"


def compiled_example(folder: Path) -> str:
    """The example in C, compiled by whatever compiler there is."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler is not None
    built = folder / "search_bot"
    source = EXAMPLES / "search_bot.c"
    subprocess.run([compiler, "-O1", "-Wall", "-Werror", "-o", built, source], check=True)
    return str(built)


def in_other_languages() -> list[str]:
    """The examples for which this machine has a language."""
    found = ["javascript"] if shutil.which("node") else []
    return found + (["c"] if shutil.which("cc") or shutil.which("gcc") else [])


@pytest.mark.parametrize("language", in_other_languages())
def test_the_examples_in_other_languages_search_and_win(language: str, tmp_path: Path) -> None:
    if language == "c":
        command = compiled_example(tmp_path)
    else:
        command = shlex.join(["node", str(EXAMPLES / "search_bot.mjs")])
    won = 0
    for seed in range(2):
        state = lt.new("spyrium", players=2, seed=seed)
        bot = ProgramBot(command, seed)
        seats = [bot, named.make("random", seed)]
        play_with(state, seats)
        outcome = finish(state, seats)
        assert bot.forfeit is None, bot.forfeit
        assert bot.name
        won += outcome.winners == (0,)
    assert won == 2


def test_the_example_plays_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_HOME", str(tmp_path))
    seats = f"cmd:{EXAMPLE_BOT},random"
    assert main(["play", "spyrium", "--seats", seats, "--seed", "4"]) == 0
    out = capsys.readouterr().out
    assert "winner" in out
    assert "forfeit" not in out
    assert len((EXAMPLES / "my_bot.py").read_text(encoding="utf-8").splitlines()) < 40
