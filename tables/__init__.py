"""A table is one game in one channel. ``Hall`` finds tables; ``Table`` is the only place where a game changes."""

from db import Away, MemberSettings, Pace, Person, Phase, PollKind, ServerSettings
from tables.ai_pool import AIPool
from tables.caretaker import Caretaker, Mind
from tables.change import Change
from tables.clocks import Clock, Clocks, steady_clock, wall_clock
from tables.hall import Hall, link
from tables.names import clean, clean_name
from tables.opponents import COMPUTER, Reason, level_of
from tables.pace import quiet_until, time_zone
from tables.polls import CHOICES, Choice
from tables.records import record_of
from tables.refusals import Refusal, Stale
from tables.replays import Turn, replay_of
from tables.table import Table, TableChanged
from tables.undo import Entry, Reach

__all__ = [
    "CHOICES",
    "COMPUTER",
    "AIPool",
    "Away",
    "Caretaker",
    "Change",
    "Choice",
    "Clock",
    "Clocks",
    "Entry",
    "Hall",
    "MemberSettings",
    "Mind",
    "Pace",
    "Person",
    "Phase",
    "PollKind",
    "Reach",
    "Reason",
    "Refusal",
    "ServerSettings",
    "Stale",
    "Table",
    "TableChanged",
    "Turn",
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
