"""The artist of a game's folder: each picture is a function of the module of its name. See also ``render.tellers``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from engine.contract import Event, View
from render import alt, fonts
from render.direction import isolated
from render.fonts import Face
from render.registry import Artist, Drawing, PictureKind
from render.registry import Parts as NamedParts
from render.scene import Scene
from render.tellers import Alt, Names

if TYPE_CHECKING:
    from PIL import Image


V = TypeVar("V", bound=View)
_V = TypeVar("_V", bound=View, contravariant=True)


class Board(Protocol[_V]):
    """``board``. ``recent`` holds the last turn's events."""

    def draw(self, view: _V, given: Names, recent: tuple[Event, ...], locale: str, /) -> Image.Image: ...


class Sheet(Protocol[_V]):
    """``hand`` and ``score``."""

    def draw(self, view: _V, given: Names, locale: str, /) -> Image.Image: ...


class Parts(Protocol[_V]):
    """``parts``: the boxes of what a lesson can light."""

    def board(self, view: _V, /) -> NamedParts: ...
    def hand(self, view: _V, /) -> NamedParts: ...


class Cover(Protocol):
    """``cover``: the lobby. The name of a free seat is None."""

    def draw(self, given: tuple[str | None, ...], locale: str, minimum: int, /) -> Image.Image: ...


class Pages(Protocol):
    """``pages``: the illustrations of :meth:`render.registry.Teller.illustrated`."""

    def draw(self, page: str, locale: str, /) -> Image.Image: ...


@dataclass(frozen=True)
class Modules(Generic[V]):
    """Modules of a game's folder. Every game has them under these names, but not every game has parts."""

    alt: Alt[V]
    board: Board[V]
    cover: Cover
    hand: Sheet[V]
    pages: Pages
    score: Sheet[V]
    parts: Parts[V] | None = None


class FolderArtist(Artist, Generic[V]):
    """Passes a scene to the modules of one folder."""

    key: str
    modules: Modules[V]
    view: type[V]
    """The game's view class."""
    face: Face = "name"
    """The face of players' names."""

    def names(self, given: Names, locale: str) -> Names:
        return fonts.names(given, locale, self.face)

    def told(self, given: Names, locale: str) -> Names:
        """Return the same names for a text."""
        return tuple(map(isolated, self.names(given, locale)))

    def seen(self, scene: Scene) -> V:
        """Return the scene's view as the game's view class."""
        assert isinstance(scene.view, self.view)
        return scene.view

    def board(self, scene: Scene, locale: str) -> Drawing:
        view, to = self.seen(scene), self.modules
        text = to.alt.board(view, self.told(scene.names, locale), locale)
        return to.board.draw(view, scene.names, scene.recent, locale), text

    def hand(self, scene: Scene, locale: str) -> Drawing:
        view, to = self.seen(scene), self.modules
        return to.hand.draw(view, scene.names, locale), to.alt.hand(view, locale)

    def score(self, scene: Scene, locale: str) -> Drawing:
        view = self.seen(scene)
        text = self.ranking(view, self.told(scene.names, locale), locale)
        return self.modules.score.draw(view, scene.names, locale), text

    def parts(self, scene: Scene, kind: PictureKind) -> NamedParts:
        view, to = self.seen(scene), self.modules.parts
        match kind:
            case "board" if to is not None:
                return to.board(view)
            case "hand" if to is not None:
                return to.hand(view)
        return {}

    def ranking(self, view: V, shown: Names, locale: str) -> str:
        """Return the alternative text of the score sheet."""
        return alt.score(self.key, view, shown, locale)

    def cover(self, names: tuple[str | None, ...], locale: str, minimum: int) -> Drawing:
        return self.modules.cover.draw(names, locale, minimum), self._lobby(names, locale)

    def _lobby(self, given: tuple[str | None, ...], locale: str) -> str:
        shown = self.told(tuple(name or "" for name in given), locale)
        return alt.cover(self.key, [seat for seat, name in enumerate(given) if name is not None], shown, locale)

    def rules_picture(self, page: str, locale: str) -> Drawing:
        return self.modules.pages.draw(page, locale), alt.rules(self.key, page, locale)
