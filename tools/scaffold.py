"""The templates of games: their files, and where they go."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
TEMPLATE: Final = Path(__file__).resolve().parent / "template"
KINDS: Final = {"turns": (TEMPLATE,), "simultaneous": (TEMPLATE, TEMPLATE.with_name("template_simultaneous"))}
"""The folders of each kind of game. A file of the second takes the place of the one in the first."""

KEYS: Final = re.compile(r"[a-z][a-z0-9]*(?:_[a-z0-9]+)*")
LONGEST_KEY: Final = 20
TITLES: Final = re.compile(r"[^\W_][\w '’.,!?&-]*")
LONGEST_TITLE: Final = 40
SUFFIXES: Final = (".py", ".ftl")


def filled(text: str, key: str, title: str) -> str:
    """Return a text or path of the template with its placeholders filled."""
    return text.replace("__key__", key).replace("__slug__", key.replace("_", "-")).replace("__title__", title)


def files(key: str, title: str, kind: str = "turns") -> dict[str, str]:
    """Return the text of every file of a new game by its path, as the templates of its kind have them."""
    return {
        filled(path.relative_to(folder).as_posix(), key, title): filled(path.read_text(encoding="utf-8"), key, title)
        for folder in KINDS[kind]
        for path in sorted(folder.rglob("*"))
        if path.suffix in SUFFIXES
    }


def places(key: str) -> tuple[str, ...]:
    """Return every path that belongs to a game alone."""
    slug = key.replace("_", "-")
    return (
        f"engine/{key}", f"engine/{key}.py", f"render/{key}", f"render/{key}.py", f"tests/engine/{key}",
        *(path for path in files(key, "x") if path.startswith("locales/")),
        *(f"locales/{folder.name}/{slug}.ftl" for folder in (TEMPLATE / "locales").iterdir()),
    )  # fmt: skip


def problem(key: str, title: str, root: Path) -> str | None:
    """Return a sentence that says why this game cannot be written to ``root``, or None."""
    if not KEYS.fullmatch(key) or len(key) > LONGEST_KEY or keyword.iskeyword(key):
        return (
            f"{key!r} is no key for a game: take up to {LONGEST_KEY} small letters and digits, a letter first, "
            "with single _ between words."
        )
    if not TITLES.fullmatch(title) or len(title) > LONGEST_TITLE:
        return (
            f"{title!r} is no title for a game: take up to {LONGEST_TITLE} letters, digits, spaces and "
            "simple punctuation, a letter or digit first."
        )
    if (root / f"engine/{key}/meta.py").is_file():
        return f"There is a game {key} already: choose another key."
    records = sorted((root / "tests/engine/records").glob(f"{key}-*.json"))
    taken = [place for place in places(key) if (root / place).exists()]
    taken += [path.relative_to(root).as_posix() for path in records]
    if taken:
        return f"{taken[0]} exists already: choose another key, or remove it first."
    return _text_in_the_way(key.replace("_", "-"), root)


def _text_in_the_way(slug: str, root: Path) -> str | None:
    """Say whether texts of this game and others would share the beginning of their keys."""
    games = (path.parent.name.replace("_", "-") for path in (root / "engine").glob("*/meta.py"))
    others = [game for game in games if slug.startswith(f"{game}-")]
    for path in (root / "locales").glob("*/*.ftl"):
        others += re.findall(rf"^{re.escape(slug)}-[\w-]+", path.read_text(encoding="utf-8"), re.MULTILINE)
    return f"Texts of {slug} would begin like those of {others[0]}: choose another key." if others else None
