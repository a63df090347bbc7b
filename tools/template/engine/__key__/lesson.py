"""The lesson: two choices and the score sheet. See :mod:`engine.lessons`."""

from __future__ import annotations

from typing import Final

from engine.__key__.components import CARDS
from engine.lessons import Lesson, Step

STEPS: Final = (
    Step(
        right=("play.15",),
        answered=("play.28",),
        opponents=((1, "play.21"),),
        teaches=("goal.play", "goal.light"),
    ),
    Step(right=("play.28",), opponents=((1, "play.17"),), teaches=("end.hands",)),
    Step(teaches=("end.most", "end.tie")),
)
"""From the first decision to the score sheet."""
HANDS: Final = [[15, 28], [17, 21]]
"""The learner's, and Ana's."""
ROW: Final = [8, 12, 5, 9, 11, 14]
POSITION: Final = {
    "seats": 2,
    "hands": HANDS,
    "pile": [card for card in CARDS if card not in (*ROW, *HANDS[0], *HANDS[1])],
    "row": ROW,
    "first": 0,
    "chance": 0,
}
RULES: Final = {"goal": ("goal.play", "goal.light"), "end": ("end.hands", "end.most", "end.tie")}
"""Ids of the rules by their page. Each is taught by a step, or ``untaught`` says why not."""
LESSON: Final = Lesson(
    version=1, names=("Ana",), seed=b"__key__ lesson 1", position=POSITION, steps=STEPS, rules=RULES, untaught={}
)
