"""From every private panel of a running game one tap leads to the reader's hand."""

from __future__ import annotations

import random

import pytest

from cogs.interactions.custom_ids import Op
from engine import games
from tables import Phase
from tests.bot.forging import forge, with_component
from tests.bot.harness import Stage
from tests.bot.playing import deal, table_of
from tests.bot.test_every_game import act

pytestmark = pytest.mark.usefixtures("tiny_pictures")

ACTS = {Op.CONFIRM_CANCEL, Op.CONFIRM_QUIT, Op.CONFIRM_END, Op.SHARE, Op.SHARE_ANIMATION}
"""What these do is no look: they end the game, or post something."""
HAND = ("t:", "s:", "d:", "x:", "pm:", "ps:", "b:1:hand", "b:1:plan")
"""What stands on a hand, and on the question before its last step."""


@pytest.mark.parametrize("key", games())
async def test_every_private_panel_of_a_running_game_leads_to_the_hand(stage: Stage, key: str) -> None:
    """Every button of a table is pressed by all players, also those that no panel offers now."""
    await deal(stage, game=key)
    chance, people = random.Random(3), {each.id: each for each in stage.fewest(key)}
    for _ in range(8):
        table = await table_of(stage)
        who = people[table.seats[table.deciding[0]].user_id]
        await act(stage, who, stage.private(await stage.press(who, stage.board(), "b:*:hand")), chance)
    assert (await table_of(stage)).phase is Phase.RUNNING
    looked = set[Op]()
    for who in people.values():
        for op in Op:
            if op in ACTS:
                continue
            custom_id = f"b:1:{op}"
            made = {"type": 2, "custom_id": custom_id, "label": "?", "style": 1, "id": 900}
            async with with_component(stage, stage.board(), made):
                answer = await forge(stage, who, stage.board(), custom_id)
            for message in (answer.response, *answer.followups):
                found = [] if message is None else [each.custom_id for each in stage.controls(message)]
                if found and message is not None and message.id != stage.board().id:
                    looked.add(op)
                    assert any(each.startswith(HAND) for each in found), (op, found)
    assert looked >= {Op.MORE, Op.LOG, Op.TEXT, Op.FAIRNESS, Op.QUIT, Op.RULES, Op.HAND}
