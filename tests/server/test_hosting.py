"""The files in `deploy/`: a game through nginx with TLS, at two processes on PostgreSQL."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from random import Random

import httpx
import pytest

from ludotheque.core.record import Record
from ludotheque.server.operations.settings import Settings, load
from tests.free_port import free_port
from tests.server.clients import HttpTransport, Person, play_on
from tests.server.conftest import NewDatabase
from tests.server.patience import TIMEOUT, wait_until
from tests.server.server_process import ServerProcess

pytestmark = pytest.mark.xdist_group("hosting")
DEPLOY = Path(__file__).parents[2] / "deploy"
MAIN = """
daemon off;
{user}
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""


def program(name: str) -> str:
    """The path of a program of the machine."""
    found = shutil.which(name, path=os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"]))
    if found is None:
        pytest.fail(
            f"The test of hosting needs {name}: install nginx and openssl, or let `make test`"
            " install them as root on Debian.",
            pytrace=False,
        )
    return found


class Nginx:
    """nginx with the site of `deploy/nginx.conf`, at free ports, with a self-signed certificate."""

    def __init__(self, folder: Path, servers: list[ServerProcess]) -> None:
        self._folder = folder
        self.port, self.plain_port = free_port(), free_port()
        certificate, key = folder / "certificate.pem", folder / "key.pem"
        request = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost"
        request += f" -addext subjectAltName=DNS:localhost -keyout {key} -out {certificate}"
        openssl = [program("openssl"), *request.split()]
        subprocess.run(openssl, check=True, capture_output=True)
        self.context = ssl.create_default_context(cafile=certificate)
        live = "/etc/letsencrypt/live/games.example.org/"
        site = (DEPLOY / "nginx.conf").read_text()
        for found, replaced in {
            f"{live}fullchain.pem": str(certificate),
            f"{live}privkey.pem": str(key),
            "games.example.org": "localhost",
            "listen 80;": f"listen 127.0.0.1:{self.plain_port};",
            "listen 443 ": f"listen 127.0.0.1:{self.port} ",
            "listen [::]:80;": "",
            "listen [::]:443 ssl http2;": "",
            "127.0.0.1:8765": f"127.0.0.1:{servers[0].port}",
            "127.0.0.1:8766": f"127.0.0.1:{servers[1].port}",
        }.items():
            assert found in site
            site = site.replace(found, replaced)
        (folder / "site.conf").write_text(site)
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
        self._process = subprocess.Popen(
            [program("nginx"), "-e", folder / "error.log", "-c", folder / "nginx.conf"]
        )
        self.transport = HttpTransport(f"https://localhost:{self.port}", self.context)
        wait_until(self._answers, "nginx answers")

    def _answers(self) -> bool:
        assert self._process.poll() is None, (self._folder / "error.log").read_text()
        try:
            return self.transport.client.get("/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        self.transport.client.close()
        self._process.terminate()
        self._process.wait(timeout=TIMEOUT)


@pytest.fixture(scope="module")
def hosted(
    postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Nginx, list[ServerProcess]]]:
    """Nginx before two server processes on one PostgreSQL."""
    database, tmp_path = postgres(), tmp_path_factory.mktemp("hosted")
    more = ["--settings", str(DEPLOY / "ludotheque.toml")]
    with ExitStack() as stack:
        servers = []
        for number in range(2):
            server = ServerProcess(database, tmp_path / f"output{number}", more=more)
            stack.callback(server.stop)
            servers.append(server)
        nginx = Nginx(tmp_path, servers)
        stack.callback(nginx.stop)
        yield nginx, servers


def test_a_game_through_nginx(hosted: tuple[Nginx, list[ServerProcess]]) -> None:
    nginx, servers = hosted
    zoe, bob = Person(nginx.transport, "Zoé"), Person(nginx.transport, "Bob")
    assert {name.removeprefix("__Host-") for name in zoe.cookies} == {"session", "csrftoken"}
    assert all(name.startswith("__Host-") for name in zoe.cookies)
    id = zoe.table("me", "open")
    bob.do(id, "join")
    zoe.do(id, "start")
    with zoe.watch(id) as first, bob.watch(id) as second, ThreadPoolExecutor(2) as pool:
        half = [
            pool.submit(play_on, watch, Random(4), lambda frame: frame["step"] >= 20)
            for watch in (first, second)
        ]
        for played in half:
            played.result()
    # One process is gone: nginx sends everybody to the other one, where the game goes on.
    servers[0].kill()
    with zoe.watch(id) as first, bob.watch(id) as second, ThreadPoolExecutor(2) as pool:
        ends = [
            pool.submit(play_on, watch, Random(5), lambda frame: frame["outcome"])
            for watch in (first, second)
        ]
        assert ends[0].result()["outcome"] == ends[1].result()["outcome"]
    Record.from_json(bob.get(f"/api/tables/{id}/record")).verify()
    servers[0].restart()


def test_what_nginx_lets_through(hosted: tuple[Nginx, list[ServerProcess]]) -> None:
    nginx, servers = hosted
    client = nginx.transport.client
    plain = httpx.get(f"http://127.0.0.1:{nginx.plain_port}/table/x", headers={"host": "localhost"})
    assert (plain.status_code, plain.headers["location"]) == (301, "https://localhost/table/x")
    for hidden in ("/metrics", "/readyz"):
        assert client.get(hidden).status_code == 404
        assert servers[0].transport.client.get(hidden).status_code == 200
    zoe = Person(nginx.transport, "Zoé")
    for origin, status in ((nginx.transport.address, 201), ("https://evil.example", 403)):
        headers = zoe.headers() | zoe.csrf() | {"origin": origin}
        new = {"game": "spyrium", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert client.post("/api/tables", json=new, headers=headers).status_code == status
    # What a client claims about its address counts for nothing.
    client.get("/api/me", headers={"x-forwarded-for": "192.0.2.77", "x-request-id": "invented"})
    logs = "".join(server.output.read_text() for server in servers)
    assert "192.0.2.77" not in logs
    assert "invented" not in logs


def test_caddy_lets_games_go_on_while_servers_drain() -> None:
    """Draining, every process answers 503 at `/readyz`; Caddy would leave out all of them."""
    asked = re.findall(r"^\s*health_uri (\S+)", (DEPLOY / "Caddyfile").read_text(), re.MULTILINE)
    assert asked == ["/healthz"]


def variables(file: str) -> set[str]:
    """The settings whose variables a file mentions."""
    text = (DEPLOY / file).read_text()
    return {name.lower() for name in re.findall(r"LUDOTHEQUE_([A-Z_]+)", text)}


def test_the_files_name_settings_that_exist() -> None:
    assert load({}, DEPLOY / "ludotheque.toml").settings.secure
    known = {*Settings.__struct_fields__, "home"}
    for file in ("environment", "compose.yaml", "Containerfile", "ludotheque@.service"):
        assert variables(file) - {"settings"} <= known, file


def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    """Where systemd is installed; elsewhere their commands are looked at alone."""
    for unit in (*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")):
        text = re.sub(r"/\S+/bin/ludotheque", "/bin/true", unit.read_text())
        (tmp_path / unit.name).write_text(text)
        assert "\t" not in text
    found = shutil.which("systemd-analyze")
    if found is not None:
        units = [str(unit) for unit in tmp_path.iterdir()]
        done = subprocess.run(
            [found, "verify", *units], check=False, capture_output=True, text=True
        )
        assert (done.returncode, done.stderr) == (0, "")
