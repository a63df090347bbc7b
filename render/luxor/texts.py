"""The words of this game's pictures: names of players, of cards and of tiles."""

from __future__ import annotations

from engine.luxor.components import CARDS, Effect
from locales import say
from render import fonts


def names(given: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """Players' names as far as they can be drawn, in seat order."""
    return tuple(fonts.player(name, seat + 1, locale) for seat, name in enumerate(given))


def card_name(locale: str, code: int) -> str:
    """What a card is, in few words."""
    card = CARDS[code]
    return say(locale, f"luxor-alt-card-{_KEYS[card.effect]}", {"number": card.steps, "level": card.level})


_KEYS = {
    Effect.NUMBER: "number", Effect.PLUS_MINUS: "plus-minus", Effect.DIE: "die", Effect.UP_TO: "up-to",
    Effect.UP_TO_DIE: "up-to-die", Effect.ALL: "all", Effect.LAST: "last", Effect.LESS: "less",
}  # fmt: skip
