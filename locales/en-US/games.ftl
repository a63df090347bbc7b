# Texts that every game shares. A game that wants other words has a key of its own: `<game>-no-over`.

## Authors and publishers

game-credits = { $credits }

## What happened

game-event-turn = It’s { $seat }’s turn.
game-event-round = Round { $round }: everybody chooses at the same time.
game-event-table-left = { $seat } has left, and a bot plays on.
game-event-table-returned = { $seat } is back.
game-event-table-taken = { $seat } takes the free seat and plays on.
game-event-table-computer = A bot plays for { $seat } until they’re back.
game-event-table-undone = { $seat } takes a move back.
game-log-round = Round { $round }

## Points in a line of the story

game-story-scored =
    { $after ->
        [one] { $before } → { $after } point
       *[other] { $before } → { $after } points
    }
game-story-gained =
    { $after ->
        [one] { $gain } → { $after } point
       *[other] { $gain } → { $after } points
    }
game-story-stays =
    { $after ->
        [one] { $after } point
       *[other] { $after } points
    }
game-story-stays-other =
    { $you ->
        [seat] you { $after }
       *[none] { $seat } { $after }
    }
game-story-scored-other =
    { $you ->
        [seat] you { $before } → { $after }
       *[none] { $seat } { $before } → { $after }
    }
game-story-leads =
    { $you ->
        [seat] you take the lead
       *[none] takes the lead
    }
game-story-leads-other =
    { $you ->
        [seat] you take the lead
       *[none] { $seat } takes the lead
    }
game-story-unled =
    { $you ->
        [seat] you lose the lead: nobody leads now
       *[none] loses the lead: nobody leads now
    }
game-story-unled-other =
    { $you ->
        [seat] you lose the lead: nobody leads now
       *[none] { $seat } loses the lead: nobody leads now
    }
game-story-level =
    { $you ->
        [seat] you draw level with { $target }
        [target] draws level with you
       *[none] draws level with { $target }
    }
game-story-level-other =
    { $you ->
        [seat] you draw level with { $target }
        [target] { $seat } draws level with you
       *[none] { $seat } draws level with { $target }
    }

## Why something cannot be done

game-no-over = This game is over. To play again, start a new one.
game-no-not-now = This isn’t the moment for that. Choose one of the options on offer now.
game-no-not-in-hand = You don’t have that card in your hand. Choose one of those you have.

## The result

game-criterion-points = Points
game-decided-points = { $seat } wins on points.
game-decided-shared = Nothing breaks the tie: the victory is shared.

## Rules

game-rules-sixty-title = In sixty seconds
game-rules-goal-title = Goal
game-rules-turn-title = Your turn
game-rules-scoring-title = Scoring
game-rules-end-title = End of the game
game-rules-symbols-title = Symbols
game-rules-symbols-body = What each symbol means.
game-alt-rules-symbols = All signs of this game’s pictures, each with its name.
game-rules-rulings-title = House rulings
game-rules-rulings-body = The rulebook leaves these points open. Here we play them like this:

## The shuffles of a finished game, checked

game-verify-done = ✅ Verified. The secret is the one I sealed before the deal, and every shuffle comes from it and from your clicks. Every move follows the rules, and the result is right.

## The alternative text of every picture

game-alt-turn = Waiting for { $names }.

## Why a hint is good
# Each text follows the suggested action and a dash.

game-reason-wins = you win with it.
game-reason-shares = you share the victory with it.
game-reason-ends-lost = the other choice ends the game, and you would lose.
game-reason-gains = { $points ->
        [one] it brings you a point at once.
       *[other] it brings you { $points } points at once.
    }
game-reason-costs = { $points ->
        [one] it costs { $target } a point.
       *[other] it costs { $target } { $points } points.
    }
game-reason-leads = you take the lead.

## Playing cards, for games without words of their own
# The texts of cards get a rank and a suit. Suits are colours.

game-card-french =
    { $rank ->
        [a] Ace
        [j] Jack
        [q] Queen
        [k] King
       *[other] { $rank }
    } of { $suit ->
        [hearts] Hearts
        [diamonds] Diamonds
        [clubs] Clubs
       *[spades] Spades
    }
game-brief-french =
    { $rank ->
        [a] A
        [j] J
        [q] Q
        [k] K
       *[other] { $rank }
    }{ $suit ->
        [hearts] ♥
        [diamonds] ♦
        [clubs] ♣
       *[spades] ♠
    }
game-card-latin =
    { $rank ->
        [1] Ace
        [8] Jack
        [9] Knight
        [10] King
       *[other] { $rank }
    } of { $suit ->
        [cups] Cups
        [coins] Coins
        [swords] Swords
       *[batons] Batons
    }
game-colour-hearts = Hearts
game-colour-diamonds = Diamonds
game-colour-clubs = Clubs
game-colour-spades = Spades
game-colour-cups = Cups
game-colour-coins = Coins
game-colour-swords = Swords
game-colour-batons = Batons
game-event-dealt = The cards are dealt.
game-event-trick = { $seat } takes the trick.
game-story-trick = took the trick
game-story-trick-other =
    { $you ->
        [seat] you took the trick
       *[none] { $seat } took the trick
    }
game-no-follow-suit = You have to follow suit while you can: play one of that suit.
