"""The artist of a game: each picture is a function of the module of its name. See also ``render.tellers``."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.contract import View
from render import alt, fonts
from render.direction import isolated
from render.drawing import Drawing, Parts, PictureKind
from render.fonts import Face
from render.scene import Scene, shortened
from render.tellers import Names
from render.wording import Words

if TYPE_CHECKING:
    from render.kit.skin import Skin

V = TypeVar("V", bound=View)


class Artist(Generic[V]):
    """Passes a scene to the modules of one folder. All methods are thread-safe."""

    key: str
    modules: Mapping[str, ModuleType]
    """By name. All but ``parts`` are needed.

    ``board`` and ``hand``: ``draw(view, given, recent, locale)``, where ``recent`` is the scene's. ``score``:
    ``draw(view, given, locale)``. ``cover``: the lobby, ``draw(given, locale, minimum)``, where the name of
    a free seat is None. ``pages``: the illustrations of rules, ``draw(page, locale)``. ``alt``: see
    :attr:`render.tellers.Teller.modules`. ``parts``: the boxes of what a lesson can light, ``board(view)`` and
    ``hand(view)``.
    """
    view: type[V]
    """The game's view class."""
    face: Face = "name"
    """The face of players' names."""
    night: str = "#05070F"
    """Colour that covers what a lesson does not speak of, #RRGGBB."""
    light: str = "#FFE08A"
    """Colour of the steps done in a lesson, #RRGGBB."""

    def names(self, given: Names, locale: str) -> Names:
        """Return players' names in letters that the game's font can draw, in seat order."""
        return fonts.names(given, locale, self.face)

    def told(self, given: Names, locale: str) -> Names:
        """Return the same names for a text."""
        return tuple(map(isolated, self.names(given, locale)))

    def seen(self, scene: Scene) -> V:
        """Return the scene's view as the game's view class."""
        assert isinstance(scene.view, self.view)
        return scene.view

    def board(self, scene: Scene, locale: str) -> Drawing:
        """Draw the public board."""
        view, to = self.seen(scene), self.modules
        text = to["alt"].board(view, self.told(scene.names, locale), Words(locale))
        return to["board"].draw(view, scene.names, scene.recent, locale), text

    def interlude(self, scene: Scene, locale: str) -> Drawing:
        """Draw the part of the game that has just ended, shown above the board.

        Only while :meth:`render.tellers.Teller.ended` names one.
        """
        raise LookupError("no picture between the parts of this game")

    def hand(self, scene: Scene, locale: str) -> Drawing:
        """Draw the table as the viewer sees it from their chair: above it the others, below it the own cards.

        The text tells of the own cards and choices, then of the rest of the table.
        """
        view, to, words = self.seen(scene), self.modules, Words(locale)
        told = to["alt"].hand(view, words), to["alt"].board(view, self.told(scene.names, locale), words)
        return to["hand"].draw(view, scene.names, scene.recent, locale), shortened("\n".join(told))

    def score(self, scene: Scene, locale: str) -> Drawing:
        """Draw the final score sheet."""
        view = self.seen(scene)
        text = self.ranking(view, self.told(scene.names, locale), locale)
        return self.modules["score"].draw(view, scene.names, locale), text

    def parts(self, scene: Scene, kind: PictureKind) -> Parts:
        """Return the parts that this picture shows, by the names that lessons light them by. None by default."""
        found: Parts = {}
        if "parts" in self.modules and kind != "score":
            found = getattr(self.modules["parts"], kind)(self.seen(scene))
        return found

    def ranking(self, view: V, shown: Names, locale: str) -> str:
        """Return the alternative text of the score sheet."""
        return alt.score(self.key, view, shown, Words(locale))

    def skin(self) -> Skin:
        """Return what the pictures of a review look like."""
        from render.kit.skin import Skin

        return Skin()

    def cover(self, names: tuple[str | None, ...], locale: str, minimum: int) -> Drawing:
        """Draw the lobby with its seats."""
        shown = self.told(tuple(name or "" for name in names), locale)
        text = alt.cover(self.key, [seat for seat, name in enumerate(names) if name is not None], shown, Words(locale))
        return self.modules["cover"].draw(names, locale, minimum), text

    def rules_picture(self, page: str, locale: str) -> Drawing:
        """Draw one of the illustrations of :meth:`render.tellers.Teller.illustrated`."""
        return self.modules["pages"].draw(page, locale), alt.rules(self.key, page, Words(locale))
