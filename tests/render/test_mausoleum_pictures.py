"""Pictures of Guardiões do Mausoléu: alternative texts, and independence of secrets."""

from __future__ import annotations

import render
from engine.contract import Event
from tests.render.galleries import gallery

GAME = "mausoleum"
SHOWN = gallery(GAME)


def test_the_pages_of_rules_are_in_the_order_in_which_one_learns() -> None:
    assert render.rules_pages(GAME) == (
        "sixty", "goal", "turn", "construction", "characters", "events", "actions", "defence", "scoring", "end",
        "symbols", "rulings",
    )  # fmt: skip


def test_the_alternative_text_of_a_board_names_every_player_with_mark_and_points() -> None:
    text = render.board(GAME, SHOWN.boards["middle-4"], "en-US").alt
    for mark, name, points in (("▲", "Ana", 16), ("◆", "Bernardo", 0), ("●", "Maria Clara", 8), ("■", "Íñigo", 0)):
        assert f"{mark} {name}: {points} points" in text


def test_a_public_board_does_not_depend_on_what_is_secret() -> None:
    scene = SHOWN.boards["event-theft"]
    secret = tuple(Event(e.kind, e.facts, {"card": "base"}, (0, 1)) for e in scene.recent)
    told = render.Scene(scene.view, scene.names, secret)
    assert render.board(GAME, told, "pt-BR").data == render.board(GAME, scene, "pt-BR").data
