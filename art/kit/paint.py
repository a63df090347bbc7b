"""What is painted: each function that is marked as a kind of pieces, with all names of that kind."""

from __future__ import annotations

import functools
import inspect
import itertools
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, ParamSpec, cast

from render.kit.sprites import Sprite
from render.pieces import Word, name_of

Args = ParamSpec("Args")

SIZES: Final = ("size", "height", "width", "high", "radius", "tenths")
"""Names of the parameter that ``sizes`` are for."""


class Box(NamedTuple):
    """The size at which a stretched piece is painted, and the side of its corners, in units."""

    wide: int
    high: int
    corner: int


class Painting(NamedTuple):
    """A kind of pieces: the function that paints one, its arguments, and the words that they give to the name."""

    kind: str
    paint: Callable[..., Sprite]
    arguments: tuple[dict[str, Any], ...]
    box: Box | None
    close: bool
    size: str | None
    """The argument that is a size."""

    def name(self, arguments: dict[str, Any]) -> str:
        """Return the name of a piece within its game's folder."""
        words: list[Word] = []
        size = ""
        for key, value in arguments.items():
            if key == self.size:
                size = f"@{value}"
            elif key not in ("wide", "high") or self.box is None:
                words.append(key if value is True else value)
        return name_of(self.kind.partition("/")[2], words) + size


PAINTINGS: Final[dict[str, Painting]] = {}
"""All kinds, filled by importing the modules that paint."""


def paints(
    kind: str,
    names: Iterable[Any] = ((),),
    sizes: Iterable[int] = (),
    box: Box | None = None,
    close: bool = False,
) -> Callable[[Callable[Args, Sprite]], Callable[Args, Sprite]]:
    """Mark a function as the painter of a kind of pieces, at one pixel a unit.

    ``names`` are the arguments of every piece, without size; parameters after them keep their defaults. A piece of
    several ``sizes`` is reduced to what is between them. ``close``: it is also part of the game's close view.
    """

    def mark(paint: Callable[Args, Sprite]) -> Callable[Args, Sprite]:
        parameters = list(inspect.signature(paint).parameters)
        sized = next((name for name in parameters if name in SIZES), None) if sizes else None
        rest = [name for name in parameters if name != sized and (box is None or name not in ("wide", "high"))]
        found = []
        for given, size in itertools.product(names, sizes or (None,)):
            values = given if isinstance(given, tuple) else (given,)
            arguments = dict(zip(rest, values, strict=False))
            if box is not None:
                arguments |= {"wide": box.wide, "high": box.high}
            if sized is not None:
                arguments[sized] = size
            found.append({name: arguments[name] for name in parameters if name in arguments})
        PAINTINGS[kind] = Painting(kind, paint, tuple(found), box, close, sized)
        return cast(Callable[Args, Sprite], functools.wraps(paint)(functools.lru_cache(256)(paint)))

    return mark


def each(*choices: Iterable[Any]) -> list[tuple[Any, ...]]:
    """Return all combinations of arguments."""
    return list(itertools.product(*choices))
