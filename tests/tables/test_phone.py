"""A hand with its picture and its buttons on a phone."""

from __future__ import annotations

import random

import pytest
from discord import ui

import render
from cogs.interactions.phone import ROOM, height, rows_height
from cogs.interactions.reading import Reading, who_decides
from cogs.interactions.story import hand_story
from cogs.turn.hand_facts import Beginner, HandFacts
from cogs.turn.hand_panel import Hand
from cogs.turn.hand_texts import NOTE_LENGTH
from cogs.turn.live_hands import shows
from cogs.turn.panels import hint, why_not_lines
from db import PollKind, PollRow
from engine import FastRng, View, games
from engine.hints import MAX_ACTIONS, next_view
from engine.players import Choice, decide, steps
from engine.points import totals
from locales import LOCALES, say
from render import Picture
from render.wording import Words, player
from tables import Table
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, GUILD, House, bot_moves, decider, guests
from tests.tables.test_passes import act, deal

DECISIONS = 120
OWN = ("luxor", "mausoleum", "capital_lux")
"""Games that score often enough to see it."""
NOTE = "Chloé has two statues; keep the gate for her. " * 9
HEADS = (("", ()), ("💡 **Joue Base** – " + "parce que " * 8, ("Mais " * 12, "-# Les chiffres " * 12)))


def shown(hand: Hand, picture: Picture) -> tuple[int, set[str]]:
    """Return how high a hand is, and the labels of its buttons."""
    items = [*hand.panel(picture).view.walk_children()]
    texts = [item.content for item in items if isinstance(item, ui.TextDisplay)]
    rows = [item.children for item in items if isinstance(item, ui.ActionRow)]
    labels = {item.label or "" for item in items if isinstance(item, ui.Button)}
    return height(texts, rows_height(rows), picture), labels


def everything(hand: Hand, picture: Picture) -> list[str]:
    """Return the texts of a hand and its buttons, with their custom ids."""
    items = hand.panel(picture).view.walk_children()
    texts = [item.content if isinstance(item, ui.TextDisplay) else "" for item in items]
    items = hand.panel(picture).view.walk_children()
    return texts + [f"{item.label} {item.custom_id}" for item in items if isinstance(item, ui.Button)]


def strong_move(table: Table, view: View) -> list[tuple[View, Choice]]:
    """Return a whole move, as a hint suggests it, found with few samples."""
    found, now, rng = list[tuple[View, Choice]](), view, FastRng(table.row.revision)
    while now is not None and len(found) < MAX_ACTIONS:
        found.append((now, decide(table.game, now, "hard", rng, budget=steps(4))))
        now = next_view(table.game, now, found[-1][1].action)
    return found


@pytest.mark.parametrize("step", [6, pytest.param(3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("key", games())
async def test_every_decision_fits_a_phone(house: House, key: str, step: int) -> None:
    """With the tips of beginners, a hint, or what is not allowed, in all languages, in a game of random moves."""
    table = await acts.open_table(house.registry, key, guild_id=GUILD, channel_id=1, locale="fr", host=ANA)
    for person in guests(key):
        await acts.join(table, person)
    await acts.start(table, ANA)
    chance, found = random.Random(4), dict[str, int]()
    for number in range(DECISIONS):
        if not table.deciding:
            break
        person, decision_revision, actions = decider(table)
        seat = table.seat_of(person.user_id)
        assert seat is not None
        if number % step == 0:
            view, picture = table.view(seat), render.hand(*Hand(Reading(table, seat, Words("fr"))).job.arguments)
            move = strong_move(table, view) if len(actions) > 1 else []
            asker = next(each.seat for each in table.seats if each.seat != seat)
            asked = PollRow(table.id, PollKind.UNDO, asker, None, table.row.revision, 0, 1)
            table.polls, table.votes = {asked.kind: asked} if number % 4 else {}, {asked.kind: {}}
            for locale in LOCALES:
                heads = {"": ("",), "hint": hint(Reading(table, None, Words(locale)), move) if move else ()}
                heads["why not"] = ("\n".join(why_not_lines(Reading(table, None, Words(locale)), view)),)
                for name, head in heads.items():
                    hand = Hand(Reading(table, seat, Words(locale)), *head[:1], more=head[1:])
                    hand.facts = HandFacts(beginner=Beginner(number % 3), note=NOTE if number % 2 else "")
                    found[f"{number} {locale} {name}"], _ = shown(hand, picture)
                    if not name or not table.polls:  # a long hint may leave no room
                        assert ("❓" in told(hand, picture.height)) is bool(table.polls)
            table.polls, table.votes = {}, {}
        await acts.act(table, person, decision_revision, chance.choice(actions))
    assert any("hint" in name for name in found) and any("why" in name for name in found)
    assert max(found.values()) <= ROOM, {name: high for name, high in found.items() if high > ROOM}


async def test_a_hint_takes_no_button_away(house: House) -> None:
    """The rest of the hint, points and turns make room instead."""
    table = await house.game(ANA, BRUNO, CHLOE)
    (first,) = table.deciding
    hands = "base base terremoto escultores descoberta", "terremoto", "base colunas"
    deal(table, {(first + place) % 3: hand for place, hand in enumerate(hands)})
    picture = Picture(b"", "", 1170, 680)
    without, hinted = (Hand(Reading(table, first, Words("fr")), head, more=more) for head, more in HEADS)
    for hand in (without, hinted):
        hand.facts = HandFacts(beginner=Beginner(0))
    before, after = (shown(hand, picture) for hand in (without, hinted))
    assert say("fr", "button-hint") in before[1] and before[1] <= after[1] and after[0] <= ROOM
    texts = [item.content for item in hinted.panel(picture).view.walk_children() if isinstance(item, ui.TextDisplay)]
    assert HEADS[1][0] in texts[0] and HEADS[1][1][1] not in "\n".join(texts)
    assert HEADS[1][1][1] in "\n".join(
        item.content for item in hinted.panel(None).view.walk_children() if isinstance(item, ui.TextDisplay)
    )


async def test_a_first_game_says_what_as_many_cards_do_as_there_is_room_for(house: House) -> None:
    """Actions come before the parts of the Mausoleum, which share a line."""
    table = await house.game(ANA, BRUNO, CHLOE)
    (first,) = table.deciding
    hands = "base roubo protecao artemisia colunas", "terremoto", "base colunas"
    deal(table, {(first + place) % 3: hand for place, hand in enumerate(hands)})
    hand = Hand(Reading(table, first, Words("en")))
    lines = [
        "-# **Protection**: Shield against the next attack",
        "-# **Theft**: Steal a random card",
        "-# **Artemisia II**: Draw two more cards",
        "-# **Columns**, **Base**: All four parts score 8 points",
    ]
    found = {}
    for high in (700, 1108, 1500):
        for beginner in (Beginner(3), None):
            hand.facts = HandFacts(beginner=beginner)
            told = "\n".join(everything(hand, Picture(b"", "", 1170, high)))
            found[high, beginner is not None] = [line for line in lines if line in told]
            assert shown(hand, Picture(b"", "", 1170, high))[0] <= ROOM or high == 1500
    assert found[700, True] == lines and found[1108, True] == lines[: len(found[1108, True])] != []
    assert not any(there for (_, beginner), there in found.items() if not beginner)


async def attacked(house: House) -> tuple[Table, int]:
    """Return a game of three in which an earthquake has hit the player whose turn it is now, and the third built."""
    table = await house.game(ANA, BRUNO, CHLOE)
    (first,) = table.deciding
    second, third = (first + 1) % 3, (first + 2) % 3
    deal(table, {first: "base base artemisia escultores descoberta", second: "terremoto", third: "base colunas"})
    await act(table, first, "play.base")
    await act(table, second, "play.terremoto")
    if table.view(second).decision == "target":
        await act(table, second, f"at.{first}")
    if table.view(first).decision == "lose":
        await act(table, first, str(table.view(first).actions[0]))
    await act(table, third, "play.base")
    assert table.waiting_for == (first,)
    return table, first


def told(hand: Hand, high: int) -> str:
    """Return the texts of a hand with a picture so many pixels high."""
    items = hand.panel(Picture(b"", "", 1170, high)).view.walk_children()
    return "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))


@pytest.mark.parametrize("locale", LOCALES)
async def test_what_a_hand_tells_gives_way_in_a_fixed_order(house: House, locale: str) -> None:
    """Nothing stands back for what comes later in the order, however little room there is."""
    table, first = await attacked(house)
    hand = Hand(Reading(table, first, Words(locale)))
    hand.facts = HandFacts(beginner=Beginner(0), note=NOTE[: 3 * NOTE_LENGTH])
    story = hand_story(Reading(table, first, Words(locale)))
    (attack,), (latest, *_) = story.done, story.news
    order = [
        attack[0].text,
        latest[0].text,
        hand.facts.note[: NOTE_LENGTH // 2],
        say(locale, "hand-tip", tip="").strip(),
        *story.cards[:1],
        hand.facts.note[-NOTE_LENGTH // 2 :],
    ]
    found = [[each in told(hand, high) for each in order] for high in range(0, 1900, 40)]
    assert max(map(sum, found)) >= len(order) - 2 and any(not all(each) for each in found)
    for shown in found:
        assert shown == sorted(shown, reverse=True), dict(zip(order, shown, strict=True))
    assert all(each[:2] == [True, True] for each, high in zip(found, range(0, 1900, 40), strict=True) if high < 900)


async def test_a_hand_tells_secret_points_apart_from_those_that_all_see(house: House) -> None:
    """The turns tell what all see: without a word the reader's two numbers would not agree."""
    table = await acts.open_table(house.registry, "luxor", guild_id=GUILD, channel_id=1, locale="en-US", host=ANA)
    await acts.join(table, BRUNO)
    await acts.start(table, ANA)
    chance = random.Random(3)
    while not any(totals(table.view(seat)) != totals(table.view(None)) for seat in (0, 1)):
        person, decision_revision, actions = decider(table)
        await acts.act(table, person, decision_revision, chance.choice(actions))
    seen = totals(table.view(None))
    for seat in (0, 1):
        items = Hand(Reading(table, seat, Words("en-US"))).panel(None).view.walk_children()
        text = "\n".join(item.content for item in items if isinstance(item, ui.TextDisplay))
        points, who = totals(table.view(seat)), player(seat, [say("en-US", "story-you")] * 2)
        assert (f"{who} {points[seat]} ({seen[seat]} visible)" in text) is (points != seen)
        assert text.count(" visible)") == (points != seen), "secret points stay out of it"


@pytest.mark.parametrize("key", games())
async def test_a_hand_is_of_one_moment(house: House, key: str) -> None:
    """Whatever others do between its making and its showing: it told the points of two moments in one line."""
    table = await acts.open_table(house.registry, key, guild_id=GUILD, channel_id=1, locale="en-US", host=ANA)
    for person in guests(key)[:1]:
        await acts.join(table, person)
    await acts.add_bot(table, ANA, "easy")
    await acts.start(table, ANA)
    chance, moved, picture = random.Random(7), 0, Picture(b"", "", 1170, 300)
    scores = bool(totals(table.view(None))) and key in OWN
    while table.deciding and moved < 60:
        hands = [Hand(Reading(table, seat, Words("en-US"))) for seat in (0, 1) for _ in range(2)]
        for hand in hands:
            hand.facts = HandFacts(beginner=Beginner(0), note=NOTE)
        before = [everything(hand, picture) for hand in hands[::2]]
        points = [totals(table.view(each)) for each in (0, 1, None)]
        if not await bot_moves(table):
            person, decision_revision, actions = decider(table)
            await acts.act(table, person, decision_revision, chance.choice(actions))
        assert [everything(hand, picture) for hand in hands[1::2]] == before
        moved += points != [totals(table.view(each)) for each in (0, 1, None)]
    assert moved > 1 or not scores


async def test_the_board_says_whose_turn_it_is_while_another_answers(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    (first,) = table.deciding
    second = 1 - first
    deal(table, {first: "base terremoto base", second: "base colunas piramide"})
    for seat, notation in ((first, "base"), (second, "base"), (first, ""), (second, "colunas"), (first, "terremoto")):
        await act(table, seat, f"play.{notation}" if notation else "pass")
    assert table.deciding == (second,)
    turn, who = (player(seat, table.names) for seat in (first, second))
    assert who_decides(Reading(table, None, Words("en-US"))).startswith(
        say("en-US", "board-answering", target=turn, who=who)
    )
    await act(table, second, "lose.base")
    assert who_decides(Reading(table, None, Words("en-US"))).startswith(
        say("en-US", "board-deciding", who=who, count=1)
    )


async def test_an_open_hand_changes_when_its_reader_is_hit_and_not_at_every_move(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    (first,) = table.deciding
    second, third = (first + 1) % 3, (first + 2) % 3
    hands = {first: "base base artemisia escultores descoberta", second: "terremoto", third: "base colunas"}
    deal(table, hands)
    await act(table, first, "play.base")
    before = {seat: shows(table, seat) for seat in (first, third)}
    await act(table, second, "play.terremoto")
    if table.view(second).decision == "target":
        await act(table, second, f"at.{first}")
    assert table.deciding == (third,), "the only piece is lost without a choice"
    assert shows(table, first) != before[first], "the earthquake took a piece of its reader's"
    assert shows(table, third)[2] == before[third][2], "another reader was hit"
    hit = shows(table, first)
    await act(table, third, "play.base")
    assert shows(table, first)[2] == hit[2], "a later change does not hit again"
