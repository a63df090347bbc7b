"""The boxes of what a lesson can light: hometowns by colour, the Capital, players, supplies, cards."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.components import COLOURS, WORDS
from engine.capital_lux.view import View
from render.capital_lux import capital, card_choice, chair, choices, draft_hand, interlude, looks, panel, play_hand
from render.capital_lux import hand as hand_picture
from render.capital_lux.layout import COLUMN, COLUMNS, EDGE, PLANS, WIDTH, LayoutPlan
from render.capital_lux.lettering import long
from render.drawing import Part, Parts

_MARGIN: Final = 8
"""Distance of the Capital's boxes from the picture's top, from its foot, and around its totals."""


def board(view: View) -> Parts:
    """Return ``home.<seat>.<colour>``, ``coins.<seat>``, ``seat.<seat>``, ``capital.<colour>``, ``pile``.

    ``modifiers.<colour>``: those laid in the Capital. ``capital``: all its totals and cards.
    """
    plan = PLANS[view.seats]
    top = plan.total_at - plan.capital_total // 2 - _MARGIN
    found = {"capital": Part(COLUMNS[0], top, COLUMNS[-1] + COLUMN - COLUMNS[0], plan.ground - _MARGIN - top)}
    x, y = panel.supply_at(plan, "deck")
    found["pile"] = Part(x - 38, y - 38, 48 + 38 + long(str(view.pile), 46), 76)
    for colour in COLOURS:
        found[f"capital.{colour.word}"] = Part(COLUMNS[colour], _MARGIN, COLUMN, plan.ground - 2 * _MARGIN)
        if _laid(view, colour):
            boxes = (
                (one.x - one.high / 2, one.y - one.high / 2, one.high, one.high)
                for one in capital.hexagons(view, plan, colour)[2]
            )
            found[f"modifiers.{colour.word}"] = Part.around(*boxes)
    for seat in range(view.seats):
        found[f"seat.{seat}"] = Part(EDGE, plan.top(seat), WIDTH - 2 * EDGE, plan.row)
        found[f"coins.{seat}"] = _coins(view, plan, seat)
        for colour in COLOURS:
            found[f"home.{seat}.{colour.word}"] = Part(*plan.cell(seat, colour))
    return found


def hand(view: View) -> Parts:
    """Return ``card.<code>``, the first of equal cards, and ``cards``, all of them; above them what a board has.

    While players play cards, a card's box holds its effects above and below, unless the card was chosen first. A draft
    has ``kept`` too. A choice of the Agent or the Cleric has ``choice.<colour>`` instead, that of coins has none.
    """
    found, start = {} if interlude.just_ended(view) else dict(_table(view)), hand_picture.top(view)
    if view.decision in ("lay", "take"):
        return found | {f"choice.{colour.word}": Part(*choices.column(view, colour, start)) for colour in COLOURS}
    if not view.hand or view.decision == "save":
        return found
    chosen = looks.single(view)
    if chosen is not None and view.decision == "play":
        return found | dict.fromkeys((f"card.{chosen}", "cards"), Part(*card_choice.face(start)))
    boxes = draft_hand.packet(view, start) if view.draft else play_hand.columns(len(view.hand), start)
    found["cards"] = Part.around(*boxes)
    if view.draft and view.kept:
        found["kept"] = Part(*draft_hand.aside(len(view.kept), start))
    for each, box in zip(view.hand, boxes, strict=True):
        found.setdefault(f"card.{WORDS[each]}", Part(*box))
    return found


def _table(view: View) -> Parts:
    """Return what :func:`board` returns, at its places above a hand."""
    strip = chair.STRIP
    found = {"capital": Part(COLUMNS[0], strip.y, COLUMNS[-1] + COLUMN - COLUMNS[0], strip.high)}
    x, y = chair.supply_at("deck")
    found["pile"] = Part(x - 34, y - 32, 66 + long(str(view.pile), 38), 64)
    for colour in COLOURS:
        found[f"capital.{colour.word}"] = Part(COLUMNS[colour], strip.y, COLUMN, strip.high)
        laid = chair.modifiers(view, colour)
        if laid:
            found[f"modifiers.{colour.word}"] = Part.around(
                *((one.x - one.high / 2, one.y - one.high / 2, one.high, one.high) for one in laid)
            )
    for seat in range(view.seats):
        found[f"seat.{seat}"] = Part(*chair.row(view, seat))
        found[f"coins.{seat}"] = Part(*chair.coins(view, seat))
        for colour in COLOURS:
            found[f"home.{seat}.{colour.word}"] = Part(*chair.cell(view, seat, colour))
    return found


def _laid(view: View, colour: int) -> int:
    return sum(one.colour == colour for one in view.laid)


def _coins(view: View, plan: LayoutPlan, seat: int) -> Part:
    wide = plan.stat + 11 + long(str(view.coins[seat]), plan.stat)
    return Part(panel.STATS, plan.line(seat, 1) - plan.stat / 2, wide, plan.stat)
