"""Progress of long commands, on standard error where that is a terminal.

tqdm draws the bar. A command without tqdm runs without a bar.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext, suppress
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from tqdm import tqdm

T = TypeVar("T")

_quiet = False


class _Quiet(argparse.Action):
    """Turns all bars of this process off."""

    def __call__(self, *_: Any) -> None:
        global _quiet
        _quiet = True


def add_quiet(parser: argparse.ArgumentParser) -> None:
    """Add the option ``--quiet``."""
    parser.add_argument("--quiet", action=_Quiet, nargs=0, help="hide the progress that a terminal shows")


def progress(
    items: Iterable[T], label: str, *, total: int | None = None, note: Callable[[T], str] | None = None
) -> Iterable[T]:
    """Return ``items``; a bar counts them while they are taken.

    ``total`` is the number of items that have no length. ``note`` describes the latest item beside the bar.
    """
    if not _quiet and sys.stderr.isatty():
        with suppress(ImportError):
            from tqdm import tqdm

            bar = tqdm(items, label, total, leave=False, dynamic_ncols=True)
            return bar if note is None else _noted(bar, note)
    return items


def _noted(bar: tqdm[T], note: Callable[[T], str]) -> Iterator[T]:
    for item in bar:
        bar.set_postfix_str(note(item))
        yield item


def print_above(text: str) -> None:
    """Print a text to standard output at once, above the bars."""
    tqdm = sys.modules.get("tqdm")
    with tqdm.tqdm.external_write_mode() if tqdm else nullcontext():
        print(text, flush=True)
