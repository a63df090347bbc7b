"""Parses SVG path notation (M L H V C S Q Z, absolute and relative)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from render.kit.paths import Path, Point

_TOKEN = re.compile(r"[A-Za-z]|-?\d*\.?\d+(?:e-?\d+)?")
_STEPS = 16
"""Straight segments of one curve."""


def svg(text: str) -> Path:
    """Parse ``text`` into a path with flattened curves. Raises ValueError for an unknown command."""
    return Path(_Reader(text).outlines())


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens = _TOKEN.findall(text)
        self.at = 0
        self.here: Point = (0.0, 0.0)
        self.control: Point | None = None
        self.done: list[list[Point]] = []
        self.line: list[Point] = []

    def outlines(self) -> list[list[Point]]:
        command = "M"
        while self.at < len(self.tokens):
            if self.tokens[self.at].isalpha():
                command = self.tokens[self.at]
                self.at += 1
            self._step(command)
            if command in "Mm":
                command = "L" if command == "M" else "l"
        self._finish()
        return self.done

    def _finish(self) -> None:
        if self.line:
            self.done.append(self.line)
        self.line = []

    def _number(self) -> float:
        self.at += 1
        return float(self.tokens[self.at - 1])

    def _pair(self, origin: Point) -> Point:
        return origin[0] + self._number(), origin[1] + self._number()

    def _step(self, command: str) -> None:
        origin = self.here if command.islower() else (0.0, 0.0)
        control: Point | None = None
        match command.upper():
            case "Z":
                self.here = self.line[0] if self.line else self.here
                self._finish()
            case "M":
                self._finish()
                self._go(self._pair(origin))
            case "L":
                self._go(self._pair(origin))
            case "H":
                self._go((origin[0] + self._number(), self.here[1]))
            case "V":
                self._go((self.here[0], origin[1] + self._number()))
            case "C" | "S":
                first = self._pair(origin) if command.upper() == "C" else self._reflected()
                control = self._pair(origin)
                self._curve(_cubic(self.here, first, control, self._pair(origin)))
            case "Q":
                middle = self._pair(origin)
                self._curve(_quadratic(self.here, middle, self._pair(origin)))
            case _:
                raise ValueError(f"SVG path command {command!r}")
        self.control = control

    def _reflected(self) -> Point:
        if self.control is None:
            return self.here
        return 2 * self.here[0] - self.control[0], 2 * self.here[1] - self.control[1]

    def _go(self, to: Point) -> None:
        self.here = to
        self.line.append(to)

    def _curve(self, at: Callable[[float], Point]) -> None:
        for share in _shares():
            self._go(at(share))


def _shares() -> Iterator[float]:
    return (k / _STEPS for k in range(1, _STEPS + 1))


def _cubic(a: Point, b: Point, c: Point, d: Point) -> Callable[[float], Point]:
    def at(t: float) -> Point:
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        return (
            sum(w * p[0] for w, p in zip(weights, (a, b, c, d), strict=True)),
            sum(w * p[1] for w, p in zip(weights, (a, b, c, d), strict=True)),
        )

    return at


def _quadratic(a: Point, b: Point, c: Point) -> Callable[[float], Point]:
    def at(t: float) -> Point:
        u = 1 - t
        return u * u * a[0] + 2 * u * t * b[0] + t * t * c[0], u * u * a[1] + 2 * u * t * b[1] + t * t * c[1]

    return at
