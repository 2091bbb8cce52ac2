"""Servers for tests: on SQLite, and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import make_url, text

from ludotheque.server.app import create_app, prepare
from ludotheque.server.operations.settings import Settings
from ludotheque.server.play import worker_pool
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.services import Services
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.tables import TableStore
from tests.server.bot_doubles import ThreadWorkers
from tests.server.clients import InProcessTransport, Person, RoundRobin, Transport
from tests.server.patience import be_patient, hash_quickly
from tests.server.second_process import SecondProcess

NewDatabase = Callable[[], str]
be_patient()
hash_quickly()


class LocalServer:
    """A server in this process, its database, and perhaps another server in a second process."""

    def __init__(
        self, settings: Settings, client: TestClient[Any], second: SecondProcess | None = None
    ) -> None:
        self.settings = settings
        self.client = client
        self.output = None if second is None else second.output
        self.transport: Transport = InProcessTransport(client)
        self._other = None if second is None else second.serve(settings)
        if self._other is not None:
            self.transport = RoundRobin([self.transport, self._other])

    def close(self) -> None:
        if self._other is not None:
            self._other.client.close()

    @property
    def services(self) -> Services:
        services: Services = self.client.app.state.services
        return services

    def live(self, id: str) -> RunningTable:
        """A table as this process reads it from the database."""
        table: RunningTable = self.client.blocking_portal.call(self.services.registry.latest, id)
        return table

    def stored(self, id: str) -> RunningTable:
        """A table as another process would read it."""
        return asyncio.run(read_table(self.settings.database, id))

    def person(self, name: str | None = "Zoé") -> Person:
        return Person(self.transport, name)

    def rows(self, query: str, **values: object) -> list[Any]:
        """The result of a query."""
        return rows(self.settings.database, query, **values)

    def running_game(self, players: int = 3) -> tuple[str, list[Person]]:
        """A table of persons whose game has started."""
        persons = [self.person(f"P{number}") for number in range(players)]
        id = persons[0].table("me", *["open"] * (players - 1))
        for person in persons[1:]:
            person.do(id, "join")
        persons[0].do(id, "start")
        return id, persons

    def age_sessions(self, days: int) -> None:
        """Makes all sessions look unused for so long."""
        seen = datetime.now(UTC) - timedelta(days=days)
        execute(self.settings.database, f"UPDATE sessions SET seen = '{seen:%Y-%m-%d %H:%M:%S}+00'")

    def make_due(self, id: str) -> None:
        """Lets the time pass by which an absent player may come back."""
        due = f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S}.000000"
        execute(
            self.settings.database,
            f"UPDATE proposals SET due = '{due}' WHERE table_id = '{id}' AND kind = 'replace'",
        )

    def make_fail(self, table: str, what: str) -> None:
        """Lets SQLite reject a change, as if the process were killed at that moment."""
        execute(
            self.settings.database,
            f"CREATE TRIGGER dead BEFORE {what} ON {table} BEGIN SELECT RAISE(ABORT, 'dead'); END",
        )

    def log(self, id: str) -> list[Any]:
        return self.rows(
            "SELECT number, kind, seat, action FROM entries WHERE table_id = :id ORDER BY number",
            id=id,
        )


async def read_table(url: str, id: str) -> RunningTable:
    database = Database(url)
    try:
        info = await TableStore(database).info(id)
        return RunningTable.restore(info, await GameStore(database).recent(info.game, id))
    finally:
        await database.close()


def execute(url: str, statement: str) -> None:
    """Executes a statement."""

    async def run() -> None:
        database = Database(url)
        try:
            async with database.begin() as connection:
                await connection.execute(text(statement))
        finally:
            await database.close()

    asyncio.run(run())


def rows(url: str, query: str, **values: object) -> list[Any]:
    """The result of a query."""

    async def ask() -> list[Any]:
        database = Database(url)
        try:
            async with database.read() as connection:
                return list((await connection.execute(text(query), values)).all())
        finally:
            await database.close()

    return asyncio.run(ask())


@pytest.fixture(scope="session")
def empty_postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., str]]:
    """A PostgreSQL server; returns the URL of a new database, empty or a copy of another one."""
    from tests.server.postgres import start_postgres

    server = start_postgres(tmp_path_factory.mktemp("postgres"))
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    numbers = itertools.count()

    def new(template: str = "template1") -> str:
        name = f"server{next(numbers)}"
        server.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
        return str(server.get_uri(database=name))

    yield new
    server.cleanup()


@pytest.fixture(scope="session")
def postgres(empty_postgres: Callable[..., str]) -> NewDatabase:
    """A PostgreSQL server; returns the URL of a new, migrated database."""
    migrated = empty_postgres()
    asyncio.run(prepare(Settings(migrated)))
    return lambda: empty_postgres(make_url(migrated).database)


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite database with the schema of today: copying is faster than migrating."""
    file = tmp_path_factory.mktemp("migrated") / "ludotheque.db"
    asyncio.run(prepare(Settings(f"sqlite:///{file}")))
    return file


def _database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if kind == "sqlite":
        copy = shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / "ludotheque.db")
        return f"sqlite:///{copy}"
    new: NewDatabase = request.getfixturevalue("postgres")
    return new()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database of each kind."""
    return _database(request.param, request, tmp_path)


@pytest.fixture
def thread_bots(monkeypatch: pytest.MonkeyPatch) -> type[Executor]:
    """Bots that run in threads, for tests that are not about worker processes."""
    monkeypatch.setattr(worker_pool, "ProcessPoolExecutor", ThreadWorkers)
    return ThreadWorkers


def open_server(settings: Settings, second: SecondProcess | None = None) -> Iterator[LocalServer]:
    with TestClient(create_app(settings)) as client:
        server = LocalServer(settings, client, second)
        yield server
        server.close()


@pytest.fixture(scope="session")
def second(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SecondProcess]:
    """A second process, which serves the databases that tests name."""
    process = SecondProcess(tmp_path_factory.mktemp("second") / "output")
    yield process
    process.end()


@pytest.fixture(params=["sqlite", "two processes"])
def server(
    request: pytest.FixtureRequest, tmp_path: Path, thread_bots: object
) -> Iterator[LocalServer]:
    """A server on SQLite, and one on PostgreSQL whose two processes answer in turn."""
    url = _database(request.param, request, tmp_path)
    two = request.param == "two processes"
    other: SecondProcess | None = request.getfixturevalue("second") if two else None
    yield from open_server(Settings(url, requests_per_minute=100_000), other)


@pytest.fixture
def sqlite_server(
    request: pytest.FixtureRequest, tmp_path: Path, thread_bots: object
) -> Iterator[LocalServer]:
    """A server on SQLite, for what does not depend on the database."""
    url = _database("sqlite", request, tmp_path)
    yield from open_server(Settings(url, requests_per_minute=100_000))
