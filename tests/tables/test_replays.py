"""A finished game turn by turn, as spectators saw it, without undone actions."""

from __future__ import annotations

from typing import Any

import pytest

from db import ActionRow
from engine import TURN, Event, GameError, KeyedRng, games, seen
from engine import game as find_game
from engine.replay import UNDO, Step, undo, undone_state
from tables import UserError, replay_of
from tables.film import Film
from tables.replays import ReplayTurn, turns
from tables.undo import Entry
from tests import acts
from tests.engine.make_records import read, replayed
from tests.tables.conftest import ANA, BRUNO, House, decider

SEED = b"replays " * 4


def log_of(key: str, ending: str) -> tuple[bytes, int, list[Entry]]:
    """Return the seed, seats and log of a committed record."""
    record = read(key, ending)
    lines = zip(record.lines, replayed(record), strict=True)
    return record.seed, len(record.names), [Entry(line.step, tuple(events)) for line, (_, events) in lines]


@pytest.mark.parametrize("key", games())
def test_every_turn_is_there_once_as_spectators_saw_it(key: str) -> None:
    rules = find_game(key)
    for ending in rules.meta.endings:
        seed, seats, log = log_of(key, ending)
        found = turns(Film(rules, seats, {}, KeyedRng(seed), log))
        told = [event for turn in found for each in turn.told for event in each.events]
        public = seen([event for entry in log for event in entry.events], None)
        assert told == list(public)[-len(told) :] and TURN not in [event.kind for event in public[: -len(told)]]
        # Every turn but the first begins with the end of another one, which has a page.
        assert len(found) == 1 + sum(any(event.kind == TURN for event in entry.events) for entry in log[1:]) + 1
        assert all(turn.view.viewer is None and not turn.view.actions for turn in found)
        assert [turn.view.outcome is None for turn in found] == [True] * (len(found) - 1) + [False]
        for turn, after in zip(found[1:], (*found[2:], found[-1]), strict=True):
            # Cards are handed on when the next choice has started already, so the next page tells that.
            done = [event for each in (*turn.told, *after.told[:1]) for event in each.events]
            done = [event for event in done if event.kind not in (TURN, "drew")]
            assert [event for event in done if event in turn.recent], "the picture marks what the lines tell"


class Player:
    """Plays a game by hand and writes its log, as a table does."""

    def __init__(self, key: str) -> None:
        self.rules, self.rng = find_game(key), KeyedRng(SEED)
        self.state: Any
        self.state, events = self.rules.setup(2, {}, self.rng)
        self.log = [Entry(Step(1, None, "start"), tuple(events))]
        self.states = {1: self.rules.copy(self.state)}

    def note(self, seat: int | None, notation: str, *events: Event) -> int:
        step = Step(len(self.log) + 1, seat, notation)
        self.log.append(Entry(step, events))
        self.states[step.revision] = self.rules.copy(self.state)
        return step.revision

    def act(self, which: int = 0) -> int:
        seat = self.rules.deciding(self.state)[0].seat
        action = self.rules.legal(self.state, seat)[which]
        return self.note(seat, str(action), *self.rules.apply(self.state, seat, action, self.rng))

    def back(self, target: int, *, resample: bool) -> int:
        self.state = undone_state(self.rules, self.states[target], self.state, self.rng, resample=resample)
        return self.note(0, undo(target, resample=resample), Event("table-undone", {"seat": 0}))

    def turns(self) -> tuple[ReplayTurn, ...]:
        return turns(Film(self.rules, 2, {}, KeyedRng(SEED), self.log))


def test_undone_actions_are_told_but_not_shown() -> None:
    player = Player("mausoleum")
    first = player.act()
    player.act()
    gone = player.log[-1]
    player.back(first, resample=True)
    player.note(None, "@computer", Event("table-computer", {"seat": 1}))
    again = player.act(-1)
    assert gone.step.notation != player.log[-1].step.notation
    player.back(again - 3, resample=False)
    while player.rules.deciding(player.state):
        player.act(-1)
    player.note(1, "@leave", Event("table-left", {"seat": 1}))
    found = player.turns()
    told = [turn for each in found for turn in each.told]
    kinds = [turn.events[0].kind for turn in told]
    assert kinds.count("table-undone") == 2 and kinds[-1] == "table-left"
    assert any(event in turn.events for turn in told if turn.undone for event in seen(gone.events, None)[:1])
    where = next(each for each in found if any(turn.events[0].kind == "table-undone" for turn in each.told))
    # What was undone comes first, then what was done instead.
    undone = [turn.undone for turn in where.told]
    assert undone[0] and not undone[-1]
    assert [kind for kind in (turn.events[0].kind for turn in where.told) if kind != TURN] == [
        "table-undone",
        "table-computer",
        "table-undone",
    ]
    final = player.rules.view(player.state, None)
    assert found[-1].view == final


@pytest.mark.parametrize("notation", ["play.base", "nonsense", f"{UNDO}.99"])
def test_a_log_that_does_not_follow_the_rules_is_no_replay(notation: str) -> None:
    player = Player("mausoleum")
    player.note(1 - player.rules.deciding(player.state)[0].seat, notation)
    with pytest.raises((GameError, KeyError)):
        player.turns()


async def test_a_table_is_replayed_when_its_game_is_over(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await house.game(ANA, BRUNO)
    with pytest.raises(UserError, match="error-no-replay"):
        await replay_of(table)
    while table.deciding:
        person, decision_revision, may = decider(table)
        await acts.act(table, person, decision_revision, may[0])
    found = await replay_of(table)
    assert found[-1].view == table.view(None)
    # What is stored was changed behind the bot's back.
    rows = await house.store.games.actions(table.id)

    async def some(table_id: int, since: int = 0) -> list[ActionRow]:
        return rows[:-1]

    monkeypatch.setattr(house.store.games, "actions", some)
    with pytest.raises(UserError, match="error-replay-broken"):
        await replay_of(table)
