"""What the metrics call a control, and what counts without a bot."""

from __future__ import annotations

import pytest

from cogs.interactions.custom_ids import CUSTOM_IDS, Op, kind_of
from status.metrics import _route


def test_every_control_has_one_of_few_words_and_no_text_of_a_client_becomes_one() -> None:
    fields = {"table": 1, "decision_revision": 2, "number": 3, "page": 4, "version": 5}
    fields |= {"notation": "play.terremoto", "kind": "absent", "choice": "wait", "way": "next", "pace": "daily"}
    fields |= {"unranked": "", "game": "luxor", "chapter": "goal", "what": "show", "option": "limit", "path": "01"}
    fields |= {"user": 123456789012345678}
    words = {kind_of(each.make(**fields, op="hand")) for each in CUSTOM_IDS}
    assert len(words) == len(CUSTOM_IDS) and "hand" in words and "unknown" not in words
    assert {kind_of(f"b:1:{op}") for op in Op} == set(Op)
    for strange in ("", "b:1:zuleika", "b:x:hand", "chat:Ana", "t:1:2:" + "x" * 200, "\n"):
        assert kind_of(strange) == "unknown"
    assert all(word.replace("_", "").isalpha() for word in words)


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
