"""The buttons' classes: registered once, for good, each for ids of its own. A regression test of discord.py's trap.

A view that discord.py keeps takes the dynamic items on it along when it times out or is stopped: after that no button
of that class answers in the whole process. So the bot lets it keep none.
"""

from __future__ import annotations

import gc
import itertools
from typing import Any

import discord
import pytest
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.components import ITEMS, ActionButton, Answering
from cogs.interactions.custom_ids import Op, Way
from engine import FastRng, games
from engine import game as find_game
from engine.contract import NOTATION
from locales import say
from render import rules_pages
from tables import Pace
from tests.bot import harness
from tests.bot.playing import begin, load_dice, tertulia

TABLES = (0, 1, 42, 999_999_999_999)
DECISION_REVISIONS = (0, 7, 999_999_999)


def actions(key: str) -> list[str]:
    """Collect the notations of many random games with all seat counts."""
    rules, rng, seen = find_game(key), FastRng(7), set()
    for number in range(90):
        state, _ = rules.setup(rules.meta.seats[number % len(rules.meta.seats)], {}, rng)
        while decisions := rules.deciding(state):
            seat = decisions[0].seat
            offered = rules.legal(state, seat)
            seen.update(map(str, offered))
            rules.apply(state, seat, rng.choice(offered), rng)
    return sorted(seen)


def kept(stage: harness.Stage) -> Any:
    """Return the store of discord.py's views and dynamic items."""
    return tertulia(stage)._connection._view_store


def registered(stage: harness.Stage) -> set[type]:
    return set(kept(stage)._dynamic_items.values())


def nothing_is_kept(stage: harness.Stage) -> None:
    gc.collect()
    waiting = [each for each in gc.get_objects() if isinstance(each, ui.LayoutView) and not each.is_finished()]
    assert not waiting, "a view that waits for clicks, or for its timeout"
    store = kept(stage)
    assert not store._views and not store._synced_message_views and not store._modals
    assert registered(stage) == set(ITEMS)


@pytest.mark.usefixtures("tiny_pictures")
async def test_no_view_is_ever_kept_and_all_classes_stay_registered(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through every sort of panel, more than a quarter of an hour of waiting, and panels that are replaced."""
    nothing_is_kept(stage)
    game = await begin(stage, load_dice(monkeypatch, 51), stage.ana, stage.bruno)
    old = []
    for _ in range(8):
        who, panel = await game.open_hand()
        old.append((who, panel))
        await game.step()
        for op in ("more", "rules"):
            shown = stage.private(await stage.press(stage.davi, game.board, f"b:*:{op}"))
            old.append((stage.davi, shown))
        nothing_is_kept(stage)
    await stage.slash(stage.ana, "help")
    await stage.slash(stage.ana, "board")
    game.board_id = stage.board().id
    await stage.later(minutes=16)
    await stage.later(hours=3)
    nothing_is_kept(stage)
    for who, panel in old:
        for control in stage.controls(panel):
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
async def test_a_panel_older_than_its_token_still_answers(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each ephemeral panel lives on for as long as the reader's client shows it: every click brings a new token."""
    game = await begin(stage, load_dice(monkeypatch, 52), stage.ana, stage.bruno)
    who, panel = await game.open_hand()
    for minutes in (14, 16, 60 * 24):
        await stage.later(minutes=minutes)
        result = await game.do(who, panel, *game.choices(panel)[-1])
        assert stage.shown(result).id == panel.id
        if not game.choices(panel):
            game.panel = None
            who, panel = await game.open_hand()
    nothing_is_kept(stage)


async def test_stopping_a_view_unregisters_its_dynamic_items_in_discord_py() -> None:
    """If this fails, discord.py has fixed it, and panels need no longer be finished before they are sent."""
    client = discord.Client(intents=discord.Intents.none())
    client.add_dynamic_items(*ITEMS)
    store = client._connection._view_store
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.ActionRow(ActionButton(1, 1, "pass", label="x", style=discord.ButtonStyle.primary)))
    view.add_item(ui.ActionRow(ui.Button(label="ordinary", custom_id="ordinary")))
    assert not view.is_finished()
    store.add_view(view, 1)
    view.stop()
    assert ActionButton not in store._dynamic_items.values()


def test_templates_are_disjoint() -> None:
    """No id is answered twice: the ids of one class, and near misses of them, fit no other's template."""
    for custom_id in every_id():
        assert sum(bool(template.fullmatch(custom_id)) for template in custom_ids.TEMPLATES) == 1, custom_id
    firsts = [template.pattern[:2] for template in custom_ids.TEMPLATES]
    assert len(set(firsts)) == len(firsts), "the first two characters tell them apart"


def every_id() -> list[str]:
    made = []
    for game in games():
        for table, decision_revision, notation in itertools.product(TABLES, DECISION_REVISIONS, actions(game)):
            made.append(custom_ids.action(table, decision_revision, notation))
        made += [custom_ids.rules(game, page) for page in rules_pages(game)]
        made.append(custom_ids.rules_select(game))
        made += [
            custom_ids.thread(game, pace, ranked=ranked) for pace, ranked in itertools.product(Pace, (True, False))
        ]
        made += [custom_ids.leaders(game, page) for page in (0, 999_999)]
    made.append(custom_ids.leaders_select())
    made += [
        custom_ids.select(table, decision_revision)
        for table, decision_revision in itertools.product(TABLES, DECISION_REVISIONS)
    ]
    made += [custom_ids.op(table, op) for table, op in itertools.product(TABLES, Op)]
    made += [custom_ids.replay(table, way, page) for table, way, page in itertools.product(TABLES, Way, (0, 999_999))]
    return made


def test_every_id_comes_back_from_its_template_and_fits() -> None:
    assert all(1 <= len(custom_id) <= 100 for custom_id in every_id())
    for game in games():
        for table, decision_revision, notation in itertools.product(TABLES, DECISION_REVISIONS, actions(game)):
            found = custom_ids.ACTION.fullmatch(custom_ids.action(table, decision_revision, notation))
            assert found and found.groupdict() == {
                "table": str(table),
                "decision_revision": str(decision_revision),
                "notation": notation,
            }
            assert str(find_game(game).parse(notation)) == notation
        for page in rules_pages(game):
            found = custom_ids.RULES.fullmatch(custom_ids.rules(game, page))
            assert found and found.groupdict() == {"game": game, "page": page}
        for ranked in (True, False):
            found = custom_ids.THREAD.fullmatch(custom_ids.thread(game, "daily", ranked=ranked))
            assert found and found.groupdict() == {"game": game, "pace": "daily", "unranked": None if ranked else ":u"}
        found = custom_ids.LEADERS.fullmatch(custom_ids.leaders(game, 12))
        assert found and found.groupdict() == {"game": game, "page": "12"}
        found = custom_ids.RULES_SELECT.fullmatch(custom_ids.rules_select(game))
        assert found and found["game"] == game
    for table in TABLES:
        for decision_revision in DECISION_REVISIONS:
            found = custom_ids.SELECT.fullmatch(custom_ids.select(table, decision_revision))
            assert found and (found["table"], found["decision_revision"]) == (str(table), str(decision_revision))
        for way in Way:
            found = custom_ids.REPLAY.fullmatch(custom_ids.replay(table, way, 12))
            assert found and found.groupdict() == {"table": str(table), "way": str(way), "page": "12"}
        for op in Op:
            found = custom_ids.TABLE.fullmatch(custom_ids.op(table, op))
            assert found and found.groupdict() == {"table": str(table), "op": op}


def test_even_the_longest_notation_that_the_contract_allows_fits() -> None:
    longest = ".".join(("v" * 16, *["a" * 16] * 4))
    assert NOTATION.fullmatch(longest)
    # Games are held to what fits: the contract itself would allow a little more.
    room = 100 - len(custom_ids.action(TABLES[-1], DECISION_REVISIONS[-1], ""))
    assert room >= 70
    for game in games():
        assert max(map(len, actions(game))) <= room


def test_every_class_answers_whatever_happens_in_it() -> None:
    """No class keeps discord.py's silent defaults: all three methods come from the base class."""
    for item in ITEMS:
        assert issubclass(item, Answering)
        for name in ("from_custom_id", "interaction_check", "callback"):
            assert getattr(item, name).__qualname__ == f"Answering.{name}"


@pytest.mark.usefixtures("tiny_pictures")
async def test_an_exception_in_a_button_is_answered_and_logged(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))

    async def fail(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(tertulia(stage).desk, "operate", fail)
    answer = stage.private(await stage.press(stage.bruno, lobby, "b:*:join"))
    assert stage.text(answer).startswith(say("en-US", "error-unknown", number="*").split("*")[0])
    assert [record.exc_info[0] for record in stage.logged if record.exc_info] == [ZeroDivisionError]
    stage.forgive()
