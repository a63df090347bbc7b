"""Alternative texts of pictures, for players who cannot see them."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter
from typing import Final

from engine.luxor.components import ASLEEP, CARDS, EMPTY, STAIRS, TILES, TOMB, Effect
from engine.luxor.outlook import Outlook
from engine.luxor.view import View
from render import alt
from render.alt import who
from render.luxor.candidates import Candidate, brought, candidates, wakes
from render.luxor.holdings import holdings, own_scarabs, playable
from render.numbers import signed
from render.theme import SEAT_SYMBOLS
from render.wording import Words

_KEYS: Final = {
    Effect.NUMBER: "number", Effect.PLUS_MINUS: "plus-minus", Effect.DIE: "die", Effect.UP_TO: "up-to",
    Effect.UP_TO_DIE: "up-to-die", Effect.ALL: "all", Effect.LAST: "last", Effect.LESS: "less",
}  # fmt: skip


def card_name(words: Words, code: int) -> str:
    """Name a card in few words."""
    card = CARDS[code]
    return words.say(f"luxor-alt-card-{_KEYS[card.effect]}", {"number": card.steps, "level": card.level})


def board(view: View, shown: tuple[str, ...], words: Words) -> str:
    """Describe the piles, the players to decide, and each player's goods and adventurers."""
    out = opening(view, shown, words)
    if view.sarcophagi:
        out.append(words.say("luxor-alt-won", {"names": who(view.sarcophagi, shown)}))
    return "\n".join([" ".join(out), *(seat(view, one, shown[one], words) for one in range(view.seats))])


def opening(view: View, shown: tuple[str, ...], words: Words) -> list[str]:
    """Return the first sentences: the round, the piles, the players to decide, the first player, the last round."""
    tiles = sum(code != EMPTY for code in view.tiles)
    facts: dict[str, str | int] = {"round": view.round, "pile": view.pile, "tiles": tiles}
    out = [words.say("luxor-alt-board", facts)]
    if view.discard:
        out.append(words.say("luxor-alt-top", {"card": card_name(words, view.discard[-1])}))
    out += alt.turn("luxor", view, shown, words)
    if view.outcome is None:
        out.append(words.say("luxor-alt-first", {"name": who((view.first,), shown)}))
    if view.last_turns:
        out.append(words.say("luxor-alt-last", {"names": who(view.last_turns, shown)}))
    return out


def seat(view: View, seat: int, name: str, words: Words) -> str:
    """Describe a player: public points, goods, adventurers."""
    points = view.scores[seat].open if view.outcome is None else view.scores[seat].total
    facts: dict[str, str | int] = {
        "symbol": SEAT_SYMBOLS[seat], "name": name, "points": points,
        "where": ", ".join(_where(space, words) for space in sorted(view.adventurers[seat], reverse=True)),
        **holdings(view, seat),
    }  # fmt: skip
    return words.say("luxor-alt-seat", facts)


def _where(space: int, words: Words) -> str:
    if space in ASLEEP:
        return words.say("luxor-alt-asleep", {"number": -space})
    if space == STAIRS:
        return words.say("luxor-alt-stairs")
    return words.say("luxor-alt-tomb") if space == TOMB else str(space)


def hand(view: View, words: Words) -> str:
    """Describe the viewer's cards in hand order, its scarabs, and its playable cards or open decision."""
    if not view.hand:
        out = [words.say("luxor-alt-empty")]
    else:
        out = [words.say("luxor-alt-hand", {"cards": ", ".join(card_name(words, code) for code in view.hand)})]
    values = own_scarabs(view)
    if values:
        out.append(words.say("luxor-alt-scarabs", {"values": ", ".join(map(str, values))}))
    if any(action.verb == "discard" for action in view.actions):
        cards = ", ".join(card_name(words, view.hand[0 if side == "left" else -1]) for side in playable(view))
        out.append(words.say("luxor-alt-discard", {"cards": cards}))
    elif view.decision is not None:
        out = [*_choice(view, words), *out]
    return " ".join(out)


def played(view: View, words: Words) -> list[str]:
    """Describe the card being played and the die, limited to what the viewer may know."""
    out = []
    if view.card is not None:
        out.append(words.say("luxor-alt-card", {"card": card_name(words, view.card)}))
    if view.roll:
        out.append(words.say("luxor-alt-die", {"number": view.roll}))
    return out


def _choice(view: View, words: Words) -> list[str]:
    out = played(view, words)
    match view.decision:
        case "card" | "move" | "adventurer":
            out += _moves(view, words)
        case "act":
            found = [action.args[0] for action in view.actions if action.args[0] != "none"]
            where = ", ".join(f"{space}: {tile_name(words, view.tiles[int(space)])}" for space in found)
            out.append(words.say("luxor-alt-act", {"where": where}))
        case _:
            rewards = ", ".join(_reward(view, action.args[0], words) for action in view.actions)
            out.append(words.say("luxor-alt-rewards", {"rewards": rewards}))
    return out


def _moves(view: View, words: Words) -> list[str]:
    """Describe the candidates, those of each card together."""
    out = []
    for side, group in groupby(candidates(view), key=attrgetter("side")):
        found = list(group)
        moves = "; ".join(_candidate(view, each, words) for each in found)
        card = card_name(words, found[0].card)
        out.append(words.say(f"luxor-alt-{side}", {"card": card, "moves": moves}) if side else f"{moves}.")
    return out


def _candidate(view: View, each: Candidate, words: Words) -> str:
    """Describe a candidate as its line shows it."""
    if not each.routes:
        return words.say("luxor-alt-roll", {"letter": each.letter})
    if each.several or each.start is None:
        start = words.say("luxor-alt-some") if each.start is None else _where(each.start, words)
        ends = ", ".join(_where(end, words) for end in sorted(each.ends))
        return words.say("luxor-alt-mover", {"letter": each.letter, "from": start, "ends": ends})
    end, (walk, points) = each.ends[0], brought(view, each)
    what = [_outcome(view, end, walk, words)]
    if thrown := each.routes[0][:-1]:
        what.insert(0, words.say("luxor-alt-thrown", {"spaces": ", ".join(map(str, thrown))}))
    if woken := wakes(view, end):
        what.append(words.say("luxor-alt-waking", {"count": len(woken)}))
    if points:
        what.append(signed(points))
    facts = {"letter": each.letter, "from": _where(each.start, words), "to": _where(end, words)}
    return words.say("luxor-alt-move", {**facts, "what": ", ".join(what)})


def _outcome(view: View, end: int, walk: Outlook, words: Words) -> str:
    """Say what awaits at the end of a move."""
    if end == TOMB:
        return words.say("luxor-alt-prize", {"points": walk.facts["points"]})
    name = tile_name(words, view.tiles[end])
    match walk.awaits:
        case "waiting":
            return f"{name}, {words.say('luxor-alt-there', {'have': walk.facts['have'], 'need': walk.facts['need']})}"
        case "treasure" | "treasure-set":
            return f"{name}, {words.say('luxor-alt-complete')}"
        case "tunnel":
            return words.say("luxor-alt-tunnel", {"end": walk.facts["end"]})
        case "tunnel-end":
            return words.say("luxor-alt-tunnel-end")
        case "nothing":
            return name if view.tiles[end] == EMPTY else f"{name}, {words.say('luxor-alt-nothing')}"
    return name


def _reward(view: View, word: str, words: Words) -> str:
    if word.startswith("horus"):
        top = view.horus[int(word[-1]) - 1]
        if top is not None:
            return card_name(words, top)
    return words.say(f"luxor-alt-reward-{word}")


def tile_name(words: Words, code: int) -> str:
    """Name the content of a space in few words."""
    tile = TILES[code]
    if tile.treasure is not None:
        return words.say(f"luxor-alt-tile-{tile.treasure.value}", {"points": tile.points})
    if tile.steps:
        return words.say("luxor-alt-tile-osiris", {"steps": tile.steps})
    return words.say(f"luxor-alt-tile-{tile.word}")
