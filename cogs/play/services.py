"""What the handlers of a table's components and commands use."""

from __future__ import annotations

from dataclasses import dataclass, field

from cogs.interactions.late_pictures import LatePictures
from cogs.interactions.open_hands import OpenHands
from cogs.interactions.public_messages import PublicMessages
from render.service import PictureService
from render.wording import Emojis
from tables import AIPlayer, TableRegistry


@dataclass(frozen=True, slots=True)
class Services:
    """Where the tables are, what draws them, and what shows them."""

    registry: TableRegistry
    pictures: PictureService
    late_pictures: LatePictures
    open_hands: OpenHands
    public: PublicMessages
    ai_player: AIPlayer
    """Finds the hints."""
    emojis: Emojis
    """What panels show beside their words."""
    hinting: set[int] = field(default_factory=set)
    """Users for whom a hint is being found."""
