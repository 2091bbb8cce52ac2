"""Curves of a training: a CSV file that grows, and a picture of it."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from pathlib import Path

_WIDTH, _HEIGHT, _LEFT, _GAP = 640, 150, 60, 34
_COLOUR = "#2563a8"


def append_row(path: Path, row: Mapping[str, float | str]) -> None:
    """Adds a row to a CSV file; the first one is preceded by the names of the columns."""
    new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(row))
        if new:
            writer.writeheader()
        writer.writerow(row)


def read_rows(path: Path) -> list[dict[str, str]]:
    """The rows of a CSV file."""
    if not path.exists():
        return []
    with path.open(newline="", encoding="utf-8") as file:
        return list(csv.DictReader(file))


def picture(rows: Sequence[Mapping[str, str]], across: str, columns: Sequence[str]) -> str:
    """An SVG with a curve for each column, one below the other; cells may be empty."""
    height = (_HEIGHT + _GAP) * len(columns) + _GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDTH}" height="{height}">',
        "<style>text { font: 12px sans-serif }</style>",
        f'<rect width="{_WIDTH}" height="{height}" fill="white"/>',
    ]
    for place, column in enumerate(columns):
        points = [(float(row[across]), float(row[column])) for row in rows if row.get(column)]
        parts += _curve(column, points, _GAP + place * (_HEIGHT + _GAP))
    parts.append(
        f'<text x="{_WIDTH - 20}" y="{height - 8}" text-anchor="end">{across}</text></svg>'
    )
    return "\n".join(parts) + "\n"


def _curve(name: str, points: list[tuple[float, float]], top: float) -> list[str]:
    width = _WIDTH - _LEFT - 20
    lines = [
        f'<text x="{_LEFT}" y="{top - 8}" font-weight="bold">{name}</text>',
        f'<path d="M{_LEFT},{top} v{_HEIGHT} h{width}" fill="none" stroke="#999"/>',
    ]
    if not points:
        return lines
    most = max(x for x, _ in points) or 1.0
    low, high = min(0.0, *(y for _, y in points)), max(y for _, y in points)
    span = (high - low) or 1.0
    path = " ".join(
        f"{_LEFT + width * x / most:.1f},{top + _HEIGHT * (high - y) / span:.1f}" for x, y in points
    )
    lines += [
        f'<text x="{_LEFT - 6}" y="{top + 10}" text-anchor="end">{high:.3g}</text>',
        f'<text x="{_LEFT - 6}" y="{top + _HEIGHT}" text-anchor="end">{low:.3g}</text>',
        f'<text x="{_LEFT + width}" y="{top + _HEIGHT + 14}" text-anchor="end">{most:,.0f}</text>',
        f'<polyline points="{path}" fill="none" stroke="{_COLOUR}" stroke-width="1.5"/>',
    ]
    return lines
