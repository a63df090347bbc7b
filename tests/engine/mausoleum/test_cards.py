"""The rulebook of Guardiões do Mausoléu, sentence by sentence: the box, the turn, each card."""

from __future__ import annotations

import pytest

from engine import TURN, FastRng, KeyedRng, NotAllowed
from engine.mausoleum.components import CARDS, HAND, PARTS, SEATS, Group, Kind
from tests.engine.table import (
    ANA,
    BEN,
    CAI,
    GAME,
    NAMES,
    Loaded,
    area,
    asked,
    do,
    hand,
    kinds,
    look,
    may,
    position,
    refusal,
    words,
)

BOX = """
    Base 6  Colunas 6  Pirâmide 6  Estátuas 6
    Mausolo 3  Artemísia II 3  Arquitetos 3  Escultores 3
    Terremoto 2  Invasão 3  Descoberta Arqueológica 3
    Troca 3  Roubo 3  Proteção 2
"""


# ---------------------------------------------------------------- the box


def test_the_box_holds_the_cards_that_the_rulebook_lists() -> None:
    listed = " ".join(f"{card.name} {card.copies}" for card in CARDS.values())
    assert listed == " ".join(BOX.split())


def test_the_box_holds_52_cards() -> None:
    assert sum(card.copies for card in CARDS.values()) == 52


@pytest.mark.parametrize(
    ("group", "number"), [(Group.CONSTRUCTION, 24), (Group.CHARACTER, 12), (Group.EVENT, 8), (Group.ACTION, 8)]
)
def test_each_family_has_as_many_cards_as_its_heading_says(group: Group, number: int) -> None:
    assert sum(card.copies for card in CARDS.values() if card.group is group) == number


def test_the_table_has_a_row_for_each_kind_in_the_rulebooks_order() -> None:
    assert list(CARDS) == list(Kind)
    assert [kind for kind in Kind if CARDS[kind].group is Group.CONSTRUCTION] == list(PARTS)


# ---------------------------------------------------------------- preparation and turn


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_is_dealt_five_cards_and_the_first_player_draws_one(seats: int) -> None:
    state, events = GAME.setup(seats, {}, FastRng(seats))
    first = state.turn
    assert [len(each) for each in state.hands] == [HAND + (seat == first) for seat in range(seats)]
    assert len(state.pile) == 52 - HAND * seats - 1
    assert kinds(events) == [TURN, "drew"]
    GAME.check(state)


def test_each_player_may_be_the_first() -> None:
    assert {GAME.setup(4, {}, KeyedRng(bytes([n]) * 9))[0].turn for n in range(40)} == {0, 1, 2, 3}


def test_all_cards_are_shuffled() -> None:
    decks = [GAME.dump(GAME.setup(2, {}, FastRng(n))[0])["pile"] for n in range(5)]
    assert len({tuple(deck) for deck in decks}) == 5


def test_a_turn_begins_with_one_card_from_the_pile() -> None:
    state = position("> ana: hand base roubo \n ben: hand base \n pile: troca colunas")
    do(state, "play.base")
    assert asked(state) == (BEN, "play")
    assert (hand(state, BEN), words(state.pile)) == ("base colunas", "troca")


def test_from_an_empty_pile_no_card_is_drawn() -> None:
    state = position("> ana: hand base roubo \n ben: hand base \n pile:")
    events = do(state, "play.base")
    assert hand(state, BEN) == "base"
    assert "drew" not in kinds(events)


def test_one_card_is_played_and_the_turn_goes_to_the_next_player() -> None:
    state = position("> cai: hand 2 base \n ana: hand base \n ben: hand base \n pile: 3 base")
    do(state, "play.base")
    assert asked(state) == (ANA, "play")


def test_a_player_may_play_nothing() -> None:
    state = position("> ana: hand base \n ben: hand base \n pile: 3 base")
    events = do(state, "pass")
    assert kinds(events) == ["passed", TURN, "drew"]
    assert asked(state) == (BEN, "play")


def test_a_player_with_six_cards_at_the_end_of_the_turn_discards_one_of_their_choice() -> None:
    state = position("> ana: hand 3 base roubo troca mausolo \n ben: hand base \n pile: 3 base")
    do(state, "pass")
    assert asked(state) == (ANA, "discard")
    assert may(state) == "discard.base discard.mausolo discard.troca discard.roubo"
    do(state, "discard.troca")
    assert (hand(state, ANA), words(state.discard)) == ("base base base mausolo roubo", "troca")
    assert asked(state) == (BEN, "play")


def test_a_player_who_plays_one_of_six_cards_discards_nothing() -> None:
    state = position("> ana: hand 3 base roubo troca mausolo \n ben: hand base \n pile: 3 base")
    do(state, "play.base")
    assert asked(state) == (BEN, "play")


def test_after_artemisia_two_cards_may_have_to_go() -> None:
    state = position("> ana: hand 5 base artemisia \n ben: hand base \n pile: 3 colunas")
    do(state, "play.artemisia")
    assert look(state, ANA).decision == "discard"
    assert GAME.prompt(look(state, ANA)).facts == {"count": 2}
    do(state, "discard.base", "discard.colunas")
    assert hand(state, ANA) == "base base base base colunas"
    assert asked(state) == (BEN, "play")


# ---------------------------------------------------------------- construction


@pytest.mark.parametrize("part", PARTS)
def test_a_construction_card_goes_to_the_own_area(part: Kind) -> None:
    state = position(f"> ana: hand {part.word} roubo \n ben: hand base \n pile: base")
    events = do(state, f"play.{part.word}")
    assert (area(state, ANA), hand(state, ANA)) == (part.word, "roubo")
    assert events[0].facts == {"seat": ANA, "card": part.word}


def test_more_than_one_of_a_part_may_be_built() -> None:
    state = position("> ana: hand base; area 2 base \n ben: hand base \n pile: base")
    do(state, "play.base")
    assert area(state, ANA) == "base base base"


# ---------------------------------------------------------------- characters


def test_mausolo_stays_in_front_of_its_player() -> None:
    state = position("> ana: hand mausolo roubo \n ben: hand base \n pile: base")
    do(state, "play.mausolo")
    assert state.mausolo == [True, False]
    assert words(state.discard) == ""


def test_mausolo_may_be_played_before_there_is_a_set() -> None:
    state = position("> ana: hand mausolo \n ben: hand base \n pile: base")
    assert may(state) == "play.mausolo pass"


def test_artemisia_goes_to_the_discard_pile() -> None:
    state = position("> ana: hand artemisia \n ben: hand base \n pile: base colunas piramide")
    do(state, "play.artemisia")
    assert words(state.discard) == "artemisia"
    assert hand(state, ANA) == "colunas piramide"


@pytest.mark.parametrize(("left", "drawn"), [("", ""), ("troca", "troca")])
def test_artemisia_draws_only_what_is_there(left: str, drawn: str) -> None:
    state = position(f"> ana: hand artemisia base \n ben: hand base \n pile: {left}")
    do(state, "play.artemisia")
    assert hand(state, ANA) == f"base {drawn}".strip()


@pytest.mark.parametrize("shield", ["arquitetos", "escultores", "protecao"])
def test_a_protection_waits_face_up(shield: str) -> None:
    state = position(f"> ana: hand {shield} \n ben: hand base \n pile: base")
    do(state, f"play.{shield}")
    assert words(state.shields[ANA]) == shield
    assert look(state, None).shields == ((state.shields[ANA][0],), ())


# ---------------------------------------------------------------- events


def test_terremoto_makes_an_opponent_discard_a_construction_card() -> None:
    state = position("> ana: hand terremoto roubo \n ben: area base 2 colunas; hand base \n pile: 3 base")
    do(state, "play.terremoto")
    assert asked(state) == (BEN, "lose")
    assert may(state) == "lose.base lose.colunas"
    do(state, "lose.colunas")
    assert area(state, BEN) == "base colunas"
    assert words(state.discard) == "terremoto colunas"
    assert asked(state) == (BEN, "play")


def test_invasao_takes_a_construction_card_into_the_own_area() -> None:
    state = position("> ana: hand invasao roubo \n ben: area base colunas; hand base \n pile: 3 base")
    do(state, "play.invasao", "take.base")
    assert (area(state, ANA), area(state, BEN)) == ("base", "colunas")
    assert words(state.discard) == "invasao"


def test_descoberta_takes_a_card_of_the_discard_pile() -> None:
    state = position("> ana: hand descoberta \n ben: hand base \n discard: base troca base \n pile: 3 base")
    do(state, "play.descoberta")
    assert may(state) == "recover.base recover.troca"
    do(state, "recover.base")
    assert (hand(state, ANA), words(state.discard)) == ("base", "troca base descoberta")


# ---------------------------------------------------------------- actions


@pytest.mark.parametrize(("chance", "got"), [(0, "base"), (1, "mausolo"), (2, "colunas")])
def test_roubo_takes_a_card_of_an_opponents_hand(chance: int, got: str) -> None:
    state = position("> ana: hand roubo troca \n ben: hand base mausolo colunas \n pile: ")
    events = do(state, "play.roubo", rng=Loaded(chance))
    assert hand(state, ANA) == words(sorted(state.hands[ANA]))
    assert got in hand(state, ANA).split() and got not in hand(state, BEN).split()
    assert events[1].secret == {"card": got}


def test_troca_swaps_a_card_with_an_opponent() -> None:
    state = position("> ana: hand troca base colunas \n ben: hand piramide \n pile:")
    do(state, "play.troca")
    assert may(state) == "give.base give.colunas"
    do(state, "give.colunas")
    assert (hand(state, ANA), hand(state, BEN)) == ("base piramide", "colunas")
    assert words(state.discard) == "troca"


def test_a_second_troca_may_be_given_away() -> None:
    state = position("> ana: hand 2 troca base \n ben: hand piramide \n pile:")
    do(state, "play.troca")
    assert may(state) == "give.base give.troca"


def test_protecao_meets_the_next_danger_and_only_that_one() -> None:
    state = position("""
        > ana: hand 2 roubo
          ben: hand base colunas; shields protecao
        pile: 2 base
    """)
    events = do(state, "play.roubo")
    assert kinds(events)[:2] == ["attacked", "defended"]
    assert state.shields[BEN] == [] and len(state.hands[BEN]) == 3
    do(state, "pass", "play.roubo")
    assert len(state.hands[BEN]) == 2


@pytest.mark.parametrize("attack", ["terremoto", "invasao", "roubo", "troca"])
@pytest.mark.parametrize("seat", [ANA, BEN, CAI])
def test_own_cards_make_no_opponent_a_target(attack: str, seat: int) -> None:
    """From every seat: the only construction cards, and the only other cards in hand, are the player's own."""
    rows = [f"{name}: hand" for name in NAMES[:3]]
    rows[seat] = f"> {NAMES[seat]}: hand {attack} 2 base; area 2 colunas"
    state = position("\n".join(rows))
    assert may(state) == "play.base pass"
    assert refusal(state, seat, f"play.{attack}") == "no-target"


def test_an_attack_is_aimed_at_any_opponent_but_not_at_oneself() -> None:
    state = position("> ben: hand roubo base \n ana: hand base \n cai: hand base \n dora: hand base \n pile:")
    do(state, "play.roubo")
    assert may(state) == "at.0 at.2 at.3"
    with pytest.raises(NotAllowed, match="no-such-target"):
        do(state, "at.1")
    do(state, "at.2")
    assert hand(state, BEN) == "base base" and hand(state, CAI) == ""


@pytest.mark.parametrize(
    ("area", "hand", "then"),
    [
        ("base piramide", "colunas", {"estatuas": 8}),
        ("base", "colunas", {}),
        ("base piramide", "base", {}),
        ("2 base 2 piramide 1 estatuas 1 colunas", "colunas", {"estatuas": 12}),
    ],
)
def test_an_invasion_tells_of_a_set_next_turn_only_if_the_hand_completes_it(
    area: str, hand: str, then: dict[str, int]
) -> None:
    state = position(
        f"> ana: hand invasao {hand}; area {area} \n ben: hand base; area base colunas piramide estatuas \n pile: base"
    )
    do(state, "play.invasao")
    view = look(state, ANA)
    notes = {action.args[0]: GAME.explain(view, action) for action in view.actions}
    assert {card: note.facts["then"] for card, note in notes.items() if note.key == "take-break-then"} == then
