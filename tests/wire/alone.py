"""People who play alone while a proof does what it likes to the bot: daily deals, then solo games."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Final

from tests.wire.entities import Channel, Message
from tests.wire.interactions import Interaction
from tests.wire.people import Person
from tests.wire.play import Player, Table, choices

_NUMBER: Final = re.compile(r"(?:t|s|d|b):([0-9]+):")


class Alone(Player):
    """A person without a table. ``tables``: the games that they have begun, the present one last."""

    def __init__(self, person: Person, channel: Channel, chance: random.Random) -> None:
        self.tables: list[Table] = []
        self._channel = channel
        super().__init__(person, Table(channel, [person], 0, ""), chance)

    async def play_games(self, kinds: Sequence[str]) -> None:
        """Play the deal of the day of each of these games, and then solo games, until cancelled."""
        for kind in kinds:
            await self._play_game("daily", kind)
        while True:
            await self._play_game("solo", self.chance.choice(kinds))

    async def _play_game(self, command: str, kind: str) -> None:
        """Begin a game, and play it to its end."""
        self.panel, self.table = None, Table(self._channel, [self.person], 0, kind)
        while True:
            if self.panel is not None and _is_result(self.panel):
                return
            if self.panel is not None and self._is_there(self.panel) and (offered := choices(self.panel)):
                await self.decide(self.chance.choice(offered))
            elif self.table.number and command == "solo":
                if await self._is_over():
                    return
            else:
                self._turn_to(await self._answered(command, game=kind))

    async def _is_over(self) -> bool:
        """Look for the hand of the present game; return whether the bot knows it no longer."""
        listed = await self._answered("tables")
        if listed.failed:
            return False
        found = self.person.finds(self._channel, f"b:{self.table.number}:hand")
        if found is None:
            return True
        answer = await self.person.use(*found)
        if answer.failed:
            await self.person.back()
        self._turn_to(answer)
        return False

    async def _answered(self, command: str, **options: str) -> Interaction:
        self.person.dismiss(self._channel)
        if command == "solo":
            options["level"] = "easy"
        answer = await self.person.slash(self._channel, command, **options)
        if answer.failed:
            await self.person.back()
        return answer

    def _turn_to(self, answer: Interaction) -> None:
        """Open the newest answer, and note the number of a game that has just begun."""
        if answer.failed or not answer.messages:
            return
        self.panel = answer.messages[-1]
        numbers = {int(found[1]) for each in self.panel.controls if (found := _NUMBER.match(each.custom_id))}
        if len(numbers) == 1 and not self.table.number:
            (self.table.number,) = numbers
            if self.table.number not in [table.number for table in self.tables]:
                self.table.seated.append(self.person.user.id)
                self.tables.append(self.table)

    def _is_hand(self, message: Message) -> bool:
        """Return whether a message shows the hand of a running game.

        The result is no acknowledgement: it also answers another choice than the last one, whose answer was lost.
        """
        return super()._is_hand(message) and not _is_result(message)


def _is_result(message: Message) -> bool:
    ids = [each.custom_id for each in message.controls]
    return any(each.endswith((":rematch", ":replay")) or each.startswith("dd:result") for each in ids)
