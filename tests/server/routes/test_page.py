"""The page is served with its own files, and no others."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import httpx
import pytest

from ludotheque.server.routes.page import COMPONENTS
from ludotheque.server.routes.share_preview import LONE_PAGES, PAGES
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


def test_assets_come_as_small_as_the_browser_can_read_them(serving: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{serving.port}") as client:
        path = re.findall(r"/assets/[\w.-]+\.js", client.get("/").text)[0]
        sizes = {}
        for accepted in ("br, gzip", "gzip", "identity"):
            with client.stream("GET", path, headers={"accept-encoding": accepted}) as asset:
                assert asset.headers.get("content-encoding", "identity") in accepted
                assert asset.headers["content-type"].startswith("text/javascript")
                sizes[accepted] = sum(len(part) for part in asset.iter_raw())
    assert sizes["br, gzip"] < sizes["gzip"] < sizes["identity"] / 2


def test_a_page_names_what_it_will_ask_for(serving: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{serving.port}") as client:
        french = {"accept-language": "fr"}
        named = re.findall(r'preload".* href="([^"]+)"', client.get("/", headers=french).text)
        assert {"/api/me", "/api/tables", "/api/games"} < set(named)
        assert any(re.fullmatch(r"/assets/fr-[\w-]+\.js", path) for path in named)
        rules = re.findall(r'preload".* href="([^"]+)"', client.get("/rules/uchronia").text)
        assert "/api/games/uchronia/rules?language=en" in rules
        for path in {*named, *rules}:
            assert client.get(path).status_code == 200


@pytest.mark.parametrize(
    ("path", "status"),
    [
        *(("/", 200), ("/table/abc", 404), ("/replay/abc?step=3", 404), ("/rules/uchronia", 200)),
        *(("/rules/chess", 404), ("/robots.txt", 200), ("/manifest.webmanifest", 200)),
        *(("/verify", 200), ("/account", 200), ("/about", 200)),
        *(("/nowhere", 404), ("/table", 404), ("/table/abc/def", 404), ("/account/x", 404)),
        *(("/favicon.ico", 404), ("/manifest.json", 404), ("/api/", 404)),
        *(("/.env", 404), ("/api", 404), ("/assets", 404)),
    ],
)
def test_only_addresses_of_the_page_are_found(
    serving: ServerProcess, path: str, status: int
) -> None:
    response = httpx.get(f"http://127.0.0.1:{serving.port}{path}", headers={"accept": "text/html"})
    assert response.status_code == status


def shared(page: str) -> dict[str, str]:
    """What a site that shows a link reads in the page."""
    found = dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page))
    title = re.search("<title>(.*)</title>", page)
    assert title is not None
    assert found["og:title"] == title[1]
    return {name: unescape(text) for name, text in found.items()}


def test_a_link_says_what_it_leads_to(serving: ServerProcess) -> None:
    address = f"http://127.0.0.1:{serving.port}"
    with httpx.Client(base_url=address) as client:
        client.get("/api/me")
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = client.post(
            "/api/tables",
            json={"game": "uchronia", "seats": seats, "start": False},
            headers={"X-CSRF-Token": client.cookies["csrftoken"]},
        ).json()
        start, rules = shared(client.get("/").text), shared(client.get("/rules/spyrium").text)
        table = shared(client.get(f"/table/{made['id']}").text)
        french = {"accept-language": "fr-FR,fr;q=0.9,en;q=0.5"}
        page = client.get(f"/table/{made['id']}", headers=french).text
        assert '<html lang="fr">' in page
        assert shared(page)["og:title"] == "Uchronia\N{NO-BREAK SPACE}: une table sur Ludothèque"
        assert start["og:title"] == "Ludothèque: board games at your table"
        assert rules["og:title"] == "Spyrium on Ludothèque"
        assert table["og:title"] == "Uchronia: a table on Ludothèque"
        assert table["og:description"].startswith("A seat is free: sit down and play.")
        assert table["og:url"] == f"{address}/table/{made['id']}"
        for one in (start, rules, table):
            assert one["description"] == one["og:description"] != ""
            picture = client.get(one["og:image"])
            assert picture.headers["content-type"] == "image/jpeg"
            assert picture.headers["cache-control"] == "public, max-age=86400"


def test_the_page_can_be_installed(serving: ServerProcess) -> None:
    with httpx.Client(base_url=f"http://127.0.0.1:{serving.port}") as client:
        page = client.get("/").text
        manifest = client.get("/manifest.webmanifest")
        assert manifest.headers["content-type"].startswith("application/manifest+json")
        assert 'rel="manifest" href="/manifest.webmanifest"' in page
        icons = [icon["src"] for icon in manifest.json()["icons"]]
        for path in [*icons, *re.findall(r'rel="[\w-]*icon" href="([^"]+)"', page)]:
            icon = client.get(path)
            assert icon.status_code == 200
            assert icon.headers["content-type"].startswith("image/")
            assert "set-cookie" not in icon.headers
        assert client.get("/sw.js").headers["cache-control"] == "no-cache"


def test_the_server_knows_the_pages_of_the_router() -> None:
    router = (Path(__file__).parents[3] / "web/src/shell/router.svelte.ts").read_text()
    union = router[router.index("export type Route") : router.index(";\n\n")]
    pages = dict(re.findall(r"page: '(\w+)'(; \w+)?", union))
    del pages["start"], pages["nowhere"]
    assert {name for name, more in pages.items() if more} == PAGES
    assert {name for name, more in pages.items() if not more} == LONE_PAGES


def test_what_a_page_is_drawn_with_is_fetched_ahead() -> None:
    app = (Path(__file__).parents[3] / "web/src/shell/App.svelte").read_text(encoding="utf-8")
    assert dict(re.findall(r"(\w+): \(\) => import\('\./(.+)\.svelte'\)", app)) == COMPONENTS


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("serving")
    server = ServerProcess(f"sqlite:///{folder / 'ludotheque.db'}", folder / "output")
    yield server
    assert server.stop() == 0
    assert "Traceback" not in server.output.read_text()
