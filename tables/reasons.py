"""Why computer players decided as they did, once the game is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence

from db import ActionRow, EvaluationRow, Phase, Store
from engine import AnyGame, KeyedRng
from engine.replay import Step, positions
from tables.opponents import EvaluatedAction, Reason
from tables.state import TableState


async def reasons(store: Store, table: TableState) -> Mapping[int, Reason]:
    """Why the computer players decided as they did, by the revision it led to. Empty before the game is finished.

    The game is played again by its log to find out what each of them knew.
    """
    row = table.row
    if table.phase is not Phase.FINISHED or row.rules_version != table.game.meta.rules_version or row.seed is None:
        return {}
    evaluations = await store.games.evaluations(table.id)
    if not evaluations:
        return {}
    options, actions = json.loads(row.options), await store.games.actions(table.id)
    return await asyncio.to_thread(_reasons, table.game, len(table.seats), options, row.seed, evaluations, actions)


def _reasons(
    rules: AnyGame,
    seats: int,
    options: Mapping[str, str],
    seed: bytes,
    rows: Sequence[EvaluationRow],
    actions: Sequence[ActionRow],
) -> Mapping[int, Reason]:
    """Takes too long for the event loop: a long game goes through hundreds of positions."""
    evaluations = {each.revision: each for each in rows}
    steps = [Step(each.revision, each.seat, each.notation) for each in actions]
    then = positions(rules, seats, options, KeyedRng(seed), steps)
    found: dict[int, Reason] = {}
    before = None
    for action, (revision, position) in zip(actions, then, strict=True):
        if revision in evaluations and action.seat is not None and before is not None:
            told = evaluations[revision]
            evaluated = tuple(EvaluatedAction(rules.parse(text), value) for text, value in json.loads(told.evaluated))
            taken = rules.parse(action.notation)
            found[revision] = Reason(action.seat, told.level, rules.view(before, action.seat), taken, evaluated)
        before = rules.copy(position)
    return found
