"""After a deletion the games play on, and the id of the person comes back nowhere."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import pytest

from db import CALL, Archived, MessageRow, Person, Phase, RatingRow, StandingRow, Store
from engine import game
from engine.players import LEVELS
from engine.players.decision import BotDecision
from tables import DailyDeals, Table, UserError
from tables.bot_turns import bot_turn
from tables.clocks import DAY
from tables.rated import ratings_of
from tables.rating_model import recompute
from tables.ratings import differences
from tables.rematches import rematch
from tables.solo import open_solo
from tests import acts
from tests.db.builder import everything
from tests.tables.conftest import BRUNO, CHLOE, DAVI, GUILD, AtOnce, House, bot_moves, decider, play_on

GONE = Person(987_654_321_012_345_678, "Zoé-Única", contribution=77_001)
OF_OPEN_GAMES = {"holders", "guests"}
"""Tables that remember the person until a running game or a lobby is over."""

Begin = Callable[[House], Awaitable[Table]]


async def named(house: House) -> dict[str, int]:
    """Return how many stored values of each table have the id or the name of the deleted person."""
    signs, found = (str(GONE.user_id), GONE.name), dict[str, int]()
    for table, rows in (await everything(house.store)).items():
        count = sum(any(sign in str(value) for sign in signs) for row in rows for value in row)
        if count:
            found[table] = count
    return found


async def finish(table: Table) -> None:
    """Let people and bots play until the game is over."""
    for _ in range(10_000):
        if table.phase is not Phase.RUNNING or (not await bot_moves(table) and not table.waiting_for):
            return
        if table.phase is Phase.RUNNING and bot_turn(table) is None:
            await play_on(table, 1)


async def of_three(house: House, *, ranked: bool = True) -> Table:
    """Return a game in which all three have decided several times."""
    table = await house.game(BRUNO, GONE, CHLOE, ranked=ranked)
    await play_on(table, 30)
    return table


async def unranked(house: House) -> Table:
    return await of_three(house, ranked=False)


async def of_two(house: House) -> Table:
    table = await house.game(GONE, BRUNO, ranked=True)
    await play_on(table, 20)
    return table


async def left(house: House) -> Table:
    """Return a ranked game that the person has left already: they have no seat when they delete."""
    table = await of_three(house)
    await acts.quit(table, GONE)
    return table


async def taken_over(house: House) -> Table:
    """Return a game in which the person has a seat that another one left."""
    table = await house.game(BRUNO, DAVI, CHLOE, ranked=True)
    await play_on(table, 12)
    await acts.quit(table, DAVI)
    await acts.take_over(table, GONE)
    await play_on(table, 12)
    return table


async def with_questions(house: House) -> Table:
    """Return a game with a question of the person to the others, their note, and their answer to a question."""
    table = await of_three(house, ranked=False)
    await acts.propose_end(table, GONE)
    await house.store.notes.put(table.id, GONE.user_id, f"I am {GONE.name}", 5)
    return table


async def archived(house: House) -> Table:
    table = await of_three(house)
    await acts.archive(table, Archived.IDLE)
    return table


async def lobby(house: House) -> Table:
    """Return a lobby that the person hosts, without an invitation."""
    return await house.lobby(GONE, BRUNO, CHLOE)


async def removed(house: House) -> Table:
    """Return a lobby from which the host has removed the person."""
    table = await house.lobby(BRUNO, CHLOE, GONE)
    await acts.remove(table, BRUNO, GONE.user_id)
    return table


async def invited(house: House) -> Table:
    """Return a lobby to which the person is invited: the messages that say so are still to be sent."""
    table = await house.lobby(BRUNO, CHLOE)
    await acts.invite(table, BRUNO, [GONE.user_id])
    rows = (f"invitation-{GONE.user_id}", ""), (CALL, f"5 {GONE.user_id}"), ("rematch", str(GONE.user_id))
    await table.note_messages({name: MessageRow(table.id, name, shows=shows) for name, shows in rows}, settled=-1)
    return table


async def called_in_vain(house: House) -> Table:
    """Return a cancelled lobby with such messages: its channel was gone before they were sent."""
    table = await invited(house)
    await acts.archive(table, Archived.CHANNEL_GONE)
    await acts.cancel(table, BRUNO, may_manage=True)
    return table


async def finished(house: House) -> Table:
    table = await house.game(BRUNO, GONE, ranked=True)
    await finish(table)
    return table


async def solo(house: House) -> Table:
    table = await open_solo(house.registry, game("mausoleum"), LEVELS[:2], guild_id=GUILD, locale="fr", host=GONE)
    await finish_some(table)
    return table


async def finish_some(table: Table) -> None:
    for _ in range(12):
        if not await bot_moves(table):
            await play_on(table, 1)


GAMES: list[Begin] = [
    *(of_three, unranked, of_two, left, taken_over, with_questions, archived, lobby, removed, invited),
    *(called_in_vain, finished, solo),
]


@pytest.mark.engine("sqlite", "postgres")
@pytest.mark.parametrize("begin", GAMES)
async def test_nothing_that_is_written_after_a_deletion_names_the_person(house: House, begin: Begin) -> None:
    table = await begin(house)
    assert await named(house)
    await house.registry.forget(GUILD, GONE.user_id)
    rest = await named(house)
    assert rest.keys() <= (OF_OPEN_GAMES if table.phase in (Phase.LOBBY, Phase.RUNNING) else set())
    if table.row.archived is not None:
        await acts.wake(table)
    if table.phase is Phase.LOBBY:
        assert len(table.messages) == len([name for name in table.messages if str(GONE.user_id) not in name])
        await acts.start(table, BRUNO)
    await finish(table)
    assert table.phase in (Phase.FINISHED, Phase.CANCELLED)
    if table.phase is Phase.FINISHED and table.kind.has_channel:
        again, _ = await rematch(house.registry, table, BRUNO)
        await acts.join(again, CHLOE)
        await acts.start(again, BRUNO)
        await finish(again)
    assert await named(house) == {}
    ratings, games = await house.store.ratings.all(), await house.store.ratings.ranked_games()
    assert differences(ratings, recompute(games, ratings)) == []


async def test_a_deleted_person_counts_for_the_ratings_of_the_others_without_a_name(house: House) -> None:
    """As one who left: they decided, and come in behind those who stayed."""
    table = await of_three(house)
    await house.registry.forget(GUILD, GONE.user_id)
    await finish(table)
    standings = [each for game in await house.store.ratings.ranked_games() for each in game.standings]
    assert [(each.user_id, each.computer) for each in standings] == [
        (BRUNO.user_id, None),
        (0, None),
        (CHLOE.user_id, None),
    ]
    assert max(standings, key=lambda each: each.place).user_id == 0
    ratings = await house.store.ratings.all()
    assert [(row.user_id, row.mu is None) for row in ratings] == [
        (BRUNO.user_id, False),
        (0, True),
        (CHLOE.user_id, False),
    ]


async def test_a_game_that_is_settled_during_the_deletion_names_nobody_who_is_deleted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await of_three(house)
    await acts.quit(table, GONE)

    async def later(
        store: Store, of: Table, standings: Sequence[StandingRow]
    ) -> tuple[tuple[RatingRow, ...], frozenset[int]]:
        """Compute the ratings, then let the deletion come between them and the commit."""
        found = await ratings_of(store, of, standings)
        if standings:
            await house.store.privacy.forget(GONE.user_id, GUILD, house.now)
        return found

    monkeypatch.setattr("tables.table.ratings_of", later)
    await finish(table)
    assert table.phase is Phase.FINISHED
    assert await named(house) == {}
    stored = await house.store.ratings.all()
    assert [row.user_id for row in stored] == [BRUNO.user_id, 0, CHLOE.user_id]
    assert differences(stored, recompute(await house.store.ratings.ranked_games(), stored)) == []


async def test_who_comes_back_after_a_deletion_is_rated_under_their_name(house: House) -> None:
    table = await of_three(house)
    await house.registry.forget(GUILD, GONE.user_id)
    await acts.take_over(table, GONE)
    await finish(table)
    standings = [each for game in await house.store.ratings.ranked_games() for each in game.standings]
    assert [each.user_id for each in standings] == [BRUNO.user_id, GONE.user_id, CHLOE.user_id]


async def test_who_was_removed_stays_removed_until_the_table_is_over(house: House) -> None:
    table = await removed(house)
    await house.registry.forget(GUILD, GONE.user_id)
    await house.reopen()
    table = await house.registry.table(table.id, GUILD)
    with pytest.raises(UserError, match="error-not-open"):
        await acts.join(table, GONE)
    await acts.start(table, BRUNO)
    await acts.quit(table, CHLOE)
    if table.phase is Phase.RUNNING:
        with pytest.raises(UserError, match="error-not-open"):
            await acts.take_over(table, GONE)
        await finish(table)
    assert await named(house) == {}


# ---------------------------------------------------------------- the daily deal

GAME = "mausoleum"


async def deal(house: House, place: int, *, plies: int = 10_000) -> Table:
    """Return the person's try, played so far."""
    deals = DailyDeals(house.registry)
    table = await deals.play(house.now, game(GAME), guild_id=place, locale="fr", player=GONE)
    for _ in range(plies):
        if table.phase is not Phase.RUNNING:
            break
        if bot_turn(table) is not None:
            turn = bot_turn(table)
            assert turn is not None
            decision = BotDecision(table.game, turn.view, turn.level, turn.seed)
            await acts.bot_moves(table, turn, await AtOnce().decide(decision, (place, 1)))
        else:
            person, decision_revision, actions = decider(table)
            await acts.act(table, person, decision_revision, actions[0])
    return table


@pytest.mark.engine("sqlite", "postgres")
@pytest.mark.parametrize("plies", [3, 10_000])
@pytest.mark.parametrize("place", [0, GUILD])
async def test_a_deleted_try_is_still_the_one_of_its_day(house: House, place: int, plies: int) -> None:
    house.now, deals = 20_000 * DAY + 5, DailyDeals(house.registry)
    table = await deal(house, place, plies=plies)
    await house.registry.forget(place, GONE.user_id)
    await house.registry.forget(0, GONE.user_id)
    assert await named(house) == {"tries": 1}
    kept = await house.store.daily.find(20_000, GAME, GONE.user_id)
    assert kept is not None and kept.is_deleted
    assert (kept.guild_id, kept.table_id, kept.name, kept.points, kept.signs) == (0, 0, "", None, None)
    assert await deals.streak(20_000, GONE.user_id) == 0
    assert await deals.finished(20_000, game(GAME), GUILD) == []
    await house.store.daily.set_signs(table.id, "bnl")  # the judging was under way
    for where in (0, GUILD):
        with pytest.raises(UserError, match="error-daily-once"):
            await deals.play(house.now, game(GAME), guild_id=where, locale="fr", player=GONE)
    assert await named(house) == {"tries": 1}
    await house.store.daily.tidy(20_000)
    assert await named(house) == {"tries": 1}
    await house.store.daily.tidy(20_001)
    assert await named(house) == {}


async def test_tries_of_days_that_are_over_go_at_once(house: House) -> None:
    house.now = 20_000 * DAY + 5
    await deal(house, GUILD)
    house.now += DAY
    await house.registry.forget(GUILD, GONE.user_id)
    assert await named(house) == {}


async def test_the_day_of_a_deletion_is_that_of_discord(house: House) -> None:
    """The clock of this machine may be wrong."""
    house.now = 20_000 * DAY + 5
    await deal(house, GUILD)
    house.ahead = 3 * DAY
    await house.registry.forget(GUILD, GONE.user_id, today=20_000)
    assert await named(house) == {"tries": 1}
