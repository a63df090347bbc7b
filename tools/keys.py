"""The keys of texts: those the catalogues have, those the code asks for, those a game owes.

Most keys are literals in the code. F-strings such as ``f"button-{op}"`` build the others. Each f-string serves as a
pattern, and so does each text of a ``game_text`` call, after the name of a game. A key counts as used if a pattern fits
it and every word that fills the pattern's gaps occurs in the code of its game or of the shared packages. A shared text
counts as used if a game that has no text of its own uses it.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine import GameError, game, games
from engine.coming import notes as coming_notes
from engine.lessons import texts
from engine.why_not import notes
from locales import DEFAULT
from render.kit.cards import FRENCH, LATIN
from render.registry import teller
from render.wording import game_key, slug
from tools.findings import Unreadable

ROOT = Path(__file__).resolve().parents[1]
SHARED = ("bot.py", "cogs", "sandbox", "tables", "db", "render", "engine")
"""Packages with texts. The folders of single games in ``render`` and ``engine`` belong to these games."""
KEY = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
OFFERED = frozenset(
    f"game-{text}"
    for text in (
        *(f"colour-{suit}" for deck in (FRENCH, LATIN) for suit in deck.suits),
        "card-french", "card-latin", "brief-french", "event-dealt", "event-trick", "story-trick", "story-trick-other",
        "no-follow-suit",
    )
)  # fmt: skip
"""Shared texts for games of cards. A game may use them that is still to come."""
KEY_PARTS = re.compile(r"(?=.*-)[a-z0-9-]*[a-z]{2}[a-z0-9-]*")
"""The literal parts of an f-string that can build a key: a dash and a word."""


class Facts(Visitor):
    """Collects a message's variables and its references to other messages and terms."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()
        self.pattern: ftl.Pattern | None = None

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.references.add(node.id.name)


@cache
def catalogue(locale: str) -> dict[str, dict[str, Facts]]:
    """Return file -> key (``message`` or ``message.attribute``) -> facts. Fails on syntax errors."""
    found: dict[str, dict[str, Facts]] = {}
    for path in sorted((ROOT / "locales" / locale).glob("*.ftl")):
        entries = found[path.name] = {}
        text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
                raise Unreadable(f"locales/{locale}/{path.name}:{line}", (entry.content or "")[:70])
            if isinstance(entry, ftl.Message):
                parts = [(entry.id.name, entry.value)] if entry.value else []
                parts += [(f"{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
                for key, pattern in parts:
                    assert key not in entries, f"{locale}/{path.name} has {key} twice"
                    entries[key] = facts = Facts()
                    facts.visit(pattern)
                    facts.pattern = pattern
    return found


def keys(locale: str = DEFAULT) -> dict[str, Facts]:
    """Return every key of a language."""
    return {key: facts for entries in catalogue(locale).values() for key, facts in entries.items()}


# ---------------------------------------------------------------- keys in the code


@cache
def tree(path: Path) -> ast.Module:
    """Return a file's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def shared_files() -> tuple[Path, ...]:
    """Return the files of the shared packages, without those of single games."""
    own = {(room, key) for room in ("engine", "render") for key in games()}
    found = []
    for name in SHARED:
        path = ROOT / name
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            parts = file.relative_to(ROOT).parts
            if parts[:2] not in own:
                found.append(file)
    return tuple(found)


@cache
def game_files(key: str) -> tuple[Path, ...]:
    """Return the files of a game in ``engine`` and ``render``."""
    return tuple(file for room in ("engine", "render") for file in sorted((ROOT / room / key).rglob("*.py")))


@cache
def words(files: tuple[Path, ...]) -> frozenset[str]:
    """Return every string of the files, and the members of their enums, with dashes for underscores."""
    found = set()
    for path in files:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found |= {node.value, node.value.lower(), *node.value.split()}
            elif isinstance(node, ast.ClassDef):
                found |= {
                    target.id.lower()
                    for line in node.body
                    if isinstance(line, ast.Assign)
                    for target in line.targets
                    if isinstance(target, ast.Name)
                }
    return frozenset(word.replace("_", "-") for word in found)


Pattern = tuple[str | None, ...]
"""An f-string: its literal parts, and None for a gap."""
GAME_TEXTS = ("game_key", "game_text", "text")
"""Functions whose second argument is a game's text key without the name of the game."""


@cache
def patterns(files: tuple[Path, ...]) -> frozenset[Pattern]:
    """Return the files' f-strings that can build a key or a part of one."""
    found = set()
    for path in files:
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.JoinedStr):
                found.add(parts(node))
            elif isinstance(node, ast.Call) and len(node.args) > 1 and name_of(node) in GAME_TEXTS:
                found.add((None, "-", *parts(node.args[1])))
    return frozenset(pattern for pattern in found if re.fullmatch(KEY_PARTS, "".join(filter(None, pattern))))


def name_of(call: ast.Call) -> str:
    """Return the name of what is called, without what it belongs to."""
    return ast.unparse(call.func).rpartition(".")[2]


def parts(node: ast.expr) -> Pattern:
    """Return an f-string or a string as a pattern. Any other expression is a gap."""
    pieces = node.values if isinstance(node, ast.JoinedStr) else [node]
    return tuple(str(piece.value) if isinstance(piece, ast.Constant) else None for piece in pieces)


def fillings(pattern: Pattern, text: str) -> Iterator[tuple[str, ...]]:
    """Yield every way to fill the gaps of ``pattern`` that yields ``text``."""
    if not pattern:
        if not text:
            yield ()
        return
    first, rest = pattern[0], pattern[1:]
    if first is not None:
        if text.startswith(first):
            yield from fillings(rest, text.removeprefix(first))
        return
    for end in range(1, len(text) + 1):
        for others in fillings(rest, text[end:]):
            yield (text[:end], *others)


def known_word(word: str, key: str | None) -> bool:
    """Return whether the shared packages or the game ``key`` contain this word, its own f-strings included."""
    if word in words(shared_files()) or word in {slug(one) for one in games()}:
        return True
    if key is None:
        return False
    own = game_files(key)
    ways = (filling for pattern in patterns(own) for filling in fillings(pattern, word))
    return word in words(own) or any(all(known_word(part, key) for part in filling) for filling in ways)


def used(key: str, seen: frozenset[str] = frozenset()) -> bool:
    """Return whether the code can request this key."""
    message, text = key.partition(".")[0], key.removeprefix("game-")
    if key in OFFERED:
        return True
    if text != key:
        return any(game_key(one, text) == key and used(slug(f"{one}-{text}"), seen) for one in games())
    if {key, message} & words(shared_files()):
        return True
    owner = next((one for one in games() if key.startswith(f"{slug(one)}-")), None)
    if owner and key in {game_key(owner, text) for text in lesson_texts(owner)}:
        return True
    # A game's texts belong to its own folders. Any game may use texts without an owner.
    own = game_files(owner) if owner else tuple(file for one in games() for file in game_files(one))
    if key in words(own):
        return True
    return any(
        all(
            known_word(part, owner) or (part in keys() and part not in seen and used(part, seen | {key}))
            for part in fit
        )
        for pattern in patterns(shared_files()) | patterns(own)
        for fit in fillings(pattern, key)
    )


def asked() -> Iterator[tuple[str, str]]:
    """Yield every literal key in a call that needs one, and its location."""
    for path in (*shared_files(), *(file for key in games() for file in game_files(key))):
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = {"say": 1, "has": 1, "UserError": 0}.get(node.func.id)
            if place is None or len(node.args) <= place:
                continue
            for option in whole_strings(node.args[place]):
                if KEY.fullmatch(option):
                    yield option, f"{path.relative_to(ROOT)}:{node.lineno}"


def whole_strings(node: ast.expr) -> Iterator[str]:
    """Yield the strings that an expression may yield: itself, or either side of ``a if … else b``."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from whole_strings(body)
            yield from whole_strings(orelse)


def required(key: str) -> Iterator[str]:
    """Yield the keys that a game's texts must have, its own or shared, as its meta, rules pages and code name them."""
    return (game_key(key, text) for text in required_texts(key))


def required_texts(key: str) -> Iterator[str]:
    """Yield the same keys without the name of the game."""
    meta = game(key).meta
    yield from ("title", "title-gloss", "about", "decided-shared", "alt-score", "alt-place", "alt-cover")
    yield from ("trophy",) if game(key).earned else ()
    yield from (f"ending-{ending}" for ending in meta.endings)
    yield from (f"cast-{name.lower()}" for name in meta.cast)
    yield from (f"alt-rules-{page}" for page in teller(key).illustrated())
    for page in teller(key).pages:
        yield from (f"rules-{page}-title", f"rules-{page}-body")
    yield from (f"ruling-{ruling}" for ruling in game(key).rulings)
    for option, values in meta.options.items():
        yield from (f"option-{option}-{value}" for value in values)
    yield from lesson_texts(key)
    yield from (f"tip-{each.key}" for meetings in game(key).tips.values() for meeting in meetings for each in meeting)
    yield from (f"why-{note}" for note in notes(game(key)))
    yield from (f"coming-{note}" for note in coming_notes(game(key)))
    for path in game_files(key):
        if path.parts[-3] == "engine":
            yield from engine_texts(path)


@cache
def lesson_texts(key: str) -> tuple[str, ...]:
    """Return the texts of a game's lesson, without the name of the game. None for a game without one.

    None either for a lesson that cannot be played: ``tools.lesson_checks`` says so.
    """
    try:
        return tuple(texts(game(key))) if game(key).lesson else ()
    except (GameError, ValueError):
        return ()


def engine_texts(path: Path) -> Iterator[str]:
    """Yield the texts that an engine's file needs: its events by kind, its errors by reason."""
    families = {"Event": "event", "NotAllowed": "no"}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in families and node.args:
            first = node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                yield f"{families[node.func.id]}-{first.value}"
