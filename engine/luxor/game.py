"""Build ``GAME`` from the modules of Luxor, and check positions against the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Final

from engine.any_game import Game
from engine.luxor import choices, coming, observation, policy, reasons, rules, why_not
from engine.luxor.components import (
    CARDS,
    DIE,
    EMPTY,
    HAND,
    HORUS_SPACES,
    ICONS,
    KEYS,
    OSIRIS_SPACES,
    SARCOPHAGI,
    STAIRS,
    START,
    STATUES,
    THROW,
    TILES,
    TOMB,
    WILDS,
    Family,
)
from engine.luxor.lesson import LESSON
from engine.luxor.meta import META, RULINGS
from engine.luxor.offers import path_of
from engine.luxor.scoring import outcome
from engine.luxor.state import LAID, NO_CARD, NO_SPACE, PLAIN, State, Step
from engine.luxor.tips import TIPS
from engine.luxor.trophy import earned
from engine.luxor.wholes import wholes


def check(position: State) -> None:
    """Raise AssertionError if a piece of the box is lost or doubled, or a position is impossible."""
    _check_cards(position)
    _check_tiles(position)
    _check_adventurers(position)
    in_tomb = sum(own.count(TOMB) for own in position.adventurers)
    assert position.key_supply >= 0 and min(position.keys) >= 0, "a negative number of keys"
    assert position.key_supply + sum(position.keys) + in_tomb == KEYS, "keys lost or doubled"
    assert position.wild_supply >= 0 and min(position.wilds) >= 0, "a negative number of wild treasures"
    assert position.wild_supply + sum(position.wilds) == WILDS, "wild treasures lost or doubled"
    _same("scarabs", rules.SCARAB_TILES, position.scarab_supply, *position.scarabs)
    assert len(position.sarcophagi) == min(in_tomb, len(SARCOPHAGI)), "sarcophagi and adventurers in the tomb disagree"
    _check_step(position)


def _check_step(position: State) -> None:
    """Check that step, card, die, adventurer, tile and ending agree."""
    step, card = position.step, position.card
    over = step is Step.OVER
    assert (position.ending is not None) == over, "ending and step OVER disagree"
    assert not over or position.ending in META.endings, f"no such ending: {position.ending}"
    assert (card == NO_CARD) == (over or step is Step.CARD), "card being played and step disagree"
    moving = step in (Step.ADVENTURER, Step.MOVE)
    rolled = card != NO_CARD and CARDS[card].rolled
    assert (position.roll in range(1, DIE + 1)) == rolled and (rolled or position.roll == 0), "die and card disagree"
    assert position.side == LAID or (moving and not rolled), "a card in hand is already played"
    assert position.side == LAID or position.hands[position.turn][position.side] == card, (
        "the card being played is not in the hand"
    )
    assert card == NO_CARD or position.side != LAID or card in position.discard, "a played card is not discarded"
    chosen = step is Step.MOVE and position.mover in position.adventurers[position.turn]
    assert chosen or position.mover == NO_SPACE, "the chosen adventurer is not there"
    asked = Step.OVER if position.at == NO_SPACE else choices.ASKED[position.tiles[position.at]]
    assert (position.at != NO_SPACE) == (step in choices.ASKED) and asked in (step, Step.OVER), (
        "tile and decision disagree"
    )
    assert bool(position.landed) == (step is Step.ACT), "landed and step ACT disagree"
    assert set(position.landed) <= set(position.adventurers[position.turn]), "no adventurer on a landed space"
    decider = position.decider
    assert decider is None or rules.legal(position, decider), "a decision without an action"


def _same(what: str, box: Iterable[int], *places: Iterable[int]) -> None:
    assert Counter(box) == Counter(chain(*places)), f"{what} lost or doubled"


def _check_cards(position: State) -> None:
    cards = chain(rules.STARTERS, *rules.HORUS_CARDS)
    _same("cards", cards, position.pile, position.discard, *position.hands, *position.horus)
    for level, stack in enumerate(position.horus):
        assert not Counter(stack) - Counter(rules.HORUS_CARDS[level]), f"a strange card in Horus stack {level + 1}"
    for seat, hand in enumerate(position.hands):
        laid = seat == position.decider and position.card >= 0 and position.side == LAID
        assert len(hand) == HAND - laid, f"seat {seat} holds {len(hand)} cards"


def _check_tiles(position: State) -> None:
    there = [code for code in position.tiles if code != EMPTY]
    treasures = [code for code in there if TILES[code].family is Family.TREASURE]
    _same("treasures", rules.TREASURE_TILES, treasures, *position.treasures)
    turned = [code for code in there if TILES[code].family is Family.TEMPLE]
    _same("temple tiles", chain(*rules.TEMPLE_TILES), turned, *position.temple)
    osiris = Counter(code for code in there if THROW[code])
    assert not osiris - Counter(rules.OSIRIS_TILES), "more Osiris tiles than in the box"
    assert all(THROW[position.tiles[space]] for space in OSIRIS_SPACES), "an Osiris tile lost"
    assert all(TILES[position.tiles[space]].family is Family.HORUS for space in HORUS_SPACES), "a Horus tile lost"
    for space, code in enumerate(position.tiles):
        back = TILES[code].back
        assert back is None or ICONS.get(space) is back, f"a temple tile without its icon on space {space}"
    assert position.path == path_of(position.tiles), "the path does not follow from the tiles"


def _check_adventurers(position: State) -> None:
    for seat, own in enumerate(position.adventurers):
        assert len(own) == len(START) and own == sorted(own), f"adventurers of seat {seat}: {own}"
        asleep = [-space for space in own if space < STAIRS]
        assert len(set(asleep)) == len(asleep) and set(asleep) <= {1, 2, 3}, f"sleepers of seat {seat}: {own}"
        assert own[-1] <= TOMB, f"an adventurer of seat {seat} beyond the tomb"
        # Passing a statue wakes the adventurer there.
        assert all(own[-1] <= STATUES[statue - 1] for statue in asleep), f"a sleeper of seat {seat} was passed"
        assert not any(0 < space < TOMB and THROW[position.tiles[space]] for space in own), (
            "an adventurer rests on Osiris"
        )


GAME: Final = Game(
    META,
    RULINGS,
    PLAIN,
    rules,
    observation,
    policy,
    outcome,
    check,
    tips=TIPS,
    reasons=reasons,
    why_not=why_not,
    coming=coming,
    trophy=earned,
    lesson=LESSON,
    wholes=wholes,
)
