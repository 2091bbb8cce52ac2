"""Houses to play in: on SQLite, and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import itertools
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import text

from ludotheque.server.app import create_app, prepare
from ludotheque.server.operations.settings import Settings
from ludotheque.server.play import bot_pool
from ludotheque.server.play.running_table import RunningTable
from ludotheque.server.services import Services
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.games import GameStore
from ludotheque.server.storage.tables import TableStore
from tests.server.bot_doubles import QuickWorkers
from tests.server.clients import Door, InProcess, InTurn, Person
from tests.server.second_process import Second

NewDatabase = Callable[[], str]


class House:
    """A server in this process, its database, and perhaps another server in a second process."""

    def __init__(
        self, settings: Settings, client: TestClient[Any], second: Second | None = None
    ) -> None:
        self.settings = settings
        self.client = client
        self.output = None if second is None else second.output
        self.door: Door = InProcess(client)
        self._other = None if second is None else second.serve(settings)
        if self._other is not None:
            self.door = InTurn([self.door, self._other])

    def close(self) -> None:
        if self._other is not None:
            self._other.client.close()

    @property
    def services(self) -> Services:
        services: Services = self.client.app.state.services
        return services

    def live(self, id: str) -> RunningTable:
        """A table as this process knows it when it looks at the database."""
        table: RunningTable = self.client.blocking_portal.call(self.services.registry.latest, id)
        return table

    def stored(self, id: str) -> RunningTable:
        """A table as another process would read it."""
        return asyncio.run(read_table(self.settings.database, id))

    def person(self, name: str | None = "Zoé") -> Person:
        return Person(self.door, name)

    def rows(self, query: str, **values: object) -> list[Any]:
        """What the database answers."""
        return rows(self.settings.database, query, **values)

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
    """Changes a database."""

    async def run() -> None:
        database = Database(url)
        try:
            async with database.begin() as connection:
                await connection.execute(text(statement))
        finally:
            await database.close()

    asyncio.run(run())


def rows(url: str, query: str, **values: object) -> list[Any]:
    """What a database answers."""

    async def ask() -> list[Any]:
        database = Database(url)
        try:
            async with database.read() as connection:
                return list((await connection.execute(text(query), values)).all())
        finally:
            await database.close()

    return asyncio.run(ask())


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewDatabase]:
    """A PostgreSQL that makes new databases, their tables made already."""
    with warnings.catch_warnings():
        # It asks for a folder of the session that a plain machine does not have.
        warnings.simplefilter("ignore")
        from pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="stop")
    server.psql("ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf();")
    numbers = itertools.count()

    def new(template: str = "template1") -> str:
        name = f"house{next(numbers)}"
        server.psql(f"CREATE DATABASE {name} TEMPLATE {template};")
        return str(server.get_uri(database=name))

    empty = new()
    asyncio.run(prepare(Settings(empty)))
    yield lambda: new("house0")
    server.cleanup()


def _database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if kind == "sqlite":
        return f"sqlite:///{tmp_path / 'house.db'}"
    new: NewDatabase = request.getfixturevalue("postgres")
    return new()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    return _database(request.param, request, tmp_path)


@pytest.fixture
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> type[Executor]:
    """Bots that need no processes, for tests that are about something else."""
    monkeypatch.setattr(bot_pool, "ProcessPoolExecutor", QuickWorkers)
    return QuickWorkers


def open_house(settings: Settings, second: Second | None = None) -> Iterator[House]:
    with TestClient(create_app(settings)) as client:
        house = House(settings, client, second)
        yield house
        house.close()


@pytest.fixture(scope="session")
def second(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Second]:
    """A second process, which serves whatever it is told."""
    process = Second(tmp_path_factory.mktemp("second") / "output")
    yield process
    process.end()


@pytest.fixture(params=["sqlite", "two processes"])
def house(request: pytest.FixtureRequest, tmp_path: Path, quick_bots: object) -> Iterator[House]:
    """A house on SQLite, and one on PostgreSQL whose two processes answer in turn."""
    url = _database(request.param, request, tmp_path)
    two = request.param == "two processes"
    other: Second | None = request.getfixturevalue("second") if two else None
    yield from open_house(Settings(url, requests_per_minute=100_000), other)


@pytest.fixture
def small_house(tmp_path: Path, quick_bots: object) -> Iterator[House]:
    """A house on SQLite, for what does not depend on the database."""
    url = f"sqlite:///{tmp_path / 'house.db'}"
    yield from open_house(Settings(url, requests_per_minute=100_000))
