"""What an operator does with the command `admin`, and what a running server makes of it."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.cli.app import run
from ludotheque.server.operations import retention
from ludotheque.server.operations.background_tasks import Periodic
from ludotheque.server.operations.retention import Retention
from ludotheque.server.operations.settings import Settings
from tests.server.clients import PASSWORD, Person, Watch
from tests.server.conftest import LocalServer, rows
from tests.server.patience import TIMEOUT


class Operator:
    """Runs `ludotheque admin` beside a server, which looks at the database at once."""

    def __init__(self, server: LocalServer, capsys: pytest.CaptureFixture[str]) -> None:
        self._server = server
        self._capsys = capsys
        self._look()

    def _look(self) -> None:
        services = self._server.services
        for refresh in (services.status.refresh, services.operator_actions.refresh):
            self._server.client.blocking_portal.call(refresh)

    def act(self, *arguments: str) -> str:
        url = self._server.settings.database
        self._capsys.readouterr()
        assert run(["admin", *arguments, "--database", url]) == 0
        self._look()
        return self._capsys.readouterr().out

    def list(self, *arguments: str) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = json.loads(self.act(*arguments, "--json"))
        return found


@pytest.fixture
def operator(server: LocalServer, capsys: pytest.CaptureFixture[str]) -> Operator:
    return Operator(server, capsys)


def closes(watch: Watch) -> bool:
    """Whether the server closes a socket."""
    try:
        return bool(watch.until(lambda message: False))
    except (ConnectionError, ConnectionClosed):
        return True


def account(server: LocalServer, name: str) -> tuple[Person, str]:
    person = server.person(name)
    person.post("/api/account", {"name": name, "password": PASSWORD})
    return person, str(person.get("/api/me")["id"])


def test_a_banned_person_is_signed_out_and_cannot_come_back(
    sqlite_server: LocalServer, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(sqlite_server, capsys)
    zoe, number = account(sqlite_server, "Zoé")
    id = zoe.table("me", "open")
    assert [row["name"] for row in operator.list("people", "zo")] == ["Zoé"]
    with zoe.watch(id) as watch:
        operator.act("ban", number, "--reason", "rude")
        assert closes(watch)
    assert zoe.get("/api/me")["id"] is None
    credentials = {"name": "Zoé", "password": PASSWORD}
    zoe.refused("/api/session", credentials, 403, "Banned")
    assert operator.list("people", "zo")[0]["banned"] is True
    operator.act("unban", number)
    zoe.post("/api/session", credentials)
    done = [(row["action"], row["target"], row["detail"]) for row in operator.list("audit")]
    assert done == [("unban", number, ""), ("ban", number, "rude")]


def test_a_muted_person_plays_and_does_not_write(
    sqlite_server: LocalServer, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(sqlite_server, capsys)
    zoe, number = account(sqlite_server, "Zoé")
    id = zoe.table("me", "me")
    operator.act("mute", number)
    zoe.refused(f"/api/tables/{id}/chat", {"text": "hello"}, 403, "Muted")
    frame = zoe.frame(id)
    zoe.act(id, frame, frame["actions"][0]["text"])
    operator.act("unmute", number)
    zoe.do(id, "chat", text="hello")


def test_a_removed_table_is_gone_at_once_and_deleted_later(
    server: LocalServer, operator: Operator
) -> None:
    zoe = server.person()
    id, other = zoe.table("me", "me"), zoe.table("me", "open")
    frame = zoe.frame(id)
    with zoe.watch(id) as watch:
        operator.act("remove-table", id)
        assert closes(watch)
    assert zoe.ask("GET", f"/api/tables/{id}").status_code == 404
    move = {"step": 0, "action": frame["actions"][0]["text"]}
    assert zoe.ask("POST", f"/api/tables/{id}/actions", move).status_code == 404
    assert [row["id"] for row in operator.list("tables")] == [other]
    sweep(server, datetime.now(UTC))
    assert len(server.rows("SELECT id FROM tables")) == 2
    sweep(server, datetime.now(UTC) + timedelta(hours=1))
    assert [row.id for row in server.rows("SELECT id FROM tables")] == [other]
    assert server.rows("SELECT * FROM snapshots WHERE table_id = :id", id=id) == []


def test_a_forgotten_password_is_replaced(
    sqlite_server: LocalServer, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(sqlite_server, capsys)
    zoe, number = account(sqlite_server, "Zoé")
    with zoe.watch(zoe.table("me", "open")) as watch:
        password = operator.act("reset-password", number).split()[-1]
        assert closes(watch)
    assert zoe.get("/api/me")["id"] is None, "whoever had taken the account is signed out"
    zoe.refused("/api/session", {"name": "Zoé", "password": PASSWORD}, 403, "WrongPassword")
    assert zoe.post("/api/session", {"name": "Zoé", "password": password})["id"] == int(number)
    done = operator.list("audit")[0]
    assert (done["action"], done["target"], done["detail"]) == ("reset-password", number, "")
    guest = sqlite_server.person("Guest").get("/api/me")["id"]
    url = sqlite_server.settings.database
    assert run(["admin", "reset-password", str(guest), "--database", url]) == 2


def test_a_removed_person_leaves_the_games(
    sqlite_server: LocalServer, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(sqlite_server, capsys)
    zoe, number = account(sqlite_server, "Zoé")
    id = zoe.table("me", "open", listed=True)
    zoe.do(id, "chat", text="my address")
    operator.act("remove-person", number)
    (row,) = sqlite_server.rows("SELECT * FROM users WHERE id = :id", id=int(number))
    assert (row.name, row.login, row.password) == ("–", None, None)
    assert sqlite_server.rows("SELECT * FROM chats") == []
    assert sqlite_server.person("Bob").look(id)["table"]["id"] == id


def test_an_announcement_is_shown_at_every_table(
    sqlite_server: LocalServer, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(sqlite_server, capsys)
    zoe = sqlite_server.person()
    with zoe.watch(zoe.table("me", "open")) as watch:
        operator.act("announce", "Back at noon.")
        shown = watch.until(lambda m: m["type"] == "server")
        assert shown["announcement"] == "Back at noon."
        operator.act("announce")
        assert watch.until(lambda m: m["type"] == "server")["announcement"] is None


def test_draining_ends_with_the_next_start(
    sqlite_server: LocalServer, capsys: pytest.CaptureFixture[str]
) -> None:
    operator = Operator(sqlite_server, capsys)
    operator.act("drain")
    assert sqlite_server.client.get("/readyz").status_code == 503
    operator.act("drain", "--off")
    assert sqlite_server.client.get("/readyz").status_code == 200
    assert [row["action"] for row in operator.list("audit")] == ["undrain", "drain"]


def test_somebody_and_something_that_is_not_there(
    sqlite_server: LocalServer, capsys: pytest.CaptureFixture[str]
) -> None:
    url = sqlite_server.settings.database
    assert run(["admin", "ban", "99", "--database", url]) == 2
    assert "nobody with the number 99" in capsys.readouterr().err
    assert run(["admin", "remove-table", "nothing", "--database", url]) == 2
    assert rows(url, "SELECT * FROM audit") == []


def sweep(server: LocalServer, now: datetime, **keep: int) -> bool:
    days = {"keep_guests": 0, "keep_open_tables": 0, "keep_chats": 0} | keep
    settings = Settings(server.settings.database, **days)  # type: ignore[arg-type]
    one = Retention(server.services.database, settings)
    return bool(server.client.blocking_portal.call(one.sweep, now))


def test_old_guests_open_tables_and_chats_are_removed(server: LocalServer) -> None:
    idle, zoe = server.person("Idle"), server.person("Zoé")
    waiting, finished = zoe.table("me", "open"), zoe.finished("me", "random")
    running = zoe.table("me", "me")
    for id in (finished, running):
        zoe.do(id, "chat", text="hello")
    later = datetime.now(UTC) + timedelta(days=8)
    sweep(server, later)
    assert len(server.rows("SELECT id FROM tables")) == 3
    sweep(server, later, keep_guests=9, keep_open_tables=9, keep_chats=9)
    assert len(server.rows("SELECT id FROM users WHERE name = 'Idle'")) == 1
    sweep(server, later, keep_guests=7, keep_open_tables=7, keep_chats=7)
    assert {row.name for row in server.rows("SELECT name FROM users")} == {"Zoé"}
    assert idle.get("/api/me")["id"] is None
    assert zoe.ask("GET", f"/api/tables/{waiting}").status_code == 404
    kept = server.rows("SELECT table_id FROM chats")
    assert [row.table_id for row in kept] == [running]


def test_zero_days_keep_everything(sqlite_server: LocalServer) -> None:
    sqlite_server.person("Idle")
    sweep(sqlite_server, datetime.now(UTC) + timedelta(days=40_000))
    assert len(sqlite_server.rows("SELECT id FROM users")) == 1


def test_much_that_is_old_is_removed_in_portions(
    sqlite_server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise moves would wait for all of it."""
    monkeypatch.setattr(retention, "_PORTION", 2)
    zoe = sqlite_server.person()
    for _ in range(5):
        zoe.table("me", "open")
    later = datetime.now(UTC) + timedelta(days=8)
    left = []
    while sweep(sqlite_server, later, keep_open_tables=7):
        left.append(len(sqlite_server.rows("SELECT id FROM tables WHERE status = 'open'")))
    assert left[:2] == [3, 1]
    assert sqlite_server.rows("SELECT id FROM tables") == []


def test_work_that_is_not_finished_goes_on_soon() -> None:
    done: list[bool] = []

    async def work() -> bool:
        done.append(True)
        return len(done) < 3

    async def repeat() -> None:
        async with Periodic(work, seconds=3600.0):
            while len(done) < 3:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(repeat(), TIMEOUT))
