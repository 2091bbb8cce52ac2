"""Card files: the built-in one, those of readers, and those that cannot be played with."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.games.uchronia.cards.effects import EFFECTS, KINDS
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.rules.effects import USED_EFFECTS
from tests.games.card_files import CardText

BUILT_IN = CardText("uchronia")
TEXT, edited, refusal = BUILT_IN.text, BUILT_IN.edited, BUILT_IN.refusal


def test_every_effect_belongs_to_a_building() -> None:
    used = {card.effect for card in UCHRONIA.cards.buildings}
    assert used == set(range(len(EFFECTS)))
    assert {card.kind for card in UCHRONIA.cards.buildings} == set(range(len(KINDS)))


def test_every_effect_is_found_in_one_guess() -> None:
    """Either it is used, or the table in `rules/effects.py` says with which rule it stands."""
    rules = UCHRONIA.folder / "rules"
    table = (rules / "effects.py").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `([\w./]+\.py)` \| `(\w+)` \|$", table, re.M)
    used = {list(EFFECTS)[number] for number in USED_EFFECTS}
    assert used | {name for name, _, _ in rows} == set(EFFECTS)
    assert not used & {name for name, _, _ in rows}
    for name, file, function in rows:
        source = (rules / file).read_text(encoding="utf-8")
        found = re.search(rf"(def|class) {function}\(", source)
        assert found, f"{name}: {file} has no {function}"


@pytest.mark.parametrize(
    ("heading", "old", "new", "where"),
    [
        pytest.param("cards.dock", "cost = 1", "cost = 0", "'dock', field 'cost'", id="free"),
        pytest.param("cards.dock", "cost = 1", "cost = -1", "'dock', field 'cost'", id="negative"),
        pytest.param("cards.dock", "points = 1\n", "", "'dock', field 'points'", id="missing"),
        pytest.param("cards.dock", "cost = 1", "price = 1", "'dock', field 'price'", id="unknown"),
        pytest.param(
            "cards.dock", '"wood"', '"green"', "'dock', field 'colour'", id="unknown colour"
        ),
        pytest.param(
            "cards.dock",
            '"stock_from_hand"',
            '"stock"',
            "'dock', field 'effect': “stock” is not known",
            id="unknown effect",
        ),
        pytest.param(
            "cards.dock", 'order = "production"\n', "", "'dock', field 'order'", id="no order"
        ),
        pytest.param(
            "cards.dock", '"bonus"', '"permanent"', "'dock', field 'kind'", id="wrong kind"
        ),
        pytest.param(
            "cards.school", "amount = 4\n", "", "'school', field 'amount'", id="no amount"
        ),
        pytest.param(
            "cards.villa",
            'effect = "add_at_once"',
            'effect = "add_at_once"\namount = 2',
            "'villa', field 'amount': “add_at_once” has none",
            id="needless amount",
        ),
        pytest.param(
            "cards.bridge", '"draconians"', '"trade"', "'bridge', field 'order'", id="raid"
        ),
        pytest.param(
            "cards.bridge",
            'order = "draconians"',
            'order = "draconians"\nwhen = "before"',
            "'bridge', field 'order'",
            id="raid before",
        ),
        pytest.param(
            "cards.statue", "amount = 2", "amount = 200", "'statue', field 'amount'", id="too many"
        ),
        pytest.param(
            "box", "wood = 35, ", "", "section 'box', field 'resources': “wood”", id="no wood"
        ),
        pytest.param(
            "box",
            "resources = { wood = 35, clay = 35, brick = 35, stone = 35, marble = 34 }",
            "resources = { wood = 5, clay = 5, brick = 5, stone = 5, marble = 5 }",
            "section 'box', field 'resources'",
            id="too few resources",
        ),
        pytest.param("box", "works = 5", "works = 4", "section 'box', field 'works'", id="works"),
        pytest.param(
            "box", "works = 5", "works = 99", "section 'box', field 'works'", id="many works"
        ),
        pytest.param(
            "box", "[20, 18, 16, 14]", "[20, 18]", "section 'box', field 'thresholds'", id="ends"
        ),
        pytest.param(
            "cards.dock.provenance",
            'effect = "reconstructed',
            'effect = "printed',
            "'dock', field 'effect': its provenance",
            id="provenance",
        ),
    ],
)
def test_a_wrong_value_is_refused_where_it_stands(
    tmp_path: Path, heading: str, old: str, new: str, where: str
) -> None:
    sentence = refusal(tmp_path, edited(heading, old, new))
    assert sentence.startswith("my.toml: ")
    assert where in sentence


def test_a_spelling_mistake_is_not_taken_for_a_new_building(tmp_path: Path) -> None:
    sentence = refusal(tmp_path, TEXT + "\n[cards.docks]\n")
    assert "card 'docks': a new card needs a “name”" in sentence
    assert sentence.endswith("did you mean “dock”?")


def test_a_building_that_is_not_listed_is_not_in_the_box(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(BUILT_IN.without("cards.dock", "cards.market"), encoding="utf-8")
    state = lt.new("uchronia", players=2, seed=1, cards=file)
    assert "dock" not in {card.id for card in state.game.card_sheet()}
    data = state.to_json()
    assert "dock" not in {*data["works"], *data["building_pile"]}
    assert len(data["works"]) + len(data["building_pile"]) == 78
    with pytest.raises(lt.BadPosition, match="of 'dock' the box has 0"):
        state.game.restore({"players": [{"completed": ["dock"]}, {}]})


def changed(**cards: dict[str, Any]) -> lt.Game[Any]:
    values = UCHRONIA.card_values()
    for id, fields in cards.items():
        values["cards"][id] |= fields
    return UCHRONIA.with_cards(values)


def test_own_values_are_labelled_as_such_and_travel_with_the_game() -> None:
    game = changed(dock={"cost": 3, "colour": "marble"})
    dock = next(card for card in game.card_sheet() if card.id == "dock")
    assert (dock.provenance["cost"], dock.provenance["colour"]) == ("own", "own")
    assert dock.provenance["effect"].startswith("reconstructed")
    state = game.new(3, 1)
    again = lt.State.from_json(state.to_json())
    assert again.game.fingerprint == game.fingerprint != UCHRONIA.fingerprint
    assert again.digest() == state.digest()


def test_the_built_in_values_are_the_built_in_game() -> None:
    assert UCHRONIA.with_cards(UCHRONIA.card_values()) is UCHRONIA


def test_the_reading_of_the_gate_is_data() -> None:
    """Another colour, and only permanent effects."""
    game = changed(gate={"resource": "wood", "active": ["permanent"]})
    state = game.restore(
        {
            "players": [
                {
                    "completed": ["gate"],
                    "sites": [{"building": "market"}, {"building": "dock"}, {"building": "shrine"}],
                },
                {},
            ]
        }
    )
    live = [card.id for card in state.cards.named(state.live[0])]
    assert live == ["market", "gate"]


def test_an_effect_may_act_at_another_moment() -> None:
    game = changed(
        school={"kind": "bonus", "order": "trade", "when": "after"}, dock={"order": "trade"}
    )
    state = game.restore(
        {"players": [{"hand": ["marble", "wood"], "completed": ["school", "dock"]}, {}]}
    )
    state.apply(game.parse("command marble"))
    assert [action.text for action in state.actions()] == ["use dock", "use school", "done"]
    state.apply(game.parse("use school"))
    assert len(state.hands[0]) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_with_other_values_are_sound(players: int) -> None:
    game = changed(
        fountain={"source": "stock", "colour": "clay", "cost": 2},
        frontier_post={"amount": 2},
        gate={"resource": "wood"},
        tower={"resource": "wood"},
    )
    for seed in range(3):
        state, rng = game.new(players, seed), Random(seed)
        while not state.over:
            state.apply(rng.choice(state.actions()))
            game.check(state)


def test_two_cards_may_be_left_out_if_the_data_say_so() -> None:
    game = changed(frontier_post={"amount": 2})
    state = game.restore(
        {
            "players": [
                {"hand": ["wood", "clay", "brick", "marble"], "activities": {"brick": 2}},
                {
                    "hand": ["wood", "clay", "marble"],
                    "domain": ["stone"],
                    "completed": ["frontier_post"],
                },
            ]
        }
    )
    for text in ("command brick", "reveal wood", "reveal clay", "reveal marble"):
        state.apply(game.parse(text))
    for text in ("withhold wood", "withhold marble"):
        state.apply(game.parse(text))
    assert [action.text for action in state.actions()] == ["give clay"]
