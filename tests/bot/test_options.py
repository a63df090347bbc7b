"""Options in Discord: the host chooses in the lobby, all see what is chosen, and a whole game of each variant."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
import simcord

from engine import game
from engine.record import load
from engine.verify import verify
from locales import LOCALES, say
from render import illustration, rules_pages
from render.wording import game_key, game_text, slug
from tables import Absence, Pace, Table
from tables.clocks import MINUTE
from tests.bot.forging import SELECT, button, forge, menu, press_old, submit, with_component
from tests.bot.harness import Stage
from tests.bot.playing import everything, nothing_but_a_sentence, play_on, table_of
from tests.bot.test_every_game import act
from tests.bot.test_honest import downloaded
from tests.engine.variants import VARIANTS

pytestmark = pytest.mark.usefixtures("tiny_pictures")

OPTIONS = "b:*:more > b:*:options"
HAND_LIMIT = "o:1:hand_limit"
"""The select that older versions have drawn."""


def chosen(key: str, name: str, value: str, locale: str) -> str:
    """Return the line about a value, as menus and boards in words show it."""
    choice = say(locale, slug(f"{key}-option-{name}-{value}"))
    if value == game(key).meta.options[name][0]:
        choice = say(locale, "option-default", choice=choice)
    return say(locale, "more-option", choice=choice)


async def opened(stage: Stage, *others: simcord.MemberActor, key: str = "mausoleum") -> simcord.ResponseMessage:
    lobby = stage.shown(await stage.slash(stage.ana, "play", game=key))
    for person in others:
        await stage.press(person, lobby, "b:*:join")
    return lobby


async def full(stage: Stage, lobby: simcord.ResponseMessage) -> list[str]:
    """Return the lines that a lobby's menu tells Ana."""
    return stage.text(stage.private(await stage.press(stage.ana, lobby, "b:*:more"))).splitlines()


async def test_the_host_chooses_and_everybody_sees_it(stage: Stage) -> None:
    for number, ((key, name, value), locale) in enumerate(itertools.product(VARIANTS, LOCALES), 1):
        stage.community(locale)
        stage.reads(stage.ana, locale)
        lobby = await opened(stage, key=key)
        default = game(key).meta.options[name][0]
        assert not stage.selects(lobby)
        opened_form = await stage.press(stage.ana, lobby, OPTIONS)
        field = stage.fields(opened_form)[0]
        assert tuple(option["value"] for option in field["options"]) == game(key).meta.options[name]
        label = say(locale, "option-default", choice=say(locale, slug(f"{key}-option-{name}-{default}")))
        assert field["options"][0]["label"] == label
        assert stage.prefilled(opened_form)[f"option_{name}"] == default
        short = [say(locale, slug(f"{key}-option-{name}-{each}")) for each in (default, value)]
        assert f"-# {chosen(key, name, default, locale)}" in await full(stage, lobby)
        assert [each in stage.text(lobby) for each in short] == [False, False], "a lobby names what is unusual"
        said = stage.private(await stage.submit(stage.ana, opened_form, **{f"option_{name}": value}))
        assert stage.text(said) == say(locale, "options-saved")
        lines = await full(stage, lobby)
        assert f"-# {chosen(key, name, value, locale)}" in lines
        assert f"-# {chosen(key, name, default, locale)}" not in lines
        assert [each in stage.text(lobby) for each in short] == [False, True]
        assert (await table_of(stage, number)).options == {name: value}
        await stage.fill_in(stage.ana, lobby, OPTIONS, **{f"option_{name}": default})
        assert (await table_of(stage, number)).options == {}
        await stage.press(stage.ana, lobby, "b:*:more > b:*:cancel")


async def test_only_the_host_chooses_only_what_there_is_and_only_before_the_start(stage: Stage) -> None:
    """By a button, a form, and the select of an older version's lobby."""
    lobby = await opened(stage, stage.bruno)
    before = await everything(stage)

    async def select(who: simcord.MemberActor, custom_id: str, values: list[str] | None) -> str:
        async with with_component(stage, stage.board(), menu(custom_id)):
            result = await forge(stage, who, stage.board(), custom_id, kind=SELECT, values=values)
        return nothing_but_a_sentence(stage, result)

    for locale, (person, key, facts) in itertools.product(
        LOCALES,
        ((stage.bruno, "error-not-host-options", {"host": "Ana"}), (stage.chloe, "error-not-seated", {})),
    ):
        stage.reads(person, locale)
        form = await submit(stage, person, form_id(await table_of(stage)), fields(hand_limit="always"), lobby)
        assert {
            nothing_but_a_sentence(stage, await press_old(stage, person, lobby, "b:1:options")),
            await select(person, HAND_LIMIT, ["always"]),
            nothing_but_a_sentence(stage, form),
        } == {say(locale, key, facts)}
    for number, (custom_id, values) in enumerate(
        (
            (HAND_LIMIT, ["never"]),
            (HAND_LIMIT, [""]),
            (HAND_LIMIT, []),
            (HAND_LIMIT, None),
            ("o:1:step", ["space"]),
            ("o:1:timer", ["always"]),
        )
    ):
        locale = LOCALES[number % len(LOCALES)]
        stage.reads(stage.ana, locale)
        assert await select(stage.ana, custom_id, values) == say(locale, "error-unknown-option")
    late = await stage.press(stage.ana, lobby, OPTIONS)
    assert await everything(stage) == before
    await stage.press(stage.ana, lobby, "b:*:start")
    before = await everything(stage)
    for locale in LOCALES:
        stage.reads(stage.ana, locale)
        result = await stage.submit(stage.ana, await reopened(stage, late), option_hand_limit="always")
        answers = {await select(stage.ana, HAND_LIMIT, ["always"]), nothing_but_a_sentence(stage, result)}
        assert answers == {say(locale, "error-already-started")}
    assert await everything(stage) == before


async def test_the_select_of_an_older_lobby_and_a_form_after_a_restart_still_choose(stage: Stage) -> None:
    lobby = await opened(stage)
    async with with_component(stage, lobby, menu(HAND_LIMIT, "always")):
        result = await forge(stage, stage.ana, lobby, HAND_LIMIT, kind=SELECT, values=["always"])
    assert stage.shown(result).id == lobby.id and (await table_of(stage)).options == {"hand_limit": "always"}
    await stage.restart()
    await stage.fill_in(stage.ana, lobby, OPTIONS, option_hand_limit="turn_end")
    assert (await table_of(stage)).options == {}


# ---------------------------------------------------------------- the form


def form_id(table: Table) -> str:
    return f"bf:{table.id}:{table.lobby_options.digest}"


def fields(pace: Any = "live", ways: Any = ("ranked",), deadline: Any = "", **options: Any) -> list[dict[str, Any]]:
    """Return the fields of a lobby's form as a client sends them."""
    radios = {**{f"option_{name}": value for name, value in options.items()}, "pace": pace}
    return [
        *({"type": 21, "custom_id": name, "value": value} for name, value in radios.items()),
        {"type": 4, "custom_id": "deadline", "value": deadline},
        {"type": 22, "custom_id": "ways", "values": [*ways] if isinstance(ways, tuple) else ways},
    ]


@pytest.mark.parametrize("locale", LOCALES[:2])
async def test_one_form_holds_everything_that_the_host_chooses(stage: Stage, locale: str) -> None:
    stage.reads(stage.ana, locale)
    stage.community(locale)
    lobby = await opened(stage)
    for level in ("easy", "hard"):
        await stage.press(stage.ana, lobby, f"b:*:bots > b:*:add_{level}")
    form = await stage.press(stage.ana, lobby, OPTIONS)
    assert form.modal is not None and form.modal["title"] == say(locale, "form-options-title")
    keys = "form-rule", "select-pace", "form-deadline", "form-ways", "form-level"
    labels = [say(locale, key) for key in keys]
    assert [part["label"] for part in form.modal["components"]] == labels
    ticked = ["ranked", "stand_in"]
    usual = {"option_hand_limit": "turn_end", "pace": "daily", "deadline": "", "ways": ticked, "level": None}
    assert stage.prefilled(form) == usual, "two levels of bots prefill none"
    result = await stage.submit(stage.ana, form, pace="live", ways=["invited"], deadline="90 min")
    table = await table_of(stage)
    assert stage.text(stage.private(result)) == say(locale, "options-saved")
    assert (table.row.pace, table.row.ranked, table.lobby_options.levels) == (Pace.LIVE, False, ("easy", "hard"))
    assert (table.row.absence, table.row.invited_only, table.row.deadline_ms) == (Absence.ASK, True, 90 * MINUTE)
    time = say(locale, "pace-own", time=say(locale, "duration-minutes", count=90))
    assert f"-# {time} · " in stage.text(lobby)
    assert f"-# {say(locale, 'more-pace', pace=time)} · " in "\n".join(await full(stage, lobby))
    assert say(locale, "table-invited-only") in stage.text(lobby)
    assert say(locale, "lobby-unranked") in stage.text(lobby)
    await stage.fill_in(stage.ana, lobby, OPTIONS, level="normal", option_hand_limit="always")
    table = await table_of(stage)
    assert table.lobby_options.levels == ("normal", "normal") and table.options == {"hand_limit": "always"}
    form = await stage.press(stage.ana, lobby, OPTIONS)
    assert stage.prefilled(form) == {
        "option_hand_limit": "always",
        "pace": "live",
        "deadline": say(locale, "duration-minutes", count=90),
        "ways": ["invited"],
        "level": "normal",
    }
    before = table.lobby_options
    await stage.submit(stage.ana, form)
    assert (await table_of(stage)).lobby_options == before, "what a form is prefilled with can be read again"
    await stage.fill_in(stage.ana, lobby, OPTIONS, ways=[])
    table = await table_of(stage)
    form = await stage.press(stage.ana, lobby, OPTIONS)
    await stage.press(stage.bruno, lobby, "b:*:join")
    await stage.submit(stage.ana, form)
    assert (await table_of(stage)).lobby_options == table.lobby_options, "a new player spoils no open form"


async def test_a_form_that_comes_late_changes_nothing(stage: Stage) -> None:
    lobby = await opened(stage, stage.bruno)
    first, second = [await stage.press(stage.ana, lobby, OPTIONS) for _ in range(2)]
    await stage.submit(stage.ana, first, pace="slow")

    async def refused(form: simcord.InteractionResult, key: str, **facts: str) -> None:
        before = await everything(stage)
        for locale in LOCALES:
            stage.reads(stage.ana, locale)
            late = await stage.submit(stage.ana, await reopened(stage, form), pace="live")
            assert nothing_but_a_sentence(stage, late) == say(locale, key, facts)
        assert await everything(stage) == before

    await refused(second, "error-options-changed")
    third = await stage.press(stage.ana, lobby, OPTIONS)
    await stage.press(stage.ana, lobby, "b:*:more > b:*:leave")
    await refused(third, "error-not-seated")
    await stage.press(stage.ana, lobby, "b:*:join")
    await refused(third, "error-not-host-options", host="Bruno")
    await stage.press(stage.bruno, lobby, "b:*:more > b:*:cancel")
    await refused(third, "error-cancelled")


async def reopened(stage: Stage, form: simcord.InteractionResult) -> simcord.InteractionResult:
    """Return a form that the same person submits once more, as an impatient client does."""
    form._interaction.modal_consumed = False
    return form


STRANGE: list[list[dict[str, Any]]] = [
    [],
    fields(),
    fields(hand_limit="never"),
    fields(hand_limit=None),
    fields(hand_limit=["always"]),
    fields(hand_limit="always", pace="never"),
    fields(hand_limit="always", pace=None),
    fields(hand_limit="always", pace=["live"]),
    fields(hand_limit="always", pace={}),
    fields(hand_limit="always", ways="ranked"),
    fields(hand_limit="always", ways=None),
    fields(hand_limit="always", ways=("ranked", "twice")),
    fields(hand_limit="always", ways=(["ranked"],)),
    fields(hand_limit="always", step="space"),
    [*fields(hand_limit="always"), {"type": 21, "custom_id": "level", "value": "hard"}],
    [{"type": 4, "custom_id": "pace", "value": "live"}],
]


async def test_forged_and_missing_fields_and_forms_of_another_kind_change_nothing(stage: Stage) -> None:
    lobby = await opened(stage)
    before = await everything(stage)
    right = form_id(await table_of(stage))
    for strange in STRANGE:
        for message in (lobby, None):
            result = await submit(stage, stage.ana, right, strange, message)
            assert nothing_but_a_sentence(stage, result) == say("en-US", "error-unknown-option"), strange
    for custom_id, key in (
        ("bf:1:00000000", "error-options-changed"),
        ("bf:2:00000000", "error-unknown-table"),
        ("bf:1:0000000", "error-old-button"),
        ("bf:1:", "error-old-button"),
        ("b:1:cancel", "error-old-button"),
        ("o:1:hand_limit", "error-old-button"),
    ):
        result = await submit(stage, stage.ana, custom_id, fields(hand_limit="always"), lobby)
        assert nothing_but_a_sentence(stage, result) == say("en-US", key), custom_id
    async with with_component(stage, lobby, button(right)):
        result = await forge(stage, stage.ana, lobby, right)
    assert nothing_but_a_sentence(stage, result) == say("en-US", "error-old-button"), "a button is no form"
    assert await everything(stage) == before


async def test_a_form_without_its_message_is_stored_and_answered(stage: Stage) -> None:
    lobby = await opened(stage)
    result = await submit(stage, stage.ana, form_id(await table_of(stage)), fields(hand_limit="always", pace="none"))
    assert nothing_but_a_sentence(stage, result) == say("en-US", "options-saved")
    assert (await table_of(stage)).row.pace is Pace.NONE and len(stage.boards()) == 1
    assert f"-# {say('en-US', 'lobby-no-limit')} · " in stage.text(lobby)


async def test_a_game_without_options_shows_none(stage: Stage) -> None:
    lobby = await opened(stage, key="capital_lux")
    form = await stage.press(stage.ana, lobby, OPTIONS)
    assert stage.selects(lobby) == [] and set(stage.prefilled(form)) == {"pace", "deadline", "ways"}


async def test_default_games_do_not_mention_their_options(stage: Stage) -> None:
    lobby = await opened(stage, stage.bruno)
    await stage.press(stage.ana, lobby, "b:*:start")
    more = stage.private(await stage.press(stage.ana, stage.board(), "b:*:more"))
    words = stage.private(await stage.press(stage.ana, more, "b:*:text"))
    for panel in (more, words):
        assert chosen("mausoleum", "hand_limit", "turn_end", "en-US") not in stage.text(panel)


@pytest.mark.parametrize(("key", "name", "value"), VARIANTS)
async def test_a_whole_game_of_a_variant(stage: Stage, key: str, name: str, value: str) -> None:
    """The first turns by clicks, with a restart in the middle."""
    chance, people = random.Random(5), [stage.ana, stage.bruno]
    lobby = await opened(stage, stage.bruno, key=key)
    await stage.fill_in(stage.ana, lobby, OPTIONS, **{f"option_{name}": value})
    await stage.press(stage.bruno, lobby, "b:*:here")
    await stage.press(stage.ana, lobby, "b:*:start")

    async def named(locale: str) -> simcord.ResponseMessage:
        """Return the menu, which names the option, as the words do."""
        stage.reads(stage.bruno, locale)
        menu = stage.private(await stage.press(stage.bruno, stage.board(), "b:*:more"))
        assert chosen(key, name, value, locale) in stage.text(menu).splitlines()
        return menu

    for locale in LOCALES:
        words = stage.private(await stage.press(stage.bruno, await named(locale), "b:*:text"))
        assert chosen(key, name, value, locale) in stage.text(words).splitlines()
    for restart in (True, False):
        for _ in range(10):
            table = await table_of(stage)
            who = people[table.deciding[0]]
            await act(stage, who, stage.private(await stage.press(who, stage.board(), "b:*:hand")), chance)
        if restart:
            await stage.restart()
    await play_on(stage, table)
    assert table.options == {name: value}
    more = await named("en-US")
    record = load(downloaded(stage, await stage.press(stage.bruno, more, "b:*:record")))
    assert record.options == {name: value} and verify(record) is None
    verified = stage.private(await stage.press(stage.bruno, more, "b:*:verify"))
    assert verified.id == more.id and game_text(key, "verify-done", "en-US") in stage.text(verified)
    again = stage.shown(await stage.press(stage.bruno, stage.board(), "b:*:rematch"))
    assert say("en-US", slug(f"{key}-option-{name}-{value}")) in stage.text(again)
    assert (await table_of(stage, 2)).options == {name: value}


@pytest.mark.parametrize(("key", "name", "value", "locale"), [(*VARIANTS[0], "fr"), (*VARIANTS[1], "pt-BR")])
async def test_the_rules_at_a_table_are_those_it_plays(
    stage: Stage, key: str, name: str, value: str, locale: str
) -> None:
    stage.reads(stage.bruno, locale)
    lobby = await opened(stage, key=key)
    await stage.fill_in(stage.ana, lobby, OPTIONS, **{f"option_{name}": value})
    first = stage.private(await stage.press(stage.bruno, lobby, "b:*:rules"))
    assert rules_shown(stage, first, key, {name: value}, rules_pages(key)[0], locale)
    looked_up = stage.private(await stage.slash(stage.bruno, "rules", game=key))
    for number, chapter in enumerate(rules_pages(key)):
        by_select = stage.shown(await stage.choose(stage.bruno, looked_up, "w:*", chapter))
        assert rules_shown(stage, by_select, key, {name: value}, chapter, locale)
        if number:
            first = stage.shown(await stage.press(stage.bruno, first, f"q:*:{chapter}"))
            assert rules_shown(stage, first, key, {name: value}, chapter, locale)
    await stage.fill_in(stage.ana, lobby, OPTIONS, **{f"option_{name}": game(key).meta.options[name][0]})
    again = stage.shown(await stage.choose(stage.bruno, first, "w:*", rules_pages(key)[0]))
    assert rules_shown(stage, again, key, {}, rules_pages(key)[0], locale)
    other = stage.private(await stage.slash(stage.bruno, "rules", game="capital_lux"))
    other = stage.shown(await stage.choose(stage.bruno, other, "l:*", "rulings"))
    assert rules_shown(stage, other, "capital_lux", {}, "rulings", locale), "another game than the table plays"


def rules_shown(
    stage: Stage, page: simcord.ResponseMessage, key: str, options: dict[str, str], chapter: str, locale: str
) -> bool:
    """Check that a page of the rules has the words, the picture and the line of these options alone."""
    text, played = stage.text(page), game(key).meta.choose(options)
    lines = {chosen(key, *each, locale): each in options.items() for each in every_value(key)}
    assert {line: line in text.splitlines() for line in lines} == lines
    body = game_text(key, f"rules-{chapter}-body", locale, played)
    assert (body.partition("\n")[0].removeprefix("1. ") if chapter == rules_pages(key)[0] else body) in text
    if chapter == "rulings":
        assert all(say(locale, f"{slug(key)}-ruling-{each}", played) in text for each in game(key).rulings)
    drawing = illustration(key, chapter, played)
    assert [name.rpartition("-")[0] for name in stage.file_names(page)] == [f"rules-{key}-{drawing}-{locale}"]
    return True


def every_value(key: str) -> list[tuple[str, str]]:
    return [(name, value) for name, values in game(key).meta.options.items() for value in values]


def test_the_words_of_the_rules_differ_with_an_option_and_the_rulings_name_it() -> None:
    for (key, name, value), locale in itertools.product(VARIANTS, LOCALES):
        usual = game(key).meta.choose({})
        pages = [game_key(key, f"rules-{page}-body") for page in rules_pages(key)]
        texts = (*pages, *(f"{slug(key)}-ruling-{each}" for each in game(key).rulings))
        assert any(say(locale, text, usual) != say(locale, text, {**usual, name: value}) for text in texts)
        assert all(illustration(key, page, usual) == page for page in rules_pages(key))
    verbs = {"en-US": "can choose", "pt-BR": "pode escolher", "es-ES": "puede elegir", "fr": "peut choisir"}
    for (key, ruling), locale in itertools.product((("luxor", "step"), ("mausoleum", "hand-limit")), LOCALES):
        assert ruling in game(key).rulings
        assert verbs[locale] in say(locale, f"{key}-ruling-{ruling}", game(key).meta.choose({}))
