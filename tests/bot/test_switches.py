"""A switch of a member is one declaration in ``MemberSettings``. What else it needs is named here if it lacks.

Columns, export and deletion: ``tests/db/test_settings.py``. Clicks: ``tests/bot/test_member_settings.py``.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Any, get_type_hints

import pytest

from cogs.interactions.custom_ids import MemberControl
from cogs.preferences import changes, panels
from db.rows import SWITCHES, Switch
from locales import LOCALES, say
from render.wording import Words
from tables import MemberSettings
from tests.bot.test_stored_ids import STORED
from tools.keys import keys

ROOT = Path(__file__).parents[2]
STATES = ("on", "off")
each_switch = pytest.mark.parametrize("switch", SWITCHES, ids=lambda switch: switch.name)


def test_each_field_that_is_true_or_false_is_a_switch() -> None:
    flags = [name for name, kind in get_type_hints(MemberSettings).items() if kind is bool]
    assert flags == [switch.name for switch in SWITCHES], "declare it with _switch"
    assert len({switch.word for switch in SWITCHES}) == len({switch.exported for switch in SWITCHES}) == len(SWITCHES)


@each_switch
@pytest.mark.parametrize("locale", LOCALES)
def test_a_switch_has_four_texts_in_every_language(switch: Switch, locale: str) -> None:
    texts = {f"{part}-{switch.word}-{state}" for part in ("me", "button") for state in STATES}
    assert texts <= keys(locale).keys(), f"{locale} lacks {sorted(texts - keys(locale).keys())}"


@each_switch
def test_the_words_of_a_switch_are_stored_for_good(switch: Switch) -> None:
    made = {str(MemberControl(f"{switch.word}_{state}")) for state in STATES}
    assert made <= {*STORED}, f"add {made} to STORED in tests/bot/test_stored_ids.py"


def test_every_stored_word_of_a_switch_still_changes_it() -> None:
    stored = {each.removeprefix("m:") for each in STORED if re.fullmatch(r"m:\w+_(on|off)", each)}
    assert stored <= changes.MEMBER.keys()


@each_switch
@pytest.mark.parametrize("place", ["server", "alone"])
@pytest.mark.parametrize("on", [True, False])
async def test_a_panel_shows_a_switch_and_the_button_that_turns_it_over(switch: Switch, place: str, on: bool) -> None:
    turned: dict[str, Any] = {switch.name: on}
    settings, words = replace(MemberSettings(1, 2), **turned), Words("en-US")
    panel = await panels.member(settings, "en-US", words, 0, place, switch.word)
    now, then = STATES if on else STATES[::-1]
    shown = [child for child in panel.view.walk_children() if hasattr(child, "content") or hasattr(child, "label")]
    wanted = [
        say("en-US", f"me-{switch.word}-{now}", place=place),
        say("en-US", f"button-{switch.word}-{then}"),
    ]
    said = [getattr(child, "content", None) or getattr(child, "label", "") for child in shown]
    stands = switch.alone or place == "server"
    assert (wanted[1] in said) is stands and any(wanted[0] == each for each in said) is stands
    if stands:
        button = next(each for each in shown if getattr(each, "label", "") == wanted[1])
        what = str(getattr(button, "custom_id", "")).removeprefix("m:")
        assert getattr(changes.MEMBER[what](settings, []), switch.name) is not on


@each_switch
def test_the_program_asks_for_a_switch(switch: Switch) -> None:
    """An attribute in the code, or a column in a query: a switch that changes nothing is a button for nothing."""
    asked = re.compile(rf"(?:member|settings|chosen|registry\.member\(.*\))\.{switch.name}\b")
    files = chain.from_iterable((ROOT / folder).rglob("*.py") for folder in ("cogs", "tables", "db"))
    assert any(asked.search(path.read_text(encoding="utf-8")) for path in files), f"no code reads {switch.name}"
