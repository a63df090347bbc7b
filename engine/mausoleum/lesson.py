"""The lesson: see :mod:`engine.lessons`."""

from __future__ import annotations

from typing import Final

from engine.lessons import Lesson, Step

STEPS: Final = (
    Step(
        right=("play.estatuas",),
        answered=("play.artemisia", "pass"),
        offered=("play.estatuas", "play.artemisia", "pass"),
        opponents=((1, "play.terremoto"), (1, "at.0")),
        teaches=("goal", "construction.set", "turn.play"),
    ),
    Step(
        right=("lose.colunas",),
        answered=("lose.estatuas", "lose.base", "lose.piramide"),
        opponents=((2, "play.descoberta"), (2, "recover.colunas")),
        teaches=("events.terremoto", "construction.copies", "defence.hand"),
    ),
    Step(
        right=("play.artemisia",),
        answered=("play.arquitetos", "play.descoberta"),
        offered=("play.artemisia", "play.arquitetos", "play.descoberta"),
        teaches=("turn.draw", "characters.artemisia", "events.descoberta"),
    ),
    Step(
        right=("discard.arquitetos",),
        answered=("discard.invasao", "discard.escultores"),
        offered=("discard.arquitetos", "discard.escultores", "discard.invasao"),
        opponents=((1, "pass"), (1, "discard.mausolo"), (2, "play.colunas")),
        teaches=("turn.discard",),
    ),
    Step(
        right=("play.invasao",),
        answered=("play.troca", "play.descoberta"),
        offered=("play.invasao", "play.descoberta", "play.troca"),
        teaches=("events.invasao", "scoring.several"),
    ),
    Step(
        right=("at.1",),
        answered=("at.2",),
        teaches=("defence.table", "actions.protecao", "characters.shields"),
    ),
    Step(
        right=("take.estatuas",),
        answered=("take.base", "take.colunas", "take.piramide"),
        opponents=((1, "play.roubo"), (1, "at.0"), (2, "play.troca"), (2, "at.0"), (2, "give.roubo")),
        teaches=("construction.unsafe",),
    ),
    Step(
        right=("play.descoberta",),
        answered=("play.terremoto", "play.troca"),
        offered=("play.descoberta", "play.terremoto", "play.troca"),
        teaches=("actions.roubo", "actions.troca", "defence.what"),
    ),
    Step(
        right=("recover.mausolo",),
        answered=("recover.artemisia", "recover.invasao"),
        offered=("recover.mausolo", "recover.artemisia", "recover.invasao"),
        opponents=((1, "pass"), (2, "pass")),
        teaches=("characters.mausolo", "characters.mausolo-once"),
    ),
    Step(
        right=("play.mausolo",),
        answered=("play.terremoto", "pass"),
        offered=("play.mausolo", "play.terremoto", "pass"),
        opponents=((1, "pass"), (2, "pass")),
        teaches=("scoring.tie",),
    ),
    Step(
        right=("pass",),
        answered=("play.terremoto", "play.troca"),
        offered=("play.terremoto", "play.troca", "pass"),
        teaches=("end.pile", "end.passes"),
    ),
    Step(
        teaches=("scoring.sheet",),
    ),
)
"""From the first decision to the score sheet."""
POSITION: Final = {
    "seats": 3,
    "hands": [
        ["estatuas", "artemisia", "escultores", "invasao", "descoberta"],
        ["terremoto", "roubo", "mausolo", "arquitetos", "troca"], ["descoberta", "troca", "estatuas"],
    ],
    "areas": [[2, 3, 2, 0], [2, 2, 2, 2], [2, 1, 2, 2]],
    "mausolo": [False, True, False],
    "shields": [[], [], ["protecao"]],
    "used": [[], ["mausolo"], ["artemisia", "arquitetos", "escultores"]],
    "pile": [
        "artemisia", "protecao", "roubo", "mausolo", "troca", "terremoto", "arquitetos", "escultores", "roubo",
    ],
    "discard": ["artemisia", "arquitetos", "escultores", "invasao", "invasao", "descoberta"],
    "turn": 0,
    "step": "play",
    "pending": None,
    "target": None,
    "passes": 0,
    "ending": None,
    "chance": 0,
}  # fmt: skip
RULES: Final = {
    "goal": ("goal",),
    "turn": ("turn.draw", "turn.play", "turn.discard"),
    "construction": ("construction.set", "construction.copies", "construction.unsafe"),
    "characters": ("characters.mausolo", "characters.mausolo-once", "characters.artemisia", "characters.shields"),
    "events": ("events.terremoto", "events.invasao", "events.descoberta"),
    "actions": ("actions.troca", "actions.roubo", "actions.protecao"),
    "defence": ("defence.table", "defence.hand", "defence.what"),
    "scoring": ("scoring.several", "scoring.sheet", "scoring.tie"),
    "end": ("end.pile", "end.passes"),
}
UNTAUGHT: Final[dict[str, str]] = {}
LESSON: Final = Lesson(
    version=3,
    names=("Petra", "Doros"),
    seed=b"mausoleum lesson 1",
    position=POSITION,
    steps=STEPS,
    rules=RULES,
    untaught=UNTAUGHT,
)
