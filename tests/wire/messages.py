"""Creates and edits messages as requests demand, by Discord's rules."""

from __future__ import annotations

from simcord.components import merge_edit_flags, resolve_attachment_references, validate_components

from tests.discord_limits import message_problems
from tests.wire.bodies import Body
from tests.wire.entities import COMPONENTS_V2, EPHEMERAL, LOADING, Channel, File, Json, Message
from tests.wire.errors import invalid
from tests.wire.world import World


def create(world: World, channel: Channel, said: Json, body: Body, *, viewer: int | None = None) -> Message:
    """Return a new message, put into its channel. Raises :class:`ApiError` where Discord would."""
    flags = int(said.get("flags") or 0) | (EPHEMERAL if viewer is not None else 0)
    message = Message(world.message_ids(), channel, world.bot, viewer=viewer)
    _fill(world, message, said, body, flags)
    world.put(message)
    return message


def edit(world: World, message: Message, said: Json, body: Body) -> None:
    """Change a message. What ``said`` leaves out stays. Raises :class:`ApiError` where Discord would."""
    flags = merge_edit_flags(message.flags & ~LOADING, int(said.get("flags") or message.flags))
    _fill(world, message, said, body, flags)
    message.edited = True
    world.tell("update", message)


def loading(world: World, channel: Channel, viewer: int | None) -> Message:
    """Create the message "thinking …"."""
    flags = LOADING | (EPHEMERAL if viewer is not None else 0)
    message = Message(world.message_ids(), channel, world.bot, flags=flags, viewer=viewer)
    world.put(message)
    return message


def _fill(world: World, message: Message, said: Json, body: Body, flags: int) -> None:
    kept = _kept(message, said)
    names = {file.name for file in kept} | {name for name, _ in body.files.values()}
    content, new = said.get("content", message.content), "components" in said
    if new or not message.components:
        after: Json = {"content": content, "components": said.get("components") or [], "embeds": said.get("embeds")}
        wrong = message_problems(after, flags=flags, before=message.flags & COMPONENTS_V2, names=names)
        if wrong:
            raise invalid("; ".join(wrong))
        world.emojis.check(after["components"])
    listed = {str(each.get("id")): each.get("description") for each in said.get("attachments") or []}
    added = [world.store(name, data, listed.get(str(each))) for each, (name, data) in sorted(body.files.items())]
    message.files, message.flags, message.content = [*kept, *added], flags, content or ""
    message.mentioned = _mentioned(message, said)
    if new:
        parts = validate_components(said["components"] or [], flags=flags)
        files = [file.payload(world.base, message.channel.id) for file in message.files]
        message.components = resolve_attachment_references(parts, files)


def _kept(message: Message, said: Json) -> list[File]:
    """Return the files that a change leaves: all of them, unless it lists which."""
    if said.get("attachments") is None:
        return [] if said.get("attachments", ...) is None else list(message.files)
    named = {str(each.get("id")) for each in said["attachments"]}
    return [file for file in message.files if str(file.id) in named]


def _mentioned(message: Message, said: Json) -> tuple[int, ...]:
    """Return the users that the message pings: mentioned in the text, and allowed."""
    allowed = said.get("allowed_mentions")
    if allowed is None:
        return message.mentioned
    users = {int(user) for user in allowed.get("users") or ()}
    every_user = "users" in (allowed.get("parse") or ())
    there = message.channel.guild.members
    return tuple(user for user in there if f"<@{user}>" in message.text and (every_user or user in users))
