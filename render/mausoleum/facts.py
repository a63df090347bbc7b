"""What a card gives now, and what an attack does to each rival: the numbers of hands and of their texts.

All is as the viewer knows it. A defence in a rival's hand may still stop an attack.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.mausoleum.components import ANSWERS, ARTEMISIA_DRAWS, HAND, KIND_OF, PARTS, Kind
from engine.mausoleum.view import View
from render.mausoleum.moves import points

Area = tuple[int, int, int, int]
AGAINST_AREAS: Final = (Kind.TERREMOTO, Kind.INVASAO)
"""Attacks on built pieces. The others hit the hand."""
SUMMONS: Final = (Kind.ARTEMISIA, Kind.DESCOBERTA)
"""Cards that bring cards to the hand."""


class Aim(NamedTuple):
    """What an attack does to a rival."""

    seat: int
    shield: Kind | None = None
    """The open shield that stops it."""
    piece: Kind | None = None
    """The best piece to take, if that changes points."""
    loss: int = 0
    """Points that the rival loses."""
    gain: int = 0
    """Points that the viewer gains."""
    cards: int | None = None
    """Cards in the rival's hand, of an attack on hands."""


def own(view: View) -> int:
    """Return the viewer's seat."""
    assert view.viewer is not None
    return view.viewer


def rivals(view: View) -> list[int]:
    """Return the other seats in the order of turns, the viewer's left neighbour first."""
    return [(own(view) + step) % view.seats for step in range(1, view.seats)]


def leaders(view: View) -> tuple[int, ...]:
    """Return the seats with most points; none before somebody has points."""
    totals = [score.total for score in view.scores]
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals) > 0)


def chosen(view: View) -> frozenset[Kind]:
    """Return the cards that the viewer may choose now."""
    return frozenset(KIND_OF[word] for action in view.actions for word in action.args if word in KIND_OF)


def surplus(view: View) -> int:
    """Return how many cards the viewer holds above the limit."""
    return max(0, len(view.hand) - HAND)


def changed(area: Area, part: Kind, by: int) -> Area:
    """Return the area with a piece more or less."""
    base, colunas, piramide, estatuas = (count + by * (part == kind) for kind, count in zip(PARTS, area, strict=True))
    return base, colunas, piramide, estatuas


def gains(view: View, seat: int) -> Mapping[Kind, int]:
    """Return the points that one more piece of each kind gives to a seat."""
    area, crowned = view.areas[seat], view.mausolo[seat]
    return {part: points(changed(area, part, 1), crowned) - points(area, crowned) for part in PARTS}


def losses(view: View, seat: int) -> Mapping[Kind, int]:
    """Return the points that a seat loses with each kind of piece that it has."""
    area, crowned = view.areas[seat], view.mausolo[seat]
    there = [part for part, count in zip(PARTS, area, strict=True) if count]
    return {part: points(area, crowned) - points(changed(area, part, -1), crowned) for part in there}


def shield(view: View, seat: int, attack: Kind) -> Kind | None:
    """Return the open shield with which a seat stops an attack: the narrowest."""
    return next((answer for answer in ANSWERS[attack] if answer in view.shields[seat]), None)


def aims(view: View, attack: Kind) -> tuple[Aim, ...]:
    """Return what an attack does to each rival whom it can be played on, in the order of turns."""
    has = [any(area) for area in view.areas] if attack in AGAINST_AREAS else list(map(bool, view.hand_sizes))
    return tuple(aim(view, attack, seat) for seat in rivals(view) if has[seat])


def aim(view: View, attack: Kind, seat: int) -> Aim:
    """Return what an attack does to a rival.

    The victim of Terremoto loses the piece that costs least. Of Invasão, the piece that helps the viewer most counts.
    """
    stopped = shield(view, seat, attack)
    if stopped is not None:
        return Aim(seat, stopped)
    if attack not in AGAINST_AREAS:
        return Aim(seat, cards=view.hand_sizes[seat])
    lost = losses(view, seat)
    if attack is Kind.TERREMOTO:
        return Aim(seat, loss=min(lost.values(), default=0))
    won = gains(view, own(view))
    best = max(lost, key=lambda part: (won[part] + lost[part], won[part]), default=None)
    if best is None or not won[best] + lost[best]:
        return Aim(seat)
    return Aim(seat, None, best, lost[best], won[best])


def value(view: View, kind: Kind) -> int:
    """Return the points that a card gives to the viewer when it is played now."""
    seat = own(view)
    if kind in PARTS:
        return gains(view, seat)[kind]
    if kind is Kind.MAUSOLO and not view.mausolo[seat]:
        return points(view.areas[seat], True) - points(view.areas[seat], False)
    return 0


def lacking(view: View, kind: Kind) -> list[Kind]:
    """Return the pieces that the set lacks which a piece of this kind would join."""
    area = view.areas[own(view)]
    return [part for part, count in zip(PARTS, area, strict=True) if part is not kind and count <= area[kind]]


def brings(view: View, kind: Kind) -> int:
    """Return how many cards a card of :data:`SUMMONS` brings to the viewer's hand now."""
    return min(ARTEMISIA_DRAWS, view.pile) if kind is Kind.ARTEMISIA else 1


def answered(kind: Kind) -> tuple[Kind, ...]:
    """Return the attacks that a shield stops."""
    return tuple(attack for attack, answers in ANSWERS.items() if kind in answers)
