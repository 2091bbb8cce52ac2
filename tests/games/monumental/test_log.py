"""The log and the questions as a player reads them: who, what, from whom and why."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.event import Event
from ludotheque.games.monumental.words import events
from ludotheque.words import LANGUAGES, Words
from tests.games.monumental.table import GAME, city, position

NAMES = ("Anna", "Basile")
WARLORDS = [card.id for card in GAME.card_sheet() if card.section == "warlord"]


def words(language: str) -> Words:
    return Words(language, GAME, NAMES)


def log(state: lt.State, *texts: str, language: str = "en") -> list[str]:
    """What the log says of some actions."""
    lines = []
    for text in texts:
        lines += [words(language).say(GAME.tell(event)) for event in state.apply(GAME.parse(text))]
    return lines


def asked(state: lt.State, language: str = "en") -> str:
    assert state.decision is not None
    return words(language).say(state.decision.message)


def seat(civilization: str, policy: str, **more: Any) -> dict[str, Any]:
    return {"civilization": civilization, "policies": [policy], **more}


def test_the_log_names_the_first_player() -> None:
    for seed in range(4):
        state = GAME.new(2, seed)
        first = state.to_json()["first"]
        lines = [words("en").say(GAME.tell(event)) for event in state.events]
        assert lines == [f"{NAMES[first]} is the first player."]
    alone = GAME.new(1, 0)
    assert [words("fr").say(GAME.tell(event)) for event in alone.events] == [
        "L’Automate joue en premier."
    ]


def test_what_a_card_generates_stands_behind_its_name() -> None:
    state = position(seats=[{"city": city("fort", "library")}, {}], activating=True)
    lines = log(state, "activate 1a", language="fr")
    assert "Fort\xa0: Anna génère 1 Force militaire." in lines
    assert "Librairie\xa0: Anna génère 1 Science." in lines


def test_the_loser_of_a_province_is_named() -> None:
    enemy = {"9": {"holder": 1, "soldiers": 1}}
    for language, sentence in (
        ("en", "Anna conquers tile 9 from Basile. Any Units there return to Basile’s Capital, an "),
        ("fr", "Anna conquiert la tuile 9 sur Basile. Les Unités qui s’y trouvaient rentrent "),
    ):
        state = position(res={"military": 2}, tiles=enemy)
        lines = log(state, "attack 9", "send 8", "send 8", language=language)
        assert any(line.startswith(sentence) for line in lines)


def test_policies_that_change_the_number_of_units_are_named() -> None:
    state = position(seats=[seat("denmark", "viking_raids"), {}], res={"military": 1})
    assert "Viking Raids: Anna needs 1 Unit fewer." in log(state, "attack 4", "send 8")
    enemy = position(
        seats=[{}, seat("greece", "phalanx")],
        res={"military": 3},
        tiles={"9": {"holder": 1, "soldiers": 1}},
    )
    lines = log(enemy, "attack 9", "send 8", "send 8", "send 8", language="fr")
    assert "Phalange\xa0: Anna envoie 1 Unité de plus." in lines


def test_a_policy_that_lowers_a_price_is_named() -> None:
    state = position(
        seats=[seat("china", "confucianism"), {}],
        res={"science": 3},
        display=["writing", None, None, None, None, None],
    )
    action = GAME.parse("buy writing")
    assert "(printed price 3, Policy -2)" in words("en").say(GAME.describe(state, action))
    assert log(state, "buy writing") == [
        "Confucianism: Anna pays 2 less.",
        "Anna pays 1 Science.",
        "Anna buys Writing.",
    ]


def test_a_repeated_bonus_is_due_to_the_policy_that_was_developed() -> None:
    own = {"civilization": "denmark", "culture": 3, "policies": ["danegeld", "longships"]}
    state = position(seats=[own, {}])
    log(state, "policy viking_raids")
    lines = log(state, "bonus longships")
    assert "Viking Raids: Anna gets the bonus of Longships." in lines
    assert "Viking Raids: Anna gets the bonus of Danegeld." in lines


def test_swapped_resources_have_plurals_in_french() -> None:
    event = Event(events.SWAPPED, 0, (1, 2, 2))
    said = words("fr").say(GAME.tell(event))
    assert said == "Anna échange 2 Sciences contre 2 Forces militaires."


def test_a_reward_is_said_with_its_token() -> None:
    state = position(res={"military": 2})
    log(state, "attack 4", "send 8", "send 8")
    lines = log(state, "reward 1")
    assert re.match(r"Barbarians of value \d: Anna takes this reward: ", lines[0])


def test_what_is_declined_is_told() -> None:
    currency = position(res={"production": 2}, turn={"ready": ["currency"]})
    lines = log(currency, "use currency", "spend production")
    assert asked(currency) == "Use Currency once more? What do you spend?", "nothing is due"
    lines += log(currency, "stop")
    assert "Currency: Anna pays 1 Production." in lines
    assert lines[-1] == "Anna does not use Currency any further."
    archive = position(turn={"ready": ["pyrotechnics"]})
    log(archive, "use pyrotechnics")
    assert words("en").say(GAME.describe(archive, GAME.parse("stop"))) == "Archive no card"
    assert log(archive, "stop")[-1] == "Anna chooses not to archive a card."
    keep = position(turn={"active": ["a1"], "reinforce": 1})
    lines = log(keep, "end", "stop", language="fr")
    assert "Anna renonce à garder une carte dans sa cité." in lines


def test_a_reward_says_of_what() -> None:
    state = position(tiles={"9": {"barbarian": 1}}, res={"military": 2})
    log(state, "attack 9", "send 8", "send 8")
    assert asked(state) == "Barbarians of value 1: which reward do you take?"


def test_who_stands_on_a_conquered_tile_is_told() -> None:
    forces: dict[str, Any] = {"tiles": {"9": {"barbarian": 1}}, "res": {"military": 2}}
    assert "2 Soldiers now stand on tile 9." in log(
        position(**forces), "attack 9", "send 8", "send 8"
    )
    alone = position(seats=[{"civilization": "japan", "policies": ["bushido"]}, {}], **forces)
    assert "The Warlord stands alone on tile 9." in log(alone, "attack 9", "send warlord")


def test_what_has_no_effect_is_told() -> None:
    every_slot = [f"{column}{row}" for row in "123" for column in "abc"]
    state = position(
        seats=[{"civilization": "china", "culture": 1}, {}], turn={"active": every_slot}
    )
    lines = log(state, "policy mandate_of_heaven")
    assert lines[-1] == "Mandate of Heaven: Anna gets nothing from it."


def test_resources_that_are_lost_are_told() -> None:
    state = position(res={"production": 1})
    assert "Anna leaves 1 resource unspent; it is lost." in log(state, "end")


def test_an_automa_card_is_named_by_what_it_does() -> None:
    state = position(seats=[{"civilization": "greece"}], automa_deck=["a04", "a12"])
    lines = log(state, "end")
    card = "The Automa turns over a card: take 3 Gold; only if its type is cultural: "
    assert any(line.startswith(card) for line in lines)
    assert "The Automa receives 3 Gold." in lines


def test_each_line_of_the_automa_is_done_or_impossible_or_not_paid() -> None:
    shown: list[str | None] = ["writing", "printing", None, None, None, None]
    bare: list[str | None] = ["temple", "bazaar", "aqueduct", "barracks", "academy", "university"]
    deck = ["a04", "a08"]
    for display, gold, sentence in (
        (shown, 2, "The Automa pays 2 Gold to take the most expensive Knowledge card."),
        (shown, 0, "The Automa does not have the Gold to take the most expensive Knowledge card."),
        (
            bare,
            2,
            "The Automa cannot take the most expensive Knowledge card and receives 2 Gold instead.",
        ),
        (
            bare,
            2,
            (
                "The Automa cannot take the most expensive Knowledge card. "
                "That would have cost Gold, so it receives nothing instead."
            ),
        ),
    ):
        state = position(
            seats=[{"civilization": "greece"}],
            automa={"gold": gold},
            display=display,
            automa_deck=deck,
        )
        assert sentence in log(state, "end")


def test_what_stands_behind_a_cause_begins_with_a_name() -> None:
    """So that no sentence begins in the middle of a line."""
    people = {*NAMES, *(words("fr")(f"warlord-{id}") for id in WARLORDS)}
    for players, seed in ((1, 0), (1, 1), (2, 0)):
        state, rng = GAME.new(players, seed), Random(seed)
        while not state.over:
            for event in state.apply(rng.choice(state.actions())):
                message = GAME.tell(event)
                if message.key == "caused":
                    _, line = words("fr").say(message).split("\xa0: ", 1)
                    assert line.startswith(tuple(people)), line


def test_a_turn_in_which_nothing_is_left_to_do_is_asked_to_end() -> None:
    state = position(seats=[{"gold": 0}, {}])
    assert [action.text for action in state.actions()] == ["end"]
    assert asked(state) == "Nothing is left to do but end your turn."
    rich = position(res={"production": 3})
    assert asked(rich) == "Choose an action, or end your turn."
    assert asked(rich, "fr") == "Choisissez une action ou terminez votre tour."


def test_a_question_speaks_of_policies_only_if_there_are_any() -> None:
    station = {"city": city("space_station"), "wonders": ["space_station"]}
    again = {"active": ["a1", "b1"], "ready": ["space_station"]}
    state = position(seats=[station, {}], turn=again)
    log(state, "use space_station")
    assert asked(state) == "Which activated card do you reactivate?"


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_of_older_logs_are_told_without_their_cause(language: str) -> None:
    for kind, values in ((events.REWARD, (1,)), (events.AUTOMA_PAYS, (2,))):
        assert words(language).say(GAME.tell(Event(kind, 0, values))).endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_resources_have_plurals_in_french_and_none_in_english(language: str) -> None:
    said = [words(language)(f"goods-{name}", amount=2) for name in ("military", "science", "gold")]
    french = ["2 Forces militaires", "2 Sciences", "2\xa0Or"]
    assert said == (french if language == "fr" else ["2 Military", "2 Science", "2 Gold"])


def test_french_articles_fit_the_names() -> None:
    french = words("fr")
    workshop, gardens = (lt.Message(f"card-{id}", {}) for id in ("workshop", "hanging_gardens"))
    assert french("log-bought", seat=0, card=workshop) == "Anna acquiert un Atelier."
    said = french("log-display-discarded", card=gardens)
    assert said == "Carte retirée de la piste\xa0: les Jardins suspendus."
    hormuz, tile = lt.Message("city-hormuz", {}), lt.Message("tile-number", {"tile": 4})
    said = french("log-conquered-city", seat=0, tile=tile, city=hormuz)
    assert said == "Anna conquiert la tuile 4, la Ville libre d’Ormuz."
