"""Replay, review and log name the player who sat there at a move, and a bot that played for a person."""

from __future__ import annotations

from cogs.interactions.reading import Reading
from cogs.interactions.story import told
from cogs.replay.handlers import _shots
from cogs.replay.review import Found, course_of
from db import Absence
from locales import say
from render.house import review_words
from render.wording import Words, plain
from tables import Review, Table, positions_before, story
from tables.replays import replay_of
from tables.reviews import TurningPoint
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, EVA, House, bot_moves, play_on
from tests.tables.scheduling import timed

LOCALE = "en-US"
BOT = say(LOCALE, "story-bot-for", name=ANA.name)


async def changed_hands(house: House) -> tuple[Table, int, int, int]:
    """Return a finished game, with a revision of Bruno's, of a bot's for Ana and of Eva's, who took Bruno's seat."""
    table = await timed(house, ANA, BRUNO, CHLOE, absence=Absence.BOT)

    def seat_of(user_id: int) -> int:
        return next(seat.seat for seat in table.seats if seat.user_id == user_id)

    async def until(seat: int) -> int:
        """Play until a move of this seat; return its revision."""
        while True:
            mine = seat in table.deciding
            if not await bot_moves(table):
                await play_on(table, 1)
            if mine and table.entries[-1].step.seat == seat and len(table.entries[-1].events) > 1:
                return table.row.revision

    seat = seat_of(BRUNO.user_id)
    by_bruno = await until(seat)
    await acts.quit(table, BRUNO)
    await acts.take_over(table, EVA)
    by_eva = await until(seat)
    while seat_of(ANA.user_id) not in table.waiting_for:
        await play_on(table, 1)
    await acts.missed_deadline(table)
    by_bot = 0
    while table.deciding:
        if table.seats[table.deciding[0]].computer is not None:
            await bot_moves(table)
            by_bot = by_bot or table.row.revision
        else:
            await play_on(table, 1)
    return table, by_bruno, by_bot, by_eva


async def test_replay_and_review_name_who_sat_there_then(house: House) -> None:
    table, by_bruno, by_bot, by_eva = await changed_hands(house)
    log = {entry.step.revision: entry for entry in await table.whole_log()}
    points = []
    for revision in (by_bruno, by_bot, by_eva):
        step = log[revision].step
        assert step.seat is not None
        points.append(TurningPoint(revision, 0, step.seat, step.notation, step.notation, None, 0.5, 0.2))
    found = Found(Review((), (), tuple(points)), await positions_before(table, points), {})
    course = course_of(Reading(table, None, Words(LOCALE)), found)
    assert [moment.mover for moment in course.moments] == [BRUNO.name, BOT, EVA.name]
    log_rounds = {at: turn.round for turn in story([*log.values()], None, len(table.seats)) for at in turn.revisions}
    assert [moment.round for moment in course.moments] == [log_rounds[at] for at in (by_bruno, by_bot, by_eva)]
    for line, name in zip(review_words.listed(course, Words(LOCALE)), (BRUNO.name, BOT, EVA.name), strict=True):
        assert f"**{name}**" in line
    for moment, name in zip(course.moments, (BRUNO.name, BOT, EVA.name), strict=True):
        assert review_words.sentence(moment, course.names, Words(LOCALE)).startswith(name)
    turns = await replay_of(table)
    shown = [
        (turn, shot.scene.names)
        for shot in _shots(Reading(table, None, Words(LOCALE)), turns)
        for turn in [turns[shot.turn]]
    ]
    for turn, names in shown:
        text = "\n".join(line.text for each in turn.told for line in told(Reading(table, None, Words(LOCALE)), each))
        assert (BRUNO.name in names) != (EVA.name in names)
        if EVA.name in text and "plays on" not in text:
            assert EVA.name in names
    assert BRUNO.name in shown[1][1] and EVA.name in shown[-1][1]


async def test_a_line_says_that_a_bot_played_for_a_person(house: House) -> None:
    table, _, by_bot, _ = await changed_hands(house)
    turn = next(turn for turn in table.story(None) if by_bot in [at for at, _ in turn.by_bots])
    lines = [line.text for line in told(Reading(table, None, Words(LOCALE)), turn)]
    assert any(BOT in line for line in lines)


async def test_what_a_bot_does_in_a_turn_that_its_player_has_begun_is_the_bot_s(house: House) -> None:
    """The leaving stood below the bot's move, and the move was that of the player who had left, or of the next one."""
    table = await house.game(ANA, BRUNO, CHLOE)
    (seat,) = table.deciding
    leaver = next(person for person in (ANA, BRUNO, CHLOE) if person.user_id == table.seats[seat].user_id)
    await acts.quit(table, leaver)
    assert await bot_moves(table)
    while seat in table.deciding:
        await bot_moves(table)
    stand_in = plain(say(LOCALE, "name-bot"))
    for viewer in (None, (seat + 1) % 3):
        lines = [
            line.text for turn in table.story(viewer) for line in told(Reading(table, viewer, Words(LOCALE)), turn)
        ]
        left = next(place for place, line in enumerate(lines) if leaver.name in line and "left" in line)
        moved = next(place for place, line in enumerate(lines) if f"{stand_in}:" in line)
        assert left < moved and not any(f"{leaver.name}:" in line for line in lines)
    await acts.take_over(table, EVA)
    lines = [line.text for turn in table.story(seat) for line in told(Reading(table, seat, Words(LOCALE)), turn)]
    assert any(f"{stand_in}:" in line for line in lines) and not any(say(LOCALE, "story-you") in line for line in lines)


async def test_what_a_bot_chose_in_private_is_nothing_that_all_saw(house: House) -> None:
    """The line would tell that the bot had begun the move: it names who made it known."""
    table = await timed(house, ANA, BRUNO, absence=Absence.BOT, game="luxor")
    for _ in range(60):
        (seat,) = table.deciding
        person = next(each for each in (ANA, BRUNO) if each.user_id == table.seats[seat].user_id)
        await acts.missed_deadline(table)
        assert await bot_moves(table)
        if table.entries[-1].private and table.deciding == (seat,):
            break
        await acts.come_back(table, person)
        while table.deciding == (seat,):
            await play_on(table, 1)
    else:
        raise AssertionError("no bot chose a card first")
    action = str(table.view(seat).actions[0])
    await acts.act(table, person, table.seats[seat].decision_revision, action)
    while table.deciding == (seat,):
        await play_on(table, 1)
    turn = [each for each in table.story(None) if not each.at_table and each.revisions][-1]
    (line,) = [line.text for line in told(Reading(table, None, Words(LOCALE)), turn) if line.seat == seat]
    assert f"{person.name}:" in line and "bot" not in line
