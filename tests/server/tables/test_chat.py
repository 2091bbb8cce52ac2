"""The chat of a table."""

from __future__ import annotations

from tests.server.conftest import LocalServer


def test_chat(server: LocalServer) -> None:
    zoe, eve = server.person(), server.person("Eve")
    id = zoe.table("me", "open")
    with zoe.watch(id) as watch:
        watch.next()
        eve.do(id, "chat", text="salut à tous")
        (line,) = watch.until(lambda m: m["type"] == "chat")["chat"]
    assert (line["name"], line["guest"], line["text"]) == ("Eve", True, "salut à tous")
    assert line["user"] == eve.get("/api/me")["id"]
    assert line["at"].endswith("Z")
    assert zoe.look(id)["chat"] == [line]
    for text in ("", "   ", "x" * 501, "a\x00b"):
        zoe.refused(f"/api/tables/{id}/chat", {"text": text}, 400, "ValidationException")
    zoe.refused("/api/tables/nothing/chat", {"text": "hi"}, 404, "NoSuchTable")
    zoe.do(id, "chat", text="x" * 500)
    assert len(zoe.look(id)["chat"]) == 2


def test_only_new_lines_are_sent(server: LocalServer) -> None:
    zoe, bob = server.person(), server.person("Bob")
    id = zoe.table("me", "open")
    for number in range(5):
        zoe.do(id, "chat", text=f"{number}")
    with zoe.watch(id) as one, bob.watch(id) as other:
        for watch in (one, other):
            assert len(watch.next()["chat"]) == 5
        for number in range(5, 8):
            zoe.do(id, "chat", text=f"{number}")
        for watch in (one, other):
            texts: list[str] = []
            while texts[-1:] != ["7"]:
                (line,) = watch.until(lambda m: m["type"] == "chat")["chat"]
                texts.append(line["text"])
            # Another process may report a line that the first message contains already.
            assert [text for text in texts if text > "4"] == ["5", "6", "7"]


def test_a_line_keeps_the_name_under_which_it_was_written(server: LocalServer) -> None:
    zoe = server.person()
    id = zoe.table("me", "open")
    zoe.do(id, "chat", text="hello")
    zoe.post("/api/account", {"name": "Zorro", "password": "correct horse"})
    zoe.do(id, "chat", text="again")
    lines = [(line["name"], line["guest"]) for line in zoe.look(id)["chat"]]
    assert lines == [("Zoé", True), ("Zorro", False)]


def test_the_host_closes_the_chat_to_spectators(server: LocalServer) -> None:
    zoe, bob, eve = server.person(), server.person("Bob"), server.person("Eve")
    visitor = server.person(None)
    id = zoe.table("me", "open", spectator_chat=False)
    bob.do(id, "join")
    bob.do(id, "chat", text="hello")
    path = f"/api/tables/{id}/chat"
    for outsider in (eve, visitor):
        outsider.refused(path, {"text": "hello"}, 403, "NotSeated")
    assert visitor.get("/api/me")["id"] is None
    settings = f"/api/tables/{id}/settings"
    bob.refused(settings, {"spectator_chat": True}, 403, "NotSeated")
    assert zoe.post(settings, {"spectator_chat": True})["spectator_chat"]
    eve.do(id, "chat", text="hello")
    zoe.post(settings, {"spectator_chat": False})
    eve.refused(path, {"text": "hello"}, 403, "NotSeated")


def test_spectators_chat_less_than_players(server: LocalServer) -> None:
    zoe, eve = server.person(), server.person("Eve")
    id = zoe.table("me", "open")
    path = f"/api/tables/{id}/chat"
    statuses = [eve.ask("POST", path, {"text": "spam"}).status_code for _ in range(14)]
    assert statuses[0] == 204
    assert statuses[-1] == 429
    for _ in range(10):
        zoe.do(id, "chat", text="hello")
    assert eve.get("/api/me")["name"] == "Eve", "everything else goes on"
