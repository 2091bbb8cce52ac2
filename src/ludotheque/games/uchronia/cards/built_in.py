"""The built-in card file, read once, and the ids of its buildings."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ludotheque.games.cardfile import CardFile

BUILT_IN = Path(__file__).with_name("cards.toml")
VALUES: Final[dict[str, Any]] = dict(CardFile(BUILT_IN).values)
BUILDING_IDS: Final[tuple[str, ...]] = tuple(VALUES["cards"])
"""The buildings that the table of actions names first; card files may add others."""
