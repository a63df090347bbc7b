"""Alternative texts of pictures, for players who cannot see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.mausoleum.components import ANSWERS, PARTS, Kind
from engine.mausoleum.view import View
from render import alt
from render.mausoleum.facts import (
    SUMMONS,
    Aim,
    aims,
    brings,
    chosen,
    gains,
    lacking,
    losses,
    own,
    surplus,
    value,
)
from render.numbers import signed
from render.theme import SEAT_SYMBOLS
from render.wording import Words, brief_card, card


def cards(kinds: Iterable[Kind], words: Words) -> str:
    """Name several cards, with the count of equal ones."""
    return alt.counted(card("mausoleum", kind.word, words.locale) for kind in kinds)


def board(view: View, shown: tuple[str, ...], words: Words) -> str:
    """Describe the piles, the players to decide, and each area."""
    seats = (seat(view, one, shown[one], words) for one in range(view.seats))
    return "\n".join([" ".join(opening(view, shown, words)), *seats])


def opening(view: View, shown: tuple[str, ...], words: Words) -> list[str]:
    """Return the first sentences: the piles, the players to decide."""
    out = [words.say("mausoleum-alt-board", {"pile": view.pile, "discard": len(view.discard)})]
    if view.discard:
        out.append(words.say("mausoleum-alt-top", {"card": cards(view.discard[-1:], words)}))
    return [*out, *alt.turn("mausoleum", view, shown, words)]


def seat(view: View, seat: int, name: str, words: Words) -> str:
    """Describe a player: points, cards in hand, buildings, waiting and used cards."""
    base, colunas, piramide, estatuas = view.areas[seat]
    facts: dict[str, str | int] = {
        "symbol": SEAT_SYMBOLS[seat], "name": name, "points": view.scores[seat].total, "hand": view.hand_sizes[seat],
        "base": base, "colunas": colunas, "piramide": piramide, "estatuas": estatuas,
    }  # fmt: skip
    out = [words.say("mausoleum-alt-seat", facts)]
    if view.mausolo[seat]:
        out.append(words.say("mausoleum-alt-crown"))
    if view.shields[seat]:
        out.append(words.say("mausoleum-alt-shields", {"cards": cards(view.shields[seat], words)}))
    done = [kind for kind in view.used[seat] if not (kind is Kind.MAUSOLO and view.mausolo[seat])]
    if done:
        out.append(words.say("mausoleum-alt-used", {"cards": cards(done, words)}))
    return " ".join(out)


def hand(view: View, words: Words) -> str:
    """Tell what is asked, what each choice gives, and the hand."""
    if view.decision in ("target", "take", "recover", "lose"):
        held = words.say("mausoleum-alt-hand", {"cards": cards(view.hand, words)})
        return " ".join([*_offers(view, words), held if view.hand else words.say("mausoleum-alt-empty")])
    if not view.hand:
        return words.say("mausoleum-alt-empty")
    counts = Counter(view.hand)
    told = "; ".join(
        _pair(words, _brief(kind, words) + (f" ×{count}" if count > 1 else ""), effect(view, kind, words))
        for kind, count in counts.items()
    )
    return " ".join([*_asked(view, words), words.say("mausoleum-alt-hand", {"cards": told})])


def _asked(view: View, words: Words) -> list[str]:
    """Return what is asked of the hand; nothing while its player waits."""
    match view.decision:
        case "play":
            return [words.say("mausoleum-ask-play")]
        case "discard":
            return [words.say("mausoleum-picture-over", {"count": surplus(view)}) + "."]
        case "give" if view.pending_target is not None:
            return [words.say("mausoleum-picture-give", {"name": SEAT_SYMBOLS[view.pending_target]}) + "."]
    return []


def _offers(view: View, words: Words) -> list[str]:
    """Return what is asked where no card of the hand is chosen, and what each choice gives."""
    asked = _brief(view.pending or Kind.TERREMOTO, words)
    if view.pending_target is not None and view.decision == "take":
        asked += f" {SEAT_SYMBOLS[view.pending_target]}"
    question = _pair(words, asked, words.say(f"mausoleum-picture-{view.decision}"))
    if view.decision == "target" and view.pending is not None:
        told = [aimed(aim, words) for aim in aims(view, view.pending)]
    else:
        told = [_offer(view, kind, words) for kind in Kind if kind in chosen(view)]
    return [f"{question}{'' if question.endswith('?') else '.'}", f"{'; '.join(told)}."]


def _offer(view: View, kind: Kind, words: Words) -> str:
    """Return a card to choose from outside the hand, and how points change with it."""
    name, seat = _brief(kind, words), own(view)
    match view.decision:
        case "lose":
            return _pair(words, name, signed(-losses(view, seat)[kind]))
        case "take" if view.pending_target is not None:
            target = view.pending_target
            return aimed(Aim(target, None, kind, losses(view, target)[kind], gains(view, seat)[kind]), words)
    return _pair(words, name, signed(value(view, kind))) if value(view, kind) else name


def effect(view: View, kind: Kind, words: Words) -> str:
    """Return what playing a card of the hand does now, or why it cannot be played."""
    barred = dict(view.barred).get(kind)
    if barred:
        return words.say(f"mausoleum-picture-no-{barred}")
    if view.decision == "give" and kind not in chosen(view):
        return words.say("mausoleum-picture-keep")
    if kind in ANSWERS:
        return ", ".join(aimed(aim, words) for aim in aims(view, kind))
    if kind in SUMMONS:
        return words.say("mausoleum-alt-more", {"count": brings(view, kind)})
    gain = value(view, kind)
    if gain:
        return words.say("mausoleum-alt-gain", {"points": signed(gain)})
    if kind in PARTS:
        return words.say(
            "mausoleum-alt-missing", {"cards": ", ".join(_brief(part, words) for part in lacking(view, kind))}
        )
    return words.say(f"mausoleum-picture-effect-{kind.word}")


def aimed(aim: Aim, words: Words) -> str:
    """Return what an attack does to a rival, who is named by the seat's mark."""
    facts: dict[str, str | int] = {
        "symbol": SEAT_SYMBOLS[aim.seat],
        "loss": signed(-aim.loss),
        "gain": signed(aim.gain),
    }
    if aim.shield is not None:
        return words.say("mausoleum-alt-stops", {**facts, "card": _brief(aim.shield, words)})
    if aim.cards is not None:
        return words.say("mausoleum-alt-holds", {**facts, "count": aim.cards})
    if aim.piece is not None:
        return words.say("mausoleum-alt-takes", {**facts, "card": _brief(aim.piece, words)})
    return words.say("mausoleum-alt-loses", facts)


def _pair(words: Words, name: str, told: str) -> str:
    return words.say("words-pair", {"name": name, "value": told})


def _brief(kind: Kind, words: Words) -> str:
    return brief_card("mausoleum", kind.word, words.locale)
