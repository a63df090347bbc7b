"""Custom ids: all that a button remembers. Four prefixes that cannot be mistaken for each other.

``t:<table>:<stamp>:<notation>`` does an action, ``s:<table>:<stamp>`` is a select whose values are notations,
``b:<table>:<op>`` is everything else a table offers, ``r:<game>:<page>`` and ``l:<game>`` turn the pages of the rules.
None of them holds anything secret: they name what the person who sees the panel already knows.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from engine.contract import NOTATION

ACTION: Final = re.compile(rf"t:(?P<table>[0-9]{{1,12}}):(?P<stamp>[0-9]{{1,9}}):(?P<notation>{NOTATION.pattern})")
SELECT: Final = re.compile(r"s:(?P<table>[0-9]{1,12}):(?P<stamp>[0-9]{1,9})")
TABLE: Final = re.compile(r"b:(?P<table>[0-9]{1,12}):(?P<op>[a-z_]{1,20})")
RULES: Final = re.compile(r"r:(?P<game>[a-z_]{1,20}):(?P<page>[a-z-]{1,30})")
RULES_SELECT: Final = re.compile(r"l:(?P<game>[a-z_]{1,20})")

TEMPLATES: Final = (ACTION, SELECT, TABLE, RULES, RULES_SELECT)


class Op(StrEnum):
    """What a table's own buttons do."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    CANCEL = "cancel"
    CONFIRM_CANCEL = "confirm_cancel"
    RULES = "rules"
    HAND = "hand"
    MORE = "more"
    LOG = "log"
    TEXT = "text"
    REMATCH = "rematch"


def action(table: int, stamp: int, notation: str) -> str:
    """Id of a button that does an action."""
    return f"t:{table}:{stamp}:{notation}"


def select(table: int, stamp: int) -> str:
    """Id of a select that does the action chosen in it."""
    return f"s:{table}:{stamp}"


def op(table: int, what: Op) -> str:
    """Id of one of a table's own buttons."""
    return f"b:{table}:{what}"


def rules(game: str, page: str) -> str:
    """Id of a button that opens a page of the rules."""
    return f"r:{game}:{page}"


def rules_select(game: str) -> str:
    """Id of the select that lists the pages of the rules."""
    return f"l:{game}"


def known(custom_id: str) -> bool:
    """Whether some button class answers this id."""
    return any(template.fullmatch(custom_id) for template in TEMPLATES)
