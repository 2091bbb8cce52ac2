"""The end of the game, scoring and ranking."""

from __future__ import annotations

import copy

import pytest

import ludotheque as lt
from ludotheque.core.outcome import Outcome
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.position import UchroniaState
from ludotheque.games.uchronia.rules.the_end import EndReason, threshold
from tests.games.uchronia.table import asked, play, points, position, seat

MARBLES = ["square", "basilica", "fountain", "palace", "colosseum", "statue"]


@pytest.mark.rule("U-119")
@pytest.mark.parametrize(
    ("players", "needed", "built"),
    [
        (2, 20, [*MARBLES[:5], "senate", "bridge"]),
        (3, 18, [*MARBLES[:5], "bridge"]),
        (4, 16, [*MARBLES[:4], "senate", "villa"]),
        (5, 14, [*MARBLES[:4], "villa"]),
    ],
)
def test_the_threshold_falls_with_the_number_of_players(
    players: int, needed: int, built: list[str]
) -> None:
    others = [seat(hand="w") for _ in range(players - 1)]
    state = position(seat(hand="s", stock="w", sites={"dock": ""}, completed=built), *others)
    assert (threshold(state), points(state)[0], state.ending) == (needed, needed - 1, False)
    play(state, "command stone", "add wood dock")
    assert (points(state)[0], state.ending) == (needed, True)


@pytest.mark.rule("U-119", "U-120")
def test_one_point_less_does_not_begin_the_end() -> None:
    state = position(
        seat(hand="m", stock="w", completed=MARBLES[:5]), seat(hand="w"), seat(hand="w")
    )
    assert (points(state)[0], threshold(state)) == (15, 18)
    play(state, "command marble", "launch wood")
    assert (points(state)[0], state.ending) == (16, False)


@pytest.mark.rule("U-120")
def test_the_end_stands_although_points_are_lost_again() -> None:
    state = position(
        seat(hand="m", stock="w", activities="w", completed=[*MARBLES[:5], "thermae"]),
        seat(hand="w"),
        seat(hand="w"),
    )
    assert (points(state)[0], state.ending) == (18, True)
    state = position(
        seat(hand="m", stock="w", activities="w", completed=[*MARBLES[:4], "thermae", "bridge"]),
        seat(hand="w"),
        seat(hand="w"),
    )
    assert (points(state)[0], state.ending) == (17, False)
    play(state, "command marble", "launch wood")
    assert (points(state)[0], state.ending) == (18, True)
    play(state, "use thermae", "return wood")
    assert (points(state)[0], state.ending) == (17, True)


@pytest.mark.rule("U-120")
def test_somebody_else_s_turn_can_begin_the_end() -> None:
    """The Colosseum takes an Activity of a rival, and the Monopoly falls to a third player."""
    state = position(
        seat(hand="bw", completed=["colosseum"]),
        seat(domain="s", activities="ww"),
        seat(activities="ww", completed=[*MARBLES[:4], "statue"]),
        monopolies={"wood": 1},
    )
    assert (points(state)[2], state.ending) == (17, False)
    play(state, "command brick", "reveal wood", "use colosseum", "target 1", "seize wood")
    assert (points(state)[2], state.ending) == (19, True)


@pytest.mark.rule("U-121")
def test_the_game_ends_with_the_turn_of_the_last_player() -> None:
    state = position(seat(hand="w"), seat(hand="w"), seat(hand="w"), ending=True, player=0, last=1)
    play(state, "plot")
    assert asked(state) == ("turn", 1)
    play(state, "plot")
    assert state.over
    assert state.outcome is not None
    assert state.outcome.reason == "threshold"


@pytest.mark.rule("U-121")
def test_the_last_player_ends_the_game_in_the_very_turn() -> None:
    state = position(
        seat(hand="s", stock="m", sites={"statue": "mm"}, completed=MARBLES[:5]),
        seat(hand="w"),
        last=0,
    )
    play(state, "command stone", "add marble statue")
    assert state.over


@pytest.mark.rule("U-121")
def test_after_the_last_player_a_whole_round_follows() -> None:
    state = position(seat(hand="w"), seat(hand="w"), ending=True, player=0, last=1)
    played = 0
    while not state.over:
        play(state, "plot")
        played += 1
    assert played == 2


@pytest.mark.rule("U-122")
def test_points_come_from_buildings_monopolies_and_effects() -> None:
    state = position(
        seat(activities="wwc", completed=["dock", "bridge", "statue", "temple"]),
        seat(activities="cc"),
    )
    assert state.game.standing(state) == [
        {"buildings": 9, "monopolies": 2, "statue": 2, "temple": 1},
        {"buildings": 0, "monopolies": 2},
    ]
    assert points(state) == [14, 2]


def _finished(*built: list[str]) -> Outcome:
    seats = [seat(hand="w", completed=names) for names in built]
    state = position(*seats, ending=True, player=len(built) - 1)
    play(state, "plot")
    assert state.outcome is not None
    return state.outcome


@pytest.mark.rule("U-123")
def test_most_points_win_then_most_buildings() -> None:
    outcome = _finished(["dock"], ["square"], ["bridge"])
    assert outcome.ranking == ((1,), (2,), (0,))
    assert outcome.tie_break is None
    outcome = _finished(["dock", "villa"], ["bridge"])
    assert (outcome.ranking, outcome.tie_break) == (((0,), (1,)), "buildings")


@pytest.mark.rule("U-124")
def test_equal_points_and_buildings_share_the_victory() -> None:
    outcome = _finished(["bridge"], ["school"], ["dock"])
    assert outcome.winners == (0, 1)
    assert outcome.tie_break == "shared-victory"
    assert outcome.place(2) == 3


# A standstill.

EVERYTHING = "w" * 35 + "c" * 35 + "b" * 35 + "s" * 35 + "m" * 34


@pytest.mark.rule("U-125")
def test_the_game_ends_when_nobody_can_ever_play_again() -> None:
    state = position(seat(stock=EVERYTHING), seat(), pile=[])
    play(state, "plot")
    assert state.over
    assert state.outcome is not None
    assert state.outcome.reason == "standstill"


@pytest.mark.rule("U-125")
@pytest.mark.parametrize("other", ["hand", "domain", "tenement_house"])
def test_a_card_that_can_still_be_played_copied_or_taken_keeps_the_game_alive(other: str) -> None:
    rest = EVERYTHING[1:]
    if other == "hand":
        state = position(seat(stock=rest), seat(hand="w"), pile=[])
    elif other == "domain":
        state = position(seat(stock=rest), seat(domain="w"), pile=[])
    else:
        state = position(seat(stock=rest), seat(completed=[other]), forum="w", pile=[])
    play(state, "plot")
    assert asked(state) == ("turn", 1)


@pytest.mark.rule("U-126")
def test_ten_rounds_without_a_card_to_draw_end_the_game() -> None:
    state = position(seat(stock=EVERYTHING[1:]), seat(hand="w"), pile=[])
    turns = 0
    while not state.over:
        play(state, "plot")
        turns += 1
    assert turns == 20
    assert state.outcome is not None
    assert state.outcome.reason == "standstill"


@pytest.mark.rule("U-126")
def test_a_discarded_card_ends_the_drought() -> None:
    state = position(
        seat(
            hand="s", stock=EVERYTHING.replace("s", "", 1).replace("w", "", 2), sites={"dock": ""}
        ),
        seat(hand="ww"),
        pile=[],
        dry=19,
    )
    play(state, "command stone", "add wood dock")
    assert not state.over
    assert state.dry == 0


def _two_dry_rounds_before_the_end(ruleset: int, *, dry: int, ending: bool) -> UchroniaState:
    """Three players with nothing to draw; seat 1 holds the Last Turn card and seat 0 is on turn."""
    return position(
        seat(stock=EVERYTHING[1:]),
        seat(hand="w"),
        seat(),
        pile=[],
        dry=dry,
        last=1,
        ending=ending,
        ruleset=ruleset,
    )


def _turns_to_the_end(state: UchroniaState) -> int:
    turns = 0
    while not state.over:
        play(state, "plot")
        turns += 1
    return turns


@pytest.mark.rule("U-126")
@pytest.mark.parametrize(("ruleset", "turns"), [(1, 1), (2, 2)])
def test_a_drought_ends_the_game_after_a_whole_round(ruleset: int, turns: int) -> None:
    state = _two_dry_rounds_before_the_end(ruleset, dry=29, ending=False)
    assert _turns_to_the_end(state) == turns
    assert state.outcome is not None
    assert state.outcome.reason == EndReason.STANDSTILL


@pytest.mark.rule("U-126")
@pytest.mark.parametrize(("ruleset", "turns"), [(1, 1), (2, 2)])
def test_a_drought_does_not_cut_the_last_round_short(ruleset: int, turns: int) -> None:
    state = _two_dry_rounds_before_the_end(ruleset, dry=29, ending=True)
    assert _turns_to_the_end(state) == turns
    assert state.outcome is not None
    assert state.outcome.reason == EndReason.THRESHOLD


@pytest.mark.rule("U-126")
def test_the_rounds_left_in_a_drought_are_announced() -> None:
    state = _two_dry_rounds_before_the_end(2, dry=23, ending=False)
    events = play(state, *["plot"] * 5)
    announced = [event["left"] for event in events if event["event"] == "dry-round"]
    assert announced == [2, 1]


def test_a_game_keeps_its_ruleset_and_its_cards() -> None:
    first = UCHRONIA.with_ruleset(1)
    assert (UCHRONIA.ruleset, first.ruleset) == (2, 1)
    assert first is UCHRONIA.with_ruleset(1)
    assert first.with_ruleset(2).fingerprint == UCHRONIA.fingerprint
    values = copy.deepcopy(UCHRONIA.card_values())
    values["box"]["drought"] = 1
    own = first.with_cards(values)
    assert (own.ruleset, own.cards.box.drought) == (1, 1)
    assert (own.with_ruleset(2).ruleset, own.with_ruleset(2).own_cards) == (2, own.own_cards)
    state = own.new(2, 7)
    again = lt.State.from_json(state.to_json())
    assert (again.game.ruleset, again.digest()) == (1, state.digest())
    with pytest.raises(lt.UnknownRuleset, match="ruleset 3 of Uchronia is not known"):
        UCHRONIA.with_ruleset(3)
