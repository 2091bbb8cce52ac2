"""Words: messages said in English or French."""

from ludotheque.words.words import LANGUAGES, Words, catalogue_folder

__all__ = ["LANGUAGES", "Words", "catalogue_folder"]
