"""Polls: a table has at most one of each kind open, with its votes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import Phase, PollKind, RowRefused, StaleRevision, Store, VoteRow
from tests.db.builder import ANA, BEN, act, ask, cancel, change, everything, game, stored

ABSENT, UNDO, END = PollKind.ABSENT, PollKind.UNDO, PollKind.END


async def test_one_poll_of_each_kind_may_be_open(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    absent = await ask(store, table_id, ABSENT, seat=None, target=None, opened_at=10)
    undo = await ask(store, table_id, UNDO, seat=1, opened_at=5)
    assert (absent.number, undo.number) == (1, 2)
    assert (await stored(store, table_id))[0].questions == 2
    assert await store.polls.open(table_id) == [undo, absent]
    assert isinstance((await store.polls.open(table_id))[0].kind, PollKind)
    await change(store, table_id, polls={UNDO: None, END: None})  # one of them is not open
    assert await store.polls.open(table_id) == [absent]


async def test_a_vote_replaces_the_person_s_previous_one_and_goes_with_its_poll(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    poll = await ask(store, table_id)
    ana, ben = VoteRow(table_id, UNDO, 101, "yes", 1), VoteRow(table_id, UNDO, 102, "no", 2)
    await change(store, table_id, votes=[ana])
    await change(store, table_id, votes=[ben])
    assert await store.polls.votes(table_id, UNDO) == [ana, ben]
    other = replace(ana, choice="no", at=3)
    await change(store, table_id, votes=[other])
    await change(store, table_id, polls={UNDO: poll})
    assert await store.polls.votes(table_id, UNDO) == [ben, other], "the same poll once more changes no answer"
    assert isinstance((await store.polls.votes(table_id, UNDO))[0].kind, PollKind)
    assert await store.polls.votes(table_id, END) == []
    await change(store, table_id, polls={UNDO: None})
    assert await store.polls.votes(table_id, UNDO) == []
    with pytest.raises(RowRefused, match=r"(?i)foreign key"):
        await change(store, table_id, votes=[ana])


async def test_votes_of_a_superseded_poll_do_not_count_for_the_new_one(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    await ask(store, table_id)
    vote = VoteRow(table_id, UNDO, 102, "yes", 1)
    await change(store, table_id, votes=[vote])
    await act(store, table_id, 2, decision_revisions={})
    new = await ask(store, table_id, target=2)
    assert await store.polls.open(table_id) == [new]
    assert await store.polls.votes(table_id, UNDO) == []
    await change(store, table_id, votes=[vote])
    assert await store.polls.votes(table_id, UNDO) == [vote]


async def test_a_stale_revision_neither_opens_a_poll_nor_votes_nor_closes(store: Store) -> None:
    table_id = await game(store, ANA)
    poll = await ask(store, table_id)
    vote = VoteRow(table_id, UNDO, 101, "yes", 1)
    await change(store, table_id, votes=[vote])
    await act(store, table_id, 1)
    before = await everything(store)
    for attempt in (
        change(store, table_id, expected=1, revision=1, polls={END: replace(poll, kind=END, number=2)}, questions=2),
        change(store, table_id, expected=1, revision=1, polls={UNDO: None}),
        change(store, table_id, expected=1, revision=1, votes=[replace(vote, choice="no")]),
    ):
        with pytest.raises(StaleRevision):
            await attempt
    assert await everything(store) == before


@pytest.mark.parametrize("phase", [Phase.RUNNING, Phase.FINISHED, Phase.CANCELLED])
async def test_an_action_closes_the_polls_it_names_and_the_last_one_all(store: Store, phase: Phase) -> None:
    table_id, other = await game(store, ANA), await game(store, BEN)
    for each in (table_id, other):
        for kind in PollKind:
            await ask(store, each, kind)
            await change(store, each, votes=[VoteRow(each, kind, 101, "yes", 1)])
    await act(store, table_id, 1, phase=phase, close=(UNDO, END))
    left = [ABSENT] if phase is Phase.RUNNING else []
    assert [poll.kind for poll in await store.polls.open(table_id)] == left
    assert [kind for kind in PollKind if await store.polls.votes(table_id, kind)] == left
    assert len(await store.polls.open(other)) == 3
    await cancel(store, other)
    assert await store.polls.open(other) == []
    assert {row[0] for row in (await everything(store))["votes"]} == ({table_id} if left else set())


async def test_a_finished_table_stores_no_polls(store: Store) -> None:
    table_id = await game(store, ANA)
    poll = await ask(store, table_id)
    await cancel(store, table_id)
    vote = VoteRow(table_id, UNDO, 101, "yes", 1)
    await change(store, table_id, polls={UNDO: replace(poll, number=2)}, votes=[vote])
    assert await store.polls.open(table_id) == await store.polls.votes(table_id, UNDO) == []
