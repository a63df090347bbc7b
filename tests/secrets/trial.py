"""Plays one game through the real table and its board, and compares all output with other worlds.

Four tests together show that what reaches a viewer is a function of what that viewer may know.

* *Position*: at each step the table is redealt as the viewer may imagine it (``worlds``). All that can reach the viewer
  must be the same bytes.
* *Private action*: a step that a viewer may not notice changes nothing that reaches the viewer, and sends nothing.
* *Visible step*: where another action in another world would look the same to the viewer, the test takes it there. The
  requests, and all that reaches the viewer afterwards, must be the same bytes. If the other world took a different
  number of steps, the numbers in custom ids that count them may differ.
* *Late answer*: answers begin, their player leaves, and the game continues. In another world, as the player may imagine
  it by then, they must end in the same bytes (``late``).

Over 400 lines because the four share one game, step by step.
"""

from __future__ import annotations

import json
import random
from collections.abc import Awaitable, Collection, Mapping
from types import MappingProxyType
from typing import Any, Final, cast

from cogs.interactions.ephemeral_messages import EphemeralMessages
from cogs.publishing.outbox import Channels
from cogs.publishing.reconciler import Reconciler
from db import BOARD, MessageRow, Pace, Person, Phase, PollKind, SeatRow, TableRow
from db.bounds import MAX_UNDOS
from engine import Action, FastRng, KeyedRng, game, seen
from engine.players import Choice
from locales import LOCALES
from tables import POLL_CHOICES, Clocks, PollChoice, Table, TableChanged, UserError
from tables.bot_turns import bot_turn
from tables.permissions import need_reach
from tables.questions import voters_of
from tests import acts
from tests.engine.walks import steps
from tests.secrets.figures import Depth, Difference, Figures, apart
from tests.secrets.late import begun
from tests.secrets.outlets import ALWAYS, Brush, Reached, Sketch, user_errors, ways
from tests.secrets.paper import Channel, Paper, TableRegistry
from tests.secrets.worlds import Hearsay, Rumour, SampleDiffers, Viewer, imagined, looks_alike, viewers

NAMES: Final = ("Ana", "Bruno *", "Chloé", "Davi 🏛️", "Eva")
HOST: Final = 100
NUMBER: Final = 7
BLIND: Final = 2
"""Number of viewers to check among those who may not notice a step."""
SHOWN: Final = (*ALWAYS, "more", "undo")
"""Ways compared for them before and after."""
FORGED: Final = 6
"""Forged buttons of each sort pressed at each check."""
HEARD: Final = 60
"""Steps of another game that teach the rumours each kind of fact first: an answer thrown away may ask for one."""
MEANWHILE: Final = 6
"""Fewer decisions are made after a player has left, and after a seat is taken over, while answers take long."""


class Trial:
    """A game under test. ``seed`` makes its deal, its players and the other worlds."""

    def __init__(self, key: str, seed: int, depth: Depth, options: Mapping[str, str] = MappingProxyType({})) -> None:
        self.key, self.seed, self.depth, self.options = key, seed, depth, options
        self.figures = Figures(games=1)
        self.chance = chance = random.Random(f"secrets of {key} {seed}")
        counts = game(key).meta.seats
        seats = counts[seed // 3 % len(counts)]
        self.locale, public = chance.choice(LOCALES), chance.choice(LOCALES)
        self.now = 1_700_000_000_000
        self.paper, self.channel = Paper(chance.randbytes(32)), Channel()
        self.table = self._seated(seats, public)
        self.public = _public(self.channel, self.paper)
        self.hearsay = Hearsay()
        for ply, _ in steps(key, HEARD, options=options):
            self.hearsay.learn(ply.events)
        self._told = 0
        """Number of lines in the rumours' log."""
        self.rumours = {viewer: Rumour(viewer, seats, self.hearsay, chance) for viewer in viewers(self.table)}
        self.wise = chance.random() < 0.4
        """True if most decisions are sensible ones."""

    def _seated(self, seats: int, locale: str) -> Table:
        row = TableRow(
            id=NUMBER,
            guild_id=11,
            channel_id=22,
            game=self.key,
            rules_version=game(self.key).meta.rules_version,
            phase=Phase.LOBBY,
            revision=seats,
            locale=locale,
            host_id=HOST,
            options=json.dumps(dict(self.options)),
            seed=None,
            rematch_of=None,
            created_at=self.now,
            updated_at=self.now,
            pace=self.chance.choice(list(Pace)),
            ranked=False,
            commitment="c" * 64,
            contribution=None,
        )
        people = [SeatRow(NUMBER, seat, HOST + seat, NAMES[seat], 1, self.now, None, seat) for seat in range(seats)]
        table = Table(cast(Any, self.paper), Clocks(lambda: self.now, lambda: self.now), row, people)
        table.messages[BOARD] = self.paper.messages[BOARD] = MessageRow(
            NUMBER, BOARD, self.channel.copy()._last, str(seats)
        )
        return table

    # ------------------------------------------------------------ the course of the game

    async def play(self) -> Figures:
        """Play to the end. Raises :class:`Difference` at the first leak."""
        try:
            await self.do(acts.start(self.table, self._person(0)))
            while self.table.phase is Phase.RUNNING:
                self.now += self.chance.randrange(200_000)
                if self.chance.random() < self.depth.life:
                    await self.live()
                elif self.chance.random() < self.depth.late:
                    await self.answer_late()
                else:
                    await self.decide()
                if self.table.phase is Phase.RUNNING:
                    await self.look()
            for viewer in viewers(self.table):
                await self.compare_worlds(viewer, pictures=self.chance.random() < 10 * self.depth.pictures)
        except Difference as difference:
            difference.add_note(f"At revision {self.table.row.revision} of {self.key}. To see it again:")
            difference.add_note(f"python -m tests.secrets --games 1 --game {self.key} --seed {self.seed}")
            raise
        return self.figures

    async def decide(self) -> None:
        """Make a pending decision, or change a simultaneous choice."""
        table, chance = self.table, self.chance
        free = [s for s in range(len(table.seats)) if table.game.legal(table.state, s) and not table.seats[s].computer]
        seat = chance.choice(free) if free and chance.random() < self.depth.rethink else chance.choice(table.deciding)
        if table.seats[seat].computer is not None:
            await self._let_bot_decide()
            return
        view = table.view(seat)
        wise = seat in table.deciding and chance.random() < (0.9 if self.wise else 0.1)
        action = table.game.suggest(view, FastRng(chance.getrandbits(32))) if wise else chance.choice(view.actions)
        await self.step(
            seat, action, acts.act(table, self._person(seat), table.seats[seat].decision_revision, str(action))
        )

    async def _let_bot_decide(self) -> None:
        table = self.table
        turn = bot_turn(table)
        assert turn is not None
        action = self.chance.choice(turn.view.actions)
        await self.step(turn.seat, action, acts.bot_moves(table, turn, Choice(action)))

    async def live(self) -> None:
        """Trigger a table event besides the game."""
        table, chance = self.table, self.chance
        people = [seat.seat for seat in table.seats if seat.computer is None]
        if not people:
            user = table.seats[0].user_id
            await (self.do(acts.come_back(table, Person(user, "Back"))) if user else self.take_over(self._newcomer()))
            return
        one = chance.choice(people)
        person = self._person(one)
        match chance.choice(("undo", "undo", "undo", "end", "absent", "quit", "take", "back")):
            case "undo":
                reach = need_reach(table, person.user_id)
                if reach is not None and reach.free:
                    await self._take_back(one, reach.target)
                elif reach is not None and reach.times < MAX_UNDOS:
                    await self.do(acts.undo(table, person, reach.target))
                    if table.polls:
                        await self._vote(PollKind.UNDO, chance.choice((PollChoice.YES, PollChoice.YES, PollChoice.NO)))
            case "end" if len(people) > 1:
                await self.do(acts.propose_end(table, person))
                await self._vote(PollKind.END, PollChoice.NO)
            case "absent" if await acts.missed_deadline(table):
                await self._vote(PollKind.ABSENT, chance.choice((PollChoice.WAIT, PollChoice.BOT)))
            case "quit" if len(people) > 1 and chance.random() < 0.3:
                await self.do(acts.quit(table, person))
            case "take" if table.open_seats:
                await self.take_over(chance.choice((self._newcomer(), *self._former())))
            case "back":
                archived = [seat for seat in table.seats if seat.computer is not None and seat.user_id > 0]
                if archived:
                    await self.do(acts.come_back(table, Person(archived[0].user_id, archived[0].name)))

    async def _take_back(self, seat: int, target: int) -> None:
        """Undo without a vote. A viewer who may not notice the undone steps may not notice the undo either."""
        table = self.table
        had = {viewer: (table.view(viewer), await self.reached(table, viewer, SHOWN)) for viewer in viewers(table)}
        self.channel.taken()
        await self.do(acts.undo(table, self._person(seat), target))
        sent = self.channel.taken()
        for viewer, (view, reached) in had.items():
            if viewer == seat or seen(table.entries[-1].events, viewer) or table.view(viewer) != view:
                continue
            now = await self.reached(table, viewer, SHOWN)
            self.same(f"after seat {seat} took back private actions", viewer, reached, now)
            if viewer is None and sent:
                raise Difference(f"private actions that seat {seat} took back sent {sent!r:.600}")

    async def _vote(self, kind: PollKind, choice: PollChoice) -> None:
        """Give this answer for all asked players until the poll closes. All viewers check the open poll before."""
        table = self.table
        await self.look(all_viewers=True)
        assert choice in POLL_CHOICES[kind]
        for user in sorted(voters_of(table, kind)):
            poll = table.polls.get(kind)
            if poll is None:
                return
            await self.do(acts.vote(table, Person(user, "voter"), kind, poll.number, choice))
            await self.look()

    async def take_over(self, person: Person) -> None:
        """Take a vacant seat. A former player may find only others' seats."""
        try:
            await self.do(acts.take_over(self.table, person))
        except UserError as error:
            if error.key != "error-other-seat":
                raise

    def _newcomer(self) -> Person:
        return Person(HOST + self.chance.randrange(20, 10**6), "Newcomer")

    def _former(self) -> list[Person]:
        """Return those who have left."""
        known = {each.user_id: each.name for each in self.paper.held if each.user_id > 0}
        return [Person(user, name) for user, name in known.items() if self.table.seat_of(user) is None]

    async def answer_late(self) -> None:
        """Begin answers to a player, let the seat change hands and the game continue, and compare how they end."""
        table, chance = self.table, self.chance
        people = [seat.seat for seat in table.seats if seat.computer is None]
        if len(people) < 2:
            return
        person = self._person(chance.choice(people))
        answers = await begun(table, person.user_id, self.locale, chance)
        leaver = person
        for comer in (self._newcomer(), person)[: chance.choice((1, 1, 2))]:
            if table.phase is Phase.RUNNING:
                await self.do(acts.quit(table, leaver))
                await self._play_on()
            if table.open_seats and chance.random() < 0.9:
                await self.take_over(comer)
                await self._play_on()
                leaver = comer
            else:
                break
        viewer = table.seat_of(person.user_id)
        self.figures.late += len(answers) if viewer is None else 0
        other = self.imagine(viewer)
        for name, here, there in answers:
            ends = [{f"late {name}": await each.finish(world)} for each, world in ((here, table), (there, other))]
            self.same(f"after the seat of {person.name} changed hands", viewer, *ends)

    async def _play_on(self) -> None:
        for _ in range(self.chance.randrange(MEANWHILE)):
            if self.table.phase is Phase.RUNNING:
                await self.decide()

    def _person(self, seat: int) -> Person:
        row = self.table.seats[seat]
        return Person(row.user_id, row.name)

    # ------------------------------------------------------------ the checks

    async def do(self, doing: Awaitable[Any]) -> None:
        """Run an action at the table, and record its log lines and requests."""
        table, before, was = self.table, self.table.row, self.table.pending_decisions
        await doing
        await _shown(self.public, TableChanged(table, before, was))
        table.messages = dict(self.paper.messages)  # all that counts must be stored: a restart sends nothing
        for row in self.paper.rows[self._told :]:
            entry = next(each for each in reversed(table.entries) if each.step.revision == row.revision)
            self.hearsay.hear(entry)
            for rumour in self.rumours.values():
                rumour.grow(entry, row)
        self._told = len(self.paper.rows)
        self.figures.steps += 1

    async def step(self, seat: int, action: Action, doing: Awaitable[Any]) -> None:
        """Run a decision of the game with all checks of steps listed above."""
        table, rules, chance = self.table, self.table.game, self.chance
        assert table.row.seed is not None
        before, after = table.state, rules.copy(table.state)
        events = rules.apply(after, seat, action, KeyedRng(table.row.seed))
        blind = [
            viewer
            for viewer in viewers(table)
            if viewer != seat and not seen(events, viewer) and rules.view(before, viewer) == rules.view(after, viewer)
        ]
        unnoticed = None in blind
        noticed_by = [viewer for viewer in viewers(table) if viewer not in blind and viewer != seat]
        blind = chance.sample(blind, min(len(blind), BLIND))
        had = {viewer: await self.reached(table, viewer, SHOWN) for viewer in blind}
        witness = chance.choice(viewers(table))
        blind_to = not seen(events, witness) and rules.view(before, witness) == rules.view(after, witness)
        followed = not blind_to and chance.random() < self.depth.follow
        other = self.imagine(witness) if followed and table.seats[seat].computer is None else None
        self.channel.taken()
        fork = self.channel.copy()
        await self.do(doing)
        sent = self.channel.taken()
        self.figures.unseen += bool(blind)
        if table.entries[-1].private and noticed_by:
            raise Difference(f"{action} of seat {seat} is marked private, and is seen by {noticed_by}")
        for viewer in blind:
            now = await self.reached(table, viewer, SHOWN)
            self.same(f"after a private {action} of seat {seat}", viewer, had[viewer], now)
        if unnoticed and sent:
            raise Difference(f"a private {action} of seat {seat} sent {sent!r:.600}")
        if other is not None:
            noticed = seen(events, witness), rules.view(after, witness)
            await self.follow(other, witness, seat, noticed, sent, fork)

    async def follow(
        self, other: Table, witness: Viewer, seat: int, noticed: object, sent: list[bytes], fork: Channel
    ) -> None:
        """Repeat a step in another world with an action that looks the same to ``witness``, if any, and compare."""
        assert other.row.seed is not None
        rng = KeyedRng(other.row.seed)
        path = next(looks_alike(other, other.state, witness, seat, noticed, rng, []), None)
        if path is None:
            self.figures.unfollowed += 1
            return
        public = _public(fork, cast(Any, other._store))
        for action in path:
            was, before, row = other.pending_decisions, other.row, other.seats[seat]
            await acts.act(other, Person(row.user_id, row.name), row.decision_revision, str(action))
            await _shown(public, TableChanged(other, before, was))
        self.figures.followed += 1
        here = {"requests": b"\n".join(sent), **await self.reached(self.table, witness)}
        there = {"requests": b"\n".join(fork.taken()), **await self.reached(other, witness)}
        self.same(f"where {'then '.join(map(str, path))} of seat {seat} looks alike", witness, here, there)

    async def look(self, *, all_viewers: bool = False) -> None:
        """Compare the position with other worlds: for one viewer, at times for all."""
        chance = self.chance
        if all_viewers or chance.random() < self.depth.everything:
            for viewer in viewers(self.table):
                await self.compare_worlds(viewer)
        else:
            viewer = chance.choice(viewers(self.table))
            await self.compare_worlds(viewer, self.depth.ways, pictures=chance.random() < self.depth.pictures)

    async def compare_worlds(self, viewer: Viewer, most: int = 99, *, pictures: bool = False) -> None:
        """Compare what reaches a viewer of the table and of an imagined table, in up to ``most`` random ways."""
        other = self.imagine(viewer)
        await self.compare("in another world", viewer, self.table, other, most)
        if viewer is not None and self.table.phase is Phase.RUNNING:
            self.try_buttons(viewer, other)
        if pictures:
            brush = Brush()
            here, there = [await self.reached(each, viewer, ALWAYS, brush) for each in (self.table, other)]
            self.same("drawn in another world", viewer, here, there)
            if not brush.drawn:
                raise Difference("no picture could be drawn")
            self.figures.pictures += brush.drawn // 2
            self.figures.picture_size += brush.size // 2

    async def compare(self, when: str, viewer: Viewer, table: Table, other: Table, most: int) -> None:
        """Compare what reaches a viewer of two tables, in up to ``most`` ways."""
        names = sorted({name for each in (table, other) for name in ways(each, viewer, self.locale, Sketch())})
        if most < len(names):
            # The log is long. Reading it whole is left to complete checks.
            names = self.chance.sample([name for name in names if not name.startswith("log")], most)
        here, there = [await self.reached(each, viewer, names) for each in (table, other)]
        self.same(when, viewer, here, there)

    def try_buttons(self, seat: int, other: Table) -> None:
        """Compare the answers to forged buttons: some used in this game, and all that others have now."""
        table = self.table
        if not self.hearsay.notations:
            return
        tried = [table.game.parse(self.hearsay.notation(self.chance)) for _ in range(FORGED)]
        tried += [each for owner in table.deciding for each in table.game.legal(table.state, owner)][:FORGED]
        self.figures.forged += len(tried)
        here, there = ({"errors": user_errors(each, seat, tried)} for each in (table, other))
        self.same("in another world", seat, here, there)

    def imagine(self, viewer: Viewer) -> Table:
        """Return another world for a viewer."""
        try:
            return imagined(self.table, self.rumours[viewer], self.chance)
        except SampleDiffers as error:
            raise Difference(f"the engine's own sample shows it: {error}") from error

    async def reached(
        self, table: Table, viewer: Viewer, chosen: Collection[str] | None = None, pictures: Sketch | None = None
    ) -> Reached:
        """Return what reaches the viewer by the chosen ways (None: all). The input of a picture stands for it."""
        found = ways(table, viewer, self.locale, pictures or Sketch())
        return {name: await way() for name, way in found.items() if chosen is None or name in chosen}

    def same(self, when: str, viewer: Viewer, here: Reached, there: Reached) -> None:
        """Count a comparison. Raises :class:`Difference` if the sides differ."""
        for name in sorted({*here, *there}):
            one, two = here.get(name, b"nothing"), there.get(name, b"nothing")
            self.figures.compared[name.partition(",")[0].partition(" ")[0]] += 1
            self.figures.size += len(one)
            if one != two:
                who = "an onlooker" if viewer is None else f"seat {viewer}"
                raise Difference(f"{name}, as {who} has it, {when}:\n{apart(one, two)}")


def _public(channel: Channel, paper: Paper) -> Reconciler:
    return Reconciler(Channels(cast(Any, channel)), cast(Any, TableRegistry(paper)), Sketch(), EphemeralMessages())


async def _shown(public: Reconciler, changed: TableChanged) -> None:
    """Show a changed table, all of it."""
    public.observe(changed)
    await public.settle(30)
    assert not public.retries, "the messages are not right"
