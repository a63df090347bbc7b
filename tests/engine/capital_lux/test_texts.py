"""Questions and labels state the exact consequence of each action."""

from __future__ import annotations

from engine import Note
from tests.engine.capital_lux.table import ANA, BEN, GAME, do, last_turn, look, position

# ---------------------------------------------------------------- labels state the exact consequence


def do_note(text: str, notation: str, **facts: object) -> Note:
    """Return the label of an action for Ana."""
    state = position(text)
    return GAME.explain(look(state, ANA), GAME.parse(notation))


def test_a_card_for_the_hometown_tells_total_and_limit() -> None:
    note = do_note("> ana: hand a4; home a3 \n ben: \n capital: a6 a2", "play.a4.home")
    assert note == Note("home", {"card": "a4", "colour": "agent", "total": 7, "limit": 8})
    note = do_note("> ana: hand a4; home a6 \n ben: \n capital: a6 a2", "play.a4.home")
    assert note == Note("home-over", {"card": "a4", "colour": "agent", "total": 10, "limit": 8, "count": 2})


def test_a_limit_counts_the_own_modifiers_and_says_how_many_are_unknown() -> None:
    text = "> ana: hand a4; home a6 \n ben: \n capital: a6 a2 \n laid: agent +4 ana, agent -1 ben, agent +2 ben"
    note = do_note(text, "play.a4.home")
    assert note == Note("home-hidden", {"card": "a4", "colour": "agent", "total": 10, "limit": 12, "hidden": 2})


def test_a_card_for_the_capital_tells_what_its_power_finds() -> None:
    text = "> ana: hand a4 c4 s4 m4; coins 1 \n ben: \n capital: a6 \n modifiers: +4 \n pile: a2 a3"
    notes = {word: do_note(text, f"play.{word}.capital") for word in ("a4", "c4", "s4", "m4")}
    assert notes == {
        "a4": Note("capital-agent", {"card": "a4", "before": 6, "limit": 10, "count": 1}),
        "c4": Note("capital-cleric", {"card": "c4", "before": 0, "limit": 4, "got": "a6", "total": 6}),
        "s4": Note("capital-scientist", {"card": "s4", "before": 0, "limit": 4, "count": 2}),
        "m4": Note("capital-merchant", {"card": "m4", "before": 0, "limit": 4, "count": 2}),
    }
    text = "> ana: hand a4 c4 s4 m4 \n ben: coins 8 \n capital: c6"
    notes = {word: do_note(text, f"play.{word}.capital") for word in ("a4", "c4", "s4", "m4")}
    assert [note.key for note in notes.values()] == [
        "capital-agent-idle", "capital-cleric-idle", "capital-scientist-idle", "capital-merchant-idle",
    ]  # fmt: skip


def test_the_clerics_choice_tells_what_the_capital_has_left() -> None:
    state = position("> ana: hand c4 a2; home a5 \n ben: \n capital: a6 a3 m2")
    assert GAME.explain(look(state, ANA), GAME.parse("play.c4.capital")).facts["count"] == 2
    do(state, "play.c4.capital")
    assert GAME.prompt(look(state, ANA)) == Note("take", {"card": "c4"})
    assert GAME.explain(look(state, ANA), GAME.parse("take.agent")) == Note(
        "take-over", {"card": "a3", "colour": "agent", "total": 8, "limit": 6, "count": 2}
    )


def test_the_agents_choice_tells_the_limit_with_the_modifier() -> None:
    state = position("> ana: hand a4 a2; home m5 \n ben: \n capital: m6 \n modifiers: -3")
    do(state, "play.a4.capital")
    assert GAME.prompt(look(state, ANA)) == Note("lay", {"value": -3})
    facts = {"colour": "merchant", "value": -3, "before": 6, "limit": 3, "total": 5, "count": 2}
    assert GAME.explain(look(state, ANA), GAME.parse("lay.merchant")) == Note("lay-over", facts)


def test_gold_tells_what_it_costs_saves_and_loses() -> None:
    state = last_turn("> ana: hand a2; home a6 m6; coins 5 \n ben: home a6 m6; coins 2 \n capital: a6 m4")
    do(state, "play.a2.home")
    view = look(state, ANA)
    notes = {str(action): GAME.explain(view, action) for action in view.actions}
    assert notes["save.agent.merchant"] == Note(
        "save-all", {"colours": "agent merchant", "count": 4, "points": 14, "rest": 1}
    )
    assert notes["save.agent"] == Note("save-some", {"colours": "agent", "count": 2, "points": 8, "loss": 6, "rest": 3})
    assert notes["save.none"] == Note("save-none", {"loss": 14, "rest": 5})
    do(state, "ana save.agent")
    assert GAME.prompt(look(state, ANA)) == Note("save-change", {"coins": 5, "colours": "agent"})
    assert GAME.prompt(look(state, BEN)) == Note("save", {"coins": 2})


def test_the_question_tells_that_a_round_is_about_to_end() -> None:
    state = position("> ana: hand a2 \n ben: hand a2 a3 a4 \n capital: a6")
    assert GAME.prompt(look(state, ANA)) == Note("play-closing")
    do(state, "play.a2.home")
    assert GAME.prompt(look(state, BEN)) == Note("play-last", {"rest": 2})
