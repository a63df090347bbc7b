"""A table's messages: what the lobby, the board, the score sheet and a hand look like."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

from cogs.answers import Panel
from cogs.blocks import (
    LINES,
    Item,
    container,
    display,
    drawn,
    finished,
    gallery,
    happened,
    in_full,
    names,
    op_button,
    scene_of,
    stand_ins,
    title,
    who_decides,
)
from cogs.ids import Op
from cogs.items import ActionButton, ActionSelect
from cogs.opponents import lobby_rows
from cogs.painter import Painter
from engine import Action, Outcome, View
from locales import say
from render.wording import ask, offer, plain, player, slug
from tables import Phase, Table

BUTTONS: Final = 10
"""More choices than this become a select."""


async def lobby(table: Table, locale: str, painter: Painter) -> Panel:
    """Cover, who sits where, free seats, and the buttons of the lobby."""
    game, meta, row = table.row.game, table.game.meta, table.row
    called, taken = names(table, locale), table.seats
    seats = [
        say(
            locale,
            "lobby-seat-host" if seat.user_id == row.host_id else "lobby-seat",
            player=player(seat.seat, called),
        )
        for seat in taken
    ]
    missing = meta.seats.start - len(taken)
    if missing > 0:
        state = say(locale, "lobby-waiting", missing=missing)
    else:
        state = say(locale, "lobby-ready", host=plain(called[table.seat_of(row.host_id) or 0]))
    free = meta.seats.stop - 1 - len(taken)
    counts, computers = say(locale, _what_counts(table)), lobby_rows(table, locale)
    # The table may move on while the cover is drawn: all else is already told, as it was at one moment.
    files: list[discord.File] = []
    seated = (*called, *[None] * free)
    cover = await drawn(painter.cover(game, seated, locale, meta.seats.start), game)
    return finished(
        [
            container(
                game,
                display(f"## {title(game, locale)}", say(locale, f"{slug(game)}-about"), counts),
                gallery(cover, f"lobby-{table.id}.png", files),
                display(*seats, say(locale, "lobby-free", count=free) if free else "", state),
                display(say(locale, "lobby-sealed", commitment=row.commitment) if row.commitment else ""),
            ),
            ui.ActionRow(
                op_button(table, Op.JOIN, locale, discord.ButtonStyle.success),
                op_button(table, Op.LEAVE, locale),
                op_button(table, Op.START, locale, discord.ButtonStyle.primary),
                op_button(table, Op.CANCEL, locale, discord.ButtonStyle.danger),
                op_button(table, Op.RULES, locale),
            ),
            *computers,
        ],
        files,
    )


def _what_counts(table: Table) -> str:
    """The text on whether the game will count for the ratings, as far as it is known in the lobby."""
    if not table.row.ranked:
        return "lobby-unranked"
    alone = len(table.seats) > 1 and len(table.people) < 2
    return "lobby-practice" if alone else "lobby-ranked"


def archived(table: Table, locale: str) -> Panel:
    """What a table that nobody has played at for long shows."""
    game = table.row.game
    return finished(
        [
            container(game, display(f"## {title(game, locale)}", say(locale, "table-archived"))),
            ui.ActionRow(op_button(table, Op.RESUME, locale, discord.ButtonStyle.primary)),
        ]
    )


def closed(table: Table, locale: str) -> Panel:
    """What is left of a cancelled table."""
    game = table.row.game
    return finished([container(game, display(f"## {title(game, locale)}", say(locale, "table-cancelled")))])


def moved(table: Table, locale: str, address: str) -> Panel:
    """What is left of a board that was posted anew: a way to the new one."""
    game = table.row.game
    return finished([container(game, display(f"**{title(game, locale)}**", say(locale, "board-moved", link=address)))])


async def board(table: Table, locale: str, painter: Painter) -> Panel:
    """The public message of a running or finished game."""
    view = table.view(None)
    if view.outcome is not None:
        return await _final(table, view, locale, painter)
    game = table.row.game
    scene = scene_of(table, view, locale)
    who, standing_in, vacant = who_decides(table, locale), stand_ins(table, locale), table.open_seats
    happening = happened(table, table.news(None), locale, LINES)
    # The game may go on while it is drawn: what is told beside the picture is of the same moment.
    files: list[discord.File] = []
    ended = await drawn(painter.interlude(game, scene, locale), game)
    picture = await drawn(painter.board(game, scene, locale), game)
    return finished(
        [
            container(
                game,
                display(f"## {title(game, locale)}", who),
                gallery(ended, f"round-{table.id}.png", files),
                gallery(picture, f"board-{table.id}.png", files),
                display(*(f"-# {line}" for line in happening), standing_in),
                None if picture is not None else display(say(locale, "picture-missing")),
            ),
            ui.ActionRow(
                op_button(table, Op.HAND, locale, discord.ButtonStyle.primary),
                op_button(table, Op.RULES, locale),
                op_button(table, Op.MORE, locale),
                *([op_button(table, Op.TAKE, locale, discord.ButtonStyle.success)] if vacant else []),
            ),
        ],
        files,
    )


async def _final(table: Table, view: View, locale: str, painter: Painter) -> Panel:
    """The score sheet, why the game ended and what decided it, and the last position below."""
    game, outcome = table.row.game, view.outcome
    assert outcome is not None
    files: list[discord.File] = []
    scene = scene_of(table, view, locale)
    sheet = await drawn(painter.score(game, scene, locale), game)
    last = await drawn(painter.interlude(game, scene, locale), game)
    last = last or await drawn(painter.board(game, scene, locale), game)
    winners = ", ".join(player(seat, names(table, locale)) for seat in outcome.winners)
    ranking = [
        say(
            locale,
            "score-line",
            place=outcome.places[seat],
            player=player(seat, names(table, locale)),
            points=outcome.totals[seat],
        )
        for seat in sorted(range(len(table.seats)), key=lambda seat: outcome.places[seat])
    ]
    decided = say(locale, f"{slug(game)}-decided-{outcome.decided_by or 'shared'}", seat=winners)
    return finished(
        [
            container(
                game,
                display(
                    f"## {title(game, locale)}",
                    _winners(table, outcome, locale),
                ),
                gallery(sheet, f"score-{table.id}.png", files),
                display(*ranking, decided, say(locale, f"{slug(game)}-ending-{outcome.ending}")),
                gallery(last, f"board-{table.id}.png", files),
            ),
            ui.ActionRow(
                op_button(table, Op.REMATCH, locale, discord.ButtonStyle.success),
                op_button(table, Op.RULES, locale),
                op_button(table, Op.MORE, locale),
            ),
        ],
        files,
    )


def result(table: Table, locale: str, address: str) -> str:
    """One line for the end of the channel: who won, and where the score is."""
    outcome = table.view(None).outcome
    assert outcome is not None
    return f"{_winners(table, outcome, locale)} {say(locale, 'score-is-there', link=address)}"


def _winners(table: Table, outcome: Outcome, locale: str) -> str:
    who = ", ".join(player(seat, names(table, locale)) for seat in outcome.winners)
    return say(locale, "score-winner", who=who, count=len(outcome.winners))


async def hand(
    table: Table, seat: int, locale: str, painter: Painter, remark: str = "", *, in_words: bool = False
) -> Panel:
    """A player's own hand and, when it is their decision, what they may do. Only ever ephemeral.

    ``remark`` is a line above it: what was just done, or why a button no longer counts. ``in_words``: the hand, and the
    board with it, are told instead of shown; so they are where the picture could not be drawn.
    """
    view = table.view(seat)
    game = table.row.game
    files: list[discord.File] = []
    scene = scene_of(table, view, locale, seat)
    news = [f"-# {line}" for line in happened(table, table.news(seat), locale, LINES)]
    stamp = table.seats[seat].stamp
    stands_in = table.seats[seat].computer is not None and table.phase is Phase.RUNNING
    # A choice that all make at once may still be changed when it is no longer owed.
    if view.actions and table.phase is Phase.RUNNING:
        head = f"### {ask(table.game, view, names(table, locale), locale)}"
        rows = choices(table, view, stamp, locale)
    else:
        over = "phase-cancelled" if table.phase is Phase.CANCELLED else "hand-over"
        head = who_decides(table, locale) or say(locale, over)
        rows = []
    reach = table.reach_of(seat)
    beside = ui.ActionRow(
        *([op_button(table, Op.UNDO, locale)] if reach is not None and reach.free else []),
        *([] if rows else [op_button(table, Op.HAND, locale)]),
        *([op_button(table, Op.HINT, locale)] if rows and len(view.actions) > 1 and not stands_in else []),
        op_button(table, Op.RULES, locale),
        op_button(table, Op.MORE, locale),
    )
    if stands_in:
        head = say(locale, "hand-stand-in")
        rows = [ui.ActionRow(op_button(table, Op.RETURN, locale, discord.ButtonStyle.success))]
    picture = None if in_words else await drawn(painter.hand(game, scene, locale), game)
    missing = "" if in_words or picture is not None else say(locale, "picture-missing")
    if picture is None:
        shown = in_full(game, scene, locale, beside=(remark, head, missing, *news))
    else:
        shown = gallery(picture, f"hand-{table.id}.png", files)
    return finished(
        [
            container(
                game,
                display(remark, head),
                display(missing),
                shown,
                display(*news),
            ),
            *rows,
            beside,
        ],
        files,
    )


def choices(table: Table, view: View, stamp: int, locale: str) -> list[Item]:
    """The viewer's actions as rows of buttons, or as one select where they are many. Labels tell the consequence."""
    actions: Sequence[Action] = view.actions
    labels = [offer(table.game, view, action, names(table, locale), locale) for action in actions]
    if len(actions) > BUTTONS:
        options = [
            discord.SelectOption(label=label, value=str(action)) for action, label in zip(actions, labels, strict=True)
        ]
        return [ui.ActionRow(ActionSelect(table.id, stamp, say(locale, "select-action"), options))]
    buttons = [
        ActionButton(table.id, stamp, str(action), label=label, style=_style(action))
        for action, label in zip(actions, labels, strict=True)
    ]
    return [ui.ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


def _style(action: Action) -> discord.ButtonStyle:
    return discord.ButtonStyle.secondary if action.verb in ("pass", "back") else discord.ButtonStyle.primary
