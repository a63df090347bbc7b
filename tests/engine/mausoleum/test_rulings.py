"""A test for each house ruling where the rulebook of Guardiões do Mausoléu is silent, named after the ruling."""

from __future__ import annotations

from engine import TURN, KeyedRng, latest_turn
from engine.mausoleum.components import ANSWERS, SEATS, Kind
from engine.mausoleum.meta import META, RULINGS
from tests.engine.table import (
    ANA,
    BEN,
    CAI,
    GAME,
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


def test_every_ruling_has_a_test_that_names_it() -> None:
    missing = [each for each in RULINGS if f"test_ruling_{each.replace('-', '_')}" not in globals()]
    assert missing == []
    assert GAME.rulings == RULINGS


def test_ruling_first() -> None:
    begun = {GAME.deciding(GAME.setup(4, {}, KeyedRng(bytes([seed])))[0])[0].seat for seed in range(1, 60)}
    assert begun == {0, 1, 2, 3}


def test_ruling_seats() -> None:
    assert list(META.seats) == list(SEATS) == [2, 3, 4]
    for seats in (0, 1, 5):
        try:
            GAME.setup(seats, {}, Loaded())
        except ValueError as error:
            assert "2 to 4" in str(error)
        else:
            raise AssertionError(f"{seats} players were dealt in")


def test_ruling_hand_limit() -> None:
    """At the end of the turn; the other reading is an option: test_hand_limit_always.py."""
    assert META.options["hand_limit"][0] == "turn_end"
    state = position("> ben: hand roubo \n ana: hand 3 base 2 troca \n pile: colunas")
    do(state, "pass")
    assert asked(state) == (ANA, "play") and len(state.hands[ANA]) == 6
    do(state, "pass")
    assert asked(state) == (ANA, "discard")


def test_ruling_artemisia() -> None:
    """Two more cards, so three in that turn."""
    state = position("> ben: hand roubo base \n ana: hand artemisia \n pile: base colunas piramide estatuas")
    do(state, "pass")  # Ana draws the first
    before = len(state.hands[ANA])
    do(state, "play.artemisia")
    assert hand(state, ANA) == "colunas piramide estatuas"
    assert len(state.hands[ANA]) == before - 1 + 2


def test_ruling_mausolo() -> None:
    """One a player: a second one is illegal, even after others have theirs."""
    state = position("> ana: hand mausolo base; mausolo \n ben: hand mausolo \n pile: base")
    assert may(state) == "play.base pass"
    assert refusal(state, ANA, "play.mausolo") == "second-mausolo"
    do(state, "pass")
    assert "play.mausolo" in may(state)


def test_ruling_scoring() -> None:
    """Characters other than Mausolo, and events, score nothing."""
    over = _over("ana: used artemisia arquitetos escultores \n ben: used artemisia")
    assert over.totals == (0, 0) and over.categories == ("sets", "several", "mausolo")


def test_ruling_reaction() -> None:
    """A shield on the table first, then from the hand, each time the narrowest, without a question."""
    state = position("""
        > ana: hand 4 invasao
          ben: hand protecao escultores; shields protecao escultores; area 4 base
        pile:
    """)
    for source, card in (("table", "escultores"), ("table", "protecao"), ("hand", "escultores"), ("hand", "protecao")):
        state.turn = ANA
        told = next(event for event in do(state, "play.invasao") if event.kind == "defended")
        assert told.facts == {"seat": BEN, "card": card, "against": "invasao", "source": source}
        assert told.reveals == (source == "hand")
    assert area(state, BEN) == "base base base base"


def test_a_shield_that_does_not_answer_stays() -> None:
    state = position("> ana: hand terremoto \n ben: hand base; area base; shields escultores \n pile: base")
    do(state, "play.terremoto")
    assert (area(state, BEN), words(state.shields[BEN])) == ("", "escultores")


def test_ruling_shields() -> None:
    state = position("> ana: hand terremoto \n ben: hand base; area base; shields 2 arquitetos \n pile: base")
    do(state, "play.terremoto")
    assert (area(state, BEN), words(state.shields[BEN])) == ("base", "arquitetos")


def test_ruling_answers() -> None:
    listed = {kind.word: words(answers) for kind, answers in ANSWERS.items()}
    assert listed == {
        "terremoto": "arquitetos protecao",
        "invasao": "escultores protecao",
        "roubo": "escultores protecao",
        "troca": "protecao",
    }
    for danger in ANSWERS:
        for shield in (Kind.ARQUITETOS, Kind.ESCULTORES, Kind.PROTECAO):
            state = position(f"""
                > ana: hand {danger.word} mausolo
                  ben: hand base; area base; shields {shield.word}
                pile: base
            """)
            stopped = "defended" in kinds(do(state, f"play.{danger.word}"))
            assert stopped == (shield in ANSWERS[danger]), f"{shield.word} against {danger.word}"


def test_ruling_discarded() -> None:
    """The cancelled attack and the defence both go to the discard pile. A cancelled Troca costs no further card."""
    state = position("> ana: hand troca base mausolo \n ben: hand protecao \n pile: base")
    do(state, "play.troca", "give.base")
    assert words(state.discard) == "troca protecao"
    assert hand(state, ANA) == "base mausolo"


def test_ruling_characters() -> None:
    """Mausolo and Artemísia are used when played. Arquitetos and Escultores are used when they stop an attack."""
    state = position("""
        > ana: hand mausolo terremoto
          ben: hand arquitetos escultores; area base
        pile: roubo 3 base
    """)
    do(state, "play.mausolo")
    assert words(state.used[ANA]) == "mausolo"
    do(state, "play.escultores")
    assert words(state.used[BEN]) == ""
    do(state, "play.terremoto")
    assert words(state.used[BEN]) == "arquitetos"  # from the hand
    do(state, "pass", "play.roubo")
    assert words(state.used[BEN]) == "arquitetos escultores"  # from the table


def test_the_same_character_twice_counts_once() -> None:
    state = position("> ana: hand artemisia; used artemisia \n ben: hand base \n pile: 3 base")
    do(state, "play.artemisia")
    assert words(state.used[ANA]) == "artemisia"


def test_protecao_is_no_character() -> None:
    state = position("> ana: hand roubo \n ben: hand base; shields protecao \n pile: 3 base")
    do(state, "play.roubo")
    assert state.used[BEN] == []


def test_the_target_of_terremoto_chooses() -> None:
    """The victim chooses, without a question if all cards are equal."""
    state = position("> ana: hand terremoto mausolo \n ben: hand base; area 3 base \n pile:")
    do(state, "play.terremoto")
    assert (asked(state), area(state, BEN)) == ((BEN, "play"), "base base")
    state = position("> ana: hand terremoto mausolo \n ben: hand base; area base colunas \n pile:")
    do(state, "play.terremoto")
    assert asked(state) == (BEN, "lose")
    assert GAME.legal(state, ANA) == []


def test_ruling_invasao() -> None:
    """Any construction card, also out of a complete set."""
    state = position("""
        > ana: hand invasao
          ben: hand base; area base colunas piramide estatuas
        pile: base
    """)
    do(state, "play.invasao", "take.estatuas")
    assert (area(state, ANA), area(state, BEN)) == ("estatuas", "base colunas piramide")
    assert look(state, None).scores[BEN].total == 0


def test_ruling_descoberta() -> None:
    """Any card but itself, and not while the discard pile is empty."""
    state = position("> ana: hand descoberta base \n ben: hand base \n pile: base")
    assert may(state) == "play.base pass"
    assert refusal(state, ANA, "play.descoberta") == "empty-discard"
    state = position("> ana: hand descoberta \n ben: hand base \n discard: troca descoberta \n pile: base")
    do(state, "play.descoberta")
    assert may(state) == "recover.descoberta recover.troca"
    do(state, "recover.troca")
    assert words(state.discard) == "descoberta descoberta"


def test_ruling_roubo() -> None:
    """A random card: chance decides, and each card of the hand can be hit."""
    taken = set()
    for number in range(3):
        state = position("> ana: hand roubo \n ben: hand base colunas mausolo \n pile:")
        do(state, "play.roubo", rng=Loaded(number))
        taken.add(hand(state, ANA))
    assert taken == {"base", "colunas", "mausolo"}


def test_ruling_troca() -> None:
    """The given card is chosen, the returned one is random. It needs a card in both hands."""
    got = set()
    for number in range(2):
        state = position("> ana: hand troca base estatuas \n ben: hand colunas mausolo \n pile:")
        do(state, "play.troca", "give.base", rng=Loaded(number))
        assert "base" in hand(state, BEN)
        got.add(hand(state, ANA))
    assert got == {"colunas estatuas", "estatuas mausolo"}
    state = position("> ana: hand troca \n ben: hand base \n pile: base")
    assert refusal(state, ANA, "play.troca") == "nothing-to-give"
    state = position("> ana: hand troca base \n ben: hand \n pile: base")
    assert refusal(state, ANA, "play.troca") == "no-target"


def test_the_card_that_was_given_never_comes_straight_back() -> None:
    state = position("> ana: hand troca base \n ben: hand colunas \n pile:")
    do(state, "play.troca", rng=Loaded(9))
    assert (hand(state, ANA), hand(state, BEN)) == ("colunas", "base")


def test_ruling_no_target() -> None:
    state = position("> ana: hand terremoto invasao roubo troca; area base \n ben: hand \n pile: base")
    assert may(state) == "pass"
    for card in ("terremoto", "invasao", "roubo", "troca"):
        assert refusal(state, ANA, f"play.{card}") == "no-target"
    assert dict(look(state, ANA).barred) == dict.fromkeys(state.hands[ANA], "no-target")


def test_only_opponents_that_have_something_are_targets() -> None:
    state = position("> ana: hand terremoto roubo \n ben: hand base \n cai: area base \n dora: hand 2 base; area base")
    do(state, "play.terremoto")
    assert may(state) == "at.2 at.3"
    state = position("> ana: hand terremoto roubo \n ben: hand base \n cai: area base \n dora: hand 2 base; area base")
    do(state, "play.roubo")
    assert may(state) == "at.1 at.3"


def test_ruling_quiet() -> None:
    """With the pile empty, a Descoberta for a Descoberta counts as a pass: two of them could repeat without end."""
    state = position("> ana: hand descoberta \n ben: hand base \n discard: descoberta", passes=1)
    do(state, "play.descoberta")
    assert GAME.outcome(state).ending == "passes"
    state = position("> ana: hand descoberta \n ben: hand base \n discard: base", passes=1)
    do(state, "play.descoberta")
    assert (GAME.outcome(state), state.passes) == (None, 0)


def test_ruling_end() -> None:
    """After the pile: all pass once in a row, a play resets the count, an empty hand passes automatically."""
    state = position("> ana: hand base roubo \n ben: hand base \n cai: hand \n pile:")
    do(state, "pass", "pass")
    assert GAME.outcome(state).ending == "passes"
    state = position("> ana: hand base roubo \n ben: hand 2 base \n cai: hand \n pile:")
    do(state, "pass", "play.base")
    assert (asked(state), state.passes) == ((ANA, "play"), 1)  # Cai's


def test_passes_count_only_once_the_pile_is_empty() -> None:
    state = position("> ana: hand base \n ben: hand base \n pile: base")
    do(state, "pass")  # Ben draws the last card
    assert (asked(state), state.passes) == ((BEN, "play"), 0)
    do(state, "pass")
    assert (asked(state), state.passes) == ((ANA, "play"), 1)
    do(state, "pass")
    assert GAME.outcome(state).ending == "passes"


def test_an_empty_hand_passes_as_the_end_of_the_turn_before() -> None:
    state = position("> ana: hand 2 base \n ben: hand \n cai: hand base \n pile:")
    events = do(state, "play.base")
    assert [(event.kind, event.facts["seat"]) for event in events] == [("built", ANA), ("passed", BEN), (TURN, CAI)]
    mark = position("> ana: hand base \n ben: hand base")  # any first turn
    assert kinds(latest_turn([*do(mark, "play.base")[-1:], *events])) == [TURN, "built", "passed", TURN]


def test_ties() -> None:
    """Sets, then characters, then shared: the order is that of the authors' own manual."""
    names = [name for name, _ in _over("ana: hand \n ben: hand").criteria]
    assert names == ["points", "sets", "characters"]
    sets = _over(
        "ana: area 2 base 2 colunas 2 piramide 2 estatuas \n ben: area base colunas piramide estatuas; mausolo"
    )
    assert (sets.totals, sets.winners, sets.decided_by) == ((20, 16), (ANA,), "points")
    characters = _over("ana: used mausolo \n ben: used mausolo artemisia")
    assert (characters.winners, characters.decided_by) == ((BEN,), "characters")
    shared = _over("ana: used mausolo; area base \n ben: used artemisia")
    assert (shared.winners, shared.places, shared.decided_by) == ((ANA, BEN), (1, 1), None)


def _over(text: str):
    """Return the outcome of a position that ends with a pass."""
    state = position(f"> {text.strip()}", passes=1)
    state.hands[ANA], state.hands[BEN] = [Kind.TERREMOTO], [Kind.TERREMOTO]
    do(state, "pass")
    return GAME.outcome(state)


def test_ruling_private_play() -> None:
    """A play stays private until it is complete."""
    state = position("""
        > ana: hand troca base colunas
          ben: hand base
          cai: hand base
        pile: base
    """)
    before = [look(state, viewer) for viewer in (None, BEN, CAI)]
    events = do(state, "play.troca", "at.2")
    assert [look(state, viewer) for viewer in (None, BEN, CAI)] == before
    assert all(event.seen_by(viewer) is None for event in events for viewer in (None, BEN, CAI))
    assert (look(state, ANA).pending, look(state, ANA).pending_target) == (Kind.TROCA, CAI)
    assert "attacked" in kinds(do(state, "give.base"))


def test_ruling_single() -> None:
    """A single choice is made at once: one target, one part, one card."""
    state = position("> ana: hand invasao mausolo \n ben: hand base; area 2 base \n pile: base")
    assert "captured" in kinds(do(state, "play.invasao"))
    state = position("> ana: hand troca base \n ben: hand colunas \n pile: base")
    assert "swapped" in kinds(do(state, "play.troca"))
    state = position("> ana: hand descoberta \n ben: hand colunas \n discard: 2 base \n pile: base")
    assert "recovered" in kinds(do(state, "play.descoberta"))


def test_what_is_public() -> None:
    state = position("""
        > ana: hand mausolo; area base; shields protecao; used artemisia
          ben: hand terremoto roubo; area colunas; mausolo
        pile: 3 base
        discard: troca
    """)
    for viewer in (None, BEN):
        view = look(state, viewer)
        assert (view.hand_sizes, view.pile, words(view.discard)) == ((1, 2), 3, "troca")
        assert (words(view.shields[ANA]), words(view.used[ANA]), view.mausolo) == (
            "protecao",
            "artemisia",
            (False, True),
        )
        assert words(view.hand) == ("" if viewer is None else "terremoto roubo")
        assert Kind.MAUSOLO not in view.hand


def test_ruling_several() -> None:
    from engine.mausoleum.scoring import score

    assert [score((sets,) * 4, False).several_points for sets in range(7)] == [0, 0, 4, 4, 4, 4, 4]
