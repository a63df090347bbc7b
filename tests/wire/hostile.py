"""Interactions that no unmodified client sends, or sends too late: forged, replayed, malformed, from the wrong place.

Everything here is something that Discord may hand to a bot: from a changed client, from a message or a command of an
older version, from another person's message, from another server. Messages of an older version are made by giving the
payload of a real one a control that it does not have.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from cogs.interactions.custom_ids import Op
from engine import games
from tables import Pace, PollKind
from tests.wire.entities import Channel, Json, Message
from tests.wire.hostile_ids import STRANGE, Ids
from tests.wire.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL, Interaction
from tests.wire.people import BUTTON, Person
from tests.wire.phases import Scene, TableState
from tests.wire.play import Table, revision_in

SELECT: Final = 3
LONGEST_ID: Final = 100
DIRECT, GROUP_DIRECT = 1, 3
"""Types of channels outside of servers."""
_LOOK: Final = (
    *(Op.JOIN, Op.HAND, Op.MORE, Op.LOG, Op.TEXT, Op.RULES, Op.QUIT, Op.FAIRNESS, Op.VERIFY, Op.RECORD, Op.REPLAY),
)
_RUNNING: Final = (
    *_LOOK,
    Op.LEAVE,
    Op.START,
    Op.REMATCH,
    Op.TAKE,
    Op.RETURN,
    Op.ANIMATION,
    Op.ADD_EASY,
    Op.HINT,
    Op.WHY_NOT,
)
_OVER: Final = (
    *(*_LOOK, Op.LEAVE, Op.START, Op.CONFIRM_QUIT, Op.PROPOSE_END, Op.CANCEL, Op.CONFIRM_CANCEL, Op.UNDO, Op.TAKE),
    *(Op.RETURN, Op.REMATCH, Op.ADD_HARD, Op.REMOVE_COMPUTER),
)
HARMLESS: Final[dict[TableState, tuple[Op, ...]]] = {
    # Pressing Join again updates the lobby: harmless, but public.
    TableState.FULL: (*_LOOK[1:], Op.UNDO),
    TableState.RUNNING: _RUNNING,
    TableState.ASKED: _RUNNING,
    TableState.COMPUTERS: _RUNNING,
    TableState.FINISHED: _OVER,
    TableState.CANCELLED: _OVER,
    TableState.GONE: (Op.JOIN, Op.START, Op.MORE, Op.RULES, Op.VERIFY, Op.RECORD),
}
"""Buttons that the players of a table may press without changing anything."""


@dataclass
class Shot:
    """One interaction to be sent: see ``Discord.interact``. ``kind`` is what the figures count it under."""

    kind: str
    type: int
    person: Person
    channel: Channel
    data: Json
    source: Message | None = None
    forged: Json = field(default_factory=dict)


class Hostile:
    """Generates hostile interactions.

    ``decision_revisions`` are the current ones by table and user: no player sends their own. ``seen`` are the regular
    interactions that are replayed.
    """

    def __init__(
        self,
        scene: Scene,
        chance: random.Random,
        decision_revisions: dict[tuple[int, int], int],
        seen: Sequence[Interaction],
    ) -> None:
        self._scene = scene
        self._chance = chance
        self._decision_revisions = decision_revisions
        self._seen = [each for each in seen if each.type == COMPONENT and each.source is not None]
        self._stages = {table.number: scene.stage_of(table) for table in scene.all_tables}
        self._ids = Ids(chance, list(self._stages), seen)
        self._own: dict[int, Message] = {}
        self._ways: list[tuple[int, Callable[[], Shot]]] = [
            (45, self._forged),
            (20, self._replayed),
            (10, self._by_a_player),
            (12, self._command),
            (8, self._autocomplete),
            (5, self._form),
        ]

    def next(self) -> Shot:
        """Return the next one."""
        weights = [weight for weight, _ in self._ways]
        [(_, way)] = self._chance.choices(self._ways, weights)
        return way()

    async def prepare(self) -> None:
        """Give every stranger a message that only they see, which their clicks may change."""
        there = [table.channel for table in self._scene.all_tables if self._stages[table.number] is not TableState.GONE]
        for number, person in enumerate(self._scene.strangers):
            answer = await person.slash(there[number % len(there)], "table-help")
            self._own[person.user.id] = answer.messages[0]
        for person in self._scene.foreigners:
            answer = await person.slash(next(iter(self._scene.elsewhere.channels.values())), "table-help")
            self._own[person.user.id] = answer.messages[0]

    # ------------------------------------------------------------ clicks

    def _forged(self) -> Shot:
        """Return a stranger clicks on an id that is made up, on a message that carries it or not."""
        custom_id = self._ids.next()
        person, channel, forged = self._stranger()
        return self._click("forged id", person, channel, custom_id, forged)

    def _replayed(self) -> Shot:
        """Replay a regular click: by another person, or by the same one if it is outdated."""
        chance = self._chance
        earlier = chance.choice(self._seen)
        custom_id = str(earlier.data["custom_id"])
        if chance.random() < 0.4 and self._is_old(earlier):
            person = Person(self._scene.discord, earlier.user)
            assert earlier.source is not None
            source = earlier.source
            return self._click("replayed by the same", person, earlier.channel, custom_id, {}, source, earlier.data)
        person, channel, forged = self._stranger()
        return self._click("replayed by a stranger", person, channel, custom_id, forged, data=earlier.data)

    def _by_a_player(self) -> Shot:
        """Return a player presses what their table does not offer just now, or what is another's."""
        chance = self._chance
        table = chance.choice(self._scene.all_tables)
        stage, person = self._stages[table.number], chance.choice(table.people)
        board = self._board(table)
        roll = chance.random()
        if roll < 0.5:
            custom_id = f"b:{table.number}:{chance.choice(HARMLESS[stage])}"
        elif roll < 0.9:
            current = self._decision_revisions.get((table.number, person.user.id), 0)
            decision_revision = chance.choice([each for each in (*range(12), 999_999_999) if each != current])
            custom_id = f"t:{table.number}:{decision_revision}:{chance.choice(self._ids.notations)}"
        else:
            custom_id = f"v:{table.number}:{chance.choice([*PollKind])}:{chance.randrange(900, 999)}:yes"
        return self._click("by a player", person, table.channel, custom_id, {}, board)

    def _is_old(self, earlier: Interaction) -> bool:
        """Return whether a click belongs to an earlier decision of its player."""
        custom_id = str(earlier.data["custom_id"])
        parts = custom_id.split(":")
        if parts[0] not in ("t", "s"):
            return False
        return revision_in(custom_id) != self._decision_revisions.get((int(parts[1]), earlier.user.id))

    def _click(
        self,
        kind: str,
        person: Person,
        channel: Channel,
        custom_id: str,
        forged: Json,
        source: Message | None = None,
        data: Json | None = None,
    ) -> Shot:
        chance = self._chance
        custom_id = custom_id[:LONGEST_ID] or "?"
        selects = custom_id.startswith(("s:", "o:", "l:", "w:", "j:"))
        kind_of = (
            chance.choice((BUTTON, SELECT, 5, 6, 7, 8)) if chance.random() < 0.15 else SELECT if selects else BUTTON
        )
        said: Json = {"custom_id": custom_id, "component_type": kind_of, "id": chance.randrange(1, 40)}
        if kind_of != BUTTON or chance.random() < 0.05:
            said["values"] = self._values()
        if data is not None and chance.random() < 0.7:
            said = {**data}
        if source is None:
            source = chance.choice([*self._boards(), self._own.get(person.user.id)])
        if source is not None and source.channel is not channel and "channel" not in forged:
            # A message is clicked where it is.
            channel = source.channel if source.channel.guild is channel.guild else channel
        if source is None or chance.random() < 0.01:
            return Shot(kind, COMPONENT, person, channel, said, None, forged)
        carried = chance.random() < 0.8
        message = source.payload(self._scene.discord.world.base)
        if "channel" in forged and forged["channel"] is not ...:
            message["channel_id"] = forged["channel"]["id"]
        if carried and chance.random() < 0.9:
            parts = [*message["components"], {"type": 1, "id": 900, "components": [self._control(said)]}]
            message["components"] = parts
        if source.viewer not in (None, person.user.id):
            # A person cannot click on another's ephemeral message.
            source = None
        return Shot(kind, COMPONENT, person, channel, said, source, {**forged, "message": message})

    def _control(self, said: Json) -> Json:
        kind, custom_id = said["component_type"], said["custom_id"]
        if self._chance.random() < 0.1:
            kind = SELECT if kind == BUTTON else BUTTON
        if kind == BUTTON:
            return {"type": BUTTON, "style": 1, "label": "?", "custom_id": custom_id, "id": 901}
        part: Json = {"type": kind, "custom_id": custom_id, "id": 901, "min_values": 0, "max_values": 25}
        if kind == SELECT:
            values = {str(value): None for value in [*(said.get("values") or []), "x"]}
            part["options"] = [{"label": value[:100] or "?", "value": value[:100]} for value in [*values][:25]]
        return part

    def _values(self) -> list[str]:
        chance = self._chance
        many = chance.choice((0, 1, 1, 1, 2, 25))
        one = [*self._ids.notations, *STRANGE, "x" * 100, *games(), "goal", str(self._scene.guild.id), "9" * 30]
        return [chance.choice(one)[:100] for _ in range(many)]

    # ------------------------------------------------------------ commands and forms

    def _command(self) -> Shot:
        person, channel, forged = self._stranger()
        return Shot("command", COMMAND, person, channel, self._called(), None, forged)

    def _autocomplete(self) -> Shot:
        chance = self._chance
        person, channel, forged = self._stranger()
        data = self._called(AUTOCOMPLETE)
        if chance.random() < 0.6:
            name, option = chance.choice((("rules", "page"), ("table-settings", "timezone")))
            data = {"id": self._id_of(name), "name": name, "type": 1, "options": [self._option(option)]}
            if name == "rules":
                data["options"].append({"name": "game", "type": 3, "value": chance.choice([*games(), *STRANGE])})
            data["options"][0]["type"] = 3
            data["options"][0]["value"] = chance.choice(("", "a", "Cid", "x" * 6000, *STRANGE))
        focus: Json = data
        while focus.get("options"):
            focus = focus["options"][0]
        if focus is not data:
            focus["focused"] = True
        return Shot("autocomplete", AUTOCOMPLETE, person, channel, data, None, forged)

    def _called(self, type: int = COMMAND) -> Json:
        """Return a command with options that it has, or has not, or has of another type."""
        chance, commands = self._chance, self._scene.discord.world.commands
        command = chance.choice(commands)
        name, kind = command["name"], 1
        options = [self._option(each["name"]) for each in command.get("options") or () if chance.random() < 0.8]
        roll = chance.random()
        if roll < 0.15:
            name = chance.choice(("dance", "Play", "jouer", "x" * 32, *STRANGE))[:32] or "x"
        elif roll < 0.2 and type == COMMAND:
            kind = chance.choice((2, 3))
        elif roll < 0.35:
            options.append(self._option(chance.choice(("nothing", "game", "member", "x" * 32))))
        elif roll < 0.45:
            inner = [self._option("x")] if chance.random() < 0.3 else []
            name = "table"
            options = [
                {
                    "name": chance.choice(("cancel", "resume", "dance", "")),
                    "type": chance.choice((1, 2)),
                    "options": inner,
                }
            ]
        data: Json = {"id": str(command["id"]), "name": name, "type": kind, "options": options}
        if kind != 1:
            data["target_id"], data["resolved"] = str(self._scene.guild.id), {}
        elif command["type"] != 1 and type == COMMAND and roll >= 0.2:
            return self._menu(command)
        return self._with_resolved(data)

    def _menu(self, command: Json) -> Json:
        """Return an entry in the menu of a member, at times of one who has left, or in that of a message."""
        target = {"id": str(command["id"]), "name": command["name"], "type": command["type"], "options": []}
        boards = self._boards()
        if command["type"] == 2 or not boards:
            member = self._option("member")
            data = self._with_resolved({**target, "options": [member]})
            return {**data, "options": [], "target_id": member["value"]}
        message = self._chance.choice(boards)
        resolved = {"messages": {str(message.id): message.payload(self._scene.discord.world.base)}}
        return {**target, "target_id": str(message.id), "resolved": resolved}

    def _with_resolved(self, data: Json) -> Json:
        """Add resolved members to an option that names one, as Discord does; at times one who has left."""
        ids = [option["value"] for option in data["options"] if option.get("type") == 6]
        users, members = self._scene.discord.world.users, self._scene.guild.members
        found = {each: users[int(each)] for each in ids}
        if found:
            data["resolved"] = {"users": {each: user.payload() for each, user in found.items()}, "members": {}}
            for each, user in found.items():
                if user.id in members and self._chance.random() < 0.7:
                    member = {**self._scene.guild.member(user), "permissions": "0"}
                    member.pop("user")
                    data["resolved"]["members"][each] = member
        return data

    def _option(self, name: str) -> Json:
        chance = self._chance
        if name == "member":
            person = chance.choice([*self._scene.players, *self._scene.strangers, *self._scene.foreigners])
            return {"name": name, "type": 6, "value": str(person.user.id)}
        kind, value = chance.choice(
            (
                (3, chance.choice([*games(), *Pace, *STRANGE, "x" * 6000, "UTC", "goal"])),
                (3, chance.choice(games())),
                (4, chance.choice((0, -1, 2**53, 10**15))),
                (5, chance.choice((True, False))),
                (10, chance.choice((0.5, -1e300, 1e-9))),
            )
        )
        if name in ("thread", "ranked"):
            kind, value = 5, chance.random() < 0.5
        return {"name": name, "type": kind, "value": value}

    def _id_of(self, name: str) -> str:
        return next(str(each["id"]) for each in self._scene.discord.world.commands if each["name"] == name)

    def _form(self) -> Shot:
        chance = self._chance
        person, channel, forged = self._stranger()
        text = {
            "type": 4,
            "custom_id": chance.choice(("text", "x" * 100)),
            "value": chance.choice((*STRANGE, "x" * 4000)),
            "id": 3,
        }
        rows = [{"type": 1, "id": 2, "components": [text]}, {"type": 18, "id": 2, "component": text}]
        rows.append({"type": 18, "id": 4, "component": self._field()})
        parts = [chance.choice(rows) for _ in range(chance.randint(0, 5))]
        data = {"custom_id": self._ids.next()[:LONGEST_ID] or "?", "components": parts}
        if chance.random() < 0.5:
            source = self._own.get(person.user.id)
            return Shot("form", MODAL, person, channel, data, source, forged)
        return Shot("form", MODAL, person, channel, data, None, forged)

    def _field(self) -> Json:
        """Return a field of one of the bot's forms, with a value of any type."""
        chance = self._chance
        name = chance.choice(
            ("pace", "ranked", "level", "option_step", "language", "channels", "quiet_from", "timezone")
        )
        value: Any = chance.choice((None, True, 7, [], {}, "live", chance.choice(STRANGE), self._values()))
        kind, key = chance.choice(((3, "values"), (4, "value"), (8, "values"), (21, "value"), (23, "value")))
        return {"type": kind, "custom_id": name, "id": 5, key: value}

    # ------------------------------------------------------------ who, and where

    def _stranger(self) -> tuple[Person, Channel, Json]:
        """Return a person without a seat, their channel, and the forged parts of the payload."""
        chance, scene = self._chance, self._scene
        person = chance.choice(scene.strangers)
        table = chance.choice(scene.all_tables)
        channel = table.channel
        roll = chance.random()
        if roll < 0.6:
            return person, channel, {}
        if roll < 0.72:
            return chance.choice(scene.foreigners), next(iter(scene.elsewhere.channels.values())), {}
        if roll < 0.84:
            return person, channel, self._in_private(person)
        if roll < 0.9:
            # A server that the bot does not know (any more), where it may do nothing.
            far = str(chance.randrange(10**17, 10**18))
            place = {**channel.payload(), "guild_id": far, "id": str(int(far) + 1), "permissions": "0"}
            there: Json = {"guild_id": far, "channel_id": place["id"], "channel": place, "app_permissions": "0"}
            return person, channel, {**there, "guild": {"id": far, "locale": "xx", "features": []}}
        if roll < 0.95:
            return (
                person,
                channel,
                {"locale": chance.choice(("xx", "", "en", "tlh-Latn", "zz-ZZ")), "guild_locale": ...},
            )
        kind = chance.choice((2, 5, 10, 11, 12, 13, 15, 16, 99))
        place = {**channel.payload(), "type": kind, "permissions": "0"}
        if kind in (10, 11, 12):
            place |= {
                "parent_id": str(scene.only_channel.id),
                "owner_id": "1",
                "thread_metadata": _THREAD,
                "message_count": 0,
            }
            place |= {"member_count": 1}
        if kind in (2, 13):
            place |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
        return person, channel, {"channel": place, "app_permissions": "0"}

    def _in_private(self, person: Person) -> Json:
        kind = self._chance.choice((DIRECT, DIRECT, GROUP_DIRECT))
        place: Json = {"id": str(person.user.id + 1), "type": kind, "last_message_id": None, "flags": 0}
        if kind == GROUP_DIRECT:
            place |= {"recipients": [], "owner_id": str(person.user.id), "name": None, "icon": None}
        else:
            place["recipients"] = [person.user.payload()]
        gone = dict.fromkeys(("guild_id", "guild", "guild_locale", "member"), ...)
        return {
            **gone,
            "user": person.user.payload(),
            "channel": place,
            "channel_id": place["id"],
            "context": 1 if kind == DIRECT else 2,
            "authorizing_integration_owners": {"1": str(person.user.id)},
        }

    def _boards(self) -> list[Message]:
        return [board for table in self._scene.all_tables if (board := self._board(table)) is not None]

    @staticmethod
    def _board(table: Table) -> Message | None:
        """Return the last message of a table that all can see."""
        public = [message for message in table.channel.messages.values() if message.viewer is None]
        return table.board() or (public[-1] if public else None)


_THREAD: Final[Json] = {
    "archived": False,
    "auto_archive_duration": 1440,
    "archive_timestamp": "2026-01-01T00:00:00+00:00",
    "locked": False,
}


def described(shot: Shot) -> str:
    """Return a shot as one line, for a report."""
    data: dict[str, Any] = {**shot.data}
    return f"{shot.kind}: {json.dumps(data, ensure_ascii=True)[:300]} by {shot.person} with {sorted(shot.forged)}"
