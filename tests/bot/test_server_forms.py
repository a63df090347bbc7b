"""The two forms of `/table-settings`: prefilled, all or nothing, and refused where they come late or are forged."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
import simcord

from cogs.preferences.changes import OFF
from cogs.preferences.setting_forms import FIELDS, LANGUAGES, PEOPLE, QUIET, WAYS, digest
from locales import LOCALES, say
from tables import Pace, ServerSettings
from tests.bot.forging import button as drawn
from tests.bot.forging import forge, submit, with_component
from tests.bot.harness import Stage
from tests.bot.playing import nothing_but_a_sentence
from tests.bot.settings import choose_server, panel_of, server_of

CHANGE, HOURS = "c:change", "c:quiet"
USUAL = {
    WAYS: {"language": "automatic", "pace": "daily", "channels": [], "roles": [], "pings": True},
    QUIET: {"quiet_from": [OFF], "quiet_to": [], "timezone": "UTC"},
    LANGUAGES: {"channels": ["1"], "language": "fr"},
    PEOPLE: {"absence": "automatic", "play_roles": [], "barred_roles": []},
}


async def opened(stage: Stage, which: str = CHANGE) -> simcord.InteractionResult:
    return await stage.press(stage.ana, await panel_of(stage), which)


async def sentence(stage: Stage, form: simcord.InteractionResult, **changed: Any) -> str:
    return nothing_but_a_sentence(stage, await stage.submit(stage.ana, form, **changed))


async def beside(stage: Stage, form: simcord.InteractionResult, **changed: Any) -> str:
    """Return the sentence beside the panel that the rest of a form has changed."""
    result = await stage.submit(stage.ana, form, **changed)
    (told,) = result.followups
    assert say(stage.languages.get(stage.ana.id, "en-US"), "settings-title") in stage.text(stage.shown(result))
    return stage.text(told)


@pytest.mark.parametrize("locale", ["en-US", "fr"])
async def test_one_form_changes_all_ways_of_a_server_at_once(stage: Stage, locale: str) -> None:
    stage.reads(stage.ana, locale)
    helper, other = stage.server.create_role("Helpers"), stage.server.create_text_channel("more")
    panel = await panel_of(stage)
    form = await stage.press(stage.ana, panel, CHANGE)
    assert form.modal is not None and form.modal["title"] == say(locale, "settings-title")
    assert stage.prefilled(form) == USUAL[WAYS]
    assert [each["description"] for each in form.modal["components"]] == [
        say(locale, f"form-{name}-about") for name in FIELDS[WAYS]
    ]
    result = await stage.submit(
        stage.ana, form, language="fr", pace="live", channels=[other, stage.channel], roles=[helper], pings=False
    )
    assert stage.shown(result).id == panel.id and not result.followups
    wanted = ServerSettings(stage.server.id, "fr", Pace.LIVE, (other.id, stage.channel.id), (helper.id,), pings=False)
    assert await server_of(stage) == wanted
    assert say(locale, "settings-pings-off") in stage.text(panel)
    form = await stage.press(stage.ana, panel, CHANGE)
    shown = stage.prefilled(form)
    assert [each.id for each in shown["channels"]] == [other.id, stage.channel.id] and shown["pings"] is False
    assert (shown["language"], shown["pace"], [each.id for each in shown["roles"]]) == ("fr", "live", [helper.id])
    await stage.submit(stage.ana, form, language="automatic", channels=[], roles=[])
    assert await server_of(stage) == replace(wanted, locale=None, channels=(), end_roles=())


async def test_the_form_of_quiet_hours_changes_them_and_the_time_zone(stage: Stage) -> None:
    form = await opened(stage, HOURS)
    assert form.modal is not None and form.modal["title"] == say("en-US", "form-quiet-title")
    assert stage.prefilled(form) == USUAL[QUIET]

    async def hours(form: simcord.InteractionResult, **changed: Any) -> tuple[int | None, int | None, str]:
        await stage.submit(stage.ana, form, **changed)
        now = await server_of(stage)
        return now.quiet_from, now.quiet_to, now.timezone

    lisbon = "Europe/Lisbon"
    assert await hours(form, quiet_from=["22"], timezone="europe/lisbon") == (22 * 60, 8 * 60, lisbon), "ten hours"
    form = await opened(stage, HOURS)
    assert stage.prefilled(form) == {"quiet_from": ["22"], "quiet_to": ["8"], "timezone": lisbon}
    assert await hours(form, quiet_to=["22"], quiet_from=["8"]) == (8 * 60, 22 * 60, lisbon)
    form = await opened(stage, HOURS)
    assert await hours(form, quiet_from=["0"], quiet_to=["7"]) == (0, 7 * 60, lisbon)
    assert await hours(await opened(stage, HOURS), quiet_from=[OFF], quiet_to=["7"]) == (None, None, lisbon)
    for locale in LOCALES:
        stage.reads(stage.ana, locale)
        equal = await beside(stage, await opened(stage, HOURS), quiet_from=["7"], quiet_to=["7"])
        assert equal == say(locale, "error-rest-saved", why=say(locale, "error-no-quiet-hours"))
        form = await opened(stage, HOURS)
        zone = await beside(stage, form, quiet_from=["7"], quiet_to=["9"], timezone="Narnia")
        assert zone == say(locale, "error-rest-saved", why=say(locale, "error-unknown-zone"))
        now = await server_of(stage)
        assert (now.quiet_from, now.quiet_to, now.timezone) == (7 * 60, 9 * 60, lisbon), "what is right is kept"
        close = await beside(stage, await opened(stage, HOURS), quiet_from=[OFF], timezone="Lisbonn")
        named = say(locale, "error-unknown-zone-close", zones=lisbon)
        assert close == say(locale, "error-rest-saved", why=named) and (await server_of(stage)).quiet_from is None


@pytest.mark.parametrize("locale", ["en-US", "pt-BR"])
async def test_a_form_that_comes_late_changes_nothing(stage: Stage, locale: str) -> None:
    stage.reads(stage.ana, locale)
    first, second, quiet = await opened(stage), await opened(stage), await opened(stage, HOURS)
    await stage.submit(stage.ana, first, pace="slow")
    assert await sentence(stage, second, pace="live") == say(locale, "error-settings-changed")
    await stage.submit(stage.ana, quiet, quiet_from=["23"])
    now = await server_of(stage)
    assert (now.pace, now.quiet_from) == (Pace.SLOW, 23 * 60), "each form minds what it shows"
    third = await opened(stage)
    keepers = next(role for role in stage.server.roles.values() if role.name == "Keepers")
    stage.env.backend.remove_member_role(stage.server.id, stage.ana.id, keepers.id)
    assert await sentence(stage, third, pace="none") == say(locale, "error-not-manager")
    assert await server_of(stage) == now


async def test_only_managers_open_or_submit_a_form(stage: Stage) -> None:
    panel = await panel_of(stage)
    for custom_id in (CHANGE, HOURS):
        answer = nothing_but_a_sentence(stage, await forge(stage, stage.bruno, panel, custom_id))
        assert answer == say("en-US", "error-not-manager")
    settings = ServerSettings(stage.server.id)
    for what in FIELDS:
        made = f"cf:{what}:{digest(settings, what)}"
        answer = nothing_but_a_sentence(stage, await submit(stage, stage.bruno, made, fields(what), panel))
        assert answer == say("en-US", "error-not-manager")


TYPES = {
    "channels": 8,
    "roles": 6,
    "quiet_from": 3,
    "quiet_to": 3,
    "timezone": 4,
    "pings": 23,
    "play_roles": 6,
    "barred_roles": 6,
}


def fields(what: str, **strange: Any) -> list[dict[str, Any]]:
    """Return the usual fields of a form as a client sends them, but for the strange ones."""
    values = {**USUAL[what], **strange}
    many = {name: "values" if isinstance(value, list) else "value" for name, value in values.items()}
    return [{"type": TYPES.get(name, 21), "custom_id": name, many[name]: value} for name, value in values.items()]


STRANGE: list[tuple[str, list[dict[str, Any]], str]] = [
    (WAYS, [], "error-unknown-choice"),
    (PEOPLE, fields(PEOPLE, absence="never"), "error-unknown-choice"),
    (PEOPLE, fields(PEOPLE, absence=["ask", "bot"]), "error-unknown-choice"),
    (PEOPLE, fields(PEOPLE, play_roles=["17"]), "error-unknown-choice"),
    (PEOPLE, fields(PEOPLE, barred_roles=None), "error-unknown-choice"),
    (WAYS, fields(WAYS)[1:], "error-unknown-choice"),
    (WAYS, [*fields(WAYS), *fields(QUIET)], "error-unknown-choice"),
    (WAYS, fields(WAYS, language="de"), "error-unknown-choice"),
    (WAYS, fields(WAYS, language=None), "error-unknown-choice"),
    (WAYS, fields(WAYS, pace="never"), "error-unknown-choice"),
    (WAYS, fields(WAYS, pace=["live", "slow"]), "error-unknown-choice"),
    (WAYS, fields(WAYS, channels=["1"]), "error-unknown-choice"),
    (WAYS, fields(WAYS, channels=[1, {}]), "error-unknown-choice"),
    (WAYS, fields(WAYS, channels=None), "error-unknown-choice"),
    (WAYS, fields(WAYS, roles=["x"]), "error-unknown-choice"),
    (WAYS, fields(WAYS, pings="yes"), "error-unknown-choice"),
    (WAYS, fields(WAYS, pings=1), "error-unknown-choice"),
    (LANGUAGES, fields(LANGUAGES), "error-unknown-choice"),
    (LANGUAGES, fields(LANGUAGES, channels=[]), "error-unknown-choice"),
    (LANGUAGES, fields(LANGUAGES, language="de"), "error-unknown-choice"),
    (LANGUAGES, fields(LANGUAGES, language=None), "error-unknown-choice"),
    (LANGUAGES, fields(LANGUAGES)[1:], "error-unknown-choice"),
    (QUIET, fields(QUIET, quiet_from=[]), "error-unknown-choice"),
    (QUIET, fields(QUIET, quiet_from=["24"]), "error-unknown-choice"),
    (QUIET, fields(QUIET, quiet_from=["7"], quiet_to=["1", "2"]), "error-unknown-choice"),
    (QUIET, fields(QUIET, quiet_from=["7"], quiet_to=["off"]), "error-unknown-choice"),
    (QUIET, fields(QUIET, timezone=["UTC"]), "error-unknown-choice"),
    (QUIET, fields(QUIET, timezone=None), "error-unknown-choice"),
]


async def test_forged_and_missing_fields_and_forms_of_another_kind_change_nothing(stage: Stage) -> None:
    panel, usual = await panel_of(stage), ServerSettings(stage.server.id)
    for what, strange, key in STRANGE:
        result = await submit(stage, stage.ana, f"cf:{what}:{digest(usual, what)}", strange, panel)
        assert nothing_but_a_sentence(stage, result) == say("en-US", key), strange
    for custom_id, key in (
        ("cf:change:00000000", "error-settings-changed"),
        ("cf:pace:00000000", "error-old-button"),
        ("cf:change", "error-old-button"),
        ("c:pings_off", "error-old-button"),
    ):
        result = await submit(stage, stage.ana, custom_id, fields(WAYS), panel)
        assert nothing_but_a_sentence(stage, result) == say("en-US", key), custom_id
    made = f"cf:{WAYS}:{digest(usual, WAYS)}"
    async with with_component(stage, panel, drawn(made)):
        result = await forge(stage, stage.ana, panel, made)
    assert nothing_but_a_sentence(stage, result) == say("en-US", "error-old-button"), "a button is no form"
    assert await server_of(stage) == usual


async def test_a_form_without_its_panel_is_stored_and_answered_and_drops_deleted_channels(
    stage: Stage,
) -> None:
    made = f"cf:{WAYS}:{digest(await server_of(stage), WAYS)}"
    panel = stage.private(await submit(stage, stage.ana, made, fields(WAYS, pace="live")))
    assert (await server_of(stage)).pace is Pace.LIVE and say("en-US", "settings-title") in stage.text(panel)
    await choose_server(stage, channels=(stage.channel.id, 99))
    form = await opened(stage)
    assert [each.id for each in stage.prefilled(form)["channels"]] == [stage.channel.id]
    await stage.submit(stage.ana, form)
    assert (await server_of(stage)).channels == (stage.channel.id,)
