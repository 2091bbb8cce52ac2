"""The page is served with its own files, and no others."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.server.routes.page import LONE_PAGES, PAGES
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("attacks")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/../app.py",
        "/assets/..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/..%5capp.py",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/../../../../etc/passwd",
    ],
)
def test_only_the_files_of_the_page_are_served(serving: ServerProcess, path: str) -> None:
    with socket.create_connection(("127.0.0.1", serving.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    status = answer.split(b" ")[1]
    assert status == b"404" or b"<!doctype html>" in answer.lower()
    assert b"root:" not in answer
    assert b"create_app" not in answer


def test_assets_are_kept_for_good(serving: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{serving.port}") as client:
        found = re.findall(r"/assets/[\w.-]+", client.get("/").text)
        assert found
        for path in found:
            asset = client.get(path, headers={"cookie": ""})
            assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert "set-cookie" not in asset.headers
        missing = client.get("/assets/nothing-0000.js")
        assert missing.status_code == 404
        assert missing.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(("/", 200), ("/table/abc", 200), ("/replay/abc?step=3", 200), ("/rules/uchronia", 200)),
        *(("/verify", 200), ("/account", 200), ("/about", 200)),
        *(("/nowhere", 404), ("/table", 404), ("/table/abc/def", 404), ("/account/x", 404)),
        *(("/favicon.ico", 404), ("/robots.txt", 404), ("/manifest.json", 404), ("/api/", 404)),
        *(("/.env", 404), ("/api", 404), ("/assets", 404)),
    ],
)
def test_only_addresses_of_the_page_are_found(
    serving: ServerProcess, path: str, status: int
) -> None:
    response = httpx.get(f"http://127.0.0.1:{serving.port}{path}", headers={"accept": "text/html"})
    assert response.status_code == status


def test_the_server_knows_the_pages_of_the_router() -> None:
    router = (Path(__file__).parents[3] / "web/src/shell/router.svelte.ts").read_text()
    union = router[router.index("export type Route") : router.index(";\n\n")]
    pages = dict(re.findall(r"page: '(\w+)'(; \w+)?", union))
    del pages["start"], pages["nowhere"]
    assert {name for name, more in pages.items() if more} == PAGES
    assert {name for name, more in pages.items() if not more} == LONE_PAGES


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("serving")
    server = ServerProcess(f"sqlite:///{folder / 'ludotheque.db'}", folder / "output")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.output.read_text()
