"""People who play whole games on a stage and check every public message.

Their expectations come from the log in the store and from the rules' own dump, not from the bot's views and panels.
Over 400 lines because players and what they check belong together.
"""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, cast

import discord
import pytest
import simcord
from _pytest.mark import ParameterSet
from PIL import Image

import render
from cogs.client import Tertulia
from cogs.interactions.layout import announced
from cogs.interactions.reading import Reading
from cogs.interactions.story import last_round
from db import Store
from engine import TURN, Event, FastRng, games
from engine.mausoleum.components import CARDS, KIND_OF, PARTS, WORDS, Kind
from engine.points import KINDS
from locales import LOCALES, say
from render.theme import SEAT_SYMBOLS
from render.wording import Words, tell
from tables import Person, Phase, Table
from tests import acts
from tests.bot.harness import Control, Message, Stage

FIRST: Final = "d:"
"""Prefix of the buttons that show the choices that begin alike."""
_ACTIONS: Final = ("t:", "s:", FIRST)
_MENTION: Final = re.compile(r"<@(\d+)>")


# ---------------------------------------------------------------- what makes tests quick and repeatable


def tiny_picture(alt: str) -> render.Picture:
    """Return a picture of a few pixels, with the shape of a common hand."""
    data = io.BytesIO()
    Image.new("P", (5, 2), 1).save(data, "PNG")
    return render.Picture(data.getvalue(), alt, 5, 2)


def draw_tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace rendering alone: the picture service and all that uses a picture stay real."""

    def drawing(what: str) -> Callable[..., render.Picture]:
        return lambda game, *rest: tiny_picture(f"{what} of {game} in {rest[1] if len(rest) > 1 else '?'}")

    for name in ("board", "hand", "score", "cover", "rules_picture"):
        monkeypatch.setattr(render, name, drawing(name))

    def interlude(game: str, scene: render.Scene, locale: str) -> render.Picture | None:
        ended = render.has_interlude(game, scene)
        return tiny_picture(f"interlude of {game} in {locale}") if ended else None

    monkeypatch.setattr(render, "interlude", interlude)

    def lesson_step(game: str, kind: str, scene: render.Scene, locale: str, *_: Any) -> render.Picture:
        return tiny_picture(f"{kind} of {game} in {locale}, in a lesson")

    monkeypatch.setattr(render, "lesson_step", lesson_step)
    monkeypatch.setattr(render, "daily", lambda card, locale: tiny_picture(f"day of {card.game}"), raising=False)


def in_turn(chosen: str) -> list[ParameterSet]:
    """Return every game, all but one of them slow."""
    return [pytest.param(key, marks=[] if key == chosen else pytest.mark.slow) for key in games()]


# ---------------------------------------------------------------- the bot's own state


def tertulia(stage: Stage) -> Tertulia:
    """Return the bot that runs now, as what it is."""
    return cast(Tertulia, stage.bot)


def store_of(stage: Stage) -> Store:
    """Return the store of the bot that runs now."""
    store = tertulia(stage).store
    assert store is not None
    return store


async def table_of(stage: Stage, number: int = 1) -> Table:
    """Return a table as the bot has it in memory: for reading."""
    return await tertulia(stage).registry.table(number, stage.server.id)


async def everything(stage: Stage, number: int = 1) -> dict[str, Any]:
    """Return the whole state of a table on disk and in memory, and its messages: equal if nothing has changed."""
    store, table = store_of(stage), await table_of(stage, number)
    return {
        "row": await store.tables.get(number),
        "snapshot": await store.games.snapshot(number),
        "actions": await store.games.actions(number),
        "memory": (table.row, table.seats, None if table.state is None else table.game.dump(table.state)),
        "public": [(message.id, stage.text(message), stage.controls(message)) for message in stage.history()],
    }


def mentions(stage: Stage, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
    """Return the public messages that mention a user, without results of finished games."""
    results = [say(locale, "score-is-there", link="").removesuffix("()") for locale in LOCALES]
    found = [message for message in stage.history(channel) if _MENTION.search(message.content)]
    return [message for message in found if not any(result in message.content for result in results)]


def called(message: discord.Message) -> list[int]:
    """Return the users that a message mentions."""
    return [int(user) for user in _MENTION.findall(message.content)]


def bodies(stage: Stage) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield every message that the bot has sent or edited: method, path, body."""
    for request in stage.env.http_requests:
        if request.method not in ("POST", "PATCH") or not isinstance(request.json, dict):
            continue
        body = request.json
        if request.path.endswith("/callback"):
            if body.get("type") not in (4, 7):
                continue
            body = body.get("data") or {}
        if "components" in body or "content" in body:
            yield request.method, request.path, body


def nothing_but_a_sentence(stage: Stage, result: simcord.InteractionResult) -> str:
    """Return the only ephemeral sentence that answered. Fails on more answers, a public one, or a traceback."""
    answers = [answer for answer in (result.response, *result.followups) if answer is not None]
    assert len(answers) == 1, f"{len(answers)} answers: {result!r}"
    assert answers[0].ephemeral
    text = stage.text(answers[0])
    assert text and "Traceback" not in text and "Error" not in text
    return text


# ---------------------------------------------------------------- playing


@dataclass
class Game:
    """A running game and the people at its table."""

    stage: Stage
    people: dict[int, simcord.MemberActor]
    chance: random.Random
    board_id: int
    number: int
    channel: simcord.ChannelHandle
    locale: str = "en-US"
    panel: Message | None = None
    """The open panel with choices; its owner is ``holder``."""
    holder: simcord.MemberActor | None = None
    mention_id: int | None = None
    played: list[str] = field(default_factory=list)
    """Notations, in order."""

    # What can be seen

    @property
    def board(self) -> discord.Message:
        return next(message for message in self.stage.history(self.channel) if message.id == self.board_id)

    def mention(self) -> discord.Message:
        """Return the only mention in the channel."""
        found = mentions(self.stage, self.channel)
        assert len(found) == 1, [message.content for message in found]
        return found[0]

    def decider(self) -> simcord.MemberActor:
        """Return the player whom the only mention names."""
        who = called(self.mention())
        assert len(who) == 1
        return self.people[who[0]]

    def other(self) -> simcord.MemberActor:
        """Return a player without a pending decision."""
        decider = self.decider()
        return next(person for person in self.people.values() if person is not decider)

    @property
    def over(self) -> bool:
        return not mentions(self.stage, self.channel)

    def choices(self, panel: Message) -> list[tuple[Control, str]]:
        """Return the choices of a hand panel: control and value (the button's custom id, or an option's value)."""
        found = []
        for control in self.stage.controls(panel):
            if control.custom_id.startswith(_ACTIONS):
                found += [(control, value) for value in control.options or (control.custom_id,)]
        return found

    # What is done

    async def look(self, who: simcord.MemberActor) -> simcord.ResponseMessage:
        """Ask for one's own hand on the board."""
        return self.stage.private(await self.stage.press(who, self.board, "b:*:hand"))

    async def open_hand(self) -> tuple[simcord.MemberActor, Message]:
        """Open the hand of the deciding player, unless it is open."""
        who = self.decider()
        if self.panel is None or self.holder is not who:
            self.panel, self.holder = await self.look(who), who
        return who, self.panel

    async def do(
        self, who: simcord.MemberActor, panel: Message, control: Control, value: str
    ) -> simcord.InteractionResult:
        """Press or choose."""
        if control.custom_id.startswith("s:"):
            return await self.stage.choose(who, panel, control.custom_id, value)
        return await self.stage.press(who, panel, control.custom_id)

    async def decide(
        self,
        who: simcord.MemberActor,
        panel: Message,
        choose: Callable[[list[tuple[Control, str]]], tuple[Control, str]],
    ) -> simcord.InteractionResult:
        """Make a whole decision, in one step or two."""
        control, value = choose(self.choices(panel))
        result = await self.do(who, panel, control, value)
        if value.startswith(FIRST):
            assert result.response is not None
            return await self.decide(who, result.response, choose)
        self.played.append(value.split(":")[-1])
        return result

    async def step(self) -> simcord.InteractionResult:
        """Return one decision, any that is offered."""
        who, panel = await self.open_hand()
        result = await self.decide(who, panel, self.chance.choice)
        assert result.response is not None and result.response.id == panel.id, "the panel turns into the next one"
        assert not result.followups
        self.panel = result.response if self.choices(result.response) else None
        return result

    async def play_on(self, most: int = 10_000) -> None:
        """Play to the end, or so many decisions, and check all messages after each."""
        for _ in range(most):
            if self.over:
                return
            await self.step()
            await self.look_closely()

    async def shorten(self, pile: int = 3) -> None:
        """Move most of the draw pile to the discard pile, for tests of the end of a game."""
        table = await table_of(self.stage, self.number)
        state = table.state
        state.discard += state.pile[:-pile]
        del state.pile[:-pile]
        table.game.check(state)

    async def to_the_end(self) -> None:
        """Let the game end soon: the players do at the table what the rules suggest."""
        await self.shorten()
        await play_on(self.stage, await table_of(self.stage, self.number))
        self.panel = None

    # What must be so after every decision

    async def look_closely(self) -> None:
        """Check the mention and its ping, the board's place, and that public messages reveal nothing hidden."""
        stage, table = self.stage, await table_of(self.stage, self.number)
        public = stage.history(self.channel)
        deciding = table.deciding
        boards = [message.id for message in stage.boards(self.channel)]
        assert boards == [self.board_id], "the board stays where it was, and there is one"
        if deciding:
            mention = self.mention()
            assert called(mention) == [table.seats[seat].user_id for seat in deciding]
            self._check_ping(mention, table)
        else:
            assert not mentions(stage, self.channel)
        lines = await self._public_lines(table)
        title = stage.text(self.board).splitlines()[0]
        assert title.startswith("## ") and say(self.locale, "mausoleum-title") in title
        if deciding:
            shown = [f"{SEAT_SYMBOLS[row.seat]} **{_escaped(row.name)}**" for row in table.seats]
            until, turn = f"<t:{cast(int, table.deadline_date) // 1000}:R>", table.state.turn
            key = "board-deciding-until" if turn in deciding else "board-answering-until"
            who = say(self.locale, key, who=shown[deciding[0]], target=shown[turn], count=1, until=until)
            told = [line for line in stage.text(self.board).splitlines()[1:] if not line.startswith("-# ")]
            soon = announced(table.game, table.view(None), table.names, Words(self.locale))
            assert told == [who, *filter(None, [soon]), *last_round(Reading(table, None, Words(self.locale)))]
            assert len(told) > 1 or not lines
        self._check_secrets(table, public, " ".join(lines))

    def _check_ping(self, mention: discord.Message, table: Table) -> None:
        """Check that a mention is new for each new decider, and pings that user alone."""
        users = called(mention)
        expected = [str(user) for user in users]
        sent = [
            body
            for method, path, body in bodies(self.stage)
            if method == "POST" and path.endswith(f"/channels/{self.channel.id}/messages") and body.get("content")
        ]
        assert sent[-1]["content"] == mention.content
        allowed = sent[-1]["allowed_mentions"]
        assert allowed["parse"] == [] and [str(user) for user in allowed["users"]] == expected
        assert f"/{self.channel.id}/{self.board_id}" in mention.content, "the mention leads to the board"
        key = "ping-move" if table.state.turn in table.deciding else "ping-answer"
        told = say(self.locale, key, who="*", target="*", link="*", count=len(table.deciding))
        # Who has answered, and whose turn it is then, knows that: their mention stays.
        answered = key == "ping-move" and self.mention_id == mention.id
        assert answered or all(part in mention.content for part in told.split("*")), (told, mention.content)
        if self.mention_id is not None and self.mention_id != mention.id:
            assert all(message.id != self.mention_id for message in self.stage.history(self.channel))
        self.mention_id = mention.id

    async def _public_lines(self, table: Table) -> list[str]:
        """Return the public lines of the log. Starts of turns and draws are no news.

        Only of the last two turns: that far back a board may reach.
        """
        events = [
            event
            for row in (await store_of(self.stage).games.actions(table.id))[-30:]
            for event in json.loads(row.events)
        ]
        told = [
            Event(event["kind"], event["facts"])
            for event in events
            if event["audience"] is None and event["kind"] not in (TURN, "drew", *KINDS)
        ]
        return [tell(table.row.game, event, table.names, Words(self.locale)) for event in told]

    def _check_secrets(self, table: Table, public: list[discord.Message], told: str) -> None:
        """Check that no public message names a card of which every copy is hidden, unless the public log does."""
        dump = table.game.dump(table.state)
        open_kinds: set[Kind] = {KIND_OF[word] for row in (dump["discard"], *dump["shields"]) for word in row}
        open_kinds |= {Kind(part) for area in dump["areas"] for part, count in enumerate(area) if count}
        hidden = [kind for kind in CARDS if kind not in open_kinds]
        for message in public:
            text = stage_text = self.stage.text(message)
            for kind in hidden:
                name = say(self.locale, f"mausoleum-card-{WORDS[kind]}")
                assert name not in stage_text or name in told, f"{name!r} in {text!r}"
            alts = " ".join(self.stage.alts(message))
            for kind in hidden:
                # Empty places and the four sorts of stones are named in any description of an area.
                if kind not in PARTS and kind is not Kind.MAUSOLO:
                    name = say(self.locale, f"mausoleum-card-{WORDS[kind]}")
                    assert name not in alts or name in told, f"{name!r} in {alts!r}"


async def play_on(stage: Stage, table: Table) -> None:
    """Play to the end by the rules' own suggestions, to keep it short."""
    chance = FastRng(3)
    while table.deciding:
        row = table.seats[table.deciding[0]]
        action = table.game.suggest(table.view(row.seat), chance)
        await acts.act(table, Person(row.user_id, row.name), row.decision_revision, str(action))
    tertulia(stage).public.changed(table)
    await tertulia(stage).public.settle(10)
    await stage.env.settle()
    assert table.phase is Phase.FINISHED


async def deal(
    stage: Stage,
    *people: simcord.MemberActor,
    game: str = "mausoleum",
    into: simcord.ChannelHandle | None = None,
    **options: Any,
) -> simcord.ResponseMessage:
    """Let people sit down at a new table and start. Returns its board, which was the lobby."""
    host, *others = people or stage.fewest(game)
    lobby = stage.shown(await stage.slash(host, "play", into=into, game=game, **options))
    for person in others:
        await stage.press(person, lobby, "b:*:join")
    await stage.press(host, lobby, "b:*:start")
    return lobby


async def begin(
    stage: Stage,
    chance: random.Random,
    *people: simcord.MemberActor,
    number: int = 1,
    into: simcord.ChannelHandle | None = None,
    game: str = "mausoleum",
) -> Game:
    """Open a table, sit down, deal."""
    lobby = await deal(stage, *people, into=into, game=game)
    return Game(stage, {person.id: person for person in people}, chance, lobby.id, number, into or stage.channel)


def _escaped(name: str) -> str:
    """Escape a name for Discord's markdown, independently of the code under test."""
    return re.sub(r"([\\*_~`|>#\[\]()<:@-])", r"\\\1", name)
