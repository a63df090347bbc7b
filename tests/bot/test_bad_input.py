"""Clicks that no unmodified client sends, or sends too late: each is answered, and changes nothing."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable

import pytest
import simcord

from locales import LOCALES, say
from tests.bot.forging import SELECT, at_once, button, forge, menu, submit, with_component
from tests.bot.harness import Message, Stage
from tests.bot.playing import Game, begin, everything, mentions, nothing_but_a_sentence, table_of

pytestmark = pytest.mark.usefixtures("tiny_pictures", "friendly")


@pytest.fixture
async def game(stage: Stage) -> Game:
    """Seat Ana, Bruno and Chloé; Davi does not play."""
    game = await begin(stage, random.Random(10), stage.ana, stage.bruno, stage.chloe)
    await game.play_on(5)
    return game


async def says(
    game: Game,
    who: simcord.MemberActor,
    key: str,
    click: Callable[[], Awaitable[simcord.InteractionResult]],
    **facts: str | int,
) -> None:
    """Expect the click to be answered with this sentence in each of the languages, and nothing changes."""
    before = await everything(game.stage)
    for locale in LOCALES:
        game.stage.reads(who, locale)
        assert nothing_but_a_sentence(game.stage, await click()) == say(locale, key, facts)
    game.stage.reads(who, "en-US")
    assert await everything(game.stage) == before


async def refuses(
    game: Game, who: simcord.MemberActor, message: Message, custom_id: str, key: str, **facts: str | int
) -> None:
    """Expect a button with this id, which an older message might have, to be answered with this sentence."""
    async with with_component(game.stage, message, button(custom_id)):
        await says(game, who, key, lambda: forge(game.stage, who, message, custom_id), **facts)


async def decision_revision_of(game: Game, who: simcord.MemberActor) -> int:
    table = await table_of(game.stage)
    seat = table.seat_of(who.id)
    assert seat is not None
    return table.seats[seat].decision_revision


async def legal(game: Game, who: simcord.MemberActor) -> str:
    """Return the notation of something that this player may do now."""
    _, panel = await game.open_hand()
    assert game.decider() is who
    return game.choices(panel)[0][1].split(":")[-1]


# ---------------------------------------------------------------- forged ids


FORGED: dict[str, tuple[str, ...]] = {
    "error-unknown-table": (
        "t:2:1:pass",
        "t:999999999999:1:pass",
        "t:0:0:pass",
        "s:2:1",
        "d:2:1:play.c4",
        "b:2:hand",
        "b:0:join",
        "q:2:goal",
        "w:2",
        "v:2:absent:1:wait",
        "u:2:1",
        "g:2:0",
    ),
    "error-unreadable": (
        "t:1:1:dance",
        "t:1:1:play",
        "t:1:1:play.tower",
        "t:1:999999999:at.9",
        "t:1:1:pass.pass.pass.pass.pass",
    ),
    "error-old-button": (
        "b:1:dance",
        "b:1:__init__",
        "v:1:dance:3:yes",
        "t:1:1:PASS",
        "t:1:1:pass ",
        "t:1:1:pass\n",
        "t:1:-1:pass",
        "t:1:1:pass.a.b.c.d.e",
        "t:1:1:" + "a" * 90,
        "t:1234567890123:1:pass",
        "t:1:1234567890:pass",
        "b:1:" + "a" * 21,
        "t:１:1:pass",
        "vote:yes",
        "x" * 100,
        "'; DROP TABLE tables; --",
        "",
    ),
    "error-unknown-page": ("r:mausoleum:dance", "q:1:dance", "w:1"),
    "error-unknown-game": ("r:chess:goal", "l:chess", "n:chess:daily"),
    "error-question-closed": ("v:1:absent:3:wait",),
    "error-unknown-pace": ("n:mausoleum:never",),
}
"""Ids by what answers them."""


async def test_a_forged_id_is_answered_with_a_sentence(game: Game) -> None:
    """Twice each: on a message that carries it, as an older version's might, and on one that does not."""
    stage = game.stage
    who = game.decider()
    before = await everything(stage)
    for number, (custom_id, key) in enumerate((each, key) for key, ids in FORGED.items() for each in ids):
        made = menu(custom_id) if custom_id.startswith(("s:", "l:", "w:")) else button(custom_id)
        kind, values = made["type"], ["pass"] if made["type"] == SELECT else None
        locale = LOCALES[number % len(LOCALES)]
        async with with_component(stage, game.board, made):
            result = await forge(stage, who, game.board, custom_id, kind=kind, values=values, locale=locale)
            assert nothing_but_a_sentence(stage, result) == say(locale, key), custom_id
        result = await forge(stage, who, game.board, custom_id, kind=kind, values=values, locale=locale)
        assert nothing_but_a_sentence(stage, result) == say(locale, "error-old-button"), custom_id
    assert await everything(stage) == before


async def test_an_id_on_no_message_or_in_the_wrong_control_and_a_form_that_was_never_shown_are_answered(
    game: Game,
) -> None:
    stage, who = game.stage, game.decider()
    before = await everything(stage)
    for result in (
        await forge(stage, who, None, "b:1:hand"),
        await forge(stage, who, game.board, "b:1:hand", kind=SELECT, values=["x"]),
        await forge(stage, who, game.mention(), "b:1:hand"),
    ):
        assert nothing_but_a_sentence(stage, result) == say("en-US", "error-old-button")
    assert await everything(stage) == before
    for custom_id in ("b:1:join", "feedback"):
        await says(game, stage.ana, "error-old-button", lambda custom_id=custom_id: submit(stage, stage.ana, custom_id))


async def test_a_select_with_a_forged_value_or_none_is_answered(game: Game) -> None:
    stage, who = game.stage, game.decider()
    custom_id = f"s:1:{await decision_revision_of(game, who)}"
    panel = await game.look(who)
    before = await everything(stage)
    forged: list[list[str] | None] = [["dance"], ["PASS"], ["x" * 100], ["pass;pass"], [""], [], None]
    for number, values in enumerate(forged):
        locale = LOCALES[number % len(LOCALES)]
        async with with_component(stage, panel, menu(custom_id, "pass")):
            result = await forge(stage, who, panel, custom_id, kind=SELECT, values=values, locale=locale)
        answer = stage.private(result)
        assert answer.id == panel.id and stage.text(answer).startswith(say(locale, "error-unreadable"))
    stage.reads(who, "en-US")
    assert await everything(stage) == before
    for key, custom_id in (("mausoleum", "w:1"), ("luxor", "l:luxor")):
        page = stage.private(await stage.slash(who, "rules", game=key))
        shown = stage.text(page)
        for values in forged:
            (select,) = stage.selects(page)
            assert select.answers_to(custom_id)
            result = await forge(stage, who, page, select.custom_id, kind=SELECT, values=values)
            assert nothing_but_a_sentence(stage, result) == say("en-US", "error-unknown-page")
            assert stage.text(page) == shown


# ---------------------------------------------------------------- another person's, or too late


async def test_who_need_not_decide_or_does_not_play_is_told_so_in_all_languages(game: Game) -> None:
    stage, other = game.stage, game.other()
    custom_id = f"t:1:{await decision_revision_of(game, game.decider())}:{await legal(game, game.decider())}"
    await refuses(game, stage.davi, game.board, custom_id, "error-not-seated")
    mine = f"t:1:{await decision_revision_of(game, other)}:pass"
    await refuses(game, other, await game.look(other), mine, "error-not-your-decision")


async def test_another_player_s_button_does_nothing_for_me(game: Game) -> None:
    """A forged click on another player's panel: its decision revision may match, but never the decision."""
    stage, who = game.stage, game.decider()
    _, panel = await game.open_hand()
    control, _ = game.choices(panel)[0]
    other = game.other()
    _, _, decision_revision, notation = control.custom_id.split(":")
    before = await everything(stage)
    if int(decision_revision) != await decision_revision_of(game, other):
        # Another decision revision than theirs: the panel turns into their own hand, and says so.
        result = await forge(stage, other, panel, control.custom_id)
        assert say("en-US", "error-stale") in stage.text(stage.shown(result))
        assert not game.choices(stage.shown(result))
    mine = f"t:1:{await decision_revision_of(game, other)}:{notation}"
    await refuses(game, other, panel, mine, "error-not-your-decision")
    assert await everything(stage) == before
    assert game.decider() is who


async def test_a_stale_button_shows_the_current_position_in_all_languages(game: Game) -> None:
    stage = game.stage
    who, panel = await game.open_hand()
    control, _ = next(each for each in game.choices(panel) if each[1].endswith(":pass"))
    wrong = next(each for each in game.choices(panel) if each is not control and not each[1].endswith(":pass"))[0]
    old = stage._stored(panel).components
    await stage.press(who, panel, control.custom_id)
    before = await everything(stage)
    for locale in LOCALES:
        stage._stored(panel).components = old
        result = await forge(stage, who, panel, wrong.custom_id, locale=locale)
        assert result.response is not None and result.response.id == panel.id and not result.followups
        lines = stage.text(panel).splitlines()
        assert lines[0] == say(locale, "error-stale")
        decider = (await table_of(stage)).names[(await table_of(stage)).deciding[0]]
        assert decider in lines[1] or game.choices(panel), "and then what is to be decided now, and by whom"
    assert await everything(stage) == before


async def test_a_future_decision_revision_is_as_stale_as_an_old_one(game: Game) -> None:
    stage, who = game.stage, game.decider()
    notation = await legal(game, who)
    before = await everything(stage)
    for decision_revision in (await decision_revision_of(game, who) + 1, 999_999_999):
        panel = await game.look(who)
        custom_id = f"t:1:{decision_revision}:{notation}"
        async with with_component(stage, panel, button(custom_id)):
            result = await forge(stage, who, panel, custom_id)
        assert stage.text(stage.shown(result)).startswith(say("en-US", "error-stale"))
        assert game.choices(stage.shown(result)), "the decision is theirs still, and is offered again"
    assert await everything(stage) == before


async def test_the_same_click_again_acts_once_however_late(game: Game) -> None:
    stage = game.stage
    who, panel = await game.open_hand()
    control, _ = next(each for each in game.choices(panel) if each[0].custom_id.startswith("t:"))
    old = stage._stored(panel).components
    await stage.press(who, panel, control.custom_id)
    before = await everything(stage)
    stage._stored(panel).components = old
    result = await forge(stage, who, panel, control.custom_id)
    assert say("en-US", "error-stale") not in stage.text(stage.shown(result)), "it was done: that is no reproach"
    assert await everything(stage) == before
    game.panel = None
    await stage.later(minutes=16)  # the next hand cannot delete this one
    await game.play_on(4)
    before = await everything(stage)
    stage._stored(panel).components = old
    result = await forge(stage, who, panel, control.custom_id)
    assert stage.shown(result).id == panel.id
    assert await everything(stage) == before


async def test_what_the_rules_forbid_is_refused_with_its_reason(game: Game) -> None:
    """A card that is not held, a target without a player: with the right decision revision, in all languages."""
    stage, who = game.stage, game.decider()
    table = await table_of(stage)
    seat = table.seat_of(who.id)
    assert seat is not None
    held = set(table.game.dump(table.state)["hands"][seat])
    missing = next(word for word in ("base", "colunas", "piramide", "estatuas", "troca", "roubo") if word not in held)
    panel = await game.look(who)
    for notation, key in ((f"play.{missing}", "game-no-not-in-hand"), ("at.3", "game-no-not-now")):
        await refuses(game, who, panel, f"t:1:{await decision_revision_of(game, who)}:{notation}", key)


async def test_a_finished_table_takes_no_more_actions(game: Game) -> None:
    stage = game.stage
    last = game.decider()
    await game.shorten()
    while not game.over:
        last, panel = await game.open_hand()
        await game.step()
    for who in (last, next(person for person in game.people.values() if person is not last)):
        custom_id = f"t:1:{await decision_revision_of(game, who)}:pass"
        await refuses(game, who, game.board, custom_id, "error-finished")
    for op in ("join", "start", "cancel"):
        await refuses(game, stage.ana, game.board, f"b:1:{op}", "error-finished")
    async with with_component(stage, game.board, button("b:1:hand")):
        panel = stage.private(await forge(stage, stage.ana, game.board, "b:1:hand"))
    outcome = (await table_of(stage)).view(None).outcome
    assert outcome is not None
    first = "You" if outcome.places[0] == 1 else f"Place {outcome.places[0]} of {len(outcome.places)}"
    assert stage.text(panel).startswith(f"## {first}") and not game.choices(panel)
    ids = [each.custom_id for each in stage.controls(panel)]
    assert ids == [f"b:1:{op}" for op in ("rematch", "replay", "review", "rules", "more")]


async def test_a_cancelled_table_takes_no_more_actions_and_tells_so_everywhere(game: Game) -> None:
    stage = game.stage
    who, panel = await game.open_hand()
    control, _ = game.choices(panel)[0]
    other = game.other()
    hand = await game.look(other)
    sure = stage.private(await stage.slash(stage.ana, "table cancel"))
    assert say("en-US", "cancel-sure") in stage.text(sure)
    answer = stage.shown(await stage.press(stage.ana, sure, "b:*:confirm_cancel"))
    assert answer.id == sure.id and stage.text(answer) == say("en-US", "table-cancelled")
    assert say("en-US", "table-cancelled") in stage.text(game.board) and not stage.controls(game.board)
    assert not mentions(stage)
    await refuses(game, who, panel, control.custom_id, "error-cancelled")
    shown = stage.shown(await stage.press(other, hand, "b:*:more"))
    assert say("en-US", "phase-cancelled") in stage.text(shown)
    async with with_component(stage, game.board, button("b:1:hand")):
        shown = stage.private(await forge(stage, stage.bruno, game.board, "b:1:hand"))
    assert say("en-US", "phase-cancelled") in stage.text(shown)
    for op in ("join", "start", "cancel", "confirm_cancel"):
        await refuses(game, stage.ana, game.board, f"b:1:{op}", "error-cancelled")
    await refuses(game, stage.ana, game.board, "b:1:rematch", "error-not-finished")
    answer = nothing_but_a_sentence(stage, await stage.slash(stage.ana, "hand"))
    assert answer == say("en-US", "error-no-table")


async def test_only_the_host_ends_a_running_game(game: Game) -> None:
    stage = game.stage
    for who in (stage.bruno, stage.davi):
        for op in ("cancel", "confirm_cancel"):
            await refuses(game, who, game.board, f"b:1:{op}", "error-not-host-cancel", host="Ana")


async def test_a_table_of_another_server_is_unknown(game: Game) -> None:
    stage = game.stage
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")
    # Bruno plays here, and is a member there too.
    bruno = elsewhere.add_member(stage.bruno.user)
    lobby = stage.shown(await bruno.slash(channel, "play", game="mausoleum"))
    decision_revision = await decision_revision_of(game, stage.bruno)
    before = await everything(stage)
    for custom_id in (
        f"t:1:{decision_revision}:pass",
        "b:1:hand",
        "b:1:more",
        "b:1:log",
        "b:1:text",
        "b:1:confirm_cancel",
    ):
        async with with_component(stage, lobby, button(custom_id)):
            result = await forge(stage, bruno, lobby, custom_id, into=channel)
        assert nothing_but_a_sentence(stage, result) == say("en-US", "error-unknown-table")
    assert await everything(stage) == before


async def test_a_stranger_has_no_hand_but_may_read_all_that_is_public(game: Game) -> None:
    stage = game.stage
    await says(game, stage.davi, "error-no-hand", lambda: stage.press(stage.davi, game.board, "b:*:hand"))
    await says(game, stage.davi, "error-no-hand", lambda: stage.slash(stage.davi, "hand"))
    for op in ("log", "text"):
        more = stage.private(await stage.press(stage.davi, game.board, "b:*:more"))
        panel = stage.shown(await stage.press(stage.davi, more, f"b:*:{op}"))
        assert panel.id == more.id
        text = stage.text(panel)
        assert "You draw" not in text and len(text) > 20
    assert not [each for each in stage.buttons(more) if each.custom_id.endswith("cancel")]


async def test_clicks_of_two_people_in_the_same_moment_are_both_answered(game: Game) -> None:
    stage = game.stage
    who, panel = await game.open_hand()
    control, _ = next(each for each in game.choices(panel) if each[0].custom_id.startswith("t:"))
    hand = stage.button(game.board, "b:*:hand").custom_id
    acted, looked, refused = await at_once(
        stage, (who, panel, control.custom_id), (game.other(), game.board, hand), (stage.davi, game.board, hand)
    )
    assert acted.response is not None and looked.response is not None
    assert nothing_but_a_sentence(stage, refused) == say("en-US", "error-no-hand")
    game.panel = None
    await game.look_closely()
