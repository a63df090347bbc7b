"""The short form of ``python -m tests.secrets``, and proof that it finds planted leaks."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import count
from types import MappingProxyType
from typing import Any

import pytest
from discord import ui

import cogs.interactions.reading
import cogs.publishing.board_panel
import cogs.publishing.question_panel
import cogs.turn.decision
import cogs.turn.panels
from cogs.interactions import custom_ids, replies
from cogs.interactions.click import TableClick
from cogs.interactions.layout import finished
from cogs.interactions.reading import Reading
from cogs.interactions.replies import Panel
from cogs.publishing.mentions import Mentions
from cogs.table import handlers as menu
from cogs.table.panels import words_panel
from engine import Action, Event, NotAllowed, games
from engine import game as find_game
from render import Scene
from render.telling import ToldLine
from render.wording import Words
from tables import Change, PollKind, Reach, Table, adopting, permissions
from tests.engine.variants import VARIANTS
from tests.secrets.__main__ import run, table
from tests.secrets.figures import Depth, Difference, Figures
from tests.secrets.trial import Trial
from tests.traits import traits

SHORT = Depth(everything=0.02, pictures=0.02, follow=0.3, life=0.06, late=0.04)
SEARCH = Depth(everything=0.05, pictures=0, follow=0, rethink=0.5)
LATE = Depth(everything=0, ways=1, pictures=0, follow=0, late=0.2)
"""For planted leaks: nothing has to be drawn."""
ENOUGH = 4
"""Games in which a planted leak must be found, and a step of a short game followed."""
ENOUGH_STEPS = 500
"""Steps without which short games go on."""
MOST = 12
"""Games after which something that was never compared is a failure."""
WAYS = {"public", "hand", "more", "log", "words", "mentions", "undo", "requests", "late"}
"""What every game lets reach a viewer."""


async def checked(key: str, options: Mapping[str, str] = MappingProxyType({})) -> Figures:
    """Return the figures of short games in which each check was made."""
    figures = Figures()
    for seed in count(1):
        figures.add(await Trial(key, seed, SHORT, options).play())
        met = figures.followed and figures.pictures and figures.late and set(figures.compared) >= WAYS
        if met or (seed >= MOST and figures.steps > ENOUGH_STEPS):
            break
    assert bool(figures.unseen) == traits(key).private
    assert figures.steps and figures.followed and figures.pictures and figures.late
    return figures


@pytest.mark.parametrize("key", games())
async def test_what_reaches_a_viewer_is_a_function_of_what_the_viewer_may_know(key: str) -> None:
    figures = await checked(key)
    assert figures.games and figures.forged
    assert set(figures.compared) >= WAYS
    assert key in table({key: figures})


@pytest.mark.slow
@pytest.mark.parametrize(("key", "name", "value"), VARIANTS)
async def test_the_same_holds_in_every_variant(key: str, name: str, value: str) -> None:
    await checked(key, {name: value})


# ---------------------------------------------------------------- planted leaks


def gallery_of(panel: Panel) -> ui.MediaGallery[Any]:
    """Return the first picture of a panel."""
    return next(item for item in panel.view.walk_children() if isinstance(item, ui.MediaGallery))


def a_view_that_shows_the_pile(patch: pytest.MonkeyPatch) -> str:
    rules = find_game("mausoleum")
    true = rules.view

    def view(state: Any, viewer: int | None) -> Any:
        return replace(true(state, viewer), passes=int(state.pile[-1]) if state.pile else 0)

    patch.setattr(rules, "view", view)
    return "mausoleum"


def a_user_error_that_is_an_oracle(patch: pytest.MonkeyPatch) -> str:
    rules = find_game("mausoleum")
    true = rules.why_not

    def why_not(state: Any, seat: int, action: Any) -> Any:
        owner = (seat + 1) % state.seats
        held = bool(action.args) and any(card.word == action.args[0] for card in state.hands[owner])
        return NotAllowed("not-in-hand") if held else true(state, seat, action)

    patch.setattr(rules, "why_not", why_not)
    return "mausoleum"


def a_picture_made_from_all_events(patch: pytest.MonkeyPatch) -> str:
    true = cogs.interactions.reading.scene_of

    def scene_of(reading: Reading, *rest: Any) -> Scene:
        return replace(true(reading, *rest), recent=reading.table.entries[-1].events)

    patch.setattr("cogs.publishing.board_panel.scene_of", scene_of)
    return "luxor"


def an_alternative_text_with_the_order_of_the_pile(patch: pytest.MonkeyPatch) -> str:
    true = cogs.publishing.board_panel.board

    async def board(reading: Reading, *rest: Any) -> Panel:
        panel = await true(reading, *rest)
        gallery_of(panel).items[0].description = str(reading.table.state.pile)
        return panel

    patch.setattr("cogs.publishing.board_panel.board", board)
    return "capital_lux"


def a_file_named_after_the_number_of_steps(patch: pytest.MonkeyPatch) -> str:
    true = cogs.publishing.board_panel.board

    async def board(reading: Reading, *rest: Any) -> Panel:
        panel = await true(reading, *rest)
        panel.files[0].filename = f"board-{reading.table.row.revision}.png"
        return panel

    patch.setattr("cogs.publishing.board_panel.board", board)
    return "luxor"


def a_custom_id_made_from_the_pile(patch: pytest.MonkeyPatch) -> str:
    true = cogs.turn.decision.choices

    def choices(table: Table, decision_revision: int, *rest: Any, **more: Any) -> Any:
        return true(table, int(table.state.pile[-1]) if table.state.pile else decision_revision, *rest, **more)

    patch.setattr("cogs.turn.decision.choices", choices)
    return "mausoleum"


def a_question_about_the_turn_that_knows_the_pile(patch: pytest.MonkeyPatch) -> str:
    def ending(table: Table, user_id: int, decision_revision: int, notation: str) -> Action | None:
        return table.game.parse(notation) if table.state.pile and table.state.pile[-1] % 2 else None

    patch.setattr("cogs.turn.handlers.ending_action", ending)
    return "mausoleum"


def questions_numbered_by_the_steps(patch: pytest.MonkeyPatch) -> str:
    true = cogs.publishing.question_panel.question

    def question(reading: Reading, kind: PollKind, *rest: Any) -> Panel:
        polls = reading.table.polls
        polls[kind] = replace(polls[kind], number=polls[kind].revision)
        return true(reading, kind, *rest)

    patch.setattr("cogs.publishing.question_panel.question", question)
    return "luxor"


def an_undo_button_with_the_step_it_goes_back_to(patch: pytest.MonkeyPatch) -> str:
    async def confirm(reading: Reading, reach: Reach) -> Panel:
        custom_id = str(custom_ids.ConfirmUndo(table=reading.table.id, decision_revision=reach.target))
        return finished([ui.ActionRow(ui.Button(custom_id=custom_id, label="?"))])

    patch.setattr("cogs.turn.panels.undo_panel", confirm)
    return "capital_lux"


def decision_revisions_that_count_private_actions(patch: pytest.MonkeyPatch) -> str:
    def adopt(changed: Table, change: Change) -> None:
        adopting.adopt(changed, change)
        changed.seats = tuple(replace(seat, decision_revision=changed.row.revision) for seat in changed.seats)

    patch.setattr("tables.table.adopt", adopt)
    return "capital_lux"


def a_board_that_changes_at_private_actions(patch: pytest.MonkeyPatch) -> str:
    patch.setattr(Table, "public_revision", property(lambda self: self.row.revision))
    return "luxor"


def deadlines_and_undo_that_notice_private_actions(patch: pytest.MonkeyPatch) -> str:
    patch.setattr("tables.transitions.steps._is_private", lambda *_: False)
    return "mausoleum"


def mentions_by_what_is_in_a_hand(patch: pytest.MonkeyPatch) -> str:
    true = Mentions.turn

    async def turn(self: Mentions, table: Table, *, reminds: bool) -> tuple[str, list[int]]:
        text, users = await true(self, table, reminds=reminds)
        return text, [] if sum(table.state.hands[0]) % 2 else users

    patch.setattr(Mentions, "turn", turn)
    return "mausoleum"


def a_log_that_shows_what_others_drew(patch: pytest.MonkeyPatch) -> str:
    patch.setattr(Event, "seen_by", lambda self, viewer: self)
    patch.setattr("cogs.interactions.story.tell", lambda game, event, *_: str(event.secret))
    return "mausoleum"


def a_story_that_counts_private_actions(patch: pytest.MonkeyPatch) -> str:
    patch.setattr("cogs.table.panels.told", lambda table, turn, *_: [ToldLine(None, str(len(turn.revisions)))])
    return "luxor"


@pytest.mark.slow
@pytest.mark.parametrize(
    "plant",
    [
        a_view_that_shows_the_pile,
        a_user_error_that_is_an_oracle,
        a_picture_made_from_all_events,
        an_alternative_text_with_the_order_of_the_pile,
        a_file_named_after_the_number_of_steps,
        a_custom_id_made_from_the_pile,
        a_question_about_the_turn_that_knows_the_pile,
        questions_numbered_by_the_steps,
        an_undo_button_with_the_step_it_goes_back_to,
        decision_revisions_that_count_private_actions,
        a_board_that_changes_at_private_actions,
        deadlines_and_undo_that_notice_private_actions,
        mentions_by_what_is_in_a_hand,
        a_log_that_shows_what_others_drew,
        a_story_that_counts_private_actions,
    ],
)
async def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = plant(monkeypatch)
    with pytest.raises(Difference) as found:
        await run(ENOUGH, [key], 1, SEARCH)
    assert any(f"python -m tests.secrets --games 1 --game {key} --seed" in note for note in found.value.__notes__)


def a_hand_of_the_seat_that_was_lost(patch: pytest.MonkeyPatch) -> str:
    held: dict[int, int] = {}

    def need_hand(table: Table, user_id: int) -> int:
        seat = table.seat_of(user_id)
        return held[user_id] if seat is None else held.setdefault(user_id, seat)

    for module in [each for each in sys.modules.values() if vars(each).get("need_hand") is permissions.need_hand]:
        patch.setattr(module, "need_hand", need_hand)
    return "mausoleum"


def words_for_the_seat_that_was_asked_for(patch: pytest.MonkeyPatch) -> str:
    async def show_words(click: TableClick) -> None:
        seat = click.table.seat_of(click.user)
        await replies.reply(click.interaction, lambda: words_panel(Reading(click.table, seat, Words("en-US"))))

    patch.setattr(menu, "show_words", show_words)
    return "luxor"


@pytest.mark.slow
@pytest.mark.parametrize("plant", [a_hand_of_the_seat_that_was_lost, words_for_the_seat_that_was_asked_for])
async def test_a_leak_to_a_player_who_lost_the_seat_meanwhile_is_found(
    plant: Callable[[pytest.MonkeyPatch], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    key = plant(monkeypatch)
    with pytest.raises(Difference, match=r"^late "):
        await run(ENOUGH, [key], 1, LATE)
