"""The evaluated decisions of AI players in a finished game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from db import ActionRow, EvaluationRow, Phase, Store
from engine import AnyGame, Rng
from engine.replay import Step, positions
from tables.ai_players import EvaluatedAction, EvaluatedDecision
from tables.log import rng_of
from tables.state import TableState
from tables.threads import for_page


async def evaluated_decisions(store: Store, table: TableState) -> Mapping[int, EvaluatedDecision]:
    """Return the AI players' decisions by the revision after each. Empty before the game is finished.

    Replays the log in a thread, to find what each AI player knew.
    """
    row = table.row
    if table.phase is not Phase.FINISHED or row.rules_version != table.game.meta.rules_version or row.seed is None:
        return {}
    evaluations = await store.games.evaluations(table.id)
    if not evaluations:
        return {}
    options, actions = table.options, await store.games.actions(table.id)
    return await for_page(_replay, table.game, len(table.seats), options, rng_of(row), evaluations, actions)


def _replay(
    rules: AnyGame,
    seats: int,
    options: Mapping[str, str],
    rng: Rng,
    rows: Sequence[EvaluationRow],
    actions: Sequence[ActionRow],
) -> Mapping[int, EvaluatedDecision]:
    evaluations = {each.revision: each for each in rows}
    steps = [Step(each.revision, each.seat, each.notation) for each in actions]
    then = positions(rules, seats, options, rng, steps)
    found: dict[int, EvaluatedDecision] = {}
    before = None
    for action, (revision, position) in zip(actions, then, strict=True):
        if revision in evaluations and action.seat is not None and before is not None:
            row = evaluations[revision]
            evaluated = tuple(EvaluatedAction(rules.parse(text), value) for text, value in json.loads(row.evaluated))
            view, taken = rules.view(before, action.seat), rules.parse(action.notation)
            found[revision] = EvaluatedDecision(action.seat, row.level, view, taken, evaluated)
        before = rules.copy(position)
    return found
