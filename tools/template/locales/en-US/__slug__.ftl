# __title__

__slug__-title = __title__
__slug__-title-gloss = __title__
__slug__-about = Each card you play above the last one lights a lantern. Keep your high cards for the right moment, and light more lanterns than the others before all hands are empty.

## What happened

__slug__-event-played =
    { $light ->
        [yes] { $seat } plays { $number } and lights a lantern.
       *[no] { $seat } plays { $number }. It stays dark.
    }
__slug__-event-ended = The game is over: all hands are empty.

## A turn in one line

__slug__-story-played =
    { $light ->
        [yes] { $number }, a lantern lit
       *[no] { $number }, no light
    }

## Questions

__slug__-ask-first = Which card do you play? The first one always lights a lantern.
__slug__-ask-play = Which card do you play? The last one is { $number }.

## Buttons and options (80 characters at most)

__slug__-do-light = { $number }: lights a lantern
__slug__-do-dark = { $number }: stays dark

## The result

__slug__-category-lanterns = Lanterns
__slug__-criterion-points = Lanterns
__slug__-criterion-highest = Highest card that lit a lantern
__slug__-ending-hands = All hands were empty.
__slug__-decided-points = { $seat } wins with the most lanterns.
__slug__-decided-highest = Tied on lanterns: { $seat } wins with the highest card that lit one.

## Rules

__slug__-rules-goal-body =
    Everybody starts with **5 cards** of a deck from 1 to 30. In turn, play one of them.

    If it is higher than the card played just before, it lights a lantern: **1 point** for you.
__slug__-rules-end-body =
    The game ends when all hands are empty. The most lanterns win.

    In a tie, the highest card that lit a lantern wins.

__slug__-ruling-first = The first player is drawn at random, and the first card always lights a lantern.
__slug__-ruling-left = The cards left over after the deal stay hidden and out of the game.
__slug__-ruling-tie = In a tie, the highest card that lit a lantern wins.
__slug__-ruling-public = Hands are secret. Cards played, and how many cards each of you holds, are open to all.
