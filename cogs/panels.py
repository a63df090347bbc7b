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
from cogs.items import ActionButton, ActionSelect, LogButton, TableButton, ThreadButton, UndoButton, VoteButton
from cogs.painter import Painter
from engine import Action, Event, Outcome, View, seen
from locales import say
from render import Picture, Scene, accent
from render.theme import SEAT_SYMBOLS
from render.wording import ask, clip, describe_cards, describe_outcome, offer, plain, player, slug, tell
from tables import CHOICES, Choice, Entry, Pace, Phase, PollKind, Reach, Table, link

HOUSE: Final = 0x4E6A94
"""Colour of the bar beside messages that belong to no game, 0xRRGGBB."""
BUTTONS: Final = 10
"""More choices than this become a select."""
LINES: Final = 5
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


def names(table: Table, locale: str) -> tuple[str, ...]:
    """What the players are called: a seat that was left is the computer's while the game goes on."""
    nobody = say(locale, "name-computer" if table.phase is Phase.RUNNING else "name-former")
    return tuple(name or nobody for name in table.names)


def happened(table: Table, events: Sequence[Event], locale: str, most: int) -> list[str]:
    """The last ``most`` of ``events`` as lines; a turn's bare beginning is no news."""
    telling = [event for event in events if event.kind not in ("turn", "drew") or event.secret]
    return [tell(table.row.game, event, names(table, locale), locale) for event in telling[-most:]]


def who_decides(table: Table, locale: str) -> str:
    """Who must decide now, as a sentence; empty when nobody must."""
    seats = table.deciding
    if not seats:
        return ""
    who = ", ".join(player(seat, names(table, locale)) for seat in seats)
    if table.deadline is None or not table.waiting_for:
        return say(locale, "board-deciding", who=who, count=len(seats))
    # Discord shows it in the reader's own time, and counts it down.
    until = f"<t:{table.deadline // 1000}:R>"
    return say(locale, "board-deciding-until", who=who, count=len(seats), until=until)


def stand_ins(table: Table, locale: str) -> str:
    """Whom computers play for, as a sentence; empty where they play for nobody."""
    seats = [seat for seat in table.computers if seat not in table.open_seats]
    if table.phase is not Phase.RUNNING or not seats:
        return ""
    who = ", ".join(player(seat, names(table, locale)) for seat in seats)
    return say(locale, "board-stand-in", who=who, count=len(seats))


# ---------------------------------------------------------------- the lobby


async def lobby(table: Table, locale: str, painter: Painter) -> Panel:
    """Cover, who sits where, free seats, and the buttons of the lobby."""
    game, meta = table.row.game, table.game.meta
    called = names(table, locale)
    seated = (*called, *[None] * (meta.seats.stop - 1 - len(called)))
    files: list[discord.File] = []
    cover = await drawn(painter.cover(game, seated, locale, meta.seats.start), game)
    seats = [
        say(
            locale,
            "lobby-seat-host" if row.user_id == table.row.host_id else "lobby-seat",
            player=player(row.seat, called),
        )
        for row in table.seats
    ]
    missing = meta.seats.start - len(table.seats)
    if missing > 0:
        state = say(locale, "lobby-waiting", missing=missing)
    else:
        state = say(locale, "lobby-ready", host=plain(called[table.seat_of(table.row.host_id) or 0]))
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


def archived(table: Table, locale: str) -> Panel:
    """What a table that nobody has played at for long shows."""
    game = table.row.game
    return finished(
        [
            container(game, display(f"## {title(game, locale)}", say(locale, "table-archived"))),
            ui.ActionRow(_op(table, Op.RESUME, locale, discord.ButtonStyle.primary)),
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


# ---------------------------------------------------------------- the board


async def board(table: Table, locale: str, painter: Painter) -> Panel:
    """The public message of a running or finished game."""
    view = table.view(None)
    if view.outcome is not None:
        return await _final(table, view, locale, painter)
    game = table.row.game
    files: list[discord.File] = []
    scene = _scene(table, view, locale)
    ended = await drawn(painter.interlude(game, scene, locale), game)
    picture = await drawn(painter.board(game, scene, locale), game)
    return finished(
        [
            container(
                game,
                display(f"## {title(game, locale)}", who_decides(table, locale)),
                gallery(ended, f"round-{table.id}-{table.row.revision}.png", files),
                gallery(picture, f"board-{table.id}-{table.row.revision}.png", files),
                display(
                    *(f"-# {line}" for line in happened(table, table.news(None), locale, LINES)),
                    stand_ins(table, locale),
                ),
                None if picture is not None else display(say(locale, "picture-missing")),
            ),
            ui.ActionRow(
                _op(table, Op.HAND, locale, discord.ButtonStyle.primary),
                _op(table, Op.RULES, locale),
                _op(table, Op.MORE, locale),
                *([_op(table, Op.TAKE, locale, discord.ButtonStyle.success)] if table.open_seats else []),
            ),
        ],
        files,
    )


async def _final(table: Table, view: View, locale: str, painter: Painter) -> Panel:
    """The score sheet, why the game ended and what decided it, and the last position below."""
    game, outcome = table.row.game, view.outcome
    assert outcome is not None
    files: list[discord.File] = []
    scene = _scene(table, view, locale)
    sheet = await drawn(painter.score(game, scene, locale), game)
    last = await drawn(painter.board(game, scene, locale), game)
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


def question(table: Table, kind: PollKind, locale: str) -> Panel:
    """A question to the players, with how they have answered so far."""
    poll, game_names = table.polls[kind], names(table, locale)
    who = ", ".join(player(seat, game_names) for seat in (table.waiting_for if poll.seat is None else (poll.seat,)))
    lines = [say(locale, f"question-{kind}", who=who, count=len(table.waiting_for))]
    if poll.target is not None:
        undone = [entry for entry in table.standing() if entry.step.revision > poll.target]
        lines += _taken_back(table, undone, None, locale)
    votes = [
        f"{SEAT_SYMBOLS[seat]} {say(locale, f'answer-{choice}')}"
        for user, choice in table.votes.get(kind, {}).items()
        if (seat := table.seat_of(user)) is not None
    ]
    return finished(
        [
            container(table.row.game, display(*lines), display(*(f"-# {vote}" for vote in votes))),
            ui.ActionRow(
                *(
                    VoteButton(
                        table.id,
                        kind,
                        poll.revision,
                        choice,
                        label=say(locale, f"answer-{choice}"),
                        style=_ANSWER[choice],
                    )
                    for choice in CHOICES[kind]
                )
            ),
        ]
    )


_ANSWER: Final = {
    Choice.WAIT: discord.ButtonStyle.secondary,
    Choice.COMPUTER: discord.ButtonStyle.primary,
    Choice.END: discord.ButtonStyle.danger,
    Choice.YES: discord.ButtonStyle.primary,
    Choice.NO: discord.ButtonStyle.secondary,
}


def _taken_back(table: Table, undone: Sequence[Entry], viewer: int | None, locale: str) -> list[str]:
    """What would be taken back, as the viewer may know it: the last lines."""
    events = seen([event for entry in undone for event in entry.events], viewer)
    return [f"- {line}" for line in happened(table, events, locale, LINES)]


async def confirm_undo(table: Table, reach: Reach, seat: int, locale: str) -> Panel:
    """What going back would undo, for the player who then asks the others."""
    return finished(
        [
            container(
                table.row.game,
                display(say(locale, "undo-asks"), *_taken_back(table, reach.undone, seat, locale)),
            ),
            ui.ActionRow(
                UndoButton(table.id, reach.target, label=say(locale, "button-ask-undo")), _op(table, Op.MORE, locale)
            ),
        ]
    )


def result(table: Table, locale: str, address: str) -> str:
    """One line for the end of the channel: who won, and where the score is."""
    outcome = table.view(None).outcome
    assert outcome is not None
    return f"{_winners(table, outcome, locale)} {say(locale, 'score-is-there', link=address)}"


def _winners(table: Table, outcome: Outcome, locale: str) -> str:
    who = ", ".join(player(seat, names(table, locale)) for seat in outcome.winners)
    return say(locale, "score-winner", who=who, count=len(outcome.winners))


# ---------------------------------------------------------------- a hand


async def hand(
    table: Table, seat: int, locale: str, painter: Painter, remark: str = "", *, in_words: bool = False
) -> Panel:
    """A player's own hand and, when it is their decision, what they may do. Only ever ephemeral.

    ``remark`` is a line above it: what was just done, or why a button no longer counts. ``in_words``: the hand, and the
    board with it, are told instead of shown.
    """
    view = table.view(seat)
    game = table.row.game
    files: list[discord.File] = []
    scene = _scene(table, view, locale, seat)
    picture = await drawn(painter.hand(game, scene, locale), game)
    news = happened(table, table.news(seat), locale, LINES)
    stamp = table.seats[seat].stamp
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
        *([_op(table, Op.UNDO, locale)] if reach is not None and reach.free else []),
        *([] if rows else [_op(table, Op.HAND, locale)]),
        _op(table, Op.RULES, locale),
        _op(table, Op.MORE, locale),
    )
    if table.seats[seat].computer is not None and table.phase is Phase.RUNNING:
        head = say(locale, "hand-stand-in")
        rows = [ui.ActionRow(_op(table, Op.RETURN, locale, discord.ButtonStyle.success))]
    if in_words:
        board = await drawn(painter.board(game, _scene(table, table.view(None), locale), locale), game)
        shown = [display(clip(plain(each.alt), TEXT // 3)) for each in (board, picture) if each is not None]
    else:
        shown = [gallery(picture, f"hand-{table.id}-{table.row.revision}.png", files)]
    return finished(
        [
            container(
                game,
                display(remark, head),
                *shown,
                None if picture is not None else display(say(locale, "picture-missing")),
                display(*(f"-# {line}" for line in news)),
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


# ---------------------------------------------------------------- more


async def more(table: Table, user_id: int, locale: str, *, may_end: bool) -> Panel:
    """What else a table offers: its state, the log, a board in words, going back, leaving, ending it."""
    running = table.phase is Phase.RUNNING
    over = table.phase not in (Phase.LOBBY, Phase.RUNNING)
    plays = running and table.seat_of(user_id) is not None
    called = names(table, locale)
    lines = [
        say(locale, "more-table", number=table.id, game=title(table.row.game, locale)),
        say(locale, "more-players", players=", ".join(player(seat, called) for seat in range(len(table.seats)))),
        who_decides(table, locale) if not over else say(locale, f"phase-{table.phase}"),
        stand_ins(table, locale),
        say(locale, "more-pace", pace=say(locale, f"pace-{table.row.pace}")) if not over else "",
    ]
    hand = [_op(table, Op.HAND, locale, discord.ButtonStyle.primary)] if plays else []
    look = [*hand, _op(table, Op.LOG, locale), _op(table, Op.TEXT, locale), _op(table, Op.RULES, locale)]
    act = [_op(table, Op.UNDO, locale), _op(table, Op.QUIT, locale)] if plays else []
    if plays and not may_end:
        act.append(_op(table, Op.PROPOSE_END, locale))
    if may_end and not over:
        act.append(_op(table, Op.CANCEL, locale, discord.ButtonStyle.danger))
    rows = [ui.ActionRow(*row) for row in (look, act) if row]
    return finished([container(table.row.game, display(*lines)), *rows])


async def log(table: Table, viewer: int | None, locale: str, page: int | None = None) -> Panel:
    """A page of what has happened, in the reader's language: a player also reads what only they know.

    Pages are counted from the start of the game; None is the last.
    """
    called = names(table, locale)
    lines = [tell(table.row.game, event, called, locale) for event in await table.history(viewer)]
    pages = max(1, -(-len(lines) // LOG_LINES))
    here = pages - 1 if page is None else min(page, pages - 1)
    shown = lines[here * LOG_LINES : (here + 1) * LOG_LINES]
    text = "\n".join(f"- {line}" for line in shown) or say(locale, "log-empty")
    return finished(
        [
            container(
                table.row.game,
                display(f"### {say(locale, 'button-log')}"),
                display(clip(text, TEXT - 100)),
                display(f"-# {here + 1}/{pages}"),
            ),
            ui.ActionRow(
                LogButton(table.id, max(here - 1, 0), label=f"‹ {say(locale, 'button-back')}", disabled=here == 0),
                LogButton(table.id, here + 1, label=f"{say(locale, 'button-next')} ›", disabled=here == pages - 1),
                _op(table, Op.MORE, locale),
            ),
        ]
    )


async def words(table: Table, viewer: int | None, locale: str, painter: Painter) -> Panel:
    """The board, the reader's own hand and the score in words: all that the pictures say, and what each card does."""
    game = table.row.game
    view = table.view(viewer if table.phase is Phase.RUNNING else None)
    board = await drawn(painter.board(game, _scene(table, table.view(None), locale), locale), game)
    texts = [say(locale, "picture-missing") if board is None else plain(board.alt)]
    if view.outcome is not None:
        texts.append("\n".join(describe_outcome(table.game, view.outcome, names(table, locale), locale)))
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


async def confirm_quit(table: Table, locale: str) -> Panel:
    """Ask once more before a player leaves a running game."""
    return finished(
        [
            container(table.row.game, display(say(locale, "quit-sure"))),
            ui.ActionRow(_op(table, Op.CONFIRM_QUIT, locale, discord.ButtonStyle.danger), _op(table, Op.MORE, locale)),
        ]
    )


async def busy(text: str, game: str, pace: Pace, locale: str) -> Panel:
    """The channel has a table already: offer a thread."""
    return finished(
        [
            container(game, display(text)),
            ui.ActionRow(ThreadButton(game, pace, label=say(locale, "button-thread"))),
        ]
    )


async def tables(mine: Sequence[Table], user_id: int, locale: str) -> Panel:
    """A person's tables in a server, those that wait for them first."""
    lines = []
    for table in sorted(mine, key=lambda table: table.seat_of(user_id) not in table.waiting_for):
        key = "tables-line"
        if table.row.away is not None:
            key = "tables-line-archived"
        elif table.phase is Phase.LOBBY:
            key = "tables-line-lobby"
        elif table.seat_of(user_id) in table.waiting_for:
            key = "tables-line-waiting"
        lines.append("- " + say(locale, key, game=say(locale, f"{slug(table.row.game)}-title"), link=link(table)))
    shown = lines[:LOG_LINES]
    head = say(locale, "tables-title", count=len(lines))
    return finished([container(None, display(f"### {head}", *(shown or [say(locale, "tables-none")])))])


async def confirm_cancel(table: Table, locale: str) -> Panel:
    """Ask once more before a running game is ended for everybody."""
    return finished(
        [
            container(table.row.game, display(say(locale, "cancel-sure"))),
            ui.ActionRow(
                _op(table, Op.CONFIRM_CANCEL, locale, discord.ButtonStyle.danger), _op(table, Op.MORE, locale)
            ),
        ]
    )


async def notice(text: str) -> Panel:
    """A short sentence to one person."""
    return finished([ui.TextDisplay(clip(text, TEXT))])


# ---------------------------------------------------------------- drawing


def _scene(table: Table, view: View, locale: str, viewer: int | None = None) -> Scene:
    return Scene(view, names(table, locale), table.recent(viewer))


async def drawn(drawing: Awaitable[Picture | None], game: str) -> Picture | None:
    """A picture, or None if drawing failed: the game goes on in words, the log knows why."""
    try:
        return await drawing
    except Exception:
        _log.exception("a picture of %s could not be drawn", game)
        return None
