"""Panels of a table's public message: lobby, board, score sheet, archived or cancelled table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

from cogs.interactions import lobby_texts, results
from cogs.interactions.choices import in_rows
from cogs.interactions.custom_ids import DailyButton, Op
from cogs.interactions.layout import (
    Item,
    announced,
    cancelled_text,
    clip_words,
    container,
    display,
    finished,
    gallery,
    learn_buttons,
    no_picture,
    op_button,
    struck,
    unnamed,
)
from cogs.interactions.phone import first_fitting, rows_on_phone
from cogs.interactions.reading import Reading, bots, people_lines, scene_of, stand_ins, who_decides
from cogs.interactions.replies import Panel
from cogs.interactions.story import last_round
from engine import View
from render import Picture, Scene, has_interlude, rules_pages
from render.jobs import Job
from render.scene import ALT_LENGTH, shortened
from render.service import Draw, Drawn
from render.wording import Words, clip, title
from tables import BOT_USER_ID, Phase, Table
from tables.clocks import DAY

LOBBY_ROOM: Final = 430
"""Most pixels of a lobby on a phone: half of its channel."""
AFTER: Final = Op.REPLAY, Op.REVIEW, Op.RULES, Op.MORE
"""The buttons below a score sheet, after the one that leads on."""
WORDS_LENGTH: Final = 2000
"""Most characters of a board in words, in place of its picture."""


async def lobby(reading: Reading, draw: Draw) -> Panel:
    """Cover, seats and buttons of a lobby, at most :data:`LOBBY_ROOM` high on a phone. *More* tells the rest."""
    table, words = reading.table, reading.words
    game, meta = table.row.game, table.game.meta
    head, terms = f"## {words.text(game, 'title')}", lobby_texts.terms_text(table, words)
    seats, seal = lobby_texts.seats_texts(reading), lobby_texts.seal_text(table, words)
    changed = lobby_texts.changed_text(table, words)
    rows = _lobby_rows(table, words, asks=bool(changed))
    seated = (*reading.names, *[None] * (meta.seats.stop - 1 - len(table.seats)))
    # The table may change while the cover is drawn, so all texts are made before.
    files: list[discord.File] = []
    cover = await draw(Job("cover", (game, seated, words.locale, meta.seats.start)))
    picture = _sealed(cover.picture, table.row.commitment, words)
    named = unnamed(picture, reading.names, words)
    versions = [
        (head, "\n".join(filter(None, (who, terms, changed, names, "" if picture else seal))))
        for names in dict.fromkeys((named, ""))
        for who in seats
    ]
    shown = versions[0] if picture is None else first_fitting(versions, rows, picture, most=LOBBY_ROOM)
    return finished(
        [
            container(
                game, display(shown[0]), gallery(picture, f"lobby-{table.id}.jpg", files), *map(display, shown[1:])
            ),
            *(ui.ActionRow(*row) for row in rows),
        ],
        files,
        late=cover.late,
    )


def _lobby_rows(table: Table, words: Words, *, asks: bool) -> list[list[Item]]:
    """Return the buttons of a lobby: to sit down and start, and to learn the game.

    ``asks``: the table asks players whether they are still there. The rules in short then stand back if they lack
    room: *More* has them.
    """
    is_free = len(table.seats) < table.game.meta.seats.stop - 1
    has_bot = any(seat.user_id == BOT_USER_ID for seat in table.seats)
    bots = [Op.BOTS] if is_free else [Op.REMOVE_BOT] if has_bot else []
    first = [
        op_button(table, Op.JOIN, words, discord.ButtonStyle.success),
        op_button(table, Op.START, words, discord.ButtonStyle.primary),
        *(op_button(table, op, words) for op in (*bots, Op.MORE)),
    ]
    first_page = words.text(table.row.game, f"rules-{rules_pages(table.row.game)[0]}-title")
    rules = op_button(table, Op.RULES, words, label=clip(first_page, 80))
    learn = learn_buttons(table.game, words.say("button-learn"))
    here = [op_button(table, Op.HERE, words, discord.ButtonStyle.success)] if asks else []
    second = [*here, rules, *learn]
    return [first, second if rows_on_phone(second) == 1 else [*here, *learn]]


def _sealed(cover: Picture | None, seal: str | None, words: Words) -> Picture | None:
    """Return the cover with the whole seal in its alternative text: it has to stand in the channel before the deal."""
    if seal is None or cover is None:
        return cover
    whole = f"\n{words.say('picture-sealed', commitment=seal)}"
    return replace(cover, alt=shortened(cover.alt, ALT_LENGTH - len(whole)) + whole)


def archived(table: Table, words: Words) -> Panel:
    """Return what an archived table shows."""
    game = table.row.game
    key = "lobby-archived" if table.phase is Phase.LOBBY else "table-archived"
    return finished(
        [
            container(game, display(f"## {title(game, words.locale)}", words.say(key))),
            ui.ActionRow(op_button(table, Op.RESUME, words, discord.ButtonStyle.primary)),
        ]
    )


def closed(table: Table, words: Words) -> Panel:
    """Return what a cancelled table shows. The menu of a game that counts all the same leads to its log."""
    game = table.row.game
    lines = f"## {title(game, words.locale)}", cancelled_text(table, words), struck(table, words)
    more = ui.ActionRow(op_button(table, Op.MORE, words)) if table.row.rated else None
    return finished([container(game, display(*lines), more)])


def moved(table: Table, words: Words, address: str) -> Panel:
    """Return what a superseded board shows: a link to the current one."""
    game = table.row.game
    return finished(
        [container(game, display(f"**{title(game, words.locale)}**", words.say("board-moved", link=address)))]
    )


async def board(reading: Reading, draw: Draw) -> Panel:
    """Return the public message of a running or finished game."""
    table, words = reading.table, reading.words
    view = reading.view
    if view.outcome is not None:
        return await _final(reading, view, draw)
    game = table.row.game
    scene = scene_of(reading, view)
    who, standing_in, vacant = who_decides(reading), stand_ins(reading), table.open_seats
    told, people = last_round(reading), people_lines(reading)
    head, playing = f"-# {words.say('story-round')}" if told else "", bots(reading)
    rows = [
        [
            op_button(table, Op.HAND, words, discord.ButtonStyle.primary),
            op_button(table, Op.LOG, words),
            op_button(table, Op.RULES, words),
            op_button(table, Op.MORE, words),
            *([op_button(table, Op.TAKE, words, discord.ButtonStyle.success)] if vacant else []),
        ]
    ]
    # The game may change while the board is drawn, so texts and picture come from one view.
    files: list[discord.File] = []
    drawn = await draw(Job("board", (game, scene, words.locale)))
    late, picture = drawn.late, drawn.picture
    above = "\n".join(
        filter(None, (f"## {words.text(game, 'title')}", who, announced(table.game, view, scene.names, words)))
    )
    named = unnamed(picture, scene.names, words)
    rest = [standing_in, *people]
    below = [[head, *told, *rest, playing, named]]
    below += [[head if start < len(told) else "", *told[start:], *rest, named] for start in range(len(told) + 1)]
    versions = [(above, "\n".join(filter(None, lines))) for lines in (*below, [standing_in, named])]
    shown = versions[0] if picture is None else first_fitting(versions, rows, picture)
    return finished(
        [
            container(
                game,
                display(shown[0]),
                gallery(picture, f"board-{table.id}.jpg", files),
                *map(display, shown[1:]),
                None if picture is not None else _instead(game, scene, words, late=late),
            ),
            *(ui.ActionRow(*row) for row in rows),
        ],
        files,
        late=late,
    )


def _instead(key: str, scene: Scene, words: Words, *, late: bool) -> Item | None:
    """Return what stands in place of a board's picture: a line, and the board in words unless the picture follows."""
    note = no_picture(words, late=late)
    if late:
        return display(note)
    return display(f"{note}\n\n{clip_words(key, scene, words, WORDS_LENGTH)}")


async def _interlude(key: str, scene: Scene, words: Words, draw: Draw) -> Drawn:
    """Return the picture of a part of the game that has just ended, if one has."""
    return await draw(Job("interlude", (key, scene, words.locale))) if has_interlude(key, scene) else Drawn(None)


async def round_over(reading: Reading, view: View, told: Sequence[str], draw: Draw) -> Panel:
    """Return the end of a round that ``view`` shows: its picture, and what each player lost and won."""
    table = reading.table
    game, scene, files = table.row.game, scene_of(reading, view), list[discord.File]()
    picture = (await _interlude(game, scene, reading.words, draw)).picture
    shown = gallery(picture, f"round-{table.id}.jpg", files)
    return finished([container(game, display(round_head(told)), shown, display(*told[1:]))], files)


def round_head(told: Sequence[str]) -> str:
    """Return the text by which the end of a round is known: the board has its words, but not as a head."""
    return f"### {told[0]}"


async def _final(reading: Reading, view: View, draw: Draw) -> Panel:
    """Return the result with its score sheet, and as much of how the game was decided as a phone has room for.

    *More* tells the rest, and *Replay* shows the last position.
    """
    table, words = reading.table, reading.words
    game, outcome = table.row.game, view.outcome
    assert outcome is not None
    files: list[discord.File] = []
    scene = scene_of(reading, view)
    won, decisive = results.winners(reading, outcome), await results.decisive(reading, outcome)
    sheet = (await draw(Job("score", (game, scene, words.locale)))).picture
    ends = (_next_button(table, words), *(op_button(table, op, words) for op in AFTER))
    rows, why = in_rows(ends), f"-# {words.text(game, f'ending-{outcome.ending}')}"
    playing, counts = bots(reading), struck(table, words)
    ranking, named = results.ranking(reading, outcome), unnamed(sheet, scene.names, words)
    head, *turns = decisive or [""]

    def version(places: Sequence[str], turns: Sequence[str], end: Sequence[str], *, names: bool = True) -> list[str]:
        ties = results.ties(reading, outcome, names=names)
        parts = (f"## {words.text(game, 'title')}", won, *ties), (*places, named), (head if turns else "", *turns), end
        return ["\n".join(filter(None, part)) for part in parts]

    versions = [
        version(ranking, turns, (why, counts)),
        *(version((), turns[start:], (playing, why, counts)) for start in range(len(turns) + 1)),
        version((), (), (why, counts)),
        *(version((), (), (counts,), names=names) for names in (True, False)),
    ]
    shown = versions[0] if sheet is None else first_fitting(versions, rows, sheet)
    return finished(
        [
            container(
                game, display(shown[0]), gallery(sheet, f"score-{table.id}.jpg", files), *map(display, shown[1:])
            ),
            *(ui.ActionRow(*row) for row in rows),
        ],
        files,
    )


def _next_button(table: Table, words: Words) -> Item:
    """Return the button that leads on after a game: to a rematch, or to the result of a daily deal."""
    if table.kind.has_rematch:
        return op_button(table, Op.REMATCH, words, discord.ButtonStyle.success)
    custom_id = str(DailyButton(what="result", game=table.row.game, day=table.row.created_at // DAY))
    label = words.say("button-daily-result")
    return ui.Button(custom_id=custom_id, label=label, style=discord.ButtonStyle.success)
