"""A kind of tables is one object: a fourth one plays, and one of a newer version is refused."""

from __future__ import annotations

import ast
import functools
import secrets
from pathlib import Path

import pytest

from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import Again, Op, Press, ReplayPage
from cogs.interactions.reading import Reading
from cogs.turn.hand_panel import Hand
from db import Archived, NewTable, Phase
from engine import games
from engine.seed import SECRET_BYTES
from render.wording import Words
from tables import Table, UserError, own_games
from tables.bot_turns import bot_turn
from tables.clocks import DAY, HOUR
from tables.kinds import KINDS, Ability, Kind
from tables.solo import begin
from tables.transitions import lobby
from tests import acts
from tests.tables.conftest import ANA, BRUNO, GUILD, House, bot_moves, decider

PRACTICE = Kind("practice", frozenset({Ability.PLAY}), has_rematch=False, days=2, idle_ms=HOUR)
"""A position to try out. It is soon over, and its buttons lead to no replay."""
ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def practice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(KINDS, PRACTICE.name, PRACTICE)


async def practise(house: House, key: str = "luxor") -> Table:
    secret = secrets.token_bytes(SECRET_BYTES)
    new = NewTable(game=key, locale="fr", host=ANA, guild_id=GUILD, kind=PRACTICE.name)
    start = functools.partial(lobby.start, person=ANA, secret=secret, random_seed=b"")
    return await begin(house.registry, new, ["easy"], start, secret=secret, sealed="")


@pytest.mark.parametrize("key", games())
async def test_a_fourth_kind_plays_to_its_end(house: House, key: str) -> None:
    table = await practise(house, key)
    loaded = await house.open_registry().table(table.id, GUILD, ANA.user_id)
    assert loaded.kind is PRACTICE and loaded.row == table.row
    hands = 0
    while table.phase is Phase.RUNNING:
        if bot_turn(table) is not None:
            await bot_moves(table)
            continue
        _, revision, actions = decider(table)
        hands += bool(Hand(Reading(table, 0, Words("fr"))).panel(None))
        await acts.act(table, ANA, revision, actions[0])
        waits = table.phase is Phase.RUNNING
        assert table.deadline is None and (house.now + HOUR in table.timers.values()) is waits
    assert table.phase is Phase.FINISHED and hands > 3


async def test_a_fourth_kind_is_its_players_own(house: House) -> None:
    table = await practise(house)
    with pytest.raises(UserError, match="error-unknown-table"):
        await house.registry.table(table.id, GUILD, BRUNO.user_id)
    assert await own_games(house.registry, ANA.user_id, [GUILD]) == [table]
    assert await house.store.tables.open_of(GUILD) == []


async def test_a_fourth_kind_ends_with_its_days_or_without_a_move(house: House) -> None:
    house.now = 20_000 * DAY
    table, idle = await practise(house), await practise(house)
    assert await house.registry.table(table.id, GUILD, ANA.user_id, 20_001) is table
    with pytest.raises(UserError, match="error-daily-late"):
        await house.registry.table(table.id, GUILD, ANA.user_id, 20_002)
    await acts.archive(idle, Archived.IDLE)
    assert table.phase is idle.phase is Phase.CANCELLED


async def test_a_kind_of_a_newer_version_is_refused_in_a_sentence_and_left_as_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, other = await practise(house), await house.lobby(ANA)
    monkeypatch.undo()
    await house.reopen()
    with pytest.raises(UserError, match="error-newer-rules"):
        await house.registry.table(table.id, GUILD, ANA.user_id)
    assert await own_games(house.registry, ANA.user_id, [GUILD]) == []
    assert [row.id for row in await house.store.tables.open_of(GUILD)] == [other.id]
    monkeypatch.setitem(KINDS, PRACTICE.name, PRACTICE)
    assert (await house.registry.table(table.id, GUILD, ANA.user_id)).row == table.row


def test_each_button_of_a_table_says_what_the_kind_must_allow() -> None:
    own = {*Op} - {op for op in Op if Press(table=1, op=op).ability is not Ability.PLAY}
    assert {Op.HAND, Op.HINT, Op.UNDO, Op.LOG, Op.CANCEL, Op.REMATCH, Op.NOTE, Op.RECORD} <= own
    assert not own & {Op.JOIN, Op.TAKE, Op.QUIT, Op.PROPOSE_END, Op.SHARE, Op.STRIKE, Op.PLAN, Op.REVIEW}
    assert ReplayPage(table=1, way="next", page=2).ability is Ability.WATCH
    for op in Op:
        assert Again(table=1, op=op).ability is Press(table=1, op=op).ability, op
    known = {kind.ability for kind in custom_ids.KINDS.values() if issubclass(kind, custom_ids.TableButton)}
    assert Ability.PLAY in known and Ability.WATCH in known


def test_no_other_module_compares_a_kind() -> None:
    """``tables/solo.py`` counts the games of its own kind, and may."""
    found = set[str]()
    for package in ("cogs", "tables", "db", "render", "engine", "status", "sandbox"):
        for path in (ROOT / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
                if any(ast.unparse(side).endswith(("row.kind", "table.kind")) for side in sides):
                    found.add(path.relative_to(ROOT).as_posix())
    assert found <= {"tables/solo.py"}
