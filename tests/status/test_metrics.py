"""What the metrics call a control, and what counts without a bot."""

from __future__ import annotations

import pytest

from cogs.interactions.custom_ids import KINDS, Op, kind_of
from status.metrics import _route
from tests.bot.test_log import CONTROLS, FORMS


def test_every_control_has_one_of_few_words_and_no_text_of_a_client_becomes_one() -> None:
    pressed = [*FORMS, *(custom_id for custom_id, _ in CONTROLS.values())]
    words = {
        kind: kind_of(custom_id)
        for kind, each in KINDS.items()
        for custom_id in pressed
        if each.read(custom_id) is not None
    }
    assert words.keys() == KINDS.keys() and len(set(words.values())) == len(words)
    assert "unknown" not in words.values()
    assert {kind_of(f"b:1:{op}") for op in Op} == set(Op)
    for strange in ("", "b:1:zuleika", "b:x:hand", "chat:Ana", "t:1:2:" + "x" * 200, "\n"):
        assert kind_of(strange) == "unknown"
    assert all(word.replace("_", "").isalpha() for word in words.values())


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/api/v10/interactions/1/secret/callback", "answer"),
        ("/proxy/api/v10/interactions/1/secret/callback", "answer"),
        ("/api/v10/webhooks/1/secret/messages/@original", "follow_up"),
        ("/api/v10/webhooks/1/secret", "follow_up"),
        ("/api/v10/channels/1/messages/2", "message"),
        ("/api/v10/channels/1", "other"),
        ("/gateway/", "other"),
    ],
)
def test_a_route_holds_no_id_and_no_token(path: str, route: str) -> None:
    assert _route(path) == route
