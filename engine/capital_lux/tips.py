"""Tips for a first game: see :mod:`engine.tips`."""

from __future__ import annotations

from typing import Final

from engine.capital_lux.view import View
from engine.tips import Tip, Tips


def _minus(view: View) -> bool:
    return view.looked is not None and view.looked < 0


def _plus(view: View) -> bool:
    return view.looked is not None and view.looked > 0


TIPS: Final[Tips] = {
    "pick": ((Tip("pick-1"),), (Tip("pick-2"),), (Tip("pick-3"),)),
    "play": ((Tip("play-1"),), (Tip("play-2"),), (Tip("play-3"),)),
    "take": ((Tip("take-1"),),),
    "lay": ((Tip("lay-1", _minus), Tip("lay-2", _plus)), (Tip("lay-3"),)),
    "save": ((Tip("save-1"),),),
}
