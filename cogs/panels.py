"""Messages as Components V2: what the lobby, the board, a hand, the score sheet and the rules look like.

A panel is made new for each message and for each edit, of dynamic items only, and is never kept: a view that discord.py
watches takes the dynamic items with it when it times out. Each is therefore finished before it is sent.
"""

from __future__ import annotations

import io
import logging
from collections.abc import Awaitable, Iterable, Sequence
from typing import Any, Final

import discord
from discord import ui

from cogs.answers import Panel
from cogs.ids import Op
from cogs.items import ActionButton, ActionSelect, TableButton
from cogs.painter import Painter
from engine import Action, Event, Outcome, View
from locales import say
from render import Picture, Scene, accent
from render.wording import ask, clip, describe_cards, describe_outcome, offer, plain, player, slug, tell
from tables import Phase, Table

HOUSE: Final = 0x4E6A94
"""Colour of the bar beside messages that belong to no game, 0xRRGGBB."""
BUTTONS: Final = 10
"""More choices than this become a select."""
LINES: Final = 3
"""How many lines of what just happened a board shows."""
LOG_LINES: Final = 25
TEXT: Final = 3800
"""Characters of a panel's text in all; Discord's limit is 4000."""

_log = logging.getLogger(__name__)


Item = ui.Item[Any]


def finished(items: Iterable[Item], files: Iterable[discord.File] = ()) -> Panel:
    """A panel of these items, ready to be sent once."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    # Finished before it is sent: discord.py then keeps no trace of it, and its timeout can unregister nothing.
    view.stop()
    return Panel(view, list(files))


def container(game: str | None, *items: Item | None) -> Item:
    """What belongs together, with the bar in the colour of ``game`` (None: the house's own). None is left out."""
    colour = HOUSE if game is None else accent(game)
    return ui.Container(*(item for item in items if item is not None), accent_colour=colour)


def gallery(picture: Picture | None, name: str, files: list[discord.File]) -> Item | None:
    """The picture as a gallery of one, its file added to ``files``; None where there is no picture."""
    if picture is None:
        return None
    file = discord.File(io.BytesIO(picture.data), filename=name)
    files.append(file)
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=picture.alt))


def display(*lines: str) -> Item | None:
    """Lines of text, empty ones left out; None where nothing is left."""
    text = "\n".join(line for line in lines if line)
    return ui.TextDisplay(clip(text, TEXT)) if text else None


def _op(table: Table, op: Op, locale: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Item:
    return TableButton(table.id, op, label=say(locale, f"button-{op.replace('_', '-')}"), style=style)


# ---------------------------------------------------------------- words


def title(game: str, locale: str) -> str:
    """A game's title in a language, with its gloss where that differs."""
    name, gloss = say(locale, f"{slug(game)}-title"), say(locale, f"{slug(game)}-title-gloss")
    return name if name == gloss else f"{name} · {gloss}"


def happened(table: Table, events: Sequence[Event], locale: str, most: int) -> list[str]:
    """The last ``most`` of ``events`` as lines; a turn's bare beginning is no news."""
    telling = [event for event in events if event.kind not in ("turn", "drew") or event.secret]
    return [tell(table.row.game, event, table.names, locale) for event in telling[-most:]]


def who_decides(table: Table, locale: str) -> str:
    """Who must decide now, as a sentence; empty when nobody must."""
    seats = table.deciding
    if not seats:
        return ""
    who = ", ".join(player(seat, table.names) for seat in seats)
    return say(locale, "board-deciding", who=who, count=len(seats))


# ---------------------------------------------------------------- the lobby


async def lobby(table: Table, locale: str, painter: Painter) -> Panel:
    """Cover, who sits where, free seats, and the buttons of the lobby."""
    game, meta = table.row.game, table.game.meta
    names: list[str | None] = list(table.names)
    names += [None] * (meta.seats.stop - 1 - len(names))
    files: list[discord.File] = []
    cover = await drawn(painter.cover(game, tuple(names), locale, meta.seats.start), game)
    seats = [
        say(
            locale,
            "lobby-seat-host" if row.user_id == table.row.host_id else "lobby-seat",
            player=player(row.seat, table.names),
        )
        for row in table.seats
    ]
    missing = meta.seats.start - len(table.seats)
    if missing > 0:
        state = say(locale, "lobby-waiting", missing=missing)
    else:
        state = say(locale, "lobby-ready", host=plain(table.names[table.seat_of(table.row.host_id) or 0]))
    free = meta.seats.stop - 1 - len(table.seats)
    return finished(
        [
            container(
                game,
                display(f"## {title(game, locale)}", say(locale, f"{slug(game)}-about")),
                gallery(cover, f"lobby-{table.id}-{table.row.revision}.png", files),
                display(*seats, say(locale, "lobby-free", count=free) if free else "", state),
            ),
            ui.ActionRow(
                _op(table, Op.JOIN, locale, discord.ButtonStyle.success),
                _op(table, Op.LEAVE, locale),
                _op(table, Op.START, locale, discord.ButtonStyle.primary),
                _op(table, Op.CANCEL, locale, discord.ButtonStyle.danger),
                _op(table, Op.RULES, locale),
            ),
        ],
        files,
    )


def closed(table: Table, locale: str) -> Panel:
    """What is left of a cancelled table."""
    game = table.row.game
    return finished([container(game, display(f"## {title(game, locale)}", say(locale, "table-cancelled")))])


def moved(table: Table, locale: str, address: str) -> Panel:
    """What is left of a board that was posted anew: a way to the new one."""
    game = table.row.game
    return finished([container(game, display(f"**{title(game, locale)}**", say(locale, "board-moved", link=address)))])


# ---------------------------------------------------------------- the board


async def board(table: Table, locale: str, painter: Painter) -> Panel:
    """The public message of a running or finished game."""
    view = table.view(None)
    if view.outcome is not None:
        return await _final(table, view, locale, painter)
    game = table.row.game
    files: list[discord.File] = []
    scene = _scene(table, view)
    ended = await drawn(painter.interlude(game, scene, locale), game)
    picture = await drawn(painter.board(game, scene, locale), game)
    return finished(
        [
            container(
                game,
                display(f"## {title(game, locale)}", who_decides(table, locale)),
                gallery(ended, f"round-{table.id}-{table.row.revision}.png", files),
                gallery(picture, f"board-{table.id}-{table.row.revision}.png", files),
                display(*(f"-# {line}" for line in happened(table, table.recent(None), locale, LINES))),
                None if picture is not None else display(say(locale, "picture-missing")),
            ),
            ui.ActionRow(
                _op(table, Op.HAND, locale, discord.ButtonStyle.primary),
                _op(table, Op.RULES, locale),
                _op(table, Op.MORE, locale),
            ),
        ],
        files,
    )


async def _final(table: Table, view: View, locale: str, painter: Painter) -> Panel:
    """The score sheet, why the game ended and what decided it, and the last position below."""
    game, outcome = table.row.game, view.outcome
    assert outcome is not None
    files: list[discord.File] = []
    scene = _scene(table, view)
    sheet = await drawn(painter.score(game, scene, locale), game)
    last = await drawn(painter.board(game, scene, locale), game)
    winners = ", ".join(player(seat, table.names) for seat in outcome.winners)
    ranking = [
        say(
            locale,
            "score-line",
            place=outcome.places[seat],
            player=player(seat, table.names),
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
                gallery(sheet, f"score-{table.id}-{table.row.revision}.png", files),
                display(*ranking, decided, say(locale, f"{slug(game)}-ending-{outcome.ending}")),
                gallery(last, f"board-{table.id}-{table.row.revision}.png", files),
            ),
            ui.ActionRow(
                _op(table, Op.REMATCH, locale, discord.ButtonStyle.success),
                _op(table, Op.RULES, locale),
                _op(table, Op.MORE, locale),
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
    who = ", ".join(player(seat, table.names) for seat in outcome.winners)
    return say(locale, "score-winner", who=who, count=len(outcome.winners))


# ---------------------------------------------------------------- a hand


async def hand(table: Table, seat: int, locale: str, painter: Painter, remark: str = "") -> Panel:
    """A player's own hand and, when it is their decision, what they may do. Only ever ephemeral.

    ``remark`` is a line above it: what was just done, or why a button no longer counts.
    """
    view = table.view(seat)
    game = table.row.game
    files: list[discord.File] = []
    scene = _scene(table, view, seat)
    picture = await drawn(painter.hand(game, scene, locale), game)
    news = happened(table, table.recent(seat), locale, LINES)
    stamp = table.seats[seat].stamp
    # A choice that all make at once may still be changed when it is no longer owed.
    if view.actions and table.phase is Phase.RUNNING:
        head = f"### {ask(table.game, view, table.names, locale)}"
        rows = choices(table, view, stamp, locale)
    else:
        over = "phase-cancelled" if table.phase is Phase.CANCELLED else "hand-over"
        head = who_decides(table, locale) or say(locale, over)
        rows = []
    back = ui.ActionRow(_op(table, Op.HAND, locale), _op(table, Op.RULES, locale), _op(table, Op.MORE, locale))
    return finished(
        [
            container(
                game,
                display(remark, head),
                gallery(picture, f"hand-{table.id}-{table.row.revision}.png", files),
                None if picture is not None else display(say(locale, "picture-missing")),
                display(*(f"-# {line}" for line in news)),
            ),
            *rows,
            *([] if rows else [back]),
        ],
        files,
    )


def choices(table: Table, view: View, stamp: int, locale: str) -> list[Item]:
    """The viewer's actions as rows of buttons, or as one select where they are many. Labels tell the consequence."""
    actions: Sequence[Action] = view.actions
    labels = [offer(table.game, view, action, table.names, locale) for action in actions]
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


# ---------------------------------------------------------------- more


async def more(table: Table, user_id: int, locale: str, *, may_manage: bool) -> Panel:
    """What else a table offers: its state, the log, a board in words, and ending it."""
    over = table.phase not in (Phase.LOBBY, Phase.RUNNING)
    may_cancel = not over and (user_id == table.row.host_id or may_manage)
    lines = [
        say(locale, "more-table", number=table.id, game=title(table.row.game, locale)),
        say(locale, "more-players", players=", ".join(player(seat, table.names) for seat in range(len(table.seats)))),
        who_decides(table, locale) if not over else say(locale, f"phase-{table.phase}"),
    ]
    buttons = [_op(table, Op.LOG, locale), _op(table, Op.TEXT, locale), _op(table, Op.RULES, locale)]
    if may_cancel:
        buttons.append(_op(table, Op.CANCEL, locale, discord.ButtonStyle.danger))
    return finished([container(table.row.game, display(*lines)), ui.ActionRow(*buttons)])


async def log(table: Table, viewer: int | None, locale: str) -> Panel:
    """The latest events in the reader's language: a player also reads what only they know."""
    lines = [tell(table.row.game, event, table.names, locale) for event in table.log(viewer)[-LOG_LINES:]]
    text = "\n".join(f"- {line}" for line in lines) or say(locale, "log-empty")
    while len(text) > TEXT - 100:
        text = text.partition("\n")[2]
    return finished(
        [
            container(table.row.game, display(f"### {say(locale, 'button-log')}"), display(text)),
            ui.ActionRow(_op(table, Op.MORE, locale)),
        ]
    )


async def words(table: Table, viewer: int | None, locale: str, painter: Painter) -> Panel:
    """The board, the reader's own hand and the score in words: all that the pictures say, and what each card does."""
    game = table.row.game
    view = table.view(viewer if table.phase is Phase.RUNNING else None)
    board = await drawn(painter.board(game, _scene(table, table.view(None)), locale), game)
    texts = [say(locale, "picture-missing") if board is None else plain(board.alt)]
    if view.outcome is not None:
        texts.append("\n".join(describe_outcome(table.game, view.outcome, table.names, locale)))
    elif viewer is not None:
        cards = describe_cards(table.game, view, locale)
        texts.append("\n".join((f"**{say(locale, 'words-hand')}**", *(f"- {line}" for line in cards or ["–"]))))
    return finished(
        [
            container(
                game,
                display(f"### {say(locale, 'button-text')}"),
                *(display(clip(text, TEXT // 2)) for text in texts),
            ),
            ui.ActionRow(_op(table, Op.MORE, locale)),
        ]
    )


async def confirm_cancel(table: Table, locale: str) -> Panel:
    """Ask once more before a running game is ended for everybody."""
    return finished(
        [
            container(table.row.game, display(say(locale, "cancel-sure"))),
            ui.ActionRow(_op(table, Op.CONFIRM_CANCEL, locale, discord.ButtonStyle.danger)),
        ]
    )


async def notice(text: str) -> Panel:
    """A short sentence to one person."""
    return finished([ui.TextDisplay(clip(text, TEXT))])


# ---------------------------------------------------------------- drawing


def _scene(table: Table, view: View, viewer: int | None = None) -> Scene:
    return Scene(view, table.names, table.recent(viewer))


async def drawn(drawing: Awaitable[Picture | None], game: str) -> Picture | None:
    """A picture, or None if drawing failed: the game goes on in words, the log knows why."""
    try:
        return await drawing
    except Exception:
        _log.exception("a picture of %s could not be drawn", game)
        return None
