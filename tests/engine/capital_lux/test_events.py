"""Events of every step of Capital Lux: recipients, facts, and whether they reveal anything."""

from __future__ import annotations

import pytest

from engine import TURN, Event
from engine.capital_lux.state import Step
from tests.engine.capital_lux.table import ANA, BEN, COLOURS, GAME, Still, do, last_turn, position

NEXT = Event(TURN, {"seat": BEN, "stage": "play", "round": 1})


def played(card: str, colour: str, place: str, total: int) -> Event:
    facts = {"seat": ANA, "card": card, "colour": colour, "place": place, "total": total}
    return Event("played", facts, reveals=True)


def limits(*rows: tuple[int, int]) -> list[Event]:
    """Return the total in the Capital and the limit of each colour."""
    return [
        Event("limit", {"colour": colour.word, "total": total, "limit": limit})
        for colour, (total, limit) in zip(COLOURS, rows, strict=True)
    ]


# ---------------------------------------------------------------- turns


@pytest.mark.parametrize(
    ("notations", "told"),
    [
        (["play.a4.home"], [played("a4", "agent", "home", 4)]),
        (
            ["play.a4.capital", "lay.merchant"],
            [
                played("a4", "agent", "capital", 6),
                Event("looked", {"seat": ANA}, {"value": -3}, knows=(ANA,), reveals=True),
                Event("laid", {"seat": ANA, "colour": "merchant"}),
            ],
        ),
        (
            ["play.s5.capital"],
            [
                played("s5", "scientist", "capital", 5),
                Event("drew", {"seat": ANA, "count": 1}, {"cards": "a3"}, knows=(ANA,), reveals=True),
            ],
        ),
        (
            ["play.m6.capital"],
            [played("m6", "merchant", "capital", 9), Event("coin", {"seat": ANA, "count": 3})],
        ),
        (
            ["play.c3.capital", "take.merchant"],
            [
                Event("considers", {"seat": ANA, "card": "c3"}, audience=(ANA,)),
                played("c3", "cleric", "capital", 3),
                Event("took", {"seat": ANA, "card": "m3", "colour": "merchant", "total": 7}),
            ],
        ),
    ],
    ids=["home", "agent", "scientist", "merchant", "cleric"],
)
def test_what_a_card_tells(notations: list[str], told: list[Event]) -> None:
    state = position("""
        > ana: hand a4 c3 s5 m6; home m4; coins 2
          ben: hand m2
        capital: a2 m3
        modifiers: +2 -3
        pile: a2 a3
    """)
    assert do(state, *notations) == [*told, NEXT]


@pytest.mark.parametrize(
    ("card", "colour"), [("a3", "agent"), ("c3", "cleric"), ("s3", "scientist"), ("m3", "merchant")]
)
def test_a_power_without_anything_to_work_on_says_so(card: str, colour: str) -> None:
    """No modifier, no other colour in the Capital, no card, no coin."""
    state = position(f"> ana: hand {card} a6 \n ben: hand m2 \n capital:")
    state.supply = 0
    idle = Event("idle", {"seat": ANA, "colour": colour})
    assert do(state, f"play.{card}.capital") == [played(card, colour, "capital", 3), idle, NEXT]


def test_who_runs_out_of_cards_first_announces_the_last_turns() -> None:
    state = position("> ana: hand s3 \n ben: hand m2 \n capital:")
    assert do(state, "play.s3.home") == [
        played("s3", "scientist", "home", 3),
        Event("closing", {"seat": ANA}),
        Event(TURN, {"seat": BEN, "stage": "last", "round": 1}),
    ]


# ---------------------------------------------------------------- drafts


def test_a_draft_tells_each_their_own_cards() -> None:
    state = position("ana: hand a2 a3 a4 m5 m6 \n ben: hand c2 c3 c4 m4 m6", step=Step.DRAFT)

    def picked(seat: int, cards: str) -> list[Event]:
        return [Event("picked", {"seat": seat}), Event("chose", {"seat": seat, "cards": cards}, audience=(seat,))]

    def received(seat: int, giver: int, cards: str) -> Event:
        facts = {"seat": seat, "target": giver, "cards": cards, "count": len(cards.split())}
        return Event("received", facts, audience=(seat,), reveals=True)

    assert do(state, "ana pick.a2.a4") == picked(ANA, "a2 a4")
    assert do(state, "ana pick.a2.a3") == picked(ANA, "a2 a3")[1:], "a new choice is private"
    assert do(state, "ben pick.c2.c3") == [
        *picked(BEN, "c2 c3"),
        Event(TURN, {"seat": ANA, "stage": "second", "round": 1}),
        Event("handed", {"count": 3, "stays": "no"}),
        received(ANA, BEN, "c4 m4 m6"),
        received(BEN, ANA, "a4 m5 m6"),
    ]
    assert do(state, "ana pick.c4.m4", "ben pick.a4.m5") == [
        *picked(ANA, "c4 m4"),
        *picked(BEN, "a4 m5"),
        Event("handed", {"count": 1, "stays": "yes"}),
        received(ANA, BEN, "m6"),
        received(BEN, ANA, "m6"),
        Event(TURN, {"seat": ANA, "stage": "play", "round": 1}),
    ]


def test_the_deal_and_who_begins() -> None:
    """No shuffle here: the last card of the deck is on top, the first modifiers are dealt, +4 and +2."""
    _, events = GAME.setup(2, {}, Still())
    assert events == [
        Event(TURN, {"seat": ANA, "stage": "setup", "round": 1}),
        Event("opened", {"card": "m6", "colour": "merchant", "total": 6}, reveals=True),
        Event("dealt", {"seat": ANA, "value": 4}, reveals=True),
        Event("dealt", {"seat": BEN, "value": 2}, reveals=True),
        Event("first", {"seat": ANA, "value": 4}),
        Event(TURN, {"seat": ANA, "stage": "draft", "round": 1}),
        Event("drew", {"seat": ANA, "count": 6}, {"cards": "m5 m5 m5 m5 m6 m6"}, knows=(ANA,), reveals=True),
        Event("drew", {"seat": BEN, "count": 6}, {"cards": "m3 m3 m4 m4 m4 m4"}, knows=(BEN,), reveals=True),
    ]


# ---------------------------------------------------------------- the end of a round


def lost(seat: int, colour: str, total: int, limit: int, cards: str, *, news: bool) -> Event:
    facts = {"seat": seat, "colour": colour, "total": total, "limit": limit, "count": total - limit, "cards": cards}
    return Event("lost", facts, reveals=news)


def bonus(seat: int, colour: str, total: int, card: str) -> Event:
    return Event("bonus", {"seat": seat, "colour": colour, "total": total, "card": card})


def test_a_round_in_which_no_player_can_save_anything() -> None:
    state = last_turn(
        """
        > ana: hand a5 m2; home c4; coins 1; bonus s6
          ben: home a2 s4 m3
        capital: a4 c4 m4 s2
        laid: agent -1 ben
        pile: a2 a3 a4 a5 a6 c2 c3 c4 c5 c6 s2 s3
        """,
        round=1,
    )
    assert do(state, "play.a5.home") == [
        played("a5", "agent", "home", 5),
        Event(TURN, {"seat": ANA, "stage": "end", "round": 1}),
        Event("settled", {"seat": ANA, "cards": "m2", "count": 1}, reveals=True),
        Event("revealed", {"seat": BEN, "colour": "agent", "value": -1}, reveals=True),
        *limits((4, 3), (4, 4), (2, 2), (4, 4)),
        lost(ANA, "agent", 5, 3, "a5", news=False),
        lost(BEN, "scientist", 4, 2, "s4", news=False),
        bonus(BEN, "agent", 2, "a4"),
        bonus(ANA, "cleric", 4, "c4"),
        bonus(BEN, "merchant", 3, "m4"),
        Event("starts", {"seat": ANA, "total": 6}),
        Event(TURN, {"seat": ANA, "stage": "draft", "round": 2}),
        Event("drew", {"seat": ANA, "count": 6}, {"cards": "c3 c4 c5 c6 s2 s3"}, knows=(ANA,), reveals=True),
        Event("drew", {"seat": BEN, "count": 6}, {"cards": "a2 a3 a4 a5 a6 c2"}, knows=(BEN,), reveals=True),
    ]


def test_what_others_decided_on_their_gold_is_news_and_the_last_decision_is_not() -> None:
    state = last_turn(
        """
        > ana: hand a5; home c4; coins 2
          ben: home a2 s4 m3; coins 2
        capital: a4 c4 m4 s2
        laid: agent -1 ben
        """,
        starter=BEN,
    )

    def saving(seat: int, colours: str, count: int) -> Event:
        return Event("saving", {"seat": seat, "colours": colours, "count": count}, audience=(seat,))

    do(state, "play.a5.home")
    assert do(state, "ana save.agent") == [Event("decided", {"seat": ANA}), saving(ANA, "agent", 2)]
    assert do(state, "ana save.none") == [saving(ANA, "none", 0)]
    saved = {"seat": BEN, "colour": "scientist", "total": 4, "limit": 2, "count": 2}
    assert do(state, "ben save.scientist") == [
        Event("decided", {"seat": BEN}),
        saving(BEN, "scientist", 2),
        Event("saved", saved, reveals=False),
        lost(ANA, "agent", 5, 3, "a5", news=True),
        bonus(BEN, "agent", 2, "a4"),
        bonus(ANA, "cleric", 4, "c4"),
        bonus(BEN, "scientist", 4, "s2"),
        bonus(BEN, "merchant", 3, "m4"),
        Event("ended", {"reason": "rounds"}),
    ]


def test_several_colours_are_saved_in_one_decision() -> None:
    state = last_turn("> ana: hand a5; home c4; coins 9 \n ben: \n capital: a4 c2")
    do(state, "play.a5.home")
    facts = {"seat": ANA, "colours": "agent cleric", "count": 3}
    assert do(state, "ana save.agent.cleric")[1] == Event("saving", facts, audience=(ANA,))


def test_a_tie_for_fewer_bonus_cards_than_players() -> None:
    state = last_turn("> ana: hand a2; home m3 \n ben: home a2 m3 \n capital: a2 m4 m3", starter=ANA)
    events = do(state, "play.a2.home")
    assert [event for event in events if event.kind in ("bonus", "missed")] == [
        bonus(ANA, "agent", 2, "a2"),
        Event("missed", {"seat": BEN, "colour": "agent", "total": 2}),
        bonus(ANA, "merchant", 3, "m4"),
        bonus(BEN, "merchant", 3, "m3"),
    ]


@pytest.mark.parametrize(("row", "news"), [("", False), ("; bonus s6", True)])
def test_the_end_shows_the_bonus_cards_of_earlier_rounds(row: str, news: bool) -> None:
    state = last_turn(f"> ana: hand a5; home c4{row} \n ben: home m3 \n capital: a5 c4 m3")
    assert do(state, "play.a5.home")[-1] == Event("ended", {"reason": "rounds"}, reveals=news)
