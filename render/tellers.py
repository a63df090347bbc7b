"""The teller of a game's folder: what its panels say, from the modules of the folder that draw nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engine.contract import Action, Event, Note, View
from render.look import Kind, Look
from render.registry import Teller
from render.scene import Scene
from render.story import StoryLine, actor, each_event
from render.wording import bold

V = TypeVar("V", bound=View)
_V = TypeVar("_V", bound=View, contravariant=True)
Names = tuple[str, ...]
"""Players' names in seat order: as in Discord where a parameter is called ``given``, else ready to show."""


class Alt(Protocol[_V]):
    """``alt``: the alternative texts. Names are in letters that the game's font can draw."""

    def board(self, view: _V, shown: Names, locale: str, /) -> str: ...
    def hand(self, view: _V, locale: str, /) -> str: ...


class Words(Protocol[_V]):
    """``words``: the public board in paragraphs (markdown). Names are in bold."""

    def board(self, view: _V, shown: Names, locale: str, /) -> tuple[str, ...]: ...


class Looks(Protocol[_V]):
    """``looks``: how a hand shows the viewer's choices. Words of the game's texts name emojis: see ``emojis``."""

    def of_action(self, view: _V, action: Action, note: Note, /) -> Look: ...


@dataclass(frozen=True)
class Modules(Generic[V]):
    """Modules of a game's folder that draw nothing. Every game has them under these names; ``looks`` is optional."""

    alt: Alt[V]
    words: Words[V]
    looks: Looks[V] | None = None


class FolderTeller(Teller, Generic[V]):
    """Passes a view to the modules of one folder. A game adds its accent, and the names of its rules pages."""

    key: str
    modules: Modules[V]
    view: type[V]
    """The game's view class."""
    pages: tuple[str, ...]
    """All rules pages in order. Each but the last has an illustration."""
    variants: tuple[str, ...] = ()
    """Illustrations of options: ``<page>-<option>-<value>``."""

    def seen(self, view: View) -> V:
        """Return a view as the game's view class."""
        assert isinstance(view, self.view)
        return view

    def words(self, scene: Scene, locale: str) -> tuple[str, ...]:
        view, to = self.seen(scene.view), self.modules
        told = to.words.board(view, tuple(map(bold, scene.names)), locale)
        return told if view.viewer is None else (*told, to.alt.hand(view, locale))

    def story(self, events: Sequence[Event]) -> Iterable[StoryLine]:
        """Return one line, a note for each event that has a text ``<game>-story-<kind>``."""
        return [StoryLine(actor(events), each_event(self.key, events))]

    def rules_pages(self) -> tuple[str, ...]:
        return self.pages

    def illustrated(self) -> tuple[str, ...]:
        return *self.pages[:-1], *self.variants

    def look(self, view: View, action: Action, note: Note) -> Look:
        """Return what ``looks`` returns. Without that module, a plain button."""
        if self.modules.looks is not None:
            return self.modules.looks.of_action(self.seen(view), action, note)
        return Look(kind=Kind.END if action.verb == "pass" else Kind.POSSIBLE)
