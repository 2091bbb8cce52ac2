"""The types of the API are up to date, and what the server sends fits the generated types."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque as lt
from tools import view_types
from tools.openapi import document

WEB = Path(__file__).parents[2] / "web"
SCHEMA = WEB / "src" / "api" / "schema.d.ts"
# The environment brings Node along.
SEARCHED = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
OUT_OF_DATE = "run `make types` and commit the result"
VIEWS = view_types.files()


def node(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """Runs Node in the folder of the page."""
    found = shutil.which("node", path=SEARCHED)
    if found is None or not (WEB / "node_modules" / "openapi-typescript").is_dir():
        pytest.fail(
            "The types need Node and the modules of the page: `make test` installs both.",
            pytrace=False,
        )
    command = [found, *arguments]
    return subprocess.run(
        command, cwd=WEB, input=given, check=False, capture_output=True, encoding="utf-8"
    )


def test_the_document_does_not_depend_on_order() -> None:
    assert document() == document()


def test_the_types_of_the_api_are_up_to_date() -> None:
    made = node("dev/types.mjs", given=document())

    assert made.returncode == 0, made.stderr
    assert made.stdout == SCHEMA.read_text(encoding="utf-8"), OUT_OF_DATE


def test_real_views_fit_their_types(tmp_path: Path) -> None:
    lines = []
    for number, path in enumerate(VIEWS):
        lines.append(f"import type {{ View as View{number} }} from '{path.with_suffix('')}';")
        views = json.dumps(some_views(path.parent.name))
        lines.append(f"export const views{number}: View{number}[] = {views};")
    source = tmp_path / "views.ts"
    source.write_text("\n".join(lines), encoding="utf-8")
    options = ["--noEmit", "--strict", "--ignoreConfig"]

    checked = node("node_modules/typescript/bin/tsc", *options, str(source))

    assert checked.returncode == 0, checked.stdout[:2000]


def some_views(game: str) -> list[object]:
    """Views of a random game: of the seat that decides, and of a spectator."""
    state = lt.new(game, players=3, seed=1)
    chance = random.Random(1)
    views: list[object] = []
    for step in range(200):
        if step % 20 == 0 or state.over:
            views += [state.view(seat).to_json() for seat in (state.actor, None)]
        if state.over:
            break
        state.apply(chance.choice(state.actions()))
    return views
