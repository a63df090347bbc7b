"""A player's turn: acts for the player, and answers with their hand; hints, notes, and actions taken back."""

from __future__ import annotations

import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

from cogs.channel import next_table, table_here
from cogs.interactions import context, forms, replies
from cogs.interactions.click import Click, TableClick
from cogs.interactions.components import chosen_value
from cogs.interactions.custom_ids import Act, ActSelect, ConfirmTurn, ConfirmUndo, First, Mention, NoteForm, PassOn
from cogs.interactions.ephemeral_messages import Shows
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.questions import handlers as questions
from cogs.turn import panels
from cogs.turn.hand_facts import hand_facts
from cogs.turn.hand_panel import Hand
from cogs.turn.live_hands import shows
from db.bounds import MAX_NOTE, MAX_UNDOS
from engine import Action, View
from engine.players import Choice
from engine.players.decision import BotDecision
from engine.turn_end import may_end_turn
from render.service import ANSWER_SECONDS, Priority
from tables import Phase, PollKind, StaleDecision, Table, UserError, link, requests, whole_moves
from tables.permissions import need_hand, need_player, need_reach
from tables.threads import for_page
from tables.transitions import turn
from tables.undo import times

LEVEL: Final = "hard"
"""The level of the bot that finds hints."""


async def act(click: TableClick, button: Act) -> None:
    """Do an action, then show the player what comes next."""
    await _act(click, button.decision_revision, button.notation)


async def act_selected(click: TableClick, button: ActSelect) -> None:
    """Do the action that was chosen in a select."""
    chosen = chosen_value(click.interaction)
    await _act(click, button.decision_revision, chosen, from_select=context.in_private(click.interaction))


async def act_confirmed(click: TableClick, button: ConfirmTurn) -> None:
    """Do an action that ends the turn."""
    await _act(click, button.decision_revision, button.notation, confirmed=True)


async def pass_on(click: TableClick, button: PassOn) -> None:
    """Pass for the user, now and as long as they can do nothing else."""
    actions = click.table.view(need_player(click.table, click.user)).actions
    if len(actions) == 1:
        await _act(click, button.decision_revision, str(actions[0]), confirmed=True, passes=True)
    else:
        await show_hand(click, click.words.say(StaleDecision().key))


async def decide_again(click: TableClick) -> None:
    """Ask the user again even where they can only pass, and show their hand."""
    await click.table.change(turn.decide_again, click.person)
    await show_hand(click)


async def _act(
    click: TableClick,
    decision_revision: int,
    notation: str,
    *,
    from_select: bool = False,
    confirmed: bool = False,
    passes: bool = False,
) -> None:
    """Do an action, then show the player what comes next.

    For members who want that, first ask before an action that ends the turn, unless they have ``confirmed`` it.
    ``from_select``: chosen in a select of an ephemeral message. ``passes``: see :func:`tables.requests.act`.
    """
    table, head, ending = click.table, "", None
    if not confirmed and click.member.confirm_turns:
        ending = ending_action(table, click.user, decision_revision, notation)
    try:
        if ending is not None:
            await _ask_first(click, ending)
            return
        await table.request(requests.act, click.person, decision_revision, notation, passes=passes)
    except UserError as error:
        # A select that is not shown again would not take the same choice again.
        again = isinstance(error, StaleDecision) or from_select
        if not again or table.seat_of(click.user) is None or table.state is None:
            raise
        head = replies.error_text(error, click.words)
    await show_hand(click, head)


async def choose_first(click: TableClick, button: First) -> None:
    """Show the actions of the user's own decision that begin with a notation. Changes nothing."""
    table = click.table
    seat = need_hand(table, click.user)
    table.view(None)
    if table.seats[seat].decision_revision == button.decision_revision:
        await show_hand(click, first=button.notation)
    else:
        await show_hand(click, click.words.say(StaleDecision().key))


def ending_action(table: Table, user_id: int, decision_revision: int, notation: str) -> Action | None:
    """Return the action if it may end the user's turn; None for others, and for those that the table would refuse."""
    seat = table.seat_of(user_id)
    if seat is None or table.phase is not Phase.RUNNING or table.row.archived is not None:
        return None
    if table.seats[seat].decision_revision != decision_revision:
        return None
    view = table.view(seat)
    action = next((each for each in view.actions if str(each) == notation), None)
    return action if action is not None and may_end_turn(table.game, view, action) else None


async def _ask_first(click: TableClick, action: Action) -> None:
    """Ask whether to end the turn with an action. The question takes the place of the hand."""
    table = click.table
    user, words = click.user, click.words
    says = shows(table, need_hand(table, user))
    message_id = await replies.reply(
        click.interaction, lambda: panels.end_turn_panel(Reading(table, need_hand(table, user), words), action)
    )
    if message_id is not None:
        await click.services.ephemeral.answered(click.interaction, message_id, (user, table.id), says)


async def hand(click: TableClick, button: Mention | None = None) -> None:
    """Show the user's own hand."""
    need_hand(click.table, click.user)
    click.table.view(None)
    await show_hand(click)


async def hand_here(click: Click) -> None:
    """Show the user's own hand at the channel's table."""
    await hand(click.at(await table_here(click)))


async def show_hand(
    click: TableClick,
    head: str = "",
    *,
    first: str = "",
    find_head: Callable[[], Awaitable[Sequence[str]]] | None = None,
) -> None:
    """Answer with the hand of the user, in the seat that they hold when the answer is made.

    Another player may sit there by then. Raises :class:`UserError` for a user without a seat. ``head`` is a line above
    the hand. ``first`` is what was chosen first of an action. ``find_head`` finds that line and those that follow it
    where there is room, and may take long. If the picture is not drawn in time, the hand is answered in words and the
    picture follows.
    """
    table = click.table
    words, in_words = click.words, click.in_words
    away = table.row.channel_id != click.interaction.channel_id and table.kind.has_channel
    elsewhere = words.say("board-is-there", link=link(table)) if away else ""
    draw = click.services.pictures.drawing(Priority.ANSWER, ANSWER_SECONDS)
    shown: Hand | None = None
    says: Shows = ("", None, "")
    late = False

    async def build() -> Panel:
        nonlocal shown, late, says
        if not table.kind.has_channel and table.phase is Phase.FINISHED:
            says = shows(table, need_hand(table, click.user))
            return await click.services.public.panel(table)
        above, *more = ((head,) if find_head is None else await find_head()) or ("",)
        lines = "\n".join(filter(None, (above, elsewhere)))
        seat = need_hand(table, click.user)
        reading = Reading(table, seat, words)
        shown, says = Hand(reading, lines, first=first, more=more), shows(table, seat)
        idle = seat not in table.waiting_for and table.kind.has_channel
        following, tips = partial(next_table, click) if idle else None, click.member.tips
        finding = hand_facts(click.services.registry.store, reading, click.user, tips=tips, following=following)
        panel = await shown.draw(None if in_words else draw, finding)
        late = panel.late
        return panel

    message_id = await replies.reply(click.interaction, build)

    async def later() -> Panel:
        assert shown is not None
        panel = await shown.draw(click.services.pictures.drawing(Priority.LATER))
        shown.need_holder(click.user)
        return panel

    if message_id is not None:
        follows = later if late else None
        await click.services.ephemeral.answered(click.interaction, message_id, (click.user, table.id), says, follows)


async def undo(click: TableClick) -> None:
    """Undo actions that revealed nothing. For all others, show what an undo would take back."""
    table = click.table
    reach = need_reach(table, click.user)
    if reach is None:
        raise UserError("error-nothing-to-undo")
    reach.need_left()
    if reach.free:
        await _undo_to(click, reach.target)
        return
    user, words = click.user, click.words
    await replies.reply(
        click.interaction, lambda: panels.undo_panel(Reading(table, need_hand(table, user), words), reach)
    )


async def confirm_undo(click: TableClick, button: ConfirmUndo) -> None:
    """Undo what ``undo_panel`` showed, or ask the other players. For a past decision, show the hand."""
    table = click.table
    seat, reach = need_player(table, click.user), need_reach(table, click.user)
    if button.decision_revision != table.seats[seat].decision_revision:
        await show_hand(click, click.words.say(StaleDecision().key))
        return
    if reach is None:
        raise UserError("error-nothing-to-undo")
    if not reach.free:
        await questions.need_asker(click)
    await _undo_to(click, reach.target)


async def _undo_to(click: TableClick, target: int) -> None:
    table = click.table
    click.services.limits.undos.use(click.interaction)
    before, seat = table.polls.get(PollKind.UNDO), need_player(table, click.user)
    if await table.request(requests.go_back, click.person, target):
        left = MAX_UNDOS - times(table.entries, seat, target)
        await show_hand(click, click.words.say("undo-done", left=left))
        return
    await questions.ask(click, PollKind.UNDO, before)


async def show_hint(click: TableClick) -> None:
    """Show a suggestion for the user's own decision above their hand. One at a time for each user."""
    table = click.table
    user, words = click.user, click.words
    if not table.view(need_player(table, user)).actions or table.phase is not Phase.RUNNING:
        raise UserError("error-no-hint")
    if table.without_help:
        raise UserError("error-ranked-hint" if table.competitive else "error-daily-hint")

    async def find() -> Sequence[str]:
        """Return what a strong player would do; empty if the view changes, or the user loses the seat, meanwhile."""
        seat = need_hand(table, user)
        view = table.view(seat)
        if not view.actions:  # the hand is made again, and the user has decided by now
            return ()
        move = await _whole_move(click, view)
        found = await for_page(panels.hint, Reading(table, None, words), move)  # it tries moves in many positions
        return found if table.seat_of(user) == seat and table.view(seat) == view else ()

    with replies.one_at_a_time(click.services.hinting, user, "error-thinking"):
        await show_hand(click, find_head=find)


async def _whole_move(click: TableClick, view: View) -> list[tuple[View, Choice]]:
    """Return the decisions of a strong player's whole move, up to the first that depends on hidden things."""
    table = click.table

    async def decide(found: View) -> Choice:
        decision = BotDecision(table.game, found, LEVEL)
        return await click.services.bot_player.decide(decision, (table.row.guild_id, click.user))

    first = await decide(view)
    return [(view, first), *await whole_moves.after(table.game, view, first.action, decide)]


async def show_why_not(click: TableClick) -> None:
    """Tell above the user's own hand why choices are not there that a beginner expects."""
    table, words = click.table, click.words
    need_player(table, click.user)

    async def find() -> Sequence[str]:
        view = table.view(need_hand(table, click.user))
        head = "\n".join(panels.why_not_lines(Reading(table, None, words), view))
        if not head and view.decision is not None:
            head = words.say("hand-why-not-none")
        return (head,)

    await show_hand(click, find_head=find)


async def show_note_form(click: TableClick) -> None:
    """Open the form with the user's note at a started game. Raises :class:`UserError`."""
    table = click.table
    need_hand(table, click.user)
    table.view(None)
    note = await click.services.registry.store.notes.find(table.id, click.user)
    await click.interaction.response.send_modal(panels.note_form(table, note, click.words))


async def submit_note(click: TableClick, button: NoteForm) -> None:
    """Store what the form holds, and show the hand with it. Changes nothing else of the table."""
    table, filled = click.table, forms.filled(click.interaction)
    need_hand(table, click.user)
    table.view(None)
    written = filled.get(panels.NOTE_FIELD)
    if filled.keys() != {panels.NOTE_FIELD} or not isinstance(written, str | None):
        raise UserError("error-unknown-choice")
    registry, note = click.services.registry, clean_note(written or "")
    if not await registry.store.notes.put(table.id, click.user, note, registry.clock()):
        raise UserError("error-no-hand")
    await show_hand(click, click.words.say("note-saved" if note else "note-removed"))


def clean_note(text: str) -> str:
    """Return a note of at most ``MAX_NOTE`` characters, without control characters but line breaks."""
    visible = (letter if letter == "\n" or unicodedata.category(letter) not in ("Cc", "Cs") else " " for letter in text)
    return "".join(visible).strip()[:MAX_NOTE].rstrip()
