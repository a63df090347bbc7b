"""Custom ids of buttons in channels today. Every later version must understand them."""

from __future__ import annotations

from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import KINDS
from tests.bot.harness import Stage
from tests.bot.playing import tertulia

STORED = [
    "t:12:3:play.base",
    "t:7:41:lay.artist-6",
    "s:12:3",
    "d:12:3:play.c4",
    "y:12",
    "o:12:hand_limit",
    "v:12:absent:2:computer",
    "v:12:undo:1:no",
    "x:12:3:play.base",
    "u:12:40",
    "pa:12:3",
    "g:12:0",
    "e:12:next:3",
    "er:12:2",
    "ag:12:review",
    "ag:12:film",
    "ag:12:share_film",
    "n:capital_lux:daily",
    "n:luxor:none:u",
    "k:luxor:2",
    "kl:luxor:0:2",
    "j:leaders",
    "r:mausoleum:goal",
    "l:mausoleum",
    "f:luxor",
    "a:luxor:1:00",
    "h:capital_lux:1:0:play.m5.home",
    "z:mausoleum:friends",
    "dd:play:mausoleum:20783",
    "pm:12:0a1b2c3d:play.m5.home",
    "pm:12:0a1b2c3d:play.m5.home:u",
    "ps:12",
    "q:12:goal",
    "w:12",
    "c:pings_off",
    "c:new_ladder",
    *("m:pings_on", "m:pings_off", "m:words_on", "m:words_off", "m:confirm_on", "m:confirm_off"),
    *("m:tips_on", "m:tips_off", "m:listed_on", "m:listed_off"),
    "m:games",
    "m:no_games",
    "p:export",
    "i:1456074443980800025",
    "bf:12:0a1b2c3d",
    "nf:12",
    "cf:change:0a1b2c3d",
    "bg:12:invite",
    "bk:12:1456074443980800025",
    "mf:0a1b2c3d",
    "cf:languages:0a1b2c3d",
    "ow:1",
    "os:1",
    "oc:confirm_leave:1456074443980800025",
    "ou:block:1456074443980800025",
    "of:notice",
    "aw:20783",
    "aw:20783:u",
]
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
    "fairness",
    "verify",
    "record",
    "replay",
    "film",
    "add_easy",
    "add_normal",
    "add_hard",
    "remove_computer",
    "hint",
    "why_not",
    "own_turn",
    "share",
    "share_film",
    "join_rematch",
    "options",
    "guests",
    "here",
    "note",
    "strike",
    "confirm_strike",
    "count_again",
    "review",
    "bots",
    "decide",
    "plan",
    "withdraw",
    "confirm_end",
]


def test_an_id_from_an_older_version_is_known() -> None:
    for custom_id in (*STORED, *(f"b:12:{op}" for op in OPS)):
        found = custom_ids.read(custom_id)
        assert found is not None and str(found) == custom_id


async def test_every_stored_button_of_a_table_has_a_handler(stage: Stage) -> None:
    handlers = tertulia(stage).components.handlers
    assert all(op in handlers for op in OPS)


def test_the_list_has_one_of_each_kind() -> None:
    shown = [*STORED, "b:12:join"]
    assert {each.partition(":")[0] for each in shown} == set(KINDS)
    assert {*OPS} == {*custom_ids.Op}, "an op of an older version stays, and a new one joins the list"
