"""Words: messages said in English or French."""

from ludotheque.words.words import LANGUAGES, Words, catalogue, words_folder

__all__ = ["LANGUAGES", "Words", "catalogue", "words_folder"]
