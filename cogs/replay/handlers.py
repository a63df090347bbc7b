"""Replays of finished games: page by page, and as an animation that is made in the background."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord
from discord import ui

from cogs.channel import need_place
from cogs.interactions import replies, results
from cogs.interactions.click import TableClick
from cogs.interactions.custom_ids import Op, ReplayPage, Way
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
from cogs.replay.sharing import Sharing, head_of, result_lines
from cogs.replay.workshop import Making, Workshop, send
from engine import Outcome
from render import Picture, Scene, shortened
from render.jobs import Job
from render.service import PictureService, Priority
from render.shots import Animation, Shot, ShotKind, TooLarge, shots
from render.wording import Words, describe_outcome, player, title
from tables import ReplayTurn, Table, UserError, replay_of
from tables.kinds import Ability
from tables.recently_used import RecentlyUsed

MAX_LINES: Final = 25
"""Maximum number of lines below a picture about the events of its turn."""
CACHED_GAMES: Final = 8
"""Maximum number of games whose turns are cached."""
CACHED_ANIMATION_BYTES: Final = 32 * 1024 * 1024
"""Maximum size of all cached animations."""

Key = tuple[int, str, int, tuple[str, ...]]
"""An animation by what it shows: table, language, limit in bytes, names of the players."""


class Replays:
    """Shows finished games. A page needs only what is in its buttons: what is kept only saves time."""

    def __init__(self, pictures: PictureService, sharing: Sharing) -> None:
        self._sharing = sharing
        self._pictures = pictures
        self.games = RecentlyUsed[tuple[int, int], tuple[ReplayTurn, ...]](CACHED_GAMES)
        self.animations = Workshop(
            "animation", RecentlyUsed[Key, Animation](CACHED_ANIMATION_BYTES, lambda each: len(each.data))
        )

    async def show(self, click: TableClick, button: ReplayPage | None = None) -> None:
        """Show a page, by default the first. :class:`UserError` if there is none, or the game cannot be shown."""
        number = 0 if button is None else button.page

        async def build() -> Panel:
            reading = Reading(click.table, None, click.words)
            return await self.page(reading, number, in_words=click.in_words, played=_has_played(click))

        await replies.reply(click.interaction, build)

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
                            custom_id=str(ReplayPage(table=table.id, way=way, page=goal)),
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
        return self.games.get(key) or self.games.keep(key, await replay_of(table))

    async def animation(self, click: TableClick) -> None:
        """Send the whole game as an animation in a new message, which shows the progress until then.

        A user who has dismissed the message of the progress still receives the animation. A restart drops it.
        """
        await self._animate(click, click.words)

    async def share(self, click: TableClick) -> None:
        """Post the animation in this channel, in the language of the table. Only the user sees the progress."""
        await need_place(click)
        with self._sharing.once(click, Op.SHARE_ANIMATION):
            await self._animate(click, Words(click.table.row.locale), public=True)

    async def _animate(self, click: TableClick, words: Words, *, public: bool = False) -> None:
        interaction, table = click.interaction, click.table
        reading, turns = Reading(table, None, words), await self._turns(table)
        pages = _shots(reading, turns)
        key: Key = table.id, words.locale, interaction.filesize_limit, reading.names
        animation = self.animations.kept.get(key)

        async def make(making: Making[Animation]) -> Animation:
            try:
                limit = interaction.filesize_limit
                return await self._pictures.animation(table.row.game, pages, words.locale, limit, making.report)
            except TooLarge:
                raise UserError("error-animation-too-large") from None

        async def panel(made: Animation) -> Panel:
            """Return the animation as the user sees it, or shares it."""
            shared_by, played = click.user if public else None, not public and _has_played(click)
            return await finished_animation(reading, made, pages, shared_by=shared_by, played=played)

        if animation is not None:
            shown = await replies.in_time(interaction, panel(animation), ephemeral=not public, thinking=True)
            await replies.show(interaction, shown, edit=False, ephemeral=not public)
            return
        op = Op.SHARE_ANIMATION if public else Op.ANIMATION
        shown = await panel(await self.animations.get(click, key, make, op))
        if public:
            await interaction.followup.send(view=shown.view, files=shown.files)
            with suppress(discord.NotFound):
                await interaction.edit_original_response(view=text_panel(click.words.say("shared")).view)
        else:
            await send(click, shown)


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


def _has_played(click: TableClick) -> bool:
    """Return whether the user has played there, and may share it. A person's own game is not for a channel."""
    return click.table.seat_of(click.user) is not None and Ability.SHARE in click.table.kind.allows


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
