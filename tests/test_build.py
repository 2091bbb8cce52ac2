"""A source distribution that needs no Node, a wheel from it, and rules without a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

import ludotheque
from tests.server.server_process import ServerProcess

ROOT = Path(__file__).parent.parent


def run(*command: str | Path, folder: Path = ROOT, **environment: str) -> str:
    """What a command prints; it must succeed."""
    done = subprocess.run(
        [sys.executable, *command],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The unpacked source distribution."""
    folder = tmp_path_factory.mktemp("dist")
    # Packing writes into the folder of the project.
    project = folder / "project"
    made = ("build", "dist", ".*", "node_modules", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT, project, ignore=shutil.ignore_patterns(*made))
    run("setup.py", "-q", "sdist", "--dist-dir", folder, folder=project)
    (archive,) = folder.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(folder, filter="data")
    return folder / archive.name.removesuffix(".tar.gz")


def test_there_is_one_version(source: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert source.name == f"ludotheque-{ludotheque.__version__}"


def test_the_source_distribution_brings_page_words_rules_and_tests(source: Path) -> None:
    for path in (
        "web/package-lock.json",
        "src/ludotheque/server/static/index.html",
        "src/ludotheque/games/spyrium/words/rules.fr.md",
        "src/ludotheque/games/spyrium/cards/cards.toml",
        "tools/build_backend.py",
        "tests/test_build.py",
        "Makefile",
    ):
        assert (source / path).is_file(), path
    assert not (source / "web" / "node_modules").exists()
    assert not any(path.is_symlink() for path in source.rglob("*"))


def test_a_wheel_from_the_source_distribution_serves_the_page(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Without a compiler: what is compiled is tested by all other tests.
    pip = ("-m", "pip", "--disable-pip-version-check")
    wheels, installed = tmp_path / "wheels", tmp_path / "installed"
    offline = ("--no-deps", "--no-build-isolation", "--no-index")
    run(*pip, "wheel", "-q", *offline, "-w", wheels, ".", folder=source, LUDOTHEQUE_PLAIN="1")
    (wheel,) = wheels.glob("*.whl")
    run(*pip, "install", "-q", "--no-deps", "--no-index", "--target", installed, wheel)
    monkeypatch.setenv("PYTHONPATH", str(installed))
    monkeypatch.chdir(tmp_path)
    version = run("-m", "ludotheque", "--version", folder=tmp_path)
    assert version == f"ludotheque {ludotheque.__version__}, plain Python\n"
    server = ServerProcess(f"sqlite:///{tmp_path}/games.db", tmp_path / "output")
    try:
        assert "<title>" in server.transport.client.get("/").text
        assert server.transport.client.get("/api/games").status_code == 200
    finally:
        server.stop()


def test_without_a_c_compiler_the_rules_are_plain_python(tmp_path: Path) -> None:
    built = tmp_path / "lib"
    said = run(
        *("setup.py", "build", "--build-base", tmp_path, "--build-lib", built),
        CC="no-such-compiler",
    )
    assert "no C compiler" in said
    assert "plain Python" in said
    version = run("-m", "ludotheque", "--version", folder=tmp_path, PYTHONPATH=str(built))
    assert version.rstrip().endswith(", plain Python")
