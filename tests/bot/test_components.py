"""Custom ids and the handlers of components: each id is read by one kind, and each kind has a handler in the bot.

discord.py keeps no view: a click reaches the bot by its custom id alone, on a message of any age.
"""

from __future__ import annotations

import functools
import gc
import random
from typing import Any

import pytest
from discord import ui
from hypothesis import given
from hypothesis import strategies as st

from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import KINDS, Op, Way
from engine import FastRng, games
from engine import game as find_game
from engine.contract import NOTATION
from locales import say
from render import rules_pages
from tables import POLL_CHOICES, Pace, PollKind
from tests.bot.harness import Stage
from tests.bot.playing import begin, tertulia

TABLES = (0, 999_999_999_999)
DECISION_REVISIONS = (0, 999_999_999)


@functools.cache
def actions(key: str) -> list[str]:
    """Return every notation that came up in random games of all seat counts."""
    rules, rng, seen = find_game(key), FastRng(7), set()
    for number in range(9):
        state, _ = rules.setup(rules.meta.seats[number % len(rules.meta.seats)], {}, rng)
        while decisions := rules.deciding(state):
            seat = decisions[0].seat
            offered = rules.legal(state, seat)
            seen.update(map(str, offered))
            rules.apply(state, seat, rng.choice(offered), rng)
    return sorted(seen)


def nothing_is_kept(stage: Stage) -> None:
    gc.collect()
    waiting = [each for each in gc.get_objects() if isinstance(each, ui.LayoutView) and not each.is_finished()]
    assert not waiting, "a view that waits for clicks, or for its timeout"
    store: Any = tertulia(stage)._connection._view_store
    assert not store._views and not store._synced_message_views and not store._modals and not store._dynamic_items


@pytest.mark.usefixtures("tiny_pictures")
async def test_discord_py_keeps_no_view_and_old_panels_answer(stage: Stage) -> None:
    """Open every sort of panel, wait longer than a token lives, and replace panels."""
    nothing_is_kept(stage)
    game = await begin(stage, random.Random(53), stage.ana, stage.bruno)
    old = []
    for _ in range(8):
        who, panel = await game.open_hand()
        old.append((who, panel))
        await game.step()
        for op in ("more", "rules"):
            shown = stage.private(await stage.press(stage.davi, game.board, f"b:*:{op}"))
            old.append((stage.davi, shown))
    nothing_is_kept(stage)
    await stage.slash(stage.ana, "table-help")
    await stage.slash(stage.ana, "board")
    game.board_id = stage.board().id
    await stage.later(minutes=16)
    await stage.later(hours=3)
    nothing_is_kept(stage)
    for who, panel in (each for each in old if stage.exists(each[1])):  # the latest hand replaced the others
        for control in stage.controls(panel):
            if control.disabled:
                continue
            result = await (
                stage.choose(who, panel, control.custom_id, control.options[-1])
                if control.options
                else stage.press(who, panel, control.custom_id)
            )
            assert result.acknowledged and stage.shown(result).ephemeral
            break
    nothing_is_kept(stage)
    game.panel, game.board_id = None, stage.board().id  # an old board is posted again
    await game.play_on(4)


@pytest.mark.usefixtures("tiny_pictures")
async def test_a_panel_older_than_its_token_still_answers(stage: Stage) -> None:
    """An ephemeral panel works for as long as the client shows it: every click brings a new token."""
    game = await begin(stage, random.Random(52), stage.ana, stage.bruno)
    who, panel = await game.open_hand()
    for minutes in (14, 16, 60 * 24):
        await stage.later(minutes=minutes)
        result = await game.do(who, panel, *game.choices(panel)[-1])
        assert stage.shown(result).id == panel.id
        if not game.choices(panel):
            game.panel, game.board_id = None, stage.board().id  # an old board is posted again
            who, panel = await game.open_hand()
    nothing_is_kept(stage)


@given(st.data())
def test_every_id_of_every_kind_is_read_as_it_was_made(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from([*KINDS.values()]))
    made = custom_ids.read(data.draw(st.from_regex(kind.pattern, fullmatch=True)))
    assert type(made) is kind and custom_ids.read(str(made)) == made
    if NOTATION.pattern not in {pattern for _, pattern in kind.types.values()}:  # games are held to shorter ones
        assert len(str(made)) <= 100
    again = custom_ids.shown_again(str(made), data.draw(st.integers(0)))
    assert custom_ids.read(again) == made and custom_ids.shown_again(again, 7) == f"{made}~7"


@given(st.text() | st.text("abcdefghijklmnopqrstuvwxyz0123456789:._~-"))
def test_no_text_breaks_the_reader_and_what_it_reads_it_can_write(text: str) -> None:
    found = custom_ids.read(text)
    assert found is None or custom_ids.read(str(found)) == found
    assert custom_ids.kind_of(text) and custom_ids.in_log(text)


def test_every_button_of_a_table_every_choice_of_a_poll_and_every_notation_has_an_id() -> None:
    made = [custom_ids.Press(1, op) for op in Op]
    made += [custom_ids.ReplayPage(1, way, 2) for way in Way]
    made += [custom_ids.Vote(1, kind, 2, choice) for kind in PollKind for choice in POLL_CHOICES[kind]]
    for game in games():
        made += [custom_ids.OptionSelect(1, name) for name in find_game(game).meta.options]
        made += [custom_ids.RulesPage(game, page) for page in rules_pages(game)]
        made += [custom_ids.OpenThread(game, pace, True) for pace in Pace]
        made += [custom_ids.LessonChoice(game, 9999, "01234567890123", each) for each in actions(game)]
        made += [custom_ids.Act(TABLES[-1], DECISION_REVISIONS[-1], each) for each in actions(game)]
        assert all(str(find_game(game).parse(notation)) == notation for notation in actions(game))
    assert all(custom_ids.read(str(each)) == each and len(str(each)) <= 100 for each in made)
    assert len({*map(str, made)}) == len(made)


def test_an_id_that_could_not_be_read_back_is_never_made() -> None:
    for button in (
        custom_ids.Act(-1, 1, "pass"),
        custom_ids.Act(1, 1, "PASS"),
        custom_ids.Press(1, "a:b"),
        custom_ids.RulesPage("luxor", "a" * 31),
    ):
        with pytest.raises(ValueError, match="is no id of"):
            str(button)


def test_even_the_longest_notation_that_the_contract_allows_fits() -> None:
    longest = ".".join(("v" * 16, *["a" * 16] * 4))
    assert NOTATION.fullmatch(longest)
    # Games are held to what fits: the contract itself would allow a little more.
    longest_id = str(custom_ids.Act(table=TABLES[-1], decision_revision=DECISION_REVISIONS[-1], notation="a"))
    room = 101 - len(longest_id)
    assert room >= 70
    for game in games():
        assert max(map(len, actions(game))) <= room


async def test_every_component_has_a_handler(stage: Stage) -> None:
    assert set(tertulia(stage).components.handlers) == {*KINDS.values(), *Op} - {custom_ids.Press}


@pytest.mark.usefixtures("tiny_pictures")
async def test_an_exception_in_a_handler_is_answered_and_logged(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))

    async def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(tertulia(stage).components.handlers, Op.JOIN, fail)
    told = stage.private(await stage.press(stage.bruno, lobby, "b:*:join"))
    assert stage.text(told).startswith(say("en-US", "error-unknown", number="*").split("*")[0])
    assert [record.exc_info[0] for record in stage.logged if record.exc_info] == [ZeroDivisionError]
    stage.forgive()
