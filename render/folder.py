"""The artist of a game's folder: each picture is a function of the module of its name."""

from __future__ import annotations

from dataclasses import dataclass
from types import ModuleType
from typing import Any

from engine.contract import View
from render import alt, fonts
from render.registry import Artist, Drawing
from render.scene import Scene


@dataclass(frozen=True)
class Modules:
    """Modules of every game's folder, under the same names."""

    alt: ModuleType
    board: ModuleType
    cover: ModuleType
    hand: ModuleType
    pages: ModuleType
    score: ModuleType
    words: ModuleType


class FolderArtist(Artist):
    """Passes a scene to the modules of one folder. A game adds its accent and its sprites to warm."""

    key: str
    modules: Modules
    view: type[View]
    """The game's view class."""
    names = staticmethod(fonts.names)
    """Returns players' names in letters that the game's font can draw."""
    rules_kind = "hand"
    """Palette of the rules illustrations."""

    def seen(self, scene: Scene) -> Any:
        """Return the scene's view as the game's view class."""
        assert isinstance(scene.view, self.view)
        return scene.view

    def board(self, scene: Scene, locale: str) -> Drawing:
        view, to = self.seen(scene), self.modules
        return to.board.draw(view, scene.names, scene.recent, locale), "board", to.alt.board(view, scene.names, locale)

    def words(self, scene: Scene, locale: str) -> tuple[str, ...]:
        told: tuple[str, ...] = self.modules.words.board(self.seen(scene), scene.names, locale)
        return told

    def hand(self, scene: Scene, locale: str) -> Drawing:
        view, to = self.seen(scene), self.modules
        return to.hand.draw(view, scene.names, locale), "hand", to.alt.hand(view, locale)

    def score(self, scene: Scene, locale: str) -> Drawing:
        view, to = self.seen(scene), self.modules
        return to.score.draw(view, scene.names, locale), "score", to.alt.score(view, scene.names, locale)

    def cover(self, names: tuple[str | None, ...], locale: str, minimum: int) -> Drawing:
        return self.modules.cover.draw(names, locale, minimum), "cover", self._lobby(names, locale)

    def _lobby(self, given: tuple[str | None, ...], locale: str) -> str:
        shown = self.names(tuple(name or "" for name in given), locale)
        return alt.cover(self.key, [seat for seat, name in enumerate(given) if name is not None], shown, locale)

    def rules_pages(self) -> tuple[str, ...]:
        pages: tuple[str, ...] = self.modules.pages.PAGES
        return pages

    def illustrated(self) -> tuple[str, ...]:
        pages: tuple[str, ...] = self.modules.pages.ILLUSTRATED
        return pages

    def rules_picture(self, page: str, locale: str) -> Drawing:
        return self.modules.pages.draw(page, locale), self.rules_kind, alt.rules(self.key, page, locale)
