"""Most characters of every kind of text, so that it fits a phone: with sample facts and in its longest variant.

Inside a message's box a phone shows about 40 characters a line, or 48 of small text. The labels of choices and the
questions of a game are measured over real games, because their facts decide how long they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from fluent.syntax import ast

from engine import games
from render.wording import slug
from tools.keys import Facts, keys

LINE: Final = 40
SMALL_LINE: Final = 48
GAME: Final = "game-"
"""Begins the keys of the shared texts. Those of a game's own are looked up as if they were shared."""
LIMITS: Final = (
    # Controls: one line each.
    (r"(button|answer)-.*|help-rules", 34),
    (r"(select|choice|pace)-.*", LINE),
    (GAME + r"option-.*", LINE + 12),
    # Discord's own limits.
    (r"(command|option|menu)-.*-name", 32),
    (r"(command|option|form)-.*-about", 100),
    (r"form-.*", 45),
    # One line.
    (r".*-title(-gloss)?|(language|log|more|name|bot|phase|replay|score|words)-.*", LINE),
    (r"(seat|story|leaders-(title|you|hidden|line))-?.*", SMALL_LINE),
    (GAME + r"cast-.*", SMALL_LINE),
    (GAME + r"(card|gloss|colour|category|criterion|log|modifier|limit)(-.*)?", LINE + 10),
    (GAME + r"costly", LINE),
    (GAME + r"(start|finish|way|onward|side|does|played|tombs|stay|wakes|treasure)", 34),
    # Lessons: a step's sentence, an answer to a choice.
    (GAME + r"lesson-step-.*", 240),
    (GAME + r"lesson-.*", 160),
    # Above a question: a tip, a reason why not.
    (GAME + r"tip-.*", 3 * LINE),
    (GAME + r"why-.*", 2 * LINE + 8),
    # On a picture.
    (GAME + r"picture-sixty-.*", 66),
    (GAME + r"picture-(empty|move|wake|end)-.*", 66),
    (GAME + r"picture-.*", LINE),
    # A notice: two lines.
    (r"(board|decided|hand|lobby|ping|profile-told|rematch|tables|undo-done)-.*", 2 * SMALL_LINE),
    (GAME + r"(story|ending)-.*", 2 * LINE + 4),
    # A sentence on what to do instead, or a line of the log: three lines; with a code or an address, four.
    (GAME + r"(no|event|decided)-.*", 3 * LINE),
    (r"(error|table)-.*", 4 * LINE),
    (r"(hint|question)-.*|" + GAME + r"(effect|ruling)-.*", 4 * LINE + 5),
    # What people read in peace.
    (r"(fairness|verify)-.*|.*-verify-done|" + GAME + "about", 7 * LINE),
    (r"delete-.*", 300),
    (r"help-body.*", 1160),
    (GAME + r"rules-.*-body", 1200),
    (r"privacy-body", 1900),
    # Descriptions of pictures, and boards in words.
    (r"animation-alt|" + GAME + "(alt|words)-.*", 400),
    # Everything else, and texts to come.
    (r".*", 3 * SMALL_LINE),
)
"""Most characters of a text as people see it, by the first pattern that its key matches."""
MEASURED_IN_GAMES: Final = re.compile(GAME + r"(do|ask)-.*")
SAMPLES: Final = {
    **dict.fromkeys(("player", "seat", "who"), "▲ Ana Maria"),
    **dict.fromkeys(("names", "players"), "▲ Ana Maria, ◆ Bruno"),
    **dict.fromkeys(("host", "name", "value"), "Ana Maria"),
    **dict.fromkeys(("card", "cards", "gave", "got", "against"), "Artemisia II"),
    **dict.fromkeys(("colour", "colours"), "Scientists"),
    **dict.fromkeys(("action", "other"), "Earthquake: ◆ Bruno"),
    **dict.fromkeys(("link", "links", "clicks", "options", "commitment", "secret", "fingerprint"), ""),
    "target": "◆ Bruno",
    "game": "Guardiões do Mausoléu",
    "until": "in 2 hours",
    "told": "3 → 8",
    "then": "took a key",
    "missing": "Send Messages",
    "choice": "±1 counts empty spaces",
    "pace": "daily (24 hours a move)",
    "credits": "Dorn, Queen Games 2018",
    "channels": "#games",
    "roles": "Keepers",
    "zone": "America/Sao_Paulo",
    "language": "Português",
    "level": "normal",
    "line": "12 0 person play.left",
    "seal": "234f3daf",
}
"""Facts of a usual length. Facts without a sample are numbers. Links, digests and lists have no length of their own."""


def longest(pattern: ast.Pattern, locale: str) -> str:
    """Return a text in its longest variant."""
    text = ""
    for part in pattern.elements:
        if isinstance(part, ast.TextElement):
            text += part.value
            continue
        match part.expression:
            case ast.SelectExpression(variants=variants):
                text += max((longest(variant.value, locale) for variant in variants), key=len)
            case ast.VariableReference(id=name):
                text += SAMPLES.get(name.name, "12")
            case ast.MessageReference(id=name):
                inner = keys(locale)[name.name].pattern
                assert inner is not None
                text += longest(inner, locale)
            case ast.StringLiteral(value=value):
                text += value
            case other:
                raise AssertionError(other)
    return text


def seen(text: str) -> str:
    """Return a text without markdown, as people see it."""
    return re.sub(r"\*\*|`|^(-#|###) ", "", re.sub(r"\[([^\]]*)\]\(\)", r"\1", text), flags=re.MULTILINE).strip()


def limit(key: str) -> int:
    """Return the most characters of a text."""
    return next(most for pattern, most in LIMITS if re.fullmatch(pattern, shared(key)))


def shared(key: str) -> str:
    """Return a game's own key as that of a shared text, and any other as it is."""
    own = next((f"{slug(one)}-" for one in games() if key.startswith(f"{slug(one)}-")), "")
    return GAME + key.removeprefix(own) if own else key


def too_long(texts: dict[str, Facts], locale: str) -> Iterator[tuple[str, str]]:
    """Yield each of these texts that is longer than its kind may be, and a sentence on it."""
    for key, facts in texts.items():
        assert facts.pattern is not None
        said = seen(longest(facts.pattern, locale))
        if not MEASURED_IN_GAMES.fullmatch(shared(key)) and len(said) > limit(key):
            yield key, f"{len(said)} characters in its longest form, at most {limit(key)}: {said}"
