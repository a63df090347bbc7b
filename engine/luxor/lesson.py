"""The lesson: see :mod:`engine.lessons`."""

from __future__ import annotations

from typing import Final

from engine.lessons import Lesson, Step

STEPS: Final = (
    Step(
        right=("play.left",),
        answered=("play.right",),
        teaches=("goal", "turn.outer", "starters.number"),
    ),
    Step(
        right=("move.10.2",),
        answered=("move.7.2", "move.12.2"),
        opponents=((1, "play.left"), (1, "move.20.1")),
        teaches=("movement.tiles", "movement.empty", "treasures.number", "treasures.take"),
    ),
    Step(
        asks=("three", "five", "twelve"),
        right=("say.five",),
        answered=("say.three", "say.twelve"),
        teaches=("scoring.sets", "starters.die", "temple.scarab"),
    ),
    Step(
        right=("play.left",),
        answered=("play.right",),
        teaches=("turn.draw", "temple.tunnel"),
    ),
    Step(
        right=("move.12.1",),
        answered=("move.7.1",),
        opponents=((1, "play.left"), (1, "move.19.-1"), (1, "take.key")),
        teaches=("statues.wake", "statues.stairs"),
    ),
    Step(
        asks=("two", "three", "four"),
        right=("say.three",),
        answered=("say.two", "say.four"),
        teaches=("scoring.wall", "starters.plus-minus"),
    ),
    Step(
        right=("play.right",),
        answered=("play.left",),
        opponents=((1, "play.left"), (1, "move.40.1")),
        teaches=("horus-cards.last",),
    ),
    Step(
        right=("play.left",),
        answered=("play.right",),
        teaches=("tomb.key", "movement.osiris"),
    ),
    Step(
        right=("move.32.1",),
        answered=("move.7.1", "move.12.1"),
        offered=("move.7.1", "move.12.1", "move.32.1"),
        teaches=("treasures.under", "treasures.temple", "temple.wild"),
    ),
    Step(
        right=("take.key",),
        answered=("take.horus3",),
        opponents=((1, "play.right"), (1, "move.5.1")),
        teaches=("horus.key", "horus.card"),
    ),
    Step(
        right=("play.right",),
        answered=("play.left",),
        teaches=("tomb.exact",),
    ),
    Step(
        right=("move.36.3",),
        answered=("move.0.3", "move.7.3"),
        offered=("move.0.3", "move.7.3", "move.36.3"),
        opponents=((1, "play.left"), (1, "move.14.2")),
        teaches=("tomb.sarcophagi", "tomb.points", "end.second"),
    ),
    Step(
        teaches=("scoring.sheet", "end.round"),
    ),
)
"""From the first decision to the score sheet."""
POSITION: Final = {
    "seats": 2,
    "first": 0,
    "hands": [["2", "1", "1", "3", "last-2"], ["die", "plus-minus", "1", "4", "1"]],
    "pile": ["plus-minus", "die", "die", "3", "2", "5", "die", "3", "4", "4", "plus-minus", "2", "5"],
    "horus": [
        ["upto3-1", "upto3-1", "upto4-1", "upto-die-1", "all-1", "last-1", "less-1", "less-1"],
        ["upto4-2", "upto5-2", "upto-die-2", "all-2", "less-2", "less-2", "upto5-2"],
        ["upto5-3", "upto6-3", "upto-die-3", "all-3", "last-3", "less-3", "less-3", "upto6-3"],
    ],
    "tiles": [
        "empty", "empty", "jewel-4", "empty", "scarab", "horus-1", "empty", "vase-4", "empty", "osiris-1",
        "statue-6", "horus-1", "jewel-3", "tunnel", "vase-6", "jewel-3", "osiris-2", "empty", "horus-2", "jewel-4",
        "statue-3", "scarab", "jewel-5", "vase-5", "horus-2", "vase-3", "osiris-4", "statue-4", "jewel-6",
        "jewel-3", "horus-3", "jewel-1", "tunnel", "osiris-3", "statue-3", "jewel-4", "horus-3", "empty",
        "statue-4", "empty", "vase-3",
    ],
    "temple": [
        ["tunnel", "tunnel"], ["scarab", "eyes-23", "scarab", "eyes-12"],
        ["scarab-or-wild", "wild", "wild", "wild"],
    ],
    "scarab_supply": [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 2],
    "adventurers": [[-3, -2, 7, 10, 12], [5, 14, 19, 20, 40]],
    "keys": [0, 0],
    "wilds": [0, 0],
    "treasures": [
        ["vase-4", "jewel-3", "statue-5", "vase-4", "statue-4"],
        ["vase-3", "statue-3", "vase-1", "statue-3", "vase-3", "statue-1"],
    ],
    "scarabs": [[], []],
    "discard": ["1", "1", "2", "3", "4", "5", "5", "plus-minus", "plus-minus"],
    "reshuffled": False,
    "key_supply": 20,
    "wild_supply": 18,
    "sarcophagi": [],
    "round": 14,
    "turn": 0,
    "step": "card",
    "card": None,
    "side": 1,
    "roll": 0,
    "mover": -1,
    "at": -1,
    "landed": [],
    "could_move": True,
    "ending": None,
    "chance": 0,
}  # fmt: skip
RULES: Final = {
    "goal": ("goal",),
    "turn": ("turn.outer", "turn.draw", "turn.must"),
    "movement": ("movement.tiles", "movement.empty", "movement.osiris"),
    "statues": ("statues.wake", "statues.stairs"),
    "treasures": ("treasures.number", "treasures.take", "treasures.under", "treasures.temple"),
    "horus": ("horus.key", "horus.card"),
    "temple": ("temple.tunnel", "temple.scarab", "temple.wild", "temple.favour"),
    "starters": ("starters.number", "starters.plus-minus", "starters.die"),
    "horus-cards": ("horus-cards.last", "horus-cards.others"),
    "tomb": ("tomb.exact", "tomb.key", "tomb.sarcophagi", "tomb.points"),
    "scoring": ("scoring.wall", "scoring.sets", "scoring.sheet"),
    "end": ("end.second", "end.round"),
}
UNTAUGHT: Final = {
    "turn.must": "a tip at the end says it",
    "temple.favour": "a tip of first games says it; no such tile is turned up here",
    "horus-cards.others": "their labels say it, and a tip at the end",
}
LESSON: Final = Lesson(
    version=3,
    names=("Amina",),
    seed=b"luxor lesson 1 0",
    position=POSITION,
    steps=STEPS,
    rules=RULES,
    untaught=UNTAUGHT,
)
