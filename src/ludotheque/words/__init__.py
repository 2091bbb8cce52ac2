"""Words: messages said in English or French."""

from ludotheque.words.words import LANGUAGES, Words, words_folder

__all__ = ["LANGUAGES", "Words", "words_folder"]
