"""Whole games of Monumental in both languages: every message is there, and every one is needed."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.cli import cards as cards_command
from ludotheque.cli import main
from ludotheque.core.event import Event
from ludotheque.core.message import Message
from ludotheque.core.preview import Amount
from ludotheque.games.card_names import CardName
from ludotheque.games.monumental.cards.card import LINES
from ludotheque.games.monumental.words import events, goods
from ludotheque.words import LANGUAGES, Words
from tests.games.monumental.table import city, position
from tests.words.test_messages_spyrium import Speaker, said_here, say_cards

MONUMENTAL = lt.GAMES["monumental"]


def with_gained_wonders() -> dict[str, Any]:
    values: dict[str, Any] = MONUMENTAL.card_values()
    values["cards"]["statue_of_liberty"]["acquisition"] = {"wonder": 1}
    return values


def rare() -> Iterator[tuple[lt.State, list[str]]]:
    """What chance seldom brings, as small positions and the actions that show it."""
    greek = {"civilization": "greece", "policies": ["olympic_games"], "gold": 2}
    yield position(seats=[greek, {}], res={"production": 3}), ["buy workshop", "pay gold"]
    yield position(seats=[greek, {}], turn={"ready": ["forum"]}), ["use forum", "spend gold"]
    league = {"civilization": "greece", "policies": ["delian_league"]}
    goods = {"production": 1, "science": 1, "military": 1}
    hormuz = {"4": {"city": "hormuz"}}
    yield position(seats=[league, {}], res=goods, tiles=hormuz), ["attack 4", "save science"]
    chinese = {"civilization": "china", "policies": ["silk_road", "confucianism"], "culture": 3}
    yield position(seats=[chinese, {}]), ["policy great_inventions", "bonus silk_road"]
    shinto = {"civilization": "japan", "policies": ["shinto"]}
    yield position(seats=[shinto, {}]), ["favour"]
    quarry = city("royal_quarry", "temple", "bazaar")
    egyptian = {"civilization": "egypt", "building": "great_wall", "city": quarry}
    yield (
        position(seats=[egyptian, {}], activating=True),
        ["activate 1a", "take production", "build", "place 8"],
    )
    yield (
        position(res={"military": 2}, tiles={"9": {"holder": 1, "soldiers": 1}}),
        ["attack 9", "send 8", "send 8"],
    )
    station = {"city": city("space_station"), "wonders": ["space_station"]}
    again = {"active": ["a1", "b1"], "ready": ["space_station"]}
    yield (
        position(seats=[station | {"policies": ["silk_road"]}, {}], turn=again),
        ["use space_station", "again work_camp"],
    )
    yield (
        position(seats=[station | {"policies": ["silk_road"]}, {}], turn=again),
        ["use space_station", "again policy silk_road"],
    )
    yield position(turn={"ready": ["electricity"]}), ["use electricity", "extra a1"]
    yield (
        position(seats=[{"building": "angkor_wat"}, {}], res={"production": 5}),
        ["build", "gain workshop", "place 8"],
    )
    yield (
        position(
            seats=[{"building": "statue_of_liberty"}, {}],
            res={"production": 7},
            display=["writing", "great_wall", None, None, None, None],
            cards=with_gained_wonders(),
        ),
        ["build", "gain great_wall", "place 8"],
    )
    hoard = {"discard": ["workshop"] * 10}
    near = {"18": {"city": "novgorod"}, "17": {"holder": 0, "soldiers": 2}}
    yield (
        position(seats=[hoard, {}], tiles=near, res={"production": 2, "military": 1}),
        ["attack 18", "send 17", "reward 2"],
    )
    everything = [
        *["work_camp"] * 5,
        *["library"] * 3,
        *["fort"] * 3,
        "forum",
        "mine",
        "paper_mill",
    ]
    empty = {"city": [], "deck": [], "archived": everything, "top": ["pyrotechnics"]}
    yield position(seats=[empty, {}]), ["end"]
    bare = {"city": [], "deck": [], "archived": [*everything, "pyrotechnics"]}
    yield (
        position(seats=[bare, {}], res={"military": 2}),
        ["attack 9", "send warlord", "send 8"],
    )
    yield position(seats=[bare, {}], activating=True), ["activate 1a"]
    beside = {"11": {"holder": 1, "soldiers": 1}, "10": {"holder": 0, "soldiers": 4}}
    yield (
        position(seats=[{"civilization": "greece"}], res={"military": 3}, tiles=beside),
        ["attack 11", "send 10", "send 10"],
    )
    weak = {"16": {"holder": 0, "soldiers": 1}}
    deck = ["a04", "a12", "a01"]
    yield position(seats=[{"civilization": "greece"}], tiles=weak, automa_deck=deck), ["end"]
    one_market = position(seats=[{}], automa={"explorers": [10, 12]}, automa_deck=["a04", "a14"])
    yield one_market, ["end", "automa market spice"]
    equal = {"7": {"holder": 1, "soldiers": 1}, "11": {"holder": 1, "soldiers": 1}}
    builder = {"building": "colosseum"}
    yield (
        position(seats=[{}], automa=builder, tiles=equal, automa_deck=["a04", "a07"]),
        ["end", "automa 7"],
    )
    raiders = {"civilization": "denmark", "policies": ["viking_raids"]}
    yield position(seats=[raiders, {}], res={"military": 1}), ["attack 4", "send 8"]
    phalanx = {"civilization": "greece", "policies": ["phalanx"]}
    held = {"9": {"holder": 1, "soldiers": 1}}
    yield (
        position(seats=[{}, phalanx], res={"military": 3}, tiles=held),
        ["attack 9", "send 8", "send 8", "send 8"],
    )
    scholar = {"civilization": "china", "policies": ["confucianism"]}
    writing = ["writing", None, None, None, None, None]
    yield position(seats=[scholar, {}], res={"science": 3}, display=writing), ["buy writing"]
    every_slot = [f"{column}{row}" for row in "123" for column in "abc"]
    reformer = {"civilization": "china", "culture": 1}
    yield (
        position(seats=[reformer, {}], turn={"active": every_slot}),
        ["policy mandate_of_heaven"],
    )
    yield position(turn={"active": ["a1"], "reinforce": 1}), ["end", "stop"]
    yield (
        position(res={"production": 2}, turn={"ready": ["currency"]}),
        ["use currency", "spend production", "stop"],
    )
    yield position(seats=[station, {}], turn=again), ["use space_station", "again work_camp"]
    yield (
        position(
            seats=[station | {"policies": ["silk_road"]}, {}], turn={"ready": ["space_station"]}
        ),
        ["use space_station", "again policy silk_road"],
    )
    yield (
        position(
            seats=[{"building": "statue_of_liberty"}, {}],
            res={"production": 7},
            display=["writing", "great_wall", None, None, None, None],
        ),
        ["build", "gain writing", "place 8"],
    )
    coast = {"16": {"holder": 1, "soldiers": 1}}
    yield (
        position(
            seats=[{"civilization": "greece"}],
            automa={"civilization": "denmark"},
            tiles=coast,
            automa_deck=["a12", "a04", "a17"],
        ),
        ["end"],
    )
    tokens = {"tokens": ["silk-1"], "used": ["spice-1"], "production": 1}
    yield position(seats=[tokens, {"tokens": ["silk-2"]}]), ["end"]


def say_rare_events(speaker: Speaker) -> None:
    """Lines that fail seldom, events of older logs, and prices of cards that somebody may make."""
    for line in range(len(LINES)):
        speaker.tell([Event(events.AUTOMA_CANNOT, -1, (line, 2))])
        speaker.tell([Event(events.AUTOMA_SKIPS, -1, (line,))])
    speaker.tell([Event(events.REWARD, 0, (1,)), Event(events.AUTOMA_PAYS, -1, (2,))])
    parts = (("units", 2), ("city", 1))
    speaker.say(goods.amounts_with_parts((Amount("military", 3, parts),)))


def say_card_tables(words: Words) -> None:
    """What `ludotheque cards` says."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cards_command, "Words", lambda language, game: words)
        patch.setattr("sys.stdout", io.StringIO())
        assert main(["cards", "monumental"]) == 0


def bare_positions() -> Iterator[lt.State]:
    """Every effect is ready, but there is nothing to draw, to swap, to take or to choose."""
    state = position(seats=[{"gold": 0}, {}])
    data = state.to_json()
    seat = data["players"][0]
    seat["archived"], seat["deck"] = seat["deck"], []
    market = next(n for n, tile in enumerate(data["map"], 1) if tile.get("market") == 1)
    seat["explorers"] = [market, market]
    data["piles"]["silk"] = []
    del data["box"]
    data["turn"]["active"] = [f"{column}{row}" for row in "123" for column in "abc"]
    data["turn"]["ready"] = [
        card.id for card in state.cards.faces if card.effect is not None and not card.effect.passive
    ]
    yield lt.State.from_json(data)


def with_favour() -> Iterator[lt.State]:
    """A Policy sells Culture, but there is no Gold, or it has done so."""
    seat = {"civilization": "greece", "policies": ["democracy"]}
    yield position(seats=[seat | {"gold": 0}, {}])
    yield position(seats=[seat | {"gold": 9}, {}], turn={"done": ["favour"]})


def say_reasons(speaker: Speaker) -> None:
    """Why actions are not legal, in some whole games and in rare positions."""
    for rare_state in (*bare_positions(), *with_favour()):
        for action in MONUMENTAL.table:
            reason = rare_state.reason(action)
            if reason is not None:
                speaker.say(reason)
    for players, seed in ((1, 0), (2, 1), (3, 2)):
        state, rng = MONUMENTAL.new(players, seed), Random(seed)
        while not state.over:
            for action in rng.sample(list(MONUMENTAL.table), 150):
                reason = state.reason(action)
                if reason is not None:
                    speaker.say(reason)
            state.apply(rng.choice(state.actions()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_monumental_is_there_and_is_said(language: str) -> None:
    speaker = Speaker(language, MONUMENTAL)
    # Games alone are the shortest; of the others one in rows and one without is enough.
    for players, games in ((1, 8), (2, 1), (4, 1)):
        for seed in range(games):
            speaker.play_through(MONUMENTAL.new(players, seed), Random(seed))
    for state, texts in rare():
        speaker.play(state, *texts)
    for state in ends():
        speaker.play(state, "end")
    speaker.draw(position(ending="ending", seats=[{"city": city("forum/feudalism")}, {}]))
    say_cards(speaker, MONUMENTAL)
    say_card_tables(speaker.words)
    say_reasons(speaker)
    say_rare_events(speaker)
    speaker.draw(MONUMENTAL.new(2, 0))
    for line in _conditional():
        speaker.words.say(line)
    speaker.words.say(CardName({"en": "Harbour", "fr": "le Port"}).message())
    rare_keys = ("good-gold", "illegal-no-outpost-left", "tie-culture", "power-none")
    for key in ("unheard-looked", "unheard-token-taken", *rare_keys):
        assert speaker.words(key, seat=0)
    unsaid = said_here(MONUMENTAL.folder) - speaker.words.spoken
    assert sorted(unsaid) == []


def _conditional() -> list[Message]:
    """A card with every condition, which no built-in one has."""
    entered = MONUMENTAL.card_values()
    entered["cards"]["temple"]["effect"] |= {"generated": {"science": 2}, "conquered": 1}
    sheet = MONUMENTAL.with_cards(entered).card_sheet()
    return next(card.lines for card in sheet if card.id == "temple")


def ends() -> Iterator[lt.State]:
    """Games that end in every way when the turn ends."""
    gone = [
        id
        for id, card in MONUMENTAL.card_values()["cards"].items()
        if card["set"] in ("I", "II", "III")
    ]
    last: dict[str, Any] = {"ending": "last-round", "first": 1, "display": [None] * 6, "gone": gone}
    turn: dict[str, Any] = {"pending": [{"ask": "turn", "seat": 0}]}
    for mine, its in ((9, 0), (0, 99)):
        seat = {"civilization": "greece", "gold": mine}
        yield position(seats=[seat], automa={"gold": its}, **last, **turn)
    pairs: list[list[dict[str, Any]]] = [[{"gold": 3}, {}], [{"culture": 3}, {}], [{}, {}]]
    for seats in pairs:
        yield position(seats=seats, **last, **turn)
