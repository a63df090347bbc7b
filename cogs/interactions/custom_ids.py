"""Custom ids: all that a component remembers. No prefix can be mistaken for another.

An id holds nothing secret: it names what the reader of the panel knows already. ``decision_revision`` is the seat's
decision revision. It and a poll's ``number`` count what the reader has seen. They never count the table's revisions,
some of which are private actions.

An id stays in its channel for good, so every later version must read every template.
"""

from __future__ import annotations

import re
from enum import StrEnum
from typing import Any, Final

from engine.contract import NOTATION

_NUMBERS: Final = {
    "table": "[0-9]{1,12}",
    "decision_revision": "[0-9]{1,9}",
    "number": "[0-9]{1,9}",
    "page": "[0-9]{1,6}",
    "version": "[0-9]{1,4}",
    "user": "[0-9]{1,20}",
}
"""Fields that are read as numbers, and their patterns."""
_FIELDS: Final = _NUMBERS | {
    "notation": NOTATION.pattern,
    "op": "[a-z_]{1,20}",
    "kind": "[a-z]{1,10}",
    "choice": "[a-z]{1,10}",
    "way": "[a-z]{1,10}",
    "pace": "[a-z]{1,10}",
    "unranked": "(?::u)?",
    "game": "[a-z_]{1,20}",
    "chapter": "[a-z-]{1,30}",
    "what": "[a-z_]{1,20}",
    "option": "[a-z_]{1,16}",
    "path": "[0-9]{0,14}",
    "digest": "[0-9a-f]{8}",
}


class CustomId:
    """One kind of custom id: a template whose fields a panel fills in and a click reads back."""

    def __init__(self, template: str) -> None:
        self.template = template
        self._pattern = re.compile(
            template.format_map({name: f"(?P<{name}>{pattern})" for name, pattern in _FIELDS.items()})
        )

    def make(self, **fields: object) -> str:
        """The id with these values. :class:`ValueError` for values that could not be read back."""
        made = self.template.format_map(fields)
        if not self.fullmatch(made):
            raise ValueError(f"{made!r} does not fit {self.template!r}")
        return made

    def fullmatch(self, custom_id: str) -> re.Match[str] | None:
        """The fields of an id as text; None for an id of another kind."""
        return self._pattern.fullmatch(custom_id)

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of the fields, in their order."""
        return tuple(self._pattern.groupindex)


ACTION: Final = CustomId("t:{table}:{decision_revision}:{notation}")
"""Does an action."""
SELECT: Final = CustomId("s:{table}:{decision_revision}")
"""A select whose values are notations."""
FIRST: Final = CustomId("d:{table}:{decision_revision}:{notation}")
"""Shows the actions that begin with a notation."""
TABLE: Final = CustomId("b:{table}:{op}")
"""Every other button of a table: see :class:`Op`."""
MENTION: Final = CustomId("y:{table}")
"""The button of a mention: shows the user's hand. Its own kind tells a mention from a board."""
OPTION: Final = CustomId("o:{table}:{option}")
"""A select whose values are those of an option of the game."""
VOTE: Final = CustomId("v:{table}:{kind}:{number}:{choice}")
"""Votes in a poll."""
CONFIRM: Final = CustomId("x:{table}:{decision_revision}:{notation}")
"""Does an action that ends the turn, after the question whether to."""
UNDO: Final = CustomId("u:{table}:{decision_revision}")
"""Takes back the actions that the button was drawn with."""
LOG: Final = CustomId("g:{table}:{page}")
"""Turns to a page of the log."""
REPLAY: Final = CustomId("e:{table}:{way}:{page}")
"""Turns to a page of a replay: see :class:`Way`."""
THREAD: Final = CustomId("n:{game}:{pace}{unranked}")
"""Opens a table in a new thread."""
RULES: Final = CustomId("r:{game}:{chapter}")
"""Turns to a page of the rules."""
RULES_SELECT: Final = CustomId("l:{game}")
"""A select whose values are pages of the rules."""
TABLE_RULES: Final = CustomId("q:{table}:{chapter}")
"""Turns to a page of the rules as a table plays them."""
TABLE_RULES_SELECT: Final = CustomId("w:{table}")
"""A select whose values are pages of the rules as a table plays them."""
LEARN: Final = CustomId("f:{game}")
"""Starts a game's lesson."""
LESSON: Final = CustomId("a:{game}:{version}:{path}")
"""Shows a step of a lesson. ``path`` holds the learner's right choices, a digit for each step."""
LESSON_CHOICE: Final = CustomId("h:{game}:{version}:{path}:{notation}")
"""Chooses in a step of a lesson."""
OPEN: Final = CustomId("z:{game}:{what}")
"""Opens a table after a lesson: with one of :data:`OPPONENTS`."""
CHALLENGE: Final = CustomId("i:{user}")
"""A select whose values are games to challenge a user to."""
LEADERS: Final = CustomId("k:{game}:{page}")
"""Turns to a page of a leaderboard."""
LEADERS_SELECT: Final = CustomId("j:{what}")
"""A select whose values are games with leaderboards."""
SERVER: Final = CustomId("c:{what}")
"""A control of a server's settings."""
MEMBER: Final = CustomId("m:{what}")
"""A control of a member's settings."""
PRIVACY: Final = CustomId("p:{what}")
"""A button about the data that is stored of a member."""
TABLE_FORM: Final = CustomId("bf:{table}:{digest}")
"""A form of a lobby. ``digest`` tells which options it has shown: see ``LobbyOptions.digest``."""
SERVER_FORM: Final = CustomId("cf:{what}:{digest}")
"""A form of a server's settings. ``digest`` tells which settings it has shown."""

CUSTOM_IDS: Final = (
    *(ACTION, SELECT, FIRST, TABLE, MENTION, OPTION, VOTE, CONFIRM, UNDO, LOG, REPLAY, THREAD),
    *(RULES, RULES_SELECT, TABLE_RULES, TABLE_RULES_SELECT),
    *(LEARN, LESSON, LESSON_CHOICE, OPEN, CHALLENGE),
    *(LEADERS, LEADERS_SELECT, SERVER, MEMBER, PRIVACY),
    *(TABLE_FORM, SERVER_FORM),
)
FORMS: Final = (TABLE_FORM, SERVER_FORM)
"""The kinds that forms have. All others belong to buttons and selects."""
OPPONENTS: Final = ("bot", "friends")
"""Whom a learner plays next. A bot's game starts at once."""
SHOW: Final = "show"
"""The ``what`` of a button that opens a member's settings."""


class Op(StrEnum):
    """What a button of a table does."""

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
    FAIRNESS = "fairness"
    VERIFY = "verify"
    RECORD = "record"
    REPLAY = "replay"
    ANIMATION = "film"
    ADD_EASY = "add_easy"
    ADD_NORMAL = "add_normal"
    ADD_HARD = "add_hard"
    REMOVE_COMPUTER = "remove_computer"
    HINT = "hint"
    WHY_NOT = "why_not"
    OWN_TURN = "own_turn"
    SHARE = "share"
    SHARE_ANIMATION = "share_film"
    JOIN_REMATCH = "join_rematch"
    OPTIONS = "options"


UNKNOWN: Final = "unknown"
"""The kind of a control that this version does not know."""


class Way(StrEnum):
    """Where a button of a replay leads. Two buttons that lead to the same page still have different ids."""

    FIRST = "first"
    BACK = "back"
    NEXT = "next"
    LAST = "last"


_SHOWN: Final = re.compile("~[0-9]{1,3}$")
"""What :func:`shown_again` adds."""


def shown_again(custom_id: str, by: int) -> str:
    """The id of a select that the interaction with the id ``by`` shows again.

    A client sends no event for the choice that a select of the same id has already.
    """
    return f"{_SHOWN.sub('', custom_id)}~{by % 1000}"


def read(custom_id: str) -> tuple[CustomId, dict[str, Any]] | None:
    """The kind of an id and its fields: numbers as ``int``, all others as text. None for an unknown id."""
    custom_id = _SHOWN.sub("", custom_id)
    for kind in CUSTOM_IDS:
        found = kind.fullmatch(custom_id)
        if found is not None:
            return kind, {name: int(text) if name in _NUMBERS else text for name, text in found.groupdict().items()}
    return None


_NAMES: Final = {each: name.lower() for name, each in tuple(globals().items()) if isinstance(each, CustomId)}
_OPS: Final = frozenset(map(str, Op))


def kind_of(custom_id: str) -> str:
    """What a control does, as one of few words: its kind or, for a button of a table, its :class:`Op`."""
    found = read(custom_id)
    if found is None:
        return UNKNOWN
    kind, fields = found
    if kind is not TABLE:
        return _NAMES[kind]
    return fields["op"] if fields["op"] in _OPS else UNKNOWN


def in_log(custom_id: str) -> str:
    """An id for the log, without votes and without the arguments of an action, which can name a hidden card."""
    custom_id = _SHOWN.sub("", custom_id)
    found = next(filter(None, (kind.fullmatch(custom_id) for kind in CUSTOM_IDS)), None)
    if found is None:
        return "an unknown control"
    parts = found.groupdict()
    if "notation" in parts:
        return custom_id[: found.start("notation")] + parts["notation"].partition(".")[0]
    return custom_id[: found.start("choice") - 1] if "choice" in parts else custom_id
