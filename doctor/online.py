"""Checks of what Discord says: token, clock, application, gateway, commands, permissions. Changes nothing there.

They ask over HTTP only and open no session of the gateway, so a running bot keeps its own.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from datetime import UTC
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import aiohttp
import discord
from discord.http import Route

from cogs.client import Tertulia
from cogs.client_options import ClientOptions
from cogs.command_sync import payloads
from cogs.connector import proxy_options
from cogs.interactions.installs import NAMES, invite_link, only_by_servers
from cogs.interactions.permissions import lacking, listed, missing
from db import IN_MEMORY
from doctor.findings import Finding, fine, look, mend
from locales import DEFAULT
from render.wording import Words
from settings import Settings

ANSWER_TIMEOUT_SECONDS: Final = 60.0
"""Limit for each check. discord.py repeats a request that Discord fails to answer."""
CLOCK_TOLERANCE_SECONDS: Final = 5.0
"""Discord tells its time in whole seconds, and an answer takes time."""
SERVERS_PER_PAGE: Final = 200
"""Discord's limit for a list of servers."""
LOOKED_AT: Final = 100
"""How many servers are asked for commands of their own: each takes a request."""
NAMED: Final = 5
"""How many servers or commands a sentence names."""
FEW_STARTS: Final = 50
"""Discord allows 1,000 starts a day. Fewer left are a sign of a bot that restarts again and again."""
BY_SERVERS, BY_USERS = "0", "1"
"""Discord's keys for the two kinds of installation."""
SCOPES: Final = ("bot", "applications.commands")
"""What an install link grants besides permissions."""
HELLO: Final = 10
"""The gateway's first message."""
UNREACHED: Final = (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError, TimeoutError)
"""What a check may meet where Discord does not answer as it should."""


@dataclass
class DiscordTime:
    """The clock of Discord's answers against the clock of this machine."""

    differences: list[float] = field(default_factory=list)
    """Seconds by which this machine is ahead, one for each answer."""

    def trace(self) -> aiohttp.TraceConfig:
        """Return what notes the time of each answer."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._note)
        return config

    async def _note(self, _: object, __: SimpleNamespace, answer: aiohttp.TraceRequestEndParams) -> None:
        try:
            moment = parsedate_to_datetime(answer.response.headers["Date"])
        except (KeyError, ValueError):
            return
        self.differences.append(time.time() - moment.replace(tzinfo=moment.tzinfo or UTC).timestamp())

    def findings(self) -> list[Finding]:
        """Return what there is to say of this machine's clock."""
        if not self.differences:
            return [look("Discord's answers hold no time, so the clock cannot be compared. A proxy may remove it.")]
        ahead = min(self.differences, key=abs)
        if abs(ahead) <= CLOCK_TOLERANCE_SECONDS:
            return [fine("Clock: it agrees with Discord's.")]
        way = "ahead of" if ahead > 0 else "behind"
        return [
            look(
                f"The clock of this machine is {abs(ahead):,.0f} seconds {way} Discord's. Games are not affected, but "
                f"dates in the log and in backups are wrong. Set it, best with a time service such as chrony."
            )
        ]


class Online:
    """The checks of one bot. ``client`` is logged in over HTTP."""

    def __init__(self, client: discord.Client, settings: Settings) -> None:
        self._client = client
        self._gateway = settings.discord_gateway
        self._owner_server = settings.owner_server
        self._application_id = 0
        self._for_users = False
        """Whether users can install the application, as :meth:`application` found."""
        self._servers: list[Any] = []
        """The bot's servers, as :meth:`permissions` found them."""

    async def application(self) -> list[Finding]:
        """Return whether the application sends clicks to the bot, and who can install it. Notes its id."""
        told = await self._get("/applications/@me")
        self._application_id = int(told["id"])
        self._for_users = BY_USERS in (told.get("integration_types_config") or {})
        if told.get("interactions_endpoint_url"):
            return [
                mend(
                    "The application sends its interactions to an address, so no click reaches the bot. Empty "
                    "“Interactions Endpoint URL” on the page General Information of your application."
                ),
                *installation(told),
            ]
        private = "" if told.get("bot_public", True) else " Only its owner can invite it."
        return [fine(f"Application: {told['name']} sends its interactions to the bot.{private}"), *installation(told)]

    async def gateway(self) -> list[Finding]:
        """Return whether the gateway can be reached, and how many starts are left today."""
        shards, address, limit = await self._client.http.get_bot_gateway()
        socket = await self._client.http.ws_connect(f"{self._gateway or address}/?v=10&encoding=json")
        try:
            said = json.loads((await socket.receive()).data)
        finally:
            await socket.close()
        if said.get("op") != HELLO:
            return [look("The gateway does not answer as Discord's. Look at TERTULIA_DISCORD_GATEWAY.")]
        left, total = limit["remaining"], limit["total"]
        if left < FEW_STARTS:
            return [look(f"Discord allows {left} more of {total} starts today. See in the log why the bot restarts.")]
        return [fine(f"Gateway: it can be reached. Discord recommends {shards} shard{'s' * (shards != 1)}.")]

    async def commands(self) -> list[Finding]:
        """Return whether Discord has the commands of this version."""
        path = "/applications/{application_id}/commands"
        there = await self._get(path, {"with_localizations": "true"}, application_id=str(self._application_id))
        bot = Tertulia(ClientOptions(database=IN_MEMORY))
        async with bot:
            await bot.set_up()
            if not self._for_users:
                only_by_servers(bot.tree)
            ours = await payloads(bot.tree)
        wrong = different(ours, there)
        if wrong:
            named = ", ".join(f"/{name}" for name in wrong[:NAMED])
            return [
                look(
                    f"Discord's commands are not those of this version: {named}{_more(wrong)}. The bot sends them when "
                    f"it starts with a version for the first time. Restart it, and ask again."
                )
            ]
        return [fine(f"Commands: Discord has the {len(ours)} commands of this version.")]

    async def permissions(self) -> list[Finding]:
        """Return whether the bot has its permissions in every server. Channels may take them away again."""
        servers: list[Any] = []
        page: list[Any] = [None]
        while page and (page == [None] or len(page) == SERVERS_PER_PAGE):
            after = str(servers[-1]["id"]) if servers else None
            page = list(await self._client.http.get_guilds(SERVERS_PER_PAGE, after=after, with_counts=False))
            servers += page
        self._servers = servers
        granted = {each["id"]: discord.Permissions(int(each["permissions"])) for each in servers}
        short = [f"{each['name']} ({each['id']})" for each in servers if missing(granted[each["id"]])]
        link = invite_link(self._application_id)
        if short:
            count = f"{len(short)} of {len(servers)}"
            return [
                look(
                    f"The bot lacks permissions in {count} servers: {lacking(granted.values())}. "
                    f"The servers: {', '.join(short[:NAMED])}{_more(short)}. This link grants them: {link}"
                )
            ]
        if not servers:
            return [look(f"The bot is in no server. This link invites it: {link}")]
        return [fine(f"Permissions: the bot has all it needs in {len(servers)} server{'s' * (len(servers) != 1)}.")]

    async def owner(self) -> list[Finding]:
        """Return whether the bot is in the server of the owner's commands. Needs the servers."""
        ids = {int(each["id"]) for each in self._servers}
        if self._owner_server is None or not ids or self._owner_server in ids:
            return []
        return [
            look(
                "TERTULIA_OWNER_SERVER is not the ID of a server with the bot in it, so the owner's commands are "
                "nowhere. Correct it, or invite the bot there."
            )
        ]

    async def leftovers(self) -> list[Finding]:
        """Return whether servers have commands of an earlier bot: this one has none there but its owner's."""
        path, found = "/applications/{application_id}/guilds/{guild_id}/commands", list[str]()
        for server in self._servers[:LOOKED_AT]:
            if int(server["id"]) == self._owner_server:
                continue
            there = await self._get(path, application_id=str(self._application_id), guild_id=server["id"])
            if there:
                names = [f"/{each['name']}" for each in there]
                found.append(f"{', '.join(names[:NAMED])}{_more(names)} in {server['name']} ({server['id']})")
        if not found:
            return []
        address = f"{Route.BASE}{path}".format(application_id=self._application_id, guild_id="SERVER")
        have = f"{len(found)} servers have" if len(found) > 1 else "1 server has"
        return [
            look(
                f"{have} commands of an earlier bot, which no bot answers: {'; '.join(found[:NAMED])}{_more(found)}. "
                f"This removes them from the server with the ID SERVER: curl "
                f"-X PUT -H \"Authorization: Bot $DISCORD_TOKEN\" -H 'Content-Type: application/json' -d '[]' {address}"
            )
        ]

    async def _get(self, path: str, query: dict[str, str] | None = None, **parts: str) -> Any:
        return await self._client.http.request(Route("GET", path, **parts), params=query or {})


def installation(told: dict[str, Any]) -> list[Finding]:
    """Return what there is to say of an application's page Installation; nothing if Discord says nothing."""
    kinds = told.get("integration_types_config")
    if kinds is None:
        return []
    found = []
    if BY_SERVERS not in kinds:
        found.append(
            mend("No server can add the bot. Tick “Guild Install” on the page Installation of your application.")
        )
    lacked = _lacked_by_link(told, kinds.get(BY_SERVERS) or {})
    if lacked:
        found.append(
            look(
                f"Discord's own button “Add App” adds it without {', '.join(lacked)}. On the page Installation of your "
                f"application choose the install link “None”, or give it the scopes {' and '.join(SCOPES)} and the "
                f"permissions {listed(NAMES, Words(DEFAULT))}."
            )
        )
    users = "users can install it for themselves" if BY_USERS in kinds else "only servers can add it, not users"
    return found or [fine(f"Installation: the application comes with its bot, and {users}.")]


def _lacked_by_link(told: dict[str, Any], kind: dict[str, Any]) -> list[str]:
    """Return what the button Add App does not grant; nothing without an install link or with one to another site."""
    params = kind.get("oauth2_install_params") or told.get("install_params")
    if told.get("custom_install_url"):
        query = parse_qs(urlsplit(told["custom_install_url"]).query)
        params = {name: values[0] for name, values in query.items()} if "scope" in query else None
    if not params:
        return []
    scopes = params["scopes"] if "scopes" in params else params["scope"].split()
    number = str(params.get("permissions", ""))
    lacked = missing(discord.Permissions(int(number) if number.isdecimal() else 0))
    found = [f"the scope {scope}" for scope in SCOPES if scope not in scopes]
    return [*found, f"the permission{'s' * (len(lacked) > 1)} {listed(lacked, Words(DEFAULT))}"] if lacked else found


async def ask(settings: Settings) -> list[Finding]:
    """Return all that Discord says of the token and its bot."""
    assert settings.discord_token is not None
    if settings.discord_api is not None:
        Route.BASE = settings.discord_api
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    clock = DiscordTime()
    options = proxy_options(None if settings.proxy is None else settings.proxy.get_secret_value())
    proxy = options.get("proxy")
    async with discord.Client(intents=discord.Intents.none(), http_trace=clock.trace(), **options) as client:
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
                user = await client.http.static_login(settings.discord_token.get_secret_value())
        except discord.LoginFailure:
            return [
                mend(
                    "Discord does not accept DISCORD_TOKEN. Make a new one on the Bot page of your application and put "
                    "it into .env."
                )
            ]
        except UNREACHED as error:
            to_check = f"the proxy {proxy}" if proxy else "TERTULIA_DISCORD_API"
            return [look(f"Discord cannot be reached: {_summary(error)}. Check the network and {to_check}.")]
        online = Online(client, settings)
        found = [fine(f"Token: Discord accepts it and calls the bot {user['username']}."), *clock.findings()]
        found += [fine(f"Proxy: requests and gateway go through {proxy}.")] if proxy else []
        asked = online.application, online.gateway, online.commands, online.permissions, online.owner, online.leftovers
        for check in asked:
            found += await _attempt(check)
        return found


async def _attempt(check: Callable[[], Awaitable[list[Finding]]]) -> list[Finding]:
    try:
        async with asyncio.timeout(ANSWER_TIMEOUT_SECONDS):
            return await check()
    except UNREACHED as error:
        return [look(f"The {check.__name__} could not be checked: {_summary(error)}.")]
    except Exception as error:  # the other checks go on
        return [look(f"The {check.__name__} could not be checked ({type(error).__name__}). Please report this.")]


def different(ours: list[dict[str, Any]], there: list[dict[str, Any]]) -> list[str]:
    """Return the names of commands that Discord lacks, has otherwise, or has in addition, sorted."""
    known = {(each["type"], each["name"]): each for each in there}
    own = {(each["type"], each["name"]): each for each in ours}
    wrong = {name for key, each in own.items() for name in [key[1]] if not _same(_shown(each), known.get(key, {}))}
    return sorted(wrong | {name for kind, name in known.keys() - own.keys()})


def _shown(command: dict[str, Any]) -> dict[str, Any]:
    """Return what a person sees of a command, and where. Discord fills in and renames other fields."""
    names = ("name", "description", "name_localizations", "description_localizations", "options")
    places = ("integration_types", "contexts", "default_member_permissions")
    return {name: command[name] for name in (*names, *places) if name in command}


def _same(wanted: Any, found: Any) -> bool:
    """Return whether Discord's value holds all of ours. It may leave out what is empty, and add what it knows."""
    if isinstance(wanted, dict):
        return all(_same(value, (found or {}).get(name)) for name, value in wanted.items())
    if isinstance(wanted, list):
        if all(isinstance(each, int) for each in wanted):
            return {*wanted} == {*(found or ())}
        return len(wanted) == len(found or []) and all(map(_same, wanted, found or []))
    return bool(wanted == found or (not wanted and not found))


def _more(names: list[str]) -> str:
    return f" and {len(names) - NAMED} more" if len(names) > NAMED else ""


def _summary(error: BaseException) -> str:
    """Return an error in one line, without the HTML page that a server may have sent."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {error.response.reason}"
    if isinstance(error, TimeoutError):
        return "no answer in time"
    return str(error) or type(error).__name__
