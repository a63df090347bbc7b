"""The profile in words."""

from __future__ import annotations

from engine.trophies import Trophy
from render.direction import isolated
from render.house.life import Profile
from render.wording import Words, bold


def tell(profile: Profile, words: Words, *, marked: bool = True) -> list[str]:
    """Describe everything the picture shows but trophies, one sentence an item.

    ``marked``: for a message, with names in bold, and places and best scores, which the picture leaves out.
    """
    named = bold if marked else isolated
    lines = [
        words.say("profile-told", name=named(profile.name), count=profile.games, wins=str(profile.wins)),
    ]
    if profile.days:
        lines.append(words.say("profile-told-days", count=profile.days))
    if marked and profile.completion is not None:
        finished, count = map(str, profile.completion)
        lines.append(words.say("profile-told-completion", finished=finished, count=count))
    for chapter in profile.chapters:
        title = words.text(chapter.game, "title-gloss")
        if marked:
            facts = {"places": ", ".join(map(str, chapter.places)), "points": str(chapter.best)}
            lines.append(words.say("profile-told-game", facts, game=title, count=chapter.games))
        else:
            won = str(chapter.places[0])
            lines.append(words.say("profile-told-won", game=title, count=chapter.games, wins=won))
        if chapter.curve:
            key = "profile-told-provisional" if chapter.provisional else "profile-told-rating"
            lines.append(words.say(key, game=title, points=str(chapter.curve[-1])))
    if profile.friend is not None:
        friend, games = profile.friend, sum(duel.games for duel in profile.friend.duels)
        facts = {"ahead": str(friend.ahead), "behind": str(friend.behind)}
        lines.append(words.say("profile-told-rival", facts, name=named(friend.name), count=games))
        for duel in friend.duels if len(friend.duels) > 1 else ():
            title, facts = words.text(duel.game, "title-gloss"), {"ahead": str(duel.ahead)}
            lines.append(words.say("profile-told-duel", facts, game=title, behind=str(duel.behind)))
    return lines


def trophies(profile: Profile, words: Words) -> str:
    """Return the trophies that are earned and those that are not, as sentences."""
    earned = [name(each, words) for each in profile.trophies if each.at is not None]
    missing = [name(each, words) for each in profile.trophies if each.at is None]
    lists = (("profile-told-trophies", earned), ("profile-told-missing", missing))
    return " ".join(words.say(key, trophies=" · ".join(names)) for key, names in lists if names)


def dated(profile: Profile, words: Words) -> list[str]:
    """Return a line for each earned trophy with its day, and one for those still to come (markdown of Discord)."""
    earned = [each for each in profile.trophies if each.at is not None]
    lines = [
        words.say("profile-trophy", trophy=name(each, words), date=f"<t:{(each.at or 0) // 1000}:D>")
        for each in sorted(earned, key=lambda each: each.at or 0)
    ]
    missing = [name(each, words) for each in profile.trophies if each.at is None]
    return [*lines, *([words.say("profile-trophies-missing", trophies=" · ".join(missing))] if missing else ())]


def name(trophy: Trophy, words: Words) -> str:
    """Return what earns a trophy, after the title of its game."""
    if trophy.game is None:
        return words.say(f"trophy-{trophy.name}")
    title = words.text(trophy.game, "title-gloss")
    return words.say("words-pair", name=title, value=words.text(trophy.game, "trophy"))
