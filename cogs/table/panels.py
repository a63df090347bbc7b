"""The menu of a table: its state and its buttons; its board in words, and its log."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from cogs.fairness.panels import CHECKS
from cogs.interactions import custom_ids, lobby_texts, results
from cogs.interactions.choices import rows
from cogs.interactions.custom_ids import Op
from cogs.interactions.layout import (
    Item,
    container,
    display,
    finished,
    hand_buttons,
    in_full,
    op_button,
    option_lines,
    pace_lines,
    page_buttons,
    way_back,
)
from cogs.interactions.open_logs import MAX_CHARACTERS, Page
from cogs.interactions.reading import Reading, people_lines, players, scene_of, stand_ins, who_decides
from cogs.interactions.replies import Panel
from cogs.interactions.story import own_news, told
from cogs.turn.panels import may_ask_why_not, why_not_lines
from cogs.turn.planned import may_hint, may_plan, may_withdraw
from render.wording import Words, clip, describe_cards, describe_outcome, title
from tables import Phase, StoryTurn, Table
from tables.kinds import Ability
from tables.permissions import need_seat


async def menu_panel(table: Table, user_id: int, words: Words, *, may_end: bool, may_strike: bool = False) -> Panel:
    """Return the state of a table, all that its public message has no room for, and the buttons that are not there."""
    if table.phase is Phase.LOBBY and table.state is None:
        return lobby_menu(table, user_id, words, may_end=may_end)
    running = table.phase is Phase.RUNNING
    over, reading = table.row.is_over, Reading(table, None, words)
    plays = running and table.seat_of(user_id) is not None
    lines = [
        words.say("more-table", number=table.id, game=title(table.row.game, words.locale)),
        words.say("more-players", players=", ".join(players(reading))),
        who_decides(reading) if not over else words.say(f"phase-{table.phase}"),
        stand_ins(reading),
        *(pace_lines(table, words) if not over else ()),
        *people_lines(reading),
        *option_lines(table, words),
        *await _result_lines(reading),
    ]
    hand = hand_buttons(table, table.seat_of(user_id), words)
    look = [*hand, *(op_button(table, op, words) for op in (Op.LOG, Op.TEXT, Op.RULES)), _settings_button(words)]
    note = [Op.NOTE] if table.state is not None and table.seat_of(user_id) is not None else []
    share = [Op.SHARE] if table.seat_of(user_id) is not None and Ability.SHARE in table.kind.allows else []
    check = [Op.REPLAY, Op.REVIEW, *share, *CHECKS] if table.phase is Phase.FINISHED else []
    leave = [Op.QUIT, *([] if may_end else [Op.PROPOSE_END])] if plays and Ability.MEET in table.kind.allows else []
    ask = [Op.WHY_NOT] if may_ask_why_not(table, user_id) else []
    helps = {Op.HINT: may_hint, Op.PLAN: may_plan, Op.WITHDRAW: may_withdraw} if plays else {}
    ask += [op for op, may in helps.items() if may(table, need_seat(table, user_id))]
    act = [
        op_button(table, op, words) for op in (*note, *ask, *([Op.UNDO] if plays else []), Op.FAIRNESS, *check, *leave)
    ]
    if (may_end or not table.kind.has_channel) and not over:
        act.append(op_button(table, Op.CANCEL, words, discord.ButtonStyle.danger))
    if may_strike and table.row.struck:
        act.append(op_button(table, Op.COUNT_AGAIN, words))
    elif may_strike:
        act.append(op_button(table, Op.STRIKE, words, discord.ButtonStyle.danger))
    return finished([container(table.row.game, display(*lines)), ui.ActionRow(*look), *rows(act)])


async def _result_lines(reading: Reading) -> list[str]:
    """Return places, margins, ties and turning points of a finished game; empty while it runs, and without a result."""
    if reading.table.phase is not Phase.FINISHED or reading.table.state is None:
        return []
    outcome = reading.view.outcome
    assert outcome is not None
    return [
        *results.ranking(reading, outcome),
        *results.ties(reading, outcome),
        *await results.decisive(reading, outcome),
        f"-# {reading.words.text(reading.table.row.game, f'ending-{outcome.ending}')}",
    ]


def lobby_menu(table: Table, user_id: int, words: Words, *, may_end: bool) -> Panel:
    """Return what a lobby has no room for, and the buttons that are not on it: for its players, and for all others."""
    sits = table.seat_of(user_id) is not None
    head = words.say("more-table", number=table.id, game=title(table.row.game, words.locale))
    ops = [*((Op.OPTIONS, Op.GUESTS) if sits else ()), Op.RULES, Op.FAIRNESS, *((Op.LEAVE,) if sits else ())]
    buttons = [*(op_button(table, op, words) for op in ops), _settings_button(words)]
    if may_end:
        buttons.append(op_button(table, Op.CANCEL, words, discord.ButtonStyle.danger))
    lines = lobby_texts.full_lines(Reading(table, None, words))
    return finished([container(table.row.game, display(head, *lines)), *rows(buttons)])


def _settings_button(words: Words) -> Item:
    custom_id = str(custom_ids.MemberControl(what=custom_ids.SHOW))
    return ui.Button(custom_id=custom_id, label=words.say("button-my-settings"))


async def words_panel(reading: Reading) -> Panel:
    """Return the board, the viewer's hand and the score in words, and what each card does."""
    table, words = reading.table, reading.words
    game = table.row.game
    view = table.view(reading.viewer if table.phase is Phase.RUNNING else None)
    head, below = "\n".join((f"### {words.say('button-text')}", *option_lines(table, words))), ""
    if view.outcome is not None:
        below = "\n".join(describe_outcome(table.game, view.outcome, reading.names, words))
    elif view.viewer is not None:
        cards = describe_cards(table.game, view, words)
        hand = (f"**{words.say('words-hand')}**", *(f"- {line}" for line in cards or ["–"]))
        below = "\n".join((*hand, *why_not_lines(reading.bare, view)))
    board = in_full(game, scene_of(reading, view), words, beside=(head, below))
    return finished(
        [
            container(game, display(head), board, display(below)),
            ui.ActionRow(*way_back(table, reading.viewer, words)),
        ]
    )


def log_page(reading: Reading, pages: Sequence[Page], wanted: int | None, own_page: int | None) -> Panel:
    """Return a page of the log, the last one for None. ``own_page``: the one with the reader's last turn."""
    table, words = reading.table, reading.words
    last = len(pages) - 1
    here = last if wanted is None else min(wanted, last)
    text = "\n".join(pages[here].lines) or words.say("log-empty")
    jump = [op_button(table, Op.OWN_TURN, words)] if own_page not in (None, here) else []
    return finished(
        [
            container(
                table.row.game,
                display(f"### {words.say('button-log')}"),
                display(text),
                display(f"-# {here + 1}/{last + 1}"),
            ),
            ui.ActionRow(
                *page_buttons(lambda page: custom_ids.LogPage(table.id, page), here, last, words),
                *jump,
                *way_back(table, reading.viewer, words),
            ),
        ]
    )


def turn_lines(reading: Reading, sat_down: int, turn: StoryTurn) -> tuple[str, list[str]]:
    """Return the name of a turn's round and its lines; below them cards drawn.

    There are none of what happened before the player sat down.
    """
    if turn.end <= sat_down:
        return "", []
    lines = [line.text for line in told(reading, turn)]
    if not turn.undone:
        lines += own_news(reading, turn)
    head = f"__{reading.words.text(reading.table.row.game, 'log-round', {'round': turn.round})}__"
    return head, [clip(line, MAX_CHARACTERS // 2) for line in lines]
