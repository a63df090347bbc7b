"""A reading of a table: made once, and of one revision."""

from __future__ import annotations

import pytest

from cogs.interactions.errors import MovedOn
from cogs.interactions.reading import Reading
from render.wording import Words
from tests.tables.conftest import House, play_on


async def test_a_reading_is_of_one_revision(house: House) -> None:
    table = await house.game()
    (seat,) = table.deciding
    early, late = (Reading(table, seat, Words("fr")) for _ in range(2))
    view, story = early.view, early.story
    assert view is early.view and story is early.story and early.names is early.names, "each is made once"
    assert early.public.viewer is None and early.public.view.actions == ()
    await play_on(table, 1)
    assert early.view == view and early.story == story, "what it has made stays"
    for part in ("view", "story"):
        with pytest.raises(MovedOn):
            getattr(late, part)
    assert Reading(table, seat, Words("fr")).view != view
