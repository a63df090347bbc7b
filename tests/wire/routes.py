"""Routes of Discord's API that tests count, hold up or let fail: method and template, or a pattern of both."""

from __future__ import annotations

from typing import Final

CALLBACK: Final = "POST /interactions/*/callback"
ORIGINAL: Final = "PATCH /webhooks/*"
FOLLOW_UP: Final = "POST /webhooks/*"
SEND: Final = "POST /channels/{channel_id}/messages"
EDIT: Final = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE: Final = "DELETE /channels/{channel_id}/messages/{message_id}"
HISTORY: Final = "GET /channels/{channel_id}/messages"
THREAD: Final = "POST /channels/{channel_id}/threads"
FETCH: Final = "GET /channels/{channel_id}"
WAKE: Final = "PATCH /channels/{channel_id}"
MEMBER: Final = "GET /guilds/{guild_id}/members/{user_id}"
COMMANDS: Final = "PUT /applications/{application_id}/commands"
EMOJIS: Final = "GET /applications/{application_id}/emojis"
NEW_EMOJI: Final = "POST /applications/{application_id}/emojis"
OLD_EMOJI: Final = "DELETE /applications/{application_id}/emojis/{emoji_id}"
LOGIN: Final = "GET /users/@me"
GATEWAY: Final = "GET /gateway/bot"
