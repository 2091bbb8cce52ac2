"""The site of the documentation: it is built without a warning, and has every page."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_site_has_every_page_and_no_dead_link(tmp_path: Path) -> None:
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    for page in ROOT.glob("docs/*.md"):
        name = "" if page.stem == "index" else f"{page.stem}/"
        assert (tmp_path / name / "index.html").is_file(), page.name
    rules = (tmp_path / "rules" / "spyrium.fr" / "index.html").read_text(encoding="utf-8")
    assert 'id="S-1"' in rules
    reference = (tmp_path / "reference" / "index.html").read_text(encoding="utf-8")
    for name in ("State.apply", "View.sample", "Record.verify", "IllegalAction"):
        assert f'{name}"' in reference, name
