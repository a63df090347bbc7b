"""Panels of a table's public message: lobby, board, score sheet, archived or cancelled table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

import discord
from discord import ui

from cogs.interactions import results
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
    option_text,
    pace_lines,
    struck,
    unnamed,
)
from cogs.interactions.reading import (
    Reading,
    bots,
    is_named_bot,
    people_lines,
    players,
    scene_of,
    stand_ins,
    who_decides,
)
from cogs.interactions.replies import Panel
from cogs.interactions.story import last_round
from db import SeatRow
from engine import View
from render import Picture, Scene, has_interlude
from render.jobs import Job
from render.scene import ALT_LENGTH, shortened
from render.service import Draw, Drawn
from render.wording import Words, plain, title
from tables import BOT_USER_ID, Phase, Table
from tables.clocks import DAY

SEAL_DIGITS: Final = 8
"""How many digits of the seal a lobby shows."""
WORDS_LENGTH: Final = 2000
"""Most characters of a board in words, in place of its picture."""
ADD: Final = (Op.ADD_EASY, Op.ADD_NORMAL, Op.ADD_HARD)


async def lobby(reading: Reading, draw: Draw) -> Panel:
    """Cover, seats and buttons of a lobby."""
    table, words = reading.table, reading.words
    game, meta, row = table.row.game, table.game.meta, table.row
    player_names, taken = reading.names, table.seats
    shown = players(reading)
    seats = [line for seat, who in zip(taken, shown, strict=True) for line in _seat_lines(reading, seat, who)]
    missing = meta.seats.start - len(taken)
    if missing > 0:
        state = words.say("lobby-waiting", missing=missing)
    else:
        state = words.say("lobby-ready", host=plain(player_names[table.seat_of(row.host_id) or 0]))
    free = meta.seats.stop - 1 - len(taken)
    counts, bots = words.say(_what_counts(table)), _bot_rows(reading)
    chosen = [*pace_lines(table, words), *_option_lines(table, words)]
    unsure = [who for seat, who in zip(taken, shown, strict=True) if not seat.agreed]
    changed = words.say("lobby-changed", who=", ".join(unsure)) if unsure else ""
    # The table may change while the cover is drawn, so all texts are made before.
    files: list[discord.File] = []
    seated = (*player_names, *[None] * free)
    cover = await draw(Job("cover", (game, seated, words.locale, meta.seats.start)))
    picture, seal = _sealed(table, cover.picture, words)
    return finished(
        [
            container(
                game,
                display(f"## {title(game, words.locale)}", words.text(game, "about"), counts),
                gallery(picture, f"lobby-{table.id}.jpg", files),
                display(*seats, words.say("lobby-free", count=free) if free else "", state),
                display(
                    *(f"-# {line}" for line in chosen),
                    changed,
                    unnamed(picture, player_names, words),
                    seal,
                ),
            ),
            ui.ActionRow(
                op_button(table, Op.JOIN, words, discord.ButtonStyle.success),
                op_button(table, Op.LEAVE, words),
                op_button(table, Op.START, words, discord.ButtonStyle.primary),
                op_button(table, Op.CANCEL, words, discord.ButtonStyle.danger),
                *([op_button(table, Op.HERE, words, discord.ButtonStyle.success)] if unsure else []),
            ),
            ui.ActionRow(
                op_button(table, Op.OPTIONS, words),
                op_button(table, Op.GUESTS, words),
                op_button(table, Op.RULES, words),
                *([op_button(table, Op.FAIRNESS, words)] if seal else []),
                *learn_buttons(table.game, words.say("button-learn")),
            ),
            *bots,
        ],
        files,
        late=cover.late,
    )


def _seat_lines(reading: Reading, seat: SeatRow, who: str) -> Iterator[str]:
    """Yield a seat of a lobby: its player, and what a bot is like."""
    table, words = reading.table, reading.words
    yield words.say("lobby-seat-host", player=who) if seat.user_id == table.row.host_id else who
    if is_named_bot(seat) and seat.name in table.game.meta.cast:
        yield f"-# {words.text(table.row.game, f'cast-{seat.name.lower()}')}"


def _sealed(table: Table, cover: Picture | None, words: Words) -> tuple[Picture | None, str]:
    """Return the cover, with the whole seal in its alternative text, and the line with the seal's first digits.

    The seal has to stand in the channel before the deal. Without a picture the line holds all of it.
    """
    seal = table.row.commitment
    if seal is None:
        return cover, ""
    line = words.say("lobby-sealed", seal=seal if cover is None else seal[:SEAL_DIGITS])
    if cover is None:
        return None, line
    whole = f"\n{words.say('picture-sealed', commitment=seal)}"
    return replace(cover, alt=shortened(cover.alt, ALT_LENGTH - len(whole)) + whole), line


def _what_counts(table: Table) -> str:
    """Return the key of the text that says whether the game will be rated, given the players so far."""
    if not table.row.ranked:
        return "lobby-unranked"
    alone = len(table.seats) > 1 >= len(table.people)
    return "lobby-practice" if alone else "lobby-ranked"


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
    story = last_round(reading)
    people = people_lines(reading)
    head, playing = f"-# {words.say('story-round')}" if story else "", bots(reading)
    # The game may change while the board is drawn, so texts and picture come from one view.
    files: list[discord.File] = []
    drawn = await draw(Job("board", (game, scene, words.locale)))
    late = drawn.late
    return finished(
        [
            container(
                game,
                display(f"## {title(game, words.locale)}", who, announced(table.game, view, scene.names, words)),
                gallery(drawn.picture, f"board-{table.id}.jpg", files),
                display(head, *story, standing_in, *people, playing, unnamed(drawn.picture, scene.names, words)),
                None if drawn.picture is not None else _instead(game, scene, words, late=late),
            ),
            ui.ActionRow(
                op_button(table, Op.HAND, words, discord.ButtonStyle.primary),
                op_button(table, Op.LOG, words),
                op_button(table, Op.RULES, words),
                op_button(table, Op.MORE, words),
                *([op_button(table, Op.TAKE, words, discord.ButtonStyle.success)] if vacant else []),
            ),
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
    """Return the result, the score sheet, how the game was decided, and the last position."""
    table, words = reading.table, reading.words
    game, outcome = table.row.game, view.outcome
    assert outcome is not None
    files: list[discord.File] = []
    scene = scene_of(reading, view)
    decisive = await results.decisive(reading, outcome)
    sheet = await draw(Job("score", (game, scene, words.locale)))
    ended = await _interlude(game, scene, words, draw)
    last = ended if ended.picture else await draw(Job("board", (game, scene, words.locale)))
    return finished(
        [
            container(
                game,
                display(
                    f"## {title(game, words.locale)}",
                    results.winners(reading, outcome),
                    results.tie_break(reading, outcome),
                ),
                gallery(sheet.picture, f"score-{table.id}.jpg", files),
                display(
                    *results.ranking(reading, outcome),
                    unnamed(sheet.picture, scene.names, words),
                ),
                display(*decisive),
                display(f"-# {words.text(game, f'ending-{outcome.ending}')}", struck(table, words)),
                gallery(last.picture, f"board-{table.id}.jpg", files),
            ),
            ui.ActionRow(
                _next_button(table, words),
                op_button(table, Op.RULES, words),
                op_button(table, Op.MORE, words),
            ),
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


def _option_lines(table: Table, words: Words) -> list[str]:
    """Return the chosen value of every option of the game."""
    chosen = table.game.meta.choose(table.options)
    return [words.say("more-option", choice=option_text(table, *each, words)) for each in chosen.items()]


def _bot_rows(reading: Reading) -> list[Item]:
    """Return the buttons with which a host adds bots to a lobby or removes one."""
    table, words = reading.table, reading.words
    free = len(table.seats) < table.game.meta.seats.stop - 1
    buttons = [op_button(table, op, words) for op in ADD] if free else []
    if any(seat.user_id == BOT_USER_ID for seat in table.seats):
        buttons.append(op_button(table, Op.REMOVE_BOT, words))
    about = display(words.say("lobby-bots") if free else "")
    return [*([about] if about else []), *([ui.ActionRow(*buttons)] if buttons else [])]
