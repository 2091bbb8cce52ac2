"""Faults of grammar and typography that a text can be searched for, in English and French."""

from __future__ import annotations

import re

BOTH = {
    "a gap that was not filled": r"[{}¤]|\bNone\b(?! of)|\bTrue\b",
    "an id": r"\b[a-z]+_[a-z]+\b|\b(?:card|log|ask|resource|goods|order)-[a-z]",
    "a straight quotation mark": r"['\"]",
    "three dots": r"\.\.\.",
    "a blank before a full stop or comma": r"\s[.,](?:\s|$)",
    "signs that meet": r"[.,:;?!][.,:;]|[:;,][?!]",
    "a word twice": r"(?i)\b(?!vous\b|nous\b)([a-zà-ÿ]{2,}) \1\b",
    "a blank inside brackets": r"\(\s|\s\)|\(\)",
}

_COUNTED = (
    "card|worker|token|point|turn|time|round|player|unit|tile|order|building|resource|seat|step"
)
ENGLISH = {
    "two articles": r"(?i)\b(?:the|an?) (?:the|an?)\b",
    "a before a vowel": r"(?:^A|\ba) (?=[aeiouAEIOU])(?!(?i:uni|use|one\b))",
    "an before a consonant": r"\ban (?=[bcdfgjklmnpqrstvwxyz])",
    # Numbers that name something, such as those of turns, have a verb behind them.
    "a plural of one": r"(?<!Turn )(?<!Round )(?<!Explorer )\b1 (?:(?:more|other|basic|free) )?"
    r"(?!less\b|is\b|was\b)[A-Za-z]+(?<!s)s\b",
    "every one": r"\b(?:every|each) 1\b",
    "a singular of several": rf"(?<!a )(?<!no )\b[25] (?:more |other )?(?:{_COUNTED})\b(?! \w+s\b)",
    "a blank before a sign": r"\s[:;?!%]",
    "a French quotation mark": r"[«»]",
    "most without its article": r"\b(?:has|have|having) most\b",
}

_VOWEL = "[aâàäeéèêëiîïoôöuûùüœæ]"
_UNELIDED = r"(?!\w\d|onz|oui\b|un[- ]|et\b|à\b|a\b|aux?\b|ou\b|en\b|est\b)"
_NOUN = (
    "carte|ouvrier|jeton|point|tour|tuile|joueur|Unité|Activité|Ressource|Ordre|Bâtiment|place"
    "|étape|partie|règle|robot|événement|ressource"
)
_GOOD = "Science|Production|Culture|Force militaire"
_ENDS_IN_S = "dans|conquis|sous|plus|moins|des|vers|depuis|sans|fois|sur"
FRENCH = {
    "de le, à les": r"(?i)\b(?:de|à|du|des|aux?) les?\b",
    "two articles": r"(?i)\b(?:le|la|les|un|une|des|du|aux?|ce|cette) (?:les?|la|l’|une?|du)\b",
    "no elision": rf"(?i)(?<![-’\w])(?:d|l|n|s|j|m|t|(?:jus|lors|puis)?qu)e {_UNELIDED}"
    rf"(?:{_VOWEL}|h[éoôiu])",
    "no elision of la": rf"(?i)(?<![-’\w])la {_UNELIDED}{_VOWEL}",
    "no elision of si": r"(?i)\bsi ils?\b",
    "ce before a vowel": rf"(?i)(?<![-’\w])ce {_UNELIDED}{_VOWEL}",
    "an elision before a consonant": r"(?i)\b(?:[dljmnst]|qu)’[bcdfgjklmnpqrstvwxz]",
    "a plural of one": r"\b[01] (?:autre )?"
    r"(?!(?:Bois|bonus|pas|Palais|dans|sous|plus|moins|des|vers|depuis|sans|fois|sur)\b)"
    r"[A-Za-zÀ-ÿ]+[sx]\b",
    "a plural after the noun of one": rf"\b[01] (?:{_NOUN}) (?!(?:{_ENDS_IN_S})\b)[a-zé]+s\b",
    "a singular of several": rf"\b[25] (?:autre |de vos )?(?:{_NOUN}|{_GOOD})\b",
    "every one": r"\b(?:par tranche de|tous les|toutes les) 1\b",
    "points that win by themselves": r"(?i)(?<!a )\ble plus de points\b[^.]*l’emporte",
    "tu": r"(?i)\b(?:tu|toi|tes|ta)\b",
}
FRENCH_TYPOGRAPHY = {
    "a breaking blank before a sign": r"[^\xa0\S][:;?!»%]|«[^\xa0]",
    "no blank before a sign": r"[^\xa0\s?!.…(][:;?!»]",
    "an English quotation mark": r"[“”]",
}

OTHER_WORDS = {
    ("spyrium", "en"): {r"\bperiod": "era", r"\bage\b": "era"},
    ("spyrium", "fr"): {r"\bères?\b|période": "époque", r"\bterrain": "emplacement"},
    ("uchronia", "en"): {
        r"\bVP\b": "points",
        r"\bbuildings\b|(?<!not )\bbuilding\b": "Building",
        r"\b(?:card|Resource)s? of (?:the|your|their) (?:Forum|Hand|Stock|hand)\b": "from",
    },
    ("uchronia", "fr"): {
        r"\bPV\b": "points",
        r"\bbâtiments?\b": "Bâtiment",
        r"\bordres?\b": "Ordre",
        r"(?i)\brévél": "dévoiler",
        r"Dernier Tour": "Dernier tour",
        r"\b[Cc]ommenc\w+ (?:un|des|le|la|les) [Bb]âtiment": "lancer",
    },
    ("monumental", "en"): {r"\bepoch|\bage\b": "era", r"\bonce a turn\b": "once per turn"},
    ("monumental", "fr"): {
        r"[ÉéEe]poque": "ère",
        r"\bSavoirs?\b": "Connaissance",
        r"\bAutoma\b": "Automate",
        r"(?i)\bfini(?:r|ssez) (?:votre|le|son) tour": "terminer",
        r"\b[Cc]ités? libres?\b": "Ville libre",
        r"\bretourne": "révéler",
        r"\b[Aa]chet": "acquérir",
        r"\bpour \d+ Or,": "payer",
    },
}
"""For a game and a language: other words for something that has a name, and that name."""


def other_words(texts: list[tuple[str, str]], game: str, language: str) -> list[str]:
    """Where a text uses another word than the rest of the game does."""
    found: dict[tuple[str, str], str] = {}
    for key, text in texts:
        for pattern, name in OTHER_WORDS.get((game, language), {}).items():
            if (match := re.search(pattern, text.replace("\xa0", " "))) is not None:
                found.setdefault((key, name), f"{key}: {match[0]!r} is called {name!r}: {text}")
    return list(found.values())


TYPED = re.compile(r"`[^`]*`|annuler!|ludotheque play.*|undo!")
"""What is to be typed as it stands, and so is no prose."""


def faults(texts: list[tuple[str, str]], language: str) -> list[str]:
    """What is wrong with texts: for each key the first text with each fault."""
    grammar = BOTH | (FRENCH if language == "fr" else ENGLISH)
    typography = FRENCH_TYPOGRAPHY if language == "fr" else {}
    found: dict[tuple[str, str], str] = {}
    for key, whole in texts:
        text = TYPED.sub("", whole)
        # A space that does not break is a space to grammar.
        for patterns, read in ((grammar, text.replace("\xa0", " ")), (typography, text)):
            for what, pattern in patterns.items():
                if (match := re.search(pattern, read)) and (key, what) not in found:
                    found[key, what] = f"{key}: {what} ({match[0]!r}): {whole}"
    return list(found.values())
