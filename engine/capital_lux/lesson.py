"""The lesson: see :mod:`engine.lessons`."""

from __future__ import annotations

from typing import Final

from engine.lessons import Lesson, Step

STEPS: Final = (
    Step(
        asks=("two", "four", "six"),
        right=("say.four",),
        answered=("say.two", "say.six"),
        teaches=("draft.keep", "draft.pass"),
    ),
    Step(
        right=("play.m4.home",),
        answered=("play.m4.capital",),
        offered=("play.m4.home", "play.m4.capital"),
        opponents=((1, "play.a3.capital"), (1, "lay.cleric")),
        teaches=("goal", "turn.one", "turn.home", "round-end.equal", "round-end.next"),
    ),
    Step(
        right=("play.m3.capital",),
        answered=("play.m3.home",),
        offered=("play.m3.home", "play.m3.capital"),
        opponents=((1, "play.m2.home"),),
        teaches=("turn.capital", "turn.limit", "merchant.coin"),
    ),
    Step(
        right=("play.s4.capital",),
        answered=("play.s4.home",),
        offered=("play.s4.home", "play.s4.capital"),
        opponents=((1, "play.s5.home"),),
        teaches=("scientist.draw",),
    ),
    Step(
        right=("play.a2.capital",),
        answered=("play.a2.home",),
        offered=("play.a2.home", "play.a2.capital"),
        teaches=("agent.look", "agent.hidden"),
    ),
    Step(
        right=("lay.scientist",),
        answered=("lay.agent", "lay.cleric", "lay.merchant"),
        opponents=((1, "play.a4.home"),),
        teaches=("agent.lay",),
    ),
    Step(
        right=("play.c3.capital",),
        answered=("play.c3.home",),
        offered=("play.c3.home", "play.c3.capital"),
        teaches=("cleric.power",),
    ),
    Step(
        right=("take.agent",),
        answered=("take.scientist", "take.merchant"),
        opponents=((1, "play.c2.home"),),
        teaches=("cleric.lowest",),
    ),
    Step(
        right=("play.m5.capital",),
        answered=("play.c5.capital",),
        offered=("play.c5.capital", "play.m5.capital"),
        teaches=("round-end.closing", "round-end.last", "round-end.hands"),
    ),
    Step(
        asks=("you", "drusa", "neither"),
        right=("say.you",),
        answered=("say.drusa", "say.neither"),
        teaches=("round-end.modifiers", "round-end.limits", "bonus.most"),
    ),
    Step(
        asks=("five", "three", "nothing"),
        right=("say.three",),
        answered=("say.five", "say.nothing"),
        teaches=("bonus.tie", "draft.start"),
    ),
    Step(
        right=("save.cleric",),
        answered=("save.none",),
        teaches=("gold.pay", "gold.whole"),
    ),
    Step(
        teaches=("scoring.sheet",),
    ),
)
"""From the draft, which a question asks of, to the score sheet."""
POSITION: Final = {
    "seats": 2,
    "hands": [["a2", "c3", "s4", "m3", "m4", "m5"], ["a3", "a4", "c2", "s5", "m2"]],
    "kept": [[], []],
    "choices": [None, None],
    "homes": [[[], [4], [3], [3]], [[4], [], [4], [4]]],
    "capital": [[5], [2, 4], [3, 3], [2, 5]],
    "pile": [
        "s5", "m4", "a3", "s3", "c6", "m6", "m4", "c5", "s5", "c2", "c3", "c6", "a4", "a2", "a6", "s5", "s6", "s2",
        "m3", "c3", "m5", "a2", "s2", "a3", "a4", "c3", "m2", "s4", "c4", "m5", "c5", "a5", "c5", "a3", "a5", "c5",
    ],
    "modifiers": [2, 4, -3, -1],
    "coins": [0, 0],
    "supply": 8,
    "bonus": [[], []],
    "discard": ["a6", "a6", "c6", "s6", "s6", "m6", "m6", "a5", "c4", "s2", "s4", "m3"],
    "laid": [],
    "round": 3,
    "starter": 1,
    "turn": 0,
    "draft": 0,
    "step": "play",
    "looked": None,
    "pending": None,
    "closer": None,
    "report": None,
    "chance": 0,
}  # fmt: skip
"""The last round, after the draft. Drusa has played a card."""
RULES: Final = {
    "goal": ("goal",),
    "draft": ("draft.keep", "draft.pass", "draft.start"),
    "turn": ("turn.one", "turn.home", "turn.capital", "turn.limit"),
    "agent": ("agent.look", "agent.lay", "agent.hidden"),
    "cleric": ("cleric.power", "cleric.lowest"),
    "scientist": ("scientist.draw", "scientist.last"),
    "merchant": ("merchant.coin",),
    "round-end": (
        "round-end.closing",
        "round-end.last",
        "round-end.hands",
        "round-end.modifiers",
        "round-end.limits",
        "round-end.equal",
        "round-end.next",
    ),
    "gold": ("gold.pay", "gold.whole"),
    "bonus": ("bonus.most", "bonus.tie"),
    "scoring": ("scoring.sheet",),
    "cards": ("cards",),
}
UNTAUGHT: Final = {
    "scientist.last": "a tip says it when the last card is green",
    "cards": "the page of symbols names them",
}
LESSON: Final = Lesson(
    version=3,
    names=("Drusa",),
    seed=b"capital lux lesson 2",
    position=POSITION,
    steps=STEPS,
    rules=RULES,
    untaught=UNTAUGHT,
)
