"""A table is one game in one channel. ``Hall`` finds tables; ``Table`` is the only place where a game changes."""

from db import Away, MemberSettings, Pace, Person, Phase, PollKind, ServerSettings
from tables.base import Clock
from tables.caretaker import Caretaker
from tables.hall import Hall, link, steady_clock, wall_clock
from tables.pace import quiet_until, time_zone
from tables.polls import CHOICES, Choice
from tables.records import record_of
from tables.refusals import Refusal, Stale
from tables.table import Table
from tables.undo import Entry, Reach

__all__ = [
    "CHOICES",
    "Away",
    "Caretaker",
    "Choice",
    "Clock",
    "Entry",
    "Hall",
    "MemberSettings",
    "Pace",
    "Person",
    "Phase",
    "PollKind",
    "Reach",
    "Refusal",
    "ServerSettings",
    "Stale",
    "Table",
    "link",
    "quiet_until",
    "record_of",
    "steady_clock",
    "time_zone",
    "wall_clock",
]
