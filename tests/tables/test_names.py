"""Names: tables clean the worst ones wherever they take a name."""

from __future__ import annotations

import itertools
import unicodedata
from dataclasses import replace

import pytest

from db import Person
from db.ratings import _latest_name
from tables import UserError, clean, clean_name, told_apart
from tables.names import NAME_LENGTH
from tables.questions import voters_of
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House, decider, play_on

HOSTILE = "\u202eoлuтa\u2066\u200b\nA" + "n\u0336\u0337\u0338\u0334\u0335\u0489" + "a\ufeff\u00ad"
"""Right-to-left override, isolate, zero-width space, line break, a flood of marks, byte order mark, soft hyphen."""


def harmless(name: str) -> bool:
    """Return whether a name cannot reverse, hide or overlap the text around it."""
    marks = "".join("m" if unicodedata.category(letter).startswith("M") else "-" for letter in name)
    formats = any(unicodedata.category(letter) in ("Cf", "Cc", "Zl", "Zp") for letter in name)
    return bool(name.strip()) and not formats and "mmmm" not in marks


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ana", "Ana"),
        ("  Ana\n\tMaria\r\n", "Ana Maria"),
        ("Ana\u2028Maria\u2029", "Ana Maria"),
        ("\u202egnp.anA", "gnp.anA"),
        ("\u2066Ana\u2069\u200e\u200f\u061c", "Ana"),
        ("A\u200bn\u200ca\u200d\u2060\ufeff", "Ana"),
        ("An\u00ada\U000e0041", "Ana"),
        ("\x1b[31mAna\x00", "[31mAna"),
        ("A" + "\u0300" * 30 + "na", "À" + "\u0300" * 3 + "na"),
        ("\u0300\u0301Ana \u0302Maria", "Ana Maria"),
        ("e\u0302\u0323", "ệ"),
        ("\u3164Ana\u2800\uffa0Maria\u115f", "Ana Maria"),
        ("علي رضا", "علي رضا"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("नमस्ते", "नमस्ते"),
        ("ก็ดี", "ก็ดี"),
        ("❤\ufe0f🏛\ufe0f 1\ufe0f\u20e3", "❤\ufe0f🏛\ufe0f 1\ufe0f\u20e3"),
        ("x" * 60, "x" * NAME_LENGTH),
        ("x" * 31 + " y", "x" * 31),
    ],
)
def test_a_name_keeps_what_a_reader_sees(name: str, kept: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", kept)
    assert clean_name(clean_name(name)) == clean_name(name)


@pytest.mark.parametrize("name", ["", " \n", "\u200b\u202e", "\u3164", "\u2800\u2800", "\u0301\u0301", "\ufe0f"])
def test_a_name_that_shows_nothing_is_a_question_mark(name: str) -> None:
    assert clean_name(name) == "?" and clean(Person(1, name)).name == "?"


async def test_every_way_to_a_seat_cleans_the_name(house: House) -> None:
    """The host opens, a guest joins, a player returns with a decision or a click, a newcomer takes a seat over."""
    table = await house.lobby(Person(1, HOSTILE), Person(2, HOSTILE), Person(3, HOSTILE))
    assert all(map(harmless, table.names))
    await acts.start(table, Person(1, HOSTILE))
    await acts.missed_deadline(table)
    person, decision_revision, actions = decider(table)
    poll = next(iter(table.polls.values()))
    for other in sorted(voters_of(table, poll.kind)):
        if poll.kind in table.polls:
            await acts.vote(table, Person(other, "voter"), poll.kind, poll.number, "computer")
    seat = table.seat_of(person.user_id)
    assert seat is not None and table.seats[seat].computer is not None
    await acts.act(table, Person(person.user_id, HOSTILE), decision_revision, actions[0])
    assert table.seats[seat].computer is None and harmless(table.names[seat])
    await acts.quit(table, Person(1, "Ana"))
    await acts.take_over(table, Person(9, HOSTILE))
    assert all(map(harmless, table.names))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("Ana", "Bruno"), ("Ana", "Bruno")),
        (("Ana", "Bruno", "Ana"), ("Ana (1)", "Bruno", "Ana (3)")),
        (("ana", "Ana"), ("ana (1)", "Ana (2)")),
        (("Ana", "Ana", "Ana (2)"), ("Ana (1)", "Ana (2) (2)", "Ana (2) (3)")),
        (("x" * 32, "x" * 32), ("x" * 28 + " (1)", "x" * 28 + " (2)")),
        (("x" * 28 + " (1)", "x" * 32, "x" * 32), ("x" * 28 + " (1)", "x" * 28 + " (2)", "x" * 28 + " (3)")),
        (("", "Ana", ""), ("", "Ana", "")),
    ],
)
def test_equal_names_get_the_numbers_of_their_seats(given: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert told_apart(given) == told_apart(told) == told


def test_no_two_names_at_a_table_are_alike() -> None:
    possible = ("", "Ana", "ana", "Ana (1)", "Ana (2)", "Ana (2) (3)", "A" * 32, "A" * 30 + " (2)")
    for names in itertools.product(possible, repeat=4):
        told = [name.casefold() for name in told_apart(names) if name]
        assert len(set(told)) == len(told) == len(list(filter(None, names))), names


async def test_two_people_of_one_name_are_told_apart_through_seats_and_restarts(house: House) -> None:
    other, again = Person(201, "Ana"), Person(202, "Ana")
    table = await house.lobby(ANA, BRUNO, other)
    assert table.names == ("Ana (1)", "Bruno", "Ana (3)")
    with pytest.raises(UserError) as refused:
        await acts.start(table, BRUNO)
    assert refused.value.facts["host"] == "Ana (1)"
    await acts.start(table, ANA)
    await house.reopen()
    table = await house.registry.any_table(table.id)
    assert table.names == ("Ana (1)", "Bruno", "Ana (3)")
    assert [seat.name for seat in table.seats] == ["Ana", "Bruno", "Ana"], "the leaderboard shows plain names"
    await acts.quit(table, ANA)
    await acts.take_over(table, again)
    assert table.names == ("Ana (1)", "Bruno", "Ana (3)"), "whoever comes, nobody gets another one's name"


async def test_a_name_that_an_older_version_stored_is_cleaned_when_it_is_read(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    await acts.quit(table, CHLOE)
    query = "UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?"
    names = [(HOSTILE, table.id, 0), ("\u3164", table.id, 1)]
    await house.store._connection.write(lambda session: session.executemany(query, names))
    await house.reopen()
    names = (await house.registry.any_table(table.id)).names
    assert harmless(names[0]) and names[1] == "?"
    assert names[2] == "", "a seat that its player has left has no name"


async def test_a_new_name_shows_at_all_tables_of_the_server_and_in_rankings(house: House) -> None:
    old, new = await house.game(ANA, BRUNO, channel=71), await house.game(ANA, BRUNO, channel=72)
    await acts.cancel(new, ANA, may_manage=True)
    elsewhere = await acts.open_table(
        house.registry, "luxor", guild_id=GUILD + 1, channel_id=73, locale="fr", host=BRUNO
    )
    seat = old.seat_of(BRUNO.user_id)
    assert seat is not None
    while seat not in old.deciding:
        await play_on(old, 1)
    person, revision, actions = decider(old)
    await acts.act(old, replace(person, name="Brunão"), revision, actions[0])
    assert old.names[seat] == "Brunão"
    stored = await house.store.tables.get(new.id)
    assert stored is not None and "Brunão" in [each.name for each in stored[1]]
    rivals = await house.store._connection.read(lambda session: _latest_name(session, GUILD, BRUNO.user_id))
    assert rivals == "Brunão"
    kept = await house.store.tables.get(elsewhere.id)
    assert kept is not None and [each.name for each in kept[1]] == ["Bruno"], "another server has its own nickname"
