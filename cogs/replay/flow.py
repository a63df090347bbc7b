"""Replays of finished games: page by page, and as an animation that is made in the background."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord
from discord import ui

from cogs.interactions import context, custom_ids, replies, results
from cogs.interactions.context import reader
from cogs.interactions.custom_ids import Op, Way
from cogs.interactions.layout import (
    MAX_NEWS_LINES,
    container,
    display,
    finished,
    gallery,
    in_full,
    op_button,
)
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel, text_panel
from cogs.interactions.story import told
from cogs.replay.making import Making, send, wait
from cogs.replay.sharing import Sharing, head_of, result_lines
from db import Store
from engine import Outcome
from locales import say
from render import Picture, Scene, shortened
from render.jobs import Job
from render.service import PictureService, Priority
from render.shots import Animation, Shot, ShotKind, TooLarge, shots
from render.wording import Words, describe_outcome, player, title
from tables import ReplayTurn, Table, UserError, replay_of
from tables.kinds import Ability

MAX_LINES: Final = 25
"""Maximum number of lines below a picture about the events of its turn."""
CACHED_GAMES: Final = 8
"""Maximum number of games whose turns are cached."""
CACHED_ANIMATION_BYTES: Final = 32 * 1024 * 1024
"""Maximum size of all cached animations."""
MAX_QUEUE: Final = 4
"""Maximum number of animations that are made or wait to be made."""

Key = tuple[int, str, int, tuple[str, ...]]
"""An animation by what it shows: table, language, limit in bytes, names of the players."""


class Replays:
    """Shows finished games. A page needs only what is in its buttons: the caches only save time."""

    def __init__(self, store: Store, pictures: PictureService, sharing: Sharing) -> None:
        self._store = store
        self._sharing = sharing
        self._pictures = pictures
        self._games: OrderedDict[tuple[int, int], tuple[ReplayTurn, ...]] = OrderedDict()
        self._animations: OrderedDict[Key, Animation] = OrderedDict()
        self._making: dict[Key, Making[Animation]] = {}

    async def show(self, interaction: discord.Interaction, table: Table, page: int = 0) -> None:
        """Show a page, counted from 0. :class:`UserError` if the game has no such page, or cannot be shown."""
        in_words, played = context.in_words(interaction), _has_played(interaction, table)
        words = Words(reader(interaction))

        async def build() -> Panel:
            return await self.page(Reading(table, None, words), page, in_words=in_words, played=played)

        await replies.reply(interaction, build)

    async def page(self, reading: Reading, number: int, *, in_words: bool = False, played: bool = False) -> Panel:
        """Return the panel of a page, counted from 0. ``played``: the reader did, and may share the result."""
        table, words = reading.table, reading.words
        turns = await self._turns(table)
        pages = _shots(reading, turns)
        if number >= len(pages):
            raise UserError("error-replay-page")
        game, shot = table.row.game, pages[number]
        head = (f"### {words.say('button-replay')} · {title(game, words.locale)}", f"-# {number + 1} / {len(pages)}")
        files: list[discord.File] = []
        picture = None if in_words else await self._picture(game, shot, words)
        missing = "" if in_words or picture is not None else words.say("picture-missing")
        lines = _lines(reading, turns[shot.turn], shot)
        if picture is not None:
            shown = gallery(picture, f"replay-{table.id}-{number}.jpg", files)
        elif shot.kind is ShotKind.SCORE:
            assert shot.scene.view.outcome is not None
            shown = display(*describe_outcome(table.game, shot.scene.view.outcome, shot.scene.names, words))
        elif shot.kind is ShotKind.INTERLUDE:
            shown = None  # the lines tell it
        else:
            lines = lines[-MAX_NEWS_LINES:]
            shown = in_full(game, shot.scene, words, beside=(*head, missing, *lines))
        there = (Op.REVIEW, Op.ANIMATION, *([Op.SHARE] if played else []), *_menu(table))
        last = len(pages) - 1
        ways = {Way.FIRST: 0, Way.BACK: max(number - 1, 0), Way.NEXT: min(number + 1, last), Way.LAST: last}
        return finished(
            [
                container(game, display(*head), display(missing), shown, display(*lines)),
                ui.ActionRow(
                    *(
                        ui.Button(
                            custom_id=str(custom_ids.ReplayPage(table=table.id, way=way, page=goal)),
                            label=_label(way, words),
                            disabled=goal == number,
                        )
                        for way, goal in ways.items()
                    )
                ),
                ui.ActionRow(*(op_button(table, op, words) for op in there)),
            ],
            files,
        )

    async def _picture(self, key: str, shot: Shot, words: Words) -> Picture | None:
        job = Job(shot.kind.value, (key, shot.scene, words.locale))
        return (await self._pictures.draw(job, Priority.BOARD)).picture

    async def _turns(self, table: Table) -> tuple[ReplayTurn, ...]:
        key = table.id, table.row.revision
        found = self._games.get(key)
        if found is None:
            found = self._games[key] = await replay_of(table)
        self._games.move_to_end(key)
        while len(self._games) > CACHED_GAMES:
            self._games.popitem(last=False)
        return found

    async def animation(self, interaction: discord.Interaction, table: Table) -> None:
        """Send the whole game as an animation in a new message, which shows the progress until then.

        The bot makes an animation once for all users who wait for it. Each user waits for one at a time. A user who has
        dismissed the message of the progress still receives the animation. A restart drops it.
        """
        await self._animate(interaction, table, Words(reader(interaction)))

    async def share(self, interaction: discord.Interaction, table: Table) -> None:
        """Post the animation in this channel, in the language of the table. Only the user sees the progress."""
        with self._sharing.once(interaction, table, Op.SHARE_ANIMATION):
            await self._animate(interaction, table, Words(table.row.locale), public=True)

    async def _animate(
        self, interaction: discord.Interaction, table: Table, words: Words, *, public: bool = False
    ) -> None:
        user = interaction.user.id
        reading = Reading(table, None, words)
        pages = _shots(reading, await self._turns(table))
        key: Key = table.id, words.locale, interaction.filesize_limit, reading.names
        animation = self._animations.get(key)
        if animation is not None:
            self._animations.move_to_end(key)
            known = animation

            async def build() -> Panel:
                return await _animation_for(interaction, table, known, pages, words, public=public)

            panel = await replies.in_time(interaction, build(), ephemeral=not public, thinking=True)
            await replies.show(interaction, panel, edit=False, ephemeral=not public)
            return
        if any(user in each.viewers for each in self._making.values()):
            raise UserError("error-animation-in-making")
        making = self._making.get(key)
        if making is None:
            if len(self._making) >= MAX_QUEUE:
                raise UserError("error-animation-queue")
            making = self._making[key] = Making("animation", queued=bool(self._making))
            making.task = asyncio.create_task(self._make(key, making, table.row.game, pages))
        making.viewers.add(user)
        op = Op.SHARE_ANIMATION if public else Op.ANIMATION
        animation = await wait(interaction, table, making, Words(reader(interaction)), op)
        panel = await _animation_for(interaction, table, animation, pages, words, public=public)
        if public:
            await interaction.followup.send(view=panel.view, files=panel.files)
            with suppress(discord.NotFound):
                await interaction.edit_original_response(view=text_panel(say(reader(interaction), "shared")).view)
        else:
            await send(interaction, table, panel)

    async def _make(self, key: Key, making: Making[Animation], game: str, pages: Sequence[Shot]) -> Animation:
        _, locale, limit, _ = key
        try:
            animation = await self._pictures.animation(game, pages, locale, limit, making.report)
        except TooLarge:
            raise UserError("error-animation-too-large") from None
        finally:
            del self._making[key]
        self._animations[key] = animation
        while (
            len(self._animations) > 1
            and sum(len(each.data) for each in self._animations.values()) > CACHED_ANIMATION_BYTES
        ):
            self._animations.popitem(last=False)
        return animation


def _shots(reading: Reading, turns: Sequence[ReplayTurn]) -> list[Shot]:
    """Return the pages, each with the names of those who sat there then."""
    scenes, at = list[Scene](), 0
    for turn in turns:
        at = turn.told[-1].end if turn.told else at
        scenes.append(Scene(turn.view, reading.names_at(at), turn.recent))
    return shots(reading.table.row.game, scenes)


def _lines(reading: Reading, turn: ReplayTurn, shot: Shot) -> list[str]:
    """Return the lines below a picture."""
    if shot.kind is not ShotKind.SCORE:
        lines = [line.text for each in turn.told for line in told(reading.bare, each)]
        deal = [] if shot.turn else [reading.words.say("replay-deal")]
        return [f"-# {line}" for line in (*deal, *lines[-MAX_LINES:])]
    assert turn.view.outcome is not None
    return _end(reading, turn.view.outcome)


def _end(reading: Reading, outcome: Outcome) -> list[str]:
    """Return the winners, what broke the tie, and how the game ended."""
    return [
        results.winners(reading.bare, outcome),
        results.tie_break(reading.bare, outcome),
        reading.words.text(reading.table.row.game, f"ending-{outcome.ending}"),
    ]


def _label(way: Way, words: Words) -> str:
    text = words.say(f"button-{way}")
    return {Way.FIRST: f"« {text}", Way.BACK: f"‹ {text}", Way.NEXT: f"{text} ›", Way.LAST: f"{text} »"}[way]


def _has_played(interaction: discord.Interaction, table: Table) -> bool:
    """Return whether the user has played there, and may share it. A person's own game is not for a channel."""
    return table.seat_of(interaction.user.id) is not None and Ability.SHARE in table.kind.allows


async def _animation_for(
    interaction: discord.Interaction,
    table: Table,
    animation: Animation,
    pages: Sequence[Shot],
    words: Words,
    *,
    public: bool,
) -> Panel:
    """Return the animation as the user sees it, or shares it if ``public``."""
    user = interaction.user.id
    return await finished_animation(
        Reading(table, None, words),
        animation,
        pages,
        shared_by=user if public else None,
        played=not public and _has_played(interaction, table),
    )


async def finished_animation(
    reading: Reading,
    animation: Animation,
    pages: Sequence[Shot],
    *,
    shared_by: int | None = None,
    played: bool = False,
) -> Panel:
    """Return an animation with the winners; with the whole result if a user shares it.

    ``played``: the reader may share it.

    A line tells if frames were left out to keep it small.
    """
    table, words = reading.table, reading.words
    game, outcome = table.row.game, pages[-1].scene.view.outcome
    assert outcome is not None
    files: list[discord.File] = []
    who = ", ".join(player(seat, reading.names, marked=False) for seat in range(len(table.seats)))
    alt = words.say("animation-alt", game=title(game, words.locale), players=who, count=animation.frames)
    shown = gallery(
        Picture(animation.data, shortened(alt), animation.width, animation.height), f"replay-{table.id}.webp", files
    )
    head: tuple[str, ...] = (f"### {title(game, words.locale)}", words.say("animation-done", count=animation.frames))
    below = _end(reading, outcome)
    if shared_by is not None:
        head, below = head_of(reading, outcome), await result_lines(reading, outcome, shared_by)
    smaller = "" if animation.whole else words.say("animation-smaller")
    there = (*([Op.SHARE_ANIMATION] if played else []), Op.REPLAY, Op.REVIEW, *_menu(table))
    buttons = [] if shared_by is not None else [ui.ActionRow(*(op_button(table, op, words) for op in there))]
    return finished([container(game, display(*head), shown, display(*below, smaller)), *buttons], files)


def _menu(table: Table) -> tuple[Op, ...]:
    """Return *More*, which others may not open at a person's own game."""
    return (Op.MORE,) if table.kind.has_channel else ()
