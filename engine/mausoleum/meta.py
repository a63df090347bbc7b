"""Guardiões do Mausoléu for lobby, help and records: title, seats, decisions, endings, house rulings."""

from __future__ import annotations

from typing import Final

from engine.contract import Meta
from engine.mausoleum.components import SEATS

META: Final = Meta(
    key="mausoleum",
    native_title="Guardiões do Mausoléu",
    native_language="pt-BR",
    seats=SEATS,
    minutes=8,
    rules_version=1,
    credits="Projeto escolar, ETECAMP, Brasil 2024",
    decisions=("play", "target", "take", "give", "recover", "lose", "discard"),
    cast=("Kallia", "Doros", "Ianthe", "Petra", "Lykos", "Eirene"),
    endings=("passes", "hands"),
    options={"hand_limit": ("turn_end", "always")},
)

RULINGS: Final = (
    "seats",
    "first",
    "hand-limit",
    "artemisia",
    "mausolo",
    "scoring",
    "shields",
    "reaction",
    "answers",
    "discarded",
    "characters",
    "invasao",
    "descoberta",
    "roubo",
    "troca",
    "no-target",
    "quiet",
    "several",
    "end",
    "private-play",
    "single",
)
"""House rulings, in the order of the rules page (``mausoleum-ruling-<id>``)."""
