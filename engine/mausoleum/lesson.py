"""The lesson: see :mod:`engine.lessons`."""

from __future__ import annotations

from typing import Final

from engine.lessons import Lesson, Step

STEPS: Final = (
    Step(
        right=("play.estatuas",),
        answered=("play.artemisia", "play.escultores", "play.invasao", "play.descoberta", "pass"),
        opponents=((1, "play.terremoto"), (1, "at.0")),
        lit=("area.0", "card.estatuas"),
        teaches=("goal", "construction.set", "turn.draw", "turn.play"),
    ),
    Step(
        right=("lose.colunas",),
        answered=("lose.estatuas", "lose.base", "lose.piramide"),
        opponents=((2, "play.descoberta"), (2, "recover.colunas")),
        lit=("area.0", "last"),
        teaches=("events.terremoto", "construction.copies"),
    ),
    Step(
        right=("play.artemisia",),
        answered=("play.invasao", "play.descoberta", "play.arquitetos", "play.escultores", "pass"),
        lit=("discard", "hand.2", "card.artemisia"),
        teaches=("characters.artemisia", "events.descoberta"),
    ),
    Step(
        right=("discard.arquitetos", "discard.terremoto", "discard.troca"),
        answered=("discard.invasao", "discard.escultores", "discard.descoberta"),
        opponents=((1, "pass"), (1, "discard.mausolo"), (2, "play.colunas")),
        lit=("cards",),
        teaches=("turn.discard", "characters.mausolo-once", "scoring.several"),
    ),
    Step(
        right=("play.invasao",),
        answered=(
            "play.terremoto",
            "play.descoberta",
            "play.arquitetos",
            "play.escultores",
            "play.protecao",
            "play.troca",
            "pass",
        ),
        lit=("area.2", "area.0", "card.invasao"),
        teaches=("events.invasao", "scoring.several"),
    ),
    Step(
        right=("at.1",),
        answered=("at.2",),
        lit=("sign.2.protecao", "area.1"),
        teaches=("defence.table", "actions.protecao"),
    ),
    Step(
        right=("take.estatuas",),
        answered=("take.base", "take.colunas", "take.piramide"),
        opponents=((1, "play.roubo"), (1, "at.0"), (2, "play.troca"), (2, "at.1"), (2, "give.escultores")),
        lit=("area.1", "area.0"),
        teaches=("events.invasao", "construction.unsafe"),
    ),
    Step(
        right=("play.descoberta",),
        answered=("play.arquitetos", "play.protecao", "play.terremoto", "play.troca", "pass"),
        lit=("discarded.escultores", "pile", "card.descoberta"),
        teaches=("defence.hand", "actions.roubo", "actions.troca", "end.pile"),
    ),
    Step(
        right=("recover.mausolo",),
        answered=("recover.invasao",),
        opponents=((1, "pass"), (2, "pass")),
        lit=("ledger",),
        teaches=("events.descoberta",),
    ),
    Step(
        right=("play.mausolo",),
        answered=("pass", "play.arquitetos", "play.protecao", "play.terremoto", "play.troca"),
        opponents=((1, "pass"), (2, "pass")),
        lit=("card.mausolo", "area.0"),
        teaches=("characters.mausolo", "scoring.tie"),
    ),
    Step(
        right=("pass",),
        lit=("points.0", "pile"),
        teaches=("end.passes",),
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
        ["terremoto", "roubo", "mausolo", "arquitetos", "troca"],
        ["descoberta", "troca", "estatuas"],
    ],
    "areas": [[2, 3, 2, 0], [2, 2, 2, 2], [2, 1, 2, 2]],
    "mausolo": [False, True, False],
    "shields": [[], [], ["protecao"]],
    "used": [[], ["mausolo"], ["artemisia", "arquitetos", "escultores"]],
    "pile": ["artemisia", "protecao", "roubo", "mausolo", "troca", "terremoto", "arquitetos", "escultores", "roubo"],
    "discard": ["artemisia", "arquitetos", "escultores", "invasao", "invasao", "descoberta"],
    "turn": 0,
    "step": "play",
    "pending": None,
    "target": None,
    "passes": 0,
    "ending": None,
    "chance": 0,
}
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
UNTAUGHT: Final = {
    "characters.shields": "shown at another player in step 6, and told to wrong choices in steps 1 and 3",
    "defence.what": "two of them are shown; the cards say the rest",
}
LESSON: Final = Lesson(
    version=1,
    names=("Ana", "Bruno"),
    seed=b"mausoleum lesson 1",
    position=POSITION,
    steps=STEPS,
    rules=RULES,
    untaught=UNTAUGHT,
)
