"""The texts of Guardiões do Mausoléu: complete and equal in every language, short enough for their places."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import partial

from engine.mausoleum.components import ANSWERS, CARDS, KIND_OF, PARTS, WORDS, Group, Kind
from engine.mausoleum.meta import RULINGS
from tests.locales import texts

NAME = "mausoleum"
PLAIN = "▲ Maximili…"
"""A player on a button, which shows no markdown and few letters."""
HOME = "pt-BR"
ATTACKS = tuple(WORDS[kind] for kind in ANSWERS)
SHORT = ("card", "gloss", "brief", "do", "story", "category", "criterion")
"""Families of texts that name a card once or in a narrow place."""
SAMPLES: dict[str, str | int] = {
    "seat": texts.SEAT,
    "target": texts.SEAT,
    "cards": "Base",
    "why": "part",
    "count": 12,
    "guarded": 1,
    "seats": 3,
    "points": 28,
    "you": "none",
    "broken": 20,
    "then": 12,
    "source": "table",
    "hand_limit": "turn_end",
    "reason": "passes",
}
BRIEF = ("descoberta", "troca")
"""Cards with a shorter name for narrow places."""
PAGES = (
    "sixty",
    "goal",
    "turn",
    "construction",
    "characters",
    "events",
    "actions",
    "defence",
    "scoring",
    "end",
    "symbols",
    "rulings",
)
each_locale = texts.each_locale(NAME)
messages = partial(texts.messages, NAME)


def name_of(locale: str, word: str) -> str:
    """Return a card's name: the translation with the Portuguese name after it."""
    return texts.text(NAME, locale, f"card-{word}")


def brief(locale: str, word: str) -> str:
    """Return a card's translation."""
    return texts.text(NAME, locale, f"gloss-{word}")


def label(locale: str, word: str) -> str:
    """Return the name of a card that labels and the story use."""
    return texts.text(NAME, locale, f"brief-{word}") if word in BRIEF else brief(locale, word)


def longest(locale: str, key: str, words: Sequence[str] = WORDS) -> str:
    """Return the longest of the names of cards in the texts of this key."""
    name = label if key.startswith(("do-", "story-")) else name_of
    return max((name(locale, word) for word in words), key=len)


def text(locale: str, key: str, **facts: str | int) -> str:
    """Return the text of ``key`` with sample facts."""
    cards = dict.fromkeys(("card", "gave", "got"), longest(locale, key))
    cards["against"] = longest(locale, key, ATTACKS)
    known = {name: value for name, value in {**SAMPLES, **cards, **facts}.items() if name in messages(locale)[key]}
    return texts.text(NAME, locale, key, **known)


@each_locale
def test_the_translation_leads_and_the_portuguese_name_follows(locale: str) -> None:
    assert text(locale, "title") == "Guardiões do Mausoléu"
    for word in WORDS:
        own, meaning = CARDS[KIND_OF[word]].name, brief(locale, word)
        assert len(meaning) <= 24, (locale, word)
        assert meaning == own if locale == HOME else True
        assert name_of(locale, word) == (meaning if bare(meaning) == bare(own) else f"{meaning} ({own})")


def bare(said: str) -> str:
    """Strip accents: a name that differs only in accents needs no repetition."""
    return "".join(letter for letter in unicodedata.normalize("NFD", said) if not unicodedata.combining(letter))


def pages_and_lines(locale: str) -> dict[str, str]:
    """Return what a person reads at once: each text, each page of rules, the page of all rulings."""
    found = {key: text(locale, key) for key in messages(locale) if not key.startswith((*SHORT, "ruling-"))}
    found["rulings"] = "\n".join(text(locale, f"ruling-{ruling}") for ruling in RULINGS)
    return found


@each_locale
def test_the_first_mention_of_a_card_has_both_names_and_none_has_the_portuguese_alone(locale: str) -> None:
    words = [word for word in WORDS if name_of(locale, word) != brief(locale, word)]
    assert (not words) is (locale == HOME)
    for key, said in pages_and_lines(locale).items():
        for word in words:
            own, meaning = CARDS[KIND_OF[word]].name, brief(locale, word)
            both = rf"\b{meaning}(?:\*\*)? \({own}\b"
            mentions = [match.start() for match in re.finditer(rf"\b{meaning}\b", said)]
            full = [match.start() for match in re.finditer(both, said)]
            assert mentions[:1] == full[:1], (locale, key, word, said)
            assert len(re.findall(rf"\b{own}\b", said)) <= len(full), (key, word, said)


@each_locale
def test_buttons_and_options_fit_discord(locale: str) -> None:
    for key in messages(locale):
        if key.startswith("do-"):
            for count in (1, 12):
                parts = key.startswith(("do-build", "do-take", "do-lose", "do-attack-invasao"))
                card = longest(locale, key, [WORDS[part] for part in PARTS] if parts else WORDS)
                said = text(locale, key, target=PLAIN, count=count, card=card)
                assert len(said) <= 34, (locale, key, said)
                assert not texts.MARKDOWN.search(said), (locale, key, said)


@each_locale
def test_buttons_start_with_the_card(locale: str) -> None:
    start: dict[str, Kind | None]
    start = {
        "crown": Kind.MAUSOLO,
        "summon": Kind.ARTEMISIA,
        "dig": Kind.DESCOBERTA,
        "pass": None,
        "target": None,
        "discard": None,
    }
    for key, facts in messages(locale).items():
        verb, _, rest = key.removeprefix("do-").partition("-")
        if not key.startswith("do-") or start.get(verb, ...) is None:
            continue
        kind = start.get(verb) or KIND_OF.get(rest.removesuffix("-choose"))
        name = label(locale, kind.word) if kind else longest(locale, key)
        assert text(locale, key).startswith(name), (locale, key)
        assert kind or "card" in facts


@each_locale
def test_the_rules_are_told_in_few_words(locale: str) -> None:
    texts.check_rules_are_short(NAME, locale, PAGES, RULINGS, (704, 745))


@each_locale
def test_rules_pages_fit_a_message(locale: str) -> None:
    texts.check_rules_fit_a_message(NAME, locale, PAGES, RULINGS)


@each_locale
def test_rules_name_every_card_and_its_number(locale: str) -> None:
    pages = ("construction", "characters", "events", "actions")
    bodies = {page: text(locale, f"rules-{page}-body") for page in pages}
    for page, group in zip(pages, Group, strict=True):
        kinds = [kind for kind, card in CARDS.items() if card.group is group]
        cards = [CARDS[kind] for kind in kinds]
        numbers = texts.numbers(bodies[page])
        assert all(f"**{brief(locale, kind.word)}**" in bodies[page] for kind in kinds), (locale, page)
        assert {sum(card.copies for card in cards), *(card.copies for card in cards)} <= numbers, (locale, page)
