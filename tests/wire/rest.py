"""The part of Discord's HTTP API, version 10, that a bot for games needs. Other requests get 404 and are reported.

Over 400 lines because every route of the stand-in is a method of one class.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

import discord
from aiohttp import web

from cogs.interactions.installs import NEEDED
from tests.wire import errors, messages
from tests.wire.bodies import Body, problems, read
from tests.wire.entities import EPHEMERAL, Channel, Guild, Json, Message
from tests.wire.errors import ApiError, invalid, json_response, unknown
from tests.wire.faults import Faults, Late, Limits, Run, fail
from tests.wire.gateway import Gateway
from tests.wire.interactions import AUTOCOMPLETE, COMPONENT, MODAL, Interaction, Interactions
from tests.wire.world import World

BASE: Final = "/api/v10"
MAY: Final = dict(discord.Permissions.VALID_FLAGS)
"""Permissions by name."""
NONCES: Final = 20
"""Number of recent messages of a channel that are found by nonce."""
Handler = Callable[["Call"], "Json | list[Json] | None"]


class Call:
    """One request: parts of its path, query and body."""

    def __init__(self, request: web.Request, body: Body) -> None:
        self.names = request.match_info
        self.query = request.query
        self.body = body
        self.said: Json = body.data if isinstance(body.data, dict) else {}

    def id(self, name: str) -> int:
        """Return a snowflake of the path. Raises :class:`ApiError` where it is none."""
        if not self.names[name].isdecimal():
            raise invalid(f"no id: {self.names[name]}")
        return int(self.names[name])


class Rest:
    """Answers requests. ``report`` gets every one that Discord would refuse."""

    def __init__(
        self, world: World, interactions: Interactions, gateway: Gateway, token: str, report: Callable[[str], None]
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._gateway = gateway
        self._token = token
        self._report = report
        self.limits = Limits()
        self.faults = Faults()
        self.inspect = True
        """Whether requests are checked against Discord's API description."""
        self.requests: Counter[str] = Counter()
        """Requests by route."""
        self.refused: Counter[int] = Counter()
        """Answers by Discord's error code, except planned faults and errors that no bot can avoid."""
        self.limited: Counter[str] = Counter()
        """Rate-limited requests by route."""
        self.upload_seconds = 0.0
        """Seconds that a request with files takes to arrive."""
        self.endpoint: str | None = None
        """The address that the application sends its interactions to, instead of the gateway."""
        asked = {"scopes": ["applications.commands", "bot"], "permissions": str(NEEDED.value)}
        self.installation: Json = {"integration_types_config": {"0": {"oauth2_install_params": asked}}}
        """What the application's page Installation says: only servers can add it, with the bot."""

    def routes(self, app: web.Application) -> None:
        """Put every route into an application."""
        world, gateway = self._world, self._gateway
        hooked = "/webhooks/{application_id}/{token}/messages/{message_id}"
        message = "/channels/{channel_id}/messages/{message_id}"
        application = "/applications/{application_id}"
        handlers: dict[str, Handler] = {
            "GET /users/@me": lambda call: world.bot.payload(),
            "GET /oauth2/applications/@me": self._application,
            "GET /applications/@me": self._application,
            "GET /gateway": lambda call: {"url": gateway.address},
            "GET /gateway/bot": self._gateway_bot,
            f"GET {application}/commands": lambda call: world.commands,
            f"PUT {application}/commands": self._put_commands,
            f"GET {application}/guilds/{{guild_id}}/commands": lambda call: self._guild(call).commands,
            f"PUT {application}/guilds/{{guild_id}}/commands": self._put_guild_commands,
            f"GET {application}/emojis": lambda call: {"items": list(world.emojis.there.values())},
            f"POST {application}/emojis": lambda call: world.emojis.create(call.said),
            f"DELETE {application}/emojis/{{emoji_id}}": lambda call: world.emojis.delete(call.id("emoji_id")),
            "POST /interactions/{interaction_id}/{token}/callback": self._callback,
            "POST /webhooks/{application_id}/{token}": self._follow_up,
            f"GET {hooked}": lambda call: self._hooked(call)[1].payload(world.base),
            f"PATCH {hooked}": self._edit_hooked,
            f"DELETE {hooked}": self._delete_hooked,
            "GET /channels/{channel_id}": lambda call: self._channel(call).payload(),
            "PATCH /channels/{channel_id}": self._edit_channel,
            "POST /channels/{channel_id}/threads": self._add_thread,
            "GET /channels/{channel_id}/messages": self._history,
            "POST /channels/{channel_id}/messages": self._send,
            f"GET {message}": lambda call: self._message(call).payload(world.base),
            f"PATCH {message}": self._edit_message,
            f"DELETE {message}": lambda call: world.remove(self._message(call)),
            "GET /users/@me/guilds": self._guilds,
            "GET /guilds/{guild_id}": lambda call: self._guild(call).payload(),
            "GET /guilds/{guild_id}/members/{user_id}": self._member,
        }
        for route, handler in handlers.items():
            method, path = route.split()
            app.router.add_route(method, BASE + path, self._handle(route, handler))
        app.router.add_route("*", BASE + "/{rest:.*}", self._unknown)

    # ------------------------------------------------------------ every request

    def _handle(self, route: str, handler: Handler) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._answer(request, route, handler)

        return handle

    async def _answer(self, request: web.Request, route: str, handler: Handler) -> web.StreamResponse:
        self.requests[route] += 1
        try:
            body = await read(request)
        except (OSError, web.RequestPayloadError):
            return web.Response(status=499)
        fault = self.faults.strike(route)
        what, done = (None, False) if fault is None else (fault.what, fault.done)
        if isinstance(what, Run) and not done:
            await what.call()
        # To Discord, a bot that was killed meanwhile has sent only half a request.
        if request.transport is None or request.transport.is_closing():
            return web.Response(status=499)
        limited, headers = self.limits.take(route, self._major(request))
        if limited is not None:
            self.limited[route] += 1
            return json_response(limited.body(), 429, headers)
        if what is not None and not done and not isinstance(what, Run | Late):
            return await fail(request, what)
        if body.files:
            await asyncio.sleep(self.upload_seconds)
            if request.transport is None or request.transport.is_closing():
                return web.Response(status=499)  # the bot has given up: half a request has arrived
        try:
            result = self._result(request, route, handler, body)
        except ApiError as refused:
            return self._refuse(route, refused, headers)
        if isinstance(what, Late):
            await asyncio.sleep(what.seconds)
        elif isinstance(what, Run) and done:
            await what.call()
        elif what is not None and done:
            return await fail(request, what)
        return web.Response(status=204, headers=headers) if result is None else json_response(result, 200, headers)

    def _result(self, request: web.Request, route: str, handler: Handler, body: Body) -> Json | list[Json] | None:
        path = request.path.removeprefix(BASE)
        signed = request.headers.get("Authorization") == f"Bot {self._token}"
        if not signed and not path.startswith(("/interactions", "/webhooks")):
            raise ApiError(401, 0, "401: Unauthorized")
        if body.problems:
            raise invalid("; ".join(body.problems))
        for problem in problems(request, path, body) if self.inspect else ():
            self._report(f"{route}: {problem}")
        return handler(Call(request, body))

    @staticmethod
    def _major(request: web.Request) -> str:
        """Return the key of a route's rate limit: channel, server, or token."""
        names = request.match_info
        return "+".join(str(names.get(name, "")) for name in ("channel_id", "guild_id", "application_id", "token"))

    def _refuse(self, route: str, refused: ApiError, headers: dict[str, str]) -> web.Response:
        if not refused.expected:
            self.refused[refused.code] += 1
            if refused.code == errors.INVALID_BODY:
                self._report(f"{route}: {refused.message}")
        details = {} if refused.details is None else {"errors": refused.details}
        return json_response({"message": refused.message, "code": refused.code, **details}, refused.status, headers)

    async def _unknown(self, request: web.Request) -> web.Response:
        self._report(f"{request.method} {request.path}: no such route here")
        return json_response({"message": "404: Not Found", "code": 0}, 404, {})

    # ------------------------------------------------------------ the application

    def _application(self, call: Call) -> Json:
        owner = {"id": "1", "username": "owner", "discriminator": "0000", "avatar": None, "global_name": None}
        return {
            **{
                "name": "Tertulia",
                "icon": None,
                "description": "",
                "bot_public": True,
                "bot_require_code_grant": False,
            },
            **{"verify_key": "0" * 64, "flags": 0, "team": None, "owner": owner},
            "id": str(self._world.application_id),
            "interactions_endpoint_url": self.endpoint,
            **self.installation,
        }

    def _gateway_bot(self, call: Call) -> Json:
        gateway = self._gateway
        return {"url": gateway.address, "shards": gateway.shards, "session_start_limit": gateway.start_limit()}

    def _put_commands(self, call: Call) -> list[Json]:
        self._world.commands = self._registered(call)
        return self._world.commands

    def _put_guild_commands(self, call: Call) -> list[Json]:
        guild = self._guild(call)
        guild.commands = [{**each, "guild_id": str(guild.id)} for each in self._registered(call)]
        return guild.commands

    def _registered(self, call: Call) -> list[Json]:
        """Return commands as Discord keeps them. Raises :class:`ApiError` for a kind of installation that is off.

        The documents say that a command may have the kinds which the application has, and not what Discord does else.
        """
        supported = self.installation.get("integration_types_config") or {}
        common = {"application_id": str(self._world.application_id), "version": "1"}
        made = []
        for each in call.body.data:
            kinds = each.get("integration_types") or [0]
            if any(str(kind) not in supported for kind in kinds):
                raise invalid(f"integration_types of {each['name']}: {kinds}")
            made.append({"description": "", **each, "id": str(self._world.snowflake()), **common})
        return made

    # ------------------------------------------------------------ interactions

    def _callback(self, call: Call) -> Json | None:
        interaction = self._interactions.take(call.id("interaction_id"), call.names["token"])
        kind, data = int(call.said.get("type", 0)), call.said.get("data") or {}
        clicked = interaction.type in (COMPONENT, MODAL) and interaction.source is not None
        allowed = (8,) if interaction.type == AUTOCOMPLETE else (4, 5, 6, 7, 9) if clicked else (4, 5, 9)
        if kind not in allowed:
            raise invalid(f"type {kind} is no answer to this interaction")
        viewer = interaction.user.id if int(data.get("flags") or 0) & EPHEMERAL else None
        original: Message | None = None
        if kind == 4:
            original = messages.create(self._world, interaction.channel, data, call.body, viewer=viewer)
            original.source = self._metadata(interaction)
        elif kind == 5:
            original = messages.loading(self._world, interaction.channel, viewer)
            original.source = self._metadata(interaction)
        elif kind in (6, 7):
            original = interaction.source
            assert original is not None
            if kind == 7:
                if original.id not in original.channel.messages:
                    raise unknown(errors.UNKNOWN_MESSAGE, "Message")
                messages.edit(self._world, original, data, call.body)
        self._interactions.answered(interaction, kind, original, data if kind in (8, 9) else None)
        if call.query.get("with_response") not in ("1", "true", "True"):
            return None
        told: Json = {"interaction": {"id": str(interaction.id), "type": interaction.type}}
        if original is not None:
            told["interaction"] |= {
                "response_message_id": str(original.id),
                "response_message_loading": original.loading,
                "response_message_ephemeral": original.viewer is not None,
            }
        if kind in (4, 7) and original is not None:
            told["resource"] = {"type": kind, "message": original.payload(self._world.base)}
        return told

    def _metadata(self, interaction: Interaction) -> Json:
        owners = {"authorizing_integration_owners": self._interactions.owners(interaction)}
        return {"id": str(interaction.id), "type": interaction.type, "user": interaction.user.payload(), **owners}

    def _follow_up(self, call: Call) -> Json:
        interaction = self._interactions.hook(call.names["token"])
        message = interaction.original
        if message is not None and message.loading:
            # The first one replaces "thinking …", and is as private as that.
            messages.edit(self._world, message, call.said, call.body)
        else:
            viewer = interaction.user.id if int(call.said.get("flags") or 0) & EPHEMERAL else None
            message = messages.create(self._world, interaction.channel, call.said, call.body, viewer=viewer)
            message.source = self._metadata(interaction)
            interaction.followups.append(message)
        self._interactions.show(interaction)
        return message.payload(self._world.base)

    def _hooked(self, call: Call) -> tuple[Interaction, Message]:
        interaction = self._interactions.hook(call.names["token"])
        return interaction, self._interactions.message(interaction, call.names["message_id"])

    def _edit_hooked(self, call: Call) -> Json:
        interaction, message = self._hooked(call)
        messages.edit(self._world, message, call.said, call.body)
        self._interactions.show(interaction)
        return message.payload(self._world.base)

    def _delete_hooked(self, call: Call) -> None:
        interaction, message = self._hooked(call)
        self._world.remove(message)
        self._interactions.show(interaction)

    # ------------------------------------------------------------ channels and messages

    def _channel(self, call: Call, *needed: str) -> Channel:
        channel = self._world.channels.get(call.id("channel_id"))
        if channel is None:
            raise unknown(errors.UNKNOWN_CHANNEL, "Channel")
        if not channel.bot_may & MAY["view_channel"]:
            raise ApiError(403, errors.MISSING_ACCESS, "Missing Access")
        for name in needed:
            if channel.parent is not None and name == "send_messages":
                name = "send_messages_in_threads"
            if not channel.bot_may & MAY[name]:
                raise ApiError(403, errors.MISSING_PERMISSIONS, "Missing Permissions")
        return channel

    def _message(self, call: Call) -> Message:
        message = self._channel(call).messages.get(call.id("message_id"))
        if message is None or message.viewer is not None:
            raise unknown(errors.UNKNOWN_MESSAGE, "Message")
        return message

    @staticmethod
    def _awake(channel: Channel) -> None:
        if channel.archived:
            raise ApiError(400, errors.THREAD_ARCHIVED, "Thread is archived")

    def _history(self, call: Call) -> list[Json]:
        channel = self._channel(call, "read_message_history")
        after, before = int(call.query.get("after", 0)), int(call.query.get("before", 1 << 63))
        found = [each for each in channel.messages.values() if after < each.id < before and each.viewer is None]
        limit = int(call.query.get("limit", 50))
        some = found[:limit] if "after" in call.query else found[-limit:]
        return [message.payload(self._world.base) for message in reversed(some)]

    def _send(self, call: Call) -> Json:
        channel = self._channel(call, "send_messages", *(("attach_files",) if call.body.files else ()))
        if channel.archived:  # a message wakes a thread
            channel.archived = False
            self._gateway.dispatch("THREAD_UPDATE", channel.payload())
        nonce = str(call.said["nonce"]) if call.said.get("enforce_nonce") else ""
        message = channel.nonces.get(nonce)
        if message is not None and message.id not in channel.messages:
            raise ApiError(404, errors.UNKNOWN_MESSAGE, "Unknown Message", expected=True)
        if message is None:
            message = messages.create(self._world, channel, call.said, call.body)
            if nonce:
                channel.nonces[nonce] = message
            if len(channel.nonces) > NONCES:
                del channel.nonces[next(iter(channel.nonces))]
        return message.payload(self._world.base)

    def _edit_message(self, call: Call) -> Json:
        message = self._message(call)
        self._awake(message.channel)
        messages.edit(self._world, message, call.said, call.body)
        return message.payload(self._world.base)

    def _edit_channel(self, call: Call) -> Json:
        channel = self._channel(call)
        if channel.parent is None or set(call.said) - {"archived", "locked", "auto_archive_duration"}:
            raise ApiError(403, errors.MISSING_PERMISSIONS, "Missing Permissions")
        archived = bool(call.said.get("archived", channel.archived))
        if channel.archived and not archived and not channel.bot_may & MAY["send_messages"]:  # not "… in threads"
            raise ApiError(403, errors.MISSING_PERMISSIONS, "Missing Permissions")
        channel.archived = archived
        return channel.payload()

    def _add_thread(self, call: Call) -> Json:
        parent = self._channel(call, "create_public_threads")
        thread = self._world.add_channel(parent.guild, str(call.said["name"]), parent)
        self._gateway.dispatch("THREAD_CREATE", {**thread.payload(), "newly_created": True})
        return thread.payload()

    # ------------------------------------------------------------ servers

    def _guilds(self, call: Call) -> list[Json]:
        after, limit = int(call.query.get("after", 0)), int(call.query.get("limit", 200))
        there = sorted((guild for guild in self._world.guilds.values() if guild.id > after), key=lambda each: each.id)
        parts: Json = {"icon": None, "banner": None, "owner": False, "features": []}
        return [
            {"id": str(guild.id), "name": guild.name, "permissions": str(guild.allowed), **parts}
            for guild in there[:limit]
        ]

    def _guild(self, call: Call) -> Guild:
        guild = self._world.guilds.get(call.id("guild_id"))
        if guild is None:
            raise unknown(errors.UNKNOWN_GUILD, "Guild")
        return guild

    def _member(self, call: Call) -> Json:
        guild = self._guild(call)
        user = guild.members.get(call.id("user_id"))
        if user is None:
            raise unknown(errors.UNKNOWN_MEMBER, "Member")
        return guild.member(user)
