"""The log of the shipped program where decisions and pictures fail: it quotes neither a decision nor a card."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from tests.wire.evening import LENIENT_TIMEOUT_SECONDS
from tests.wire.people import Person
from tests.wire.play import FIRST, choices, open_table
from tests.wire.program import REACTION_TIMEOUT_SECONDS, ROOT, Program
from tests.wire.sentences import sentence
from tests.wire.server import TOKEN, Discord

FAULT = """
import sys

if "render.worker" in sys.orig_argv:
    import render

    def broken(game, scene, locale):
        raise KeyError(scene.view.actions)

    render.hand = broken
else:
    from db import Store

    commit = Store.commit

    async def broken(self, write):
        if write.action is None or write.action.seat is None:
            return await commit(self, write)
        try:
            raise LookupError(write.action.notation)
        except LookupError as error:
            raise KeyError(write.action.events) from error

    Store.commit = broken
"""
"""Put before the program: no decision can be stored, and no hand drawn. Both errors quote what they are about."""
NUMBERED = sentence("en-US", "error-unknown", number="@").replace("@", r"\w{6}")


async def test_the_log_quotes_no_failed_decision_and_no_failed_hand(tmp_path: Path) -> None:
    extra = tmp_path / "extra"
    extra.mkdir()
    extra.joinpath("sitecustomize.py").write_text(FAULT, encoding="utf-8")
    environment = {"PYTHONPATH": f"{extra}:{ROOT}", "TERTULIA_LOG_LEVEL": "DEBUG"}
    pressed = []
    async with Discord(patience=LENIENT_TIMEOUT_SECONDS) as discord:
        discord.limits.on = False
        guild = discord.world.add_guild()
        async with Program(discord, tmp_path, environment=environment) as program:
            for key in ("mausoleum", "capital_lux", "luxor"):
                people = [Person(discord, discord.world.add_user(guild)) for _ in range(2)]
                table = await open_table(people, discord.open_channel(guild), key)
                for person in people:
                    board = table.board()
                    assert board is not None
                    (hand,) = (await person.press(board, f"b:{table.number}:hand")).messages
                    offered = choices(hand)
                    if offered and offered[0].control.custom_id.startswith(FIRST):
                        (hand,) = (await person.use(hand, offered[0].control, [])).messages
                        offered = choices(hand)
                    for choice in offered[:4]:
                        pressed.append(choice)
                        values = [choice.value] if choice.value else []
                        answer = await person.use(hand, choice.control, values)
                        text = "".join(message.text for message in answer.messages)
                        assert re.fullmatch(NUMBERED, text), text
                    if key == "capital_lux":
                        # A worker that still draws its sprites has no time for a hand: look until it has.
                        async with asyncio.timeout(REACTION_TIMEOUT_SECONDS):
                            while "of capital_lux: rendering failed" not in program.said():
                                await person.press(board, f"b:{table.number}:hand")
            assert await program.stop() == 0
    said = program.said()
    assert len(pressed) >= 8
    assert said.count("LookupError") >= len(pressed) and "of capital_lux: rendering failed" in said
    assert not [each.notation for each in pressed if "." in each.notation and each.notation in said]
    assert "LookupError:" not in said and "KeyError:" not in said and "audience" not in said and TOKEN not in said
