"""The story of a table: one line a turn, since the reader's last turn or for one round, as the reader may know it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.interactions.reading import Reading
from cogs.interactions.story import MAX_TURNS, hand_story, last_round
from cogs.interactions.story import told as tell_story
from cogs.table.handlers import log_panel
from cogs.turn.hand_facts import Beginner, HandFacts
from cogs.turn.hand_panel import Hand
from db import Person, PollKind
from engine import TURN, Event
from engine.replay import Step, undo
from locales import say
from render.story import StoryLine, actor, each_event
from render.telling import ToldLine, tell_turn
from render.theme import SEAT_SYMBOLS
from render.wording import Words, unbroken
from render.wording import tell as tell_event
from tables import PollChoice, Table, last_own, standing_turns
from tables.bot_turns import in_mid_turn
from tables.story import StoryTurn, story
from tables.undo import Entry
from tests import acts
from tests.tables.conftest import ANA, BRUNO, CHLOE, DAVI, EVA, GUILD, House, bot_moves, decider, play_on

PEOPLE = (ANA, BRUNO, CHLOE, DAVI)
NAMES = tuple(person.name for person in PEOPLE)
LOCALE = "en-US"
WORDS = Words(LOCALE)
FIRST = Event(TURN, {"seat": 1})


async def sit(house: House, key: str, who: Sequence[Person], channel: int = 1) -> Table:
    """Start a game of this kind."""
    table = await acts.open_table(house.registry, key, guild_id=GUILD, channel_id=channel, locale=LOCALE, host=who[0])
    for person in who[1:]:
        await acts.join(table, person)
    await acts.start(table, who[0])
    return table


def hand_lines(table: Table, seat: int, most: int = MAX_TURNS) -> list[str]:
    """Return the lines of a hand with room for all of them."""
    return hand_story(Reading(table, seat, WORDS)).lines(most, most, most)


async def play_turns(table: Table, turns: int) -> None:
    """Play until so many more turns have started."""
    started = len(standing_turns(table.story(None))) + turns
    while table.deciding and len(standing_turns(table.story(None))) < started:
        await play_on(table, 1)


def seats_of(lines: Sequence[str]) -> list[int]:
    """Return the seats that the lines start with."""
    return [SEAT_SYMBOLS.index(line.lstrip("*")[0]) for line in lines if line.lstrip("*")[0] in SEAT_SYMBOLS]


@pytest.mark.parametrize("key", ["luxor", "mausoleum"])
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_the_board_tells_one_round_a_line_a_seat(house: House, key: str, seats: int) -> None:
    table = await sit(house, key, PEOPLE[:seats])
    for _ in range(2 * seats):
        await play_turns(table, 1)
    (deciding,) = table.deciding
    order = [(deciding + step) % seats for step in range(seats)]
    lines = last_round(Reading(table, None, WORDS))
    assert seats_of(lines) == order and len(lines) == seats
    assert all(NAMES[seat] in line for seat, line in zip(order, lines, strict=True))


@pytest.mark.parametrize("key", ["luxor", "mausoleum"])
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_the_hand_tells_the_latest_turn_of_each_other_player_first_and_its_readers_own_last(
    house: House, key: str, seats: int
) -> None:
    table = await sit(house, key, PEOPLE[:seats])
    (first,) = table.deciding
    assert hand_lines(table, first) == []
    await play_turns(table, seats)
    for waited in range(seats):
        reader = (first - waited) % seats
        head, *lines = hand_lines(table, reader)
        since = (waited or seats) - 1
        assert say(LOCALE, "story-since") in head
        story = hand_story(Reading(table, reader, WORDS))
        did = [seat for turn in story.done for seat in seats_of([line.text for line in turn])]
        others = [(reader + step) % seats for step in range(since, 0, -1)]
        assert seats_of(lines) == [*did, *(seat for seat in others if seat not in did), reader]
        assert story.latest == since - len(did)
    # In the middle of the own turn the others' turns are still told.
    before = hand_lines(table, first)
    person, decision_revision, actions = decider(table)
    await acts.act(table, person, decision_revision, actions[0])
    if in_mid_turn(table, first):
        assert hand_lines(table, first)[: len(before) - 1] == before[:-1]


async def test_a_long_gap_is_shortened_and_stand_ins_do_not_end_it(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    while not any(turn.decided for turn in table.story(0)):
        await play_on(table, 1)
    own = len(standing_turns(table.story(0)))
    await acts.missed_deadline(table)
    seat = table.seat_of(ANA.user_id)
    assert seat is not None
    while seat not in table.waiting_for:
        await play_on(table, 1)
    await acts.missed_deadline(table)
    number = table.polls[PollKind.ABSENT].number
    await acts.vote(table, BRUNO, PollKind.ABSENT, number, PollChoice.BOT)
    told = hand_story(Reading(table, seat, WORDS))
    assert len(told.done) + len(told.news) < MAX_TURNS
    while len(standing_turns(table.story(seat))) < own + 2 * MAX_TURNS:
        if not await bot_moves(table):
            await play_on(table, 1)
    told = hand_story(Reading(table, seat, WORDS))
    shown = min(len(told.done), MAX_TURNS) + MAX_TURNS
    assert len(told.news) > MAX_TURNS and told.latest < MAX_TURNS
    others = [
        line
        for turn in since(table, seat)
        for line in tell_story(Reading(table, seat, WORDS), turn)
        if line.seat != seat
    ]
    assert len(told.done) + len(told.news) == len(others)
    lines = told.lines(MAX_TURNS, MAX_TURNS, 0)
    assert say(LOCALE, "story-left-out", count=len(others) - shown) in lines[-1]
    bot = say(LOCALE, "story-bot-for", name=say(LOCALE, "story-you"))
    assert sum(bot in line for line in told.own) > 2, "a bot made these moves"
    assert sum(say(LOCALE, "story-you") in line and bot not in line for line in told.own) == 1
    here = [line for turn in table.story(None) for line in tell_story(Reading(table, None, WORDS), turn)]
    assert any(say(LOCALE, "story-bot-for", name=NAMES[seat]) in line.text for line in here)
    again = await restarted(house, table)
    assert hand_story(Reading(again, seat, WORDS)) == told, "the store knows which decisions a bot made"


def tell(events: Sequence[Event], viewer: int | None = None) -> list[str]:
    return [line.text for line in tell_turn("mausoleum", events, NAMES, WORDS, viewer)]


def since(table: Table, seat: int) -> list[StoryTurn]:
    """Return the turns from the seat's own last one on."""
    turns = standing_turns(table.story(seat))
    start = max(number for number, turn in enumerate(turns) if turn.decided)
    return list(turns[start:])


async def restarted(house: House, table: Table) -> Table:
    await house.reopen()
    return await house.registry.table(table.id, GUILD)


async def test_whoever_takes_a_seat_over_reads_no_turn_as_their_own(house: House) -> None:
    table = await house.game(ANA, BRUNO, CHLOE)
    await play_turns(table, 4)
    seat = table.seat_of(CHLOE.user_id)
    assert seat is not None and any(turn.decided for turn in table.story(seat))
    await acts.quit(table, CHLOE)
    assert f"**{CHLOE.name}** has left" in last_round(Reading(table, None, WORDS))[-1]
    await acts.take_over(table, EVA)
    for here in (table, await restarted(house, table)):
        *before, left, taken = (
            line.text for turn in here.story(None) for line in tell_story(Reading(here, None, WORDS), turn)
        )
        assert CHLOE.name in left and EVA.name in taken
        assert not any(EVA.name in line for line in before) and any(CHLOE.name in line for line in before)
        assert hand_story(Reading(here, seat, WORDS)).cards == [], "others drew those cards"
    assert not any(turn.decided for turn in table.story(seat))
    told = hand_lines(table, seat)
    assert not any(say(LOCALE, "story-since") in line for line in told)
    assert "plays on" in told[0]


async def test_a_draft_is_told_in_one_line_without_the_cards_of_others(house: House) -> None:
    table = await sit(house, "capital_lux", PEOPLE[:3])
    first, second, third = table.deciding
    for seat in (first, second):
        person = PEOPLE[seat]
        choice = str(table.view(seat).actions[0])
        await acts.act(table, person, table.seats[seat].decision_revision, choice)
        assert not any("Round 1" in line for line in map(unbroken, hand_lines(table, seat))), "the question says so"
    assert last_round(Reading(table, None, WORDS))[-1] == unbroken("Round 1: everyone keeps two cards")
    await play_on(table, 1)
    giver = (first - 1) % 3
    received = hand_story(Reading(table, first, WORDS)).cards[-1]
    assert NAMES[giver] in received and NAMES[third] in hand_story(Reading(table, (third + 1) % 3, WORDS)).cards[-1]
    assert hand_story(Reading(table, second, WORDS)).cards[-1] != received
    assert seats_of(last_round(Reading(table, None, WORDS))) == []


async def test_the_board_tells_the_end_of_a_round_of_the_seats_that_have_not_played_since(house: House) -> None:
    table = await sit(house, "capital_lux", PEOPLE[:3])
    while table.view(None).round == 1 or table.view(None).stage != "play":
        await play_on(table, 1)
    ended = last_round(Reading(table, None, WORDS))
    assert ended[-1] == unbroken("Round 2: everyone keeps two more")
    assert sorted(seats_of(ended)) == [0, 1, 2]
    starter = table.deciding[0]
    await play_turns(table, 1)
    played = last_round(Reading(table, None, WORDS))
    assert len(played) == 3 and sorted(seats_of(played)) == [0, 1, 2] and seats_of(played)[-1] == starter
    assert played[:2] == [line for line in ended if line in played]


def attack(*after: Event) -> list[Event]:
    played = Event("attacked", {"seat": 1, "target": 0, "card": "terremoto"}, reveals=True)
    return [FIRST, played, *after]


def test_what_was_done_to_the_reader_is_bold() -> None:
    held = attack(Event("defended", {"seat": 0, "card": "arquitetos", "against": "terremoto", "source": "table"}))
    assert tell(held, 0) == ["**◆ Bruno: Earthquake on you; your Architects stopped it**"]
    assert tell(held, 1) == ["◆ You: Earthquake on ▲ Ana, stopped by Architects"]
    assert tell(held, 2) == tell(held) == ["◆ Bruno: Earthquake on ▲ Ana, stopped by Architects"]
    fell = attack(Event("lost", {"seat": 0, "card": "base"}))
    assert tell(fell, 0) == ["**◆ Bruno: Earthquake on you: your Base fell**"]
    assert tell([FIRST, Event("drew", {"seat": 1, "count": 1})]) == []


def test_a_stolen_card_is_named_to_both_players_only() -> None:
    stolen = Event("robbed", {"seat": 1, "target": 0}, {"card": "base"}, knows=(0, 1), reveals=True)
    robbed = Event("attacked", {"seat": 1, "target": 0, "card": "roubo"}, reveals=True)

    def told(viewer: int | None) -> list[str]:
        (turn,) = story([Entry(Step(1, None, "start"), (FIRST, robbed, stolen))], viewer, 3)
        return tell(turn.events, viewer)

    assert told(0) == ["**◆ Bruno: Theft: took Base from you**"]
    assert told(1) == ["◆ You: Theft: took Base from ▲ Ana"]
    assert told(2) == told(None) == ["◆ Bruno: Theft: took a card from ▲ Ana"]


def built(seat: int, card: str, then: int) -> tuple[Event, ...]:
    return Event("built", {"seat": seat, "card": card}, reveals=True), Event(TURN, {"seat": then})


def test_an_undone_turn_leaves_the_story_and_stays_crossed_out_in_the_log() -> None:
    log = [Entry(Step(1, None, "start"), (Event(TURN, {"seat": 0}),))]
    log.append(Entry(Step(2, 0, "play.base"), built(0, "base", 1)))
    log.append(Entry(Step(3, 1, "play.colunas"), built(1, "colunas", 0)))
    log.append(Entry(Step(4, 1, undo(2, resample=True)), (Event("table-undone", {"seat": 1}),)))
    log.append(Entry(Step(5, 1, "play.piramide"), built(1, "piramide", 0)))
    turns = story(log, 1, 2)
    assert [(turn.round, turn.undone, tell(turn.events)) for turn in turns if tell(turn.events)] == [
        (1, False, ["▲ Ana: built Base"]),
        (1, True, ["◆ Bruno: built Columns"]),
        (1, False, ["◆ **Bruno** takes a move back."]),
        (1, False, ["◆ Bruno: built Pyramid"]),
    ]
    assert [turn.decided for turn in standing_turns(turns)] == [[], [], [5], []]
    last = last_own(turns, deciding=False)
    assert last is not None and tell(turns[last].events) == ["◆ Bruno: built Pyramid"]
    assert last_own(story(log[:4], 1, 2), deciding=False) is None
    assert turns[-1].round == 2, "Ana starts the second round, and the undone turn counts for none"


def test_a_turn_of_all_is_a_round_without_an_actor() -> None:
    picked = Event("picked", {"seat": 1})
    log = [Entry(Step(1, None, "start"), (Event(TURN, {"round": 1}),))]
    log += [Entry(Step(2, 1, "pick.a2"), (picked, Event(TURN, {"round": 2})))]
    log += [Entry(Step(3, 1, "pick.a2"), (picked, Event(TURN, {"seat": 1}))), Entry(Step(4, 1, "play.a2"), (picked,))]
    turns = story(log, None, 2)
    assert [(turn.round, turn.of_all) for turn in turns] == [(1, True), (2, True), (2, False)]
    assert [actor(turn.events) for turn in turns] == [None, None, 1]
    assert tell_event("luxor", turns[1].events[0], NAMES, WORDS) == "Round 2: everybody chooses at the same time."


def test_the_board_tells_the_last_round_of_a_game_in_which_all_decide(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = [StoryTurn(number, -1, [(number, Event(TURN, {"round": number}))]) for number in (1, 2, 3)]
    table: Any = SimpleNamespace(seats=PEOPLE, story=lambda viewer: turns, row=SimpleNamespace(revision=3))
    line = ToldLine(None, "all have chosen")
    monkeypatch.setattr("cogs.interactions.story.told", lambda table, turn, *_: [line] if turn.round < 3 else [])
    assert last_round(Reading(table, None, WORDS)) == [line.text]


def test_a_line_names_who_took_the_trick_and_whose_points_a_round_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = SimpleNamespace(story=lambda events: [StoryLine(actor(events), each_event("capital_lux", events))])
    monkeypatch.setattr("render.telling.teller", lambda game: plain)
    points = [Event("scored", {"seat": seat, "before": seat, "after": 2}) for seat in range(3)]
    lead = Event("leads", {"seat": 1})

    def told(viewer: int | None, *events: Event) -> list[str]:
        lines = tell_turn("capital_lux", [Event(TURN, {"seat": 1}), *events], NAMES, WORDS, viewer)
        return [line.text.replace("\u00a0", " ") for line in lines]

    other = Event("trick", {"seat": 0})
    assert told(None, Event("trick", {"seat": 1})) == ["◆ Bruno: took the trick"]
    assert told(0, other) == ["**◆ Bruno: you took the trick**"]
    brought = [
        "◆ Bruno: ▲ Ana took the trick; 1 → 2 points; takes the lead",
        "▲ Ana: 0 → 2 points",
        "● Chloé: 2 points",
    ]
    assert told(None, other, *points, lead) == brought, "a line for each player"
    assert told(2, other, *points, lead)[2] == "**● You: 2 points**", "the reader's own stands out"
    assert told(None, other, points[1]) == ["◆ Bruno: ▲ Ana took the trick; 1 → 2 points"]


async def test_the_log_is_grouped_by_round_and_leads_to_the_own_last_turn(house: House) -> None:
    table = await house.game(ANA, BRUNO)
    seat = 1 - table.deciding[0]
    await play_turns(table, 40)
    newest = text(await log_panel(table, table.seats[seat].user_id, WORDS))
    turns = table.story(seat)
    assert f"__Round {turns[-1].round}__" in newest or not tell(turns[-1].events)
    first = text(await log_panel(table, table.seats[seat].user_id, WORDS, 0))
    assert "__Round 1__" in first and first.index("__Round 1__") < first.index("__Round 2__")
    own = text(await log_panel(table, table.seats[seat].user_id, WORDS, own_turn=True))
    mine = next(turn for turn in reversed(turns) if turn.decided)
    assert all(line in own for line in tell(mine.events, seat))
    jump = say(LOCALE, "button-own-turn")
    assert jump in first and jump not in own


async def test_a_hand_counts_no_turns_before_anybody_had_one(house: House) -> None:
    table = await acts.open_table(house.registry, "capital_lux", guild_id=GUILD, channel_id=1, locale=LOCALE, host=ANA)
    await acts.join(table, BRUNO)
    await acts.start(table, ANA)
    story = hand_story(Reading(table, 0, WORDS))
    assert len(story.done) + len(story.news) == 1, "how the game is set up: the question says that a round begins"
    assert story.lines(1, 1, 0) == [line.text for line in (story.done or story.news)[0]]


async def test_a_turn_tells_its_cards_until_it_ends_and_a_discard_is_confirmed_without_other_reasons(
    house: House,
) -> None:
    table, chance = await house.game(ANA, BRUNO), random.Random(1)
    discards, why = 0, say(LOCALE, "button-why-not")
    while discards < 2:
        person, decision_revision, actions = decider(table)
        seat = table.seat_of(person.user_id)
        assert seat is not None
        drawn = [step for step in table.standing()[-2:] if step.step.notation == "play.artemisia"]
        view = table.view(seat)
        asked = [each for each in view.actions if "why" in table.game.explain(view, each).facts]
        discards = discards + 1 if drawn and view.decision == "discard" and asked else 0
        if discards:
            assert any("drew" in line for line in hand_story(Reading(table, seat, WORDS)).cards)
            hands = [Hand(Reading(table, seat, WORDS), first=first) for first in ("", str(asked[0]))]
            for hand in hands:
                hand.facts = HandFacts(beginner=Beginner(0))
            assert [why in text(hand.panel(None)) for hand in hands] == [True, False]
        wish = next((each for each in actions if str(each) == "play.artemisia"), chance.choice(actions))
        await acts.act(table, person, decision_revision, str(wish))


def text(panel: object) -> str:
    """Return all that a panel holds, as Discord gets it."""
    view = getattr(panel, "view")  # noqa: B009
    found: list[str] = []

    def walk(part: object) -> None:
        if isinstance(part, dict):
            found.extend(str(part[name]) for name in ("content", "label") if part.get(name))
            for each in part.values():
                walk(each)
        elif isinstance(part, list):
            for each in part:
                walk(each)

    walk(view.to_components())
    return "\n".join(found)
