"""Bots at a table. One gets a view and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol, TypeVar

from engine import Action, AnyGame, View
from engine.players import LEVELS, Choice
from engine.players.decision import BotDecision

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)

BOT_USER_ID: Final = -1
"""The user of a seat that a bot has from the start."""
STAND_IN_LEVEL: Final = "normal"
"""The level of a bot that replaces a person."""
FORCED: Final = ""
"""In place of a level: the person lets the bot do what alone is possible."""


def level_of(level: str) -> str:
    """Return the level of a seat's bot; :data:`STAND_IN_LEVEL` for an unknown one."""
    return level if level in LEVELS else STAND_IN_LEVEL


@dataclass(frozen=True, slots=True)
class BotTurn:
    """A pending decision that the bot makes, and all that it may know.

    ``level`` is that of the bot, or :data:`FORCED`. ``seed``: what the decision is drawn from, where it may
    depend on nothing else. ``action``: what a person has said before, and ``planned`` whether as a plan.
    """

    seat: int
    level: str
    view: View
    seed: bytes | None = None
    action: Action | None = None
    planned: bool = False


class BotWork(Protocol[R_co]):
    """Something that a bot worker computes: a decision, or a slice of a review."""

    @property
    def game(self) -> AnyGame:
        """Return the game that it is about."""

    def run(self) -> R_co:
        """Compute it."""


class BotPlayer(Protocol):
    """Makes the decisions of bots."""

    async def decide(self, decision: BotDecision, asker: tuple[int, int]) -> Choice:
        """Return a bot's choice: see :meth:`tables.bot_pool.BotPool.decide`."""

    async def review(self, work: BotWork[R]) -> R:
        """Return the result of a piece of a review. Other decisions come first."""
