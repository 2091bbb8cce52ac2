from __future__ import annotations

import ludotheque as lt
from ludotheque.arena import bench


def test_every_game_is_measured_for_two_three_and_the_most_players() -> None:
    for game in lt.GAMES.values():
        found = [(one.players, one.what) for one in bench.measures(game, bench.QUICK)]
        counts = {n for n in (2, 3, game.max_players) if game.min_players <= n}
        assert found == [(n, what) for n in sorted(counts) for what in bench.MEASURES]


def test_rounds_are_interleaved_and_give_one_sample_each() -> None:
    taken: list[str] = []

    def measure(name: str) -> bench.Measure:
        def sample() -> float:
            taken.append(name)
            return len(taken)

        return bench.Measure("toy", 2, name, sample)

    everything = [measure("a"), measure("b")]
    assert [one.what for one in bench.run(everything)] == ["a", "b"] * bench.ROUNDS
    assert taken == ["a", "b"] * bench.ROUNDS
    assert everything[0].samples == [1, 3, 5, 7, 9]


def test_a_measure_reports_the_median_and_the_spread() -> None:
    samples = iter([5.0, 1.0, 100.0, 4.0, 3.0])
    measure = bench.Measure("toy", 2, "speed", lambda: next(samples))
    for _ in bench.run([measure]):
        pass
    assert measure.to_json() == {
        "game": "toy",
        "players": 2,
        "measure": "speed",
        "median": 4,
        "min": 1,
        "max": 100,
    }


def test_the_machine_is_named() -> None:
    machine = bench.machine()
    assert machine["cpu"]
    assert machine["python"].startswith(("CPython 3.", "PyPy 3."))


def test_playouts_and_the_curve_of_a_game_are_measured() -> None:
    game = lt.GAMES["spyrium"]
    for measure in bench.playouts(game, 2, bench.QUICK._replace(decisions=50)):
        measure.take()
        assert measure.median > 0
    found = bench.curve(game, 2, games=1)
    assert len(found) == bench.PARTS
    assert all(microseconds > 0 for microseconds in found)


def test_the_speed_of_the_search_is_measured() -> None:
    for game in lt.GAMES.values():
        measure = bench.searching(game, bench.QUICK)
        measure.take()
        assert measure.median > 0
