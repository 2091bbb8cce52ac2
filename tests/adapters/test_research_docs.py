"""What docs/research.md says of the layouts is what they are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.arena.dataset import Parquet
from ludotheque.arena.simulate import Plan

PAGE = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", lt.GAMES)
def test_the_fields_of_an_observation(game: str) -> None:
    section = PAGE.split(f"\n### {lt.GAMES[game].title}\n")[1].split("\n#")[0]
    shown = [(name, int(size)) for name, size in re.findall(r"`([\w.]+)` (\d+)", section)]
    assert shown == [(group.name, group.size) for group in lt.GAMES[game].observation(2).groups()]


@pytest.mark.parametrize("game", lt.GAMES)
def test_the_sizes(game: str) -> None:
    known = lt.GAMES[game]
    sizes = ", ".join(
        f"{known.observation(players).size:,} for {players}"
        for players in range(known.min_players, known.max_players + 1)
    )
    assert f"| {known.title} | {len(known.table)} | {sizes} |" in PAGE


def test_the_columns_of_a_dataset(tmp_path: Path) -> None:
    plan = Plan.of(lt.GAMES["spyrium"], bots=("random", "random"), seed=1)
    file = Parquet(plan, plan.table(), tmp_path / "games.parquet")
    file.close()
    section = PAGE.split("\n| column |")[1].split("\n\n")[0]
    shown = [
        name for row in section.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])
    ]
    assert shown == file.columns
