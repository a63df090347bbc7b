"""The teller of a game: what its panels say, from the modules of its folder that draw nothing."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Generic, TypeVar

from engine.contract import Action, Event, Note, View
from render.look import Look, LookKind
from render.scene import Scene
from render.story import StoryLine, actor, each_event
from render.wording import Words, bold

V = TypeVar("V", bound=View)
Names = tuple[str, ...]
"""Players' names in seat order: as in Discord where a parameter is called ``given``, else ready to show."""


class Teller(Generic[V]):
    """Passes a view to the modules of one folder. All methods are thread-safe and draw nothing."""

    key: str
    accent: int
    """Colour of the bar beside the game's messages, 0xRRGGBB."""
    modules: Mapping[str, ModuleType]
    """By name.

    ``alt``: the alternative texts, ``board(view, shown, words)`` and ``hand(view, words)``; names are in letters that
    the game's font can draw. ``words``: the public board in paragraphs, ``board(view, shown, words)``; names are in
    bold; and, optional, ``effects(view, words)``: see :meth:`effects`. ``looks``, optional: how a hand shows the
    viewer's choices, ``of_action(view, action, note)``.
    """
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

    def words(self, scene: Scene, words: Words) -> tuple[str, ...]:
        """Describe the whole board and, for a player, their own hand.

        Returns paragraphs (markdown) of at most 3,000 characters in all.
        """
        view, to = self.seen(scene.view), self.modules
        told: tuple[str, ...] = to["words"].board(view, tuple(map(bold, scene.names)), words)
        return told if view.viewer is None else (*told, to["alt"].hand(view, words))

    def effects(self, view: View, words: Words) -> Sequence[str]:
        """Say what the cards in the viewer's hand do by the rules, a line each, for a first game.

        By default from ``effects(view, words)`` of the module ``words``; none where the picture says it all.
        """
        told = getattr(self.modules["words"], "effects", None)
        return told(self.seen(view), words) if told else ()

    def story(self, events: Sequence[Event]) -> Iterable[StoryLine]:
        """Return what one turn's events tell, as lines of notes. ``events`` start with the turn's mark.

        By default one line, a note for each event that has a text ``<game>-story-<kind>``.
        """
        return [StoryLine(actor(events), each_event(self.key, events))]

    def ended(self, view: View) -> Hashable | None:
        """Return the part of the game (a round) that has just ended, if it has its own picture. None by default.

        Equal ones share one picture: it shows nothing else but the names.
        """
        return None

    def illustrated(self) -> tuple[str, ...]:
        """Return the rules pages that have an illustration, and ``<page>-<option>-<value>`` for those of an option."""
        return *self.pages[:-1], *self.variants

    def look(self, view: View, action: Action, note: Note) -> Look:
        """Return how a hand shows a choice, ``note`` being its label. ``view.actions`` are the choices beside it.

        Without ``looks``, a plain button.
        """
        if "looks" in self.modules:
            look: Look = self.modules["looks"].of_action(self.seen(view), action, note)
            return look
        return Look(kind=LookKind.END if action.verb == "pass" else LookKind.POSSIBLE)
