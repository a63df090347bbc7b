"""The lesson: a round with two choices, and the score sheet. See :mod:`engine.lessons`."""

from __future__ import annotations

from typing import Final

from engine.__key__.components import CARDS
from engine.lessons import Lesson, Step

STEPS: Final = (
    Step(right=("choose.12",), offered=("choose.4", "choose.12", "choose.29"), teaches=("goal.choose",)),
    Step(
        right=("choose.14",),
        answered=("choose.29",),
        opponents=((1, "choose.21"), (1, "choose.26")),
        teaches=("goal.close", "goal.high"),
    ),
    Step(teaches=("end.target", "end.tie")),
)
"""From the first choice to the score sheet."""
HANDS: Final = [[4, 8, 12, 14, 29], [2, 9, 17, 21, 26]]
"""The learner's, and Ana's."""
POSITION: Final = {
    "seats": 2,
    "hands": HANDS,
    "chosen": [[], []],
    "pile": [card for card in CARDS if card not in (*HANDS[0], *HANDS[1])],
    "points": [8, 8],
    "shown": [[7, 8], [5, 20]],
    "round": 3,
    "chance": 0,
}
RULES: Final = {"goal": ("goal.choose", "goal.close", "goal.high"), "end": ("end.target", "end.tie")}
"""Ids of the rules by their page. Each is taught by a step, or ``untaught`` says why not."""
LESSON: Final = Lesson(
    version=1, names=("Ana",), seed=b"__key__ lesson 1", position=POSITION, steps=STEPS, rules=RULES, untaught={}
)
