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
    bots,
    cancelled_text,
    clip_words,
    container,
    display,
    finished,
    gallery,
    is_named_bot,
    learn_buttons,
    names,
    no_picture,
    op_button,
    option_text,
    pace_lines,
    people_lines,
    players,
    scene_of,
    stand_ins,
    struck,
    unnamed,
    who_decides,
)
from cogs.interactions.replies import Panel
from cogs.interactions.story import last_round
from db import SeatRow
from engine import View
from locales import say
from render import Picture, Scene, has_interlude
from render.jobs import Job
from render.scene import ALT_LENGTH, shortened
from render.service import Draw, Drawn
from render.wording import NO_EMOJIS, Emojis, game_text, plain, title
from tables import BOT_USER_ID, Phase, Table
from tables.clocks import DAY

SEAL_DIGITS: Final = 8
"""How many digits of the seal a lobby shows."""
WORDS_LENGTH: Final = 2000
"""Most characters of a board in words, in place of its picture."""
ADD: Final = (Op.ADD_EASY, Op.ADD_NORMAL, Op.ADD_HARD)


async def lobby(table: Table, locale: str, draw: Draw, emojis: Emojis = NO_EMOJIS) -> Panel:
    """Cover, seats and buttons of a lobby."""
    game, meta, row = table.row.game, table.game.meta, table.row
    player_names, taken = names(table, locale), table.seats
    shown = zip(taken, players(table, locale, emojis), strict=True)
    seats = [line for seat, who in shown for line in _seat_lines(table, seat, who, locale)]
    missing = meta.seats.start - len(taken)
    if missing > 0:
        state = say(locale, "lobby-waiting", missing=missing)
    else:
        state = say(locale, "lobby-ready", host=plain(player_names[table.seat_of(row.host_id) or 0]))
    free = meta.seats.stop - 1 - len(taken)
    counts, bots = say(locale, _what_counts(table)), _bot_rows(table, locale)
    chosen = [*pace_lines(table, locale), *_option_lines(table, locale)]
    unsure = [who for seat, who in zip(taken, players(table, locale, emojis), strict=True) if not seat.agreed]
    changed = say(locale, "lobby-changed", who=", ".join(unsure)) if unsure else ""
    # The table may change while the cover is drawn, so all texts are made before.
    files: list[discord.File] = []
    seated = (*player_names, *[None] * free)
    cover = await draw(Job("cover", (game, seated, locale, meta.seats.start)))
    picture, seal = _sealed(table, cover.picture, locale)
    return finished(
        [
            container(
                game,
                display(f"## {title(game, locale)}", game_text(game, "about", locale), counts),
                gallery(picture, f"lobby-{table.id}.jpg", files),
                display(*seats, say(locale, "lobby-free", count=free) if free else "", state),
                display(
                    *(f"-# {line}" for line in chosen),
                    changed,
                    unnamed(picture, player_names, locale, emojis),
                    seal,
                ),
            ),
            ui.ActionRow(
                op_button(table, Op.JOIN, locale, discord.ButtonStyle.success),
                op_button(table, Op.LEAVE, locale),
                op_button(table, Op.START, locale, discord.ButtonStyle.primary),
                op_button(table, Op.CANCEL, locale, discord.ButtonStyle.danger),
                *([op_button(table, Op.HERE, locale, discord.ButtonStyle.success)] if unsure else []),
            ),
            ui.ActionRow(
                op_button(table, Op.OPTIONS, locale),
                op_button(table, Op.GUESTS, locale),
                op_button(table, Op.RULES, locale),
                *([op_button(table, Op.FAIRNESS, locale)] if seal else []),
                *learn_buttons(table.game, say(locale, "button-learn")),
            ),
            *bots,
        ],
        files,
        late=cover.late,
    )


def _seat_lines(table: Table, seat: SeatRow, who: str, locale: str) -> Iterator[str]:
    """Yield a seat of a lobby: its player, and what a bot is like."""
    yield say(locale, "lobby-seat-host", player=who) if seat.user_id == table.row.host_id else who
    if is_named_bot(seat) and seat.name in table.game.meta.cast:
        yield f"-# {game_text(table.row.game, f'cast-{seat.name.lower()}', locale)}"


def _sealed(table: Table, cover: Picture | None, locale: str) -> tuple[Picture | None, str]:
    """Return the cover, with the whole seal in its alternative text, and the line with the seal's first digits.

    The seal has to stand in the channel before the deal. Without a picture the line holds all of it.
    """
    seal = table.row.commitment
    if seal is None:
        return cover, ""
    line = say(locale, "lobby-sealed", seal=seal if cover is None else seal[:SEAL_DIGITS])
    if cover is None:
        return None, line
    whole = f"\n{say(locale, 'picture-sealed', commitment=seal)}"
    return replace(cover, alt=shortened(cover.alt, ALT_LENGTH - len(whole)) + whole), line


def _what_counts(table: Table) -> str:
    """Return the key of the text that says whether the game will be rated, given the players so far."""
    if not table.row.ranked:
        return "lobby-unranked"
    alone = len(table.seats) > 1 >= len(table.people)
    return "lobby-practice" if alone else "lobby-ranked"


def archived(table: Table, locale: str) -> Panel:
    """Return what an archived table shows."""
    game = table.row.game
    key = "lobby-archived" if table.phase is Phase.LOBBY else "table-archived"
    return finished(
        [
            container(game, display(f"## {title(game, locale)}", say(locale, key))),
            ui.ActionRow(op_button(table, Op.RESUME, locale, discord.ButtonStyle.primary)),
        ]
    )


def closed(table: Table, locale: str) -> Panel:
    """Return what a cancelled table shows. The menu of a game that counts all the same leads to its log."""
    game = table.row.game
    lines = f"## {title(game, locale)}", cancelled_text(table, locale), struck(table, locale)
    more = ui.ActionRow(op_button(table, Op.MORE, locale)) if table.row.rated else None
    return finished([container(game, display(*lines), more)])


def moved(table: Table, locale: str, address: str) -> Panel:
    """Return what a superseded board shows: a link to the current one."""
    game = table.row.game
    return finished([container(game, display(f"**{title(game, locale)}**", say(locale, "board-moved", link=address)))])


async def board(table: Table, locale: str, draw: Draw, emojis: Emojis = NO_EMOJIS) -> Panel:
    """Return the public message of a running or finished game."""
    view = table.view(None)
    if view.outcome is not None:
        return await _final(table, view, locale, draw, emojis)
    game = table.row.game
    scene = scene_of(table, view, locale)
    who, standing_in, vacant = who_decides(table, locale, emojis), stand_ins(table, locale, emojis), table.open_seats
    story = last_round(table, locale, emojis)
    people = people_lines(table, locale, emojis)
    head, playing = f"-# {say(locale, 'story-round')}" if story else "", bots(table, locale, emojis)
    # The game may change while the board is drawn, so texts and picture come from one view.
    files: list[discord.File] = []
    drawn = await draw(Job("board", (game, scene, locale)))
    late = drawn.late
    return finished(
        [
            container(
                game,
                display(f"## {title(game, locale)}", who, announced(table.game, view, scene.names, locale, emojis)),
                gallery(drawn.picture, f"board-{table.id}.jpg", files),
                display(
                    head, *story, standing_in, *people, playing, unnamed(drawn.picture, scene.names, locale, emojis)
                ),
                None if drawn.picture is not None else _instead(game, scene, locale, late=late),
            ),
            ui.ActionRow(
                op_button(table, Op.HAND, locale, discord.ButtonStyle.primary),
                op_button(table, Op.LOG, locale),
                op_button(table, Op.RULES, locale),
                op_button(table, Op.MORE, locale),
                *([op_button(table, Op.TAKE, locale, discord.ButtonStyle.success)] if vacant else []),
            ),
        ],
        files,
        late=late,
    )


def _instead(key: str, scene: Scene, locale: str, *, late: bool) -> Item | None:
    """Return what stands in place of a board's picture: a line, and the board in words unless the picture follows."""
    note = no_picture(locale, late=late)
    if late:
        return display(note)
    return display(f"{note}\n\n{clip_words(key, scene, locale, WORDS_LENGTH)}")


async def _interlude(key: str, scene: Scene, locale: str, draw: Draw) -> Drawn:
    """Return the picture of a part of the game that has just ended, if one has."""
    return await draw(Job("interlude", (key, scene, locale))) if has_interlude(key, scene) else Drawn(None)


async def round_over(table: Table, view: View, told: Sequence[str], locale: str, draw: Draw) -> Panel:
    """Return the end of a round that ``view`` shows: its picture, and what each player lost and won."""
    game, scene, files = table.row.game, scene_of(table, view, locale), list[discord.File]()
    picture = (await _interlude(game, scene, locale, draw)).picture
    shown = gallery(picture, f"round-{table.id}.jpg", files)
    return finished([container(game, display(round_head(told)), shown, display(*told[1:]))], files)


def round_head(told: Sequence[str]) -> str:
    """Return the text by which the end of a round is known: the board has its words, but not as a head."""
    return f"### {told[0]}"


async def _final(table: Table, view: View, locale: str, draw: Draw, emojis: Emojis) -> Panel:
    """Return the result, the score sheet, how the game was decided, and the last position."""
    game, outcome = table.row.game, view.outcome
    assert outcome is not None
    files: list[discord.File] = []
    scene = scene_of(table, view, locale)
    decisive = await results.decisive(table, outcome, locale)
    sheet = await draw(Job("score", (game, scene, locale)))
    ended = await _interlude(game, scene, locale, draw)
    last = ended if ended.picture else await draw(Job("board", (game, scene, locale)))
    return finished(
        [
            container(
                game,
                display(
                    f"## {title(game, locale)}",
                    results.winners(table, outcome, locale, emojis),
                    results.tie_break(table, outcome, locale, emojis),
                ),
                gallery(sheet.picture, f"score-{table.id}.jpg", files),
                display(
                    *results.ranking(table, outcome, locale, emojis),
                    unnamed(sheet.picture, scene.names, locale, emojis),
                ),
                display(*decisive),
                display(f"-# {game_text(game, f'ending-{outcome.ending}', locale)}", struck(table, locale)),
                gallery(last.picture, f"board-{table.id}.jpg", files),
            ),
            ui.ActionRow(
                _next_button(table, locale),
                op_button(table, Op.RULES, locale),
                op_button(table, Op.MORE, locale),
            ),
        ],
        files,
    )


def _next_button(table: Table, locale: str) -> Item:
    """Return the button that leads on after a game: to a rematch, or to the result of a daily deal."""
    if table.kind.has_rematch:
        return op_button(table, Op.REMATCH, locale, discord.ButtonStyle.success)
    custom_id = str(DailyButton(what="result", game=table.row.game, day=table.row.created_at // DAY))
    label = say(locale, "button-daily-result")
    return ui.Button(custom_id=custom_id, label=label, style=discord.ButtonStyle.success)


def _option_lines(table: Table, locale: str) -> list[str]:
    """Return the chosen value of every option of the game."""
    chosen = table.game.meta.choose(table.options)
    return [say(locale, "more-option", choice=option_text(table, *each, locale)) for each in chosen.items()]


def _bot_rows(table: Table, locale: str) -> list[Item]:
    """Return the buttons with which a host adds bots to a lobby or removes one."""
    free = len(table.seats) < table.game.meta.seats.stop - 1
    buttons = [op_button(table, op, locale) for op in ADD] if free else []
    if any(seat.user_id == BOT_USER_ID for seat in table.seats):
        buttons.append(op_button(table, Op.REMOVE_BOT, locale))
    about = display(say(locale, "lobby-bots") if free else "")
    return [*([about] if about else []), *([ui.ActionRow(*buttons)] if buttons else [])]
