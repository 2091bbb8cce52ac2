"""Positions as JSON: what is left out, what comes back, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.fields import PendingStack
from ludotheque.core.pending import Pending
from ludotheque.core.reader import Field
from ludotheque.games.uchronia.decisions import DECISIONS
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.rules.pending import Entry
from tests.games.uchronia.table import Table, position, seat


def complaint(*players: dict[str, Any], **fields: Any) -> str:
    data = {"game": "uchronia", "players": list(players) or [{}, {}]} | fields
    with pytest.raises(lt.BadPosition) as refused:
        lt.State.from_json(data)
    return str(refused.value)


def test_everything_but_the_players_may_be_left_out() -> None:
    state = lt.State.from_json({"game": "uchronia", "players": [{}, {}, {}]})
    assert Table.of(state).asked == ("turn", 0)
    data = state.to_json()
    assert (data["last"], len(data["works"]), len(data["pile"])) == (2, 5, 174)
    assert len(data["building_pile"]) == 75
    assert lt.State.from_json({"game": "uchronia", "players": [{}, {}, {}]}).to_json() == data


def test_monopolies_and_the_end_follow_from_the_rest() -> None:
    marbles = ["square", "basilica", "fountain", "palace", "colosseum", "statue"]
    table = Table(seat(activities="cc", completed=marbles), seat(activities="c"))
    assert table.state.monopoly[1] == 0
    assert (table.points, table.state.ending) == ([22, 0], True)
    assert not position(seat(completed=marbles), seat(), ending=False).ending


@pytest.mark.parametrize(
    ("players", "fields", "sentence"),
    [
        ([{}], {}, "position, players: Uchronia is for 2 to 5, found 1."),
        ([], {"trun": 1}, "position, top: there is no field 'trun'"),
        ([{"hnad": []}, {}], {}, "position, players[0]: there is no field 'hnad'"),
        ([{"hand": ["green"]}, {}], {}, "position, players[0].hand[0]: expected one of wood"),
        ([{"stock": {"wood": 36}}, {}], {}, "position: of 'wood' the box has 35"),
        ([{"stock": {"wood": -1}}, {}], {}, "position, players[0].stock.wood: expected a whole"),
        ([{"completed": ["dock", "dock"]}, {}], {}, "completed[1]: expected each name once"),
        (
            [{"completed": ["dock"]}, {"completed": ["dock"]}],
            {"works": ["dock"]},
            "position: of 'dock' the box has 2, found 3.",
        ),
        (
            [{"completed": ["dock"], "sites": [{"building": "dock"}]}, {}],
            {},
            "players[0].sites: a building that the player has already",
        ),
        (
            [{"sites": [{"building": "dock", "resources": ["wood"]}]}, {}],
            {},
            "players[0].sites: 'dock' would be completed",
        ),
        ([{"activities": {"wood": 3}}, {}], {}, "players[0].activities: there may be 2"),
        ([{"seen": ["wood"]}, {}], {}, "players[0].seen: a card that is not in the hand"),
        (
            [{"activities": {"wood": 1}}, {}],
            {"monopolies": {"wood": 1}},
            "position, monopolies.wood: it is not with the player who has most",
        ),
        (
            [{"activities": {"wood": 1}}, {}],
            {"monopolies": {"wood": None}},
            "position, monopolies.wood",
        ),
        (
            [],
            {"works": ["dock"] * 2 + ["bridge"] * 2 + ["villa"] * 2},
            "works: expected at most 5 buildings",
        ),
        (
            [{"domain": ["wood"]}, {}],
            {},
            "'turn' of seat 0: its player has a card on the Domain, but played none this turn",
        ),
        (
            [{}, {"domain": ["wood", "clay"]}],
            {},
            "players[1].domain: the cards played together have one colour",
        ),
        (
            [],
            {"works": ["dock", "market", "circus", "garden", "villa"]},
            "position, works: all have one colour; they would be replaced",
        ),
        (
            [{"sites": [{"building": "square", "resources": ["wood"]}]}, {}],
            {},
            "players[0].sites: under 'square' lies wood",
        ),
        ([{"completed": ["dock"]}, {}], {"used": ["dock"]}, "bonuses cannot have been used"),
        ([], {"used": ["dock"]}, "position, used: a building that does not work"),
        ([], {"started": ["dock"]}, "position, started: a building that the seat on turn does not"),
        ([], {"raid": {"spared": [0]}}, "position, raid: the seat on turn is not its own victim"),
        (
            [],
            {"raid": {"effective": [[], ["wood"]]}},
            "position, raid.effective[1]: a colour that is not revealed",
        ),
        ([], {"raid": {"gave": [1]}}, "position, raid.gave: nothing obliges seat 1"),
        ([], {"dry": 3}, "'dry' says that there was nothing to draw"),
        ([], {"pile": [], "dry": 22}, "position"),
        (
            [],
            {"pending": [{"ask": "close", "seat": 1}, {"ask": "turn", "seat": 1}]},
            "'close' of seat 1: it must be for the seat on turn",
        ),
        (
            [],
            {
                "pending": [
                    {"ask": "close", "seat": 0},
                    {"ask": "turn", "seat": 0},
                    {"ask": "build", "seat": 0, "left": 1, "must": True},
                ]
            },
            "'build' of seat 0: it lies on 'turn', but belongs upon 'close', 'after'",
        ),
        (
            [],
            {"pending": [{"ask": "begin", "seat": 0}, {"ask": "opening", "seat": 1}]},
            "'begin' of seat 0: seat 0 holds 5 cards",
        ),
        ([], {"sunk": 99}, "position, sunk"),
        ([], {"plain": True}, "position, plain"),
        ([], {"ending": 1}, "position, ending: expected true or false"),
        ([], {"raid": {"effective": [[]]}}, "position, raid.effective: expected 2 values"),
        (
            [],
            {"pending": [{"ask": "turn", "seat": 0}]},
            "the first entry is one of 'begin', 'close'",
        ),
        ([], {"pending": [{"ask": "close", "seat": 0}]}, "the last entry must be a question"),
        (
            [],
            {"pending": [{"ask": "close", "seat": 0}, {"ask": "explore", "seat": 0}]},
            "position, pending[1].left: expected a whole number",
        ),
        (
            [],
            {
                "pending": [
                    {"ask": "close", "seat": 0},
                    {"ask": "explore", "seat": 0, "left": 1, "must": True},
                ]
            },
            "the seat that is asked has nothing that it can do",
        ),
    ],
)
def test_what_cannot_be_is_refused(
    players: list[dict[str, Any]], fields: dict[str, Any], sentence: str
) -> None:
    assert sentence in complaint(*players, **fields)


def test_every_kind_of_decision_is_written_and_read() -> None:
    """Random games meet them all but the rarest; each comes back as it was."""
    pending = [{"ask": "close", "seat": 0}]
    values = {
        "number": 2,
        "times": 2,
        "flag": True,
        "colour": "wood",
        "order": "trade",
        "building": "square",
        "seat": 1,
        "source": None,
        "colours": ["wood", "marble"],
    }
    for kind in DECISIONS.kinds[1:]:
        entry: dict[str, Any] = {"ask": kind.name, "seat": 0}
        for name, sort in kind.fields:
            entry[name] = values[sort]
        pending.append(entry)
    stack = PendingStack(DECISIONS, UCHRONIA.position.sorts)
    assert stack.write(stack.read(Field(pending, "pending"), 2), 2) == pending
    assert next(kind.name for kind in DECISIONS if kind.is_step) == "begin"


def test_a_position_in_the_middle_of_a_raid_goes_on() -> None:
    table = Table(
        seat(hand="bwm", activities="b"), seat(hand="wm", domain="s", completed=["frontier_post"])
    )
    table.play("command brick", "reveal wood", "reveal marble")
    again = UCHRONIA.restore(table.state.to_json())
    assert again.digest() == table.state.digest()
    later = Table.of(again)
    later.play("withhold wood", "give marble")
    assert later.asked == ("turn", 1)


def test_every_kind_of_entry_is_registered() -> None:
    def kinds(base: type[Pending]) -> list[type[Pending]]:
        return [base, *(kind for sub in base.__subclasses__() for kind in kinds(sub))]

    assert {kind for kind in kinds(Entry) if kind.name} == set(DECISIONS)
