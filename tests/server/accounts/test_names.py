"""Which names can be used, and which look alike."""

from __future__ import annotations

import pytest

from ludotheque.server.accounts.names import check_name, is_reserved, skeleton
from ludotheque.server.errors import BadName


@pytest.mark.parametrize(
    "name",
    [
        *(
            "Zoé",
            "佐藤",
            "Ζωή",
            "O’Neill",
            "👩\u200d🚀",
            "❤\ufe0f",
            "a",
            "R2-D2",
            "Jean Luc",
            "1234",
        ),
        *("東京タワー", "さくら", "김철수", "Анна", "Zoé ★", "Straße", "Nguyễn", "محمد"),
    ],
)
def test_good_names(name: str) -> None:
    assert check_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        *("Zoé\n", "Z\x00é", "Z\toé", "Zoé\x85", "Zo\u2028é", "\u200b", "Zo\u200bé", "\u3164"),
        *("\xad", "\u202eéoZ", "\u2067Zoé", "\u200d\ufe0f", "Zo\u200dé", "Zoé\ufe0f", "\u2800"),
        *("Zo\xa0é", "Zo\U000e0061é", "Zo\ufe01é", "Zo\u17b4é", "\ue000"),
    ],
)
def test_what_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(BadName, match="invisible"):
        check_name(name)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Z\u043eé", "alphabet"),
        ("\u0396oé", "alphabet"),
        ("Zoé\u0661", "alphabet"),
        ("\uff3aoé", "variants"),
        ("\U0001d419\U0001d428\U0001d41e", "variants"),
        ("\ufdfa", "variants"),
        (" Zoé", "space"),
        ("Zo  é", "space"),
        ("Z\u0301\u0302\u0303oe", "accents"),
        ("\u0301", "accents"),
        ("...", "letters"),
        ("ﬀ" * 20, "variants"),
    ],
)
def test_names_that_mislead_are_refused(name: str, sentence: str) -> None:
    with pytest.raises(BadName, match=sentence):
        check_name(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Paul", "PauI"),
        ("Paul", "pau1"),
        ("coco", "\u0441\u043e\u0441\u043e"),
        ("AHTOH", "\u0410\u041d\u0422\u041e\u041d"),
        ("Emma", "Ernrna"),
        ("Bob", "B0b"),
        ("Zoé", "ZOE\u0301"),
    ],
)
def test_lookalikes_have_the_same_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_different_names_look_different() -> None:
    names = ["Zoé", "Zoe", "Anna", "Anne", "Bob", "Rob", "Paul", "Saul", "佐藤", "左藤"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_bots_and_the_server_keep_their_names() -> None:
    for name in ("champion", "Confirmé", "Robot", "ADMIN", "greedy"):
        assert is_reserved(name)
    assert not is_reserved("Guest")
