"""Builds a wheel for every Python that is found, and plays with each in an empty environment.

`make wheels` runs it: the source distribution first, from it one wheel for each version, compiled;
then one that is plain Python. Each is installed with what it needs into a new environment, where
`ludotheque serve` must answer. Where uv is installed, `uvx` runs the last one, too.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
SECONDS = 120


def interpreters() -> Iterator[tuple[str, Path]]:
    """The Pythons on the path, and those of pyenv."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for version in VERSIONS:
        on_path = shutil.which(f"python{version}")
        places = [Path(on_path)] if on_path else []
        for place in (*places, *pyenv.glob(f"versions/{version}*/bin/python")):
            asked = [str(place), "-c", "import sys, venv; print('%d.%d' % sys.version_info[:2])"]
            found = subprocess.run(asked, capture_output=True, text=True, check=False)
            if found.stdout.strip() == version:
                yield version, place
                break


def run(*command: str | Path, **environment: str) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout


def answers(*serve: str | Path) -> float:
    """Starts a server and asks it for the page and the games; returns the seconds to the answer."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as home, tempfile.TemporaryFile("w+") as said:
        server = subprocess.Popen(
            [*serve, "serve", "--port", str(port)],
            env=os.environ | {"LUDOTHEQUE_HOME": home},
            stdout=said,
            stderr=subprocess.STDOUT,
        )
        try:
            while time.monotonic() - begun < SECONDS and server.poll() is None:
                with contextlib.suppress(OSError):
                    address = f"http://127.0.0.1:{port}"
                    page = urllib.request.urlopen(address).read()
                    games = urllib.request.urlopen(f"{address}/api/games").read()
                    assert b"<title>" in page
                    assert b"spyrium" in games
                    return time.monotonic() - begun
                time.sleep(0.1)
        finally:
            server.terminate()
            server.wait()
        said.seek(0)
        sys.exit(f"{serve[0]} serve does not answer:\n{said.read()}")


def try_wheel(version: str, python: Path, source: Path, *, plain: bool) -> Path:
    """Builds a wheel from the source distribution, installs it, and serves."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        build = {"LUDOTHEQUE_PLAIN": "1"} if plain else {}
        run(python, "-m", "venv", folder / "empty")
        inside = folder / "empty" / ("Scripts" if os.name == "nt" else "bin")
        pip = (inside / "python", "-m", "pip", "--disable-pip-version-check", "-q")
        run(*pip, "wheel", "--no-deps", "-w", folder, source, **build)
        (wheel,) = folder.glob("*.whl")
        built = time.monotonic() - begun
        run(*pip, "install", wheel)
        said = run(inside / "ludotheque", "--version").strip()
        assert said.endswith("plain Python" if plain else "compiled"), said
        first = answers(inside / "ludotheque")
        size = wheel.stat().st_size / 1e6
        print(
            f"Python {version}: {wheel.name}, {size:.1f} MB, built in {built:.0f} s; "
            f"{said}; serve answers after {first:.1f} s",
            flush=True,
        )
        return Path(shutil.move(wheel, DIST / wheel.name))


def main() -> None:
    """Builds and tries everything; `plain` leaves out compiling, version numbers choose Pythons."""
    wanted = set(sys.argv[1:])
    found = [(v, p) for v, p in interpreters() if not wanted & set(VERSIONS) or v in wanted]
    print("Pythons:", ", ".join(f"{version} ({python})" for version, python in found))
    DIST.mkdir(exist_ok=True)
    os.chdir(ROOT)
    run(sys.executable, "setup.py", "-q", "sdist", "--dist-dir", DIST)
    source = max(DIST.glob("*.tar.gz"), key=lambda path: path.stat().st_mtime)
    print(f"{source.name}, {source.stat().st_size / 1e6:.1f} MB", flush=True)
    if "plain" not in wanted:
        for version, python in found:
            wheel = try_wheel(version, python, source, plain=False)
    version, python = found[-1]
    wheel = try_wheel(version, python, source, plain=True)
    if uvx := shutil.which("uvx"):
        first = answers(uvx, "--python", python, "--from", wheel, "ludotheque")
        print(f"uvx: serve answers after {first:.1f} s")


if __name__ == "__main__":
    main()
