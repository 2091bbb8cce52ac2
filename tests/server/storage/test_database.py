"""The schema: what the migrations make is what the models say."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from ludotheque.server.app import prepare
from ludotheque.server.errors import BadDatabase
from ludotheque.server.operations.settings import Settings
from ludotheque.server.storage.database import Database
from ludotheque.server.storage.schema import metadata


def differences(url: str) -> list[Any]:
    def compare(connection: Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, metadata))

    async def ask() -> list[Any]:
        database = Database(url)
        try:
            await database.migrate()
            await database.migrate()
            async with database.read() as connection:
                return await connection.run_sync(compare)
        finally:
            await database.close()

    return asyncio.run(ask())


def test_migrations_match_the_schema(database: str) -> None:
    assert differences(database) == []


def test_secrets_are_made_once(database: str) -> None:
    first = asyncio.run(prepare(Settings(database)))
    assert asyncio.run(prepare(Settings(database))) == first
    assert len(set(first)) == 2


@pytest.mark.parametrize("url", ["nothing", "mysql://host/db", "oracle://host"])
def test_a_database_that_is_not_supported(url: str) -> None:
    with pytest.raises(BadDatabase):
        Database(url)


def test_database_errors_contain_no_secrets(tmp_path: Path) -> None:
    assert Database(f"sqlite:///{tmp_path / 'ludotheque.db'}").engine.sync_engine.hide_parameters
