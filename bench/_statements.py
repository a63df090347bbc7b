"""What a click can ask of the store, for a member with many games of :mod:`bench._many_games`."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from bench._many_games import CHANNEL, FIRST_DAY, GUILD, SHARES
from db import (
    ActionRow,
    Archived,
    DealRow,
    MemberSettings,
    MessageRow,
    NewTable,
    Person,
    Phase,
    PollKind,
    PollRow,
    RatingRow,
    ResultRow,
    SeatRow,
    ServerSettings,
    SnapshotRow,
    StandingRow,
    Store,
    TableRow,
    TableWrite,
    TimerKind,
    TimerRow,
    VoteRow,
)
from tables.rating_model import recompute, shown

Ask = Callable[[Store, int], Awaitable[object]]
"""Calls a method of the store for a member."""

DAY: Final = FIRST_DAY + 100
NOW: Final = 5_000_000_000_000
"""Later than every game, in Unix milliseconds."""
OTHER: Final = 999
"""A person who has no games."""
KEY: Final = "luxor"


class Click(NamedTuple):
    """How a click calls a method of the store."""

    ask: Ask
    of_games: bool = False
    """Whether it counts, shows or deletes all games of the member. If not, their number must not matter."""


def game_of(user: int) -> int:
    """Return the id of a finished game of a member."""
    every, first = SHARES[user]
    return every * 100 + first


async def play(store: Store, user: int) -> TableRow:
    """Play a ranked game from the lobby to its end; return the table after it."""
    row = await _open(store, user)
    seats = tuple(SeatRow(row.id, seat, who, "x", 1, NOW) for seat, who in enumerate((user, OTHER)))
    before, row = row, replace(row, revision=1, phase=Phase.RUNNING, seed=b"seed", updated_at=NOW)
    start = ActionRow(row.id, 1, None, user, "start", "[]", NOW)
    place = SnapshotRow(row.id, 1, 1, "{}")
    due = {TimerKind.DEADLINE: NOW}
    await store.commit(
        TableWrite(row=row, before=before, seats=seats, action=start, snapshot=place, timers=due, guests={OTHER: True})
    )
    asked = PollRow(row.id, PollKind.END, 0, None, 1, NOW, 1)
    vote = VoteRow(row.id, PollKind.END, user, "yes", NOW)
    before, row = row, replace(row, questions=1)
    await store.commit(TableWrite(row=row, before=before, polls={asked.kind: asked}, votes=(vote,), once=("result",)))
    before, row = row, replace(row, revision=2, phase=Phase.FINISHED, rated=True)
    people = tuple(enumerate((user, OTHER)))
    known = await store.ratings.skills(GUILD, KEY, (user, OTHER))
    await store.commit(
        TableWrite(
            row=row,
            before=before,
            seats=tuple(replace(seat, decision_revision=2) for seat in seats),
            action=ActionRow(row.id, 2, 0, user, "x", "[]", NOW, 1),
            snapshot=replace(place, revision=2),
            results=tuple(ResultRow(row.id, seat, who, seat + 1, 1, "end", "{}") for seat, who in people),
            standings=tuple(StandingRow(row.id, seat, seat, who, seat + 1, None, None, 2, NOW) for seat, who in people),
            ratings=tuple(
                RatingRow(GUILD, KEY, row.id, seat, who, *known.get(who, (25.0, 8.0)), 26.0, 7.0, NOW)
                for seat, who in people
            ),
        )
    )
    return row


async def _begun(store: Store, user: int) -> None:
    row = await _open(store, user, draft=True)
    seat = SeatRow(row.id, 0, user, "x", 0, NOW)
    begun = replace(row, revision=1, phase=Phase.CANCELLED, seed=b"seed")
    start = ActionRow(row.id, 1, None, user, "start", "[]", NOW)
    await store.begin(row, seat, b"s" * 32, [TableWrite(row=begun, before=row, seats=(seat,), action=start)])


async def _open(store: Store, user: int, *, draft: bool = False) -> TableRow:
    return await store.tables.create(
        NewTable(guild_id=GUILD, channel_id=CHANNEL, game=KEY, locale="fr", host=Person(user, "x")),
        1,
        NOW,
        timers={TimerKind.ARCHIVE: NOW},
        secret=b"s" * 32,
        commitment="c",
        draft=draft,
    )


async def _cancelled(store: Store, user: int) -> TableRow:
    before = await _open(store, user)
    row = replace(before, revision=1, phase=Phase.CANCELLED)
    action = ActionRow(row.id, 1, None, user, "cancel", "[]", NOW)
    await store.commit(TableWrite(row=row, before=before, action=action))
    return row


async def _called(store: Store, user: int) -> None:
    row = await _open(store, user)
    await store.calls.call(row.id, user, NOW)


async def _moved(store: Store, user: int) -> None:
    row = await _open(store, user)
    await store.tables.note_messages(row.id, {"board": MessageRow(row.id, "board", 1), "mention": None}, settled=0)
    await store.tables.messages(row.id)
    await store.tables.change_channel(row.id, CHANNEL + 1, None, "fr")


async def _noted(store: Store, user: int) -> None:
    game = game_of(user)
    await store.notes.put(game, user, "Keep the gate", NOW)
    await store.notes.put(game, user, "", NOW)
    await store.games.put_review(game, "{}")


def _deal(user: int) -> DealRow:
    return DealRow(DAY, KEY, user, b"s" * 32, "c")


async def _dealt(store: Store, user: int) -> None:
    await store.daily.set_opening(await store.daily.store_deal(_deal(user)), "[]")


CLICKS: Final[dict[str, Click]] = {
    "commit": Click(play),
    "commit, cancelled": Click(_cancelled),
    "begin": Click(_begun),
    "tables.create": Click(_open),
    "tables.get": Click(lambda store, user: store.tables.get(game_of(user))),
    "tables.open_in": Click(lambda store, user: store.tables.open_in(CHANNEL)),
    "tables.of_person": Click(lambda store, user: store.tables.of_person(user, GUILD)),
    "tables.resumable": Click(lambda store, user: store.tables.resumable(user, GUILD)),
    "tables.messages": Click(_moved),
    "tables.note_messages": Click(_moved),
    "tables.change_channel": Click(_moved),
    "tables.guests": Click(lambda store, user: store.tables.guests(game_of(user))),
    "tables.set_locale": Click(lambda store, user: store.tables.set_locale(GUILD, "en-US")),
    "games.snapshot": Click(lambda store, user: store.games.snapshot(game_of(user))),
    "games.actions": Click(lambda store, user: store.games.actions(game_of(user))),
    "games.steps": Click(lambda store, user: store.games.steps(game_of(user))),
    "games.notation": Click(lambda store, user: store.games.notation(game_of(user), 0, 1)),
    "games.log_for_beginner": Click(lambda store, user: store.games.log_for_beginner(game_of(user), user, "none")),
    "games.has_finished": Click(lambda store, user: store.games.has_finished(user, "none")),
    "games.holders": Click(lambda store, user: store.games.holders(game_of(user))),
    "games.review": Click(lambda store, user: store.games.review(game_of(user))),
    "games.put_review": Click(_noted),
    "games.secret": Click(lambda store, user: store.games.secret(game_of(user))),
    "games.results": Click(lambda store, user: store.games.results(game_of(user))),
    "polls.open": Click(lambda store, user: store.polls.open(game_of(user))),
    "polls.votes": Click(lambda store, user: store.polls.votes(game_of(user), PollKind.END)),
    "timers.of_table": Click(lambda store, user: store.timers.of_table(game_of(user))),
    "timers.remove": Click(lambda store, user: store.timers.remove(TimerRow(1, TimerKind.CHECK, 1))),
    "timers.postpone": Click(lambda store, user: store.timers.postpone(TimerRow(1, TimerKind.CHECK, 1), 2)),
    "ratings.skills": Click(lambda store, user: store.ratings.skills(GUILD, KEY, (user, OTHER))),
    "ratings.leaders": Click(lambda store, user: store.ratings.leaders(GUILD, KEY, 5, shown, reader=user)),
    "ratings.busiest": Click(lambda store, user: store.ratings.busiest(GUILD)),
    "ratings.has_begun": Click(lambda store, user: store.ratings.has_begun(GUILD, 0)),
    "ratings.played": Click(lambda store, user: store.ratings.played(GUILD, user), of_games=True),
    "ratings.feats": Click(lambda store, user: store.ratings.feats(GUILD, user), of_games=True),
    "ratings.finished": Click(lambda store, user: store.ratings.finished(GUILD, user), of_games=True),
    "ratings.unfinished": Click(lambda store, user: store.ratings.unfinished(GUILD, user), of_games=True),
    "ratings.rivals": Click(lambda store, user: store.ratings.rivals(GUILD, user, 1), of_games=True),
    "ratings.of_table": Click(lambda store, user: store.ratings.of_table(game_of(user))),
    "ratings.count": Click(lambda store, user: store.ratings.count(GUILD, KEY, user), of_games=True),
    "ratings.series": Click(lambda store, user: store.ratings.series(GUILD, KEY, user, [2001]), of_games=True),
    "ratings.is_settled": Click(lambda store, user: store.ratings.is_settled(game_of(user))),
    "ratings.set_counts": Click(lambda store, user: store.ratings.set_counts(game_of(user), False, recompute)),
    "settings.server": Click(lambda store, user: store.settings.server(GUILD)),
    "settings.set_server": Click(lambda store, user: store.settings.set_server(ServerSettings(GUILD), NOW)),
    "settings.member": Click(lambda store, user: store.settings.member(GUILD, user)),
    "settings.set_member": Click(lambda store, user: store.settings.set_member(MemberSettings(GUILD, user), NOW)),
    "settings.blocked": Click(lambda store, user: store.settings.blocked(GUILD, user)),
    "settings.blocks": Click(lambda store, user: store.settings.blocks(GUILD, user)),
    "settings.set_blocks": Click(lambda store, user: store.settings.set_blocks(GUILD, user, [OTHER])),
    "lessons.note": Click(lambda store, user: store.lessons.note(GUILD, user, KEY, NOW)),
    "lessons.finished": Click(lambda store, user: store.lessons.finished(user, KEY)),
    "daily.store_deal": Click(_dealt),
    "daily.set_opening": Click(_dealt),
    "daily.deal": Click(lambda store, user: store.daily.deal(DAY, KEY, user)),
    "daily.set_signs": Click(lambda store, user: store.daily.set_signs(game_of(user), "+")),
    "daily.find": Click(lambda store, user: store.daily.find(DAY, KEY, user)),
    "daily.at_table": Click(lambda store, user: store.daily.at_table(game_of(user))),
    "daily.of_server": Click(lambda store, user: store.daily.of_server(DAY, KEY, GUILD)),
    "daily.days": Click(lambda store, user: store.daily.days(user), of_games=True),
    "notes.find": Click(lambda store, user: store.notes.find(game_of(user), user)),
    "notes.put": Click(_noted),
    "calls.games": Click(lambda store, user: store.calls.games(GUILD, user)),
    "calls.subscribe": Click(lambda store, user: store.calls.subscribe(GUILD, OTHER, ["any"], NOW)),
    "calls.call": Click(_called),
    "calls.sent": Click(lambda store, user: store.calls.sent(game_of(user), [OTHER])),
    "owner.is_closed": Click(lambda store, user: store.owner.is_closed()),
    "owner.block_user": Click(lambda store, user: store.owner.block_user(user, NOW)),
    "owner.unblock_user": Click(lambda store, user: store.owner.unblock_user(user)),
    "owner.blocked_users": Click(lambda store, user: store.owner.blocked_users()),
    "owner.tables_of": Click(lambda store, user: store.owner.tables_of(user)),
    "owner.blocked_servers": Click(lambda store, user: store.owner.blocked_servers()),
    "owner.block_server": Click(lambda store, user: store.owner.block_server(OTHER, NOW)),
    "owner.unblock_server": Click(lambda store, user: store.owner.unblock_server(OTHER)),
    "owner.switch_closed": Click(lambda store, user: store.owner.switch_closed()),
    "owner.announce": Click(lambda store, user: store.owner.announce("x", NOW)),
    "owner.running": Click(lambda store, user: store.owner.running()),
    "owner.activity": Click(lambda store, user: store.owner.activity(NOW)),
    "privacy.export": Click(lambda store, user: store.privacy.export(user, GUILD), of_games=True),
    "privacy.forget": Click(lambda store, user: store.privacy.forget(user, GUILD, NOW), of_games=True),  # the last one
}
"""By the method of the store."""

OTHERS: Final = {
    "open": "the start",
    "close": "the end",
    "daily.tidy": "once a day",
    "daily.unjudged": "the start",
    "meta": "the start and the clock",
    "set_meta": "the start and the clock",
    "check": "the health check",
    "beat": "a sign of life of the database",
    "identify_turn": "a new connection",
    "make_daily_backup": "once a day, in a thread of its own",
    "tables.open_of": "the bot leaves a server",
    "tables.archived": "the bot joins a server",
    "tables.count_open": "metrics",
    "tables.unsettled": "the start",
    "tables.with_bot_seats": "the start",
    "games.prune": "once a day",
    "timers.due": "the clock",
    "timers.next_due": "the clock",
    "timers.shift": "an outage",
    "ratings.all": "the operator's command",
    "ratings.ranked_games": "the operator's command",
    "ratings.replace": "the operator's command",
    "privacy.requested": "the operator's command",
    "owner.announced": "once a minute",
    "servers.with_data": "the start",
    "servers.note_left": "the bot leaves a server",
    "servers.note_missed": "the start",
    "servers.note_there": "the start",
    "servers.left_before": "once a day",
    "servers.delete": "once a day",
}
"""Methods that no click calls, and what calls them."""


async def prepare(store: Store) -> None:
    """Let each member of :data:`bench._many_games.SHARES` have an open and an archived table as well."""
    for user in SHARES:
        for archived in (None, Archived.IDLE):
            before = await _open(store, user)
            await store.commit(TableWrite(row=replace(before, archived=archived), before=before))


def methods(store: Any) -> Iterator[str]:
    """Yield the names of all methods of a store and its repositories that run statements."""
    for name, part in ("", store), *sorted(vars(store).items()):
        if part is store or (not name.startswith("_") and hasattr(part, "_connection")):
            for method, _ in inspect.getmembers(part, inspect.iscoroutinefunction):
                if not method.startswith("_"):
                    yield f"{name}.{method}".lstrip(".")
