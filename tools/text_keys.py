"""The table of every text key that a game may have, for the guide: ``python -m docs.build`` writes it.

The keys come from the calls that ask for a game's texts. What each is for stands here. A key without a purpose, or a
purpose without a key, is an error: a test finds it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

from tools.keys import GAME_TEXTS, ROOT, keys, parts, shared_files, tree

LESSONS: Final = ROOT / "engine" / "lessons.py"
"""Builds the keys of lessons."""
GAP: Final = "…"
"""Stands in a key for a word of the game."""

PURPOSES: Final = {
    "title": "the name",
    "title-gloss": "the name in the reader's language",
    "about": "the introduction, two or three sentences",
    "credits": "the credits of `META`, if they read otherwise in other languages",
    "cast-…": "what each bot of `META.cast` is like, for the lobby; the name in lower case",
    "event-…": "each kind of event, in the log; `round` is a `turn` without a seat",
    "event-…-known": "optional: the same for those who know its secret",
    "story-…": "each event in the line of a turn: a short clause without its player; also with `-known`",
    "ask-…": "each question to a player: the key of `prompt`, and of a part",
    "do-…": "each action, with its consequence: the key of `explain`, and of labels in `looks`",
    "part-…": "each word that is chosen first (`Look.parts`): its button",
    "other-…": "the button back from such a word",
    "costly": "what grey choices cost, once below the hand",
    "no-…": "each reason why an action is not allowed",
    "why-…": "each note of `why_not`",
    "coming-…": "each note of `coming`",
    "tip-…": "each tip of `tips`",
    "reason-…": "each reason of `reasons`, after the suggested action and a dash",
    "move-…": "optional: what a hint suggests, by the verb of the action",
    "card-…": "each word that `Game.cards` returns or a fact names, or the key that `META.cards` gives it",
    "gloss-…": "the same in the reader's language, for each card of `Game.cards`; for others optional",
    "brief-…": "optional: a shorter name of a card, for buttons",
    "effect-…": "what a card of `Game.cards` does",
    "colour-…": "each colour or suit that a fact names",
    "category-…": "each category of points",
    "criterion-…": "each criterion of `rank`, `points` included",
    "decided-…": "the sentence that names the winner by each criterion; also `shared`",
    "trophy": "what earns the game's own trophy, if it has one",
    "ending-…": "each way the game can end",
    "option-…-…": "each value of an option",
    "rules-…-title": "the title of each page of the rules",
    "rules-…-body": "the text of each page of the rules",
    "ruling-…": "each house ruling",
    "lesson-step-…": "each step of the lesson, by number",
    "lesson-answer-…-…": "the answer to a wrong choice of a step",
    "lesson-answer-…-other": "the answer to all other wrong choices of a step",
    "lesson-said-…-…": "the answer to each right choice of a step",
    "lesson-do-…": "optional: buttons of the lesson, by the verb of the action",
    "lesson-do-…-…": "an answer to a step's question: `say` and its word",
    "lesson-tip-…": "the two tips at the end of the lesson",
    "alt-cover": "alternative text of the lobby",
    "alt-score": "alternative text of the score sheet: its first line",
    "alt-place": "the line of each player in it",
    "alt-rules-…": "alternative text of each picture of the rules",
    "alt-turn": "who decides, in the alternative text of the board",
    "picture-sixty-…": "words on the page of sixty seconds, if there is one",
    "picture-symbols-…": "the heading of each group on the page of symbols",
    "picture-symbol-…": "the name of each symbol",
    "log-round": "the heading of a round in the log",
    "verify-done": "the record of a finished game is verified",
}
"""What each key is for, in the order of the table."""


def families() -> set[str]:
    """Return the keys without the name of the game that shared code asks for, with :data:`GAP` for a word."""
    found = set()
    for path in shared_files():
        for node in ast.walk(tree(path)):
            for pattern in _asked(node, lessons=path == LESSONS):
                found.add("".join(GAP if part is None else part for part in pattern))
    return found - {GAP}


def _asked(node: ast.AST, *, lessons: bool) -> Iterator[tuple[str | None, ...]]:
    """Yield the key that a call or an f-string asks for, if it is a game's."""
    if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in GAME_TEXTS and len(node.args) > 1:
        yield parts(node.args[1])
    elif isinstance(node, ast.JoinedStr):
        first, *rest = parts(node)
        if lessons and first is not None and first.startswith("lesson-"):
            yield (first, *rest)
        elif ast.unparse(node).startswith("f'{slug(") and rest and rest[0] is not None and rest[0].startswith("-"):
            yield (rest[0][1:], *rest[1:])


def shared(family: str) -> list[str]:
    """Return the words for which every game has a text already; of a key without a gap, the key itself."""
    others = [re.escape(each).replace(GAP, ".+") for each in PURPOSES if len(each) > len(family)]
    found = []
    for key in keys():
        text = key.removeprefix("game-")
        match = re.fullmatch(re.escape(family).replace(GAP, "(.+)"), text) if text != key else None
        if match and not text.startswith("event-table-") and not any(re.fullmatch(other, text) for other in others):
            found.append(match[1] if match.groups() else family)
    return found


def table() -> str:
    """Return the table (markdown)."""
    lines = ["| text key | for | shared |", "|---|---|---|"]
    for family, purpose in PURPOSES.items():
        there = shared(family)
        told = "yes" if there == [family] else ", ".join(f"`{word}`" for word in there)
        lines.append(f"| `<key>-{family}` | {purpose} | {told} |")
    return "\n".join(lines)
