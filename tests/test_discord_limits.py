"""The limits in ``discord_limits.py`` are noticed: what just keeps one passes, what just breaks it is reported once."""

from __future__ import annotations

from typing import Any

from simcord.components import COMPONENTS_V2_FLAG

from tests.discord_limits import SHAPES, Json, message_problems, problems

MESSAGE_REQUESTS = [
    ("POST", "/channels/1/messages"),
    ("PATCH", "/channels/1/messages/2"),
    ("POST", "/webhooks/1/token"),
    ("PATCH", "/webhooks/1/token/messages/@original"),
    ("PATCH", "/webhooks/1/token/messages/2"),
]
ANSWER = ("POST", "/interactions/1/token/callback")
COMMANDS = ("PUT", "/applications/1/commands")


def button(number: int) -> Json:
    return {"type": 2, "style": 1, "custom_id": str(number), "label": "x"}


def shown(*names: str) -> Json:
    return {"components": [{"type": 12, "items": [{"media": {"url": f"attachment://{name}"}} for name in names]}]}


def choice(**rest: Any) -> Json:
    return {"name": "x", "value": "x", **rest}


def parameter(number: int = 0, **rest: Any) -> Json:
    return {"type": 3, "name": f"p{number}", "description": "x", **rest}


def command(number: int = 0, **rest: Any) -> Json:
    return {"name": f"c{number}", "description": "x", **rest}


def menu(kind: int, number: int = 0, **rest: Any) -> Json:
    return {"type": kind, "name": f"Menu {number}", **rest}


def taking(*parameters: Json) -> list[Json]:
    return [command(options=list(parameters))]


def wide(last: str) -> list[Json]:
    """Return a command of 7914 characters and those of a description."""
    full = choice(name="x" * 99)
    parameters = [parameter(number, choices=[full] * 25) for number in range(3)]
    return taking(*parameters, parameter(3, choices=[full] * 4, description=last))


def without(given: Json, key: str) -> Json:
    return {name: value for name, value in given.items() if name != key}


def test_a_message_shows_what_is_attached_within_the_limits_of_its_components() -> None:
    """Simcord's validator knows the limits of components. One of them shows that it is asked."""
    for body, names in ((shown("a.png"), ["a.png"]), ({"components": [{"type": 1, "components": [button(1)]}]}, [])):
        assert message_problems(body, flags=COMPONENTS_V2_FLAG, names=names) == []
    row = {"type": 1, "components": [button(number) for number in range(6)]}
    for body, names in ((shown("a.png"), []), (shown("a.png"), ["a.png", "b.png"]), ({"components": [row]}, [])):
        assert len(message_problems(body, flags=COMPONENTS_V2_FLAG, names=names)) == 1
    assert message_problems({"content": "x"}, flags=0) == []
    assert message_problems({"content": "x"}, flags=0, before=COMPONENTS_V2_FLAG), "the flag of components stays"


def test_every_request_and_answer_with_a_message_is_checked() -> None:
    mentions = [{"users": ["1"] * count} for count in (100, 101)]
    for keeps, breaks in (
        ({"nonce": "x" * 25}, {"nonce": "x" * 26}),
        (
            {"attachments": [{"id": 0, "description": "x" * 1024}]},
            {"attachments": [{"id": 0, "description": "x" * 1025}]},
        ),
        ({"attachments": [{"id": 0}] * 10}, {"attachments": [{"id": 0}] * 11}),
        ({"attachments": [{"id": 0}]}, {"attachments": [{}]}),
        ({"allowed_mentions": mentions[0]}, {"allowed_mentions": mentions[1]}),
    ):
        for method, path in MESSAGE_REQUESTS:
            assert problems(method, path, keeps) == [] and len(problems(method, path, breaks)) == 1, (path, breaks)
        for kind in (4, 7):
            assert problems(*ANSWER, {"type": kind, "data": keeps}) == []
            assert len(problems(*ANSWER, {"type": kind, "data": breaks})) == 1, (kind, breaks)


def test_answers_with_choices_and_forms_are_checked() -> None:
    label = {"type": 18, "label": "x", "component": {"type": 4, "style": 1, "custom_id": "0"}}
    form = {"custom_id": "f", "title": "x" * 45, "components": [label]}
    cases: list[tuple[int, Json, Json]] = [
        (8, {"choices": [choice()] * 25}, {"choices": [choice()] * 26}),
        (8, {"choices": []}, {}),
        *(
            (8, {"choices": [choice(**{key: "x" * 100})]}, {"choices": [choice(**{key: "x" * 101})]})
            for key in choice()
        ),
        *((8, {"choices": [choice()]}, {"choices": [without(choice(), key)]}) for key in choice()),
        (8, {"choices": [choice()]}, {"choices": ["x"]}),
        (9, form, {**form, "title": "x" * 46}),
    ]
    for kind, keeps, breaks in cases:
        assert problems(*ANSWER, {"type": kind, "data": keeps}) == []
        assert len(problems(*ANSWER, {"type": kind, "data": breaks})) == 1, breaks


def test_commands_and_menus_are_checked() -> None:
    many = [choice()] * 26
    long = {"fr": "x" * 101}
    cases: list[tuple[list[Json], list[Json]]] = [
        ([command(number) for number in range(100)], [command(number) for number in range(101)]),
        ([command(1), command(2)], [command(1), command(1)]),
        ([menu(kind, n) for kind in (2, 3) for n in range(5)], [menu(3, n) for n in range(6)]),
        ([menu(2, 1), menu(3, 1), command(1)], [menu(2, 1), menu(2, 1)]),
        ([menu(2)], [menu(2, description="x")]),
        ([menu(2, name="X y" + "x" * 29)], [menu(2, name="x" * 33)]),
        (wide("x" * 86), wide("x" * 87)),
        ([command(name="é")], [command(name="É")]),
        ([command(name="a-b_c'd")], [command(name="a b")]),
        ([command(name_localizations={"fr": "é"})], [command(name_localizations={"fr": "é!"})]),
        (taking(parameter(name="é")), taking(parameter(name="É"))),
        ([command(name="x" * 32)], [command(name="x" * 33)]),
        ([command()], [without(command(), "name")]),
        ([command(description="x" * 100)], [command(description="")]),
        ([command(description_localizations={"fr": "x" * 100})], [command(description_localizations=long)]),
        (taking(*map(parameter, range(25))), taking(*map(parameter, range(26)))),
        (taking(parameter(choices=many[:25])), taking(parameter(choices=many))),
        (taking(parameter(1), parameter(2)), taking(parameter(1), parameter(1))),
        (taking(parameter(1, required=True), parameter(2)), taking(parameter(1), parameter(2, required=True))),
        (taking(parameter(1, autocomplete=True)), taking(parameter(choices=many[:1], autocomplete=True))),
        *((taking(parameter()), taking(without(parameter(), key))) for key in ("type", "name", "description")),
        (taking(parameter(type=1, options=[parameter()])), taking(parameter(type=1, options=[parameter(name="É")]))),
    ]
    for keeps, breaks in cases:
        for method, path in (COMMANDS, ("PUT", "/applications/1/guilds/1/commands")):
            assert problems(method, path, keeps) == [], keeps
            assert len(problems(method, path, breaks)) == 1, breaks
    assert len(SHAPES) == 8, "each shape has its cases above"
