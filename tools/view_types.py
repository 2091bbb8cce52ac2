"""Writes `web/src/games/<game>/view.gen.ts`, the TypeScript types of views, for `make types`."""

from __future__ import annotations

from pathlib import Path

import ludotheque as lt
from ludotheque.core.typescript import view_types

GAMES = Path(__file__).resolve().parents[1] / "web" / "src" / "games"


def files() -> dict[Path, str]:
    """The content of each generated file: one for every game with a folder in the page."""
    return {
        GAMES / name / "view.gen.ts": view_types(game.title, game.position)
        for name, game in lt.GAMES.items()
        if hasattr(game, "position") and (GAMES / name).is_dir()
    }


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
