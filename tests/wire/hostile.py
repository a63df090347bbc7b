"""Clicks and forms that no unmodified client sends, or sends too late: forged, replayed, from the wrong place.

Everything here is something that Discord may hand to a bot: from a changed client, from a message of an older version,
from another person's message, from another server. Custom ids are made of the bot's own kinds
(:data:`cogs.interactions.custom_ids.KINDS`), with parts that may not exist, misspelt, or of noise.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from cogs.interactions.custom_ids import KINDS, OPPONENTS, Op, Way
from engine import games
from render import rules_pages
from tables import POLL_CHOICES, Pace, PollKind
from tests.wire.entities import Channel, Json, Message
from tests.wire.interactions import COMPONENT, MODAL, Interaction
from tests.wire.people import BUTTON, Person
from tests.wire.phases import Scene, TableState
from tests.wire.play import Table, revision_in

SELECT: Final = 3
SELECTS: Final = (SELECT, 5, 6, 7, 8)
LONGEST_ID: Final = 100
NUMBERS: Final = ("0", "1", "007", "999999999", "999999999999", "9" * 19, "18446744073709551616", "-1", "1e3", "0x1")
STRANGE: Final = (
    *("１２", "٣", "𝟙", "½", "१", "", " ", "\n", "\x00", "null", "None", "true", "a" * 20, ":", "::", "PASS"),
    *("../../etc/passwd", "%2e%2e%2f", "C:\\NUL", "file:///", "__init__", "__class__", "{0.__class__}", "{ $number }"),
    *("'; DROP TABLE tables; --", "<@1>", "@everyone", "\u202e", "é", "e\u0301", "ß", "İ", "🎲", "\\u0000"),
    *("t:1:1:pass", "pass;pass", "x" * 100, "9" * 30),
)
WHATS: Final = (
    *("language", "pace", "channels", "roles", "deleted", "quiet_from", "quiet_to", "pings_on", "pings_off", "game"),
    *("words_on", "words_off", "listed_on", "listed_off", "confirm_on", "confirm_off", *OPPONENTS),
    *("change", "quiet", "languages", "games", "no_games", "show", "export", "delete", "confirm", "x"),
)


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

    def __str__(self) -> str:
        return f"{self.kind}: {json.dumps(self.data)[:300]} by {self.person} with {sorted(self.forged)}"


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
        self._tables = [table.number for table in scene.all_tables]
        acted = [str(each.data["custom_id"]) for each in self._seen]
        self._notations = [each.split(":", 3)[3] for each in acted if each[:2] == "t:"] or ["pass"]
        self._own: dict[int, Message] = {}
        self._ways: dict[Callable[[], Shot], int] = {
            self._forged: 45,
            self._replayed: 20,
            self._form: 10,
        }

    def next(self) -> Shot:
        """Return the next one."""
        [way] = self._chance.choices(list(self._ways), list(self._ways.values()))
        return way()

    async def prepare(self) -> None:
        """Give every stranger a message that only they see, which their clicks may change."""
        there = [
            table.channel
            for table in self._scene.all_tables
            if table not in self._scene.tables.get(TableState.GONE, [])
        ]
        elsewhere = next(iter(self._scene.elsewhere.channels.values()))
        places = [(person, there[each % len(there)]) for each, person in enumerate(self._scene.strangers)]
        for person, channel in (*places, *((person, elsewhere) for person in self._scene.foreigners)):
            self._own[person.user.id] = (await person.slash(channel, "table-help")).messages[0]

    # ------------------------------------------------------------ custom ids

    def _custom_id(self) -> str:
        """Return a custom id: well-formed, with parts replaced, misspelt, or noise."""
        chance = self._chance
        kind = KINDS[chance.choice([*KINDS])]
        game = chance.choice([*games(), "chess"])
        parts = [kind.prefix]
        for name, (type_, _) in kind.types.items():
            if type_ is not bool or chance.random() < 0.5:
                parts.append("u" if type_ is bool else self._part(name, game))
        roll = chance.random()
        if 0.55 <= roll < 0.85:
            for _ in range(chance.choice((1, 1, 2, 3))):
                parts[chance.randrange(len(parts))] = chance.choice([*NUMBERS, *STRANGE])
        letters = list(":".join(parts)) or ["?"]
        if 0.85 <= roll < 0.95:
            for _ in range(chance.randint(1, 4)):
                letters[chance.randrange(len(letters))] = chance.choice("０9:.-_ abzAZ\n\x7f٣é🎲/\\")
        elif roll >= 0.95:
            letters = [
                chr(chance.choice((chance.randrange(32, 127), chance.randrange(0xA0, 0xD7FF)))) for _ in range(100)
            ]
        return "".join(letters)[:LONGEST_ID]

    def _part(self, name: str, game: str) -> str:
        """Return a value for a field of a custom id, which may or may not exist."""
        chance = self._chance
        number = chance.choice((*range(40), 999_999, 999_999_999))
        values: Sequence[object] = {
            "table": (*self._tables, *self._tables, chance.randrange(10_000), 0),
            "op": (*Op, "dance"),
            "notation": (*self._notations, *(each.rpartition(".")[0] or "play" for each in self._notations)),
            "kind": (*PollKind, "dance"),
            "choice": (*(each for choices in POLL_CHOICES.values() for each in choices), "maybe"),
            "way": (*Way, "away"),
            "game": (game,),
            "pace": (*Pace, "never"),
            "chapter": (*(rules_pages(game) if game in games() else ()), "nothing"),
            "option": ("step", "hand_limit", "limit"),
            "what": WHATS,
            "user": (number, "9" * 20),
            "version": (1, 1, number % 10_000),
            "digest": (f"{chance.randrange(1 << 32):08x}",),
        }.get(name, (number,))
        return str(chance.choice(values))

    # ------------------------------------------------------------ clicks

    def _forged(self) -> Shot:
        """Let a stranger click on an id that is made up, on a message that carries it or not."""
        return self._click("forged id", *self._stranger(), self._custom_id())

    def _replayed(self) -> Shot:
        """Replay a regular click: by another person, or by the same one if it is outdated."""
        earlier = self._chance.choice(self._seen)
        custom_id = str(earlier.data["custom_id"])
        parts = custom_id.split(":")
        if parts[0] in ("t", "s") and self._chance.random() < 0.4:
            current = self._decision_revisions.get((int(parts[1]), earlier.user.id))
            if revision_in(custom_id) != current:
                person = Person(self._scene.discord, earlier.user)
                return self._click(
                    "replayed by the same", person, earlier.channel, {}, custom_id, earlier.source, earlier.data
                )
        return self._click("replayed by a stranger", *self._stranger(), custom_id, data=earlier.data)

    def _click(
        self,
        kind: str,
        person: Person,
        channel: Channel,
        forged: Json,
        custom_id: str,
        source: Message | None = None,
        data: Json | None = None,
    ) -> Shot:
        chance = self._chance
        usual = SELECT if custom_id.startswith(("s:", "o:", "l:", "w:", "j:", "i:")) else BUTTON
        component = chance.choice((BUTTON, *SELECTS)) if chance.random() < 0.15 else usual
        said: Json = {"custom_id": custom_id or "?", "component_type": component, "id": chance.randrange(1, 40)}
        if component != BUTTON or chance.random() < 0.05:
            said["values"] = self._values()
        if data is not None and chance.random() < 0.7:
            said = {**data}
        boards = [board for table in self._scene.all_tables if (board := _board(table)) is not None]
        source = source or chance.choice([*boards, self._own.get(person.user.id)])
        if source is None or chance.random() < 0.01:
            return Shot(kind, COMPONENT, person, channel, said, None, forged)
        if "channel" not in forged and source.channel.guild is channel.guild:
            channel = source.channel  # a message is clicked where it is
        message = source.payload(self._scene.discord.world.base)
        if forged.get("channel", ...) is not ...:
            message["channel_id"] = forged["channel"]["id"]
        if chance.random() < 0.7:
            # An older version of the bot put this control on the message.
            control = {"type": component, "style": 1, "label": "?", "custom_id": said["custom_id"], "id": 901}
            control |= {} if component == BUTTON else {"min_values": 0, "max_values": 25, "options": []}
            message["components"] = [*message["components"], {"type": 1, "id": 900, "components": [control]}]
        # A person cannot click on another's ephemeral message.
        clicked = source if source.viewer in (None, person.user.id) else None
        return Shot(kind, COMPONENT, person, channel, said, clicked, {**forged, "message": message})

    def _values(self) -> list[str]:
        known = [*self._notations, *STRANGE, *games(), "goal", str(self._scene.guild.id)]
        return [self._chance.choice(known)[:100] for _ in range(self._chance.choice((0, 1, 1, 1, 2, 25)))]

    def _form(self) -> Shot:
        """Send a form that the bot never showed, or with values of any type."""
        chance = self._chance
        person, channel, forged = self._stranger()
        value: Any = chance.choice((None, True, 7, [], {}, "live", "x" * 4000, chance.choice(STRANGE), self._values()))
        kind, key = chance.choice(((3, "values"), (4, "value"), (8, "values"), (21, "value"), (23, "value")))
        names = ("pace", "ranked", "level", "option_step", "language", "channels", "quiet_from", "timezone", "text")
        parts = [{"type": kind, "custom_id": chance.choice(names), "id": 5, key: value}]
        row = {"type": 1, "id": 2, "components": parts} if kind == 4 else {"type": 18, "id": 2, "component": parts[0]}
        data = {"custom_id": self._custom_id() or "?", "components": [row] * chance.randint(0, 5)}
        source = self._own.get(person.user.id) if chance.random() < 0.5 else None
        return Shot("form", MODAL, person, channel, data, source, forged)

    # ------------------------------------------------------------ who, and where

    def _stranger(self) -> tuple[Person, Channel, Json]:
        """Return a person without a seat, their channel, and the forged parts of the payload."""
        chance, scene = self._chance, self._scene
        person, channel = chance.choice(scene.strangers), chance.choice(scene.all_tables).channel
        roll = chance.random()
        if roll < 0.12:
            return chance.choice(scene.foreigners), next(iter(scene.elsewhere.channels.values())), {}
        forged: Json = {}
        if roll < 0.24:
            forged = self._in_private(person)
        elif roll < 0.3:
            # A server that the bot does not know (any more), where it may do nothing.
            far = str(chance.randrange(10**17, 10**18))
            place = {**channel.payload(), "guild_id": far, "id": str(int(far) + 1), "permissions": "0"}
            there: Json = {"guild_id": far, "channel_id": place["id"], "channel": place, "app_permissions": "0"}
            forged = {**there, "guild": {"id": far, "locale": "xx", "features": []}}
        elif roll < 0.35:
            forged = {"locale": chance.choice(("xx", "", "en", "tlh-Latn", "zz-ZZ")), "guild_locale": ...}
        elif roll < 0.4:
            kind = chance.choice((2, 5, 10, 11, 12, 13, 15, 16, 99))
            thread = Channel(channel.id, scene.guild, "thread", scene.only_channel)
            like = thread if kind in (10, 11, 12) else channel
            place = {**like.payload(), "type": kind, "permissions": "0"}
            place |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None} if kind in (2, 13) else {}
            forged = {"channel": place, "app_permissions": "0"}
        return person, channel, forged

    def _in_private(self, person: Person) -> Json:
        group = self._chance.random() < 0.3
        place: Json = {"id": str(person.user.id + 1), "type": 3 if group else 1, "last_message_id": None, "flags": 0}
        place |= {"recipients": [] if group else [person.user.payload()]}
        place |= {"owner_id": str(person.user.id), "name": None, "icon": None} if group else {}
        gone = dict.fromkeys(("guild_id", "guild", "guild_locale", "member"), ...)
        owners = {"authorizing_integration_owners": {"1": str(person.user.id)}}
        here = {"user": person.user.payload(), "channel": place, "channel_id": place["id"]}
        return {**gone, **here, "context": 2 if group else 1, **owners}


def _board(table: Table) -> Message | None:
    """Return the last message of a table that all can see."""
    public = [message for message in table.channel.messages.values() if message.viewer is None]
    return table.board() or (public[-1] if public else None)
