"""Events of every step of Luxor: recipients, facts, and whether they reveal anything."""

from __future__ import annotations

from engine import TURN, Event
from engine.luxor.game import GAME
from tests.engine.luxor.builder import do, position

NEXT = Event(TURN, {"seat": 1})
DREW = Event("drew", {"seat": 0, "count": 1}, {"card": "die"}, knows=(0,), reveals=True)
"""The draw in every position here: a die lies on top of the draw pile."""


def chose(card: str, side: str = "left") -> Event:
    return Event("chose", {"seat": 0, "side": side, "card": card}, audience=(0,))


def played(card: str, side: str = "left") -> Event:
    return Event("played", {"seat": 0, "card": card, "side": side}, reveals=True)


def moved(start: int, to: int) -> Event:
    return Event("moved", {"seat": 0, "from": start, "to": to})


def woke(*statues: int) -> list[Event]:
    return [Event("woke", {"seat": 0, "statue": statue}) for statue in statues]


def test_a_treasure_with_an_icon() -> None:
    state = position("- j3", hands=["2 1 1 1 5"], own=["0 0 2", "0 2"], draw="die")
    assert do(state, "play.left", "move.0.2") == [
        chose("2"),
        played("2"),
        moved(0, 2),
        Event("took-treasure", {"seat": 0, "space": 2, "treasure": "jewel", "points": 3}),
        Event("turned", {"seat": 0, "space": 2, "tile": "tunnel"}, reveals=True),
        DREW,
        NEXT,
    ]


def test_a_scarab_is_known_to_who_takes_it() -> None:
    state = position("4: S", hands=["4 1 1 1 5"], own=["0 1", "0 0"], draw="die")
    scarab = Event("took-scarab", {"seat": 0}, {"points": state.scarab_supply[-1]}, knows=(0,), reveals=True)
    assert do(state, "play.left", "move.0.4") == [chose("4"), played("4"), moved(0, 4), scarab, DREW, NEXT]


def test_a_wild_treasure_is_open() -> None:
    state = position("7: W", hands=["2 1 1 1 5"], own=["0 5", "0 0"], draw="die")
    wild = Event("took-wild", {"seat": 0})
    assert do(state, "play.left", "move.5.2") == [chose("2"), played("2"), moved(5, 7), wild, DREW, NEXT]


def test_a_key_from_horus() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 4", "0 0"], draw="die")
    assert do(state, "play.right", "move.0.5") == [chose("5", "right"), played("5", "right"), moved(0, 5)]
    assert do(state, "take.key") == [Event("took-key", {"seat": 0}), DREW, NEXT]


def test_a_horus_card_shows_the_next_one_of_its_stack_if_there_is_one() -> None:
    state = position(hands=["1 2 3 4 5"], own=["0 4", "0 0"], tops="less-1", draw="die")
    facts = {"seat": 0, "card": "less-1", "level": 1}
    do(state, "play.right", "move.0.5")
    last = GAME.copy(state)
    last.discard += last.horus[0][:-1]
    last.horus[0] = last.horus[0][-1:]
    assert do(state, "take.horus1") == [Event("took-horus", facts, reveals=True), NEXT]
    assert do(last, "take.horus1") == [Event("took-horus", facts, reveals=False), NEXT]


def test_a_tunnel_and_the_statues_on_its_way() -> None:
    state = position("- T 23: T", hands=["2 1 1 1 5"], own=["0 1", "0 0"], draw="die")
    through = Event("tunnelled", {"seat": 0, "from": 2, "to": 23})
    events = do(state, "play.left", "move.0.2")
    assert events == [chose("2"), played("2"), moved(0, 2), through, *woke(1, 2, 3), DREW, NEXT]


def test_osiris_throws_before_the_statue_wakes() -> None:
    state = position("8: - O2", hands=["2 1 1 1 5"], own=["0 7", "0 0"])
    thrown = Event("thrown", {"seat": 0, "from": 9, "to": 11, "steps": 2})
    assert do(state, "play.left", "move.7.2") == [chose("2"), played("2"), moved(7, 9), thrown, *woke(1)]


def test_a_die_is_rolled_in_public() -> None:
    state = position(hands=["die 1 1 1 5"], own=["0 0 0 0 40", "0 0"], draw="die")
    rolled = Event("rolled", {"seat": 0, "number": 3}, reveals=True)
    assert do(state, "play.left", dice=[3]) == [played("die"), rolled, moved(0, 3), DREW, NEXT]


def test_a_throw_that_moves_no_adventurer() -> None:
    state = position(hands=["die 1 1 1 5"], own=["40 40 40 40 40", "0 0"], keys=[1], draw="die")
    rolled = Event("rolled", {"seat": 0, "number": 3}, reveals=True)
    assert do(state, "play.left", dice=[3]) == [played("die"), rolled, Event("stayed", {"seat": 0}), DREW, NEXT]


def test_an_outer_card_is_discarded_if_none_moves_an_adventurer() -> None:
    state = position(hands=["5 1 1 1 4"], own=["40 40 40 40 40", "0 0"], keys=[1], draw="die")
    laid = Event("discarded", {"seat": 0, "card": "4", "side": "right"}, reveals=True)
    assert do(state, "discard.right") == [laid, DREW, NEXT]


def test_an_adventurer_that_is_chosen_first_is_private() -> None:
    state = position(hands=["upto6-3 1 1 1 5"], own=["0 1 2 3 4", "0 0"], draw="die")
    picked = Event("picked", {"seat": 0, "from": 3}, audience=(0,))
    events = do(state, "play.left", "from.3", "move.3.3")
    assert events == [chose("upto6-3"), picked, played("upto6-3"), moved(3, 6), DREW, NEXT]


def test_into_the_tomb() -> None:
    state = position("37: . . . -", hands=["1 1 1 1 5"], own=["0 0 0 0 40", "0 0"], keys=[1], draw="die")
    entered = Event("entered", {"seat": 0, "points": 5})
    assert do(state, "play.left", "move.40.1") == [chose("1"), played("1"), moved(40, 41), entered, DREW, NEXT]


def test_at_the_end_scarabs_are_shown() -> None:
    state = position(
        "37: . . . -",
        hands=["1 1 1 1 5"],
        own=["0 0 0 40 41", "0 0"],
        keys=[1],
        scarabs=[[], [2, 3]],
        draw="die",
        first=1,
    )
    assert do(state, "play.left", "move.40.1")[-3:] == [
        DREW,
        Event("revealed", {"seat": 1, "count": 2, "points": 5}, reveals=True),
        Event("ended", {"reason": "tomb"}),
    ]
