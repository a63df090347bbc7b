"""The texts of Capital Lux: complete and equal in every language, true to the box, short enough for their places."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator
from functools import partial

import locales
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
    VALUES,
    WORDS,
    Colour,
)
from engine.capital_lux.facts import EVENTS, REASONS
from engine.capital_lux.meta import META, RULINGS
from engine.capital_lux.policy import NOTES
from engine.capital_lux.scoring import CATEGORIES, TIEBREAKS
from render.wording import COLOUR_FACTS, tell
from tests.locales import texts

NAME = "capital-lux"
PAGES = (
    "sixty", "goal", "draft", "turn", "agent", "cleric", "scientist", "merchant", "round-end", "gold", "bonus",
    "scoring", "cards", "symbols", "rulings",
)  # fmt: skip
PIECES = {"modifier": {"value"}, "limit": {"limit"}, "before": {"before"}, "do-capital": {"card", "before", "limit"}}
"""Messages referenced by others: negative numbers with a real minus sign. No code requests them."""
STORIES = {
    "draft": {"stage", "round"},
    "limits": {"round", *COLOUR_WORDS},
    "lost-all": {"cards"},
    "bonus-all": {"cards"},
}
"""Clauses of stories that tell of several events, and their facts."""
LOOKS = {
    "do-pick-other": {"card"},
    "do-brief-home": {"hidden", "total", "limit"},
    "do-brief-capital": {"before", "limit"},
    "do-long-home": {"total", "limit"},
    "do-long-home-over": {"total", "limit", "count"},
    "do-long-home-hidden": {"total", "limit"},
    "do-long-home-over-hidden": {"total", "limit", "count"},
    "do-long-capital": {"before", "limit", "power"},
    "do-save-everything": {"count"},
    "do-save-but": {"colour", "count"},
    "do-save-list": {"colours", "count"},
    **{f"{form}-{step}": {"card"} for form in ("part", "ask", "other") for step in ("where", "pair")},
    "costly": set(),
}
"""Texts of the hand's choices that the engine does not name, and their facts."""
TOLD = (
    "opened",
    "first",
    "played",
    "took",
    "laid",
    "coin",
    "drew",
    "idle",
    "closing",
    "settled",
    "revealed",
    "saved",
    "starts",
)
"""Events with a clause of their own."""
CRITERIA = ("points", *(name for name, _ in TIEBREAKS))
LOWEST_LIMIT = sum(value for value in MODIFIERS if value < 0)
PRIVATE = {"chose", "received", "considers", "saving"}
"""Events for one player only, whom the text addresses."""
NOBODYS = {"opened", "handed", "limit", "ended", "turn"}
"""Events of the whole table, ``turn`` among them."""

each_locale = texts.each_locale(NAME)
messages = partial(texts.messages, NAME)
text = partial(texts.text, NAME)
card = partial(texts.card, NAME)


def colours(locale: str) -> tuple[str, ...]:
    """Return the colours' names."""
    return tuple(text(locale, f"colour-{word}") for word in COLOUR_WORDS)


def longest_card(locale: str) -> str:
    return max((card(locale, word) for word in WORDS), key=len)


def told(key: str) -> frozenset[str]:
    """Return the facts that a text may use: the engine's, and the words of its colours."""
    family, _, note = key.partition("-")
    facts: set[str] = set(PIECES.get(key) or LOOKS.get(key, ()))
    if family in NOTES:
        facts |= set(NOTES[family].get(note, ()))
    elif family == "event":
        open_facts, secret = EVENTS[note.removesuffix("-known")]
        facts |= {*open_facts, *(secret if note.endswith("-known") else ())}
    elif family == "story":
        facts |= STORIES.get(note) or set(EVENTS[note][0])
        facts.add("you")
    elif family == "log":
        facts.add("round")
    elif family == "decided":
        facts.add("seat")
    elif family in ("card", "effect"):
        facts.add("value")
    return frozenset(facts | {f"{name}-word" for name in facts & set(COLOUR_FACTS)})


def samples(locale: str, key: str) -> Iterator[dict[str, str | int]]:
    """Yield facts for a text, in all combinations that its variants distinguish."""
    names = colours(locale)
    choices: dict[str, tuple[str | int, ...]] = {
        "seat": (texts.SEAT,),
        "target": (texts.SEAT,),
        "you": ("seat", "none"),
        "card": (longest_card(locale),),
        "got": (longest_card(locale),),
        "cards": (f"{longest_card(locale)}, {longest_card(locale)}",),
        "colour": names,
        "colour-word": COLOUR_WORDS,
        "colours": (text(locale, "colour-none"), names[0], ", ".join(names[:3])),
        "stage": ("setup", "draft", "second", "play", "last", "end"),
        "place": ("home", "capital"),
        "stays": ("no", "yes"),
        "reason": META.endings,
        "round": (1, ROUNDS),
        **dict.fromkeys(COLOUR_WORDS, ("−1", "14")),
        "value": VALUES if key.startswith(("card-", "effect-")) else MODIFIERS,
        "limit": (*range(LOWEST_LIMIT, 1), 14),
        "before": (*range(LOWEST_LIMIT, 1), 9),
        "power": (*COLOUR_WORDS, "idle"),
        "total": (0, 21),
        "count": (0, 1, 5),
        "rest": (0, 1, 4),
        "coins": (1, COINS),
        "hidden": (0, 1, len(MODIFIERS)),
        "points": (24,),
        "loss": (12,),
    }
    names_of_facts = sorted(messages(locale)[key])
    for values in itertools.product(*(choices[name] for name in names_of_facts)):
        yield dict(zip(names_of_facts, values, strict=True))


def expected() -> set[str]:
    keys = {"title", "title-gloss", "about", "trophy", "colour-none", "decided-shared", *PIECES, *LOOKS}
    keys |= {f"cast-{name.lower()}" for name in META.cast}
    keys |= {f"colour-{word}" for word in COLOUR_WORDS}
    keys |= {f"{family}-{note}" for family, notes in NOTES.items() for note in notes}
    keys |= {f"event-{kind}" for kind in EVENTS}
    keys |= {f"event-{kind}-known" for kind, (_, secret) in EVENTS.items() if secret}
    keys |= {f"story-{clause}" for clause in (*TOLD, *STORIES)} | {"log-round"}
    keys |= {f"no-{reason}" for reason in REASONS}
    keys |= {f"category-{category}" for category in CATEGORIES} | {f"ending-{ending}" for ending in META.endings}
    keys |= {f"{what}-{criterion}" for what in ("criterion", "decided") for criterion in CRITERIA}
    keys |= {f"{what}-{word}" for what in ("card", "gloss", "effect") for word in COLOUR_WORDS}
    keys |= {f"rules-{page}-{part}" for page in PAGES for part in ("title", "body")}
    return keys | {f"ruling-{ruling}" for ruling in RULINGS}


# ---------------------------------------------------------------- every text


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
            assert said.strip() == said and said, (locale, key, said)
            assert "{" not in said and "  " not in said, (locale, key, said)
            texts.check_punctuation(locale, key, said)
            texts.check_clause(key, said)


@each_locale
def test_no_two_variants_read_alike_where_they_must_differ(locale: str) -> None:
    variants: dict[str, tuple[tuple[str | int, ...], ...]] = {
        "event-turn": (("setup",), ("draft",), ("second",), ("play",), ("last",), ("end",)),
        "event-handed": (("no", 1), ("no", 4), ("yes", 1), ("yes", 4)),
        "event-played": (("home",), ("capital",)),
        "event-idle": tuple((word,) for word in COLOUR_WORDS),
        "event-drew": ((1,), (6,)),
        "event-saving": ((0,), (1,), (4,)),
        "ask-play-last": ((0,), (1,), (4,)),
    }
    for key, values in variants.items():
        names = [name for name in ("stage", "stays", "place", "colour-word", "count", "rest")]
        names = [name for name in names if name in messages(locale)[key]]
        said = set()
        for chosen in values:
            facts = next(samples(locale, key)) | dict(zip(names, chosen, strict=True))
            said.add(re.sub(r"\d", "", text(locale, key, **facts)))
        assert len(said) == len(values), (locale, key, said)


@each_locale
def test_numbers_below_zero_have_a_minus_sign(locale: str) -> None:
    assert {text(locale, "modifier", value=value) for value in MODIFIERS} == {"+4", "+2", "−1", "−3"}
    for limit in (*range(LOWEST_LIMIT, 0), 0, 5, 23):
        assert text(locale, "limit", limit=limit) == str(limit).replace("-", "−")
        assert text(locale, "before", before=limit) == str(limit).replace("-", "−")


@each_locale
def test_the_actor_is_always_named(locale: str) -> None:
    for kind in set(EVENTS) - PRIVATE - NOBODYS:
        assert all(texts.SEAT in text(locale, f"event-{kind}", **facts) for facts in samples(locale, f"event-{kind}"))


@each_locale
def test_nothing_that_a_line_tells_is_lost_in_a_variant(locale: str) -> None:
    """If one variant names a card, a colour or a number of points, all do. The beginning of a turn has its own text."""
    shown = {"card", "cards", "got", "colour", "points", "loss", "target"}
    for key in set(messages(locale)) - {"event-turn"}:
        for facts in samples(locale, key):
            marked = {name: f"<{name}>" if name in shown else fact for name, fact in facts.items()}
            said = text(locale, key, **marked)
            assert all(f"<{name}>" in said for name in shown & set(facts)), (locale, key, said)


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
def test_buttons_and_options_fit_discord(locale: str) -> None:
    """With the longest card, all colours, and higher numbers than a game reaches."""
    highest: dict[str, str | int] = {
        "total": 40,
        "limit": 40,
        "before": 38,
        "points": 99,
        "loss": 22,
        "rest": 0,
        "value": -3,
    }
    longest = longest_card(locale)
    for key in (key for key in messages(locale) if key.startswith("do-")):
        # A hand shows these two with one color, and others for several.
        several = {"do-save-all": 4, "do-save-some": 3, "do-save-list": 2}.get(key, 1)
        one_line = key not in ("do-save-all", "do-save-some")
        for chosen, count, hidden, power in itertools.product(
            itertools.combinations(colours(locale), several), (1, COINS, 12), (1, 3), (*COLOUR_WORDS, "idle")
        ):
            facts: dict[str, str | int] = {
                **highest,
                "card": longest,
                "got": longest,
                "cards": f"{longest}, {longest}",
                "colour": chosen[0],
                "colours": ", ".join(chosen),
                "count": min(count, COINS) if "save" in key else count,
                "hidden": hidden,
                "power": power,
            }
            label = text(locale, key, **facts)
            assert len(label) <= (34 if one_line else 80), (locale, key, len(label), label)
            assert not texts.MARKDOWN.search(label), (locale, key, label)


@each_locale
def test_buttons_start_with_the_card_where_there_is_one(locale: str) -> None:
    for key, facts in messages(locale).items():
        if key.startswith("do-") and "card" in facts:
            for sample in samples(locale, key):
                assert text(locale, key, **sample).startswith(str(sample["card"])), (locale, key)


# ---------------------------------------------------------------- whole games


@each_locale
def test_colours_are_told_by_name_and_their_words_choose_the_sentence(locale: str) -> None:
    names = colours(locale)
    event = Event("saving", {"seat": 0, "colours": "agent merchant", "count": 3})
    assert f"{names[0]}, {names[3]}" in tell("capital_lux", event, texts.NAMES, locale)
    for word in COLOUR_WORDS:
        seat = f"▲ **{texts.NAMES[0]}**"
        event = Event("idle", {"seat": 0, "colour": word})
        assert tell("capital_lux", event, texts.NAMES, locale) == text(
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
