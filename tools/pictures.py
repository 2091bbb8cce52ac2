"""Draws the pictures of the documentation from a stored game, as the terminal shows it.

python tools/pictures.py            writes docs/pictures/
python tools/pictures.py FOLDER     writes there instead
"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

import ludotheque as lt
from ludotheque.cli.boards import BOARDS
from ludotheque.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
GAME = ROOT / "examples" / "game.json"
STEP = 146
WIDTH = 110

# Only fonts that systems have, so that the picture needs nothing from elsewhere. They are as high
# as a line, and their letters are stretched to the width of a column: borders stay closed.
FORMAT = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve">
<style>
.{unique_id}-matrix {{
  font: 21px ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
}}
.{unique_id}-title {{ font: bold 18px arial, sans-serif; }}
{styles}
</style>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


def screen(record: lt.Record, language: str) -> Console:
    """What the player to move sees: the table, the question and the choices."""
    state = record.replay(STEP)
    words = Words(language, record.game)
    words.names = [words(f"seat-name-{seat}") for seat in range(record.players)]
    out = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True)
    out.print(BOARDS[record.game.name](state.view(state.actor), words))
    decision = state.decision
    assert decision is not None
    out.print(words("play-your-turn", seat=decision.seat), style="bold", highlight=False)
    out.print(words.say(decision.message), style="bold", highlight=False)
    for number, action in enumerate(state.actions(), 1):
        line = Text(f"{number:>3}  {words.say(record.game.describe(state, action))}  ")
        line.append(action.text, "dim")
        out.print(line)
    return out


def picture(record: lt.Record, language: str) -> str:
    """The screen as SVG."""
    command = "ludotheque play" + ("" if language == "en" else f" --lang {language}")
    svg = screen(record, language).export_svg(title=command, code_format=FORMAT, unique_id="table")
    svg = re.sub(r' clip-path="url\(#table-line-\d+\)"', "", svg)
    svg = svg.replace("textLength=", 'lengthAdjust="spacingAndGlyphs" textLength=')
    return "\n".join(line.strip() for line in svg.splitlines() if line.strip()) + "\n"


def main(folder: Path) -> None:
    record = lt.Record.loads(GAME.read_text(encoding="utf-8"))
    for language in LANGUAGES:
        path = folder / f"{record.game.name}-{language}.svg"
        path.write_text(picture(record, language), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
