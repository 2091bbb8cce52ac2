"""Maps of one's own, and random ones (M-17 to M-21)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.monumental.game import MONUMENTAL
from ludotheque.games.monumental.position import MonumentalState
from ludotheque.games.monumental.rules.maps import Hex, complaint
from tests.games.monumental.table import GAME


def two() -> list[dict[str, Any]]:
    tiles: list[dict[str, Any]] = GAME.card_values()["maps"]["for_two"]["tiles"]
    return tiles


def refused(tiles: list[dict[str, Any]]) -> str:
    with pytest.raises(lt.BadCards) as caught:
        GAME.with_cards({"maps": {"for_two": {"tiles": tiles}}})
    sentence = str(caught.value)
    assert "map 'for_two'" in sentence
    return sentence


def at(tiles: list[dict[str, Any]], q: int, r: int) -> dict[str, Any]:
    return next(tile for tile in tiles if list(tile["at"]) == [q, r])


def changed(q: int, r: int, **values: Any) -> list[dict[str, Any]]:
    tiles = two()
    tile = at(tiles, q, r)
    tile.update(values)
    for name in [name for name, value in values.items() if value is None]:
        del tile[name]
    return tiles


@pytest.mark.rule("M-17")
def test_a_token_is_missing_or_too_many() -> None:
    assert "must hold a Barbarian or a Free City" in refused(changed(2, -2, barbarian=None))
    assert "must hold a Barbarian or a Free City" in refused(changed(2, -2, city=True))
    assert "3 Free Cities for 2 players" in refused(changed(2, -2, barbarian=None, city=True))
    assert "1 Capitals for 2 players" in refused(changed(2, 0, terrain="plains", barbarian=1))
    assert "can hold neither token nor market" in refused(changed(0, -2, barbarian=1))


@pytest.mark.rule("M-18")
def test_barbarians_beside_the_capitals_are_equal_and_weak() -> None:
    assert "has a value over 2" in refused(changed(1, 0, barbarian=3))
    assert "those beside the tile at (-2, 0) are [1, 1, 2]" in refused(changed(1, 0, barbarian=2))


@pytest.mark.rule("M-19")
def test_a_market_for_each_player() -> None:
    assert "markets must be numbered 1 to 2" in refused(changed(1, -1, market=None))
    assert "markets must be numbered 1 to 2" in refused(changed(0, 0, market=2))
    assert "can hold neither token nor market" in refused(changed(0, -2, market=1))


@pytest.mark.rule("M-20")
def test_only_tiles_and_tokens_that_there_are() -> None:
    assert "two tiles lie at (0, 0)" in refused([*two(), at(two(), 0, 0)])
    volcanoes = changed(0, -1, terrain="volcano")
    at(volcanoes, 0, 1)["terrain"] = "volcano"
    assert "3 tiles of volcano, the box has 2" in refused(volcanoes)
    strong = two()
    for tile in strong:
        if tile.get("barbarian", 0) > 2 or tile["at"] in ([2, -2], [-2, 2]):
            tile["barbarian"] = 4
    assert "5 Barbarians of value 4, the box has 4" in refused(strong)
    island = [*two(), {"at": [9, 9], "terrain": "plains", "barbarian": 1}]
    assert "only across the Sea" in refused(island)
    many = tuple(Hex(q, 0, "plains", 1) for q in range(41))
    assert "41 tiles, the box has 40" in complaint(many, 2, {}, {}, 10, 25)


def test_an_unknown_terrain_is_answered_with_the_known_ones() -> None:
    assert "it is one of: capital, plains" in refused(changed(0, 0, terrain="lava"))


def test_a_file_that_holds_only_a_map_is_enough(tmp_path: Path) -> None:
    lines = ["[maps.for_two]", "tiles = ["]
    for tile in changed(0, 0, terrain="plains"):
        fields = [f"at = {list(tile['at'])}", f'terrain = "{tile["terrain"]}"']
        fields += [f"{name} = {tile[name]}" for name in ("barbarian", "market") if name in tile]
        fields += ["city = true"] if tile.get("city") else []
        lines.append("{ " + ", ".join(fields) + " },")
    lines += ["]", "[maps.for_two.provenance]", 'tiles = "own"']
    file = tmp_path / "my.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    state = lt.new("monumental", players=2, seed=1, cards=file)
    assert isinstance(state, MonumentalState)
    assert state.board.layout[9].terrain == "plains"
    assert lt.new("monumental", players=3, seed=1, cards=file).players == 3
    file.write_text("[lands]\n", encoding="utf-8")
    with pytest.raises(lt.BadCards, match="there is no such section"):
        lt.new("monumental", players=2, seed=1, cards=file)


@pytest.mark.rule("M-21")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_random_map_keeps_the_rules(players: int) -> None:
    box = MONUMENTAL.cards.box
    seen = set()
    for seed in range(12):
        state = GAME.new(players, seed, {"map": "random"})
        layout = state.board.layout
        supply = {1: 14, 2: 14, 3: 8, 4: 4}
        wrong = complaint(
            layout, max(2, players), box.terrain_tiles, supply, 10, box.production_tokens
        )
        assert wrong == ""
        seen.add(layout)
        standard = GAME.new(players, seed).board
        for capital in standard.capitals:
            for tile in (capital, *standard.walk[capital]):
                now, then = layout[tile], standard.layout[tile]
                assert now == then
    assert len(seen) == 12
