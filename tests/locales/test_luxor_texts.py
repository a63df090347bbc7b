"""The texts of Luxor: complete and equal in every language, true to the box, short enough for their places."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import partial

import locales
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
    TREASURES,
    WALL,
    WILDS,
    Effect,
    Family,
)
from engine.luxor.labels import EVENTS, NOTES, QUESTIONS, REFUSALS
from engine.luxor.meta import META, RULINGS
from engine.luxor.scoring import CATEGORIES
from tests.locales import texts

NAME = "luxor"
TEMPLE = tuple(tile.word for tile in TILES if tile.family is Family.TEMPLE)
PAGES = (
    "sixty", "goal", "turn", "movement", "statues", "treasures", "horus", "temple", "starters", "horus-cards", "tomb",
    "scoring", "end", "symbols", "rulings",
)  # fmt: skip
PIECES = {
    "way": {"from", "to"},
    "onward": {"to"},
    "start": {"from"},
    "finish": {"to"},
    "side": {"side"},
    "treasure": {"treasure"},
    "wakes": {"from", "woken"},
    "does": {"effect", "number"},
    "played": {"side", "value"},
}
"""Messages referenced by labels: moves in signs and numbers, words for sides and treasures. No code requests them."""
NOT_IN_STORIES = {"turn", "drew", "chose", "picked", "ended"}
"""Events that no line of a story tells. Drawn cards and the end of the game have lines of their own."""
DROP = ("part-drop", "ask-drop", "other-drop")
"""Texts that ask once more before a card is discarded."""
ONE_LINE = 34
"""Characters of a button in one line of a phone."""
RECONSTRUCTIONS = ("board", "horus-cards", "treasures", "temple-backs", "scarabs")
"""Rulings that reconstruct a lost picture. ``meta`` lists them first."""


each_locale = texts.each_locale(NAME)
messages = partial(texts.messages, NAME)
text = partial(texts.text, NAME)
name_of = partial(texts.card, NAME)


def longest(locale: str, *effects: Effect) -> str:
    """Return the longest card name, of these effects if given."""
    return max((name_of(locale, card.word) for card in CARDS if card.effect in effects or not effects), key=len)


def told(key: str) -> frozenset[str]:
    """Return the facts that the engine gives for a key."""
    family, _, note = ("do-discard" if key in DROP else key).partition("-")
    match family:
        case "do":
            return frozenset(NOTES[note])
        case "ask":
            return frozenset(QUESTIONS[note])
        case "event" | "story":
            facts, secret = EVENTS[note.removesuffix("-known")]
            reader = {"you"} if family == "story" else set()
            return frozenset(facts).union(reader).union(secret if note.endswith("-known") else ())
        case "decided":
            return frozenset({"seat"})
        case "part" | "other":
            return frozenset(QUESTIONS[note])
        case "card" | "gloss" | "effect":
            return frozenset({"number", "level"})
        case "rules" | "ruling":
            return frozenset(META.options)
    return frozenset(PIECES.get(key, ()))


def samples(locale: str, key: str) -> Iterator[dict[str, str | int]]:
    """Yield facts for a text, in all combinations that its variants distinguish."""
    choices: dict[str, tuple[str | int, ...]] = {
        "seat": (texts.SEAT,),
        "you": ("seat", "none"),
        "card": (longest(locale),),
        "side": ("left", "right"),
        "from": (0, 9),
        "to": (40, TOMB),
        "woken": (0, 1, 2),
        "treasure": tuple(treasure.value for treasure in TREASURES),
        "points": (0, 6),
        "set": (4,),
        "more": (1, 2),
        "level": (1, 3),
        "end": (23,),
        "space": (27,),
        "count": (1, 5),
        "tombs": (0, 1, 2),
        "roll": (4,),
        "number": (1, 4),
        "effect": tuple(effect.value for effect in Effect),
        "value": (-1, 0, 5),
        "movers": (1, 2),
        "steps": (3,),
        "statue": (1, 2, 3),
        "tile": TEMPLE,
        "reason": META.endings,
        **META.options,
    }
    names = sorted(messages(locale)[key])
    for values in itertools.product(*(choices[name] for name in names)):
        yield dict(zip(names, values, strict=True))


def expected() -> set[str]:
    keys = {
        "title",
        "title-gloss",
        "about",
        "trophy",
        "part-move-from",
        "other-move-from",
        *DROP,
        *PIECES,
        "criterion-points",
        "criterion-sarcophagus",
        "verify-done",
    }
    keys |= {f"cast-{name.lower()}" for name in META.cast}
    keys |= {f"do-{note}" for note in NOTES} | {f"ask-{note}" for note in QUESTIONS}
    keys |= {f"event-{kind}" for kind in EVENTS}
    keys |= {f"event-{kind}-known" for kind, (_, secret) in EVENTS.items() if secret}
    keys |= {f"story-{kind}" for kind in EVENTS if kind not in NOT_IN_STORIES} | {"story-took-scarab-known"}
    keys |= {f"no-{reason}" for reason in REFUSALS}
    keys |= {f"category-{category}" for category in CATEGORIES} | {f"ending-{ending}" for ending in META.endings}
    keys |= {f"decided-{criterion}" for criterion in ("points", "sarcophagus", "shared")}
    keys |= {f"{what}-{effect}" for what in ("card", "gloss", "effect") for effect in Effect}
    keys |= {f"rules-{page}-{part}" for page in PAGES for part in ("title", "body")}
    keys |= {f"{what}-plus-minus-space" for what in ("card", "gloss", "effect")}
    keys |= {f"option-{name}-{value}" for name, values in META.options.items() for value in values}
    return keys | {f"ruling-{ruling}" for ruling in RULINGS}


@each_locale
def test_there_is_a_text_for_all_that_the_engine_says_and_for_nothing_else(locale: str) -> None:
    assert set(messages(locale)) == expected() - texts.inherited(NAME, locale)


@each_locale
def test_a_text_uses_only_what_the_engine_tells_and_the_same_in_every_language(locale: str) -> None:
    for key, facts in messages(locale).items():
        assert facts <= told(key), (locale, key)
    assert texts.impersonal(messages(locale)) == texts.impersonal(messages(locales.DEFAULT))


@each_locale
def test_every_text_can_be_said(locale: str) -> None:
    for key in messages(locale):
        for facts in samples(locale, key):
            said = text(locale, key, **facts)
            assert "{" not in said and "  " not in said, (locale, key, said)
            texts.check_clause(key, said)
            assert key in PIECES or (said.strip() == said and said), (locale, key, said)


@each_locale
def test_no_two_variants_read_alike_where_they_must_differ(locale: str) -> None:
    for key in ("event-turned", "event-woke", "event-took-treasure", "event-ended", "event-entered", "event-revealed"):
        said = [text(locale, key, **facts) for facts in samples(locale, key)]
        assert len(set(said)) == len(said), (locale, key)
    for key in ("event-moved", "event-thrown", "story-moved", "do-from", "ask-move-from", "way"):
        facts: dict[str, str | int] = {"seat": "▲", "card": "3", "steps": 2}
        said = [text(locale, key, **facts, **{"from": start, "to": end}) for start in (0, 9) for end in (40, TOMB)]
        assert len(set(said)) == (2 if "to" not in messages(locale)[key] else 4), (locale, key)


@each_locale
def test_the_actor_is_always_named(locale: str) -> None:
    impersonal = {"event-chose", "event-picked", "event-turned", "event-reshuffled", "event-ended"}
    for key in messages(locale):
        if key.startswith("event-") and not key.endswith("-known") and key not in impersonal:
            assert all(texts.SEAT in text(locale, key, **facts) for facts in samples(locale, key)), (locale, key)


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
    for key in messages(locale):
        if not key.startswith(("do-", "part-", "other-")):
            continue
        for facts in samples(locale, key):
            facts |= {"card": names.get(key, longest(locale)), "to": TOMB if key.endswith("tomb") else 40}
            if key.endswith("tomb"):
                facts["from"] = 38  # nobody enters from the stairs
            label = text(locale, key, **facts)
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


@each_locale
def test_french_spaces_and_spanish_marks(locale: str) -> None:
    for key in messages(locale):
        if key in PIECES:
            continue
        for facts in samples(locale, key):
            said = text(locale, key, **facts)
            texts.check_punctuation(locale, key, said)
