"""The letters of score sheets and reviews: on a phone a picture is 350 wide, and everything in it can be read."""

from __future__ import annotations

import functools
from typing import Any

import pytest

from engine import games
from locales import LOCALES
from render.fonts import capital
from render.gallery import offered
from render.kit import sprites
from render.kit import type as writing
from render.kit.sprites import Sprite
from render.kit.type import words
from render.positions import load
from render.registry import artist

LETTERS = 31
"""Least height of capitals in units: 7 pixels where a picture is shown 350 wide."""
NUMBERS = 40
"""The same of numbers, which decide: 9 pixels."""
KINDS = ("score-", "review-")


def is_number(text: str) -> bool:
    """Return whether a text is a number, with or without a sign."""
    return any(map(str.isdigit, text)) and not any(each.isalpha() or each == ":" for each in text)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", games())
def test_every_letter_and_number_of_a_score_sheet_and_a_review_can_be_read_on_a_phone(
    key: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turning point's board is measured on its own. What is on a card is a reason: it may be as small as words."""
    found: dict[tuple[str, str, bool], int] = {}
    boards = cards = 0
    to = artist(key)
    sprites.forget()

    def note(text: str, face: str, size: int, *how: Any, **more: Any) -> Sprite:
        if not boards:
            where = (name, text, cards > 0)
            found[where] = min(capital(face, size), found.get(where, 99))
        return words(text, face, size, *how, **more)

    @functools.wraps(type(to).board)
    def board(*given: Any) -> Any:
        nonlocal boards
        boards += 1
        try:
            return plain(*given)
        finally:
            boards -= 1

    def kept(*given: Any) -> Sprite:
        nonlocal cards
        cards += 1
        try:
            return in_memory(*given)
        finally:
            cards -= 1

    plain, in_memory = to.board, sprites.kept
    monkeypatch.setattr(sprites, "kept", kept)
    monkeypatch.setattr(to, "board", board, raising=False)
    monkeypatch.setattr(writing, "words", note)
    for name, draw in offered(load(key), to):
        if name.startswith(KINDS):
            draw(locale)
    assert found
    least = {where: NUMBERS if is_number(where[1]) and not where[2] else LETTERS for where in found}
    assert {where: high for where, high in found.items() if high < least[where]} == {}
