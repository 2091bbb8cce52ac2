"""`ludotheque verify`: an honest record passes, any other is refused where it breaks."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.record import commitment
from tests.cli.terminal import Terminal
from tests.golden import golden_games

GOLDEN = golden_games.first("spyrium", 2)
STORED: dict[str, Any] = json.loads(GOLDEN.read_text(encoding="utf-8"))
LAST = len(STORED["actions"])

Edit = Callable[[dict[str, Any]], object]


def edited(tmp_path: Path, edit: Edit) -> str:
    """A file with a golden game that somebody has changed."""
    data = copy.deepcopy(STORED)
    edit(data)
    file = tmp_path / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


# What passes.


@pytest.mark.parametrize("players", [2, 5])
def test_a_golden_game_is_what_it_claims_to_be(players: int, terminal: Terminal) -> None:
    file = golden_games.first("spyrium", players)
    said = terminal.run("verify", str(file))
    steps = len(golden_games.load(file).actions)
    assert f"Spyrium, {steps} steps, finished; every step is as it was stored." in said


def test_json_says_the_same_in_plain_values(terminal: Terminal) -> None:
    report = json.loads(terminal.run("verify", str(GOLDEN), "--json"))
    assert report == {
        "game": "spyrium",
        "steps": LAST,
        "over": True,
        "digest": golden_games.load(GOLDEN).replay().digest(),
        "checked": True,
        "committed": False,
    }


def test_a_game_that_was_left_passes_as_not_finished(terminal: Terminal, tmp_path: Path) -> None:
    def leave(data: dict[str, Any]) -> None:
        del data["actions"][10:], data["checks"][11:]
        data["result"] = None

    file = edited(tmp_path, leave)
    assert "10 steps, not finished" in terminal.run("verify", file)
    assert json.loads(terminal.run("verify", file, "--json"))["over"] is False


def test_a_game_with_its_own_cards_passes(terminal: Terminal) -> None:
    own = next(
        file for file in golden_games.FILES if golden_games.load(file).game.own_cards is not None
    )
    assert "finished" in terminal.run("verify", str(own))


@pytest.mark.parametrize(("seed", "nonce"), [(1, "salt"), (0, "pepper"), (0, None)])
def test_a_commitment_to_another_seed_is_refused(
    seed: int, nonce: str | None, terminal: Terminal, tmp_path: Path
) -> None:
    seal = commitment(STORED["seed"] + seed, "salt")
    file = edited(tmp_path, lambda data: data.update(commitment=seal, nonce=nonce))
    assert "the seed is not the one that was committed to" in terminal.complaint("verify", file)


def test_a_commitment_to_the_seed_is_opened(terminal: Terminal, tmp_path: Path) -> None:
    seal = commitment(STORED["seed"], "salt")
    file = edited(tmp_path, lambda data: data.update(commitment=seal, nonce="salt"))
    assert json.loads(terminal.run("verify", file, "--json"))["committed"] is True


# What is refused, by every command that reads a stored game.


def play_otherwise(data: dict[str, Any]) -> None:
    """Another legal action in the fifth step."""
    state = golden_games.load(GOLDEN).replay(4)
    data["actions"][4] = next(
        action.text for action in state.actions() if action.text != data["actions"][4]
    )


def play_illegally(data: dict[str, Any]) -> None:
    data["actions"][4] = "bonus money"


def score_more(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 1


def make_dearer(data: dict[str, Any]) -> None:
    data["cards"]["cards"]["mine1"]["price"] += 1


def forget_a_card(data: dict[str, Any]) -> None:
    del data["cards"]["cards"]["mine1"]


def remove_first_check(data: dict[str, Any]) -> None:
    del data["checks"][0]


EDITS: list[tuple[str, Edit, str]] = [
    ("another action", play_otherwise, "step 5 "),
    ("an illegal action", play_illegally, "step 5 cannot be played"),
    ("no action at all", lambda data: data["actions"].__setitem__(4, "sing"), "step 5 cannot be"),
    ("a removed action", lambda data: data["actions"].pop(4), f"step {LAST} is missing"),
    ("an action too many", lambda data: data["actions"].append("pass"), f"step {LAST + 1} "),
    ("another seed", lambda data: data.update(seed=data["seed"] + 1), "step 0 "),
    ("another result", score_more, f"step {LAST} does not end with the stored result"),
    ("a dearer card", make_dearer, "step 0 does not give the position that was noted: the cards"),
    ("another check", lambda data: data["checks"].__setitem__(7, "00000000"), "step 7 "),
    ("a removed check", remove_first_check, "step "),
    ("a removed result", lambda data: data.update(result=None), f"step {LAST} "),
    ("more players", lambda data: data.update(players=3), "2 seats are named for 3 players"),
    ("too many players", lambda data: data.update(players=6, seats=["human"] * 6), "2 to 5"),
    ("an unknown game", lambda data: data.update(game="chess"), "there is no game 'chess'"),
    ("another ruleset", lambda data: data.update(ruleset=99), "ruleset 99"),
    ("another format", lambda data: data.update(format=99), "format 99"),
    ("a missing card", forget_a_card, "era A has 27 cards, the box has 30"),
    ("an unknown option", lambda data: data.update(options={"sun": True}), "no option 'sun'"),
    ("options of no kind", lambda data: data.update(options=[1]), "'options'"),
    ("cards of no kind", lambda data: data.update(cards=[1]), "card values"),
    ("cards from a file", lambda data: data.update(cards="own.toml"), "card values"),
    ("checks of no kind", lambda data: data.update(checks=8), "'checks'"),
    ("no actions", lambda data: data.pop("actions"), "'actions'"),
    ("a seed of no kind", lambda data: data.update(seed="7"), "'seed'"),
    ("seats of no kind", lambda data: data.update(seats=[1, 2]), "'seats'"),
]


@pytest.mark.parametrize("command", ["verify", "replay", "play --resume"])
@pytest.mark.parametrize(
    ("edit", "sentence"), [edit[1:] for edit in EDITS], ids=[edit[0] for edit in EDITS]
)
def test_an_edited_record_is_refused_where_it_breaks(
    edit: Edit, sentence: str, command: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = edited(tmp_path, edit)
    before = Path(file).read_bytes()
    assert sentence in terminal.complaint(*command.split(), file)
    assert Path(file).read_bytes() == before


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "not JSON"),
        (GOLDEN.read_bytes()[:5000], "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b"null", "a JSON object is expected"),
        (b"[1, 2]", "a JSON object is expected"),
        (b"{}", "'format'"),
        (b"\xff\xfe\x00", "not a text"),
    ],
    ids=["empty", "cut off", "deep", "null", "a list", "an empty object", "bytes"],
)
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_stored_game_is_refused_by_name(
    command: str, content: bytes, sentence: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "damaged.json"
    file.write_bytes(content)
    complaint = terminal.complaint(command, str(file))
    assert sentence in complaint
    assert "damaged.json" in complaint


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_missing_file_is_refused_by_name(
    command: str, terminal: Terminal, tmp_path: Path
) -> None:
    assert "nowhere.json" in terminal.complaint(command, str(tmp_path / "nowhere.json"))
    assert str(tmp_path) in terminal.complaint(command, str(tmp_path))
