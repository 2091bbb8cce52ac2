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
    assert (line["name"], line["text"]) == ("Eve", "salut à tous")
    assert line["at"].endswith("Z")
    assert zoe.look(id)["chat"] == [line]
    for text in ("", "   ", "x" * 501, "a\x00b"):
        zoe.refused(f"/api/tables/{id}/chat", {"text": text}, 400, "ValidationException")
    zoe.refused("/api/tables/nothing/chat", {"text": "hi"}, 404, "NoSuchTable")
    zoe.do(id, "chat", text="x" * 500)
    assert len(zoe.look(id)["chat"]) == 2
