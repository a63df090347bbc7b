"""Questions and labels as facts, without a word of any language. They follow from a view alone."""

from __future__ import annotations

from engine.contract import Action, Note
from engine.joined import apart
from engine.luxor.components import (
    CARDS,
    HORUS,
    TILES,
    TOMB,
    Card,
    Effect,
)
from engine.luxor.outlook import (
    Facts,
    awaiting,
    by_space,
    chosen_move,
    me_of,
    outer,
    outlook,
    outlook_last,
    played,
    possible,
    possible_together,
    woken,
)
from engine.luxor.view import View


def prompt(view: View) -> Note:
    """Return the question to the viewer, with its facts."""
    match view.decision:
        case "card":
            if view.actions[0].verb == "discard":
                return Note("card-none")
            return Note("card-last" if view.last_turns else "card")
        case "adventurer" | "move":
            assert view.card is not None
            key: str = view.decision
            facts: Facts = {"card": CARDS[view.card].word}
            if view.mover is not None:
                key, facts["from"] = f"{key}-from", view.mover
            if view.roll:
                key, facts["roll"] = f"{key}-die", view.roll
            return Note(key, facts)
        case "horus":
            assert view.at is not None
            return Note("horus", {"level": TILES[view.tiles[view.at]].eyes[0]})
    return Note(view.decision or "card")


def cards(view: View) -> tuple[str, ...]:
    """Return the viewer's hand as words."""
    return tuple("plus-minus-space" if by_space(view, code) else CARDS[code].word for code in view.hand)


def explain(view: View, action: Action) -> Note:
    """Return what ``action`` would do, as the viewer can know it; of joined ones, what the move does."""
    first, *later = apart(action)
    if later or first.verb == "move":
        walk = outlook(view, outer(view, first.args[0]) if later else played(view), *chosen_move(view, action))
        return Note(f"walk-{walk.awaits}", walk.facts)
    match action:
        case Action("play", (side,)):
            return _explain_play(view, side)
        case Action("discard", (side,)):
            return Note("discard", {"side": side, "card": CARDS[outer(view, side)].word})
        case Action("from", (space,)):
            return Note("from", {"from": int(space)})
        case Action("act", ("none",)):
            return Note("act-none")
        case Action("act", (space,)):
            return _explain_act(view, int(space))
    reward = action.args[0]
    if reward in HORUS:
        level = HORUS.index(reward) + 1
        card = _top(view, level)
        return Note("take-horus", {"card": card.word, "level": level, **_horus_card(card)})
    return Note(f"take-{reward}")


def _top(view: View, level: int) -> Card:
    code = view.horus[level - 1]
    assert code is not None
    return CARDS[code]


def _horus_card(card: Card) -> Facts:
    return {"effect": card.effect.value, "number": card.steps}


# ---------------------------------------------------------------- cards


def _explain_play(view: View, side: str) -> Note:
    """Label of a card. With a single move it names what a tap does at once."""
    code = outer(view, side)
    card = CARDS[code]
    facts: Facts = {"side": side, "card": card.word}
    if card.rolled and not card.level:
        return Note("play-die", facts)
    if card.rolled:
        return Note("play-effect", {**facts, **_horus_card(card)})
    if card.effect is Effect.ALL:
        found = possible_together(view, code)
        tombs = sum(to == TOMB for _, to in found)
        return Note("play-all", {**facts, **_horus_card(card), "count": len(found), "tombs": tombs})
    if card.effect is Effect.LAST:
        last = outlook_last(view)
        assert last is not None
        return Note(f"play-{last.awaits}", {**facts, "value": 0, **last.facts})
    moves = possible(view, code, 0)
    if len(moves) > 1 and card.level:
        return Note("play-effect", {**facts, **_horus_card(card)})
    if len(moves) > 1:
        return Note("play", {**facts, "movers": len({start for start, _ in moves})})
    walk = outlook(view, code, *moves[0])
    return Note(f"play-{walk.awaits}", {**facts, "value": _value(card), **walk.facts})


def _value(card: Card) -> int:
    if card.effect is Effect.PLUS_MINUS:
        return -1
    return card.steps if card.effect in (Effect.NUMBER, Effect.LESS) else 0


def _explain_act(view: View, space: int) -> Note:
    awaits, facts = awaiting(view, view.adventurers[me_of(view)], space, less=False)
    return Note(f"act-{awaits}", {"space": space, "woken": woken(view, facts.get("end", space)), **facts})
