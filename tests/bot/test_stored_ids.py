"""Custom ids of buttons in channels today. Every later version must understand them."""

from __future__ import annotations

import pytest

from cogs.interactions import custom_ids
from cogs.play.flow import HANDLERS

STORED = (
    "t:12:3:play.base",
    "t:7:41:lay.artist-6",
    "s:12:3",
    "v:12:absent:2:computer",
    "v:12:undo:1:no",
    "u:12:40",
    "g:12:0",
    "e:12:next:3",
    "n:capital_lux:daily",
    "n:luxor:none:u",
    "k:luxor:2",
    "j:leaders",
    "r:mausoleum:goal",
    "l:mausoleum",
    "c:pings_off",
    "m:words_on",
    "p:export",
)
OPS = [
    "join",
    "leave",
    "start",
    "cancel",
    "confirm_cancel",
    "rules",
    "hand",
    "more",
    "log",
    "text",
    "rematch",
    "return",
    "take",
    "undo",
    "quit",
    "confirm_quit",
    "propose_end",
    "resume",
    "verify",
    "record",
    "replay",
    "film",
    "add_easy",
    "add_normal",
    "add_hard",
    "remove_computer",
    "hint",
]


@pytest.mark.parametrize("custom_id", [*STORED, *(f"b:12:{op}" for op in OPS)])
def test_an_id_from_an_older_version_is_known(custom_id: str) -> None:
    assert custom_ids.known(custom_id)
    assert sum(template.fullmatch(custom_id) is not None for template in custom_ids.TEMPLATES) == 1


def test_every_stored_button_of_a_table_has_a_handler() -> None:
    assert set(OPS) <= set(HANDLERS)


def test_the_list_has_one_of_each_kind() -> None:
    shown = [*STORED, "b:12:join"]
    assert all(any(template.fullmatch(each) for each in shown) for template in custom_ids.TEMPLATES)
