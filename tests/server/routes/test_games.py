"""The list of games."""

from __future__ import annotations

from tests.server.conftest import LocalServer


def test_the_levels_can_be_seated_and_show_their_ratings(sqlite_server: LocalServer) -> None:
    zoe = sqlite_server.person()
    for game in zoe.get("/api/games"):
        assert game["bots"][-1] == "champion"
        rated = [game["ratings"][bot] for bot in game["bots"] if bot in game["ratings"]]
        assert rated == sorted(rated), "the strongest last"
