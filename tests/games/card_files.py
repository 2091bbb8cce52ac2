"""Card files with one change, and the sentences with which wrong ones are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import ludotheque as lt


class CardText:
    """The text of a game's built-in card file, to be changed."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.text = (lt.GAMES[game].folder / "cards" / "cards.toml").read_text(encoding="utf-8")

    def edited(self, heading: str, old: str, new: str) -> str:
        """The file with one change, the first after a heading."""
        before, found, after = self.text.partition(f"[{heading}]\n")
        assert found
        assert old in after
        return before + found + after.replace(old, new, 1)

    def without(self, first: str, next: str) -> str:
        """The file without what stands from one heading to another."""
        return (
            self.text[: self.text.index(f"[{first}]")] + self.text[self.text.index(f"[{next}]") :]
        )

    def refusal(self, folder: Path, content: str | bytes) -> str:
        """The sentence with which a file is refused."""
        file = folder / "my.toml"
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        with pytest.raises(lt.BadCards) as refused:
            lt.new(self.game, players=2, seed=1, cards=file)
        sentence = str(refused.value)
        assert "\n" not in sentence
        assert sentence.endswith((".", "?"))
        return sentence
