"""Writes what docs/add-a-card.md shows of the card files: a card of Spyrium, Uchronia's effects.

    python tools/card_docs.py

The card is the first TOML of the page. The effects stand between two comments, and come from the
code that reads card files. What is around them is written by hand.
"""

from __future__ import annotations

from pathlib import Path

from ludotheque.games.spyrium.game import SPYRIUM
from ludotheque.games.uchronia.cards.effects import BONUS, EFFECTS, FIELDS, KINDS, Verb

PAGE = Path(__file__).resolve().parent.parent / "docs" / "add-a-card.md"
CARD = "usine2"
BEGIN, END = "<!-- the effects of Uchronia -->", "<!-- end of the effects of Uchronia -->"


def card() -> str:
    """The entry of a card with its provenance, as the file has it."""
    assert SPYRIUM.card_file is not None
    entries = SPYRIUM.card_file.read_text(encoding="utf-8").split("\n\n")
    heads = f"[cards.{CARD}]", f"[cards.{CARD}.provenance]"
    return "\n\n".join(entry for entry in entries if entry.startswith(heads))


def tables() -> str:
    """All effects with the kinds they may have and the fields they need, and what fields take."""
    effects = ["| `effect` | `kind` | needs | what it does |", "|---|---|---|---|"]
    effects += [_row(name, verb) for name, verb in EFFECTS.items()]
    fields = ["| field | what it takes |", "|---|---|"]
    fields += [f"| `{name}` | {meaning} |" for name, meaning in FIELDS.items()]
    return "\n".join(effects) + "\n\n" + "\n".join(fields)


def _row(name: str, verb: Verb) -> str:
    kinds = ", ".join(f"`{KINDS[kind]}`" for kind in verb.kinds)
    needed = [f"`{field}`" for field in verb.fields]
    if BONUS in verb.kinds:
        needed.append("`order` as a bonus")
    return f"| `{name}` | {kinds} | {', '.join(needed) or '–'} | {verb.meaning} |"


def updated(page: str) -> str:
    """The page with the card and the tables as they should be."""
    before, _, rest = page.partition("```toml\n")
    page = f"{before}```toml\n{card()}\n```{rest.partition('```')[2]}"
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{tables()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
