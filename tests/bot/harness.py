"""The real bot in a simulated Discord, for tests: people who type commands and press what they see, and a record of it.

A test takes the ``stage`` fixture, and works with people and messages:

    result = await stage.slash(stage.ana, "play", game="luxor")
    lobby = stage.shown(result)
    await stage.press(stage.bruno, lobby, "b:*:join")

Buttons and selects are found by a pattern of their custom id (``fnmatch``: ``*`` is anything) or by their label.
At its end every stage checks: no request that Discord would refuse, no error in the log, no exception.
Over 400 lines because a stage has all that people do and see.
"""

from __future__ import annotations

import contextlib
import copy
import fnmatch
import functools
import importlib
import logging
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

import discord
import pytest
import simcord
from discord import app_commands
from simcord.backend.errors import BackendError
from simcord.backend.serializers import guild_create_payload
from simcord.components import COMPONENTS_V2_FLAG, walk_components
from simcord.http import router
from simcord.results import to_discord_message

from cogs.command_sync import payloads
from cogs.interactions import custom_ids
from cogs.interactions.custom_ids import TableButton
from engine import game as find_game
from sandbox.world import set_languages
from tests import discord_limits
from tests.discord_description import description_problems, mention_problems

IDLE_CHECK_SECONDS: Final = 0.005
"""Interval between two checks whether the bot rests."""
MEDIA_GALLERY: Final = 12
"""Discord's type of a component with pictures."""
SETTLE_TIMEOUT_SECONDS: Final = 15.0
"""Limit for the bot to rest after one action. Its timers below this run in real time."""

Message = discord.Message | simcord.ResponseMessage
_DAY_SECONDS: Final = 24 * 3600.0
_BUTTON: Final = 2
_SELECTS: Final = (3, 5, 6, 7, 8)
_ENTITIES: Final = (5, 6, 7, 8)
_RADIO_GROUP: Final = 21
_CHECKBOX_GROUP: Final = 22
_CHECKBOX: Final = 23
_ATOMS: Final = frozenset({str, int, bool, float, type(None)})


def make_bot(database: Path, *, clock: Callable[[], int] | None = None, backups: int = 0) -> discord.Client:
    """Return the bot as ``bot.py`` makes it, on a database of the test's own and on the clock of the simulated Discord.

    simcord gives a bot five seconds to come to rest after its login. Its features are added
    without discord.py's extensions, which would run their modules again for each bot.
    """
    from cogs.client import Tertulia
    from cogs.client_options import ClientOptions

    class Quick(Tertulia):
        async def load_extension(self, name: str, *, package: str | None = None) -> None:
            await importlib.import_module(name, package).setup(self)

    now = clock or simulated_clock
    return Quick(ClientOptions(database=database, backups=backups, clock=now, steady=simulated_clock, shards=1))


@dataclass(frozen=True)
class FirstStart:
    """What the first start of a bot leaves behind: every test would make the same database and send the same commands.

    A test that looks at the first start itself uses the fixture ``first_start``.
    """

    database: bytes
    commands: list[dict[str, Any]]
    """As the bot sent them."""
    known: list[dict[str, Any]]
    """As the simulated Discord keeps them, but for ids."""

    @classmethod
    async def make(cls, database: Path) -> FirstStart:
        """Start a bot on a new database, and stop it."""
        async with running(lambda: make_bot(database)) as env:
            (sent,) = [each.json for each in env.http_requests if each.path.endswith("/commands")]
            known = [
                {key: value for key, value in command.items() if key not in ("id", "application_id")}
                for command in env.backend.commands[None].values()
            ]
        return cls(database.read_bytes(), cast("list[dict[str, Any]]", sent), known)

    def prepare(self, env: simcord.Env, database: Path) -> None:
        """Let the next bot in this environment start on this database as after its first start."""
        database.write_bytes(self.database)
        env.backend.register_commands(None, self.known)

    async def payloads(
        self, tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None = None
    ) -> list[dict[str, Any]]:
        """Return the commands: those of all servers are the same for each bot of a version."""
        return self.commands if guild is None else await payloads(tree, guild)


def simulated_clock() -> int:
    """Return Unix time in milliseconds.

    Inside the bot, discord.py's now is the simulated one, which tests move by hand.
    """
    return int(discord.utils.utcnow().timestamp() * 1000)


@dataclass(frozen=True)
class RefusedRequest:
    """A request that the simulated Discord answered with an error, as the real one would."""

    method: str
    path: str
    status: int
    code: int
    message: str

    def __str__(self) -> str:
        return f"{self.method} {self.path}: {self.status} {self.code} {self.message}"


@dataclass(frozen=True)
class Control:
    """A button or select as a person sees it."""

    custom_id: str
    label: str
    disabled: bool
    options: tuple[str, ...] = ()
    """Values of a select's options."""
    labels: tuple[str, ...] = ()
    """Their labels."""

    def answers_to(self, name: str) -> bool:
        """Return whether it has this label or custom id, a pattern, but for what is added to a select shown again."""
        return self.label == name or fnmatch.fnmatchcase(self.custom_id.partition("~")[0], name.partition("~")[0])


@dataclass
class Stage:
    """A server with a channel, four people and the bot in it."""

    env: simcord.Env
    make: Callable[[], discord.Client]
    languages: dict[int, str] = field(default_factory=dict)
    features: list[str] = field(default_factory=list)
    """What Discord says of the server."""
    refused: list[RefusedRequest] = field(default_factory=list)
    logged: list[logging.LogRecord] = field(default_factory=list)
    dead: list[str] = field(default_factory=list)
    """Custom ids that were shown of tables whose kind refuses them."""

    def __post_init__(self) -> None:
        set_languages(self.env, self.languages)
        self.env.backend.subscribers.insert(0, self._give_features)
        self._errors_from = self._requests_from = 0
        self.server = self.env.create_guild("Test server")
        self.channel = self.server.create_text_channel("games")
        keeper = self.server.create_role("Keepers", permissions=discord.Permissions(manage_guild=True))
        self.ana = self.join("ana", "Ana", roles=[keeper])
        """May manage the server; the others are ordinary members."""
        self.bruno = self.join("bruno", "Bruno")
        self.chloe = self.join("chloe", "Chloé")
        self.davi = self.join("davi", "Davi")

    def join(self, name: str, shown: str, roles: Sequence[simcord.RoleHandle] = ()) -> simcord.MemberActor:
        """Add a member to the server."""
        return self.server.add_member(self.env.create_user(name, global_name=shown), roles=roles)

    def fewest(self, game: str) -> list[simcord.MemberActor]:
        """Return as few people as a game starts with. Davi watches: a game for four alone skips the test."""
        people, count = [self.ana, self.bruno, self.chloe], find_game(game).meta.seats.start
        if count > len(people):
            pytest.skip("nobody is left to watch")
        return people[:count]

    @property
    def bot(self) -> discord.Client:
        """The bot that runs now: another one after :meth:`restart`."""
        return self.env.bot

    def reads(self, who: simcord.MemberActor, locale: str) -> None:
        """Set the language of a person's Discord client. It starts as en-US."""
        self.languages[who.id] = locale

    def community(self, locale: str) -> None:
        """Make the server a community that speaks ``locale``. Other servers report en-US, whatever they speak."""
        guild = self.env.backend.get_guild(self.server.id)
        guild.preferred_locale, self.features[:] = locale, ["COMMUNITY"]
        self.env.backend.emit("GUILD_UPDATE", guild_create_payload(self.env.backend, guild))

    def _give_features(self, event: str, payload: Mapping[str, Any]) -> None:
        """Say what simcord leaves out. Subscribers get a payload before the bot does."""
        if event in ("GUILD_CREATE", "GUILD_UPDATE"):
            cast("dict[str, Any]", payload)["features"] = list(self.features)

    # What people do

    async def slash(
        self, who: simcord.MemberActor, command: str, /, *, into: simcord.ChannelHandle | None = None, **options: Any
    ) -> simcord.InteractionResult:
        """Type a command (``"play"``, ``"settings show"``) in the channel, or in another one.

        Tables are ranked but with ``ranked=None``: then the bot decides.
        """
        if command == "play":
            options.setdefault("ranked", True)
            options = {name: value for name, value in options.items() if (name, value) != ("ranked", None)}
        return await who.slash(into or self.channel, command, **options)

    async def press(self, who: simcord.MemberActor, message: Message, name: str) -> simcord.InteractionResult:
        """Press the only button that matches ``name``: a pattern of its custom id, or its label.

        Several names with ``>`` between them are pressed one after another, each on the private answer to the last.
        """
        *ways, last = name.split(" > ")
        for way in ways:
            message = self.private(await self.press(who, message, way))
        return await who.click(message, custom_id=self.button(message, last).custom_id)

    async def choose(
        self, who: simcord.MemberActor, message: Message, name: str, *choices: str
    ) -> simcord.InteractionResult:
        """Choose options, by value or label, in the one select whose custom id matches ``name``."""
        select = self._one(self.selects(message), name)
        value_of = dict(zip(select.labels, select.options, strict=True))
        values = [choice if choice in select.options else value_of.get(choice, choice) for choice in choices]
        return await who.select(message, values, custom_id=select.custom_id)

    async def fill_in(
        self, who: simcord.MemberActor, message: Message, name: str, **changed: Any
    ) -> simcord.InteractionResult:
        """Press a button that opens a form, and submit what it is prefilled with, but for these fields."""
        return await self.submit(who, await self.press(who, message, name), **changed)

    async def submit(
        self, who: simcord.MemberActor, opened: simcord.InteractionResult, **changed: Any
    ) -> simcord.InteractionResult:
        """Submit a form with what it is prefilled with, but for these fields."""
        group = [field["custom_id"] for field in self.fields(opened) if field["type"] == _CHECKBOX_GROUP]
        prefilled = self.prefilled(opened).items()
        values = {name: value for name, value in prefilled if value not in (None, []) or name in group}
        return await who.submit_modal(opened, values | changed)

    def prefilled(self, opened: simcord.InteractionResult) -> dict[str, Any]:
        """Return what each field of a form holds when it opens. Channels and roles are handles."""
        assert opened.modal is not None, f"no form: {opened!r}"
        return {field["custom_id"]: self._default(field) for field in self.fields(opened)}

    def fields(self, opened: simcord.InteractionResult) -> list[dict[str, Any]]:
        """Return the fields of a form."""
        assert opened.modal is not None, f"no form: {opened!r}"
        return [label["component"] for label in opened.modal["components"]]

    def _default(self, field: dict[str, Any]) -> Any:
        chosen = [option["value"] for option in field.get("options", ()) if option.get("default")]
        if field["type"] == _RADIO_GROUP:
            return chosen[0] if chosen else None
        if field["type"] in _ENTITIES:
            there: tuple[Any, ...] = (*self.server.channels.values(), *self.server.roles.values())
            handles = {each.id: each for each in there}
            return [handles[int(each["id"])] for each in field.get("default_values", ())]
        if field["type"] in (*_SELECTS, _CHECKBOX_GROUP):
            return chosen
        return field.get("default") if field["type"] == _CHECKBOX else field.get("value", "")

    async def later(self, *, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass, a day at a time; timers of the bot that fall due fire on the way."""
        left = hours * 3600 + minutes * 60 + seconds
        while left > _DAY_SECONDS:  # each step has a limit of real seconds
            await self.env.advance_time(_DAY_SECONDS)
            left -= _DAY_SECONDS
        await self.env.advance_time(left)

    async def restart(self) -> discord.Client:
        """Stop the bot in good order and start a new one on the same database and the same Discord."""
        await self.env.settle()
        await self.env.bot.close()
        fresh = self.make()
        await self.env.restart_bot(fresh)
        return fresh

    # What people see

    def shown(self, result: simcord.InteractionResult) -> simcord.ResponseMessage:
        """Return the message that answered: the response, or the first follow-up. Fails where nothing was answered."""
        answer = result.response or next(iter(result.followups), None)
        assert answer is not None, f"nothing was answered: {result!r}"
        return answer

    def private(self, result: simcord.InteractionResult) -> simcord.ResponseMessage:
        """Return the answer that only the person who acted can see."""
        answers = [answer for answer in (result.response, *result.followups) if answer and answer.ephemeral]
        assert answers, f"no private answer: {result!r}"
        return answers[-1]

    def history(self, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
        """Return the public messages of the channel, oldest first."""
        stored = self.env.backend.messages.get((channel or self.channel).id, {}).values()
        public = sorted((each for each in stored if not each.is_ephemeral), key=lambda message: message.id)
        return [to_discord_message(self.env, each) for each in public]

    def board(self, channel: simcord.ChannelHandle | None = None) -> discord.Message:
        """Return the newest board or question."""
        return self.boards(channel)[-1]

    def boards(self, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
        """Return the public messages with controls that are no mentions: boards and questions, oldest first."""
        own = [(message, self.controls(message)) for message in self.history(channel)]
        return [message for message, found in own if any(not each.custom_id.startswith("y:") for each in found)]

    def controls(self, message: Message) -> list[Control]:
        """Return every button and select of a message now, in order."""
        return [*self.buttons(message), *self.selects(message)]

    def buttons(self, message: Message) -> list[Control]:
        return [
            Control(part["custom_id"], part.get("label") or "", bool(part.get("disabled")))
            for part in self._parts(message)
            if part["type"] == _BUTTON and "custom_id" in part
        ]

    def selects(self, message: Message) -> list[Control]:
        return [
            Control(
                part["custom_id"],
                part.get("placeholder") or "",
                bool(part.get("disabled")),
                tuple(option["value"] for option in part.get("options", ())),
                tuple(option["label"] for option in part.get("options", ())),
            )
            for part in self._parts(message)
            if part["type"] in _SELECTS
        ]

    def button(self, message: Message, name: str) -> Control:
        """Return the only button that matches ``name``."""
        return self._one(self.buttons(message), name)

    def text(self, message: Message) -> str:
        """Return content and text displays of a message, one a line, without labels of buttons."""
        stored = self._stored(message)
        texts = [part["content"] for part in self._parts(message) if "content" in part]
        return "\n".join(text for text in (stored.content, *texts) if text)

    def alts(self, message: Message) -> list[str]:
        """Return the alternative texts of a message's pictures, in order."""
        return [
            item.get("description") or ""
            for part in self._parts(message)
            for item in (part.get("items", ()) if part["type"] == 12 else (part,) if part["type"] == 11 else ())
        ]

    def pictures(self, message: Message) -> list[bytes]:
        """Return the files that a message carries."""
        cdn = self.env.backend.cdn
        return [data for item in self._stored(message).attachments if (data := cdn.get(item["url"])) is not None]

    def file_names(self, message: Message) -> list[str]:
        """Return the names of the files that a message carries."""
        return [item["filename"] for item in self._stored(message).attachments]

    def exists(self, message: Message) -> bool:
        """Return whether the message still exists."""
        return message.id in self.env.backend.messages.get(_channel_of(message), {})

    def _stored(self, message: Message) -> Any:
        return self.env.backend.get_message(_channel_of(message), message.id)

    def _parts(self, message: Message) -> Iterator[dict[str, Any]]:
        return walk_components(self._stored(message).components)

    @staticmethod
    def _one(controls: list[Control], name: str) -> Control:
        found = [control for control in controls if control.answers_to(name)]
        there = ", ".join(f"{control.label!r} ({control.custom_id})" for control in controls) or "none"
        assert len(found) == 1, f"{len(found)} controls answer to {name!r}; there are: {there}"
        return found[0]

    # Looking back

    def forgive(self) -> None:
        """Forget refused requests, logged errors and exceptions so far: the test caused them on purpose."""
        self.refused.clear()
        self.logged.clear()
        self._errors_from = self.env.error_cursor
        self._requests_from = len(self.env.http_requests)

    def check(self) -> None:
        """Fail on errors and invalid requests since the start, or since :meth:`forgive`."""
        errors = self.env.errors_since(self._errors_from)
        if errors:
            raise BaseExceptionGroup("the bot raised", errors)
        assert not self.refused, "Discord would refuse:\n" + "\n".join(map(str, self.refused))
        lines = [record.getMessage() for record in self.logged]
        assert not lines, "errors in the bot's log:\n" + "\n".join(lines)
        assert not self.dead, f"a kind of tables refuses a button that it shows: {self.dead}"
        problems = request_problems(self.env, self._requests_from)
        assert not problems, "wrong with the bot's requests:\n" + "\n".join(problems)


def copied(value: Any, _: object = None) -> Any:
    """Return a deep copy. Of JSON, which simcord copies many times a click, five times as fast as Python's."""
    if type(value) is dict:
        return {key: each if type(each) in _ATOMS else copied(each) for key, each in value.items()}
    if type(value) is list:
        return [each if type(each) in _ATOMS else copied(each) for each in value]
    return copy.deepcopy(value)


class Env(simcord.Env):
    """simcord's environment with a shorter interval between checks whether the bot rests: it applies to each click."""

    async def _settle_internal(
        self, *, timeout: float | None = None, idle: float = IDLE_CHECK_SECONDS, **rest: Any
    ) -> None:
        # simcord gives a bot five seconds after its login, which a busy machine may need more of.
        longer = timeout and max(timeout, SETTLE_TIMEOUT_SECONDS)
        await super()._settle_internal(timeout=longer, idle=idle, **rest)


@contextlib.asynccontextmanager
async def running(
    make: Callable[[], discord.Client], prepare: Callable[[simcord.Env], None] | None = None, **options: Any
) -> AsyncIterator[simcord.Env]:
    """Provide a simulated Discord with the bot in it, which ``prepare`` changes before the bot starts.

    ``options`` are :class:`simcord.Env`'s. Closes the bot at the end.
    """
    env = Env(make(), **{"settle_timeout": SETTLE_TIMEOUT_SECONDS, "check_errors": False, **options})
    if prepare is not None:
        prepare(env)
    await env.start()
    try:
        yield env
    finally:
        # The bot first: what it has open (its database) must be closed by itself, not cut off.
        try:
            if not env.bot.is_closed():
                await env.bot.close()
        finally:
            await env.shutdown()


@contextlib.contextmanager
def recording(stage: Stage) -> Iterator[None]:
    """Record refused requests and logged errors while the block runs."""
    inner = router.dispatch

    @functools.wraps(inner)
    def dispatch(backend: Any, method: str, path: str, **rest: Any) -> Any:
        if backend is stage.env.backend:
            stage.dead += refused_buttons(stage.bot, rest.get("json"))
        try:
            return inner(backend, method, path, **rest)
        except BackendError as error:
            if backend is stage.env.backend:
                stage.refused.append(RefusedRequest(method, path, error.status, error.code, str(error)))
            raise

    class Errors(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            stage.logged.append(record)

    handler = Errors(logging.ERROR)
    logging.getLogger().addHandler(handler)
    router.dispatch = dispatch
    try:
        yield
    finally:
        router.dispatch = inner
        logging.getLogger().removeHandler(handler)


def refused_buttons(bot: Any, body: Any) -> Iterator[str]:
    """Yield the custom ids in a request that a click on them would find refused, as the table is of another kind."""
    if isinstance(body, dict):
        button = custom_ids.read(str(body.get("custom_id", "")))
        if isinstance(button, TableButton):
            table = bot.registry.in_memory(button.table)
            if table is not None and button.ability not in table.kind.allows:
                yield str(button)
    for part in body.values() if isinstance(body, dict) else body if isinstance(body, list) else ():
        yield from refused_buttons(bot, part)


def request_problems(env: simcord.Env, since: int = 0) -> list[str]:
    """Return violations of Discord's limits, its description and the rules for mentions, from request ``since`` on."""
    problems: dict[str, None] = {}
    for entry in env.http_requests[since:]:
        found = discord_limits.problems(entry.method, entry.path, entry.json)
        found += description_problems(entry.method, entry.path, entry.params, entry.json)
        found += ["a picture has no alternative text"] * has_silent_picture(entry.json)
        for problem in (*found, *mention_problems(entry.method, entry.path, entry.json)):
            problems[f"{entry.method} {_anonymous(entry.path)}: {problem}"] = None
    return list(problems)


def has_silent_picture(body: Any) -> bool:
    """Return whether a request shows a picture that a screen reader cannot read."""
    if isinstance(body, list):
        return any(map(has_silent_picture, body))
    if not isinstance(body, dict):
        return False
    silent = body.get("type") == MEDIA_GALLERY and not all(item.get("description") for item in body["items"])
    return silent or any(map(has_silent_picture, body.values()))


def panel_problems(view: discord.ui.LayoutView, files: Sequence[tuple[str, str]] = ()) -> list[str]:
    """Return what Discord would refuse in a message made of ``view``, without sending it.

    ``files`` are name and alternative text of its attachments.
    """
    components = view.to_components()  # type: ignore[no-untyped-call]  # discord.py has no types here
    attachments = [{"id": at, "filename": name, "description": alt} for at, (name, alt) in enumerate(files)]
    body = {"flags": COMPONENTS_V2_FLAG, "components": components, "attachments": attachments}
    path = "/channels/1/messages"
    return [
        *discord_limits.message_problems(body, flags=COMPONENTS_V2_FLAG, names=[name for name, _ in files]),
        *discord_limits.problems("POST", path, body),
        *description_problems("POST", path, {}, body),
    ]


def _anonymous(path: str) -> str:
    """Return the path without numbers and tokens, so that equal problems are reported once."""
    return "/".join("…" if part.isdigit() or len(part) > 30 else part for part in path.split("/"))


def _channel_of(message: Message) -> int:
    return message.channel_id if isinstance(message, simcord.ResponseMessage) else message.channel.id
