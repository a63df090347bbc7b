"""Input and output of drawing: a scene, the finished picture, a finished emoji."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.contract import Event, View
from render.direction import clip

ALT_LENGTH: Final = 1024
"""Discord's limit for the description of a picture, in characters."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A JPEG, its alternative text (at most 1024 characters), its size in pixels."""

    data: bytes
    alt: str
    width: int
    height: int
    unnamed: tuple[int, ...] = ()
    """Seats that it calls *Player 2*: no font has a letter of their names."""


class Emoji(NamedTuple):
    """A finished emoji: its name on Discord, and a PNG."""

    name: str
    data: bytes


@dataclass(frozen=True)
class Scene:
    """All data of a picture. Equal scenes share one picture.

    ``names`` are the players' Discord names in seat order. ``recent`` holds events that the viewer may know, oldest
    first, each turn after its mark: for a player all since their own last turn, else those of the last turn.
    """

    view: View
    names: tuple[str, ...]
    recent: tuple[Event, ...] = ()

    @property
    def key(self) -> tuple[object, ...]:
        """Return the scene as a hashable value."""
        return self.view, self.names, tuple(_frozen(self.recent))

    @property
    def reader(self) -> tuple[tuple[str, ...], int] | None:
        """Return the names at the table and the seat of the player who alone may see it. None: everybody may."""
        return None if self.view.viewer is None else (self.names, self.view.viewer)

    def __hash__(self) -> int:
        return hash(self.key)


def _frozen(events: tuple[Event, ...]) -> Iterator[tuple[object, ...]]:
    for event in events:
        yield event.kind, tuple(sorted(event.facts.items())), tuple(sorted(event.secret.items()))


def shortened(alt: str, most: int = ALT_LENGTH) -> str:
    """Cut an alternative text at a word to ``most`` characters, by default to Discord's limit."""
    return clip(alt, most, " ")
