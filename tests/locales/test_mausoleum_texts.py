"""The texts of Guardiões do Mausoléu: complete and equal in every language, short enough for their places."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from functools import partial

from engine.mausoleum.components import ANSWERS, CARDS, KIND_OF, PARTS, WORDS, Group, Kind
from engine.mausoleum.meta import META, RULINGS
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
    "count": 12,
    "guarded": 1,
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
FACTS = {
    "event-turn": "seat",
    "event-drew": "seat count",
    "event-drew-known": "count cards",
    "event-built": "seat card",
    "event-crowned": "seat",
    "event-shielded": "seat card",
    "event-summoned": "seat",
    "event-attacked": "seat target card",
    "event-defended": "seat card against source",
    "event-lost": "seat card",
    "event-captured": "seat target card",
    "event-robbed": "seat target",
    "event-robbed-known": "seat target card",
    "event-swapped": "seat target",
    "event-swapped-known": "seat target gave got",
    "event-recovered": "seat card",
    "event-passed": "seat",
    "event-discarded": "seat card",
    "event-ended": "reason",
    "story-built": "card",
    "story-crowned": "card",
    "story-shielded": "card",
    "story-summoned": "card count",
    "story-attacked": "card target you",
    "story-defended": "card against target you",
    "story-lost": "card against target you",
    "story-captured": "card against target you",
    "story-robbed": "against target",
    "story-robbed-known": "card against target you",
    "story-swapped": "against target",
    "story-swapped-known": "gave got against target you",
    "story-recovered": "card got",
    "story-passed": "",
    "story-passed-without-cards": "seat you",
    "story-discarded-all": "cards",
    "ask-play": "",
    "ask-target": "card",
    "ask-take": "target",
    "ask-give": "target",
    "ask-recover": "",
    "ask-lose": "seat",
    "ask-discard": "count",
    "ask-discard-first": "count",
    "part-drop": "card",
    "ask-drop": "card",
    "other-drop": "card",
    "do-build": "card",
    "do-build-set": "card points",
    "do-crown": "points",
    "do-crown-later": "",
    "do-summon": "count",
    "do-summon-empty": "",
    "do-shield-arquitetos": "",
    "do-shield-escultores": "",
    "do-shield-protecao": "",
    "do-attack": "card",
    "do-attack-terremoto": "target",
    "do-attack-invasao": "target card",
    "do-attack-invasao-choose": "target",
    "do-attack-roubo": "target",
    "do-attack-troca": "target card",
    "do-attack-troca-choose": "target",
    "do-dig": "",
    "do-dig-card": "card",
    "do-pass": "",
    "do-pass-last": "",
    "do-target-terremoto": "target count guarded",
    "do-target-invasao": "target count guarded",
    "do-target-roubo": "target count guarded",
    "do-target-troca": "target count guarded",
    "do-take": "card",
    "do-take-set": "card points",
    "do-take-break": "card points",
    "do-take-break-then": "card points then",
    "do-take-both": "card points broken",
    "do-give": "card",
    "do-recover": "card",
    "do-lose": "card",
    "do-lose-set": "card points",
    "do-discard": "card",
    "decided-points": "seat",
    "decided-sets": "seat",
    "decided-characters": "seat",
    "decided-shared": "",
}
"""Facts of each sentence, without ``mausoleum-``: the same in every language."""
PLAIN_KEYS = (
    "title",
    "title-gloss",
    "about",
    "trophy",
    "credits",
    "no-no-target",
    "no-empty-discard",
    "no-second-mausolo",
    "no-nothing-to-give",
    "no-not-in-hand",
    "no-not-there",
    "no-no-such-target",
    "no-not-now",
    "no-over",
    "category-sets",
    "category-several",
    "category-mausolo",
    "criterion-points",
    "criterion-sets",
    "criterion-characters",
    "ending-passes",
    "ending-hands",
    *(f"cast-{name.lower()}" for name in META.cast),
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


def expected() -> dict[str, frozenset[str]]:
    keys = {key: frozenset(facts.split()) for key, facts in FACTS.items()}
    plain = [*PLAIN_KEYS, *(f"brief-{word}" for word in BRIEF), *(f"ruling-{ruling}" for ruling in RULINGS)]
    plain += ["option-hand-limit-turn-end", "option-hand-limit-always"]
    plain += [f"{what}-{word}" for what in ("card", "gloss", "effect") for word in WORDS]
    plain += [f"rules-{page}-{part}" for page in PAGES for part in ("title", "body")]
    forked = ("rules-turn-body", "ruling-hand-limit")
    return keys | dict.fromkeys(plain, frozenset()) | dict.fromkeys(forked, frozenset({"hand_limit"}))


@each_locale
def test_keys_and_facts_are_those_agreed(locale: str) -> None:
    inherited = texts.inherited(NAME, locale)
    own = {key: facts for key, facts in expected().items() if key not in inherited}
    assert texts.impersonal(messages(locale)) == texts.impersonal(own)


@each_locale
def test_every_text_can_be_said(locale: str) -> None:
    for key, facts in messages(locale).items():
        for count in (1, 2, 5):
            for variant in ("table", "hand", "passes", "hands"):
                said = text(locale, key, count=count, source=variant, reason=variant)
                assert said.strip() == said and said, (locale, key)
                texts.check_clause(key, said)
                assert "{" not in said and "  " not in said, (locale, key, said)
        assert facts <= {*SAMPLES, "card", "gave", "got", "against"}


@each_locale
def test_plurals_and_variants_differ(locale: str) -> None:
    for key, facts in messages(locale).items():
        if "count" in facts:
            assert text(locale, key, count=1) != text(locale, key, count=3).replace("3", "1"), (locale, key)
            assert "3" in text(locale, key, count=3), (locale, key)
    table, hand = (text(locale, "event-defended", source=source) for source in ("table", "hand"))
    passes, hands = (text(locale, "event-ended", reason=reason) for reason in ("passes", "hands"))
    assert table != hand and passes != hands


@each_locale
def test_facts_are_not_lost_in_a_variant(locale: str) -> None:
    for key, facts in messages(locale).items():
        shown = facts - {"you", "count", "source", "reason", "hand_limit", "guarded"}
        marks = {name: f"<{name}>" for name in shown}
        for count in (1, 2):
            for variant in ("table", "hand", "passes", "hands"):
                said = text(locale, key, **marks, count=count, guarded=count - 1, source=variant, reason=variant)
                assert all(mark in said for mark in marks.values()), (locale, key, said)


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


@each_locale
def test_french_spaces_and_spanish_marks(locale: str) -> None:
    for key in messages(locale):
        said = text(locale, key)
        texts.check_punctuation(locale, key, said)
