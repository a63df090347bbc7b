"""Custom ids that no message of the bot carries: well-formed for tables that may not exist, misspelt, or noise."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from cogs.interactions.custom_ids import KINDS, OPPONENTS, Op, Way
from engine import games
from render import rules_pages
from tables import POLL_CHOICES, Pace, PollKind
from tests.wire.interactions import Interaction

NUMBERS: Final = ("0", "1", "007", "999999999", "999999999999", "9" * 19, "18446744073709551616", "-1", "1e3", "0x1")
STRANGE: Final = (
    *("１２", "٣", "𝟙", "½", "१", "", " ", "\n", "\x00", "null", "None", "true", "a" * 20, ":", "::", "PASS"),
    *("../../etc/passwd", "%2e%2e%2f", "C:\\NUL", "file:///", "__init__", "__class__", "{0.__class__}", "{ $number }"),
    *("'; DROP TABLE tables; --", "<@1>", "@everyone", "\u202e", "é", "e\u0301", "ß", "İ", "🎲", "\\u0000"),
    *("t:1:1:pass", "pass;pass"),
)
_WHATS: Final = (
    *("language", "pace", "channels", "roles", "deleted", "quiet_from", "quiet_to", "pings_on", "pings_off"),
    *("words_on", "words_off", "listed_on", "listed_off", "confirm_on", "confirm_off"),
    *("change", "quiet", "show", "export", "delete", "confirm", "x"),
)


class Ids:
    """Generates such ids. ``tables`` are the tables that exist, ``seen`` the interactions of regular clients."""

    def __init__(self, chance: random.Random, tables: Sequence[int], seen: Sequence[Interaction]) -> None:
        self._chance = chance
        self._tables = tables
        self.notations = [
            each.data["custom_id"].split(":", 3)[3] for each in seen if str(each.data.get("custom_id", ""))[:2] == "t:"
        ] or ["pass"]
        """Actions that players have taken."""

    def next(self) -> str:
        """Return the next custom id: well-formed, with parts replaced, misspelt, or noise."""
        chance = self._chance
        made = self._of_a_kind(chance.randrange(len(KINDS)))
        roll = chance.random()
        if roll < 0.55:
            return made
        if roll < 0.85:
            parts = made.split(":")
            for _ in range(chance.choice((1, 1, 2, 3))):
                parts[chance.randrange(len(parts))] = chance.choice([*NUMBERS, *STRANGE, *map(str, range(3))])
            return ":".join(parts)
        if roll < 0.95:
            letters = list(made)
            for _ in range(chance.randint(1, 4)):
                letters[chance.randrange(len(letters))] = chance.choice("０9:.-_ abzAZ\n\x7f٣é🎲/\\")
            return "".join(letters)
        return "".join(
            chr(chance.choice((chance.randrange(32, 127), chance.randrange(0xA0, 0xD7FF)))) for _ in range(100)
        )

    def _of_a_kind(self, kind: int) -> str:
        """Return an id as the bot makes them, of each of its kinds, with parts that may or may not exist."""
        chance = self._chance
        table = str(chance.choice([*self._tables, *self._tables, chance.randrange(10_000), 0]))
        number, word = str(chance.choice((*range(40), 999_999, 999_999_999))), chance.choice([*games(), "chess"])
        choice = chance.choice([each for choices in POLL_CHOICES.values() for each in choices] + ["maybe"])
        page = chance.choice([*rules_pages(word), "nothing"]) if word in games() else "goal"
        what = chance.choice(_WHATS)
        return (
            f"t:{table}:{number}:{chance.choice(self.notations)}",
            f"s:{table}:{number}",
            f"d:{table}:{number}:{chance.choice(self.notations).rpartition('.')[0] or 'play'}",
            f"b:{table}:{chance.choice([*Op, 'dance'])}",
            f"y:{table}",
            f"o:{table}:{chance.choice(('step', 'hand_limit', 'limit'))}",
            f"v:{table}:{chance.choice([*PollKind, 'dance'])}:{number}:{choice}",
            f"x:{table}:{number}:{chance.choice(self.notations)}",
            f"u:{table}:{number}",
            f"g:{table}:{number[:6]}",
            f"e:{table}:{chance.choice([*Way, 'away'])}:{number[:6]}",
            f"n:{word}:{chance.choice([*Pace, 'never'])}{chance.choice(('', ':u', ':x'))}",
            f"r:{word}:{page}",
            f"l:{word}",
            f"f:{word}",
            f"a:{word}:{number[:4]}:{number}",
            f"h:{word}:1:{number[:2]}:{chance.choice(self.notations)}",
            f"z:{word}:{chance.choice((*OPPONENTS, 'nobody'))}",
            f"q:{table}:{page}",
            f"w:{table}",
            f"i:{chance.choice((number, table, '9' * 20))}",
            f"k:{word}:{number[:6]}",
            f"j:{chance.choice(('game', 'what'))}",
            f"c:{what}",
            f"m:{what}",
            f"p:{what}",
            f"bf:{table}:{chance.randrange(1 << 32):08x}",
            f"cf:{what}:{chance.randrange(1 << 32):08x}",
        )[kind]
