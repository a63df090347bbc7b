"""Every limit of Discord's documentation is held: what just keeps it passes, what just breaks it is reported."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.components import COMPONENTS_V2_FLAG

from tests.discord_description import description_problems, needs_description
from tests.discord_limits import SHAPES, Json, message_problems, problems
from tests.discord_samples import (
    button,
    choice,
    choices,
    chosen,
    command,
    container,
    form,
    gallery,
    label,
    mentions,
    menu,
    message,
    option,
    options,
    parameter,
    picture,
    pressed,
    row,
    said,
    section,
    select,
    shown,
    taking,
    text,
    thumbnail,
    wide,
    without,
)

LINK: Json = {"type": 2, "style": 5, "label": "x", "url": "https://" + "x" * 504}
TEN = [f"{number}.png" for number in range(10)]

Case = tuple[str, Any, Any]
"""The limit, what keeps it, what breaks it."""

MESSAGES: dict[str, list[Case]] = {
    "Component Reference": [
        ("40 components", message(*[text()] * 40), message(*[text()] * 41)),
        ("40 components, nested ones too", message(container(*[text()] * 39)), message(container(*[text()] * 40))),
        ("a component", message(text()), message()),
        ("no text beside components", message(text()), message(text(), content="x")),
        ("no embed beside components", message(text()), message(text(), embeds=[{"title": "x"}])),
        ("a known type", message(text()), message({"type": 99})),
        ("no text input in a message", message(text()), message(row({"type": 4, "style": 1, "custom_id": "a"}))),
        ("no button outside a row", pressed(), message(button())),
        ("no label in a message", message(text()), message(label())),
        ("flag of components", message(text()), message(text(), flags=0)),
    ],
    "Component Reference, Custom ID": [
        ("100 characters", pressed(custom_id="x" * 100), pressed(custom_id="x" * 101)),
        ("not empty", pressed(custom_id="x"), pressed(custom_id="")),
        ("each its own", message(row(button(1), button(2))), message(row(button(1)), row(button(1)))),
        ("of a select", chosen(custom_id="x" * 100), chosen(custom_id="x" * 101)),
    ],
    "Component Reference, Action Row": [
        ("5 buttons", message(row(*map(button, range(5)))), message(row(*map(button, range(6))))),
        ("not empty", pressed(), message(row())),
        ("1 select", chosen(), message(row(select(), select(custom_id="t")))),
        ("no select beside a button", message(row(select()), row(button())), message(row(select(), button()))),
        ("no text", pressed(), message(row(text()))),
        ("no row", pressed(), message(row(row(button())))),
    ],
    "Component Reference, Button": [
        ("label of 80", pressed(label="x" * 80), pressed(label="x" * 81)),
        ("style", pressed(), message(row(without(button(), "style")))),
        ("custom id", pressed(), message(row(without(button(), "custom_id")))),
        ("address of a link", message(row(LINK)), message(row(without(LINK, "url")))),
        ("address of 512", message(row(LINK)), message(row({**LINK, "url": LINK["url"] + "x"}))),
    ],
    "Component Reference, String Select": [
        ("25 options", chosen(options=options(25)), chosen(options=options(26))),
        ("options", chosen(), message(row(without(select(), "options")))),
        ("not empty", chosen(), chosen(options=[])),
        ("placeholder of 150", chosen(placeholder="x" * 150), chosen(placeholder="x" * 151)),
        *(
            (
                f"{key} of 100",
                chosen(options=[option(**{key: "x" * 100})]),
                chosen(options=[option(**{key: "x" * 101})]),
            )
            for key in ("label", "value", "description")
        ),
        *((key, chosen(), chosen(options=[without(option(), key)])) for key in ("label", "value")),
        ("each value once", chosen(), chosen(options=[option(), option()])),
        ("25 chosen", chosen(max_values=25), chosen(max_values=26)),
    ],
    "Component Reference, Section": [
        ("3 texts", message(section(3)), message(section(4))),
        ("a text", message(section(1)), message(section(0))),
        ("an accessory", message(section(1)), message(without(section(1), "accessory"))),
        ("no select as an accessory", message(section(1)), message(section(1, select()))),
        (
            "texts alone",
            message(section(1)),
            message({"type": 9, "components": [row(button(1))], "accessory": button()}),
        ),
    ],
    "Component Reference, Text Display": [
        ("4000 characters", message(text("x" * 4000)), message(text("x" * 4001))),
        ("4000 in all", message(text("x" * 2000), text("x" * 2000)), message(text("x" * 2000), text("x" * 2001))),
        ("content", message(text()), message(without(text(), "content"))),
        ("not empty", message(text()), message(text(""))),
    ],
    "Component Reference, Media Gallery": [
        ("10 pictures", shown(*TEN), message(gallery(*map(picture, TEN), picture("0.png")), files=TEN)),
        ("a picture", shown("a.png"), message(gallery())),
        ("address", shown("a.png"), message(gallery({"description": "x"}))),
        (
            "description of 1024",
            message(gallery(picture(description="x" * 1024)), files=["a.png"]),
            message(gallery(picture(description="x" * 1025)), files=["a.png"]),
        ),
    ],
    "Component Reference, Thumbnail": [
        ("not alone", message(section(1, thumbnail()), files=["a.png"]), message(thumbnail())),
        (
            "description of 1024",
            message(section(1, thumbnail(description="x" * 1024)), files=["a.png"]),
            message(section(1, thumbnail(description="x" * 1025)), files=["a.png"]),
        ),
    ],
    "Component Reference, File": [
        ("file", message({"type": 13, "file": {"url": "attachment://a"}}, files=["a"]), message({"type": 13}))
    ],
    "Component Reference, Separator": [
        ("spacing", message({"type": 14, "spacing": 2}), message({"type": 14, "spacing": 3}))
    ],
    "Component Reference, Container": [
        ("no container", message(container(text())), message(container(container(text())))),
        ("no button", message(container(row(button()))), message(container(button()))),
        ("components", message(container(text())), message({"type": 17})),
        (
            "colour",
            message({**container(text()), "accent_color": 0xFFFFFF}),
            message({**container(text()), "accent_color": 1 << 24}),
        ),
    ],
    "Message Resource, Create Message": [
        ("2000 characters", said("x" * 2000), said("x" * 2001)),
        ("something", said("x"), said("")),
        ("nonce of 25", said("x", nonce="x" * 25), said("x", nonce="x" * 26)),
        (
            "10 attachments",
            shown(*TEN),
            message(gallery(*map(picture, TEN)), {"type": 13, "file": {"url": "attachment://x"}}, files=[*TEN, "x"]),
        ),
        ("what is shown is attached", shown("a.png"), message(gallery(picture()))),
        ("what is attached is shown", shown("a.png"), message(text(), files=["a.png"])),
    ],
    "Message Resource, Attachment Object": [
        ("description of 1024", shown("a.png", alt="x" * 1024), shown("a.png", alt="x" * 1025)),
        ("id", said("x"), said("x", attachments=[{"filename": "a.png"}])),
    ],
    "Message Resource, Allowed Mentions Object": [
        (f"100 {key}", said("x", **mentions(key, 100)), said("x", **mentions(key, 101))) for key in ("users", "roles")
    ],
}

FORMS: dict[str, list[Case]] = {
    "Receiving and Responding, Modal": [
        ("title of 45", form(label(), title="x" * 45), form(label(), title="x" * 46)),
        ("title", form(label()), without(form(label()), "title")),
        ("5 components", form(*map(label, range(5))), form(*map(label, range(6)))),
        ("a component", form(label()), form()),
        ("custom id of 100", form(label(), custom_id="x" * 100), form(label(), custom_id="x" * 101)),
        ("custom id", form(label()), without(form(label()), "custom_id")),
    ],
    "Component Reference, Label": [
        ("label of 45", form(label(label="x" * 45)), form(label(label="x" * 46))),
        ("label", form(label()), form(without(label(), "label"))),
        ("component", form(label()), form(without(label(), "component"))),
        ("description of 100", form(label(description="x" * 100)), form(label(description="x" * 101))),
        ("no button", form(label()), form(label(component=button()))),
    ],
}

CHOICES: dict[str, list[Case]] = {
    "Receiving and Responding, Autocomplete": [
        ("25 choices", {"choices": choices(25)}, {"choices": choices(26)}),
        ("choices", {"choices": []}, {}),
    ],
    "Application Commands, Option Choice": [
        ("name of 100", {"choices": [choice(name="x" * 100)]}, {"choices": [choice(name="x" * 101)]}),
        ("value of 100", {"choices": [choice(value="x" * 100)]}, {"choices": [choice(value="x" * 101)]}),
        ("name", {"choices": [choice()]}, {"choices": [without(choice(), "name")]}),
        ("value", {"choices": [choice()]}, {"choices": [without(choice(), "value")]}),
        ("an object", {"choices": [choice()]}, {"choices": ["x"]}),
    ],
}

COMMANDS: dict[str, list[Case]] = {
    "Application Commands": [
        ("100 commands", [command(number) for number in range(100)], [command(number) for number in range(101)]),
        ("each name once", [command(1), command(2)], [command(1), command(1)]),
        ("5 menus of a kind", [menu(kind, n) for kind in (2, 3) for n in range(5)], [menu(3, n) for n in range(6)]),
        ("each name once in a menu", [menu(2, 1), menu(3, 1), command(1)], [menu(2, 1), menu(2, 1)]),
        ("no description in a menu", menu(2), menu(2, description="x")),
        ("menu name of 32", menu(2, name="X y" + "x" * 29), menu(2, name="x" * 33)),
        (
            "menu name in every language",
            menu(3, name_localizations={"fr": "É"}),
            menu(3, name_localizations={"fr": ""}),
        ),
        ("8000 characters", wide(description="x" * 86), wide(description="x" * 87)),
        (
            "8000 characters in the longest languages",
            wide(description_localizations={"fr": "x" * 86, "de": "x" * 80}),
            wide(description_localizations={"fr": "x" * 87, "de": "x" * 80}),
        ),
    ],
    "Application Commands, Application Command Naming": [
        ("lower case", command(name="é"), command(name="É")),
        ("no space", command(name="a-b_c'd"), command(name="a b")),
        ("in every language", command(name_localizations={"fr": "é"}), command(name_localizations={"fr": "é!"})),
        ("of a parameter", taking(parameter(name="é")), taking(parameter(name="É"))),
    ],
    "Application Commands, Application Command Object": [
        ("name of 32", command(name="x" * 32), command(name="x" * 33)),
        ("name", command(), without(command(), "name")),
        ("description of 100", command(description="x" * 100), command(description="x" * 101)),
        ("description", command(), command(description="")),
        (
            "description in every language",
            command(description_localizations={"fr": "x" * 100}),
            command(description_localizations={"fr": "x" * 101}),
        ),
        ("25 options", taking(*map(parameter, range(25))), taking(*map(parameter, range(26)))),
    ],
    "Application Commands, Application Command Option": [
        ("25 choices", taking(parameter(choices=choices(25))), taking(parameter(choices=choices(26)))),
        ("each name once", taking(parameter(1), parameter(2)), taking(parameter(1), parameter(1))),
        (
            "required ones first",
            taking(parameter(1, required=True), parameter(2)),
            taking(parameter(1), parameter(2, required=True)),
        ),
        (
            "choices or autocomplete",
            taking(parameter(choices=choices(1)), parameter(1, autocomplete=True)),
            taking(parameter(choices=choices(1), autocomplete=True)),
        ),
        *((key, taking(parameter()), taking(without(parameter(), key))) for key in ("type", "name", "description")),
        (
            "of a subcommand",
            taking(parameter(type=1, options=[parameter(description="x" * 100)])),
            taking(parameter(type=1, options=[parameter(description="x" * 101)])),
        ),
    ],
}


def cases(*tables: dict[str, list[Case]]) -> list[Any]:
    return [
        pytest.param(keeps, breaks, id=f"{page}: {limit}")
        for table in tables
        for page, rows in table.items()
        for limit, keeps, breaks in rows
    ]


def as_list(commands: Json | list[Json]) -> list[Json]:
    return commands if isinstance(commands, list) else [commands]


def of_message(body: Json) -> list[str]:
    names = [each.get("filename") for each in body.get("attachments") or [] if each.get("description")]
    return [
        *message_problems(body, flags=body.get("flags", 0), names=names),
        *problems("POST", "/channels/1/messages", body),
    ]


def of_answer(kind: int, data: Json) -> list[str]:
    return problems("POST", "/interactions/1/token/callback", {"type": kind, "data": data})


# ---------------------------------------------------------------- tests


@pytest.mark.parametrize(("keeps", "breaks"), cases(MESSAGES))
def test_messages(keeps: Json, breaks: Json) -> None:
    assert of_message(keeps) == []
    assert len(of_message(breaks)) == 1


@pytest.mark.parametrize(("keeps", "breaks"), cases(FORMS))
def test_forms(keeps: Json, breaks: Json) -> None:
    assert of_answer(9, keeps) == []
    assert len(of_answer(9, breaks)) == 1


@pytest.mark.parametrize(("keeps", "breaks"), cases(CHOICES))
def test_choices(keeps: Json, breaks: Json) -> None:
    assert of_answer(8, keeps) == []
    assert len(of_answer(8, breaks)) == 1


@pytest.mark.parametrize(("keeps", "breaks"), cases(COMMANDS))
def test_commands(keeps: Json | list[Json], breaks: Json | list[Json]) -> None:
    for path in ("/applications/1/commands", "/applications/1/guilds/1/commands"):
        assert problems("PUT", path, as_list(keeps)) == []
        assert len(problems("PUT", path, as_list(breaks))) == 1


def test_the_flag_of_components_stays() -> None:
    assert message_problems({"content": "x"}, flags=0, before=0) == []
    assert message_problems({"content": "x"}, flags=0, before=COMPONENTS_V2_FLAG)


MESSAGE_REQUESTS = [
    ("POST", "/channels/1/messages"),
    ("PATCH", "/channels/1/messages/2"),
    ("POST", "/webhooks/1/token"),
    ("PATCH", "/webhooks/1/token/messages/@original"),
    ("PATCH", "/webhooks/1/token/messages/2"),
]


@pytest.mark.parametrize(("method", "path"), MESSAGE_REQUESTS)
def test_every_request_with_a_message_is_checked(method: str, path: str) -> None:
    assert problems(method, path, {"nonce": "x" * 25}) == []
    assert problems(method, path, {"nonce": "x" * 26})


@pytest.mark.parametrize("kind", [4, 7])
def test_every_answer_with_a_message_is_checked(kind: int) -> None:
    assert of_answer(kind, {"nonce": "x" * 25}) == []
    assert of_answer(kind, {"nonce": "x" * 26})


@needs_description
def test_what_keeps_the_limits_agrees_with_discord_s_whole_description() -> None:
    answer = "/interactions/1/token/callback"
    for method, path, tables in (
        ("POST", "/channels/1/messages", [keeps for rows in MESSAGES.values() for _, keeps, _ in rows]),
        ("POST", answer, [{"type": 9, "data": keeps} for rows in FORMS.values() for _, keeps, _ in rows]),
        ("POST", answer, [{"type": 8, "data": keeps} for rows in CHOICES.values() for _, keeps, _ in rows]),
        ("PUT", "/applications/1/commands", [as_list(keeps) for rows in COMMANDS.values() for _, keeps, _ in rows]),
    ):
        for body in tables:
            assert not description_problems(method, path, {}, body), body


def test_every_shape_is_planted_in() -> None:
    pages = {page for table in (MESSAGES, FORMS, CHOICES, COMMANDS) for page in table}
    assert {shape.page for shape in SHAPES.values()} <= pages
