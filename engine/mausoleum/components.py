"""The box of Guardiões do Mausoléu: 52 cards, as data.

Source: the rulebook's "Componentes do Jogo". Which card answers which is a ruling: the rulebook speaks of dangers only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final


class Group(StrEnum):
    """The four groups of cards, as the rulebook's headings name them."""

    CONSTRUCTION = "construction"
    CHARACTER = "character"
    EVENT = "event"
    ACTION = "action"


class Kind(IntEnum):
    """The fourteen kinds of card, in the rulebook's order. Copies of a kind are identical."""

    BASE = 0
    COLUNAS = 1
    PIRAMIDE = 2
    ESTATUAS = 3
    MAUSOLO = 4
    ARTEMISIA = 5
    ARQUITETOS = 6
    ESCULTORES = 7
    TERREMOTO = 8
    INVASAO = 9
    DESCOBERTA = 10
    TROCA = 11
    ROUBO = 12
    PROTECAO = 13

    @property
    def word(self) -> str:
        """Word in notations, logs and text keys, such as ``base``."""
        return WORDS[self]


@dataclass(frozen=True, slots=True)
class Card:
    """A row of the rulebook's list: name of the kind, its group, copies in the box."""

    name: str
    group: Group
    copies: int


CARDS: Final[Mapping[Kind, Card]] = {
    Kind.BASE: Card("Base", Group.CONSTRUCTION, 6),
    Kind.COLUNAS: Card("Colunas", Group.CONSTRUCTION, 6),
    Kind.PIRAMIDE: Card("Pirâmide", Group.CONSTRUCTION, 6),
    Kind.ESTATUAS: Card("Estátuas", Group.CONSTRUCTION, 6),
    Kind.MAUSOLO: Card("Mausolo", Group.CHARACTER, 3),
    Kind.ARTEMISIA: Card("Artemísia II", Group.CHARACTER, 3),
    Kind.ARQUITETOS: Card("Arquitetos", Group.CHARACTER, 3),
    Kind.ESCULTORES: Card("Escultores", Group.CHARACTER, 3),
    Kind.TERREMOTO: Card("Terremoto", Group.EVENT, 2),
    Kind.INVASAO: Card("Invasão", Group.EVENT, 3),
    Kind.DESCOBERTA: Card("Descoberta Arqueológica", Group.EVENT, 3),
    Kind.TROCA: Card("Troca", Group.ACTION, 3),
    Kind.ROUBO: Card("Roubo", Group.ACTION, 3),
    Kind.PROTECAO: Card("Proteção", Group.ACTION, 2),
}

DECK: Final = tuple(kind for kind, card in CARDS.items() for _ in range(card.copies))
"""All cards of the box."""

WORDS: Final = tuple(kind.name.lower() for kind in Kind)
KIND_OF: Final[Mapping[str, Kind]] = {kind.name.lower(): kind for kind in Kind}

PARTS: Final = (Kind.BASE, Kind.COLUNAS, Kind.PIRAMIDE, Kind.ESTATUAS)
"""Construction cards: one of each makes a set."""

CHARACTERS: Final = (Kind.MAUSOLO, Kind.ARTEMISIA, Kind.ARQUITETOS, Kind.ESCULTORES)

SHIELDS: Final = (Kind.ARQUITETOS, Kind.ESCULTORES, Kind.PROTECAO)
"""Cards that wait in front of a player to answer an attack, narrowest first."""

ANSWERS: Final[Mapping[Kind, tuple[Kind, ...]]] = {
    Kind.TERREMOTO: (Kind.ARQUITETOS, Kind.PROTECAO),
    Kind.INVASAO: (Kind.ESCULTORES, Kind.PROTECAO),
    Kind.ROUBO: (Kind.ESCULTORES, Kind.PROTECAO),
    Kind.TROCA: (Kind.PROTECAO,),
}
"""Cards that answer each attack, narrowest first (ruling). The keys need an opponent as target."""

HAND: Final = 5
"""Cards dealt to each player, and the hand limit at the end of a turn."""

SEATS: Final = range(2, 5)
"""Two to four players (ruling: the rulebook gives no number)."""

SET_POINTS: Final = 8
SEVERAL_SETS_POINTS: Final = 4
"""Awarded once, for two or more sets."""
ARTEMISIA_DRAWS: Final = 2
"""Cards drawn in addition, so three in that turn (ruling)."""
