"""The page is served with its own files, and no others."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest

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
def test_no_file_but_the_pages_own(serving: ServerProcess, path: str) -> None:
    with socket.create_connection(("127.0.0.1", serving.port)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    status = answer.split(b" ")[1]
    assert status == b"404" or b"<!doctype html>" in answer.lower()
    assert b"root:" not in answer
    assert b"create_app" not in answer


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("serving")
    server = ServerProcess(f"sqlite:///{folder / 'ludotheque.db'}", folder / "output")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.output.read_text()
