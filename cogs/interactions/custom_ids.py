"""Custom ids: all that a component remembers. Each kind is a class, and a click reads one of its objects back.

An id holds nothing secret: it names what the reader of the panel knows already. ``decision_revision`` is the seat's
decision revision. It and a poll's ``number`` count what the reader has seen. They never count the table's revisions,
some of which are private actions.

An id stays in its channel for good, so every later version must read every kind, and no prefix changes its meaning.
Over 400 lines because every kind stands here, so that no two share a prefix.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Final, Self, dataclass_transform, get_args, get_origin, get_type_hints

from engine.contract import NOTATION
from tables.kinds import Ability

TableKey = Annotated[int, "[0-9]{1,12}"]
Count = Annotated[int, "[0-9]{1,9}"]
Page = Annotated[int, "[0-9]{1,6}"]
Version = Annotated[int, "[0-9]{1,4}"]
User = Annotated[int, "[0-9]{1,19}"]
Notation = Annotated[str, NOTATION.pattern]
"""What a player may choose. The log shows only its verb: see :func:`in_log`."""
Choice = Annotated[str, "[a-z]{1,10}"]
"""What a voter chose. The log does not show it."""
Word = Annotated[str, "[a-z]{1,10}"]
Name = Annotated[str, "[a-z_]{1,20}"]
Option = Annotated[str, "[a-z_]{1,16}"]
Chapter = Annotated[str, "[a-z-]{1,30}"]
Path = Annotated[str, "[0-9]{0,14}"]
Digest = Annotated[str, "[0-9a-f]{8}"]
Mark = Annotated[bool, "u"]
"""Stands at the end of an id, or not."""

MAX_SNOWFLAKE: Final = 2**63
"""Ids of Discord are below this, and the store takes no more."""

KINDS: Final[dict[str, type[ButtonId]]] = {}
"""Every kind of custom id by its prefix."""


@dataclass_transform(frozen_default=True)
class ButtonId:
    """One kind of custom id: ``str()`` makes the id, and :meth:`read` reads it back.

    A subclass is a frozen dataclass whose fields are annotated with their patterns. ``name`` is its word in metrics.
    """

    prefix: ClassVar[str]
    name: ClassVar[str]
    types: ClassVar[dict[str, tuple[type, str]]]
    """The type and the pattern of each field."""
    pattern: ClassVar[re.Pattern[str]]
    is_form: ClassVar[bool] = False
    """Whether forms have it. All others belong to buttons and selects."""

    def __init_subclass__(cls, *, prefix: str = "", name: str = "") -> None:
        dataclass(frozen=True)(cls)
        if not prefix:
            return
        hints = get_type_hints(cls, include_extras=True)
        cls.types = {field: get_args(hint) for field, hint in hints.items() if get_origin(hint) is Annotated}
        parts = (
            f"(?P<{field}>(?::{pattern})?)" if base is bool else f":(?P<{field}>{pattern})"
            for field, (base, pattern) in cls.types.items()
        )
        cls.pattern = re.compile("".join((prefix, *parts)))
        cls.prefix, cls.name = prefix, name
        KINDS[prefix] = cls

    def __str__(self) -> str:
        """Return the id. Raises :class:`ValueError` for values that could not be read back."""
        made = "".join((self.prefix, *(_part(getattr(self, field)) for field in self.types)))
        if self.pattern.fullmatch(made) is None:
            raise ValueError(f"{made!r} is no id of {type(self).__name__}")
        return made

    @classmethod
    def read(cls, custom_id: str) -> Self | None:
        """Return the id's fields; None for an id of another kind, or with a number that is no id of Discord."""
        found = cls.pattern.fullmatch(custom_id)
        if found is None:
            return None
        fields = {name: kind(found[name]) for name, (kind, _) in cls.types.items()}
        return (
            None if any(isinstance(each, int) and each >= MAX_SNOWFLAKE for each in fields.values()) else cls(**fields)
        )

    def in_log(self) -> str:
        """Return the id without a vote and without the arguments of an action, which can name a hidden card."""
        made = self.prefix
        for field in self.types:
            if field in ("choice", "says"):
                return made
            part = _part(getattr(self, field))
            made += part.partition(".")[0] if field == "notation" else part
        return made


class TableButton(ButtonId):
    """A kind of custom id that names a table. A kind of tables that lacks the ``ability`` refuses it."""

    table: TableKey
    ability: ClassVar[Ability] = Ability.PLAY


def _part(value: Any) -> str:
    if isinstance(value, bool):
        return ":u" if value else ""
    return f":{value}"


class Act(TableButton, prefix="t", name="action"):
    """Does an action."""

    decision_revision: Count
    notation: Notation


class ActSelect(TableButton, prefix="s", name="select"):
    """A select whose values are notations."""

    decision_revision: Count


class First(TableButton, prefix="d", name="first"):
    """Shows the actions that begin with a notation."""

    decision_revision: Count
    notation: Notation


class PassOn(TableButton, prefix="pa", name="pass_on"):
    """Passes, now and as long as nothing else is possible."""

    decision_revision: Count


class OpButton(TableButton):
    """A kind of custom id of a table that names an :class:`Op`."""

    op: Name

    @property
    def ability(self) -> Ability:  # type: ignore[override]
        """What the table must allow."""
        return next((op.ability for op in Op if op == self.op), Ability.PLAY)


class Press(OpButton, prefix="b", name="table"):
    """Every other button of a table: see :class:`Op`."""


class Mention(TableButton, prefix="y", name="mention"):
    """The button of a mention: shows the user's hand. Its own kind tells a mention from a board."""


class OptionSelect(TableButton, prefix="o", name="option"):
    """A select whose values are those of an option of the game."""

    option: Option


class Vote(TableButton, prefix="v", name="vote"):
    """Votes in a poll."""

    kind: Word
    number: Count
    choice: Choice


class ConfirmTurn(TableButton, prefix="x", name="confirm"):
    """Does an action that ends the turn, after the question whether to."""

    decision_revision: Count
    notation: Notation


class ConfirmUndo(TableButton, prefix="u", name="undo"):
    """Takes back the actions that the button was drawn with."""

    decision_revision: Count


class LogPage(TableButton, prefix="g", name="log"):
    """Turns to a page of the log."""

    page: Page


class ReplayPage(TableButton, prefix="e", name="replay"):
    """Turns to a page of a replay. ``way`` is a :class:`Way`: it only tells the buttons of one page apart."""

    ability = Ability.WATCH
    way: Word
    page: Page


class ReviewPoint(TableButton, prefix="er", name="review_point"):
    """Shows a turning point of a review, counted from 0."""

    ability = Ability.WATCH
    page: Page


class Again(OpButton, prefix="ag", name="again"):
    """Asks again for what was being made: it stands below its progress, and its answer takes that place."""


class OpenThread(ButtonId, prefix="n", name="thread"):
    """Opens a table in a new thread."""

    game: Name
    pace: Word
    unranked: Mark


class RulesPage(ButtonId, prefix="r", name="rules"):
    """Turns to a page of the rules."""

    game: Name
    chapter: Chapter


class RulesSelect(ButtonId, prefix="l", name="rules_select"):
    """A select whose values are pages of the rules."""

    game: Name


class TableRulesPage(TableButton, prefix="q", name="table_rules"):
    """Turns to a page of the rules as a table plays them."""

    chapter: Chapter


class TableRulesSelect(TableButton, prefix="w", name="table_rules_select"):
    """A select whose values are pages of the rules as a table plays them."""


class StartLesson(ButtonId, prefix="f", name="learn"):
    """Starts a game's lesson."""

    game: Name


class LessonStep(ButtonId, prefix="a", name="lesson"):
    """Shows a step of a lesson. ``path`` holds the learner's right choices, a digit for each step."""

    game: Name
    version: Version
    path: Path


class LessonChoice(ButtonId, prefix="h", name="lesson_choice"):
    """Chooses in a step of a lesson."""

    game: Name
    version: Version
    path: Path
    notation: Notation


class OpenTable(ButtonId, prefix="z", name="open"):
    """Opens a table after a lesson: with one of :data:`OPPONENTS`."""

    game: Name
    what: Name


class ChallengeSelect(ButtonId, prefix="i", name="challenge"):
    """A select whose values are games to challenge a user to."""

    user: User


class Leaderboard(ButtonId, prefix="k", name="leaders"):
    """Turns to a page of a leaderboard."""

    game: Name
    page: Page


class LadderPage(ButtonId, prefix="kl", name="ladder"):
    """Turns to a page of a leaderboard of an earlier ladder, counted from 0."""

    game: Name
    ladder: Version
    page: Page


class LeaderboardSelect(ButtonId, prefix="j", name="leaders_select"):
    """A select whose values are games with leaderboards."""

    what: Name


class ServerControl(ButtonId, prefix="c", name="server"):
    """A control of a server's settings."""

    what: Name


class MemberControl(ButtonId, prefix="m", name="member"):
    """A control of a member's settings."""

    what: Name


class PrivacyButton(ButtonId, prefix="p", name="privacy"):
    """A button about the data that is stored of a member."""

    what: Name


class LobbyForm(TableButton, prefix="bf", name="table_form"):
    """A form of a lobby. ``digest`` tells which options it has shown: see ``LobbyOptions.digest``."""

    is_form: ClassVar[bool] = True
    digest: Digest


class Guests(TableButton, prefix="bg", name="guests"):
    """A control of who may play at a lobby."""

    what: Word


class RemoveGuest(TableButton, prefix="bk", name="remove_guest"):
    """Removes a player from a lobby, once its host has confirmed that."""

    user: User


class MemberForm(ButtonId, prefix="mf", name="member_form"):
    """A form of a member's settings. ``digest`` tells which settings it has shown."""

    is_form: ClassVar[bool] = True
    digest: Digest


class NoteForm(TableButton, prefix="nf", name="note_form"):
    """The form of the user's own note at a table."""

    is_form: ClassVar[bool] = True


class ServerForm(ButtonId, prefix="cf", name="server_form"):
    """A form of a server's settings. ``digest`` tells which settings it has shown."""

    is_form: ClassVar[bool] = True
    what: Name
    digest: Digest


class OwnerServers(ButtonId, prefix="ow", name="owner_servers"):
    """Turns to a page of the list of servers, for the owner of the bot."""

    page: Page


class OwnerSelect(ButtonId, prefix="os", name="owner_select"):
    """A select whose values are the servers of a page of that list."""

    page: Page


class OwnerServer(ButtonId, prefix="oc", name="owner_server"):
    """A control of one server, for the owner of the bot."""

    what: Name
    server: User


class OwnerUser(ButtonId, prefix="ou", name="owner_user"):
    """A control of one user, for the owner of the bot."""

    what: Name
    user: User


class OwnerForm(ButtonId, prefix="of", name="owner_form"):
    """A form of the owner of the bot."""

    is_form: ClassVar[bool] = True
    what: Name


class PlanMove(TableButton, prefix="pm", name="plan"):
    """Plans an action. ``says`` tells what the label said that it does.

    ``sure``: the player was asked whether to end their turn with it.
    """

    says: Digest
    notation: Notation
    sure: Mark = False


class PlanSelect(TableButton, prefix="ps", name="plan_select"):
    """A select whose values are ids of :class:`PlanMove`."""


class AwayUntil(ButtonId, prefix="aw", name="away"):
    """Chooses the last day away, counted from 1970, of those that the user may have meant. ``bot``: a bot plays."""

    day: Count
    bot: Mark


class DailyButton(ButtonId, prefix="dd", name="daily"):
    """A button about the daily deal of a game. ``day`` counts from 1970, UTC. ``what``: see ``cogs.daily.handlers``."""

    what: Name
    game: Name
    day: Count


OPPONENTS: Final = ("bot", "friends")
"""Whom a learner plays next. A bot's game starts at once."""
SHOW: Final = "show"
"""The ``what`` of a button that opens the settings of a member or a server."""


class Op(StrEnum):
    """What a button of a table does, and what the table must allow. The word ``x_y`` has the label ``button-x-y``."""

    ability: Ability

    def __new__(cls, word: str, *ability: Ability) -> Self:
        op = str.__new__(cls, word)
        op._value_, (op.ability,) = word, ability
        return op

    JOIN = "join", Ability.MEET
    LEAVE = "leave", Ability.MEET
    START = "start", Ability.MEET
    CANCEL = "cancel", Ability.PLAY
    CONFIRM_CANCEL = "confirm_cancel", Ability.PLAY
    RULES = "rules", Ability.PLAY
    HAND = "hand", Ability.PLAY
    MORE = "more", Ability.PLAY
    LOG = "log", Ability.PLAY
    TEXT = "text", Ability.PLAY
    REMATCH = "rematch", Ability.PLAY
    RETURN = "return", Ability.MEET
    TAKE = "take", Ability.MEET
    UNDO = "undo", Ability.PLAY
    QUIT = "quit", Ability.MEET
    CONFIRM_QUIT = "confirm_quit", Ability.MEET
    PROPOSE_END = "propose_end", Ability.MEET
    RESUME = "resume", Ability.MEET
    FAIRNESS = "fairness", Ability.PLAY
    VERIFY = "verify", Ability.PLAY
    RECORD = "record", Ability.PLAY
    REPLAY = "replay", Ability.WATCH
    ANIMATION = "film", Ability.WATCH
    ADD_EASY = "add_easy", Ability.MEET
    ADD_NORMAL = "add_normal", Ability.MEET
    ADD_HARD = "add_hard", Ability.MEET
    REMOVE_BOT = "remove_computer", Ability.MEET
    HINT = "hint", Ability.PLAY
    WHY_NOT = "why_not", Ability.PLAY
    OWN_TURN = "own_turn", Ability.PLAY
    SHARE = "share", Ability.SHARE
    DECIDE = "decide", Ability.PLAY
    SHARE_ANIMATION = "share_film", Ability.SHARE
    JOIN_REMATCH = "join_rematch", Ability.MEET
    OPTIONS = "options", Ability.MEET
    GUESTS = "guests", Ability.MEET
    HERE = "here", Ability.MEET
    NOTE = "note", Ability.PLAY
    CONFIRM_END = "confirm_end", Ability.MEET
    STRIKE = "strike", Ability.JUDGE
    CONFIRM_STRIKE = "confirm_strike", Ability.JUDGE
    COUNT_AGAIN = "count_again", Ability.JUDGE
    PLAN = "plan", Ability.MEET
    WITHDRAW = "withdraw", Ability.MEET
    REVIEW = "review", Ability.WATCH
    BOTS = "bots", Ability.MEET


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
    """Return the id of a select that the interaction with the id ``by`` shows again.

    A client sends no event for the choice that a select of the same id has already.
    """
    return f"{_SHOWN.sub('', custom_id)}~{by % 1000}"


def snowflake(text: str) -> int | None:
    """Return the id of Discord that a client has sent as a text; None for any other text, however long."""
    found = int(text) if re.fullmatch("[0-9]{1,19}", text) else 0
    return found if 0 < found < MAX_SNOWFLAKE else None


def read(custom_id: str) -> ButtonId | None:
    """Return what an id says; None for an unknown id."""
    custom_id = _SHOWN.sub("", custom_id)
    kind = KINDS.get(custom_id.partition(":")[0])
    return None if kind is None else kind.read(custom_id)


_OPS: Final = frozenset(map(str, Op))


def kind_of(custom_id: str) -> str:
    """Return what a control does, as one of few words: its kind or, for a button of a table, its :class:`Op`."""
    found = read(custom_id)
    if found is None:
        return UNKNOWN
    if not isinstance(found, Press):
        return found.name
    return found.op if found.op in _OPS else UNKNOWN


def in_log(custom_id: str) -> str:
    """Return an id for the log: see :meth:`ButtonId.in_log`."""
    found = read(custom_id)
    return "an unknown control" if found is None else found.in_log()
