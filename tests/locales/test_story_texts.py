"""Lines of the story: they call the reader *you*, end once, and break where a reader pauses."""

from __future__ import annotations

import pytest

from engine import Event
from locales import DEFAULT, LOCALES, has, say
from render.telling import tell_turn
from render.wording import Words, unbroken
from tools.keys import keys

NAME = "▲ Ana"
SEATS = ("seat", "target")

each_locale = pytest.mark.parametrize("locale", LOCALES)


@each_locale
def test_a_line_about_the_reader_says_you_instead_of_the_name(locale: str) -> None:
    told = []
    for key in keys(DEFAULT):
        if "-story-" not in key or has(DEFAULT, f"{key}-known"):
            continue  # who is concerned reads the text of those who know
        for fact in SEATS:
            facts = {**dict.fromkeys(SEATS, "◆ Bruno"), fact: NAME, "count": 2, "points": 3}
            if NAME in say(locale, key, {**facts, "you": "none"}):
                told.append(key)
                assert NAME not in say(locale, key, {**facts, "you": fact}), key
    assert any(key.startswith("game-") for key in told)


@each_locale
def test_a_player_who_had_to_pass_is_you_for_themselves_alone(locale: str) -> None:
    events = [Event("turn", {"seat": 0}), Event("passed", {"seat": 0}), Event("passed", {"seat": 1})]
    lines = {
        viewer: tell_turn("mausoleum", events, ("Ana", "Bruno", "Chloé"), Words(locale), viewer)[0].text
        for viewer in (None, 0, 1, 2)
    }
    assert lines[None] == lines[2] and "◆ Bruno" in lines[None] and "◆ Bruno" in lines[0]
    assert lines[0].startswith(f"▲ {say(locale, 'story-you')}") and "Ana" not in lines[0]
    assert "Bruno" not in lines[1] and lines[1].startswith("**")


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("▲ Ana: “2”; 11 → 14; Osiris → 16", ["11 → 14", "Osiris → 16"]),
        ("▲ Ana: escalier → chambre", []),
        ("◆ Bruno: Agente 3 en casa, ahora 14", ["Agente 3", "ahora 14"]),
        ("Límites: Agentes 5, Mercaderes −3", ["Agentes 5", "Mercaderes −3"]),
        ("statue, 1 PV; jewel, 4 VP", ["1 PV", "4 VP"]),
        ("Dernier → avant-dernier", ["→ avant-dernier"]),
    ],
)
def test_an_arrow_and_a_number_stay_with_their_word(text: str, whole: list[str]) -> None:
    shown = unbroken(text)
    assert shown.replace("\u00a0", " ") == text
    for part in whole:
        assert part.replace(" ", "\u00a0") in shown


def test_the_lines_of_a_turn_are_unbroken() -> None:
    events = [Event("turn", {"seat": 0}), Event("moved", {"seat": 0, "from": 11, "to": 14})]
    (line,) = tell_turn("luxor", events, ("Ana", "Bruno"), Words("fr"), None)
    assert "11\u00a0→\u00a014" in line.text
