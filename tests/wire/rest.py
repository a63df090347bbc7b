"""The part of Discord's HTTP API, version 10, that a bot for games needs. Other requests get 404 and are reported."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Final

import discord
from aiohttp import web

from cogs.interactions.permissions import NEEDED
from tests.wire import errors, messages
from tests.wire.bodies import Body, Unreadable, read
from tests.wire.entities import EPHEMERAL, Channel, Json, Message
from tests.wire.errors import ApiError, unknown
from tests.wire.faults import Faults, Late, Run
from tests.wire.gateway import Gateway
from tests.wire.inspection import problems
from tests.wire.interactions import AUTOCOMPLETE, COMPONENT, MODAL, Interaction, Interactions
from tests.wire.limits import Limits
from tests.wire.replies import fail, json_response
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
        self.port = request.url.port or 0
        """Where it came in."""
        self.body = body
        self.said: Json = body.data if isinstance(body.data, dict) else {}

    def id(self, name: str) -> int:
        """Return a snowflake of the path. Raises :class:`ApiError` where it is none."""
        try:
            return int(self.names[name])
        except ValueError:
            raise ApiError(400, errors.INVALID_BODY, "Invalid Form Body") from None


class Rest:
    """Answers requests. ``report`` gets every one that Discord would refuse."""

    def __init__(
        self,
        world: World,
        interactions: Interactions,
        gateway: Gateway,
        token: str,
        report: Callable[[str], None],
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
        self.late = 0.0
        """Seconds by which every answer is delayed."""
        self.upload_seconds = 0.0
        """Seconds that a request with files takes to arrive."""
        self.endpoint: str | None = None
        self.installation: Json = {
            "integration_types_config": {
                "0": {
                    "oauth2_install_params": {
                        "scopes": ["applications.commands", "bot"],
                        "permissions": str(NEEDED.value),
                    }
                }
            }
        }
        """What the application's page Installation says: only servers can add it, with the bot."""
        """The address that the application sends its interactions to, instead of the gateway."""

    def routes(self, app: web.Application) -> None:
        """Put every route into an application."""
        add = self._add
        add(app, "GET", "/users/@me", lambda call: self._world.bot.payload())
        add(app, "GET", "/oauth2/applications/@me", self._application)
        add(app, "GET", "/applications/@me", self._application)
        add(app, "GET", "/gateway", lambda call: {"url": self._gateway.address})
        add(app, "GET", "/gateway/bot", self._gateway_bot)
        add(app, "GET", "/applications/{application_id}/commands", lambda call: self._world.commands)
        add(app, "PUT", "/applications/{application_id}/commands", self._put_commands)
        emojis = "/applications/{application_id}/emojis"
        add(app, "GET", emojis, lambda call: {"items": list(self._world.emojis.there.values())})
        add(app, "POST", emojis, lambda call: self._world.emojis.create(call.said))
        add(app, "DELETE", emojis + "/{emoji_id}", lambda call: self._world.emojis.delete(call.id("emoji_id")))
        add(app, "POST", "/interactions/{interaction_id}/{token}/callback", self._callback)
        add(app, "POST", "/webhooks/{application_id}/{token}", self._follow_up)
        hooked = "/webhooks/{application_id}/{token}/messages/{message_id}"
        add(app, "GET", hooked, self._get_hooked)
        add(app, "PATCH", hooked, self._edit_hooked)
        add(app, "DELETE", hooked, self._delete_hooked)
        add(app, "GET", "/channels/{channel_id}", lambda call: self._channel(call).payload())
        add(app, "PATCH", "/channels/{channel_id}", self._edit_channel)
        add(app, "POST", "/channels/{channel_id}/threads", self._add_thread)
        add(app, "GET", "/channels/{channel_id}/messages", self._history)
        add(app, "POST", "/channels/{channel_id}/messages", self._send)
        add(app, "GET", "/channels/{channel_id}/messages/{message_id}", self._get_message)
        add(app, "PATCH", "/channels/{channel_id}/messages/{message_id}", self._edit_message)
        add(app, "DELETE", "/channels/{channel_id}/messages/{message_id}", self._delete_message)
        add(app, "GET", "/users/@me/guilds", self._guilds)
        add(app, "GET", "/guilds/{guild_id}", self._guild)
        add(app, "GET", "/guilds/{guild_id}/members/{user_id}", self._member)
        app.router.add_route("*", BASE + "/{rest:.*}", self._unknown)

    # ------------------------------------------------------------ every request

    def _add(self, app: web.Application, method: str, path: str, handler: Handler) -> None:
        route = f"{method} {path}"
        open_to_all = path.startswith(("/interactions", "/webhooks"))

        async def handle(request: web.Request) -> web.StreamResponse:
            return await self._answer(request, route, handler, open_to_all=open_to_all)

        app.router.add_route(method, BASE + path, handle)

    async def _answer(
        self, request: web.Request, route: str, handler: Handler, *, open_to_all: bool
    ) -> web.StreamResponse:
        self.requests[route] += 1
        try:
            raw = await request.read()
        except (OSError, web.RequestPayloadError):
            return web.Response(status=499)
        fault = self.faults.strike(route)
        if fault is not None and isinstance(fault.what, Run) and not fault.done:
            await fault.what.call()
        # To Discord, a bot that was killed meanwhile has sent only half a request.
        if request.transport is None or request.transport.is_closing():
            return web.Response(status=499)
        limited, headers = self.limits.take(route, self._major(request))
        if limited is not None:
            self.limited[route] += 1
            return json_response(limited.body(), 429, headers)
        if fault is not None and not fault.done and not isinstance(fault.what, Run | Late):
            return await fail(request, fault.what)
        if not open_to_all and request.headers.get("Authorization") != f"Bot {self._token}":
            return self._refuse(ApiError(401, 0, "401: Unauthorized"), headers)
        try:
            body = read(request.headers.get("Content-Type", ""), raw)
        except Unreadable as error:
            self._report(f"{route}: {error}")
            return self._refuse(ApiError(400, errors.INVALID_BODY, str(error)), headers)
        if body.files and self.upload_seconds:
            await asyncio.sleep(self.upload_seconds)
        if self.inspect:
            path = request.path.removeprefix(BASE)
            for problem in problems(request.method, path, request.query, body, request.headers.get("User-Agent", "")):
                self._report(f"{route}: {problem}")
        try:
            result = handler(Call(request, body))
        except ApiError as refused:
            if refused.code == errors.INVALID_BODY and not refused.expected:
                self._report(f"{route}: {refused.message}")
            return self._refuse(refused, headers)
        if fault is not None and fault.done and isinstance(fault.what, Run):
            await fault.what.call()
        elif fault is not None and fault.done and not isinstance(fault.what, Late):
            return await fail(request, fault.what)
        wait = self.late + (fault.what.seconds if fault is not None and isinstance(fault.what, Late) else 0)
        if wait:
            await asyncio.sleep(wait)
        return web.Response(status=204, headers=headers) if result is None else json_response(result, 200, headers)

    @staticmethod
    def _major(request: web.Request) -> str:
        """Return the key of a route's rate limit: channel, server, or token."""
        names = request.match_info
        return "+".join(str(names.get(name, "")) for name in ("channel_id", "guild_id", "application_id", "token"))

    def _refuse(self, refused: ApiError, headers: dict[str, str]) -> web.Response:
        if not refused.expected:
            self.refused[refused.code] += 1
        body: Json = {"message": refused.message, "code": refused.code}
        if refused.details is not None:
            body["errors"] = refused.details
        return json_response(body, refused.status, headers)

    async def _unknown(self, request: web.Request) -> web.Response:
        self._report(f"{request.method} {request.path}: no such route here")
        return json_response({"message": "404: Not Found", "code": 0}, 404, {})

    # ------------------------------------------------------------ the application

    def _application(self, call: Call) -> Json:
        return {
            "id": str(self._world.application_id),
            "name": "Tertulia",
            "icon": None,
            "description": "",
            "bot_public": True,
            "interactions_endpoint_url": self.endpoint,
            **self.installation,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": {"id": "1", "username": "owner", "discriminator": "0000", "avatar": None, "global_name": None},
            "team": None,
        }

    def _gateway_bot(self, call: Call) -> Json:
        gateway = self._gateway
        return {"url": gateway.address, "shards": gateway.shards, "session_start_limit": gateway.start_limit()}

    def _put_commands(self, call: Call) -> list[Json]:
        told = call.body.data if isinstance(call.body.data, list) else []
        common = {"application_id": str(self._world.application_id), "version": "1"}
        self._world.commands = [
            {"description": "", **each, "id": str(self._world.snowflake()), **common} for each in told
        ]
        return self._world.commands

    # ------------------------------------------------------------ interactions

    def _callback(self, call: Call) -> Json | None:
        interaction = self._interactions.take(call.id("interaction_id"), call.names["token"], call.port)
        kind, data = int(call.said.get("type", 0)), call.said.get("data") or {}
        clicked = interaction.type in (COMPONENT, MODAL) and interaction.source is not None
        allowed = (8,) if interaction.type == AUTOCOMPLETE else (4, 5, 6, 7, 9) if clicked else (4, 5, 9)
        if kind not in allowed or (kind in (6, 7) and interaction.source is None):
            raise ApiError(400, errors.INVALID_BODY, f"Invalid Form Body: type {kind} is no answer to this interaction")
        viewer = interaction.user.id if int(data.get("flags") or 0) & EPHEMERAL else None
        original: Message | None = None
        if kind == 4:
            original = messages.create(self._world, interaction.channel, data, call.body, viewer=viewer)
            original.source = _metadata(interaction)
        elif kind == 5:
            original = messages.loading(self._world, interaction.channel, viewer)
            original.source = _metadata(interaction)
        elif kind in (6, 7):
            original = interaction.source
            assert original is not None
            if kind == 7:
                self._there(original)
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
        elif kind not in (5, 6):
            told["resource"] = {"type": kind}
        return told

    def _follow_up(self, call: Call) -> Json:
        interaction = self._interactions.hook(call.names["token"])
        private = bool(int(call.said.get("flags") or 0) & EPHEMERAL)
        waiting = interaction.original
        if waiting is not None and waiting.loading:
            # The first one replaces "thinking …", and is as private as that.
            messages.edit(self._world, waiting, call.said, call.body)
            message = waiting
        else:
            viewer = interaction.user.id if private else None
            message = messages.create(self._world, interaction.channel, call.said, call.body, viewer=viewer)
            message.source = _metadata(interaction)
            interaction.followups.append(message)
        self._interactions.show(interaction)
        return message.payload(self._world.base)

    def _hooked(self, call: Call) -> tuple[Interaction, Message]:
        interaction = self._interactions.hook(call.names["token"])
        return interaction, self._interactions.message(interaction, call.names["message_id"])

    def _get_hooked(self, call: Call) -> Json:
        return self._hooked(call)[1].payload(self._world.base)

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
        channel = self._channel(call)
        message = channel.messages.get(call.id("message_id"))
        if message is None or message.viewer is not None:
            raise unknown(errors.UNKNOWN_MESSAGE, "Message")
        return message

    @staticmethod
    def _there(message: Message) -> None:
        if message.id not in message.channel.messages:
            raise unknown(errors.UNKNOWN_MESSAGE, "Message")

    @staticmethod
    def _awake(channel: Channel) -> None:
        if channel.locked:
            raise ApiError(400, errors.THREAD_LOCKED, "Thread is locked")
        if channel.archived:
            raise ApiError(400, errors.THREAD_ARCHIVED, "Thread is archived")

    def _history(self, call: Call) -> list[Json]:
        channel = self._channel(call, "read_message_history")
        after, before = int(call.query.get("after", 0)), int(call.query.get("before", 1 << 63))
        found = [message for message in channel.messages.values() if after < message.id < before]
        found = [message for message in found if message.viewer is None]
        limit = int(call.query.get("limit", 50))
        some = found[:limit] if "after" in call.query else found[-limit:]
        return [message.payload(self._world.base) for message in reversed(some)]

    def _send(self, call: Call) -> Json:
        channel = self._channel(call, "send_messages", *(("attach_files",) if call.body.files else ()))
        self._awake(channel)
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

    def _get_message(self, call: Call) -> Json:
        return self._message(call).payload(self._world.base)

    def _edit_message(self, call: Call) -> Json:
        message = self._message(call)
        self._awake(message.channel)
        messages.edit(self._world, message, call.said, call.body)
        return message.payload(self._world.base)

    def _delete_message(self, call: Call) -> None:
        self._world.remove(self._message(call))

    def _edit_channel(self, call: Call) -> Json:
        channel = self._channel(call)
        if channel.parent is None or set(call.said) - {"archived", "locked", "auto_archive_duration"}:
            raise ApiError(403, errors.MISSING_PERMISSIONS, "Missing Permissions")
        channel.archived = bool(call.said.get("archived", channel.archived))
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

    def _guild(self, call: Call) -> Json:
        guild = self._world.guilds.get(call.id("guild_id"))
        if guild is None:
            raise unknown(errors.UNKNOWN_GUILD, "Guild")
        return guild.payload("2026-01-01T00:00:00+00:00")

    def _member(self, call: Call) -> Json:
        guild = self._world.guilds.get(call.id("guild_id"))
        if guild is None:
            raise unknown(errors.UNKNOWN_GUILD, "Guild")
        user = guild.members.get(call.id("user_id"))
        if user is None:
            raise unknown(errors.UNKNOWN_MEMBER, "Member")
        return guild.member(user)


def _metadata(interaction: Interaction) -> Json:
    return {
        "id": str(interaction.id),
        "type": interaction.type,
        "user": interaction.user.payload(),
        "authorizing_integration_owners": {"0": str(interaction.channel.guild.id)},
    }
