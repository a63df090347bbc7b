"""Custom ids: all that a component remembers. No prefix can be mistaken for another.

==========================================  ========================================================================
``t:<table>:<decision>:<notation>``         does an action
``s:<table>:<decision>``                    a select whose values are notations
``v:<table>:<poll>:<number>:<choice>``      votes
``u:<table>:<decision>``                    takes back what it was shown with
``g:<table>:<page>``                        turns to a page of the log
``e:<table>:<way>:<page>``                  turns to a page of a replay
``b:<table>:<op>``                          everything else that a table offers
``n:<game>:<pace>``, ``n:<game>:<pace>:u``  opens a table, or an unranked one, in a thread
``k:<game>:<page>``, ``j:<what>``           turn the pages of the leaderboards
``r:<game>:<page>``, ``l:<game>``           turn the pages of the rules
``c:<what>``, ``m:<what>``, ``p:<what>``    controls of a server's settings, of a member's own, and of privacy
==========================================  ========================================================================

An id holds nothing secret: it names what the reader of the panel knows already. ``<decision>`` is the seat's decision
revision. It and a poll's number count what the reader has seen, never the table's steps: some of these are private.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Final

from engine.contract import NOTATION

ACTION: Final = re.compile(
    rf"t:(?P<table>[0-9]{{1,12}}):(?P<decision_revision>[0-9]{{1,9}}):(?P<notation>{NOTATION.pattern})"
)
SELECT: Final = re.compile(r"s:(?P<table>[0-9]{1,12}):(?P<decision_revision>[0-9]{1,9})")
TABLE: Final = re.compile(r"b:(?P<table>[0-9]{1,12}):(?P<op>[a-z_]{1,20})")
VOTE: Final = re.compile(
    r"v:(?P<table>[0-9]{1,12}):(?P<kind>[a-z]{1,10}):(?P<number>[0-9]{1,9}):(?P<choice>[a-z]{1,10})"
)
UNDO: Final = re.compile(r"u:(?P<table>[0-9]{1,12}):(?P<decision_revision>[0-9]{1,9})")
LOG: Final = re.compile(r"g:(?P<table>[0-9]{1,12}):(?P<page>[0-9]{1,6})")
REPLAY: Final = re.compile(r"e:(?P<table>[0-9]{1,12}):(?P<way>[a-z]{1,10}):(?P<page>[0-9]{1,6})")
THREAD: Final = re.compile(r"n:(?P<game>[a-z_]{1,20}):(?P<pace>[a-z]{1,10})(?P<unranked>:u)?")
RULES: Final = re.compile(r"r:(?P<game>[a-z_]{1,20}):(?P<page>[a-z-]{1,30})")
RULES_SELECT: Final = re.compile(r"l:(?P<game>[a-z_]{1,20})")
LEADERS: Final = re.compile(r"k:(?P<game>[a-z_]{1,20}):(?P<page>[0-9]{1,6})")
LEADERS_SELECT: Final = re.compile(r"j:(?P<what>[a-z]{1,10})")
SERVER: Final = re.compile(r"c:(?P<what>[a-z_]{1,20})")
MEMBER: Final = re.compile(r"m:(?P<what>[a-z_]{1,20})")
PRIVACY: Final = re.compile(r"p:(?P<what>[a-z_]{1,20})")

SHOW: Final = "show"
"""What the id of a button says that opens a person's settings."""

TEMPLATES: Final = (
    ACTION,
    SELECT,
    TABLE,
    VOTE,
    UNDO,
    LOG,
    REPLAY,
    THREAD,
    RULES,
    RULES_SELECT,
    LEADERS,
    LEADERS_SELECT,
    SERVER,
    MEMBER,
    PRIVACY,
)


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
    RETURN = "return"
    TAKE = "take"
    UNDO = "undo"
    QUIT = "quit"
    CONFIRM_QUIT = "confirm_quit"
    PROPOSE_END = "propose_end"
    RESUME = "resume"
    VERIFY = "verify"
    RECORD = "record"
    REPLAY = "replay"
    ANIMATION = "film"
    ADD_EASY = "add_easy"
    ADD_NORMAL = "add_normal"
    ADD_HARD = "add_hard"
    REMOVE_COMPUTER = "remove_computer"
    HINT = "hint"


class Way(StrEnum):
    """Where a button of a replay leads. Two that lead to the same page still have different ids."""

    FIRST = "first"
    BACK = "back"
    NEXT = "next"
    LAST = "last"


def action(table: int, decision_revision: int, notation: str) -> str:
    """Id of a button that does an action."""
    return f"t:{table}:{decision_revision}:{notation}"


def select(table: int, decision_revision: int) -> str:
    """Id of a select that does the action chosen in it."""
    return f"s:{table}:{decision_revision}"


def op(table: int, what: Op) -> str:
    """Id of one of a table's own buttons."""
    return f"b:{table}:{what}"


def vote(table: int, kind: str, number: int, choice: str) -> str:
    """Id of a button that answers a question."""
    return f"v:{table}:{kind}:{number}:{choice}"


def undo(table: int, decision_revision: int) -> str:
    """Id of a button that takes back what it was shown with."""
    return f"u:{table}:{decision_revision}"


def log(table: int, page: int) -> str:
    """Id of a button that opens a page of the log."""
    return f"g:{table}:{page}"


def replay(table: int, way: Way, page: int) -> str:
    """Id of a button that opens a page of a finished game."""
    return f"e:{table}:{way}:{page}"


def thread(game: str, pace: str, *, ranked: bool) -> str:
    """Id of a button that opens a table in a thread of its own."""
    return f"n:{game}:{pace}" + ("" if ranked else ":u")


def rules(game: str, page: str) -> str:
    """Id of a button that opens a page of the rules."""
    return f"r:{game}:{page}"


def rules_select(game: str) -> str:
    """Id of the select that lists the pages of the rules."""
    return f"l:{game}"


def leaders(game: str, page: int) -> str:
    """Id of a button that opens a page of a game's leaderboard."""
    return f"k:{game}:{page}"


def leaders_select() -> str:
    """Id of the select that lists the games with leaderboards."""
    return "j:game"


def server(what: str) -> str:
    """Id of a control of a server's settings."""
    return f"c:{what}"


def member(what: str) -> str:
    """Id of a control of a person's own settings."""
    return f"m:{what}"


def privacy(what: str) -> str:
    """Id of a button about what is stored of a person."""
    return f"p:{what}"


def known(custom_id: str) -> bool:
    """Whether some button class answers this id."""
    return _match(custom_id) is not None


def in_log(custom_id: str) -> str:
    """What a log line says of an id: all but the arguments of a decision, which can name a hidden card, and votes."""
    found = _match(custom_id)
    if found is None:
        return "an unknown control"
    parts = found.groupdict()
    if "notation" in parts:
        return custom_id[: found.start("notation")] + parts["notation"].partition(".")[0]
    return custom_id[: found.start("choice") - 1] if "choice" in parts else custom_id


def _match(custom_id: str) -> re.Match[str] | None:
    return next(filter(None, (template.fullmatch(custom_id) for template in TEMPLATES)), None)
