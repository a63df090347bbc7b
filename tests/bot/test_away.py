"""Who is away: a bot that stands in, clocks that stop, days as people write them, outages."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import discord
import pytest

from cogs.interactions.custom_ids import AwayUntil
from cogs.interactions.days import day_name, example_day, read_days
from cogs.places import Places
from cogs.seats.handlers import EXAMPLE, SUGGESTED
from locales import LOCALES, say
from tables.clocks import DAY, MINUTE
from tests.bot.forging import forge, with_component
from tests.bot.harness import Stage, simulated_clock
from tests.bot.playing import deal, nothing_but_a_sentence, table_of, tertulia

pytestmark = pytest.mark.usefixtures("tiny_pictures")


async def test_a_bot_stands_in_and_gives_the_seat_back(stage: Stage) -> None:
    await deal(stage, pace="live")
    table = await table_of(stage)
    late = table.seats[table.waiting_for[0]]
    await stage.later(minutes=3)
    assert not table.polls
    who = next(person for person in (stage.ana, stage.bruno) if person.id == late.user_id)
    assert say("en-US", "board-stand-in", who="", count=1)[:20] in stage.text(stage.board())
    hand = stage.private(await stage.press(who, stage.board(), "b:*:hand"))
    leaves = (await table_of(stage)).leaves_at(late.seat)
    assert leaves is not None and say("en-US", "hand-leaves", until=f"<t:{leaves // 1000}:R>") in stage.text(hand)
    await stage.press(who, hand, "b:*:return")
    assert (await table_of(stage)).bots == ()


@pytest.mark.parametrize("bot", [False, True])
async def test_away_stops_the_clock_or_lets_a_bot_play_and_the_board_says_so(stage: Stage, bot: bool) -> None:
    await deal(stage)
    table = await table_of(stage)
    seat = table.waiting_for[0]
    who = next(person for person in (stage.ana, stage.bruno) if person.id == table.seats[seat].user_id)
    today = discord.utils.utcnow().date()
    answer = nothing_but_a_sentence(stage, await stage.slash(who, "away", until=today.isoformat(), bot=bot))
    back = int(discord.utils.utcnow().replace(hour=0, minute=0, second=0, microsecond=0).timestamp()) + DAY // 1000
    key, still = "away-bot" if bot else "away-waits", say("en-US", "board-away", who="", date="").partition(".")[2]
    assert answer == say("en-US", key, date=f"<t:{back - 1}:D>", count=1)
    table, text = await table_of(stage), stage.text(stage.board())
    if bot:
        assert seat in table.bots
    else:
        assert still in text and table.deadline_date == back * 1000 + DAY
    answer = nothing_but_a_sentence(stage, await stage.slash(who, "away"))
    assert answer == say("en-US", "away-over")
    assert nothing_but_a_sentence(stage, await stage.slash(who, "away")) == say("en-US", "away-never")
    assert (await table_of(stage)).bots == () and still not in stage.text(stage.board())


@pytest.mark.parametrize("until", ["yesterday", "2020-01-01", "2099-01-01", "32.1.", "2026-13-01", "0", "9" * 300])
async def test_away_refuses_other_days(stage: Stage, until: str) -> None:
    await deal(stage)
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "away", until=until))
    example = example_day(discord.utils.utcnow().date() + timedelta(EXAMPLE), "en-US")
    assert answer == say("en-US", "error-away-date", example=example)


async def test_away_asks_which_day_is_meant_and_an_old_question_answers(stage: Stage) -> None:
    await deal(stage)
    today = discord.utils.utcnow().date()
    words = f"next {today:%A}"
    meant = read_days(words, today, "en-US")
    assert len(meant) == 2
    question = stage.private(await stage.slash(stage.ana, "away", until=words, bot=True))
    assert say("en-US", "away-which-day") in stage.text(question)
    assert [button.label for button in stage.buttons(question)] == [day_name(day, today, "en-US") for day in meant]
    assert (await table_of(stage)).bots == ()
    answer = await stage.press(stage.ana, question, day_name(meant[1], today, "en-US"))
    end = datetime.combine(meant[1] + timedelta(1), datetime.min.time(), UTC)
    shown = f"<t:{int(end.timestamp()) - 1}:D>"
    assert say("en-US", "away-bot", date=shown, count=1) in stage.text(stage.private(answer))
    custom_id = str(AwayUntil(0, bot=False))
    async with with_component(
        stage, stage.board(), {"type": 2, "custom_id": custom_id, "label": "?", "style": 1, "id": 900}
    ):
        answer = nothing_but_a_sentence(stage, await forge(stage, stage.ana, stage.board(), custom_id))
    assert answer == say("en-US", "error-away-date", example=example_day(today + timedelta(EXAMPLE), "en-US"))


@pytest.mark.parametrize("locale", LOCALES)
async def test_days_away_are_suggested_in_the_words_of_the_reader(stage: Stage, locale: str) -> None:
    stage.reads(stage.ana, locale)
    today = discord.utils.utcnow().date()

    async def offered(words: str) -> dict[str, str]:
        found = await stage.ana.autocomplete(stage.channel, "away", "until", words)
        assert len(found) <= 25
        return {choice["name"]: choice["value"] for choice in found}

    first = await offered("")
    assert next(iter(first)) == day_name(today, today, locale) and len(first) == len(SUGGESTED)
    assert all(day_name(date.fromisoformat(value), today, locale) == name for name, value in first.items())
    for days, words in ((1, day_name(today + timedelta(1), today, locale)), (9, "9 d"), (14, "2 semaines")):
        assert next(iter((await offered(words)).values())) == (today + timedelta(days)).isoformat()
    for words in ("nowhere", "x" * 5000, "%", "🏛️"):
        assert await offered(words) == {}


async def test_away_without_a_game_says_so(stage: Stage) -> None:
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.chloe, "away", until="1.1."))
    assert answer == say("en-US", "error-away-no-table")


@pytest.mark.parametrize("what", ["shard", "requests"])
async def test_an_outage_moves_deadlines_and_the_board_says_for_how_long(stage: Stage, what: str) -> None:
    await deal(stage, pace="live")
    bot = tertulia(stage)
    places = bot.get_cog("Places")
    assert isinstance(places, Places)
    if what == "shard":
        await places.on_shard_disconnect(0)
    else:
        bot.public.outages.begin(None)
    await stage.later(minutes=9)
    table = await table_of(stage)
    assert table.bots == () and not table.polls, "no deadline passes meanwhile"
    await (places.on_shard_resumed(0) if what == "shard" else bot.public.outages.end(None))
    await bot.public.settle(5)
    await stage.env.settle()
    line = say("en-US", "board-stood", time=say("en-US", "duration-minutes", count=9))
    assert line in stage.text(stage.board())
    assert (await table_of(stage)).deadline_date > simulated_clock() + MINUTE
