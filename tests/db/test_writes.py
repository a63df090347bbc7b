"""Writes of tables: actions, seats, results, and rejected writes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from db import (
    CANCEL,
    START,
    ActionRow,
    Archived,
    Person,
    Phase,
    PollKind,
    PollRow,
    RatingRow,
    ResultRow,
    RowRefused,
    SeatRow,
    SnapshotRow,
    StaleRevision,
    Store,
    TableRow,
    TableWrite,
    TimerKind,
    UnknownTable,
    VoteRow,
)
from tests.db.builder import (
    ANA,
    BEN,
    CHLOE,
    GUILD,
    act,
    ask,
    assert_agrees,
    cancel,
    change,
    everything,
    game,
    lobby,
    revision_of,
    sit,
    stored,
)


async def test_seats_are_stored_as_given_and_surplus_ones_removed(store: Store) -> None:
    table_id = await lobby(store, ANA, BEN, CHLOE)
    row, _ = await stored(store, table_id)
    seats = (
        SeatRow(table_id, 0, 102, "Ben", 2, 1_500, contribution=7),
        SeatRow(table_id, 1, 0, "", 2, 1_600, "simple", 8),
    )
    await change(store, table_id, seats=seats, revision=2, host_id=102, updated_at=1_600)
    expected = replace(row, revision=2, host_id=102, updated_at=1_600)
    assert await stored(store, table_id) == (expected, seats)
    changed = tuple(replace(seat, decision_revision=3) for seat in seats)
    await change(store, table_id, seats=changed)
    assert await stored(store, table_id) == (expected, changed)
    await change(store, table_id)
    assert await stored(store, table_id) == (expected, changed), "what is not given stays"


async def test_one_person_takes_one_seat_but_bots_may_share_an_id(store: Store) -> None:
    table_id = await lobby(store, ANA)
    with pytest.raises(RowRefused, match=r"(?i)unique"):
        await sit(store, table_id, ANA, BEN, ANA)
    assert await revision_of(store, table_id) == 0
    await sit(store, table_id, ANA, Person(0, "Robô"), Person(0, "Robô"))


async def test_start_writes_revision_snapshot_seed_and_decision_revisions_at_once(store: Store) -> None:
    table_id = await game(store, ANA)
    table, seats = (await store.tables.get(table_id)) or (None, ())
    assert table is not None
    assert (table.phase, table.revision, table.seed) == (Phase.RUNNING, 1, b"secret seed")
    (start,) = await store.games.actions(table_id)
    assert (start.revision, start.seat, start.notation, start.at) == (1, None, START, 2_000)
    assert seats[0].decision_revision == 1
    assert await assert_agrees(store, table_id) == 1


async def test_each_action_writes_revision_log_snapshot_and_decision_revision_together(store: Store) -> None:
    table_id = await game(store, ANA)
    for revision in range(1, 20):
        assert await act(store, table_id, revision) == revision + 1
        await assert_agrees(store, table_id)
    assert [row.notation for row in await store.games.actions(table_id)][-2:] == ["play.18", "play.19"]


async def test_only_the_given_decision_revisions_change(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    await act(store, table_id, 2, decision_revisions={1: 3})
    _, seats = (await store.tables.get(table_id)) or (None, ())
    assert [seat.decision_revision for seat in seats] == [1, 3]


async def test_a_finished_game_has_results(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    results = (
        ResultRow(table_id, 0, 101, 1, 42, "tomb", '{"keys":3}'),
        ResultRow(table_id, 1, 102, 2, -1, "tomb", "{}"),
    )
    await act(store, table_id, 2, phase=Phase.FINISHED, results=results)
    assert await store.games.results(table_id) == results


@pytest.mark.parametrize("phase", [Phase.LOBBY, Phase.RUNNING, Phase.CANCELLED])
async def test_only_a_finished_game_has_results(store: Store, phase: Phase) -> None:
    table_id = await game(store, ANA)
    before = await everything(store)
    with pytest.raises(ValueError, match="only a finished game"):
        await act(store, table_id, 1, phase=phase, results=(ResultRow(table_id, 0, 101, 1, 1, "tomb", "{}"),))
    assert await everything(store) == before


async def test_a_stale_revision_is_rejected_and_changes_nothing(store: Store) -> None:
    waiting, playing = await lobby(store, ANA, BEN), await game(store, ANA)
    before = await everything(store)
    with pytest.raises(StaleRevision) as caught:
        await change(store, waiting, expected=0, revision=1, options="{}")
    assert (caught.value.expected, caught.value.found) == (0, 1)
    with pytest.raises(StaleRevision):
        await cancel(store, waiting, expected=2)
    for stale in (0, 2):
        with pytest.raises(StaleRevision):
            await act(store, playing, stale)
        with pytest.raises(StaleRevision):  # also a write that logs nothing
            await change(
                store,
                playing,
                expected=stale,
                revision=stale,
                archived=Archived.CHANNEL_GONE,
                timers={TimerKind.ARCHIVE: 1},
            )
    assert await everything(store) == before


async def test_an_unknown_table_raises(store: Store) -> None:
    assert await store.tables.get(77) is None
    assert await store.games.snapshot(77) is None
    assert await store.games.actions(77) == []
    row, _ = await stored(store, await lobby(store, ANA))
    for attempt in (
        store.commit(TableWrite(row=replace(row, id=77), before=replace(row, id=77))),
        store.tables.note_messages(77, {}),
        store.tables.change_channel(77, 1, None, "fr"),
    ):
        with pytest.raises(UnknownTable, match="no table 77"):
            await attempt


def misplaced(row: TableRow, other: int) -> dict[str, dict[str, Any]]:
    """Return the invalid parts of a write of a finished game, by the error."""
    number, revision = row.id, row.revision
    action = ActionRow(number, revision, 0, 101, "x", "[]", 1)
    snapshot = SnapshotRow(number, revision, 1, "{}")
    result = ResultRow(number, 0, 101, 1, 1, "tomb", "{}")
    poll = PollRow(other, PollKind.UNDO, 0, 1, revision, 1, 1)
    seats = (SeatRow(number, 0, 101, "Ana", 1, 1), SeatRow(number, 1, 102, "Ben", 1, 1))
    return {
        "seat of another table": {"seats": (seats[0], replace(seats[1], table_id=other))},
        "action of another table": {"action": replace(action, table_id=other)},
        "snapshot of another table": {"snapshot": replace(snapshot, table_id=other)},
        "result of another table": {"results": (result, replace(result, table_id=other))},
        "rating of another table": {"ratings": (RatingRow(GUILD, "luxor", other, 0, 101, 25, 8, 26, 7, 1),)},
        "question of another table": {"polls": {PollKind.UNDO: poll}},
        "answer of another table": {"votes": (VoteRow(other, PollKind.UNDO, 101, "yes", 1),)},
        "action of another revision": {"action": replace(action, revision=revision + 1)},
        "snapshot of another revision": {"snapshot": replace(snapshot, revision=revision - 1)},
        "snapshot of other rules": {"snapshot": replace(snapshot, rules_version=2)},
        "revision that is not the next": {"row": replace(row, revision=revision + 1)},
        "revision that goes back": {"row": replace(row, revision=revision - 2)},
        "seats with a gap": {"seats": (seats[0], replace(seats[1], seat=2))},
        "seats out of order": {"seats": seats[::-1]},
    }


async def test_a_write_holds_one_table_at_one_revision(store: Store) -> None:
    table_id, other = await game(store, ANA, BEN), await game(store, ANA, BEN)
    row, _ = await stored(store, table_id)
    await ask(store, other)
    before = await everything(store)
    after = replace(row, revision=3, phase=Phase.FINISHED)
    right: dict[str, Any] = {"row": after, "before": row}
    for what, wrong in misplaced(after, other).items():
        with pytest.raises(ValueError, match=rf"table {table_id}\b"):
            await store.commit(TableWrite(**(right | wrong)))
        assert await everything(store) == before, what
    await store.commit(TableWrite(**right))


async def test_seats_of_a_running_game_change_with_an_action(store: Store) -> None:
    table_id = await game(store, ANA, BEN, CHLOE)
    await act(store, table_id, 2, seat=2)
    _, before = await stored(store, table_id)
    seating = {
        0: BEN,  # these two swap seats
        1: replace(ANA, computer="simple"),
        2: Person(104, "Dora"),
    }
    await act(store, table_id, 3, user_id=None, seat=None, seating=seating, host_id=102)
    table, seats = await stored(store, table_id)
    assert table.host_id == 102
    assert [(seat.user_id, seat.name, seat.computer) for seat in seats] == [
        (102, "Ben", None),
        (101, "Ana", "simple"),
        (104, "Dora", None),
    ]
    log = await store.games.actions(table_id)
    assert log[-1].user_id is None and [row.seat for row in log] == [None, 2, None], "the log keeps its lines"
    await act(store, table_id, 4, decision_revisions={1: 4}, seating={1: Person(101, "Ana B")})
    _, again = await stored(store, table_id)
    assert again == (seats[0], replace(seats[1], name="Ana B", computer=None, decision_revision=4), seats[2])
    assert [seat.contribution for seat in before] == [seat.contribution for seat in again]


async def test_a_person_gets_no_second_seat_of_a_running_game(store: Store) -> None:
    table_id = await game(store, ANA, BEN, CHLOE)
    before = await everything(store)
    with pytest.raises(RowRefused, match=r"(?i)unique"):
        await act(store, table_id, 2, seating={0: BEN})
    with pytest.raises(RowRefused, match=r"(?i)unique"):
        await act(store, table_id, 2, seating={0: Person(104, "Dora"), 2: Person(104, "Dora")})
    assert await everything(store) == before
    await act(store, table_id, 2, seating={0: Person(0, "", None, "simple"), 2: Person(0, "", None, "simple")})


async def test_a_seat_that_has_acted_stays(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    await act(store, table_id, 2, seat=1)
    before = await everything(store)
    with pytest.raises(ValueError, match=f"table {table_id}"):
        await change(store, table_id, seats=(await stored(store, table_id))[1][:1])
    assert await everything(store) == before, "with it its lines of the log would go"


async def test_a_game_may_end_without_results_by_an_action(store: Store) -> None:
    table_id = await game(store, ANA)
    assert await act(store, table_id, 1, phase=Phase.CANCELLED) == 2
    assert await assert_agrees(store, table_id) == 2
    assert await store.games.results(table_id) == ()


async def test_results_name_the_bots(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    results = (
        ResultRow(table_id, 0, 101, 1, 9, "tomb", "{}"),
        ResultRow(table_id, 1, 102, 2, 8, "tomb", "{}", "simple"),
    )
    await act(store, table_id, 2, phase=Phase.FINISHED, results=results)
    assert await store.games.results(table_id) == results


async def test_an_unknown_seat_rolls_back_the_whole_action(store: Store) -> None:
    table_id = await game(store, ANA)
    with pytest.raises(RowRefused, match=r"(?i)foreign key"):
        await act(store, table_id, 1, seat=4)
    with pytest.raises(RowRefused, match=r"(?i)foreign key"):  # the wrong row is the last to be written
        await act(
            store,
            table_id,
            1,
            phase=Phase.FINISHED,
            results=(ResultRow(table_id, 0, 101, 1, 1, "x", "{}"), ResultRow(table_id, 4, 1, 1, 1, "x", "{}")),
        )
    assert await assert_agrees(store, table_id) == 1
    assert await store.games.results(table_id) == ()


async def test_a_write_leaves_delivery_and_locale_unchanged(store: Store) -> None:
    table_id = await lobby(store, ANA)
    row, _ = await stored(store, table_id)
    changed = replace(
        row, phase=Phase.RUNNING, host_id=7, options='{"a":1}', revision=1, rules_version=2, seed=b"s",
        contribution=5, archived=Archived.IDLE, questions=3, updated_at=1_700,
    )  # fmt: skip
    # Both happen between the read of a table and its write.
    await store.tables.change_channel(table_id, 8, 7, "pt-BR")
    await store.tables.set_locale(GUILD, "fr")
    await store.commit(TableWrite(row=changed, before=row))
    found, _ = await stored(store, table_id)
    assert found == replace(changed, channel_id=8, parent_id=7, locale="fr")
    assert isinstance(found.archived, Archived)


async def test_a_cancelled_game_keeps_log_and_snapshot_and_names_the_person(store: Store) -> None:
    table_id = await game(store, ANA)
    await cancel(store, table_id, user_id=102)
    assert [row.revision for row in await store.games.actions(table_id)] == [1, 2]
    last = (await store.games.actions(table_id))[-1]
    assert (last.notation, last.user_id, last.at, last.seat) == (CANCEL, 102, 9, None)
    assert await store.games.snapshot(table_id) is not None


async def test_invalid_json_is_rejected(store: Store) -> None:
    table_id = await game(store, ANA)
    with pytest.raises(RowRefused, match=r"(?i)json"):
        await act(store, table_id, 1, state="{'n': 1}")
    with pytest.raises(RowRefused, match=r"(?i)json"):
        await act(store, table_id, 1, state='{"n": NaN}')
    assert await assert_agrees(store, table_id) == 1
