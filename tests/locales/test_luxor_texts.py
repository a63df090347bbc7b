"""The texts of Luxor: true to the box, short enough for their places. ``test_game_texts`` checks those of all games."""

from __future__ import annotations

import re
from functools import partial

from engine.luxor.components import (
    BACKS,
    CARDS,
    HORUS_SPACES,
    ICONS,
    KEYS,
    OSIRIS_SPACES,
    SARCOPHAGI,
    SCARABS,
    SET_POINTS,
    STATUES,
    TILES,
    TOMB,
    WALL,
    WILDS,
    Effect,
    Family,
)
from engine.luxor.meta import RULINGS
from tests.locales import texts
from tools.keys import keys

NAME = "luxor"
TEMPLE = tuple(tile.word for tile in TILES if tile.family is Family.TEMPLE)
PAGES = (
    "sixty", "goal", "turn", "movement", "statues", "treasures", "horus", "temple", "starters", "horus-cards", "tomb",
    "scoring", "end", "symbols", "rulings",
)  # fmt: skip
ONE_LINE = 34
"""Characters of a button in one line of a phone."""
LONGEST = (
    dict.fromkeys(("from", "to", "space", "end"), "40")
    | dict.fromkeys(
        (
            "number",
            "level",
            "woken",
            "tombs",
            "points",
            "set",
            "total",
            "have",
            "need",
            "count",
            "roll",
            "steps",
            "value",
            "movers",
        ),
        "4",
    )
    | {"letter": "G", "tail": "+13"}
)
RECONSTRUCTIONS = ("board", "horus-cards", "treasures", "temple-backs", "scarabs")
"""Rulings that reconstruct a lost picture. ``meta`` lists them first."""


each_locale = texts.each_locale(NAME)
messages = partial(texts.messages, NAME)
text = partial(texts.text, NAME)
name_of = partial(texts.card, NAME)


def longest(locale: str, *effects: Effect) -> str:
    """Return the longest card name, of these effects if given."""
    return max((name_of(locale, card.word) for card in CARDS if card.effect in effects or not effects), key=len)


@each_locale
def test_cards_that_do_the_same_have_the_same_name_and_others_another(locale: str) -> None:
    names: dict[str, tuple[Effect, int]] = {}
    for card in CARDS:
        name, gloss = name_of(locale, card.word), name_of(locale, card.word, "gloss")
        assert len(name) <= 24 and "," not in name and "(" not in name, (locale, name)
        assert names.setdefault(name, (card.effect, card.steps)) == (card.effect, card.steps), (locale, name)
        assert len(gloss) <= 24 and (not card.level or str(card.level) in gloss)
        assert not card.steps or str(card.steps) in name_of(locale, card.word, "effect")
    assert len(set(names.values())) == len(names) == len({(card.effect, card.steps) for card in CARDS})


@each_locale
def test_every_button_fits_one_line_of_a_phone(locale: str) -> None:
    """With the longest card, the longest treasure, spaces of two digits, a sleeper that wakes."""
    names = {
        "do-play": longest(locale, Effect.NUMBER, Effect.PLUS_MINUS), "do-play-die": longest(locale, Effect.DIE),
    }  # fmt: skip
    for key, facts in keys(locale).items():
        family, _, note = key.removeprefix(f"{NAME}-").partition("-")
        if not key.startswith(f"{NAME}-") or family not in ("do", "part", "other"):
            continue
        assert facts.pattern is not None
        for chosen, said in texts.variants(facts.pattern, locale):
            tomb, to = key.endswith("tomb"), chosen.get("to")
            if "<side>" in said or (to and (to == str(TOMB)) != tomb) or (tomb and chosen.get("from") == "0"):
                continue  # no game shows it: no adventurer enters from the stairs
            label = texts.filled(said, {**LONGEST, "card": names.get(f"{family}-{note}", longest(locale))})
            assert len(label) <= ONE_LINE, (locale, key, len(label), label)
            assert not texts.MARKDOWN.search(label), (locale, key, label)


def numbers(locale: str, page: str) -> set[int]:
    """Return every number on a page of rules."""
    return texts.numbers(text(locale, f"rules-{page}-body"))


@each_locale
def test_the_rules_are_told_in_few_words(locale: str) -> None:
    texts.check_rules_are_short(NAME, locale, PAGES, RULINGS, (1_481, 1_540))


@each_locale
def test_rules_pages_fit_a_message(locale: str) -> None:
    texts.check_rules_fit_a_message(NAME, locale, PAGES, RULINGS)


@each_locale
def test_rules_hold_the_numbers_of_the_box(locale: str) -> None:
    assert {*OSIRIS_SPACES, *(tile.steps for tile in TILES if tile.steps)} <= numbers(locale, "movement")
    assert {each for statue in STATUES for each in (statue, statue + 1)} <= numbers(locale, "statues")
    treasures = [tile for tile in TILES if tile.family is Family.TREASURE]
    copies = sum(tile.copies for tile in treasures)
    assert {copies, *(tile.points for tile in treasures)} <= numbers(locale, "treasures")
    assert set(ICONS) <= numbers(locale, "treasures")
    assert {*HORUS_SPACES, KEYS} <= numbers(locale, "horus")
    temple = [sum(tile.copies for tile in TILES if tile.back is back) for back in BACKS]
    assert {*temple, sum(temple), sum(SCARABS.values()), WILDS} <= numbers(locale, "temple")
    starters = [card for card in CARDS if not card.level]
    assert {sum(card.copies for card in starters), *(card.copies for card in starters)} <= numbers(locale, "starters")
    assert {*SARCOPHAGI, WALL[TOMB]} <= numbers(locale, "tomb")
    assert {*WALL, *SET_POINTS} <= numbers(locale, "scoring")
    wall = text(locale, "rules-scoring-body")
    for points in sorted(set(WALL) - {0, WALL[TOMB]}):
        spaces = [space for space, each in enumerate(WALL) if each == points]
        assert re.search(rf"{spaces[0]}–{spaces[-1]}\u00a0?: \*\*{points}\*\*", wall), (locale, points)


@each_locale
def test_rules_name_every_card(locale: str) -> None:
    for page, horus in (("starters", False), ("horus-cards", True)):
        body = text(locale, f"rules-{page}-body")
        for card in CARDS:
            if bool(card.level) is horus:
                assert name_of(locale, card.word) in body, (locale, card.word)


@each_locale
def test_rulings_say_which_are_reconstructions(locale: str) -> None:
    word = "Reconstru"
    assert word in text(locale, "rules-rulings-body")
    marked = tuple(ruling for ruling in RULINGS if text(locale, f"ruling-{ruling}").startswith(word))
    assert marked == RECONSTRUCTIONS
