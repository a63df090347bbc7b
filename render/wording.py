"""The words of a game: its events, questions and choices in a reader's language.

The engine emits facts (``Event``, ``Note``). The catalogues hold a whole sentence for each. This module translates
seats, cards and colours into their names, for every game that follows the naming of text keys.

A game's text has the key ``<game>-<text>``. A game without that key gets the shared text ``game-<text>``.

A fact's name sets its meaning. Seats become a shape and a name. Cards and colours become the game's words for them
(``<game>-card-<word>``, ``<game>-colour-<word>``, where ``none`` is a colour like any other). ``Meta.cards`` gives the
key and facts of cards that share a text. The raw word stays available to the texts' selectors as ``colour-word`` (or
``colours-word``). Other facts pass unchanged.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from engine import TURN, Action, AnyGame, Event, Note, Outcome, View, meta
from locales import DEFAULT, has, listed, say
from render.direction import clip as clip
from render.direction import isolated
from render.theme import SEAT_SYMBOLS

SEAT_FACTS: Final = ("seat", "target")
"""Facts that hold a seat."""
CARD_FACTS: Final = ("card", "cards", "gave", "got", "against")
"""Facts that hold a card, or several separated by spaces."""
COLOUR_FACTS: Final = ("colour", "colours")
"""Facts that hold a colour, or several separated by spaces. ``none`` stands for no colour."""

Emojis = Mapping[str, str]
"""Discord's markup of the emojis that it has, by base name. Empty where it has none: then the words alone are whole."""
NO_EMOJIS: Final[Emojis] = MappingProxyType({})
DIGEST_LENGTH: Final = 6
"""Hexadecimal digits of a digest, after the base name and ``_``, at the end of an emoji's name."""

REMEMBERED_KEYS: Final = 4096
"""Keys of games' texts in the cache: more than there are."""

_MARKDOWN: Final = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|>#[]()<:@-"})

_STAYS_TOGETHER: Final = re.compile(r"(?<=\d) (?=→|(?:VP|PV)\b)| (?=→ \d)|(?<=→) |(?<=[^\W\d_]) (?=[−+±]?\d)")
"""Spaces around an arrow between numbers, after any arrow, before a number that follows a word, before points."""


@dataclass(frozen=True, slots=True)
class Words:
    """A reader's language, and the emojis that Discord shows them: what each text is made with."""

    locale: str
    emojis: Emojis = field(default_factory=lambda: NO_EMOJIS, repr=False, hash=False)

    @property
    def bare(self) -> Words:
        """The same language without emojis, as labels and pictures need it."""
        return self if not self.emojis else Words(self.locale)

    def say(self, key: str, facts: Mapping[str, str | int] | None = None, /, **more: str | int) -> str:
        """Return a text with its facts filled in: see :func:`locales.say`."""
        return say(self.locale, key, facts, **more)

    def text(self, game: str, key: str, facts: Mapping[str, str | int] | None = None) -> str:
        """Return a game's own text with its facts filled in, or the shared one of every game."""
        return game_text(game, key, self.locale, facts)

    def player(self, seat: int, names: Sequence[str], *, marked: bool = True) -> str:
        """Return a player's seat shape and name: see :func:`player`."""
        return player(seat, names, marked=marked, emojis=self.emojis)


def slug(key: str) -> str:
    """Convert a game's key to the spelling of text keys: ``capital_lux`` → ``capital-lux``."""
    return key.replace("_", "-")


def emoji_base(game: str | None, key: str) -> str:
    """Return the base name of a game's emoji, or of one of all games (None)."""
    return key if game is None else f"{game}_{key}".replace("-", "_")


def emoji(emojis: Emojis, game: str, key: str) -> str | None:
    """Return the markup of a game's emoji, else of one of all games. None without one."""
    return emojis.get(emoji_base(game, key)) or emojis.get(key)


@functools.lru_cache(REMEMBERED_KEYS)
def game_key(game: str, text: str) -> str:
    """Return the key of a game's text: ``<game>-<text>``, or ``game-<text>`` if only the shared texts have it."""
    own, shared = slug(f"{game}-{text}"), slug(f"game-{text}")
    return shared if has(DEFAULT, shared) and not has(DEFAULT, own) else own


def game_text(game: str, text: str, locale: str, facts: Mapping[str, str | int] | None = None) -> str:
    """Return a game's own text with its facts filled in, or the shared one of every game."""
    return say(locale, game_key(game, text), facts)


def title(game: str, locale: str) -> str:
    """Return a game's title in a language, then its own where that differs."""
    own, told = game_text(game, "title", locale), game_text(game, "title-gloss", locale)
    return own if own == told else f"{told} · {own}"


def plain(name: str) -> str:
    """Return a name for a text: without markup of its own, and isolated.

    Every name that a text says passes here or, in labels, :func:`isolated`.
    """
    return isolated(name.translate(_MARKDOWN))


def bold(name: str) -> str:
    """Format a name for running text (markdown)."""
    return f"**{plain(name)}**"


def player(seat: int, names: Sequence[str], *, marked: bool = True, emojis: Emojis = NO_EMOJIS) -> str:
    """Return a player's seat shape and name. ``marked`` sets the name in bold markdown."""
    name = bold(names[seat]) if marked else isolated(names[seat])
    return f"{emojis.get(f'seat_{seat + 1}', SEAT_SYMBOLS[seat])} {name}"


def card_note(game: str, word: str) -> Note:
    """Return the key and facts of a card's texts. Without an entry in ``Meta.cards``, its word is the key."""
    return meta(game).cards.get(word) or Note(word)


def card(game: str, word: str, locale: str) -> str:
    """Return a card's name."""
    note = card_note(game, word)
    return game_text(game, f"card-{note.key}", locale, note.facts)


def brief_card(game: str, word: str, locale: str) -> str:
    """Return a card's name for labels: a brief one, else the gloss alone where the name holds it, else the name."""
    note, name = card_note(game, word), card(game, word, locale)
    brief = game_key(game, f"brief-{note.key}")
    if has(DEFAULT, brief):
        return say(locale, brief, note.facts)
    if not has(DEFAULT, game_key(game, f"gloss-{note.key}")):
        return name
    gloss = game_text(game, f"gloss-{note.key}", locale, note.facts)
    return gloss if gloss in name else name


def colour(game: str, word: str, locale: str) -> str:
    """Return a colour's name in the game's own words, also for ``none``."""
    return game_text(game, f"colour-{word}", locale)


def named_facts(
    game: str,
    facts: Mapping[str, str | int],
    names: Sequence[str],
    words: Words,
    *,
    label: bool = False,
    brief: bool = False,
) -> dict[str, str | int]:
    """Return the facts as a text shows them. A ``label`` has no markdown, and like a ``brief`` text short names."""

    def called(several: str, name: Callable[[str, str, str], str]) -> str:
        """Return the names of words, each after its emoji."""
        found = [
            f"{emoji(words.emojis, game, word) or ''} {name(game, word, words.locale)}".strip()
            for word in several.split()
        ]
        return ", ".join(found) if label else listed(found, words.locale)

    told: dict[str, str | int] = {}
    for name, value in facts.items():
        if name in SEAT_FACTS and isinstance(value, int):
            told[name] = words.player(value, names, marked=not label)
        elif name in CARD_FACTS and isinstance(value, str):
            told[name] = called(value, brief_card if label or brief else card)
        elif name in COLOUR_FACTS and isinstance(value, str):
            told[name] = called(value, colour)
            told[f"{name}-word"] = value
        else:
            told[name] = value
    return told


def tell(game: str, event: Event, names: Sequence[str], words: Words) -> str:
    """Return one line of the log (markdown). ``event`` must have passed ``seen_by`` for its reader."""
    facts = named_facts(game, {**event.facts, **event.secret}, names, words)
    if event.secret and has(words.locale, game_key(game, f"event-{event.kind}-known")):
        return words.text(game, f"event-{event.kind}-known", facts)
    # A turn without a seat is one in which all decide.
    kind = "round" if event.kind == TURN and "seat" not in event.facts else event.kind
    return words.text(game, f"event-{kind}", facts)


def ask(game: AnyGame, view: View, names: Sequence[str], words: Words) -> str:
    """Return the viewer's open question (markdown)."""
    key, note = game.meta.key, game.prompt(view)
    return words.text(key, f"ask-{note.key}", named_facts(key, note.facts, names, words))


def offer(game: AnyGame, view: View, action: Action, names: Sequence[str], words: Words) -> str:
    """Return the label of a choice with its consequence (no markdown, at most 80 characters)."""
    key, note = game.meta.key, game.explain(view, action)
    return clip(words.text(key, f"do-{note.key}", named_facts(key, note.facts, names, words.bare, label=True)), 80)


def describe_cards(game: AnyGame, view: View, words: Words) -> list[str]:
    """Describe each kind of the viewer's cards once: name, gloss, effect (markdown)."""
    cards, key = game.cards(view), game.meta.key
    lines = []
    for word in dict.fromkeys(cards):
        note = card_note(key, word)
        title, gloss = card(key, word, words.locale), words.text(key, f"gloss-{note.key}", note.facts)
        shown = f"**{title}**" if gloss in title else f"**{title}** ({gloss})"
        times = f"{cards.count(word)} × " if cards.count(word) > 1 else ""
        effect = words.text(key, f"effect-{note.key}", note.facts)
        lines.append(words.say("words-pair", name=f"{times}{shown}", value=effect))
    return lines


def describe_outcome(game: AnyGame, outcome: Outcome, names: Sequence[str], words: Words) -> list[str]:
    """Describe the score sheet: each player's points by category, then the tie-breaks (markdown)."""
    key = game.meta.key
    lines = []
    for seat in outcome.order:
        parts = [
            words.say("words-pair", name=words.text(key, f"category-{category}"), value=points)
            for category, points in zip(outcome.categories, outcome.points[seat], strict=True)
        ]
        lines.append(f"{player(seat, names)} · {' · '.join(parts)}")
    for criterion, values in outcome.criteria:
        row = " · ".join(f"{SEAT_SYMBOLS[seat]} {value}" for seat, value in enumerate(values))
        lines.append(words.say("words-pair", name=words.text(key, f"criterion-{criterion}"), value=row))
    return lines


def unbroken(text: str) -> str:
    """Return a line that breaks neither between a number and its word, nor between an arrow and what it leads to."""
    return _STAYS_TOGETHER.sub("\u00a0", text)
