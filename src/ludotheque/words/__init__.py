"""Words: messages said in English or French."""

from ludotheque.words.numbered_rules import NumberedRule, numbered_rules, read_rules
from ludotheque.words.words import LANGUAGES, Words, catalogue, words_folder

__all__ = [
    "LANGUAGES",
    "NumberedRule",
    "Words",
    "catalogue",
    "numbered_rules",
    "read_rules",
    "words_folder",
]
