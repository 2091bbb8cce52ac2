from __future__ import annotations

import pytest

from ludotheque.arena import Tally
from ludotheque.core.outcome import Outcome

ALONE = Outcome(
    ranking=((1,), (2,), (0,)),
    scores=(10, 30, 20),
    points=({"track": 4, "buildings": 6}, {"track": 30}, {"track": 15, "buildings": 5}),
    tie_break=None,
    reason="last-turn",
)
SHARED = Outcome(
    ranking=((0, 2), (1,)),
    scores=(40, 12, 40),
    points=({"track": 40}, {"buildings": 12}, {"track": 10, "buildings": 30}),
    tie_break="shared-victory",
    reason="resigned",
)


def tally_of(*games: tuple[Outcome, int]) -> Tally:
    tally = Tally(3)
    for outcome, decisions in games:
        tally.add(outcome, decisions)
    return tally


def test_statistics_of_two_games() -> None:
    assert tally_of((ALONE, 100), (SHARED, 151)).to_json() == {
        "games": 2,
        "decisions": 251,
        "decisions_per_game": 125.5,
        "mean_score": pytest.approx(152 / 6),
        "score_by_rank": [35, 30, 11],
        "score_by_source": {
            "track": pytest.approx(99 / 6),
            "buildings": pytest.approx(53 / 6),
        },
        "score_by_rank_and_source": [
            {"track": 35, "buildings": 0},
            {"track": 12.5, "buildings": 17.5},
            {"track": 2, "buildings": 9},
        ],
        "wins_by_seat": [0.25, 0.5, 0.25],
        "forfeits_by_seat": [0, 0, 0],
        "shared_victories": 0.5,
        "end_reasons": {"last-turn": 0.5, "resigned": 0.5},
    }


def test_the_shares_of_victory_add_up() -> None:
    tally = tally_of((ALONE, 1), (SHARED, 1), (SHARED, 1))
    assert sum(tally.win_share(seat) for seat in range(3)) == pytest.approx(1)


def test_tallies_can_be_merged_in_any_order() -> None:
    whole = tally_of((ALONE, 100), (SHARED, 151), (SHARED, 7))
    for parts in (
        ([(ALONE, 100), (SHARED, 151)], [(SHARED, 7)]),
        (
            [(SHARED, 7)],
            [(SHARED, 151), (ALONE, 100)],
        ),
    ):
        merged = Tally(3)
        for part in parts:
            merged.merge(tally_of(*part))
        assert merged.to_json() == whole.to_json()
