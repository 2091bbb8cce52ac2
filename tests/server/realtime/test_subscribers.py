"""Who is online at a table."""

from __future__ import annotations

from tests.server.conftest import LocalServer


def test_presence(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "open")
    bob.do(id, "join")
    with zoe.watch(id) as watch:
        watch.until(lambda m: m["table"]["seats"][0]["online"])
        with bob.watch(id):
            watch.until(lambda m: m["table"]["seats"][1]["online"])
        watch.until(lambda m: not m["table"]["seats"][1]["online"])
