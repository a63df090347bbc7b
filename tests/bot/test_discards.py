"""Discards of Guardiões do Mausoléu: the second question comes only where the card would be missed."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.interactions.reading import Reading
from cogs.turn.hand_panel import Hand
from db import Phase
from engine.mausoleum.components import PARTS, SHIELDS, WORDS, Kind
from engine.mausoleum.state import Step
from engine.rng import FastRng
from locales import DEFAULT, LOCALES, say
from render.choices import offers
from render.look import LookKind as LookKind
from render.wording import Words, brief_card
from render.wording import card as full_name
from tables import Table
from tests.bot.inspection import NAMES, table_for
from tests.bot.test_labels import labels, parts
from tests.emojis import EMOJIS


def discarding(hand: list[Kind], area: tuple[int, ...] = (0, 0, 0, 0), *, crowned: bool = False) -> Table:
    """Return a table at which the first seat discards."""
    table = table_for("mausoleum", 2, DEFAULT)
    state, _ = table.game.setup(2, {}, FastRng(1))
    state.hands[0], state.turn, state.step = list(hand), 0, Step.DISCARD
    state.areas[0] = list(area)
    state.mausolo[0] = crowned
    table.state, table.row = state, replace(table.row, phase=Phase.RUNNING)
    return table


def asked(table: Table, locale: str = DEFAULT) -> dict[str, bool]:
    """Return for each card of the first seat whether its discard is asked once more."""
    found = offers(table.game, table.view(0), NAMES, Words(locale, EMOJIS))
    assert all((each.kind is LookKind.DANGER) is each.first for each in found)
    return {each.notation.partition(".")[2]: each.first for each in found}


def test_a_card_that_would_be_missed_is_asked_for_once_more() -> None:
    hand = [Kind.BASE, Kind.COLUNAS, Kind.PROTECAO, Kind.MAUSOLO, Kind.ROUBO, Kind.DESCOBERTA]
    free = {"roubo": False, "descoberta": False}
    assert asked(discarding(hand)) == {"base": True, "colunas": True, "protecao": True, "mausolo": True} | free
    there = asked(discarding(hand, (1, 0, 0, 0), crowned=True))
    assert there == {"base": False, "colunas": True, "protecao": True, "mausolo": False} | free
    twice = [Kind.BASE, Kind.BASE, Kind.PROTECAO, Kind.PROTECAO, Kind.ROUBO, Kind.TROCA]
    assert not any(asked(discarding(twice)).values()), "another one stays"


@given(st.lists(st.sampled_from([*Kind]), min_size=6, max_size=9), st.tuples(*[st.integers(0, 2)] * 4), st.booleans())
def test_every_card_can_be_discarded_and_none_is_asked_for_without_a_reason(
    hand: list[Kind], area: tuple[int, ...], crowned: bool
) -> None:
    found = asked(discarding(hand, area, crowned=crowned))
    assert set(found) == {WORDS[each] for each in hand}
    reasons = {WORDS[each] for each in (*PARTS, *SHIELDS, Kind.MAUSOLO)}
    assert {word for word, first in found.items() if first} <= reasons


@pytest.mark.parametrize("locale", LOCALES)
def test_the_two_buttons_of_the_question_name_the_card_alike(locale: str) -> None:
    hand = [*PARTS, *SHIELDS, Kind.MAUSOLO]
    for kind, why in ((Kind.PIRAMIDE, "part"), (Kind.ARQUITETOS, "shield"), (Kind.MAUSOLO, "crown")):
        card = brief_card("mausoleum", WORDS[kind], locale)
        panel = Hand(Reading(discarding(hand), 0, Words(locale)), first=f"discard.{WORDS[kind]}").panel(None)
        shown = [each for each in labels(panel) if card in each]
        assert len(shown) == 2, shown
        texts = [part.get("content", "") for part in parts(panel)]
        asks = say(locale, "mausoleum-ask-drop", card=full_name("mausoleum", WORDS[kind], locale), why=why)
        assert any(text.startswith(f"### {asks}") for text in texts), texts
