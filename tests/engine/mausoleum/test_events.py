"""Events of every card of Guardiões do Mausoléu: recipients, facts, and whether they reveal anything."""

from __future__ import annotations

import pytest

from engine import TURN, Event
from tests.engine.table import ANA, BEN, Loaded, do, position

NEXT = Event(TURN, {"seat": BEN})
"""An empty pile: Ben's turn begins without a draw."""

ATTACK = {"seat": ANA, "target": BEN}


def played(card: str, ben: str, *decisions: str) -> list[Event]:
    """Return the events when Ana plays ``card`` with a Roubo and a Base left in hand. ``ben`` describes Ben's seat."""
    state = position(f"> ana: hand {card} roubo base \n ben: {ben} \n discard: piramide base")
    return do(state, f"play.{card}", *decisions, rng=Loaded())


def attack(card: str) -> Event:
    return Event("attacked", {**ATTACK, "card": card}, reveals=True)


@pytest.mark.parametrize(
    ("card", "ben", "decisions", "told"),
    [
        ("colunas", "hand base", [], [Event("built", {"seat": ANA, "card": "colunas"}, reveals=True)]),
        ("mausolo", "hand base", [], [Event("crowned", {"seat": ANA}, reveals=True)]),
        ("artemisia", "hand base", [], [Event("summoned", {"seat": ANA}, reveals=True)]),
        ("protecao", "hand base", [], [Event("shielded", {"seat": ANA, "card": "protecao"}, reveals=True)]),
        (
            "terremoto",
            "hand base; area base",
            [],
            [attack("terremoto"), Event("lost", {"seat": BEN, "card": "base"})],
        ),
        (
            "invasao",
            "hand base; area base",
            [],
            [attack("invasao"), Event("captured", {**ATTACK, "card": "base"})],
        ),
        (
            "roubo",
            "hand 2 estatuas",
            [],
            [attack("roubo"), Event("robbed", ATTACK, {"card": "estatuas"}, knows=(ANA, BEN), reveals=True)],
        ),
        (
            "troca",
            "hand estatuas",
            ["give.base"],
            [
                attack("troca"),
                Event("swapped", ATTACK, {"gave": "base", "got": "estatuas"}, knows=(ANA, BEN), reveals=True),
            ],
        ),
        (
            "descoberta",
            "hand base",
            ["recover.piramide"],
            [Event("recovered", {"seat": ANA, "card": "piramide"}, reveals=True)],
        ),
        (
            "terremoto",
            "hand base; area base; shields arquitetos",
            [],
            [
                attack("terremoto"),
                Event("defended", {"seat": BEN, "card": "arquitetos", "against": "terremoto", "source": "table"}),
            ],
        ),
    ],
    ids=lambda each: each if isinstance(each, str) and " " not in each else "",
)
def test_what_a_card_tells(card: str, ben: str, decisions: list[str], told: list[Event]) -> None:
    assert played(card, ben, *decisions) == [*told, NEXT]


def test_who_loses_one_of_several_construction_cards_says_which() -> None:
    assert played("terremoto", "hand base; area base colunas", "lose.colunas") == [
        attack("terremoto"),
        Event("lost", {"seat": BEN, "card": "colunas"}),
        NEXT,
    ]


def test_who_plays_nothing_and_who_discards() -> None:
    state = position("> ana: hand 5 base roubo \n ben: hand base")
    assert do(state, "pass", "discard.roubo") == [
        Event("passed", {"seat": ANA}),
        Event("discarded", {"seat": ANA, "card": "roubo"}, reveals=True),
        NEXT,
    ]


def test_only_the_player_who_draws_sees_the_cards_and_their_order() -> None:
    state = position("> ana: hand artemisia \n ben: hand base \n pile: troca roubo base")
    assert do(state, "play.artemisia") == [
        Event("summoned", {"seat": ANA}, reveals=True),
        Event("drew", {"seat": ANA, "count": 2}, {"cards": "base roubo"}, (ANA,), reveals=True),
        NEXT,
        Event("drew", {"seat": BEN, "count": 1}, {"cards": "troca"}, (BEN,), reveals=True),
    ]


def test_the_end_is_logged_with_its_reason_after_an_automatic_pass() -> None:
    state = position("> ana: hand base roubo \n ben: hand \n pile:")
    assert do(state, "pass") == [
        Event("passed", {"seat": ANA}),
        Event("passed", {"seat": BEN}),
        Event("ended", {"reason": "passes"}),
    ]
