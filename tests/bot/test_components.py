"""Custom ids and the handlers of components: each id is read by one kind, and each kind has a handler in the bot.

discord.py keeps no view: a click reaches the bot by its custom id alone, on a message of any age.
"""

from __future__ import annotations

import gc
import inspect
import itertools
from typing import Any

import pytest
from discord import ui

from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import CUSTOM_IDS, Op, Way
from engine import FastRng, games
from engine import game as find_game
from engine.contract import NOTATION
from locales import say
from render import rules_pages
from tables import POLL_CHOICES, Pace, PollKind
from tests.bot import harness
from tests.bot.playing import begin, load_dice, tertulia

TABLES = (0, 1, 42, 999_999_999_999)
DECISION_REVISIONS = (0, 7, 999_999_999)


def actions(key: str) -> list[str]:
    """Every notation that came up in many random games of all seat counts."""
    rules, rng, seen = find_game(key), FastRng(7), set()
    for number in range(90):
        state, _ = rules.setup(rules.meta.seats[number % len(rules.meta.seats)], {}, rng)
        while decisions := rules.deciding(state):
            seat = decisions[0].seat
            offered = rules.legal(state, seat)
            seen.update(map(str, offered))
            rules.apply(state, seat, rng.choice(offered), rng)
    return sorted(seen)


def nothing_is_kept(stage: harness.Stage) -> None:
    gc.collect()
    waiting = [each for each in gc.get_objects() if isinstance(each, ui.LayoutView) and not each.is_finished()]
    assert not waiting, "a view that waits for clicks, or for its timeout"
    store: Any = tertulia(stage)._connection._view_store
    assert not store._views and not store._synced_message_views and not store._modals and not store._dynamic_items


@pytest.mark.usefixtures("tiny_pictures")
async def test_discord_py_keeps_no_view_and_old_panels_answer(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Open every sort of panel, wait longer than a token lives, and replace panels."""
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
    await stage.slash(stage.ana, "table-help")
    await stage.slash(stage.ana, "board")
    game.board_id = stage.board().id
    await stage.later(minutes=16)
    await stage.later(hours=3)
    nothing_is_kept(stage)
    for who, panel in (each for each in old if stage.exists(each[1])):  # the latest hand replaced the others
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
    """An ephemeral panel works for as long as the client shows it: every click brings a new token."""
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


def test_templates_are_disjoint() -> None:
    """Each id is read by one kind, and the first two characters tell the kinds apart."""
    for custom_id in every_id():
        assert sum(bool(kind.fullmatch(custom_id)) for kind in CUSTOM_IDS) == 1, custom_id
    firsts = [kind.template[:2] for kind in CUSTOM_IDS]
    assert len(set(firsts)) == len(firsts)


def every_id() -> dict[str, tuple[custom_ids.CustomId, dict[str, Any]]]:
    """Ids of every kind with the fields that made them."""
    pages = (0, 999_999)
    fields: list[tuple[custom_ids.CustomId, dict[str, Any]]] = [
        *((custom_ids.TABLE, {"table": table, "op": op}) for table, op in itertools.product(TABLES, Op)),
        *(
            (custom_ids.REPLAY, {"table": table, "way": way, "page": page})
            for table, way, page in itertools.product(TABLES, Way, pages)
        ),
        *((custom_ids.TABLE_RULES_SELECT, {"table": table}) for table in TABLES),
        *((custom_ids.MENTION, {"table": table}) for table in TABLES),
        *((custom_ids.LOG, {"table": table, "page": page}) for table, page in itertools.product(TABLES, pages)),
        *((custom_ids.CHALLENGE, {"user": user}) for user in (1, 2**64 - 1)),
        *((custom_ids.TABLE_FORM, {"table": table, "digest": "0a1b2c3d"}) for table in TABLES),
        *((custom_ids.SERVER_FORM, {"what": what, "digest": "ffffffff"}) for what in ("change", "quiet")),
        *((kind, {"what": "pings_on"}) for kind in (custom_ids.SERVER, custom_ids.MEMBER, custom_ids.PRIVACY)),
        (custom_ids.LEADERS_SELECT, {"what": "game"}),
        *(
            (custom_ids.OPTION, {"table": table, "option": name})
            for table in TABLES
            for key in games()
            for name in find_game(key).meta.options
        ),
    ]
    for table, decision_revision in itertools.product(TABLES, DECISION_REVISIONS):
        where = {"table": table, "decision_revision": decision_revision}
        fields += [(custom_ids.SELECT, where), (custom_ids.UNDO, where)]
        fields += [(custom_ids.FIRST, {**where, "notation": each}) for each in ("play.c4", "pick.a3", "move.12")]
        fields += [
            (kind, {**where, "notation": each})
            for kind in (custom_ids.ACTION, custom_ids.CONFIRM)
            for game in games()
            for each in actions(game)
        ]
        vote = {"table": table, "number": decision_revision}
        fields += [
            (custom_ids.VOTE, {**vote, "kind": kind, "choice": choice})
            for kind in PollKind
            for choice in POLL_CHOICES[kind]
        ]
    for game in games():
        fields += [(custom_ids.RULES, {"game": game, "chapter": page}) for page in rules_pages(game)]
        fields += [(custom_ids.RULES_SELECT, {"game": game}), (custom_ids.LEARN, {"game": game})]
        fields += [(custom_ids.OPEN, {"game": game, "what": what}) for what in custom_ids.OPPONENTS]
        fields += [
            (kind, {"game": game, "version": version, "path": path} | more)
            for version, path in itertools.product((1, 9999), ("", "0", "01234567890123"))
            for kind, more in (
                (custom_ids.LESSON, {}),
                *((custom_ids.LESSON_CHOICE, {"notation": each}) for each in actions(game)),
            )
        ]
        fields += [
            (custom_ids.TABLE_RULES, {"table": table, "chapter": page})
            for table, page in itertools.product(TABLES, rules_pages(game))
        ]
        fields += [
            (custom_ids.THREAD, {"game": game, "pace": pace, "unranked": unranked})
            for pace, unranked in itertools.product(Pace, ("", ":u"))
        ]
        fields += [(custom_ids.LEADERS, {"game": game, "page": page}) for page in pages]
    return {kind.make(**each): (kind, each) for kind, each in fields}


def test_every_id_is_read_as_it_was_made_and_fits() -> None:
    made = every_id()
    assert {kind for kind, _ in made.values()} == set(CUSTOM_IDS)
    for custom_id, fields in made.items():
        assert 1 <= len(custom_id) <= 100
        assert custom_ids.read(custom_id) == fields, custom_id
    for game in games():
        assert all(str(find_game(game).parse(notation)) == notation for notation in actions(game))


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (custom_ids.ACTION, {"table": -1, "decision_revision": 1, "notation": "pass"}),
        (custom_ids.ACTION, {"table": 1, "decision_revision": 1, "notation": "PASS"}),
        (custom_ids.TABLE, {"table": 1, "op": "a:b"}),
        (custom_ids.RULES, {"game": "luxor", "chapter": "a" * 31}),
    ],
)
def test_an_id_that_could_not_be_read_back_is_never_made(kind: custom_ids.CustomId, fields: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="does not fit"):
        kind.make(**fields)


def test_even_the_longest_notation_that_the_contract_allows_fits() -> None:
    longest = ".".join(("v" * 16, *["a" * 16] * 4))
    assert NOTATION.fullmatch(longest)
    # Games are held to what fits: the contract itself would allow a little more.
    longest_id = custom_ids.ACTION.make(table=TABLES[-1], decision_revision=DECISION_REVISIONS[-1], notation="a")
    room = 101 - len(longest_id)
    assert room >= 70
    for game in games():
        assert max(map(len, actions(game))) <= room


async def test_every_component_has_a_handler_that_takes_its_fields(stage: harness.Stage) -> None:
    handlers = tertulia(stage).components.handlers
    assert set(handlers) == {*CUSTOM_IDS, *Op} - {custom_ids.TABLE}
    for key, handler in handlers.items():
        fields = ("table",) if isinstance(key, Op) else key.fields
        inspect.signature(handler).bind("interaction", **dict.fromkeys(fields))


@pytest.mark.usefixtures("tiny_pictures")
async def test_an_exception_in_a_handler_is_answered_and_logged(
    stage: harness.Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))

    async def fail(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setitem(tertulia(stage).components.handlers, Op.JOIN, fail)
    told = stage.private(await stage.press(stage.bruno, lobby, "b:*:join"))
    assert stage.text(told).startswith(say("en-US", "error-unknown", number="*").split("*")[0])
    assert [record.exc_info[0] for record in stage.logged if record.exc_info] == [ZeroDivisionError]
    stage.forgive()
