"""Texts that every game shares: a game without its own text shows the shared one, and its own text wins."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from fluent.runtime import FluentResource

import locales
from cogs.interactions.replies import error_text
from engine import Event, Note, games
from locales import LOCALES, has, say
from render.kit.cards import FRENCH, LATIN, Deck
from render.wording import Words, brief_card, card, colour, game_key, game_text, slug, tell
from tables import AgainstRules, UserError
from tools.keys import keys

GAME = "luxor"
SEAT = "▲ **Ana**"

Write = Callable[[str, str], None]
"""Adds a text of :data:`GAME` to all languages. It reads: the language, then the given words."""

each_locale = pytest.mark.parametrize("locale", LOCALES)


def forget() -> None:
    locales.bundle.cache_clear()
    forget_keys()


def forget_keys() -> None:
    for cached in (locales._said, locales.has, game_key):
        cached.cache_clear()


@pytest.fixture
def write() -> Iterator[Write]:
    def add(text: str, words: str) -> None:
        for locale in LOCALES:
            locales.bundle(locale).add_resource(FluentResource(f"{GAME}-{text} = {locale}: {words}"))
        forget_keys()

    forget()
    yield add
    forget()


@each_locale
def test_a_refusal_is_the_shared_one_unless_the_game_has_its_own(locale: str, write: Write) -> None:
    shared = say(locale, "game-no-over")
    assert not has(locale, f"{GAME}-no-over") and len(shared) > 10
    assert error_text(AgainstRules(GAME, "over"), Words(locale)) == shared
    write("no-over", "Too late.")
    assert error_text(AgainstRules(GAME, "over"), Words(locale)) == f"{locale}: Too late."
    assert error_text(AgainstRules("mausoleum", "over"), Words(locale)) == shared, "the others keep the shared text"
    assert error_text(UserError("error-stale"), Words(locale)) == say(locale, "error-stale")


@each_locale
def test_how_a_game_was_decided_is_the_shared_text_unless_the_game_has_its_own(locale: str, write: Write) -> None:
    for text in ("decided-points", "decided-shared"):
        assert not has(locale, f"{GAME}-{text}")
        assert game_text(GAME, text, locale, {"seat": SEAT}) == say(locale, f"game-{text}", seat=SEAT)
        write(text, "{ $seat }!")
    assert SEAT in say(locale, "game-decided-points", seat=SEAT)
    for text in ("decided-points", "decided-shared"):
        assert game_text(GAME, text, locale, {"seat": SEAT}) == f"{locale}: {SEAT}!"


@each_locale
def test_an_event_is_told_in_the_shared_words_unless_the_game_has_its_own(locale: str, write: Write) -> None:
    turn, secret = Event("turn", {"seat": 0}), Event("turn", {"seat": 0}, {"number": 3}, (0,))
    shared = say(locale, "game-event-turn", seat=SEAT)
    assert tell(GAME, turn, ("Ana",), Words(locale)) == tell(GAME, secret, ("Ana",), Words(locale)) == shared
    write("event-turn-known", "{ $number }")
    assert tell(GAME, turn, ("Ana",), Words(locale)) == shared
    assert tell(GAME, secret, ("Ana",), Words(locale)) == f"{locale}: 3"


@each_locale
def test_games_of_the_box_override_shared_texts(locale: str) -> None:
    for game, text in (("capital_lux", "no-not-in-hand"), ("luxor", "rules-rulings-body")):
        own = say(locale, f"{slug(game)}-{text}")
        assert game_text(game, text, locale) == own != say(locale, f"game-{text}")


def test_the_key_of_a_text_that_is_nowhere_names_the_game() -> None:
    for game in games():
        assert game_key(game, "no-such_text") == f"{slug(game)}-no-such-text"


@each_locale
@pytest.mark.parametrize(("name", "deck"), [("french", FRENCH), ("latin", LATIN)])
def test_a_game_of_cards_has_their_names_without_texts_of_its_own(
    locale: str, name: str, deck: Deck, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = {
        f"{rank}{suit[0:2]}": Note(name, {"rank": int(rank) if rank.isdigit() else rank, "suit": suit})
        for suit in deck.suits
        for rank in deck.ranks
    }
    monkeypatch.setattr("render.wording.card_note", lambda game, word: notes[word])
    names = [card(GAME, word, locale) for word in notes]
    labels = [brief_card(GAME, word, locale) for word in notes]
    assert len(set(names)) == len(set(labels)) == len(deck)
    assert not [each for each in names + labels if "{" in each or "\n" in each or len(each) > 24]
    suits = [colour(GAME, suit, locale) for suit in deck.suits]
    assert all(suit.lower() in each.lower() for suit, each in zip(suits, names[:: len(deck.ranks)], strict=True))
    assert labels[0] == ("A♥" if name == "french" else names[0])


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_a_picture_makes_a_name_the_subject_of_a_verb(locale: str) -> None:
    """In a lesson the name is *You*, and the last score sheet said "You wins"."""
    found = 0
    for key, known in keys(locale).items():
        if not re.match(r"picture-|\w+(-\w+)?-(picture|alt|words)-", key) or key == "picture-review-move":
            continue  # a review is of a real game
        for fact in ("name", "names", "who"):
            facts: dict[str, str | int] = {**dict.fromkeys(known.names, 2), fact: "NAME"}
            said = say(locale, key, facts)
            if "NAME" in said:
                found += 1
                assert re.search(r"NAME\W*$|NAME\s*[:.,;)]", said), said
    assert found > 10
