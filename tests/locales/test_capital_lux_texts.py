"""The texts of Capital Lux: complete and equal in every language, true to the box, short enough for their places."""

from __future__ import annotations

import re
from functools import partial

from engine import Event
from engine.capital_lux.components import (
    COINS,
    COLOUR_OF,
    COLOUR_WORDS,
    COPIES,
    DEAL,
    MODIFIERS,
    PICK,
    ROUNDS,
    VALUE_OF,
    WORDS,
    Colour,
)
from engine.capital_lux.meta import META, RULINGS
from locales import listed
from render.wording import Words, tell
from tests.locales import texts
from tools.keys import keys

NAME = "capital-lux"
PAGES = (
    "sixty", "goal", "draft", "turn", "agent", "cleric", "scientist", "merchant", "round-end", "gold", "bonus",
    "scoring", "cards", "symbols", "rulings",
)  # fmt: skip
LOWEST_LIMIT = sum(value for value in MODIFIERS if value < 0)

each_locale = texts.each_locale(NAME)
messages = partial(texts.messages, NAME)
text = partial(texts.text, NAME)
card = partial(texts.card, NAME)


def colours(locale: str) -> tuple[str, ...]:
    """Return the colours' names."""
    return tuple(text(locale, f"colour-{word}") for word in COLOUR_WORDS)


def longest_card(locale: str) -> str:
    return max((card(locale, word) for word in WORDS), key=len)


@each_locale
def test_numbers_below_zero_have_a_minus_sign(locale: str) -> None:
    assert {text(locale, "modifier", value=value) for value in MODIFIERS} == {"+4", "+2", "−1", "−3"}
    for limit in (*range(LOWEST_LIMIT, 0), 0, 5, 23):
        assert text(locale, "limit", limit=limit) == str(limit).replace("-", "−")
        assert text(locale, "before", before=limit) == str(limit).replace("-", "−")


@each_locale
def test_cards_are_called_by_profession_and_value(locale: str) -> None:
    names = {word: card(locale, word) for word in WORDS}
    assert len(set(names.values())) == len(WORDS)
    glosses: dict[str, set[Colour]] = {}
    for word, colour, value in zip(WORDS, COLOUR_OF, VALUE_OF, strict=True):
        assert len(names[word]) <= 24 and "," not in names[word] and "(" not in names[word], (locale, names[word])
        assert names[word].endswith(f" {value}") and card(locale, word, "effect").startswith(f"{value} "), (
            locale,
            word,
        )
        gloss = card(locale, word, "gloss")
        assert len(gloss) <= 24, (locale, gloss)
        glosses.setdefault(gloss, set()).add(colour)
    assert sorted(map(len, glosses.values())) == [1] * len(Colour), "a gloss of two colours"
    assert len({*colours(locale), text(locale, "colour-none")}) == len(Colour) + 1


@each_locale
def test_buttons_fit_discord_and_start_with_the_card(locale: str) -> None:
    """With the longest card, all colours, and higher numbers than a game reaches."""
    names, card_name = sorted(colours(locale), key=len, reverse=True), longest_card(locale)
    numbers = {"total": "40", "limit": "40", "before": "38", "points": "99", "loss": "22", "rest": "0", "value": "−3"}
    for key, facts in keys(locale).items():
        if not key.startswith(f"{NAME}-do-"):
            continue
        # A hand shows these two with one color, and others for several.
        note = key.removeprefix(f"{NAME}-do-")
        several, most = {"save-all": (4, 80), "save-some": (3, 80), "save-list": (2, 34)}.get(note, (1, 34))
        shown = numbers | {"card": card_name, "got": card_name, "cards": f"{card_name}, {card_name}", "hidden": "3"}
        shown |= {"colour": names[0], "colours": ", ".join(names[:several]), "count": "12"}
        assert facts.pattern is not None
        for _, said in texts.variants(facts.pattern, locale):
            label = texts.filled(said, shown)
            assert len(label) <= most, (locale, key, len(label), label)
            assert not texts.MARKDOWN.search(label), (locale, key, label)
            assert "card" not in facts.names or said.startswith("<card>"), (locale, key)


# ---------------------------------------------------------------- whole games


@each_locale
def test_colours_are_told_by_name_and_their_words_choose_the_sentence(locale: str) -> None:
    names = colours(locale)
    event = Event("saving", {"seat": 0, "colours": "agent merchant", "count": 3})
    assert listed([names[0], names[3]], locale) in tell("capital_lux", event, texts.NAMES, Words(locale))
    for word in COLOUR_WORDS:
        seat = f"▲ **{texts.NAMES[0]}**"
        event = Event("idle", {"seat": 0, "colour": word})
        assert tell("capital_lux", event, texts.NAMES, Words(locale)) == text(
            locale, "event-idle", seat=seat, **{"colour-word": word}
        )


# ---------------------------------------------------------------- the rules


def numbers(locale: str, page: str) -> set[int]:
    return texts.numbers(text(locale, f"rules-{page}-body"))


@each_locale
def test_the_rules_are_told_in_few_words(locale: str) -> None:
    texts.check_rules_are_short(NAME, locale, PAGES, RULINGS, (1_187, 1_265))


@each_locale
def test_rules_pages_fit_a_message(locale: str) -> None:
    texts.check_rules_fit_a_message(NAME, locale, PAGES, RULINGS)


@each_locale
def test_rules_hold_the_numbers_of_the_box(locale: str) -> None:
    values = set(map(abs, MODIFIERS))
    assert {ROUNDS, META.seats.start, META.seats.stop - 1} <= numbers(locale, "goal")
    assert {*DEAL.values(), *DEAL, PICK, COINS} <= numbers(locale, "draft")
    assert values <= numbers(locale, "agent")
    assert COINS in numbers(locale, "merchant")
    assert {6, 5, 4, 3, 2, 1} <= numbers(locale, "scoring")
    cards = sum(COPIES.values())
    assert {cards, cards * len(Colour), *COPIES, *COPIES.values(), COINS, *values} <= numbers(locale, "cards")
    for value in MODIFIERS:
        signed = text(locale, "modifier", value=value)
        assert all(signed in text(locale, f"rules-{page}-body") for page in ("agent", "cards")), (locale, signed)
    for value, copies in COPIES.items():
        assert re.search(rf"\*\*{value}\*\*\u00a0?: {copies} ", text(locale, "rules-cards-body")), (locale, value)


@each_locale
def test_the_example_of_gold_is_the_rulebooks(locale: str) -> None:
    capital, home = re.findall(r"^- .*?((?:\D+ \d+,? ?){4})$", text(locale, "rules-gold-body"), re.MULTILINE)
    for row, totals in ((capital, (9, 3, 9, 12)), (home, (11, 4, 6, 13))):
        assert row.endswith(", ".join(f"{name} {total}" for name, total in zip(colours(locale), totals, strict=True)))


@each_locale
def test_rules_name_every_profession_and_its_card(locale: str) -> None:
    for name in colours(locale):
        assert f"**{name}**" in text(locale, "rules-goal-body"), (locale, name)
    for word in COLOUR_WORDS:
        profession = card(locale, f"{word[0]}2").removesuffix(" 2")
        assert text(locale, f"rules-{word}-title").startswith(profession), (locale, word)
        assert f"**{profession}**" in text(locale, "rules-cards-body"), (locale, profession)
