"""Card files that name, add, leave out and compose buildings, for owners of the printed box."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.message import say
from ludotheque.core.seat import Seat
from ludotheque.games.card_names import CardName
from ludotheque.games.cardfile import has_estimates
from ludotheque.games.uchronia.cards.effects import EFFECTS, FIELDS
from ludotheque.games.uchronia.game import UCHRONIA, Uchronia
from ludotheque.words import LANGUAGES, Words
from tests.games.card_files import CardText

BUILT_IN = CardText("uchronia")

HARBOUR = """
[cards.harbour]
name = { en = "Harbour", fr = "le Port" }
copies = 3
kind = "bonus"
colour = "wood"
cost = 1
points = 2
effect = "draw_cards"
order = "trade"
amount = 2
more = [
  { kind = "permanent", effect = "more_activities", amount = 1 },
  { kind = "points", effect = "more_points", amount = 4 },
]

[cards.harbour.provenance]
name = "own"
copies = "own"
colour = "own"
cost = "own"
points = "own"
effect = "own"
order = "own"
amount = "own"
more = "own"
"""


SALVAGE = '{ kind = "permanent", effect = "salvage" }'


def with_harbour(folder: Path) -> Uchronia:
    file = folder / "my.toml"
    file.write_text(BUILT_IN.text + HARBOUR, encoding="utf-8")
    return UCHRONIA.with_cards(file)


def changed(id: str, **fields: Any) -> Uchronia:
    values = UCHRONIA.card_values()
    values["cards"][id] |= fields
    return UCHRONIA.with_cards(values)


# Names.


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogues_say_the_names_of_the_card_file(language: str) -> None:
    words = Words(language, UCHRONIA)
    for card in UCHRONIA.cards.buildings:
        assert card.name is None
        name = say(f"card-{card.id}")
        assert words.say(name) == card.names[language]
        the = CardName(UCHRONIA.card_values()["cards"][card.id]["name"]).the[language]
        assert the in words("log-used", seat=0, player="Ada", building=name)


@pytest.mark.parametrize(
    ("name", "english", "french"),
    [
        ({"en": "Harbour", "fr": "le Port"}, ["Harbour", "the Harbour"], ["Port", "le Port"]),
        ({"en": "the Inn", "fr": "l’Auberge"}, ["Inn", "the Inn"], ["Auberge", "l’Auberge"]),
        ({"en": "Baths", "fr": "les Bains"}, ["Baths", "the Baths"], ["Bains", "les Bains"]),
        ({"en": "Inn", "fr": "Auberge"}, ["Inn", "the Inn"], ["Auberge", "«\xa0Auberge\xa0»"]),
        ("Odeon", ["Odeon", "the Odeon"], ["Odeon", "«\xa0Odeon\xa0»"]),
        ({"fr": "le Port"}, ["Port", "the Port"], ["Port", "le Port"]),
        ("la Cokerie", ["Cokerie", "the Cokerie"], ["Cokerie", "la Cokerie"]),
        ("the Odeon", ["Odeon", "the Odeon"], ["Odeon", "«\xa0Odeon\xa0»"]),
    ],
)
def test_an_own_name_is_said_in_both_languages(
    name: Any, english: list[str], french: list[str]
) -> None:
    game = changed("dock", name=name)
    card = game.cards.by_id["dock"]
    assert card.name is not None
    assert [card.name.bare["en"], card.name.the["en"]] == english
    assert [card.name.bare["fr"], card.name.the["fr"]] == french
    info = next(info for info in game.card_sheet() if info.id == "dock")
    assert Words("fr", game).say(info.name) == french[0]
    assert info.provenance["name"] == "own"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ('""', "a name has 1 to 40 characters"),
        ('{ de = "Hafen" }', "the language “de” is not known"),
        ("{ }", "a text is expected"),
    ],
)
def test_a_name_that_cannot_be_is_refused(tmp_path: Path, name: str, sentence: str) -> None:
    text = BUILT_IN.edited("cards.dock", '{ en = "Dock", fr = "le Quai" }', name)
    assert f"card 'dock', field 'name': {sentence}" in BUILT_IN.refusal(tmp_path, text)


def test_two_buildings_have_two_names(tmp_path: Path) -> None:
    text = BUILT_IN.edited("cards.dock", '{ en = "Dock", fr = "le Quai" }', '"Market"')
    sentence = "card 'market', field 'name': “dock” has this name already."
    assert sentence in BUILT_IN.refusal(tmp_path, text)
    without = dict(UCHRONIA.card_values()["cards"])
    del without["dock"]
    without["market"] = without["market"] | {"name": {"en": "Dock", "fr": "le Quai"}}
    UCHRONIA.with_cards(UCHRONIA.card_values() | {"cards": without})


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("colour", "green", "“green” is not known; it is one of: brick, clay, marble"),
        ("order", "build", "“build” is not known; it is one of: construction, draconians"),
        ("color", "wood", "there is no field “color” here; did you mean “colour”?"),
        ("zzz", 1, "there is no field “zzz” here; there are: kind, effect,"),
    ],
)
def test_what_would_be_right_is_said(field: str, value: Any, sentence: str) -> None:
    with pytest.raises(lt.BadCards) as caught:
        changed("dock", **{field: value})
    assert f"card 'dock', field '{field}': {sentence}" in str(caught.value)


@pytest.mark.rule("U-5")
def test_names_have_a_provenance_of_their_own() -> None:
    names = {card.id: card.provenance["name"] for card in UCHRONIA.cards.buildings}
    invented = [id for id, source in names.items() if source.startswith("reconstructed")]
    assert len(invented) == 28
    assert names["latrines"].startswith("public")
    assert names["gate"] == "rulebook: french-name-ours"
    words = Words("en", UCHRONIA)
    assert "our translation" in words.source(names["gate"])
    order = UCHRONIA.cards.by_id["amphitheatre"].provenance["effect"]
    assert "Construction instead of" in words.source(order)


@pytest.mark.rule("U-5")
def test_every_card_with_an_estimate_is_marked_and_no_other() -> None:
    marked = {card.id for card in UCHRONIA.cards.buildings if has_estimates(card.provenance)}
    whole = {"viaduct", "bridge", "basilica", "square"}
    assert {card.id for card in UCHRONIA.cards.buildings} - marked == whole


# New buildings.


def test_a_new_building_is_drawn_started_used_and_scored(tmp_path: Path) -> None:
    game = with_harbour(tmp_path)
    seats = [{"hand": ["stone", "marble"], "stock": {"wood": 1, "clay": 1}}, {}]
    state = game.restore({"players": seats, "forum": {"wood": 1}, "works": ["harbour"]})
    for text in ("command stone", "start harbour"):
        state.apply(game.parse(text))
    assert state.to_json()["players"][0]["sites"] == [{"building": "harbour", "resources": []}]
    built = [{"hand": ["marble"], "stock": {"clay": 1}, "completed": ["harbour"]}, {}]
    state = game.restore({"players": built})
    assert game.standing(state)[0] == {"buildings": 2, "monopolies": 0, "harbour": 4}
    assert state.activity_limit(Seat(0)) == 2 + 1 + 1
    for text in ("command marble", "launch clay"):
        state.apply(game.parse(text))
    assert [action.text for action in state.actions()] == ["done", "use harbour"]
    events = state.apply(game.parse("use harbour"))
    assert [event.kind.name for event in events].count("drew") == 2
    words = Words("fr", game, names=["Ada", "Basile"])
    assert "Ada utilise le Port." in [words.say(game.tell(event)) for event in events]


def test_a_new_building_is_on_the_sheet_with_a_line_for_each_effect(tmp_path: Path) -> None:
    game = with_harbour(tmp_path)
    info = next(info for info in game.card_sheet() if info.id == "harbour")
    words = Words("en", game)
    assert words.say(info.name) == "Harbour"
    assert len(info.lines) == 3
    assert not has_estimates(info.provenance)
    assert words.say(game.source_name("harbour")) == "Harbour"


@pytest.mark.parametrize("players", [2, 5])
def test_random_games_with_new_and_missing_buildings_are_sound(
    tmp_path: Path, players: int
) -> None:
    file = tmp_path / "my.toml"
    text = BUILT_IN.without("cards.dock", "cards.market") + HARBOUR
    file.write_text(text, encoding="utf-8")
    game = UCHRONIA.with_cards(file)
    for seed in range(3):
        state, rng = game.new(players, seed), Random(seed)
        while not state.over:
            legal = state.actions()
            assert [action.index for action in legal] == sorted({a.index for a in legal})
            state.apply(rng.choice(legal))
            game.check(state)
        again = lt.State.from_json(state.to_json())
        assert again.digest() == state.digest()


def test_a_record_with_new_buildings_replays(tmp_path: Path) -> None:
    game = with_harbour(tmp_path)
    record = lt.Record.begin(game, players=2, seed=3, seats=["a", "b"])
    state, rng = record.first(), Random(3)
    while not state.over:
        record.play(state, rng.choice(state.actions()))
    assert lt.Record.loads(record.dumps()).verify().digest() == state.digest()


# Several effects.


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ('[{ kind = "bonus", effect = "draw_cards", order = "trade", amount = 1 }]', "one effect"),
        ('[{ kind = "permanent", effect = "fly" }]', "“fly” is not known"),
        ('[{ kind = "permanent", effect = "draw_up_to" }]', "“draw_up_to” needs it"),
        (
            '[{ kind = "permanent", effect = "villa" }]',
            "so the rules cannot carry it out; the effects are: draw_cards",
        ),
        (f"[{SALVAGE}, {SALVAGE}]", "each effect once"),
    ],
)
def test_effects_that_do_not_fit_together_are_refused(
    tmp_path: Path, more: str, sentence: str
) -> None:
    text = BUILT_IN.edited("cards.dock", "points = 1\n", f"points = 1\nmore = {more}\n")
    assert sentence in BUILT_IN.refusal(tmp_path, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_a_further_effect_says_the_name_of_the_building(language: str) -> None:
    more = [{"kind": "permanent", "effect": "drop_before_draw", "amount": 1}]
    game = changed("dock", name={"en": "Harbour", "fr": "le Port"}, more=more)
    seats = [{"hand": ["wood"], "completed": ["dock"]}, {}]
    state = game.restore({"players": seats})
    state.apply(game.parse("plot"))
    assert state.decision is not None
    name = {"en": "Harbour:", "fr": "Port\xa0:"}[language]
    assert Words(language, game).say(state.decision.message).startswith(name)


def test_two_effects_of_one_building_work_side_by_side() -> None:
    more = [
        {"kind": "completion", "effect": "draw_cards", "amount": 3},
        {"kind": "permanent", "effect": "add_at_once"},
    ]
    game = changed("dock", more=more)
    seats = [{"hand": ["stone"], "stock": {"wood": 2}, "sites": [{"building": "dock"}]}, {}]
    state = game.restore({"players": seats, "forum": {"wood": 1}, "works": ["market"]})
    for text in ("command stone", "add wood dock"):
        state.apply(game.parse(text))
    assert [action.text for action in state.actions()] == ["use dock", "done"]
    events = state.apply(game.parse("use dock"))
    assert [event.kind.name for event in events].count("drew") == 3


# The vocabulary.


def test_every_verb_says_what_it_needs() -> None:
    for name, verb in EFFECTS.items():
        assert set(verb.fields) <= set(FIELDS), name
        assert all(f"`{field}`" in verb.meaning for field in verb.fields), name
