"""Say everything that a game lacks, each with its file and remedy.

    python -m tools.check_game KEY [--quiet]

Exit code 0 if the game is whole, 1 if it lacks something, 2 if there is no such game. The tests of every game ask the
same, and more: a whole game passes them.
"""

from __future__ import annotations

import argparse
import importlib
import logging
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import locales
from engine.progress import add_quiet, progress
from tools import lesson_checks, picture_checks, play_checks, static_checks, text_checks
from tools.findings import ROOT, Finding, Findings, guarded
from tools.scaffold import KEYS

Check = Callable[[str], Findings]

STATIC: Final[tuple[Check, ...]] = (
    static_checks.missing_files,
    static_checks.unreadable_files,
    static_checks.missing_names,
    static_checks.forbidden_imports,
    text_checks.catalogues,
)
RULES: Final[tuple[Check, ...]] = (play_checks.promises, play_checks.played, play_checks.records)
PICTURES: Final[tuple[Check, ...]] = (
    picture_checks.pages,
    picture_checks.samples,
    picture_checks.words,
    picture_checks.pictures,
    picture_checks.emojis,
)
TEXTS: Final[tuple[Check, ...]] = (
    picture_checks.introduction,
    play_checks.stories,
    lesson_checks.steps,
    lesson_checks.rules_taught,
    lesson_checks.lengths,
    lesson_checks.buttons,
    lesson_checks.lights,
    lesson_checks.tips_of_first_games,
    text_checks.needed,
    text_checks.lengths,
    text_checks.unused,
    text_checks.repeated,
)


TEXT: Final = re.compile(r"write `[^`]+`")
"""Matches the remedy for a text that is missing."""


def findings(key: str) -> list[Finding]:
    """Return everything that a game lacks, each once, in the order of the checks."""
    found: dict[Finding, None] = {}
    with complaints(key, found):
        _search(key, found)
    return list(found)


def _search(key: str, found: dict[Finding, None]) -> None:
    """Add everything that a game lacks."""

    def run(checks: tuple[Check, ...], place: str) -> None:
        for check in progress(checks, place, note=lambda check: check.__name__):
            found.update(dict.fromkeys(guarded(key, place, lambda check=check: check(key))))  # type: ignore[misc]

    run(STATIC, f"engine/{key}")
    if loads(f"engine.{key}.game", "GAME", found, key):
        run((play_checks.meta, play_checks.ends), f"engine/{key}")
        if any("has not ended after" in finding.remedy for finding in found):
            return
        run(RULES, f"engine/{key}")
        if loads(f"tests.engine.{key}.traits", "TRAITS", found, key):
            run((play_checks.trait_findings,), f"tests/engine/{key}/traits.py")
        if loads(f"render.{key}.teller", "TELLER", found, key) and loads(f"render.{key}.artist", "ARTIST", found, key):
            run(PICTURES, f"render/{key}")
            run(TEXTS, "locales")


@contextmanager
def complaints(key: str, found: dict[Finding, None]) -> Iterator[None]:
    """Add what the catalogues log of a text whose facts are missing: once, and in no line of the log."""

    def take(record: logging.LogRecord) -> bool:
        text, locale, errors = record.args  # type: ignore[misc]
        found[Finding(text_checks.file_of(key, str(locale), str(text)), f"`{text}`: {errors[0]}")] = None  # type: ignore[index]
        return False

    log = logging.getLogger(locales.__name__)
    log.addFilter(take)
    try:
        yield
    finally:
        log.removeFilter(take)


def grouped(found: Sequence[Finding]) -> Iterator[str]:
    """Yield the findings by file, those of one file together. Its missing texts share a line."""
    for place in dict.fromkeys(finding.place for finding in found):
        remedies = [finding.remedy for finding in found if finding.place == place]
        texts = [remedy for remedy in remedies if TEXT.fullmatch(remedy)]
        named = [f"write {len(texts)} texts: {', '.join(text[7:-1] for text in texts)}"] if len(texts) > 1 else texts
        yield from (f"{place}: {remedy}" for remedy in [*named, *(each for each in remedies if each not in texts)])


def loads(module: str, name: str, found: dict[Finding, None], key: str) -> Any:
    """Import a value that shared code needs; a failure becomes a finding."""
    got: list[Any] = []

    def take() -> Findings:
        got.append(getattr(importlib.import_module(module), name))
        yield from ()

    found.update(dict.fromkeys(guarded(key, module.replace(".", "/") + ".py", take)))
    return got and got[0]


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.check_game", description="Say what a game lacks.")
    parser.add_argument("key", help="folder of the game in engine/")
    add_quiet(parser)
    key = parser.parse_args(arguments).key
    if not KEYS.fullmatch(key) or not any((ROOT / room / key).is_dir() for room in ("engine", "render")):
        print(f"There is no game {key}. Write one with: python -m tools.new_game {key}", file=sys.stderr)
        return 2
    found = findings(key)
    for line in grouped(found):
        print(line)
    left = f"Run its tests, too: python -m pytest tests --game {key}"
    print(f"{key} lacks nothing. {left}" if not found else f"{key}: {len(found)} to mend.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
