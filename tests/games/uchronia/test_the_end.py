"""The end of the game, scoring and ranking."""

from __future__ import annotations

import pytest

import ludotheque as lt
from ludotheque.core.outcome import Outcome
from ludotheque.games.uchronia.game import UCHRONIA
from ludotheque.games.uchronia.rules.the_end import EndReason, threshold
from tests.games.uchronia.table import Table, seat

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
    table = Table(seat(hand="s", stock="w", sites={"dock": ""}, completed=built), *others)
    assert (threshold(table.state), table.points[0], table.state.ending) == (
        needed,
        needed - 1,
        False,
    )
    table.play("command stone", "add wood dock")
    assert (table.points[0], table.state.ending) == (needed, True)


@pytest.mark.rule("U-119", "U-120")
def test_one_point_less_does_not_begin_the_end() -> None:
    table = Table(seat(hand="m", stock="w", completed=MARBLES[:5]), seat(hand="w"), seat(hand="w"))
    assert (table.points[0], threshold(table.state)) == (15, 18)
    table.play("command marble", "launch wood")
    assert (table.points[0], table.state.ending) == (16, False)


@pytest.mark.rule("U-120")
def test_the_end_stands_although_points_are_lost_again() -> None:
    table = Table(
        seat(hand="m", stock="w", activities="w", completed=[*MARBLES[:5], "thermae"]),
        seat(hand="w"),
        seat(hand="w"),
    )
    assert (table.points[0], table.state.ending) == (18, True)
    table = Table(
        seat(hand="m", stock="w", activities="w", completed=[*MARBLES[:4], "thermae", "bridge"]),
        seat(hand="w"),
        seat(hand="w"),
    )
    assert (table.points[0], table.state.ending) == (17, False)
    table.play("command marble", "launch wood")
    assert (table.points[0], table.state.ending) == (18, True)
    table.play("use thermae", "return wood")
    assert (table.points[0], table.state.ending) == (17, True)


@pytest.mark.rule("U-120")
def test_somebody_else_s_turn_can_begin_the_end() -> None:
    """The Colosseum takes an Activity of a rival, and the Monopoly falls to a third player."""
    table = Table(
        seat(hand="bw", completed=["colosseum"]),
        seat(domain="s", activities="ww"),
        seat(activities="ww", completed=[*MARBLES[:4], "statue"]),
        monopolies={"wood": 1},
    )
    assert (table.points[2], table.state.ending) == (17, False)
    table.play("command brick", "reveal wood", "use colosseum", "target 1", "seize wood")
    assert (table.points[2], table.state.ending) == (19, True)


@pytest.mark.rule("U-121")
def test_the_game_ends_with_the_turn_of_the_last_player() -> None:
    table = Table(seat(hand="w"), seat(hand="w"), seat(hand="w"), ending=True, player=0, last=1)
    table.play("plot")
    assert table.asked == ("turn", 1)
    table.play("plot")
    assert table.state.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "threshold"


@pytest.mark.rule("U-121")
def test_the_last_player_ends_the_game_in_the_very_turn() -> None:
    table = Table(
        seat(hand="s", stock="m", sites={"statue": "mm"}, completed=MARBLES[:5]),
        seat(hand="w"),
        last=0,
    )
    table.play("command stone", "add marble statue")
    assert table.state.over


@pytest.mark.rule("U-121")
def test_after_the_last_player_a_whole_round_follows() -> None:
    table = Table(seat(hand="w"), seat(hand="w"), ending=True, player=0, last=1)
    played = 0
    while not table.state.over:
        table.play("plot")
        played += 1
    assert played == 2


@pytest.mark.rule("U-122")
def test_points_come_from_buildings_monopolies_and_effects() -> None:
    table = Table(
        seat(activities="wwc", completed=["dock", "bridge", "statue", "temple"]),
        seat(activities="cc"),
    )
    assert table.standing == [
        {"buildings": 9, "monopolies": 2, "statue": 2, "temple": 1},
        {"buildings": 0, "monopolies": 2},
    ]
    assert table.points == [14, 2]


def _finished(*built: list[str]) -> Outcome:
    seats = [seat(hand="w", completed=names) for names in built]
    table = Table(*seats, ending=True, player=len(built) - 1)
    table.play("plot")
    assert table.state.outcome is not None
    return table.state.outcome


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
    table = Table(seat(stock=EVERYTHING), seat(), pile=[], player=1)
    table.play("plot")
    assert table.state.over
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "standstill"


@pytest.mark.rule("U-125")
@pytest.mark.parametrize(
    ("ruleset", "ending", "turns", "reason"),
    [
        (1, False, 1, "standstill"),
        (1, True, 1, "threshold"),
        (2, False, 3, "standstill"),
        (2, True, 3, "threshold"),
    ],
)
def test_a_standstill_ends_a_whole_round(
    ruleset: int, ending: bool, turns: int, reason: str
) -> None:
    seats = (seat(stock=EVERYTHING), seat(), seat())
    table = Table(*seats, pile=[], last=2, ending=ending, ruleset=ruleset)
    assert _turns_to_the_end(table) == turns
    assert table.state.outcome is not None
    assert table.state.outcome.reason == reason


@pytest.mark.rule("U-125")
@pytest.mark.parametrize("other", ["hand", "domain", "tenement_house"])
def test_a_card_that_can_still_be_played_copied_or_taken_keeps_the_game_alive(other: str) -> None:
    rest = EVERYTHING[1:]
    if other == "hand":
        table = Table(seat(stock=rest), seat(hand="w"), pile=[])
    elif other == "domain":
        table = Table(seat(stock=rest), seat(domain="w"), pile=[])
    else:
        table = Table(seat(stock=rest), seat(completed=[other]), forum="w", pile=[])
    table.play("plot")
    assert table.asked == ("turn", 1)


@pytest.mark.rule("U-126")
def test_ten_rounds_without_a_card_to_draw_end_the_game() -> None:
    table = Table(seat(stock=EVERYTHING[1:]), seat(hand="w"), pile=[])
    turns = 0
    while not table.state.over:
        table.play("plot")
        turns += 1
    assert turns == 20
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "standstill"


@pytest.mark.rule("U-126")
def test_a_discarded_card_ends_the_drought() -> None:
    table = Table(
        seat(
            hand="s", stock=EVERYTHING.replace("s", "", 1).replace("w", "", 2), sites={"dock": ""}
        ),
        seat(hand="ww"),
        pile=[],
        dry=19,
    )
    table.play("command stone", "add wood dock")
    assert not table.state.over
    assert table.state.dry == 0


def _two_dry_rounds_before_the_end(ruleset: int, *, dry: int, ending: bool) -> Table:
    """Three players with nothing to draw; seat 1 holds the Last Turn card and seat 0 is on turn."""
    return Table(
        seat(stock=EVERYTHING[1:]),
        seat(hand="w"),
        seat(),
        pile=[],
        dry=dry,
        last=1,
        ending=ending,
        ruleset=ruleset,
    )


def _turns_to_the_end(table: Table) -> int:
    turns = 0
    while not table.state.over:
        table.play("plot")
        turns += 1
    return turns


@pytest.mark.rule("U-126")
@pytest.mark.parametrize(("ruleset", "turns"), [(1, 1), (2, 2)])
def test_a_drought_ends_the_game_after_a_whole_round(ruleset: int, turns: int) -> None:
    table = _two_dry_rounds_before_the_end(ruleset, dry=29, ending=False)
    assert _turns_to_the_end(table) == turns
    assert table.state.outcome is not None
    assert table.state.outcome.reason == EndReason.STANDSTILL


@pytest.mark.rule("U-126")
@pytest.mark.parametrize(("ruleset", "turns"), [(1, 1), (2, 2)])
def test_a_drought_does_not_cut_the_last_round_short(ruleset: int, turns: int) -> None:
    table = _two_dry_rounds_before_the_end(ruleset, dry=29, ending=True)
    assert _turns_to_the_end(table) == turns
    assert table.state.outcome is not None
    assert table.state.outcome.reason == EndReason.THRESHOLD


@pytest.mark.rule("U-126")
def test_the_rounds_left_in_a_drought_are_announced() -> None:
    table = _two_dry_rounds_before_the_end(2, dry=23, ending=False)
    events = table.play(*["plot"] * 5)
    announced = [event["left"] for event in events if event["event"] == "dry-round"]
    assert announced == [2, 1]


@pytest.mark.rule("U-125", "U-126")
def test_the_rounds_left_are_counted_down_as_the_log_says() -> None:
    """Seat 2 begins each round, seat 1 ends it."""
    table = _two_dry_rounds_before_the_end(2, dry=22, ending=False)
    shown = []
    while not table.state.over:
        shown.append(table.state.view(None).derived()["dry_rounds_left"])
        table.play("plot")
    assert shown == [3, 3, 2, 2, 2, 1, 1, 1]
    ending = _two_dry_rounds_before_the_end(2, dry=23, ending=True)
    assert ending.state.view(0).derived()["dry_rounds_left"] == 0, "it ends by that"
    first = Table(seat(), seat())
    assert first.state.view(0).derived()["dry_rounds_left"] == 0
    stuck = Table(seat(stock=EVERYTHING), seat(), pile=[], dry=1)
    assert stuck.state.view(0).derived()["dry_rounds_left"] == 1


def test_a_game_keeps_its_ruleset_and_its_cards() -> None:
    first = UCHRONIA.with_ruleset(1)
    assert (UCHRONIA.ruleset, first.ruleset) == (2, 1)
    assert first is UCHRONIA.with_ruleset(1)
    assert first.with_ruleset(2).fingerprint == UCHRONIA.fingerprint
    values = UCHRONIA.card_values()
    values["box"]["drought"] = 1
    own = first.with_cards(values)
    assert (own.ruleset, own.cards.box.drought) == (1, 1)
    assert (own.with_ruleset(2).ruleset, own.with_ruleset(2).own_cards) == (2, own.own_cards)
    state = own.new(2, 7)
    again = lt.State.from_json(state.to_json())
    assert (again.game.ruleset, again.digest()) == (1, state.digest())
    with pytest.raises(lt.UnknownRuleset, match="ruleset 3 of Uchronia is not known"):
        UCHRONIA.with_ruleset(3)
