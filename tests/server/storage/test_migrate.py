"""Migrations of filled databases: from every earlier revision, failed ones, killed ones."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Column, String, make_url

from ludotheque.core.record import Record
from ludotheque.server.operations.settings import Settings
from ludotheque.server.storage.migrate import known_revisions, sqlite_migrator
from tests.server.clients import PASSWORD, Person
from tests.server.conftest import LocalServer, execute, open_server, rows
from tests.server.storage.filled import (
    Rows,
    filled_postgres,
    filled_sqlite,
    rows_of,
)
from tests.server.storage.killed_migration import kill_at_every_statement
from tests.server.storage.test_database import differences

KINDS = "sqlite", "postgresql"


def filled(kind: str, request: pytest.FixtureRequest, folder: Path, revision: str) -> str:
    file = folder / "ludotheque.db"
    if kind == "sqlite":
        return filled_sqlite(file, revision)
    return filled_postgres(request.getfixturevalue("empty_postgres")(), file, revision)


def kept(before: Rows, after: Rows) -> None:
    """Nothing but columns and tables that are new has changed."""
    for table, lines in before.items():
        found = [{name: line[name] for name in lines[0]} for line in after[table]] if lines else []
        assert found == lines, table


@pytest.mark.parametrize("revision", known_revisions())
@pytest.mark.parametrize("kind", KINDS)
def test_a_filled_database_is_upgraded(
    kind: str, revision: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = filled(kind, request, tmp_path, revision)
    before = rows_of(url)
    assert differences(url) == []
    kept(before, rows_of(url))


@pytest.mark.parametrize("kind", KINDS)
def test_an_upgrade_that_is_killed_at_any_statement_is_taken_up_again(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    url = filled(kind, request, tmp_path, known_revisions()[0])
    before = rows_of(url)
    assert kill_at_every_statement(url) > 5
    assert differences(url) == []
    kept(before, rows_of(url))


def test_a_first_start_that_is_killed_at_any_statement(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ludotheque.db'}"
    assert kill_at_every_statement(url) > 10
    assert differences(url) == []


def test_what_a_failed_upgrade_of_version_0_1_left_behind_is_removed(tmp_path: Path) -> None:
    url = filled_sqlite(tmp_path / "ludotheque.db", "0001")
    execute(url, "CREATE TABLE _alembic_tmp_tables (id VARCHAR(12) NOT NULL, hints BOOLEAN)")
    before = rows_of(url)
    del before["_alembic_tmp_tables"]
    assert differences(url) == []
    kept(before, rows_of(url))


def test_what_a_killed_first_start_of_version_0_1_left_behind_is_removed(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'ludotheque.db'}"
    execute(url, "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    execute(url, "CREATE TABLE card_sets (fingerprint VARCHAR(16) NOT NULL)")
    assert differences(url) == []


def test_a_table_that_others_refer_to_can_be_replaced(tmp_path: Path) -> None:
    url = filled_sqlite(tmp_path / "ludotheque.db")
    before = rows_of(url)
    with sqlite_migrator(make_url(url)).begin() as connection:
        operations = Operations(MigrationContext.configure(connection))
        with operations.batch_alter_table("tables", recreate="always") as batch:
            batch.add_column(Column("note", String(10)))
    kept(before, rows_of(url))
    assert rows(url, "PRAGMA foreign_key_check") == []


@pytest.fixture
def upgraded(tmp_path: Path, thread_bots: object) -> Iterator[LocalServer]:
    """A server of today on the database of version 0.1.0."""
    url = filled_sqlite(tmp_path / "ludotheque.db")
    execute(url, "UPDATE seats SET bot = 'random' WHERE bot = 'grandmaster'")
    yield from open_server(Settings(url, requests_per_minute=100_000))


def signed_in(server: LocalServer, name: str) -> Person:
    person = server.person(None)
    person.post("/api/session", {"name": name, "password": PASSWORD})
    return person


def test_games_of_version_0_1_continue_to_the_end(upgraded: LocalServer) -> None:
    zoe, bob = signed_in(upgraded, "Zoé"), signed_in(upgraded, "Bob")
    (asked,) = upgraded.rows("SELECT id, table_id FROM proposals WHERE status = 'open'")
    bob.do(asked.table_id, "votes", proposal=asked.id, agree=True)
    running = upgraded.rows("SELECT id, game FROM tables WHERE status = 'playing'")
    assert {row.game for row in running} == {"uchronia", "spyrium", "monumental"}
    for row in running:
        finish(upgraded, row.id)
    for row in upgraded.rows("SELECT id FROM tables WHERE status = 'over'"):
        zoe.get(f"/api/tables/{row.id}/replay")
        Record.from_json(zoe.get(f"/api/tables/{row.id}/record")).verify()


def finish(server: LocalServer, id: str) -> None:
    """Plays a game to its end for its persons; previews, which take long, are not asked for."""
    rng, services = Random(3), server.services

    async def play() -> None:
        table = await services.registry.latest(id)
        while not table.state.over:
            seat = table.bot_to_move()
            if seat is None:
                actor = table.state.actor
                assert actor is not None
                text = rng.choice(table.state.actions()).text
                await services.moves.play(table, actor, text)
            else:
                await asyncio.sleep(0.001)
            table = await services.registry.get(id)

    server.client.blocking_portal.call(play)


def test_games_of_version_0_1_keep_their_cards(upgraded: LocalServer) -> None:
    for row in upgraded.rows("SELECT id, cards FROM tables WHERE status != 'open'"):
        assert upgraded.live(row.id).state.game.fingerprint == row.cards


def test_the_logs_of_version_0_1_are_shown(upgraded: LocalServer) -> None:
    zoe = signed_in(upgraded, "Zoé")
    for table in zoe.get("/api/tables")["mine"]:
        if table["status"] != "open":
            log = zoe.get(f"/api/tables/{table['id']}/log?before={table['step']}")
            assert [entry["number"] for entry in log] == list(
                range(max(0, table["step"] - 60), table["step"])
            )


def test_an_open_table_of_version_0_1_can_be_joined(upgraded: LocalServer) -> None:
    zoe = signed_in(upgraded, "Zoé")
    (row,) = upgraded.rows("SELECT id FROM tables WHERE status = 'open'")
    upgraded.person("Kim").do(row.id, "join")
    zoe.do(row.id, "start")
    assert zoe.look(row.id)["table"]["status"] == "playing"
