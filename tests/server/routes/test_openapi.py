"""The API is as the OpenAPI document describes it, whatever is sent."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.core.transport import Response as Received
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludotheque.server.app import openapi_schema
from ludotheque.server.routes import schemas
from tests.server.clients import Person, play_on
from tests.server.conftest import LocalServer

CHECKS: list[Any] = [
    schemathesis.checks.not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
QUIET = settings(
    max_examples=4,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_fuzzed_requests_get_documented_responses(
    sqlite_server: LocalServer, mode: GenerationMode
) -> None:
    zoe = sqlite_server.person()
    tables = [zoe.finished(), zoe.table("me", "random"), zoe.table("me", "open")]
    schema: Any = schemathesis.openapi.from_dict(zoe.get("/api/docs/openapi.json"))
    tried = set()
    for result in schema.get_all_operations():
        operation = result.ok()
        tried.add(f"{operation.method.upper()} {operation.path}")
        attack(sqlite_server, operation, mode, zoe, tables)
    assert {"POST /api/tables/{id}/actions", "POST /api/verify", "GET /api/me"} <= tried
    assert len(tried) > 20


def attack(
    server: LocalServer, operation: Any, mode: GenerationMode, person: Person, tables: list[str]
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
            known = person.headers() | person.csrf()
            request["headers"] = given_headers | known
            request.pop("cookies", None)
            if isinstance(request.get("data"), bytes | str):
                request["content"] = request.pop("data")
            response = server.client.request(**request)
            case.validate_response(
                Received.from_httpx(response, verify=False), checks=CHECKS, headers={}
            )
            if response.status_code >= 400:
                problem = response.json()
                assert problem["error"]
                assert problem["sentence"]

    # What takes no input cannot be given a wrong one.
    with suppress(Unsatisfiable):
        send()


def test_websocket_messages_match_the_schema(sqlite_server: LocalServer) -> None:
    """Every message of a whole game has the shape that the document gives it."""
    zoe, eve = sqlite_server.person(), sqlite_server.person("Eve")
    id = zoe.table("me", "random")
    decoder = msgspec.json.Decoder(schemas.ServerMessage, strict=True)
    with zoe.watch(id) as watch, eve.watch(id) as other:
        frame = watch.until_step(lambda f: f["actions"])
        eve.do(id, "chat", text="hello")
        watch.send(type="act", step=999, action="pass")
        watch.send(type="sing")
        watch.act(frame, frame["actions"][0]["text"])
        play_on(watch, Random(21), lambda f: f["outcome"])
        other.until_step(lambda f: f["outcome"])
    messages = watch.messages + other.messages
    for message in messages:
        decoded = decoder.decode(msgspec.json.encode(message))
        assert message.keys() <= {"type", *decoded.__struct_fields__}, "nothing is said beyond it"
    assert {message["type"] for message in messages} == {
        "hello",
        "step",
        "table",
        "chat",
        "refused",
    }
    stale, unknown = [m for m in watch.messages if m["type"] == "refused"]
    assert (stale["error"], stale["step"]) == ("Stale", 999)
    assert stale["now"] < 999
    assert unknown["error"] == "NotUnderstood"


def test_the_document_can_be_made_without_a_server(sqlite_server: LocalServer) -> None:
    served = sqlite_server.person().get("/api/docs/openapi.json")
    assert json.loads(json.dumps(openapi_schema())) == served


def test_the_document_explains_the_socket(sqlite_server: LocalServer) -> None:
    document = sqlite_server.person().get("/api/docs/openapi.json")
    known = document["components"]["schemas"]
    operation = document["paths"]["/api/tables/{id}/live"]["get"]
    text = msgspec.json.encode(document).decode()
    for name in set(re.findall(r'"#/components/schemas/(\w+)"', text)):
        assert name in known, "every reference leads somewhere"
    for name, schema in known.items():
        assert name == "ClientMessage" or schema["description"], f"{name} is explained"
    sent = "Hello", "Step", "TableChanged", "ChatChanged", "ServerChanged", "Refused"
    for name in (*sent, "Act", "Ping"):
        assert name in operation["description"]
        assert known[name]["properties"]["type"]
    said = operation["responses"]["101"]["content"]["application/json"]["schema"]
    assert len(said["oneOf"]) == len(sent)
    plain = sqlite_server.person().ask("GET", "/api/tables/nothing/live")
    assert plain.status_code == 426
    assert "WebSocket" in plain.json()["sentence"]
