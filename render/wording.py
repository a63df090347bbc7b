"""What a game says in words: its events, questions and choices, in a reader's language.

The engine speaks in facts (``Event``, ``Note``); the catalogues hold a whole sentence for each. This module only turns
seats, cards and colours into what people call them. It works for every game that keeps to the naming of the text keys.

A fact is known by its name. Seats become a shape and a name; cards and colours become what the game's texts call them
(``<game>-card-<word>``, ``<game>-colour-<word>``, where ``none`` is a colour like any other). A sentence may also
depend on which colour it is: the word itself stays at hand as ``colour-word`` (or ``colours-word``), for the selectors
of the texts. All else is handed on as it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine import Action, AnyGame, Event, Note, Outcome, View
from locales import has, say
from render.theme import SEAT_SYMBOLS

SEAT_FACTS: Final = ("seat", "target")
"""Facts that hold a seat."""
CARD_FACTS: Final = ("card", "cards", "gave", "got", "against")
"""Facts that hold a card, or several divided by spaces."""
COLOUR_FACTS: Final = ("colour", "colours")
"""Facts that hold a colour, or several divided by spaces; ``none`` for no colour."""

_MARKDOWN: Final = str.maketrans({sign: f"\\{sign}" for sign in "\\*_~`|>#[]()<:@-"})


def slug(key: str) -> str:
    """A game's key as the text keys spell it: ``capital_lux`` → ``capital-lux``."""
    return key.replace("_", "-")


def plain(name: str) -> str:
    """A name that Discord's markdown leaves as it is."""
    return name.translate(_MARKDOWN)


def bold(name: str) -> str:
    """A name as it stands in running text (markdown)."""
    return f"**{plain(name)}**"


def player(seat: int, names: Sequence[str], *, marked: bool = True) -> str:
    """A player as texts show them: the seat's shape and the name, in bold where markdown works."""
    name = bold(names[seat]) if marked else names[seat]
    return f"{SEAT_SYMBOLS[seat]} {name}"


def card(game: str, word: str, locale: str) -> str:
    """A card's name."""
    return say(locale, f"{slug(game)}-card-{word}")


def colour(game: str, word: str, locale: str) -> str:
    """A colour's name, by the game's own way of calling it; also of ``none``."""
    return say(locale, f"{slug(game)}-colour-{word}")


def _facts(
    game: str, facts: Mapping[str, str | int], names: Sequence[str], locale: str, *, marked: bool
) -> dict[str, str | int]:
    told: dict[str, str | int] = {}
    for name, value in facts.items():
        if name in SEAT_FACTS and isinstance(value, int):
            told[name] = player(value, names, marked=marked)
        elif name in CARD_FACTS and isinstance(value, str):
            told[name] = ", ".join(card(game, word, locale) for word in value.split())
        elif name in COLOUR_FACTS and isinstance(value, str):
            told[name] = ", ".join(colour(game, word, locale) for word in value.split())
            told[f"{name}-word"] = value
        else:
            told[name] = value
    return told


def tell(game: str, event: Event, names: Sequence[str], locale: str) -> str:
    """One line of the log (markdown). ``event`` must have been through ``seen_by`` for its reader."""
    # What happens at every table is told alike in every game.
    key = f"event-{event.kind}" if event.kind.startswith("table-") else f"{slug(game)}-event-{event.kind}"
    facts = {**event.facts, **event.secret}
    if event.secret and has(locale, f"{key}-known"):
        key += "-known"
    return say(locale, key, _facts(game, facts, names, locale, marked=True))


def ask(game: AnyGame, view: View, names: Sequence[str], locale: str) -> str:
    """The question that the viewer has to answer now (markdown)."""
    note: Note = game.prompt(view)
    key = f"{slug(game.meta.key)}-ask-{note.key}"
    return say(locale, key, _facts(game.meta.key, note.facts, names, locale, marked=True))


def offer(game: AnyGame, view: View, action: Action, names: Sequence[str], locale: str) -> str:
    """The label of a choice, with its consequence (no markdown, at most 80 characters)."""
    note: Note = game.explain(view, action)
    key = f"{slug(game.meta.key)}-do-{note.key}"
    return clip(say(locale, key, _facts(game.meta.key, note.facts, names, locale, marked=False)), 80)


def describe_cards(game: AnyGame, view: View, locale: str) -> list[str]:
    """The viewer's own cards, each kind once: name, what that means, and what it does (markdown)."""
    words, name = game.cards(view), slug(game.meta.key)
    lines = []
    for word in dict.fromkeys(words):
        title, gloss = card(game.meta.key, word, locale), say(locale, f"{name}-gloss-{word}")
        shown = f"**{title}**" if title == gloss else f"**{title}** ({gloss})"
        times = f"{words.count(word)} × " if words.count(word) > 1 else ""
        effect = say(locale, f"{name}-effect-{word}")
        lines.append(say(locale, "words-pair", name=f"{times}{shown}", value=effect))
    return lines


def describe_outcome(game: AnyGame, outcome: Outcome, names: Sequence[str], locale: str) -> list[str]:
    """The score sheet in words: each player's points by category, then what was compared (markdown)."""
    name = slug(game.meta.key)
    lines = []
    for seat in sorted(range(len(names)), key=lambda seat: outcome.places[seat]):
        parts = [
            say(locale, "words-pair", name=say(locale, f"{name}-category-{category}"), value=points)
            for category, points in zip(outcome.categories, outcome.points[seat], strict=True)
        ]
        lines.append(f"{player(seat, names)} · {' · '.join(parts)}")
    for criterion, values in outcome.criteria:
        row = " · ".join(f"{SEAT_SYMBOLS[seat]} {value}" for seat, value in enumerate(values))
        lines.append(say(locale, "words-pair", name=say(locale, f"{name}-criterion-{criterion}"), value=row))
    return lines


def clip(text: str, length: int) -> str:
    """``text`` cut to ``length`` characters, with an ellipsis if something is lost."""
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"
