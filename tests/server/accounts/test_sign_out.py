"""Signing in and out ends the connections of the session before."""

from __future__ import annotations

import pytest

from tests.server.clients import PASSWORD
from tests.server.conftest import LocalServer


def test_signing_out_ends_the_sockets_of_that_device(server: LocalServer) -> None:
    zoe, phone = server.person(), server.person(None)
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    phone.post("/api/session", {"name": "Zoé", "password": PASSWORD})
    id = zoe.table("me", "me")
    with zoe.watch(id) as watch, phone.watch(id) as other, phone.watch(id) as third:
        for one in (watch, other, third):
            assert one.next()["frame"]["seat"] is not None
        phone.ask("DELETE", "/api/session")
        for one in (other, third):
            with pytest.raises(Exception, match=r"1001|closed|going"):
                one.until(lambda m: False)
        frame = zoe.frame(id)
        watch.act(frame, frame["actions"][0]["text"])
        assert watch.until_step(lambda f: f["step"] == 1)
    with phone.watch(id) as again:
        assert again.next()["frame"]["seat"] is None


def test_signing_in_starts_a_new_session(server: LocalServer) -> None:
    """No session fixation: whoever planted a cookie is not signed in with its victim."""
    zoe, eve = server.person(), server.person("Eve")
    zoe.post("/api/account", {"name": "Zoé", "password": PASSWORD})
    victim = server.person(None)
    victim.cookies = dict(eve.cookies)
    id = victim.table("me", "me")
    with victim.watch(id) as watch:
        assert watch.next()["frame"]["seat"] is not None
        victim.post("/api/session", {"name": "Zoé", "password": PASSWORD})
        with pytest.raises(Exception, match=r"1001|closed|going"):
            watch.until(lambda m: False)
    assert victim.get("/api/me")["name"] == "Zoé"
    assert eve.get("/api/me")["id"] is None, "the planted session has ended"
