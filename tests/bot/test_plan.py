"""*Plan ahead*: a move that is chosen beforehand is made if it still fits, and nobody can tell before."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
import simcord

from engine.plan import ahead
from engine.turn_end import may_end_turn
from locales import say
from tables import Person, PollChoice, PollKind, Table
from tables.permissions import need_reach, need_seat
from tables.plans import plan_of
from tests import acts
from tests.bot.forging import button, forge, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import Game, begin, bodies, called, everything, mentions, nothing_but_a_sentence, table_of
from tests.bot.settings import choose_for

pytestmark = pytest.mark.usefixtures("tiny_pictures", "friendly")


async def plan(stage: Stage, game: Game, who: simcord.MemberActor) -> tuple[Message, str]:
    """Plan the first likely action of a player who waits; return the hand that says so, and its notation."""
    hand = await game.look(who)
    shown = stage.private(await stage.press(who, hand, "b:*:plan"))
    chosen = next(each for each in stage.buttons(shown) if each.custom_id.startswith("pm:"))
    hand = stage.private(await stage.press(who, shown, chosen.custom_id))
    return hand, chosen.custom_id.split(":")[3]


def told(key: str) -> str:
    """Return how the line begins that tells of a plan."""
    return say("en-US", key, action="").removesuffix("****")


@pytest.fixture(autouse=True)
def slow_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait longer than simcord waits for the bot to rest."""
    monkeypatch.setattr("tables.scheduler.PLAN_MS", 60_000)


async def until_it_decides(game: Game, seat: int, table: Table, pick: int = 0) -> None:
    """Let the other player decide until this seat has to; ``pick``: the place of what they choose."""
    while seat not in table.deciding:
        other = next(each for each in game.people.values() if need_seat(table, each.id) != seat)
        panel = await game.look(other)
        await game.do(other, panel, *game.choices(panel)[pick])


@pytest.mark.parametrize("words", [False, True])
async def test_the_panel_shows_the_hand_as_the_hand_does(stage: Stage, words: bool) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game="mausoleum")
    other = game.other()
    await choose_for(stage, other, words=words)
    hand = await game.look(other)
    picture, seen = stage.alts(hand), stage.text(hand)
    shown = stage.private(await stage.press(other, hand, "b:*:plan"))
    assert stage.alts(shown) == picture and bool(picture) is not words
    scene = stage.text(shown).split(say("en-US", "plan-about"))[1].strip()
    assert bool(scene) is words and scene in seen


@pytest.mark.parametrize("key", ["mausoleum", "luxor"])
async def test_a_plan_asks_what_its_move_would_ask(stage: Stage, key: str) -> None:
    """Before a plan that may end the turn. A button of an older version has no word of it, and asks as well."""
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game=key)
    table, other = await table_of(stage), game.other()
    seat = need_seat(table, other.id)
    await choose_for(stage, other, confirm_turns=True)
    shown = stage.private(await stage.press(other, await game.look(other), "b:*:plan"))
    found = {str(each.action): each for each in ahead(table.game, table.view(seat))}
    custom_id = next(each.custom_id for each in stage.buttons(shown) if each.custom_id.startswith("pm:"))
    each = found[custom_id.split(":")[3]]
    await stage.press(other, shown, custom_id)
    assert may_end_turn(table.game, each.view, each.action)
    assert table.seats[seat].planned is None and [each.label for each in stage.buttons(shown)] == [
        say("en-US", "button-end-turn"),
        say("en-US", "button-not-yet"),
    ]
    await stage.press(other, shown, say("en-US", "button-not-yet"))
    assert custom_id in [each.custom_id for each in stage.buttons(shown)] and table.seats[seat].planned is None
    await stage.press(other, shown, custom_id)
    await stage.press(other, shown, say("en-US", "button-end-turn"))
    plan = plan_of(table.game, table.seats[seat])
    assert plan is not None and plan.action == each.action and "📌" in stage.text(shown)


async def test_an_open_hand_tells_what_became_of_the_plan(stage: Stage) -> None:
    """That it is about to be carried out, that it was, and that it was taken back: to its player alone."""
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game="mausoleum")
    table, other = await table_of(stage), game.other()
    seat = need_seat(table, other.id)
    hand, notation = await plan(stage, game, other)
    assert told("plan-made") in stage.text(hand)
    await until_it_decides(game, seat, table)
    assert told("plan-soon") in stage.text(hand)
    await stage.later(seconds=61)
    assert (seat, notation) in [(entry.step.seat, entry.step.notation) for entry in table.entries]
    assert told("plan-done") in stage.text(hand)
    assert "📌" not in "".join(map(stage.text, stage.history()))
    who = game.decider()
    assert who is not other and "📌" not in stage.text(await game.look(who))
    assert told("plan-done") in stage.text(await game.look(other))
    await plan(stage, game, other)
    assert told("plan-done") not in stage.text(await game.look(other)), "the next plan takes its place"


@pytest.mark.parametrize("key", ["luxor", "mausoleum"])
async def test_a_planned_move_is_made_ten_seconds_after_the_one_before(stage: Stage, key: str) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game=key)
    table = await table_of(stage)
    who, other = game.decider(), game.other()
    before = await everything(stage)
    sent = len(list(bodies(stage)))
    hand, notation = await plan(stage, game, other)
    assert "📌" in stage.text(hand) and "b:1:withdraw" in [each.custom_id for each in stage.controls(hand)]
    after = await everything(stage)
    assert before["row"][0] == after["row"][0] and before["public"] == after["public"], "nobody can tell"
    assert all(each[1].endswith("/callback") or "webhooks" in each[1] for each in list(bodies(stage))[sent:])
    theirs = await game.look(who)
    assert "📌" not in stage.text(theirs)
    seat = need_seat(table, other.id)
    await until_it_decides(game, seat, table)
    assert (table.seats[seat].planned is not None) and seat not in table.waiting_for
    assert other.id not in [user for each in mentions(stage) for user in called(each)], "no mention for it"
    assert say("en-US", "plan-soon", action="").removesuffix("****") in stage.text(await game.look(other))
    await stage.later(seconds=50)
    assert seat in table.deciding, "the former player may still undo"
    await stage.later(seconds=11)
    async with with_component(stage, game.board, button("b:1:withdraw")):
        late = stage.private(await forge(stage, other, game.board, "b:1:withdraw"))
    assert told("plan-done") in stage.text(late) and say("en-US", "plan-withdrawn") not in stage.text(late)
    assert (seat, notation) in [(entry.step.seat, entry.step.notation) for entry in table.entries]
    assert not [each for each in stage.controls(late) if each.custom_id == "b:1:withdraw"], "nothing to withdraw"


async def test_a_plan_that_does_not_fit_is_dropped_with_a_word(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game="luxor")
    table, other = await table_of(stage), game.other()
    seat = need_seat(table, other.id)
    await plan(stage, game, other)
    held = table.seats[seat]
    says = (held.planned or "").replace('"card": "', '"card": "not ')  # a label that said something else
    table.seats = tuple(replace(each, planned=says) if each.seat == seat else each for each in table.seats)
    assert says != held.planned
    await until_it_decides(game, seat, table)
    assert "dropped" in (table.seats[seat].planned or "")
    assert other.id in [user for each in mentions(stage) for user in called(each)]
    hand = await game.look(other)
    assert say("en-US", "plan-dropped-changed") in stage.text(hand)
    await game.do(other, hand, *game.choices(hand)[0])
    assert table.seats[seat].planned is None


async def test_a_plan_can_be_withdrawn_and_an_undo_ends_it(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game="luxor")
    table = await table_of(stage)
    other = game.other()
    seat = need_seat(table, other.id)
    hand, _ = await plan(stage, game, other)
    hand = stage.private(await stage.press(other, hand, "b:*:withdraw"))
    assert say("en-US", "plan-withdrawn") in stage.text(hand) and table.seats[seat].planned is None
    await plan(stage, game, other)
    who, panel = await game.open_hand()
    await game.do(who, panel, *game.choices(panel)[0])
    reach = need_reach(table, who.id)
    assert reach is not None
    if not await acts.undo(table, Person(who.id, "Bruno"), reach.target):
        number = table.polls[PollKind.UNDO].number
        await acts.vote(table, Person(other.id, "Ana"), PollKind.UNDO, number, PollChoice.YES)
    assert "undone" in (table.seats[seat].planned or "")
    assert say("en-US", "plan-dropped-undone") in stage.text(await game.look(other))


async def test_planning_is_for_players_who_wait(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game="luxor")
    who, hand = await game.open_hand()
    assert "b:1:plan" not in [each.custom_id for each in stage.controls(hand)]
    custom_id = "pm:1:00000000:play.left"
    async with with_component(stage, game.board, button(custom_id)):
        said = nothing_but_a_sentence(stage, await forge(stage, who, game.board, custom_id))
        assert said == say("en-US", "error-plan-now")
        shown = stage.private(await forge(stage, game.other(), game.board, custom_id))
    assert say("en-US", "plan-changed") in stage.text(shown), "a label that says something else"
    async with with_component(stage, game.board, button(custom_id)):
        said = nothing_but_a_sentence(stage, await forge(stage, stage.davi, game.board, custom_id))
    assert said == say("en-US", "error-not-seated")


async def test_a_plan_survives_a_restart(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game="luxor")
    other = game.other()
    _, notation = await plan(stage, game, other)
    await stage.restart()
    game.panel = None
    table = await table_of(stage)
    seat = need_seat(table, other.id)
    assert notation in (table.seats[seat].planned or "")
    await until_it_decides(game, seat, table)
    await stage.restart()
    await stage.later(seconds=61)
    table = await table_of(stage)
    assert (seat, notation) in [(entry.step.seat, entry.step.notation) for entry in table.entries]


async def test_a_plan_waits_for_the_answer_to_a_question_about_undo(stage: Stage) -> None:
    game = await begin(stage, random.Random(5), stage.ana, stage.bruno, game="luxor")
    table, other = await table_of(stage), game.other()
    await plan(stage, game, other)
    await until_it_decides(game, need_seat(table, other.id), table)
    who = next(each for each in game.people.values() if each is not other)
    more = stage.private(await stage.press(who, await game.look(who), "b:*:more"))
    await stage.press(who, stage.private(await stage.press(who, more, "b:*:undo")), "u:*")
    seat = need_seat(table, other.id)
    await stage.later(seconds=61)
    assert table.polls and table.seats[seat].planned, "the plan waits too"
