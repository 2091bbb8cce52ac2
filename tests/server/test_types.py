"""The page's types of the API are those that the server's OpenAPI document gives."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.openapi import document

WEB = Path(__file__).parents[2] / "web"
SCHEMA = WEB / "src" / "api" / "schema.d.ts"
# The environment brings Node along.
SEARCHED = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def test_the_document_does_not_depend_on_order() -> None:
    assert document() == document()


def test_the_types_of_the_page_are_up_to_date() -> None:
    node = shutil.which("node", path=SEARCHED)
    if node is None or not (WEB / "node_modules" / "openapi-typescript").is_dir():
        pytest.skip("Node or the modules of the page are missing.")
    made = subprocess.run(
        [node, "dev/types.mjs"],
        cwd=WEB,
        input=document(),
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout
    assert made == SCHEMA.read_text(encoding="utf-8"), "run `make types` and commit the result"
