"""The artist of a game's folder: each picture is a function of the module of its name."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from engine.contract import Action, Event, Note, View
from render import alt, fonts
from render.look import Kind, Look
from render.registry import Artist, Drawing, PictureKind
from render.registry import Parts as NamedParts
from render.scene import Scene
from render.story import StoryLine, actor, each_event
from render.wording import bold

if TYPE_CHECKING:
    from PIL import Image

    from render.kit.sprites import Sprite

V = TypeVar("V", bound=View)
_V = TypeVar("_V", bound=View, contravariant=True)
Names = tuple[str, ...]
"""Players' names in seat order: as in Discord where a parameter is called ``given``, else ready to show."""

SIGNS: Final = ("sixty", "symbols")
"""Rules pages with signs of all of a game's pictures. Their palette is called ``signs``."""


class Texts(Protocol[_V]):
    """``alt``: the alternative texts. Names are in letters that the game's font can draw."""

    def board(self, view: _V, shown: Names, locale: str, /) -> str: ...
    def hand(self, view: _V, locale: str, /) -> str: ...


class Words(Protocol[_V]):
    """``words``: the public board in paragraphs (markdown). Names are in bold."""

    def board(self, view: _V, shown: Names, locale: str, /) -> tuple[str, ...]: ...


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
    """``pages``: the names of all rules pages, and the pages with an illustration."""

    @property
    def PAGES(self) -> tuple[str, ...]: ...  # noqa: N802
    @property
    def ILLUSTRATED(self) -> tuple[str, ...]: ...  # noqa: N802
    def draw(self, page: str, locale: str, /) -> Image.Image: ...


class Emojis(Protocol[_V]):
    """``emojis``: the drawings of a game's emojis by key, and the key of the one that stands for a choice.

    Words of the game's texts (cards, colours) are keys, so that the texts show the emoji in front of the word.
    """

    @property
    def DRAWINGS(self) -> Mapping[str, Callable[[], Sprite]]: ...  # noqa: N802
    def of_action(self, view: _V, action: Action, note: Note, /) -> str | None: ...


@dataclass(frozen=True)
class Modules(Generic[V]):
    """Modules of a game's folder. Every game has them under these names, but not every game has emojis or parts."""

    alt: Texts[V]
    board: Board[V]
    cover: Cover
    hand: Sheet[V]
    pages: Pages
    score: Sheet[V]
    words: Words[V]
    emojis: Emojis[V] | None = None
    parts: Parts[V] | None = None


class FolderArtist(Artist, Generic[V]):
    """Passes a scene to the modules of one folder. A game adds its accent, and its sprites to warm."""

    key: str
    modules: Modules[V]
    view: type[V]
    """The game's view class."""
    names = staticmethod(fonts.names)
    """Returns players' names in letters that the game's font can draw."""
    rules_kind = "hand"
    """Palette of the rules illustrations, but of those in :data:`SIGNS`."""

    def seen(self, scene: Scene) -> V:
        """Return the scene's view as the game's view class."""
        assert isinstance(scene.view, self.view)
        return scene.view

    def board(self, scene: Scene, locale: str) -> Drawing:
        view, to = self.seen(scene), self.modules
        text = to.alt.board(view, self.names(scene.names, locale), locale)
        return to.board.draw(view, scene.names, scene.recent, locale), "board", text

    def words(self, scene: Scene, locale: str) -> tuple[str, ...]:
        view, to = self.seen(scene), self.modules
        told = to.words.board(view, tuple(map(bold, scene.names)), locale)
        return told if view.viewer is None else (*told, to.alt.hand(view, locale))

    def story(self, events: Sequence[Event]) -> Iterable[StoryLine]:
        """Return one line, a note for each event that has a text ``<game>-story-<kind>``."""
        return [StoryLine(actor(events), each_event(self.key, events))]

    def hand(self, scene: Scene, locale: str) -> Drawing:
        view, to = self.seen(scene), self.modules
        return to.hand.draw(view, scene.names, locale), "hand", to.alt.hand(view, locale)

    def score(self, scene: Scene, locale: str) -> Drawing:
        view = self.seen(scene)
        text = self.ranking(view, self.names(scene.names, locale), locale)
        return self.modules.score.draw(view, scene.names, locale), "score", text

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
        return self.modules.cover.draw(names, locale, minimum), "cover", self._lobby(names, locale)

    def _lobby(self, given: tuple[str | None, ...], locale: str) -> str:
        shown = self.names(tuple(name or "" for name in given), locale)
        return alt.cover(self.key, [seat for seat, name in enumerate(given) if name is not None], shown, locale)

    def rules_pages(self) -> tuple[str, ...]:
        return self.modules.pages.PAGES

    def illustrated(self) -> tuple[str, ...]:
        return self.modules.pages.ILLUSTRATED

    def rules_picture(self, page: str, locale: str) -> Drawing:
        kind = "signs" if page in SIGNS else self.rules_kind
        return self.modules.pages.draw(page, locale), kind, alt.rules(self.key, page, locale)

    def emojis(self) -> Mapping[str, Callable[[], Sprite]]:
        return {} if self.modules.emojis is None else self.modules.emojis.DRAWINGS

    def look(self, view: View, action: Action, note: Note) -> Look:
        assert isinstance(view, self.view)
        sign = None if self.modules.emojis is None else self.modules.emojis.of_action(view, action, note)
        return Look(sign, Kind.END if action.verb == "pass" else Kind.POSSIBLE)

    def warm(self, locales: tuple[str, ...]) -> Iterator[object]:
        """Draw the illustrations of the rules: they show the game's pieces, and need no view."""
        for page in self.illustrated():
            yield self.rules_picture(page, locales[0])
