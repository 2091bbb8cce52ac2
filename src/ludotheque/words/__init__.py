"""Words: messages said in English or French."""

from ludotheque.words.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Words"]
