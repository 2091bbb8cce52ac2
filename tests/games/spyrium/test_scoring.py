"""The end of the game: when it comes, what counts, who wins, and a second opinion on it all."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Any

import pytest

import ludotheque as lt
from tests.games.spyrium.table import legal, play, position

GAME = lt.GAMES["spyrium"]
PRINTED = tomllib.loads((GAME.folder / "cards" / "cards.toml").read_text(encoding="utf-8"))["cards"]
TECHNIQUES = sorted(card for card in PRINTED if PRINTED[card]["kind"] == "technique")
BUILDINGS = sorted(card for card in PRINTED if PRINTED[card]["kind"] == "building")
ROW = ("mine1", "mine1", "mine1", "atelier1", "atelier1", "atelier1", "cite1", "cite1")


def printed(*buildings: str) -> int:
    return sum(PRINTED[building]["points"] for building in buildings)


def buildings(*faces: str) -> list[dict[str, Any]]:
    return [{"card": face} for face in faces]


def finished(*seats: dict[str, Any]) -> lt.Outcome:
    """The outcome of a game that has just ended; two seats at least."""
    state = position(turn=6, pending=[], seats=[*seats, {}] if len(seats) == 1 else seats)
    assert state.over
    assert state.outcome is not None
    return state.outcome


def at_the_end(technique: str, **seat: Any) -> int:
    """What a technique scores in a finished game."""
    return finished({"techniques": [technique], **seat}).points[0][technique]


# When the game ends.


@pytest.mark.rule("S-125")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
def test_only_the_sixth_turn_is_the_last(turn: int) -> None:
    last = turn == 6
    state = position(
        turn=turn,
        seats=[{"phase": "activation"}, {"phase": "passed"}],
        event={"event": "sell"},
        next_event={"event": "place"},
    )
    assert (state.over, state.outcome) == (False, None)
    events = [event["event"] for event in play(state, "pass")]
    assert state.over == last
    assert (state.actor is None) == last
    assert (state.outcome is not None) == last
    assert ("game-ends" in events) == last
    assert state.turn == (6 if last else turn + 1)


@pytest.mark.rule("S-125")
def test_the_game_waits_for_the_last_player_of_the_sixth_turn() -> None:
    state = position(
        turn=6,
        seats=[{"phase": "activation"}, {"phase": "activation"}, {}],
        event={"event": "sell"},
    )
    play(state, "pass", "pass")
    assert (state.actor, state.outcome) == (2, None)
    play(state, "switch", "pass")
    assert state.over
    assert legal(state) == []


@pytest.mark.rule("S-125")
def test_no_score_ends_the_game_early() -> None:
    state = position(
        turn=1,
        seats=[{"phase": "activation", "score": 150}, {"phase": "passed"}],
        event={"event": "sell"},
        next_event={"event": "place"},
    )
    play(state, "pass")
    assert not state.over


# What counts.


@pytest.mark.rule("S-126")
def test_every_building_adds_its_printed_points_to_the_score() -> None:
    outcome = finished({"score": 31, "quarter": buildings("hotel", "palais", "mine1", "mine1")})
    total = 6 + 12 + 2 * printed("mine1")
    assert outcome.points[0] == {"track": 31, "buildings": total}
    assert outcome.scores == (31 + total, 0)


@pytest.mark.rule("S-126")
@pytest.mark.parametrize("face", BUILDINGS)
def test_each_face_scores_what_is_printed_on_it(face: str) -> None:
    assert finished({"quarter": buildings(face)}).scores[0] == PRINTED[face]["points"]


@pytest.mark.rule("S-126")
def test_a_tilted_building_scores_like_any_other() -> None:
    state = position(
        turn=6,
        seats=[
            {"phase": "activation", "quarter": [{"card": "univ1"}], "score": 10},
            {"phase": "passed"},
        ],
        event={"event": "sell"},
    )
    play(state, "exploit univ1 1", "pass")
    assert state.outcome is not None
    assert state.outcome.scores[0] == 10 + 2 + printed("univ1")


@pytest.mark.rule("S-127")
def test_each_technique_is_limited_by_itself_and_not_their_sum() -> None:
    outcome = finished(
        {
            "techniques": ["automatisation", "capitalisation", "lobbying"],
            "spyrium": 12,
            "money": 40,
            "residence": 5,
        }
    )
    assert outcome.points[0] == {
        "track": 0,
        "buildings": 0,
        "automatisation": 7,
        "capitalisation": 7,
        "lobbying": 5,
    }
    assert outcome.scores[0] == 19


@pytest.mark.rule("S-127")
def test_all_seven_techniques_together() -> None:
    outcome = finished(
        {
            "score": 20,
            "techniques": TECHNIQUES,
            "spyrium": 3,
            "money": 5,
            "quarter": buildings("atelier1", "hotel"),
            "kept_tokens": [1, 2, 3, 3],
            "residence": 3,
            "active": 6,
            "reserve": 1,
        },
        {"money": 99, "spyrium": 99, "active": 7, "residence": 7},
    )
    expected = 20 + printed("atelier1") + 6 + 3 + 2 + 2 + printed("atelier1") + 3 + 4 + 6
    assert outcome.scores == (expected, 0)


@pytest.mark.rule("S-128")
def test_money_spyrium_and_workers_alone_are_worth_nothing() -> None:
    rich = {"money": 50, "spyrium": 30, "active": 7, "residence": 7}
    outcome = finished(rich, {"score": 1})
    assert outcome.points[0] == {"track": 0, "buildings": 0}
    assert outcome.scores == (0, 1)
    assert outcome.winners == (1,)


@pytest.mark.rule("S-128")
def test_a_technique_counts_its_own_goods_only() -> None:
    assert at_the_end("automatisation", spyrium=0, money=50, active=7, residence=7) == 0
    assert at_the_end("capitalisation", spyrium=30, money=0, active=7, residence=7) == 0
    assert at_the_end("grue", spyrium=30, money=50, active=7, residence=7) == 0


# Who wins.


@pytest.mark.rule("S-129")
def test_the_most_points_win_and_points_of_the_end_can_decide() -> None:
    outcome = finished(
        {"score": 30}, {"score": 25, "quarter": buildings("hotel")}, {"score": 28}, {"score": 2}
    )
    assert outcome.scores == (30, 31, 28, 2)
    assert outcome.winners == (1,)
    assert outcome.ranking == ((1,), (0,), (2,), (3,))
    assert [outcome.place(seat) for seat in range(4)] == [2, 1, 3, 4]


@pytest.mark.rule("S-130")
def test_players_level_on_most_points_share_the_victory() -> None:
    # The tied seats differ in everything that other games break ties by.
    outcome = finished(
        {"score": 40, "money": 30, "spyrium": 9, "active": 7},
        {"score": 12},
        {"score": 28, "quarter": buildings("palais"), "money": 0, "spyrium": 0},
    )
    assert outcome.scores == (40, 12, 40)
    assert outcome.winners == (0, 2)
    assert outcome.ranking == ((0, 2), (1,))
    assert [outcome.place(seat) for seat in range(3)] == [1, 3, 1]


@pytest.mark.rule("S-130")
def test_one_point_is_enough_to_win_alone() -> None:
    alone = finished({"score": 40}, {"score": 39})
    assert (alone.winners, alone.tie_break) == ((0,), None)
    level = finished({"score": 40}, {"score": 40})
    assert level.winners == (0, 1)
    assert level.tie_break is not None, "the outcome says that the victory is shared"


# What each technique counts.


@pytest.mark.rule("S-111")
@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 1), (6, 6), (7, 7), (8, 7), (30, 7)])
def test_automatisation_counts_spyrium(held: int, points: int) -> None:
    assert at_the_end("automatisation", spyrium=held) == points


@pytest.mark.rule("S-113")
@pytest.mark.parametrize(
    ("held", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (13, 6), (14, 7), (15, 7), (16, 7)]
)
def test_capitalisation_counts_full_pairs_of_pounds(held: int, points: int) -> None:
    assert at_the_end("capitalisation", money=held) == points


@pytest.mark.rule("S-115")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 1), (6, 6), (7, 7), (8, 7)])
def test_grue_counts_buildings(owned: int, points: int) -> None:
    assert at_the_end("grue", quarter=buildings(*ROW[:owned])) == points


@pytest.mark.rule("S-118")
@pytest.mark.parametrize("kept", [0, 1, 6, 7])
def test_negoce_counts_one_point_for_each_kept_token(kept: int) -> None:
    assert at_the_end("negoce", kept_tokens=[3, 3, 3, 2, 2, 1, 1][:kept]) == kept


@pytest.mark.rule("S-120")
@pytest.mark.parametrize("space", [2, 3, 4, 5, 7])
def test_lobbying_counts_the_value_of_the_residence_space(space: int) -> None:
    assert at_the_end("lobbying", residence=space) == space


@pytest.mark.rule("S-122")
@pytest.mark.parametrize("owned", [3, 4, 6, 7])
def test_taylorisme_counts_the_workers_owned_and_not_the_reserve(owned: int) -> None:
    assert at_the_end("taylorisme", active=owned - 2, inactive=2, reserve=7 - owned) == owned


@pytest.mark.rule("S-124")
def test_ingenierie_counts_the_printed_points_of_factories_again() -> None:
    row = ("atelier1", "usine1", "univ1", "mine3", "palais")
    assert at_the_end("ingenierie", quarter=buildings(*row)) == printed("atelier1", "usine1")
    assert at_the_end("ingenierie", quarter=buildings("univ1", "mine3", "palais")) == 0


@pytest.mark.rule("S-124")
def test_ingenierie_stops_at_seven() -> None:
    row = ("usine2", "usine2", "usine1")
    assert printed(*row) > 7
    assert at_the_end("ingenierie", quarter=buildings(*row)) == 7


# No bonus for points of the final scoring.


@pytest.mark.rule("S-143")
@pytest.mark.parametrize(("score", "left"), [(7, ["worker", "money"]), (19, ["money"])])
def test_final_scoring_wins_no_bonus(score: int, left: list[str]) -> None:
    state = position(
        turn=6,
        seats=[
            {
                "phase": "activation",
                "score": score,
                "bonuses": left,
                "quarter": buildings("palais"),
                "techniques": ["capitalisation", "taylorisme"],
                "money": 4,
            },
            {"phase": "passed"},
        ],
        event={"event": "sell"},
    )
    events = [event["event"] for event in play(state, "pass")]
    assert "bonus-won" not in events
    assert state.over
    seat = state.to_json()["players"][0]
    assert (seat["bonuses"], seat["money"], seat["reserve"]) == (left, 4, 4)
    assert state.outcome is not None
    assert state.outcome.points[0]["capitalisation"] == 2
    assert state.outcome.points[0]["taylorisme"] == 3


# A second opinion: the same sums once more, from the JSON of the position and the card file.


def second_opinion(data: dict[str, Any]) -> dict[str, int]:
    """The points of one player of a finished game, added up as the rulebook says it."""
    points = {"track": data["score"], "buildings": 0}
    factories = 0
    for building in data["quarter"]:
        card = PRINTED[building["card"]]
        points["buildings"] += card["points"]
        if "factory" in card["symbols"]:
            factories += card["points"]
    counted = {
        "automatisation": data["spyrium"],
        "capitalisation": data["money"] // 2,
        "grue": len(data["quarter"]),
        "negoce": data["kept"],
        "lobbying": data["residence"],
        "taylorisme": 7 - data["reserve"],
        "ingenierie": factories,
    }
    for technique in data["techniques"]:
        points[technique] = counted[technique] if counted[technique] < 7 else 7
    return points


def play_out(players: int, seed: int) -> lt.State:
    """A random game to its end, by players who like to patent techniques."""
    rng = Random(seed)
    state = lt.new("spyrium", players=players, seed=seed)
    state.listening = False
    while not state.over:
        actions = state.actions()
        liked = [action for action in actions if action.text.startswith(("activate", "place"))]
        state.apply(rng.choice(liked if liked and rng.random() < 0.5 else actions))
    return state


@pytest.mark.rule("S-126", "S-127", "S-128", "S-129", "S-130")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_score_as_a_second_count_says(players: int) -> None:
    scored: set[str] = set()
    for seed in range(100):
        state = play_out(players, seed)
        data = state.to_json()["players"]
        expected = [second_opinion(seat) for seat in data]
        outcome = state.outcome
        assert outcome is not None
        assert [dict(points) for points in outcome.points] == expected
        totals = [sum(points.values()) for points in expected]
        assert list(outcome.scores) == totals
        best = max(totals)
        assert outcome.winners == tuple(s for s in range(players) if totals[s] == best)
        for seat in range(players):
            better = sum(total > totals[seat] for total in totals)
            assert outcome.place(seat) == better + 1
        for points in expected:
            scored.update(source for source, amount in points.items() if amount)
    assert scored == {"track", "buildings", *TECHNIQUES}, "every source must be compared"
