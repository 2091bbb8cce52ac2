"""The types of views that the page is written with are those of the declared positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import view_types

VIEWS = view_types.files()


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.parent.name)
def test_the_types_of_views_are_up_to_date(path: Path) -> None:
    written = path.read_text(encoding="utf-8")
    assert written == VIEWS[path], "run `make types` and commit the result"
