"""The documented interface holds what it promises, whatever is sent."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode

from tests.server.conftest import House
from tests.server.doors import Person

QUIET = settings(
    max_examples=6,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_is_sent_nothing_breaks(small_house: House, mode: GenerationMode) -> None:
    zoe = small_house.person()
    tables = [zoe.finished(), zoe.table("me", "random"), zoe.table("me", "open")]
    schema: Any = schemathesis.openapi.from_dict(zoe.get("/api/docs/openapi.json"))
    tried = set()
    for result in schema.get_all_operations():
        operation = result.ok()
        tried.add(f"{operation.method.upper()} {operation.path}")
        attack(small_house, operation, mode, zoe, tables)
    assert {"POST /api/tables/{id}/actions", "POST /api/verify", "GET /api/me"} <= tried
    assert len(tried) > 20


def attack(
    house: House, operation: Any, mode: GenerationMode, person: Person, tables: list[str]
) -> None:
    """Sends what the schema allows, or just not, to tables of each stage."""

    @QUIET
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Case[Any]) -> None:
        own = [case.path_parameters]
        if "id" in (case.path_parameters or {}):
            own += [{"id": table} for table in tables]
        for path_parameters in own:
            case.path_parameters = path_parameters
            request = case.as_transport_kwargs(base_url="http://testserver.local")
            given_headers = {k: str(v) for k, v in dict(request.get("headers") or {}).items()}
            known = person.headers() | {"x-csrf-token": person.cookies["csrftoken"]}
            request["headers"] = given_headers | known
            request.pop("cookies", None)
            if isinstance(request.get("data"), bytes | str):
                request["content"] = request.pop("data")
            response = house.client.request(**request)
            assert response.status_code < 500, (request, response.text)
            if response.status_code >= 400:
                told = response.json()
                assert told["error"]
                assert told["sentence"]

    # What takes no input cannot be given a wrong one.
    with suppress(Unsatisfiable):
        send()
