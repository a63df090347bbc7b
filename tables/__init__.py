"""A table is a game that is played, in a channel or by one person. ``TableRegistry`` finds it, ``Table`` changes it."""

from db import Absence, Archived, MemberSettings, Pace, Person, Phase, PollKind, ServerSettings
from tables.bot_players import BOT_USER_ID, BotPlayer, level_of
from tables.bot_pool import BotPool
from tables.change import Change
from tables.clocks import Clock, Clocks, steady_clock, wall_clock
from tables.daily import DailyDeals
from tables.deadlines import MAX_DEADLINE_MS, MIN_DEADLINE_MS, own_quiet_hours, quiet_until, time_zone
from tables.errors import AgainstRules, StaleDecision, UserError
from tables.lead_changes import LeadChange, lead_changes
from tables.lobby_options import LobbyOptions, OptionChoice
from tables.names import Name, clean, clean_name, told_apart
from tables.polls import POLL_CHOICES, ClosedPoll, PollChoice
from tables.ranking import has_decided, in_grace
from tables.records import record_of
from tables.registry import TableRegistry, link
from tables.rematches import open_rematch
from tables.rematches import rematch as find_rematch
from tables.replays import ReplayTurn, replay_of
from tables.reviews import Review, per_cent
from tables.scheduler import Scheduler
from tables.solo import open_solo, own_games
from tables.stored_reviews import Before, make_review, positions_before, stored_review
from tables.story import Storyteller, StoryTurn, last_own, standing_turns, story, without_outdated
from tables.table import Table, TableChanged
from tables.transitions.absence import MAX_AWAY_MS
from tables.transitions.lobby import called
from tables.transitions.polls import choices
from tables.undo import Entry, Reach

__all__ = [
    "BOT_USER_ID",
    "MAX_AWAY_MS",
    "MAX_DEADLINE_MS",
    "MIN_DEADLINE_MS",
    "POLL_CHOICES",
    "Absence",
    "AgainstRules",
    "Archived",
    "Before",
    "BotPlayer",
    "BotPool",
    "Change",
    "Clock",
    "Clocks",
    "ClosedPoll",
    "DailyDeals",
    "Entry",
    "LeadChange",
    "LobbyOptions",
    "MemberSettings",
    "Name",
    "OptionChoice",
    "Pace",
    "Person",
    "Phase",
    "PollChoice",
    "PollKind",
    "Reach",
    "ReplayTurn",
    "Review",
    "Scheduler",
    "ServerSettings",
    "StaleDecision",
    "StoryTurn",
    "Storyteller",
    "Table",
    "TableChanged",
    "TableRegistry",
    "UserError",
    "called",
    "choices",
    "clean",
    "clean_name",
    "find_rematch",
    "has_decided",
    "in_grace",
    "last_own",
    "lead_changes",
    "level_of",
    "link",
    "make_review",
    "open_rematch",
    "open_solo",
    "own_games",
    "own_quiet_hours",
    "per_cent",
    "positions_before",
    "quiet_until",
    "record_of",
    "replay_of",
    "standing_turns",
    "steady_clock",
    "stored_review",
    "story",
    "time_zone",
    "told_apart",
    "wall_clock",
    "without_outdated",
]
