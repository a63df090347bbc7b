"""The profile in words."""

from __future__ import annotations

from locales import say
from render.house.life import Profile
from render.wording import bold, game_text


def tell(profile: Profile, locale: str, *, marked: bool = True) -> list[str]:
    """Describe everything the picture shows, one sentence an item. ``marked`` sets names in bold markdown."""
    named = bold if marked else str
    lines = [
        say(locale, "profile-told", name=named(profile.name), count=profile.games, wins=str(profile.wins)),
    ]
    if profile.completion is not None:
        finished, count = map(str, profile.completion)
        lines.append(say(locale, "profile-told-completion", finished=finished, count=count))
    for chapter in profile.chapters:
        title = game_text(chapter.game, "title-gloss", locale)
        places, best = ", ".join(map(str, chapter.places)), str(chapter.best)
        lines.append(say(locale, "profile-told-game", game=title, count=chapter.games, places=places, points=best))
        if chapter.curve:
            key = "profile-told-provisional" if chapter.provisional else "profile-told-rating"
            lines.append(say(locale, key, game=title, points=str(chapter.curve[-1])))
    for rival in profile.rivals:
        facts = {"ahead": str(rival.ahead), "behind": str(rival.behind)}
        lines.append(say(locale, "profile-told-rival", facts, name=named(rival.name), count=rival.games))
    return lines
