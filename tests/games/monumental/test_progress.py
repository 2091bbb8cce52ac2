"""Scientific progress."""

from __future__ import annotations

import pytest

from tests.games.monumental.table import ids, legal, play, position, resources

POOR = {"gold": 0}


def held(seat: int, soldiers: int = 1, **more: object) -> dict[str, object]:
    return {"holder": seat, "soldiers": soldiers, **more}


@pytest.mark.rule("M-89")
def test_scientific_progress() -> None:
    state = position(seats=[{"gold": 0, "top": ["fort", "workshop"]}, {}], res={"science": 5})
    play(state, "progress", "progress")
    assert resources(state) == {"production": 2, "science": 1, "military": 1}
    assert "progress" not in legal(state)
    assert ids(state, state.drawn) == ["workshop", "fort"]
    everything = [
        *["work_camp"] * 5,
        *["library"] * 3,
        *["fort"] * 3,
        "forum",
        "mine",
        "paper_mill",
    ]
    nothing = position(
        seats=[{"gold": 9, "deck": [], "archived": [*everything, "pyrotechnics"], "city": []}, {}]
    )
    assert "progress" not in legal(nothing)
