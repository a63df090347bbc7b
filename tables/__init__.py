"""A table is one game in one channel. ``TableRegistry`` finds tables. Only ``Table`` changes a game."""

from db import Archived, MemberSettings, Pace, Person, Phase, PollKind, ServerSettings
from tables.ai_pool import AIPool
from tables.change import Change
from tables.clocks import Clock, Clocks, steady_clock, wall_clock
from tables.errors import StaleDecision, UserError
from tables.names import clean, clean_name
from tables.opponents import COMPUTER, Reason, level_of
from tables.pace import quiet_until, time_zone
from tables.polls import CHOICES, Choice
from tables.records import record_of
from tables.registry import TableRegistry, link
from tables.replays import Turn, replay_of
from tables.scheduler import AIPlayer, Scheduler
from tables.table import Table, TableChanged
from tables.undo import Entry, Reach

__all__ = [
    "CHOICES",
    "COMPUTER",
    "AIPlayer",
    "AIPool",
    "Archived",
    "Change",
    "Choice",
    "Clock",
    "Clocks",
    "Entry",
    "MemberSettings",
    "Pace",
    "Person",
    "Phase",
    "PollKind",
    "Reach",
    "Reason",
    "Scheduler",
    "ServerSettings",
    "StaleDecision",
    "Table",
    "TableChanged",
    "TableRegistry",
    "Turn",
    "UserError",
    "clean",
    "clean_name",
    "level_of",
    "link",
    "quiet_until",
    "record_of",
    "replay_of",
    "steady_clock",
    "time_zone",
    "wall_clock",
]
