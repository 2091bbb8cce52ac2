"""The French rules say what the English ones say: rule by rule, number by number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.game import CardInfo
from ludotheque.words import NumberedRule, Words, read_rules

ROOT = Path(__file__).parents[1]
FRENCH = sorted(ROOT.glob("src/ludotheque/games/*/words/rules.fr.md"))

SOURCES = {
    "rulebook example": "exemple du livret",
    "rulebook": "livret",
    "public": "public",
    "ruling": "décision",
    "facts": "faits",
    "inferred": "déduit",
    "architecture": "architecture",
    "law": "loi",
    ":": "\xa0:",
    ";": "\xa0;",
}
"""The sources word by word, in every game."""

SOURCES_OF = {
    "spyrium": {
        "Contents": "Contenu de la boîte",
        "Set-up": "Mise en place",
        "Course of the game": "Déroulement du jeu",
        "Start of the turn": "Début du tour",
        "Placement and activation": "Placement et activation",
        "Placing a worker": "Placer un ouvrier",
        "Using the event": "Utiliser l’événement du tour",
        "Gaining money": "Gagner de l’argent",
        "Activating a card": "Activer une carte",
        "Calling a character": "Faire appel à un personnage",
        "Building": "Construire un bâtiment",
        "Patenting a technique": "Breveter une technique",
        "Exploiting a building": "Exploiter un bâtiment",
        "Passing": "Passer",
        "End of the turn": "Fin du tour",
        "End of the game": "Fin de la partie",
        "Tokens": "Jetons",
        "Residences": "Résidences",
        "Bonuses": "Bonus",
        "Events": "Événements",
        "Characters": "Personnages",
        "Buildings": "Bâtiments",
        "Techniques": "Techniques",
    },
    "uchronia": {
        "cover": "couverture",
        "Contents": "Contenu",
        "Set-up": "Préparation",
        "How to play": "Comment jouer",
        "Command": "Commander",
        "Plot": "Comploter",
        "Resource shortage": "Pénurie de Ressource",
        "A player's gaming areas": "Les zones de jeu d’un joueur",
        "Orders": "Les Ordres",
        "Exploration": "Exploration",
        "Production": "Production",
        "Draconians": "Draconniens",
        "Construction": "Construction",
        "Trade": "Commerce",
        "Monopoly": "Monopole",
        "Constructing a building": "Construction d’un Bâtiment",
        "Starting a building": "Lancer la construction d’un Bâtiment",
        "Transferring Resources": "Transférer des Ressources",
        "Completing a building": "Achever un Bâtiment",
        "Effects of buildings": "Effets des Bâtiments",
        "End of the game": "Fin de partie",
        "the same note holds": "la même note vaut ici",
        "commanding takes a card": "commander demande une carte",
        "nothing forbids it": "rien ne l’interdit",
        "the same pattern as for resources": "comme pour les Ressources",
        "hands are secret": "les Mains sont secrètes",
        "the tie rule": "la règle d’égalité",
        "a Monopoly of nothing is absurd": "un Monopole de rien est absurde",
        'the example and the English text say "can"': (
            "l’exemple et le texte anglais disent «\xa0peut\xa0»"
        ),
        "once, in addition to the action": "une fois, en plus de l’Action",
        "it speaks of cards that would be taken": "il parle de cartes qu’on prendrait",
        "nothing more is printed": "rien d’autre n’est imprimé",
        "nothing could change any more": "plus rien ne pourrait changer",
        "with the Palace one commands with a single card": (
            "avec le Palais, on commande avec une seule carte"
        ),
        "the card counts what moves": "la carte compte ce qui passe",
        "so that every game ends": "pour que toute partie finisse",
        "the layout of the table": "la disposition de la table",
    },
    "monumental": {
        "title": "titre",
        "example": "exemple",
        "to": "à",
        "Contents": "Matériel",
        "Game board": "Plateau de jeu",
        "Development display": "Pistes de Développement",
        "City": "Mise en place de la Cité",
        "Create your own map": "Créer son propre plateau de jeu",
        "How to play": "Comment jouer",
        "Activate the city": "Activer la Cité",
        "Resources": "Ressources",
        "Terms": "Terminologie",
        "Acquire a card": "Acquérir une carte",
        "Develop a Policy": "Développer une Politique Culturelle",
        "Conquer a province": "Conquérir une Province",
        "Move your Warlord": "Déplacer votre Chef de Guerre",
        "Military manoeuvre": "Manœuvre Militaire",
        "Build an Outpost": "Construire un Avant-Poste",
        "Explorers": "Bouger et utiliser les Explorateurs",
        "Scientific progress": "Accomplir un progrès scientifique",
        "Complete the city": "Compléter la Cité",
        "Shuffle your discard pile": "Mélangez votre défausse",
        "Complete the display": "Compléter la piste de Développement",
        "End of the game": "Fin du jeu",
        "Score": "Calcul du Score",
        "Domination": "Domination",
        "The winner": "Le Gagnant",
        "Solo": "Mode solo",
        "the order is not said": "l’ordre n’est pas dit",
        "a lot in place of the last journey": "un tirage au sort au lieu du dernier voyage",
        "land that nobody can reach could not be played": (
            "une terre hors d’atteinte ne pourrait pas être jouée"
        ),
        "the fairest way to keep M-18": "la façon la plus équitable de respecter M-18",
        "a choice that can never matter is not asked": (
            "on ne demande pas un choix qui ne peut rien changer"
        ),
        "swapping turns what there is into something else": (
            "échanger change en autre chose ce qu’on a déjà"
        ),
        "Knowledge is attached to its cover card": (
            "une Connaissance est attachée à la carte qui la recouvre"
        ),
        "two such cards would never end": "deux cartes de ce genre n’en finiraient jamais",
        "effects are used at any moment of the turn": (
            "les effets servent à n’importe quel moment du tour"
        ),
        "a Capital cannot be attacked": "une capitale ne peut pas être attaquée",
        "it goes back to be used": "il y revient pour servir",
        "the resources lie in the open": "les ressources sont à la vue de tous",
        "if one market is left, both head for it": "s’il ne reste qu’un marché, les deux y vont",
        "each Free City exists once and has a name, by which anybody finds it among the tokens": (
            "chaque Ville libre existe une fois et a un nom, par lequel chacun la retrouve parmi "
            "les jetons"
        ),
        "names differ from language to language": "les noms diffèrent d’une langue à l’autre",
        "what is done in part is done": "ce qui est fait en partie est fait",
        "a conquest moves no more Units than required": (
            "une conquête n’amène pas plus d’Unités qu’il n’en faut"
        ),
    },
}
"""The headings of each game's rulebook as it prints them, and the reasons of rulings."""

NAMES_IN = {"monumental": "en", "uchronia": "en", "spyrium": "en"}
"""The language of the names of the cards in an English document that has no French names."""


def name_of(french: Path) -> str:
    """The game that a document is about."""
    return french.parents[1].name


each_translation = pytest.mark.parametrize("french", FRENCH, ids=name_of)


def english_of(french: Path) -> Path:
    return french.with_name("rules.md")


def rules(path: Path) -> dict[str, NumberedRule]:
    """The rules of a document by number, in its order."""
    return {rule.number: rule for rule in read_rules(path.read_text(encoding="utf-8"))}


def pairs(french: Path) -> Iterator[tuple[str, NumberedRule, NumberedRule]]:
    """Every rule with its number, in English and in French."""
    translated = rules(french)
    for number, rule in rules(english_of(french)).items():
        yield number, rule, translated[number]


def headings(path: Path) -> list[str]:
    return re.findall(r"^#+ .+$", path.read_text(encoding="utf-8"), re.M)


def rows(path: Path) -> list[int]:
    """How many columns each row of the tables has."""
    return [row.count("|") for row in re.findall(r"^\|.+$", path.read_text(encoding="utf-8"), re.M)]


def prose(path: Path) -> str:
    """A document without what is set as code, and without anchors."""
    return re.sub(r"`[^`\n]*`|<[^>\n]*>", "", path.read_text(encoding="utf-8"))


def differing(french: Path, pattern: str) -> list[str]:
    """The rules whose texts do not have the same matches in both languages, whatever the order."""
    return [
        number
        for number, *data in pairs(french)
        if len({tuple(sorted(re.findall(pattern, rule.text))) for rule in data}) > 1
    ]


def test_there_are_translations() -> None:
    assert {"spyrium", "uchronia", "monumental"} <= {name_of(path) for path in FRENCH}
    assert all(english_of(path).is_file() for path in FRENCH)


# The same document.


@each_translation
def test_the_numbers_are_the_same_and_in_the_same_order(french: Path) -> None:
    numbers = list(rules(english_of(french)))
    assert numbers
    assert list(rules(french)) == numbers


@each_translation
def test_every_rule_stands_in_the_same_section(french: Path) -> None:
    levels = [[line.split()[0] for line in headings(path)] for path in (english_of(french), french)]
    assert levels[0] == levels[1]
    titles = [
        list(dict.fromkeys(rule.section for rule in rules(path).values()))
        for path in (english_of(french), french)
    ]
    translation = dict(zip(*titles, strict=True))
    assert [
        number
        for number, data, translated in pairs(french)
        if translation[data.section] != translated.section
    ] == []


@each_translation
def test_every_heading_and_every_rule_is_translated(french: Path) -> None:
    data = headings(english_of(french)) + [rule.text for _, rule, _ in pairs(french)]
    translated = headings(french) + [rule.text for _, _, rule in pairs(french)]
    assert set(data) & set(translated) == set()


@each_translation
def test_the_tables_have_the_same_rows(french: Path) -> None:
    assert rows(french) == rows(english_of(french))


@each_translation
def test_every_rule_has_the_same_source(french: Path) -> None:
    sources = SOURCES | SOURCES_OF[name_of(french)]
    longest_first = sorted(map(re.escape, sources), key=len, reverse=True)
    words = re.compile(rf"(?<!\w)(?:{'|'.join(longest_first)})(?!\w)|[:;]")
    for number, data, translated in pairs(french):
        expected = words.sub(lambda word: sources[word[0]], data.source)
        assert translated.source == expected, number


# The same facts.


@each_translation
def test_every_rule_has_the_same_numbers(french: Path) -> None:
    assert differing(french, r"\d+") == []


@each_translation
def test_every_rule_has_the_same_sums_of_money(french: Path) -> None:
    assert differing(french, r"(?<=£)\d+|\d+(?=\xa0£)") == []


@each_translation
def test_every_rule_tells_the_same_faces_apart(french: Path) -> None:
    assert differing(french, r"\([IVX]+\)") == []


@each_translation
def test_every_rule_has_the_same_code(french: Path) -> None:
    assert differing(french, r"`[^`]+`") == []


@each_translation
def test_every_rule_names_the_same_cards(french: Path) -> None:
    game: lt.Game[Any] = lt.GAMES[name_of(french)]
    english, words = Words(NAMES_IN.get(game.name, "fr"), game), Words("fr", game)
    # The events have names of ours, which the English rules do without; constants have labels.
    cards = [card for card in game.card_sheet() if card.section not in ("event", "box")]
    for family in sorted({(naming(english, card), naming(words, card)) for card in cards}):
        named, translation = map(re.compile, family)
        assert [
            number
            for number, data, translated in pairs(french)
            if bool(named.search(data.text)) != bool(translation.search(translated.text))
        ] == [], family


def naming(words: Words, card: CardInfo) -> str:
    """How a text names the family of a card, one or several of them."""
    family = re.sub(r" [IVX]+$", "", words.say(card.name))
    several = [re.sub(r"y$", "(?:y|ies)", re.escape(word)) + "s?" for word in family.split(" ")]
    return rf"\b{' '.join(several)}\b"


@each_translation
def test_every_event_has_the_name_that_players_see(french: Path) -> None:
    game: lt.Game[Any] = lt.GAMES[name_of(french)]
    words = Words("fr", game)
    texts = [rule.text for rule in rules(french).values()]
    for card in game.card_sheet():
        if card.section == "event":
            start = f"{words.say(card.name)} (`{card.id.removeprefix('event-')}`)\xa0: "
            assert [text for text in texts if text.startswith(start)], start


# French typography. Spaces that do not break are U+00A0, as in the catalogue.


@each_translation
def test_signs_stand_behind_a_space_that_does_not_break(french: Path) -> None:
    assert re.findall(r".{0,30}[^\xa0][:;?!»]", prose(french)) == []
    assert re.findall(r".{0,30}\s\xa0[:;?!»]", prose(french)) == []


@each_translation
def test_quotations_open_with_a_space_that_does_not_break(french: Path) -> None:
    assert re.findall(r"«(?!\xa0\S).{0,30}", prose(french)) == []
    assert prose(french).count("«") == prose(french).count("»")


@each_translation
def test_apostrophes_quotation_marks_and_dots_are_typographic(french: Path) -> None:
    assert re.findall(r""".{0,30}(?:['"“”\u202f]|\.\.\.)""", prose(french)) == []


@each_translation
def test_pounds_stand_behind_the_number(french: Path) -> None:
    assert re.findall(r".{0,30}(?:£\s?\d|\d(?!\xa0)\s?£)", prose(french)) == []
