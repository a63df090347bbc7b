"""Verifiable shuffles: sealed before the deal, secret until the end, and then open for every person to check."""

from __future__ import annotations

import base64
import itertools
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
import simcord

from cogs.table import handlers as log
from db import Person
from engine import games
from engine.record import Record, load
from engine.seed import commitment
from engine.verify import Mismatch, verify
from locales import LOCALES, say
from render import alt as alt_texts
from render.scene import ALT_LENGTH
from render.wording import Words, game_text
from tables import Phase, Table
from tables.names import NAME_LENGTH
from tables.permissions import need_reach
from tests import acts
from tests.bot.forging import at_once, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import deal, in_turn, nothing_but_a_sentence, play_on, store_of, table_of, tertulia
from tests.bot.test_every_game import act
from tests.tables.conftest import bot_moves

HASH = re.compile(r"\b[0-9a-f]{64}\b")


async def lobby_of(stage: Stage, game: str) -> simcord.ResponseMessage:
    """Return a lobby with Ana, who opened it, and Bruno."""
    lobby = stage.shown(await stage.slash(stage.ana, "play", game=game))
    await stage.press(stage.bruno, lobby, "b:*:join")
    return lobby


async def play_to_the_end(stage: Stage, clicks: int = 12) -> Table:
    """Play so many clicks of what is offered, then by the rules' suggestions until the score is there."""
    table, chance = await table_of(stage), random.Random(5)
    people = {person.id: person for person in (stage.ana, stage.bruno, stage.chloe)}
    for _ in range(clicks):
        if not table.deciding:
            break
        who = people[table.seats[table.deciding[0]].user_id]
        await act(stage, who, stage.private(await stage.press(who, stage.board(), "b:*:hand")), chance)
    await play_on(stage, table)
    return table


async def more(stage: Stage, who: simcord.MemberActor) -> simcord.ResponseMessage:
    return stage.private(await stage.press(who, stage.board(), "b:*:more"))


async def fairness(stage: Stage, who: simcord.MemberActor, message: simcord.ResponseMessage) -> simcord.ResponseMessage:
    return stage.private(await stage.press(who, message, "b:*:fairness"))


def checks(stage: Stage, message: Message) -> list[str]:
    """Return the ids of the buttons that check a finished game."""
    return [each.custom_id for each in stage.buttons(message) if each.custom_id in ("b:1:verify", "b:1:record")]


async def secret_of(stage: Stage, number: int = 1) -> bytes:
    store = store_of(stage)
    found = await store.games.secret(number)
    assert found is not None
    return found


def sayings(data: bytes) -> set[str]:
    """Return every spelling of a secret."""
    number = int.from_bytes(data, "big")
    plain = base64.b64encode(data).decode().rstrip("=")
    url = base64.urlsafe_b64encode(data).decode().rstrip("=")
    return {data.hex(), plain, url, base64.b32encode(data).decode().rstrip("="), str(number), repr(data)[2:-1]}


def sent(stage: Stage) -> Iterator[str]:
    """Return everything that the bot has sent to Discord."""
    for request in stage.env.http_requests:
        yield f"{request.path} {json.dumps(request.json, default=str)} {request!r}"


@pytest.fixture
def same_clicks() -> None:
    """Let clicks add the ids that Discord gives them."""


def clicked(stage: Stage) -> int:
    """Return the id that Discord gave to the latest click that was answered."""
    return max(int(found[1]) for text in sent(stage) if (found := re.match(r"/interactions/(\d+)/", text)))


def downloaded(stage: Stage, result: simcord.InteractionResult) -> str:
    (data,) = stage.pictures(stage.private(result))
    return data.decode()


@pytest.mark.usefixtures("friendly", "tiny_pictures")
@pytest.mark.parametrize("game", in_turn("luxor"))
async def test_sealed_before_the_deal_hidden_in_the_game_and_open_after_the_end(
    stage: Stage, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    caplog.set_level("DEBUG")
    lobby = stage.shown(await stage.slash(stage.ana, "play", game=game))
    (sealed,) = HASH.findall("\n".join(stage.alts(lobby)))
    assert not HASH.findall(stage.text(lobby)), "long in the picture's description, short in the text"
    assert f"🔒\xa0`{sealed[:8]}`" in stage.text(lobby)
    assert HASH.findall(stage.text(await fairness(stage, stage.davi, await more(stage, stage.davi)))) == [sealed]
    joined = []
    for person in stage.fewest(game)[1:]:
        await stage.press(person, lobby, "b:*:join")
        joined.append(clicked(stage))
    assert HASH.findall("\n".join(stage.alts(lobby))) == [sealed], "who joins changes nothing in what was sealed"
    await stage.press(stage.ana, lobby, "b:*:start")
    table = await table_of(stage)
    clicks = (None, *joined), clicked(stage)
    assert (tuple(seat.contribution for seat in table.seats), table.row.contribution) == clicks

    menu = await more(stage, stage.davi)
    assert not HASH.findall(stage.text(menu))
    facts = await fairness(stage, stage.davi, menu)
    assert HASH.findall(stage.text(facts)) == [sealed] and not checks(stage, facts)
    assert say("en-US", "fairness-clicks", clicks=", ".join(map(str, (*joined, clicks[1])))) in stage.text(facts)

    await play_to_the_end(stage)
    assert table.phase is Phase.FINISHED
    secret, seed = await secret_of(stage), table.row.seed
    assert seed is not None and commitment(secret) == sealed
    for answer in (*sent(stage), caplog.text):
        assert not [each for each in sayings(secret) | sayings(seed) if each in answer]

    # After the end every person may check it.
    panel = await more(stage, stage.davi)
    facts = await fairness(stage, stage.davi, await more(stage, stage.davi))
    assert HASH.findall(stage.text(facts)) == [sealed], "the same as before the deal"
    assert checks(stage, facts) == checks(stage, panel) == ["b:1:verify", "b:1:record"]
    record = await the_record(stage, panel)
    assert record.sealed is not None
    assert (record.sealed.commitment, record.sealed.secret) == (sealed, secret)
    assert (record.sealed.contributions, record.sealed.start) == clicks
    assert record.names == ("Ana", "Bruno", "Chloé")[: len(clicks[0])] and record.game == game
    assert verify(record) is None
    answer = stage.text(stage.private(await stage.press(stage.davi, panel, "b:*:verify")))
    assert answer.splitlines()[1] == game_text(game, "verify-done", "en-US")
    assert say("en-US", "verify-yourself") in answer
    assert HASH.findall(answer) == [secret.hex(), record.fingerprint, sealed], "with the seal that it had before"


async def test_without_a_picture_the_lobby_shows_the_whole_seal(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.cover", lambda *arguments: 1 / 0)
    lobby = stage.shown(await stage.slash(stage.ana, "play", game="mausoleum"))
    (sealed,) = HASH.findall(stage.text(lobby))
    assert sealed == (await table_of(stage)).row.commitment
    stage.forgive()


def test_the_longest_names_leave_room_for_the_seal_and_only_a_game_with_dice_speaks_of_dice() -> None:
    longest = (f"{'W' * NAME_LENGTH} (4)",) * 4
    for game, (locale, dice) in itertools.product(games(), zip(LOCALES, ("die", "dado", "dado", "dé"), strict=True)):
        alt = alt_texts.cover(game, range(4), longest, Words(locale))
        assert len(alt) + len(say(locale, "picture-sealed", commitment="f" * 64)) < ALT_LENGTH
        assert bool(re.search(rf"\b{dice}\b", game_text(game, "verify-done", locale))) is (game == "luxor")


@pytest.mark.usefixtures("friendly", "tiny_pictures")
async def test_a_person_verifies_one_game_at_a_time(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await lobby_of(stage, "mausoleum")
    await stage.press(stage.ana, lobby, "b:*:start")
    await play_to_the_end(stage)
    at_work: list[int] = []

    def slowly(record: Record) -> Mismatch | None:
        at_work.append(1)
        time.sleep(0.1)
        return verify(record)

    monkeypatch.setattr("cogs.fairness.panels.verify", slowly)
    panels = [await more(stage, who) for who in (stage.davi, stage.davi, stage.chloe)]
    stage.reads(stage.davi, "pt-BR")
    clicks = [
        (who, panel, "b:1:verify") for who, panel in zip((stage.davi, stage.davi, stage.chloe), panels, strict=True)
    ]
    first, second, third = await at_once(stage, *clicks)
    assert nothing_but_a_sentence(stage, second) == say("pt-BR", "error-verifying")
    assert len(at_work) == 2
    for result, locale in ((first, "pt-BR"), (third, "en-US")):
        assert say(locale, "game-verify-done") in stage.text(stage.private(result))
    again = stage.private(await stage.press(stage.davi, panels[0], "b:*:verify"))
    assert say("pt-BR", "game-verify-done") in stage.text(again)


@pytest.mark.usefixtures("friendly", "tiny_pictures")
async def test_a_person_opens_one_page_of_a_log_at_a_time(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    await deal(stage)
    real, at_work = log._tell, list[int]()

    def slowly(*rest: Any) -> None:
        at_work.append(1)
        time.sleep(0.1)
        real(*rest)

    monkeypatch.setattr(log, "_tell", slowly)
    panels = [await more(stage, who) for who in (stage.davi, stage.davi, stage.chloe)]
    stage.reads(stage.davi, "fr")
    clicks = [(who, panel, "b:1:log") for who, panel in zip((stage.davi, stage.davi, stage.chloe), panels, strict=True)]
    first, second, third = await at_once(stage, *clicks)
    assert nothing_but_a_sentence(stage, second) == say("fr", "error-reading")
    assert len(at_work) == 2
    for result, locale in ((first, "fr"), (third, "en-US")):
        assert stage.text(stage.private(result)).startswith(f"### {say(locale, 'button-log')}")
    again = await forge(stage, stage.davi, stage.board(), "b:1:log")
    assert say("fr", "button-log") in stage.text(stage.private(again))


async def the_record(stage: Stage, panel: Message) -> Record:
    """Return the file of *Record*, which holds names but no user ids."""
    text = downloaded(stage, await stage.press(stage.davi, panel, "b:*:record"))
    for person in (stage.ana, stage.bruno, stage.chloe, stage.davi, stage.server, stage.channel):
        assert str(person.id) not in text
    return load(text)


async def all_are_refused(stage: Stage, message: Message) -> None:
    """Press both buttons on a message that never had them, for a player and for a stranger."""
    for op in ("record", "verify"):
        button = {"type": 2, "style": 2, "label": "?", "custom_id": f"b:1:{op}"}
        async with with_component(stage, message, button):
            for who in (stage.ana, stage.davi):
                answer = nothing_but_a_sentence(stage, await forge(stage, who, message, f"b:1:{op}"))
                assert answer == say("en-US", "error-no-record")


@pytest.mark.usefixtures("friendly", "tiny_pictures")
async def test_an_unfinished_game_has_no_record_to_download(stage: Stage) -> None:
    lobby = await lobby_of(stage, "mausoleum")
    await all_are_refused(stage, lobby)
    await stage.press(stage.ana, lobby, "b:*:start")
    panel = await more(stage, stage.ana)
    assert not checks(stage, panel)
    await all_are_refused(stage, stage.board())
    # Neither does it tell what was hidden when it ends without a result.
    panel = stage.private(await stage.press(stage.ana, panel, "b:*:cancel"))
    await stage.press(stage.ana, panel, "b:*:confirm_cancel")
    assert (await table_of(stage)).phase is Phase.CANCELLED
    await all_are_refused(stage, stage.history()[0])
    secret = await secret_of(stage)
    assert not [each for each in sayings(secret) for answer in sent(stage) if each in answer]


@pytest.mark.usefixtures("friendly", "tiny_pictures")
async def test_a_game_with_undo_a_bot_and_a_restart_verifies_too(stage: Stage) -> None:
    lobby = await lobby_of(stage, "mausoleum")
    await stage.press(stage.ana, lobby, "b:*:start")
    table = await table_of(stage)
    ana, bruno = (Person(seat.user_id, seat.name) for seat in table.seats)
    await bot_moves(table)
    for _ in range(4):
        seat = table.deciding[0]
        row = table.seats[seat]
        await acts.act(table, (ana, bruno)[seat], row.decision_revision, str(table.view(seat).actions[0]))
    await acts.quit(table, bruno)
    reach = need_reach(table, ana.user_id)
    assert reach is not None
    await acts.undo(table, ana, reach.target)
    await stage.restart()
    table = await table_of(stage)
    while table.deciding:
        if not await bot_moves(table) and table.deciding == (0,):
            await acts.act(table, ana, table.seats[0].decision_revision, str(table.view(0).actions[0]))
    tertulia(stage).public.changed(table)
    await stage.env.settle()
    panel = await more(stage, stage.davi)
    record = await the_record(stage, panel)
    assert verify(record) is None and record.reshuffles == 1
    for locale in LOCALES:
        stage.reads(stage.davi, locale)
        answer = stage.text(stage.private(await stage.press(stage.davi, panel, "b:*:verify")))
        assert answer.splitlines()[2] == say(locale, "verify-reshuffled", count=1)
    kinds = {line.who for line in record.lines}
    notations = " ".join(line.notation for line in record.lines)
    assert kinds == {"person", "computer", "table"} and "@leave" in notations and "@undo." in notations
    assert record.names[1] == "", "a player who left has no name in the record"


@pytest.mark.usefixtures("friendly", "tiny_pictures")
async def test_a_lobby_older_than_sealed_shuffles_is_played_and_says_so(stage: Stage) -> None:
    lobby = await lobby_of(stage, "mausoleum")
    store = tertulia(stage).store
    assert store is not None and store.path is not None
    await stage.bot.close()
    with closing(sqlite3.connect(store.path)) as database, database:
        database.execute("DELETE FROM secrets")
        database.execute("UPDATE tables SET commitment = NULL")
        database.execute("UPDATE seats SET contribution = NULL")
    await stage.env.restart_bot(stage.make())
    await stage.press(stage.ana, lobby, "b:*:start")
    facts = await fairness(stage, stage.davi, await more(stage, stage.davi))
    assert say("en-US", "fairness-unsealed") in stage.text(facts)
    await play_to_the_end(stage)
    panel = await more(stage, stage.davi)
    answer = stage.text(stage.private(await stage.press(stage.davi, panel, "b:*:verify")))
    assert answer.splitlines()[1] == say("en-US", "verify-found-unsealed")
    record = await the_record(stage, panel)
    assert record.sealed is None and verify(record) == Mismatch("unsealed")
