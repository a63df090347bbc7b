"""Questions to the players: one of a kind is open at a table, about one moment of its game."""

from __future__ import annotations

import pytest

from db import Phase, PollKind, PollRow, StaleRevision, Store, UnknownPoll, VoteRow, WrongPhase
from tests.db.builder import ANA, BEN, act, ask, everything, game, lobby

ABSENT, UNDO, END = PollKind.ABSENT, PollKind.UNDO, PollKind.END


async def test_questions_of_each_kind_may_be_open_and_know_where_they_are_shown(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    absent = await store.open_poll(PollRow(table_id, ABSENT, None, None, 2, None, 10))
    undo = await store.open_poll(PollRow(table_id, UNDO, 1, 1, 2, 55, 5))
    assert (absent.number, undo.number) == (1, 2)
    assert await store.polls(table_id) == [undo, absent]
    assert isinstance((await store.polls(table_id))[0].kind, PollKind)
    await store.set_poll_message(table_id, ABSENT, 77)
    assert [poll.message_id for poll in await store.polls(table_id)] == [55, 77]
    await store.close_poll(table_id, UNDO)
    await store.close_poll(table_id, END)
    assert [poll.kind for poll in await store.polls(table_id)] == [ABSENT]
    with pytest.raises(UnknownPoll, match="no such open question"):
        await store.set_poll_message(table_id, UNDO, 78)


async def test_a_vote_may_be_changed_until_the_question_is_closed(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    number = (await ask(store, table_id)).number
    ana, ben = VoteRow(table_id, UNDO, 101, "yes", 1), VoteRow(table_id, UNDO, 102, "no", 2)
    assert await store.vote(ana, number) == [ana]
    assert await store.vote(ben, number) == [ana, ben]
    other = VoteRow(table_id, UNDO, 101, "no", 3)
    assert await store.vote(other, number) == [ben, other] == await store.votes(table_id, UNDO)
    assert isinstance((await store.votes(table_id, UNDO))[0].kind, PollKind)
    assert await store.votes(table_id, END) == []
    await store.close_poll(table_id, UNDO)
    assert await store.votes(table_id, UNDO) == []
    with pytest.raises(UnknownPoll):
        await store.vote(ana, number)


async def test_an_answer_to_a_former_question_does_not_count_for_the_new_one(store: Store) -> None:
    table_id = await game(store, ANA, BEN)
    former = await ask(store, table_id)
    vote = VoteRow(table_id, UNDO, 102, "yes", 1)
    await store.vote(vote, former.number)
    await act(store, table_id, 2, stamps={})
    new = await ask(store, table_id, target=2)
    assert await store.polls(table_id) == [new]
    assert await store.votes(table_id, UNDO) == []
    with pytest.raises(UnknownPoll):
        await store.vote(vote, former.number)
    assert await store.vote(vote, new.number) == [vote]


async def test_a_question_is_asked_at_a_running_game_as_it_is_now(store: Store) -> None:
    table_id = await game(store, ANA)
    poll = await ask(store, table_id)
    await store.vote(VoteRow(table_id, UNDO, 101, "yes", 1), poll.number)
    before = await everything(store)
    for revision in (0, 2):
        with pytest.raises(StaleRevision):
            await store.open_poll(PollRow(table_id, UNDO, 0, 1, revision, None, 1))
    assert await everything(store) == before
    with pytest.raises(WrongPhase, match="is lobby"):
        await ask(store, await lobby(store, ANA))


@pytest.mark.parametrize("phase", [Phase.RUNNING, Phase.FINISHED, Phase.CANCELLED])
async def test_an_action_closes_what_it_names_and_the_last_one_all(store: Store, phase: Phase) -> None:
    table_id, other = await game(store, ANA), await game(store, BEN)
    for each in (table_id, other):
        for kind in PollKind:
            poll = await ask(store, each, kind)
            await store.vote(VoteRow(each, kind, 101, "yes", 1), poll.number)
    await act(store, table_id, 1, phase=phase, close=(UNDO, END))
    left = [ABSENT] if phase is Phase.RUNNING else []
    assert [poll.kind for poll in await store.polls(table_id)] == left
    assert [kind for kind in PollKind if await store.votes(table_id, kind)] == left
    assert len(await store.polls(other)) == 3
    await store.cancel_table(other, 1, now=9)
    assert await store.polls(other) == []
    assert {row[0] for row in (await everything(store))["votes"]} == ({table_id} if left else set())
