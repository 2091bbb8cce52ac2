"""Card files that cannot be played with: each is refused with a sentence that says where."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque as lt
from tests.games.card_files import CardText

BUILT_IN = CardText("spyrium")
TEXT, edited, without, refusal = (
    BUILT_IN.text,
    BUILT_IN.edited,
    BUILT_IN.without,
    BUILT_IN.refusal,
)


@pytest.mark.parametrize(
    ("content", "where"),
    [
        pytest.param(
            without("cards.mine1", "cards.mine2"),
            "all cards, field 'copies': era A has 27 cards, the box has 30.",
            id="missing card",
        ),
        pytest.param(
            TEXT + "\n[cards.mine9]\n",
            (
                "card 'mine9': a new card needs a “kind”, or “like” and the id of another; "
                "did you mean “mine3”?"
            ),
            id="new card",
        ),
        pytest.param(
            without("events.sell", "events.reuse"),
            "section 'box', field 'turns': there are only 4 events.",
            id="missing events",
        ),
        pytest.param(
            TEXT + "\n[events.war]\n",
            "event 'war': a new card needs a “name”, or “like” and the id of another.",
            id="new event",
        ),
    ],
)
def test_the_cards_make_up_a_game(tmp_path: Path, content: str, where: str) -> None:
    assert refusal(tmp_path, content) == f"my.toml: {where}"


@pytest.mark.parametrize(
    ("heading", "old", "new", "field"),
    [
        pytest.param("cards.mine1", "price = 2", "price = -2", "price", id="negative price"),
        pytest.param("cards.mine1", "price = 2", 'price = "two"', "price", id="price in words"),
        pytest.param("cards.mine1", "price = 2", "price = 2.5", "price", id="half a pound"),
        pytest.param("cards.mine1", "price = 2\n", "", "price", id="missing price"),
        pytest.param("cards.mine1", "price = 2", "prise = 2", "prise", id="unknown field"),
        pytest.param("cards.mine1", "points = 1", "points = -1", "points", id="negative points"),
        pytest.param("cards.mine1", '["mine"]', '["moon"]', "symbols", id="unknown symbol"),
        pytest.param("cards.mine1", "A = 3", "A = -3", "copies", id="negative copies"),
        pytest.param("cards.mine1", '"spyrium"', '"gold"', "uses", id="unknown effect of a use"),
        pytest.param("cards.mine1", "workers = 1", "workers = -1", "uses", id="negative workers"),
        pytest.param("cards.mineur", '"spyrium"', '"gold"', "call", id="unknown effect of a call"),
        pytest.param("cards.cite1", '"workers"', '"gold"', "built", id="unknown effect when built"),
        pytest.param("cards.grue", '"cheaper_plots"', '"flight"', "power", id="unknown power"),
        pytest.param("cards.grue", "per = 1", "per = 0", "final", id="a point per nothing"),
    ],
)
def test_a_wrong_value_is_named_by_card_and_field(
    tmp_path: Path, heading: str, old: str, new: str, field: str
) -> None:
    card = heading.removeprefix("cards.")
    sentence = refusal(tmp_path, edited(heading, old, new))
    assert sentence.startswith(f"my.toml: card '{card}', field '{field}")


def test_a_power_belongs_to_one_technique(tmp_path: Path) -> None:
    sentence = refusal(tmp_path, edited("cards.lobbying", '"no_surcharge"', '"reuse"'))
    assert sentence.startswith("my.toml: card 'taylorisme', field 'power': “lobbying” has it")


@pytest.mark.parametrize(
    ("heading", "old", "new", "where"),
    [
        ("events.sell", '"money"', '"gold"', "event 'sell', field 'options"),
        ("events.residence", "spyrium = 1, effect", "spyrium = -1, effect", "event 'residence', "),
        ("events.reuse", '"reuse"', '"fly"', "event 'reuse', field 'power'"),
        ("box", "money = 8", "money = -8", "section 'box', field 'money'"),
        ("box", "workers = 3", "workers = 9", "section 'box', field 'workers'"),
        ("box", "tokens = [8, 8, 8]", "tokens = [8, 8]", "section 'box', field 'tokens'"),
        ("box", '["A", "A", "A",', '["A", "A", "A", "A",', "section 'box', field 'turns'"),
        ("box", "plot = 1", "plott = 1", "section 'box', field 'plott'"),
    ],
)
def test_a_wrong_event_or_constant_is_named(
    tmp_path: Path, heading: str, old: str, new: str, where: str
) -> None:
    assert refusal(tmp_path, edited(heading, old, new)).startswith(f"my.toml: {where}")


@pytest.mark.parametrize(
    ("content", "what"),
    [
        pytest.param(
            edited("cards.mine1", "A = 3", "A = 4"),
            "era A has 31 cards, the box has 30.",
            id="by era",
        ),
        pytest.param(
            edited("cards.mine1", "A = 3", "A = 2").replace(
                "copies = { A = 2 }", "copies.A = 3", 1
            ),
            "there are 18 characters, the box has 17.",
            id="by kind",
        ),
    ],
)
def test_copies_must_add_up(tmp_path: Path, content: str, what: str) -> None:
    assert refusal(tmp_path, content) == f"my.toml: all cards, field 'copies': {what}"


@pytest.mark.parametrize(
    ("heading", "old", "new", "where"),
    [
        ("cards.mine1.provenance", 'price = "reconstructed"\n', "", "card 'mine1', field 'price'"),
        ("cards.mine1.provenance", '"reconstructed"', '"a guess"', "card 'mine1', field 'copies'"),
        ("cards.mine1.provenance", '"reconstructed"', '""', "card 'mine1', field 'copies'"),
        ("events.sell", '"rulebook"', '"hearsay"', "event 'sell', field 'options'"),
        ("box.provenance", 'plot = "rulebook"\n', "", "section 'box', field 'plot'"),
    ],
)
def test_every_value_needs_a_provenance(
    tmp_path: Path, heading: str, old: str, new: str, where: str
) -> None:
    sentence = refusal(tmp_path, edited(heading, old, new))
    assert sentence == (
        f"my.toml: {where}: its provenance must begin with one of: "
        "rulebook, public, reconstructed, own."
    )


@pytest.mark.parametrize("section", ["box", "cards", "events"])
def test_every_section_must_be_there(tmp_path: Path, section: str) -> None:
    renamed = TEXT.replace(f"[{section}", f"[x{section}")
    sentence = refusal(tmp_path, renamed)
    assert sentence.startswith("my.toml: ")
    assert f"section '{section}'" in sentence


@pytest.mark.parametrize(
    "content",
    [
        pytest.param("a letter to the publisher", id="words"),
        pytest.param('{"cards": {}}', id="JSON"),
        pytest.param(edited("cards.mine1", "price = 2", "price = 2\nprice = 3"), id="twice"),
        pytest.param(b"\xff\xfe\x00", id="bytes"),
    ],
)
def test_what_is_not_toml_is_refused(tmp_path: Path, content: str | bytes) -> None:
    assert refusal(tmp_path, content).startswith("my.toml: not a TOML file (")


def test_a_missing_file_is_named_with_its_path(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.toml"
    with pytest.raises(lt.BadCards) as refused:
        lt.new("spyrium", players=2, seed=1, cards=nowhere)
    assert str(refused.value).startswith(f"{nowhere}: the card file cannot be read (")


def test_a_folder_is_not_a_card_file(tmp_path: Path) -> None:
    with pytest.raises(lt.BadCards, match="the card file cannot be read"):
        lt.new("spyrium", players=2, seed=1, cards=tmp_path)


def test_a_changed_value_is_played_with(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(edited("box", "money = 8", "money = 80"), encoding="utf-8")
    state = lt.new("spyrium", players=2, seed=1, cards=file)
    # 80 and the income of the first turn.
    assert [player["money"] for player in state.to_json()["players"]] == [82, 82]


def test_the_built_in_file_may_be_named(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(TEXT, encoding="utf-8")
    named = lt.new("spyrium", players=2, seed=1, cards=file)
    assert named.digest() == lt.new("spyrium", players=2, seed=1).digest()
