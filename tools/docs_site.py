"""Brings pages that stand elsewhere in the repository into the docs site, and mends their links.

The numbered rules stand with their games, and CONTRIBUTING, SECURITY and CHANGELOG at the root,
where people look for them first.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
REPOSITORY = "https://github.com/ludotheque/ludotheque/blob/main/"

BROUGHT = {
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "CHANGELOG.md": "changelog.md",
} | {
    path.relative_to(ROOT).as_posix(): f"rules/{path.parents[1].name}{path.name[len('rules') :]}"
    for path in sorted(ROOT.glob("src/ludotheque/games/*/words/rules*.md"))
}
"""Files of the repository, and the pages that they become."""

LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)#\s]+)")


def on_files(files: Any, config: Any) -> Any:
    """Adds the pages."""
    from mkdocs.structure.files import File

    for source, page in BROUGHT.items():
        files.append(File.generated(config, page, abs_src_path=str(ROOT / source)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Lets links lead to pages of the site, or else to the repository."""
    here = page.file.src_uri
    source = next((path for path, name in BROUGHT.items() if name == here), f"docs/{here}")
    return LINK.sub(lambda found: target(source, here, found[1]), markdown)


def target(source: str, page: str, link: str) -> str:
    """Where a link of a file leads on the page that it has become."""
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), link))
    found = BROUGHT.get(path) or (path.removeprefix("docs/") if path.startswith("docs/") else None)
    if found is None:
        return REPOSITORY + path
    return posixpath.relpath(found, posixpath.dirname(page) or ".")
