"""Each card and token where it acts, and where it must not (M-126, M-153)."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.games.monumental.cards.card import BASIC, WONDER
from ludotheque.games.monumental.game import MONUMENTAL
from tests.games.monumental.table import city, ids, legal, play, position, resources, top

FACES = MONUMENTAL.cards.by_id
OWNER = {
    face.id: MONUMENTAL.cards.civilizations[face.civilization].id
    for face in MONUMENTAL.cards.faces
    if face.civilization >= 0
}

P, S, M, G, C = "production", "science", "military", "gold", "culture"
PRINTED: dict[str, dict[str, int]] = {
    "work_camp": {P: 1},
    "library": {S: 1},
    "fort": {M: 1},
    "forum": {},
    "mine": {P: 1},
    "paper_mill": {},
    "pyrotechnics": {},
    "altar": {M: 1},
    "warrior_priest": {},
    "royal_quarry": {"wonder_production": 2},
    "embalming": {},
    "agora": {G: 1},
    "philosophy": {},
    "samurai_training_ground": {"barbarian_military": 2},
    "calligraphy": {},
    "workshop": {P: 2},
    "laboratory": {S: 2},
    "archery_range": {M: 2},
    "temple": {C: 1},
    "bazaar": {G: 1, "any": 1},
    "aqueduct": {P: 2},
    "barracks": {M: 2},
    "academy": {S: 2},
    "irrigation": {P: 1},
    "metal_casting": {},
    "writing": {},
    "horse_riding": {M: 1},
    "currency": {},
    "great_pyramid": {P: 2},
    "great_wall": {M: 2, P: 1},
    "great_library": {S: 2},
    "colosseum": {C: 1, G: 1},
    "hanging_gardens": {"any": 2},
    "university": {S: 3},
    "fortress": {M: 3},
    "windmill": {P: 3},
    "monastery": {C: 1, S: 1},
    "printing": {},
    "navigation": {G: 1},
    "feudalism": {M: 1},
    "engineering": {},
    "notre_dame": {C: 2},
    "angkor_wat": {P: 3},
    "alhambra": {M: 3},
    "machu_picchu": {G: 2},
    "steam_power": {P: 2},
    "electricity": {},
    "aviation": {M: 3},
    "computing": {S: 1},
    "eiffel_tower": {C: 2, G: 1},
    "statue_of_liberty": {"any": 3},
    "panama_canal": {G: 3},
    "space_station": {S: 4},
}
PRICES: dict[str, Any] = {
    "workshop": 3,
    "laboratory": 3,
    "archery_range": 3,
    "temple": 5,
    "bazaar": 4,
    "aqueduct": 5,
    "barracks": 4,
    "academy": 5,
    "irrigation": 2,
    "metal_casting": 3,
    "writing": 3,
    "horse_riding": 3,
    "currency": 2,
    "great_pyramid": (3, 3),
    "great_wall": (2, 3),
    "great_library": (3, 3),
    "colosseum": (3, 4),
    "hanging_gardens": (2, 4),
    "university": 7,
    "fortress": 6,
    "windmill": 6,
    "monastery": 7,
    "printing": 5,
    "navigation": 4,
    "feudalism": 5,
    "engineering": 6,
    "notre_dame": (4, 5),
    "angkor_wat": (5, 5),
    "alhambra": (4, 5),
    "machu_picchu": (4, 4),
    "steam_power": 6,
    "electricity": 7,
    "aviation": 6,
    "computing": 7,
    "eiffel_tower": (6, 6),
    "statue_of_liberty": (6, 7),
    "panama_canal": (6, 6),
    "space_station": (7, 8),
}
ACQUIRED: dict[str, dict[str, int]] = {
    "great_pyramid": {P: 3},
    "great_library": {S: 3},
    "colosseum": {C: 2},
    "notre_dame": {C: 3},
    "alhambra": {M: 4},
    "machu_picchu": {G: 3},
    "eiffel_tower": {C: 4},
    "panama_canal": {G: 4},
    "space_station": {S: 4},
}


def owner_of(card: str, **more: Any) -> dict[str, Any]:
    """A seat that may have a card, with nothing on hand."""
    seat: dict[str, Any] = {"civilization": OWNER.get(card, "greece"), "gold": 0, **more}
    if FACES[card].kind == WONDER:
        seat["wonders"] = [card]
    return seat


def got(state: Any) -> dict[str, int]:
    goods = {**resources(state), G: state.side[0].gold, C: state.side[0].culture}
    return {name: amount for name, amount in goods.items() if amount}


@pytest.mark.rule("M-126")
@pytest.mark.parametrize("card", PRINTED)
def test_every_card_prints_what_its_row_says_and_only_when_activated(card: str) -> None:
    cover = f"forum/{card}" if FACES[card].kind == 1 else card
    laid = city(cover, *[""] * 8)
    state = position(seats=[owner_of(card, city=laid, deck=None) | rest(card), {}], activating=True)
    idle = state.copy()
    play(state, "activate 1a")
    expected = dict(PRINTED[card])
    for _ in range(expected.pop("any", 0)):
        assert legal(state) == ["take production", "take science", "take military"]
        play(state, "take science")
        expected[S] = expected.get(S, 0) + 1
    assert got(state) == expected
    play(idle, "activate 3c")
    assert got(idle) == {}
    assert legal(idle, "use") == []


def rest(card: str) -> dict[str, Any]:
    """All other cards of the civilization lie on the discard pile."""
    state = position(seats=[{"civilization": OWNER.get(card, "greece")}, {}])
    own = ids(state, [*state.side[0].deck])
    laid = state.to_json()["players"][0]["city"]
    own += [slot["card"] for slot in laid]
    own += [slot["knowledge"] for slot in laid if "knowledge" in slot]
    for used in {card, "forum" if FACES[card].kind == 1 else card}:
        if used in own:
            own.remove(used)
    return {"deck": [], "discard": own}


def test_the_table_is_whole() -> None:
    assert set(PRINTED) == set(FACES)
    assert set(PRICES) == {card.id for card in MONUMENTAL.cards.faces if card.set >= BASIC}


@pytest.mark.rule("M-126")
@pytest.mark.parametrize("card", PRICES)
def test_prices(card: str) -> None:
    face = FACES[card]
    assert (face.steps if face.kind == WONDER else face.cost) == PRICES[card]


@pytest.mark.rule("M-126")
@pytest.mark.parametrize("card", ACQUIRED)
def test_wonders_give_when_they_are_completed_and_not_before(card: str) -> None:
    seat = {"civilization": "greece", "gold": 0, "building": card}
    state = position(seats=[seat, {}], res={P: FACES[card].steps[1]})
    assert got(state) == {P: FACES[card].steps[1]}
    drawn = len(state.drawn)
    play(state, "build", "place 8")
    gains = got(state)
    if card == "space_station":
        assert len(state.drawn) == drawn + 1
        gains = {S: 4}
    assert gains == ACQUIRED[card]


def ready(card: str, **fields: Any) -> Any:
    """The effect of a card may be used, with all the city idle."""
    seat = owner_of(card) | {"city": city()} | fields.pop("seat", {})
    return position(seats=[seat, {}], turn={"ready": [card], **fields.pop("turn", {})}, **fields)


@pytest.mark.rule("M-126")
@pytest.mark.parametrize(
    ("card", "fields", "answers", "gains"),
    [
        ("paper_mill", {"seat": {"gold": 1}}, ["take production", "take military"], {P: 1, M: 1}),
        ("calligraphy", {"res": {S: 2}}, [], {C: 1}),
        ("metal_casting", {"res": {P: 1}}, [], {M: 2}),
        ("philosophy", {"res": {S: 3}}, ["swap science military 2"], {S: 1, M: 2}),
        ("philosophy", {"res": {S: 3}}, ["swap science military 1"], {S: 2, M: 1}),
        ("currency", {"res": {S: 1, M: 2}}, ["spend science", "spend military"], {M: 1, G: 2}),
        ("currency", {"res": {S: 1, M: 2}}, ["spend military", "stop"], {S: 1, M: 1, G: 1}),
        ("warrior_priest", {"turn": {"conquered": 1}}, [], {C: 1}),
        ("mine", {"made": {P: 3}}, [], {G: 1}),
        ("windmill", {"made": {P: 6}}, [], {G: 1}),
        ("monastery", {}, ["archive a1"], {G: 1}),
        ("altar", {}, ["discard a1"], {M: 1}),
        ("academy", {"made": {S: 4}, "seat": {"top": ["fort"]}}, [], {M: 1}),
        ("writing", {"seat": {"top": ["fort"]}}, [], {M: 1}),
        ("printing", {"seat": {"top": ["fort", "workshop"]}}, [], {M: 1, P: 2}),
        ("computing", {"seat": {"top": ["fort", "workshop"]}}, [], {M: 1, P: 2}),
        ("great_library", {"seat": {"top": ["fort"]}}, [], {M: 1}),
        ("university", {"res": {S: 1}, "seat": {"top": ["fort"]}}, [], {M: 1}),
        ("forum", {"res": {S: 1, M: 1}}, ["spend science", "spend military"], {C: 1}),
        ("angkor_wat", {}, ["extra a1"], {P: 1}),
        ("electricity", {}, ["extra a1"], {P: 1}),
    ],
)
def test_effects_that_act(
    card: str, fields: dict[str, Any], answers: list[str], gains: dict[str, int]
) -> None:
    state = ready(card, **fields)
    play(state, f"use {card}", *answers)
    assert got(state) == gains
    assert legal(state, "use") == []


@pytest.mark.rule("M-126")
@pytest.mark.parametrize(
    ("card", "fields"),
    [
        ("paper_mill", {}),
        ("calligraphy", {"res": {S: 1, P: 9}}),
        ("metal_casting", {"res": {S: 9}}),
        ("philosophy", {"res": {"wonder_production": 2}, "seat": {"gold": 3}}),
        ("currency", {"seat": {"gold": 3}}),
        ("warrior_priest", {}),
        ("mine", {"made": {P: 2, S: 9}}),
        ("windmill", {"made": {P: 5}}),
        ("academy", {"made": {S: 3}, "seat": {"top": ["fort"]}}),
        ("university", {"res": {P: 9}}),
        ("forum", {"res": {S: 1, "wonder_production": 4}}),
    ],
)
def test_effects_that_must_not(card: str, fields: dict[str, Any]) -> None:
    assert legal(ready(card, **fields), "use") == []


@pytest.mark.rule("M-126")
@pytest.mark.parametrize(
    "card", ["temple", "hanging_gardens", "statue_of_liberty", "pyrotechnics", "monastery"]
)
def test_archiving_cards_need_something_to_archive(card: str) -> None:
    state = ready(card)
    play(state, f"use {card}", "archive c3")
    assert ids(state, state.side[0].archived) == ["fort"]
    busy = ready(card, turn={"active": [f"{c}{r}" for r in "123" for c in "abc"]})
    assert legal(busy, "use") == []


@pytest.mark.rule("M-126")
@pytest.mark.parametrize("card", ["great_pyramid", "fortress", "embalming"])
def test_cards_that_reinforce(card: str) -> None:
    cover = f"forum/{card}" if FACES[card].kind == 1 else card
    state = position(seats=[owner_of(card, city=city(cover)), {}], activating=True)
    other = state.copy()
    play(state, "activate 1a", "end")
    assert "reinforce a1" in legal(state)
    play(other, "activate 3c", "end")
    assert other.actor == 1


@pytest.mark.rule("M-126")
@pytest.mark.parametrize(
    ("card", "moves", "steps"),
    [
        ("barracks", 1, 0),
        ("alhambra", 2, 0),
        ("horse_riding", 0, 1),
        ("navigation", 0, 2),
        ("aviation", 0, 3),
    ],
)
def test_cards_that_move_units_and_explorers(card: str, moves: int, steps: int) -> None:
    cover = f"forum/{card}" if FACES[card].kind == 1 else card
    state = position(seats=[owner_of(card, city=city(cover)), {}], activating=True)
    other = state.copy()
    play(state, "activate 1a")
    assert (state.moves, state.steps) == (moves, (steps, steps))
    play(other, "activate 3c")
    assert (other.moves, other.steps) == (0, (0, 0))


@pytest.mark.rule("M-126")
def test_the_great_wall_moves_two_units_when_it_is_completed() -> None:
    state = position(seats=[{"building": "great_wall", "gold": 0}, {}], res={P: 3})
    play(state, "build", "place 8")
    assert state.moves == 2


@pytest.mark.rule("M-126")
@pytest.mark.parametrize(
    ("card", "cover", "production"),
    [
        ("irrigation", "work_camp", 1 + 1 + 1),
        ("irrigation", "fort", 1),
        ("irrigation", "royal_quarry", 1 + 1),
        ("steam_power", "work_camp", 1 + 2 + 2),
        ("steam_power", "library", 2),
    ],
)
def test_knowledge_that_looks_at_its_cover(card: str, cover: str, production: int) -> None:
    laid = city(f"{cover}/{card}", *[""] * 8)
    seat = {"civilization": "egypt", "gold": 0, "city": laid}
    state = position(seats=[seat, {}], activating=True)
    play(state, "activate 1a")
    assert resources(state).get(P, 0) == production


@pytest.mark.rule("M-126")
@pytest.mark.parametrize(("provinces", "military"), [(0, 1), (3, 1), (4, 2), (6, 3), (8, 3)])
def test_feudalism_counts_provinces(provinces: int, military: int) -> None:
    numbers = [4, 9, 13, 5, 10, 14, 17, 15][:provinces]
    laid = city("forum/feudalism", *[""] * 8)
    state = position(
        seats=[{"civilization": "greece", "gold": 0, "city": laid}, {}],
        tiles={str(tile): {"holder": 0, "soldiers": 1} for tile in numbers},
        activating=True,
    )
    play(state, "activate 1a")
    assert resources(state) == {M: military}


# Tokens.

BARBARIANS = {
    "b1a": ({G: 1}, {P: 2}),
    "b1b": ({G: 1}, {S: 2}),
    "b1c": ({G: 1}, {P: 1, S: 1}),
    "b1d": ({G: 1}, {C: 1}),
    "b2a": ({G: 1}, {P: 3}),
    "b2b": ({G: 1}, {S: 3}),
    "b2c": ({G: 1}, {M: 1, P: 1, S: 1}),
    "b2d": ({G: 1}, {C: 1, S: 1}),
    "b3a": ({G: 2}, {P: 4}),
    "b3b": ({G: 2}, {S: 4}),
    "b3c": ({G: 2}, {M: 2, C: 1}),
    "b3d": ({G: 2}, {C: 2}),
    "b4a": ({G: 3}, {P: 5}),
    "b4b": ({G: 3}, {S: 5}),
    "b4c": ({G: 3}, {M: 3, C: 1}),
    "b4d": ({G: 3}, {C: 3}),
}
CITIES: dict[str, tuple[dict[str, int], dict[str, int], dict[str, int]]] = {
    "samarkand": ({S: 2}, {C: 1, G: 1}, {P: 3}),
    "petra": ({P: 2}, {C: 1, G: 1}, {S: 3}),
    "timbuktu": ({S: 2}, {C: 1, G: 1}, {}),
    "novgorod": ({P: 2}, {C: 1, G: 1}, {}),
    "palmyra": ({G: 2}, {C: 2}, {M: 4}),
    "hormuz": ({P: 1, S: 1}, {C: 1, G: 1}, {M: 3}),
    "ragusa": ({S: 3}, {C: 2}, {G: 3}),
    "malacca": ({P: 3}, {C: 2}, {G: 3}),
    "lubeck": ({P: 3}, {C: 2}, {M: 1, P: 2}),
    "cahokia": ({S: 3}, {C: 2}, {G: 1}),
}


@pytest.mark.rule("M-153")
@pytest.mark.parametrize("choice", [0, 1])
@pytest.mark.parametrize("token", BARBARIANS)
def test_every_barbarian_gives_what_was_chosen_and_not_the_other(token: str, choice: int) -> None:
    value = int(token[1])
    state = position(
        seats=[{"gold": 0}, {}],
        res={M: value},
        tiles={"4": {"barbarian": value}, **{t: {} for t in EMPTY_TILES}},
        barbarians={str(value): [token]},
    )
    play(state, "attack 4", *["send 8"] * value, f"reward {choice + 1}")
    assert got(state) == BARBARIANS[token][choice]


EMPTY_TILES = [str(n) for n in (2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 16, 17, 18)]


@pytest.mark.rule("M-153")
@pytest.mark.parametrize("choice", [0, 1])
@pytest.mark.parametrize("token", CITIES)
def test_every_free_city_takes_its_price_and_gives_what_was_chosen(token: str, choice: int) -> None:
    price, *rewards = CITIES[token]
    gold = price.get(G, 0)
    res = {name: amount for name, amount in price.items() if name != G} | {M: 1}
    seat = {"gold": gold, "top": ["fort", "workshop"]}
    state = position(seats=[seat, {}], res=res, tiles={"4": {"city": token}})
    play(state, "attack 4", "send 8", f"reward {choice + 1}")
    if token == "cahokia" and choice:
        play(state, "archive a1", "archive b1")
        assert len(state.side[0].archived) == 2
    assert got(state) == rewards[choice]
    gained = {"timbuktu": ["laboratory"], "novgorod": ["workshop"]}.get(token, [])
    kept = [] if token == "lubeck" and choice else ["fort", "workshop"]
    assert top(state, 0) == kept + (gained if choice else [])
    # One resource less is not enough.
    for name in price:
        less = {good: amount - (good == name) for good, amount in res.items()}
        poor = {"gold": gold - (name == G)}
        short = position(seats=[poor, {}], res=less, tiles={"4": {"city": token}})
        assert "attack 4" not in legal(short)


@pytest.mark.rule("M-153")
@pytest.mark.parametrize("market", ["silk", "spice", "ivory", "amber"])
@pytest.mark.parametrize("number", range(1, 6))
def test_every_market_token_gives_its_goods_once(market: str, number: int) -> None:
    seats = [{"gold": 0, "tokens": [f"{market}-{number}"]}, {}, {}, {}]
    state = position(seats=seats)
    play(state, f"market {market}")
    assert got(state) == [{P: 4}, {S: 4}, {M: 4}, {G: 3}, {C: 2}][number - 1]
    assert legal(state, "market") == []
