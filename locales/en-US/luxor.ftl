# Luxor. Points are called VP, which needs no singular. Spaces are numbers: 0 is the stairs, 41 the tomb chamber.

## Title

luxor-title = Luxor
luxor-title-gloss = Luxor
luxor-about = Lead your adventurers through the temple of Luxor: gather treasures, win the favor of Horus, and reach the Pharaoh’s tomb with a key in your hand. Your cards stay in order, and you may only play the outermost ones.

## Options

luxor-option-step-tile = ±1 skips empty spaces
luxor-option-step-space = ±1 counts empty spaces too

## Cards

luxor-card-number = { $number }
luxor-card-plus-minus = ±1
luxor-card-plus-minus-space = ±1
luxor-card-die = Die
luxor-card-up-to = 1–{ $number }
luxor-card-up-to-die = 1–die
luxor-card-all = All +{ $number }
luxor-card-last = Last → second to last
luxor-card-less = { $number } & easier treasure

luxor-gloss-number = starter card
luxor-gloss-plus-minus = starter card
luxor-gloss-plus-minus-space = starter card
luxor-gloss-die = starter card
luxor-gloss-up-to = Horus card, level { $level }
luxor-gloss-up-to-die = Horus card, level { $level }
luxor-gloss-all = Horus card, level { $level }
luxor-gloss-last = Horus card, level { $level }
luxor-gloss-less = Horus card, level { $level }

luxor-effect-number =
    { $number ->
        [one] One of your adventurers advances exactly 1 tile.
       *[other] One of your adventurers advances exactly { $number } tiles.
    }
luxor-effect-plus-minus = One of your adventurers goes 1 tile forward or back.
luxor-effect-plus-minus-space = One of your adventurers goes 1 space forward or back, also onto an empty one.
luxor-effect-die = Roll the die first; then one of your adventurers advances exactly that far.
luxor-effect-up-to = One of your adventurers advances 1 to { $number } tiles, as you like.
luxor-effect-up-to-die = Roll the die first; then one of your adventurers advances from 1 tile up to that number.
luxor-effect-all =
    { $number ->
        [one] All your active adventurers advance 1 tile; then you do the action of the tile of one of them.
       *[other] All your active adventurers advance { $number } tiles; then you do the action of the tile of one of them.
    }
luxor-effect-last = Your rearmost active adventurer joins your next one ahead, and you do the action of the tile there.
luxor-effect-less =
    { $number ->
        [one] One of your adventurers advances exactly 1 tile; a treasure there needs one adventurer fewer.
       *[other] One of your adventurers advances exactly { $number } tiles; a treasure there needs one adventurer fewer.
    }

## What happened

luxor-event-played = { $seat } plays “{ $card }”.
luxor-event-discarded = { $seat } can’t move with either outer card and discards “{ $card }”.
luxor-event-rolled = { $seat } rolls a { $number }.
luxor-event-stayed = No adventurer of { $seat } can use the roll: nobody moves.
luxor-event-chose = You are about to play “{ $card }”. Nobody else knows yet.
luxor-event-picked =
    { $from ->
        [0] You are about to move an adventurer from the stairs. Nobody else knows yet.
       *[other] You are about to move an adventurer from space { $from }. Nobody else knows yet.
    }
luxor-event-moved =
    { $to ->
        [41]
            { $from ->
                [0] { $seat } moves an adventurer from the stairs into the tomb chamber.
               *[other] { $seat } moves an adventurer from { $from } into the tomb chamber.
            }
       *[other]
            { $from ->
                [0] { $seat } moves an adventurer from the stairs to { $to }.
               *[other] { $seat } moves an adventurer from { $from } to { $to }.
            }
    }
luxor-event-thrown =
    { $to ->
        [41] Osiris throws { $seat }’s adventurer on by { $steps }, from { $from } into the tomb chamber.
       *[other] Osiris throws { $seat }’s adventurer on by { $steps }, from { $from } to { $to }.
    }
luxor-event-woke =
    { $statue ->
        [1] { $seat } wakes the adventurer at the first Anubis: it now stands on the stairs.
        [2] { $seat } wakes the adventurer at the second Anubis: it now stands on the stairs.
       *[3] { $seat } wakes the adventurer at the third Anubis: it now stands on the stairs.
    }
luxor-event-entered =
    { $points ->
        [0] { $seat } pays a key for the tomb chamber; both sarcophagi are already taken.
       *[other] { $seat } pays a key for the tomb chamber and wins the sarcophagus worth { $points } VP.
    }
luxor-event-took-treasure =
    { $treasure ->
        [vase] { $seat } takes the vase on { $space }: { $points } VP.
        [jewel] { $seat } takes the jewel on { $space }: { $points } VP.
       *[statue] { $seat } takes the statue on { $space }: { $points } VP.
    }
luxor-event-turned =
    { $tile ->
        [tunnel] A temple tile turns up on { $space }: a tunnel.
        [scarab] A temple tile turns up on { $space }: a scarab.
        [wild] A temple tile turns up on { $space }: a wild treasure.
        [scarab-or-wild] A temple tile turns up on { $space }: a scarab or a wild treasure.
        [eyes-12] A temple tile turns up on { $space }: favor of Horus, 1 or 2 eyes.
       *[eyes-23] A temple tile turns up on { $space }: favor of Horus, 2 or 3 eyes.
    }
luxor-event-took-key = { $seat } takes a key.
luxor-event-took-scarab = { $seat } takes a scarab.
luxor-event-took-scarab-known = You take a scarab: { $points } VP.
luxor-event-took-wild = { $seat } takes a wild treasure.
luxor-event-took-horus = { $seat } takes a level { $level } Horus card: “{ $card }”.
luxor-event-tunnelled = { $seat }’s adventurer goes through the tunnel from { $from } to { $to }.
luxor-event-reshuffled = The draw pile is empty: the discard pile is shuffled and takes its place.
luxor-event-drew = { $seat } draws a card.
luxor-event-drew-known = You draw “{ $card }”. It goes to the middle of your hand.
luxor-event-ended =
    { $reason ->
        [tomb] The game is over: two adventurers or more are in the tomb chamber, and the round is finished.
       *[stuck] The game is over: for a whole round nobody could move.
    }
luxor-event-revealed =
    { $count ->
        [one] { $seat } reveals a scarab: { $points } VP.
       *[other] { $seat } reveals { $count } scarabs: { $points } VP.
    }

## A turn in one line
# A turn in one line, after the player’s name. Short, past tense.

luxor-story-played = “{ $card }”
luxor-story-discarded = couldn’t move, discarded “{ $card }”
luxor-story-rolled = rolled a { $number }
luxor-story-stayed = nobody could move
luxor-story-moved =
    { $to ->
        [41]
            { $from ->
                [0] stairs → tomb
               *[other] { $from } → tomb
            }
       *[other]
            { $from ->
                [0] stairs → { $to }
               *[other] { $from } → { $to }
            }
    }
luxor-story-thrown =
    { $to ->
        [41] Osiris → tomb
       *[other] Osiris → { $to }
    }
luxor-story-woke = woke one at Anubis { $statue }
luxor-story-entered =
    { $points ->
        [0] no sarcophagus left
       *[other] sarcophagus, { $points } VP
    }
luxor-story-took-treasure =
    { $treasure ->
        [vase] vase, { $points } VP
        [jewel] jewel, { $points } VP
       *[statue] statue, { $points } VP
    }
luxor-story-turned =
    { $tile ->
        [tunnel] revealed a tunnel
        [scarab] revealed a scarab
        [wild] revealed a wild treasure
        [scarab-or-wild] revealed a scarab or wild
        [eyes-12] revealed 1 or 2 eyes
       *[eyes-23] revealed 2 or 3 eyes
    }
luxor-story-took-key = took a key
luxor-story-took-scarab = took a scarab
luxor-story-took-scarab-known = took a scarab, { $points } VP
luxor-story-took-wild = took a wild treasure
luxor-story-took-horus = took Horus card “{ $card }”
luxor-story-tunnelled = tunnel → { $to }
luxor-story-reshuffled = discards reshuffled
luxor-story-revealed =
    { $count ->
        [one] { $seat } had a scarab, { $points } VP
       *[other] { $seat } had { $count } scarabs, { $points } VP
    }

## Questions

luxor-ask-card = Which of your two outer cards do you play?
luxor-ask-card-none = Neither outer card can move anybody. Which one do you discard?
luxor-ask-adventurer = You play “{ $card }”. Which adventurer do you move?
luxor-ask-adventurer-die = “{ $card }”: you rolled a { $roll }. Which adventurer do you move?
luxor-ask-move = You play “{ $card }”. Which adventurer do you move, and where to?
luxor-ask-move-die = “{ $card }”: you rolled a { $roll }. Which adventurer do you move, and where to?
luxor-ask-move-from =
    { $from ->
        [0] You play “{ $card }”. How far does your adventurer on the stairs go?
       *[other] You play “{ $card }”. How far does your adventurer on { $from } go?
    }
luxor-ask-move-from-die =
    { $from ->
        [0] “{ $card }”: you rolled a { $roll }. How far does your adventurer on the stairs go?
       *[other] “{ $card }”: you rolled a { $roll }. How far does your adventurer on { $from } go?
    }
luxor-ask-act = All your moves are made. Which tile’s action do you take?
luxor-ask-horus =
    { $level ->
        [one] Horus tile with 1 eye: what do you take?
       *[other] Horus tile with { $level } eyes: what do you take?
    }
luxor-ask-favour = Favor of Horus: which card do you take?
luxor-ask-scarab = What do you take?

## Buttons and options (80 characters at most)

# A way along the spaces, as part of a label: “stairs → Osiris 9 +2 → 11”.
luxor-way =
    { $throws ->
        [0] { luxor-start } → { luxor-finish }
        [1] { luxor-start } → Osiris { $chain } → { luxor-finish }
       *[other] { luxor-start } → { $chain } → { luxor-finish }
    }
# The same without its start, where only one adventurer can move.
luxor-onward =
    { $throws ->
        [0] → { luxor-finish }
        [1] → Osiris { $chain } → { luxor-finish }
       *[other] → { $chain } → { luxor-finish }
    }
luxor-start =
    { $from ->
        [0] stairs
       *[other] { $from }
    }
luxor-finish =
    { $to ->
        [41] tomb
       *[other] { $to }
    }
luxor-side =
    { $side ->
        [left] left
       *[right] right
    }
luxor-treasure =
    { $treasure ->
        [vase] vase
        [jewel] jewel
       *[statue] statue
    }
# At the end of a label: adventurers that the move wakes.
luxor-wakes =
    { $woken ->
        [0] { "" }
       *[other] , wakes { $woken }
    }
# At the end of a label for “advance all”.
luxor-tombs =
    { $tombs ->
        [0] { "" }
       *[other] , { $tombs } into the tomb
    }
luxor-stay =
    { $stay ->
        [0] { "" }
        [one] , 1 stays
       *[other] , { $stay } stay
    }

luxor-do-play = { $card } ({ luxor-side }): { $count } possible moves
luxor-do-play-die = { $card } ({ luxor-side }): roll the die first
luxor-do-play-all =
    { $count ->
        [one] { $card } ({ luxor-side }): 1 adventurer advances{ luxor-tombs }{ luxor-stay }
       *[other] { $card } ({ luxor-side }): { $count } adventurers advance{ luxor-tombs }{ luxor-stay }
    }
luxor-do-discard = { $card } ({ luxor-side }): discard without a move
luxor-do-play-nothing = { $card } ({ luxor-side }) { luxor-onward }: no action{ luxor-wakes }
luxor-do-play-treasure = { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } VP{ luxor-wakes }
luxor-do-play-treasure-set =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } VP, sets +{ $set } VP{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } VP, sets +{ $set }{ luxor-wakes }
    }
luxor-do-play-waiting =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } VP, { $have } of { $need } adventurers{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: { luxor-treasure } { $points } VP, { $have } of { $need }{ luxor-wakes }
    }
luxor-do-play-scarab = { $card } ({ luxor-side }) { luxor-onward }: scarab{ luxor-wakes }
luxor-do-play-wild = { $card } ({ luxor-side }) { luxor-onward }: wild treasure{ luxor-wakes }
luxor-do-play-scarab-or-wild = { $card } ({ luxor-side }) { luxor-onward }: scarab or wild{ luxor-wakes }
luxor-do-play-key = { $card } ({ luxor-side }) { luxor-onward }: key{ luxor-wakes }
luxor-do-play-key-or-horus =
    { $throws ->
        [0]
            { $woken ->
                [0] { $card } ({ luxor-side }) { luxor-onward }: key or Horus { $level } ({ $got }){ luxor-wakes }
               *[other] { $card } ({ luxor-side }) { luxor-onward }: key or Horus { $level }{ luxor-wakes }
            }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: key or Horus { $level }{ luxor-wakes }
    }
luxor-do-play-horus =
    { $throws ->
        [0]
            { $woken ->
                [0] { $card } ({ luxor-side }) { luxor-onward }: Horus { $level } ({ $got }){ luxor-wakes }
               *[other] { $card } ({ luxor-side }) { luxor-onward }: Horus { $level }{ luxor-wakes }
            }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: Horus { $level }{ luxor-wakes }
    }
luxor-do-play-favour =
    { $throws ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: Horus card of your choice{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: Horus card{ luxor-wakes }
    }
luxor-do-play-tunnel = { $card } ({ luxor-side }) { luxor-onward }: tunnel to { $end }{ luxor-wakes }
luxor-do-play-tunnel-end = { $card } ({ luxor-side }) { luxor-onward }: dead-end tunnel{ luxor-wakes }
luxor-do-play-tomb =
    { $points ->
        [0] { $card } ({ luxor-side }) { luxor-onward }: −1 key, no sarcophagus{ luxor-wakes }
       *[other] { $card } ({ luxor-side }) { luxor-onward }: −1 key, sarcophagus { $points } VP{ luxor-wakes }
    }
luxor-do-walk-nothing = { luxor-way }: no action{ luxor-wakes }
luxor-do-walk-treasure = { luxor-way }: { luxor-treasure } { $points } VP{ luxor-wakes }
luxor-do-walk-treasure-set = { luxor-way }: { luxor-treasure } { $points } VP, sets +{ $set }{ luxor-wakes }
luxor-do-walk-waiting =
    { $throws ->
        [0] { luxor-way }: { luxor-treasure } { $points } VP, { $have } of { $need } adventurers{ luxor-wakes }
        [1] { luxor-way }: { luxor-treasure } { $points } VP, { $have } of { $need } adventurers{ luxor-wakes }
       *[other] { luxor-way }: { luxor-treasure } { $points } VP, { $have } of { $need }{ luxor-wakes }
    }
luxor-do-walk-scarab = { luxor-way }: scarab{ luxor-wakes }
luxor-do-walk-wild = { luxor-way }: wild treasure{ luxor-wakes }
luxor-do-walk-scarab-or-wild = { luxor-way }: scarab or wild treasure{ luxor-wakes }
luxor-do-walk-key = { luxor-way }: key{ luxor-wakes }
luxor-do-walk-key-or-horus =
    { $throws ->
        [0] { luxor-way }: key or Horus { $level } ({ $got }){ luxor-wakes }
       *[other] { luxor-way }: key or Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-horus =
    { $throws ->
        [0] { luxor-way }: Horus { $level } ({ $got }){ luxor-wakes }
       *[other] { luxor-way }: Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-favour =
    { $throws ->
        [0] { luxor-way }: Horus card ({ $cards }){ luxor-wakes }
       *[other] { luxor-way }: Horus card of your choice{ luxor-wakes }
    }
luxor-do-walk-tunnel = { luxor-way }: tunnel to { $end }{ luxor-wakes }
luxor-do-walk-tunnel-end = { luxor-way }: dead-end tunnel{ luxor-wakes }
luxor-do-walk-tomb =
    { $points ->
        [0] { luxor-way }: −1 key, no sarcophagus{ luxor-wakes }
       *[other] { luxor-way }: −1 key, sarcophagus { $points } VP{ luxor-wakes }
    }
luxor-do-act-treasure = { $space }: { luxor-treasure } { $points } VP{ luxor-wakes }
luxor-do-act-treasure-set = { $space }: { luxor-treasure } { $points } VP, sets +{ $set }{ luxor-wakes }
luxor-do-act-scarab = { $space }: scarab{ luxor-wakes }
luxor-do-act-wild = { $space }: wild treasure{ luxor-wakes }
luxor-do-act-scarab-or-wild = { $space }: scarab or wild treasure{ luxor-wakes }
luxor-do-act-key = { $space }: key{ luxor-wakes }
luxor-do-act-key-or-horus = { $space }: key or Horus { $level } ({ $got }){ luxor-wakes }
luxor-do-act-horus = { $space }: Horus { $level } ({ $got }){ luxor-wakes }
luxor-do-act-favour = { $space }: Horus card ({ $cards }){ luxor-wakes }
luxor-do-act-tunnel = { $space }: tunnel to { $end }{ luxor-wakes }
luxor-do-from =
    { $from ->
        [0]
            { $count ->
                [one] Stairs: 1 possible move
               *[other] Stairs: { $count } possible moves
            }
       *[other]
            { $count ->
                [one] Space { $from }: 1 possible move
               *[other] Space { $from }: { $count } possible moves
            }
    }
luxor-do-act-none = No action
luxor-do-take-key = Key: opens the tomb chamber, or 1 VP at the end
luxor-do-take-horus = Horus { $level }: { $card }, instead of drawing a card
luxor-do-take-scarab = Scarab: 1 to 4 VP, known only to you
luxor-do-take-wild = Wild treasure: replaces any treasure in a set

## Why something cannot be done

luxor-no-card-cannot-move = That card can’t move any of your adventurers. Play the other outer card.
luxor-no-must-move = One of your outer cards can move an adventurer, so you can’t discard. Play a card that moves somebody.
luxor-no-nobody-there = None of your adventurers stands there. Choose one of those on offer.
luxor-no-cannot-move = That adventurer can’t move with this card. Choose one of those on offer.
luxor-no-another-chosen = You have already chosen another adventurer. Choose one of the moves on offer.
luxor-no-not-with-this-card = This card doesn’t allow that distance. Choose one of the moves on offer.
luxor-no-nothing-behind = There is no tile behind that adventurer. Choose one of the moves on offer.
luxor-no-stairs-behind = Only the stairs are behind that adventurer, and nobody goes back there. Choose one of the moves on offer.
luxor-no-no-key = You need a key to enter the tomb chamber. Choose one of the moves on offer.
luxor-no-too-far = That move would go beyond the tomb chamber. Choose one of the moves on offer.
luxor-no-no-action-there = There is no action for you on that space. Choose one of the tiles on offer.
luxor-no-not-offered = That can’t be taken here. Choose one of the rewards on offer.

## The result

luxor-category-treasures = Treasures
luxor-category-adventurers = Adventurers
luxor-category-sarcophagi = Sarcophagi
luxor-category-keys = Keys
luxor-category-sets = Sets
luxor-category-scarabs = Scarabs
luxor-criterion-sarcophagus = Most valuable sarcophagus
luxor-ending-tomb = Two adventurers had reached the tomb chamber, and the round was finished.
luxor-ending-stuck = For a whole round nobody could move an adventurer.
luxor-decided-sarcophagus = Tied on points: { $seat } wins with the more valuable sarcophagus.

## Rules

luxor-rules-goal-body =
    You lead five adventurers along a winding corridor, from the **stairs** over 40 spaces to the Pharaoh’s **tomb chamber**. The spaces are numbered: the stairs are 0. At the start there is a tile on each: a treasure, Horus or Osiris. On the way your adventurers gather treasures, scarabs, keys and Horus cards. The most **victory points** (VP) win.

    Points come from
    - treasures, as soon as you take them,
    - sets of vase, jewel and statue,
    - how far each adventurer has come,
    - sarcophagi, keys and scarabs.

    2 to 4 people can play. When two adventurers, whoever’s they are, have entered the tomb chamber, the round is finished and the points are counted.

    Only you see your hand and the value of your scarabs. The rest is open to all: the temple, keys, treasures, how many cards and scarabs somebody has, the discard pile and the top Horus card of each stack.
luxor-rules-turn-body =
    1. **Play** the leftmost or the rightmost card of your hand and move as it says.
    2. **Do the action** of the tile where the move ends.
    3. **Draw** a card. It goes to the middle of your hand: two of the four that are left stay on each side of it.

    A Horus card that you take in step 2 goes to the middle instead, and you draw nothing. So you end every turn with **5 cards**. Their order never changes.

    If you can move, you must. If only one of your outer cards can move somebody, that is the one you must play. If neither can, you discard one of the two: no move, no action, only a new card.

    A card you have played goes to the discard pile. Once the draw pile is empty, the discard pile is shuffled and takes its place, with the Horus cards in it.
luxor-rules-movement-title = Moving
luxor-rules-movement-body =
    You move your **active** adventurers, those who are standing. Nobody asleep at a statue can be moved, and nobody leaves the tomb chamber.

    - **From tile to tile.** { $step ->
        [space] Spaces without a tile are skipped and not counted; only ±1 counts them.
       *[tile] Spaces without a tile are skipped and never counted.
    } From an empty space, the first step leads to the next tile. Any number of adventurers may share a space.
    - **Osiris** throws whoever lands there forward at once, as many tiles as it shows. Another Osiris throws again. Four Osiris tiles lie on 9, 16, 26 and 33: random ones of the six, which show 1, 2, 2, 3, 3 and 4. Nobody rests on Osiris; the action is that of the tile where the move ends.
    - **Into the tomb** you need the exact number and a key: the chamber counts as one step after the last tile. A move that would go beyond it, or into it without a key, isn’t allowed. That goes for Osiris’ throws too.

    Passing **Anubis** wakes your own adventurer there.
luxor-rules-statues-title = Anubis and the sleepers
luxor-rules-statues-body =
    You begin with **two** active adventurers on the stairs. The other **three** lie asleep, one at each Anubis statue: between 7 and 8, 13 and 14, 19 and 20. The statues are no spaces: nobody stops there.

    As soon as one of your adventurers gets past a statue, your own sleeper there wakes and stands on the stairs. It doesn’t matter how the statue is passed: by a card, by Osiris or through a tunnel. A single move can wake several.

    Whoever wakes may move from your next turn on, so not in the same “All” card. The sleepers of others go on sleeping.

    Asleep or on the stairs, an adventurer is worth 0 VP at the end.
luxor-rules-treasures-title = Treasures
luxor-rules-treasures-body =
    30 tiles: 10 vases, 10 jewels, 10 statues. Of each kind:
    - **1 VP** (1 tile): needs 1 adventurer
    - **3 VP** (4 tiles): needs 2
    - **4 VP** (3 tiles): needs 2
    - **5 VP** (1 tile): needs 3
    - **6 VP** (1 tile): needs 3

    When your adventurer ends a move there, count your own on the tile, not those of others. If they are enough, you take the treasure: its VP are yours at once, and you keep it for sets. You can’t decline. If they are too few, nothing happens, and they wait for more.

    What is under it? A **cobra** on 2, 13, 23 and 32, a **falcon** on 4, 10, 15, 21, 29 and 38, a **lion** on 7, 19, 27 and 35.
    - **One of these icons**: the top temple tile of that stack is turned up on the space. Everybody there stands on it, but nobody does its action now.
    - **Nothing**: the space is empty from now on. Everybody there stays, and the VP on the wall still count for them, but no later move can end there, except by “Last → second to last”.
luxor-rules-horus-title = Horus tiles
luxor-rules-horus-body =
    There are six **Horus tiles**: on 5 and 11 (1 eye), 18 and 24 (2 eyes), 30 and 36 (3 eyes). Whoever ends a move there takes one of these:
    - a **key** from the supply of 20, or
    - the **top card** of the Horus stack with as many eyes.

    If one of them has run out, you get the other; if both have, nothing. The tile stays where it is.

    A Horus card goes to the **middle of your hand**, and you draw no card this turn.

    A **key** lets one adventurer into the tomb chamber. A key you keep is worth 1 VP at the end.

    The 24 Horus cards lie face up in three stacks of 8: level 1, 2 and 3. Everybody sees the top card of each.
luxor-rules-temple-title = Temple tiles
luxor-rules-temple-body =
    14 tiles come to light under treasures: **cobra** 4, **falcon** 6, **lion** 4. They stay, and whoever ends a move there later does their action.
    - **Scarab** (4, falcon): take one face down. Only you know its value until the end. There are 22: four of 1 VP, eight of 2, six of 3, four of 4.
    - **Favor of Horus** (2, falcon): take the top card of one of two stacks, 1 or 2 eyes on one tile, 2 or 3 eyes on the other. It goes to the middle of your hand, and you draw nothing.
    - **Wild treasure** (3, lion): take one. It replaces any treasure in a set. There are 18.
    - **Scarab or wild treasure** (1, lion): your choice.
    - **Tunnel** (4, cobra): the adventurer must go on to the next tunnel toward the tomb, and does nothing more there. The last tunnel leads nowhere.

    If something has run out, you get what is left, or nothing.
luxor-rules-starters-title = Starter cards
luxor-rules-starters-body =
    31 cards. Five are dealt to each player, the rest form the draw pile.
    - **1** (6 cards), **2**, **3**, **4**, **5** (4 each): one of your adventurers advances exactly that many tiles.
    - **±1** (5): { $step ->
        [space] one of your adventurers goes one space forward or one back, also onto an empty one, where there is no action. The tomb chamber comes right after space 40 and needs a key, as always.
       *[tile] one of your adventurers goes one tile forward or one back.
    }
    - **Die** (4): roll first. Then one of your adventurers advances exactly as many tiles as you rolled. If none can, nobody moves.

    { $step ->
        [space] Going **back** leads to the space before, never onto the stairs: whoever stands on space 1 can’t go back.
       *[tile] Going **back** leads to the previous tile, never onto the stairs. Whoever stands on the first tile that is left, or before it, can’t go back.
    } Osiris throws forward even if you come from ahead.

    The roll is public and can’t be taken back.
luxor-rules-horus-cards-title = Horus cards
luxor-rules-horus-cards-body =
    - **1–3**, **1–4**, **1–5**, **1–6**: one of your adventurers advances as far as you like within that range.
    - **1–die**: roll first. Then one adventurer advances any number from 1 up to the roll.
    - **All +1**, **All +2**: all your active adventurers advance that far, the one nearest the tomb first. Whoever can’t, stays; at least one must be able to. Osiris, Anubis and the tomb count for each. Then you choose **one** who moved, and only that tile’s action is done.
    - **Last → second to last**: your rearmost active adventurer joins your nearest one on a space farther on, and does the action of the tile there. If several share the rear, one goes. On an empty space there is no action. If nobody is ahead, the card can’t move anybody.
    - **1**, **2**, **3 & easier treasure**: one adventurer advances exactly that far. If the move ends on a treasure, even after Osiris, you need one adventurer fewer to take it.

    Each level has 8 cards:
    - Level 1: 1–3 (2), 1–4, 1–die, All +1, Last → second to last, 1 & easier treasure (2)
    - Level 2: 1–4, 1–5 (2), 1–die, All +1, Last → second to last, 2 & easier treasure (2)
    - Level 3: 1–5, 1–6 (2), 1–die, All +2, Last → second to last, 3 & easier treasure (2)
luxor-rules-tomb-title = The tomb chamber
luxor-rules-tomb-body =
    An adventurer enters with the **exact number** of steps, and you pay **one key** for each who enters. The key stays on the board and doesn’t come back to the supply. Without a key there is no way in.

    - The first to enter, whoever’s it is, wins the sarcophagus worth **5 VP**.
    - The second wins the one worth **3 VP**. Both may be yours.
    - Those who come later in the last round pay a key too, and win none.

    Everybody in the chamber counts **13 VP** at the end. There is no action there, and nobody leaves it.
luxor-rules-scoring-body =
    The treasures’ VP were yours when you took them. At the end add
    1. **Adventurers**: for each the VP on the blue plaque of its stretch of wall. Stairs **0** · 1–7: **1** · 8–13: **2** · 14–19: **3** · 20–24: **4** · 25–29: **5** · 30–33: **6** · 34–37: **8** · 38–40: **10** · tomb chamber: **13**
    2. **Sarcophagi**: 5 and 3
    3. **Keys**: 1 for each you still have
    4. **Sets** of vase, jewel and statue
    5. **Scarabs**: 1 to 4 each

    How much all your sets are worth together:
    - 1 set: **3** · 2: **7** · 3: **12** · 4: **18**
    - 5: **25** · 6: **33** · 7: **42** · 8 or more: **52**

    A wild treasure replaces any treasure, but a set can hold two wilds at most. As many sets as possible are made for you.

    Adventurers on the stairs, on 25, 29 and 34 and in the tomb chamber: 0 + 5 + 5 + 8 + 13 = **31**.

    If points are tied, the more valuable sarcophagus among the tied wins. If none of them has one, they share the victory.
luxor-rules-end-body =
    A round begins with the first player and goes on until everybody has had a turn.

    When the **second adventurer** has entered the tomb chamber, the current round is played to its end. So everybody has had the same number of turns. Then the points are counted.

    In the rare case that for **a whole round** nobody can move any adventurer, the game ends at once as well.
luxor-rules-rulings-body = The rulebooks leave some points open, and some details are only in pictures that we don’t have. Points marked “Reconstruction” stand in for such pictures; all others are house rulings.

luxor-ruling-board = Reconstruction: the plan of the corridor, what lies on which space, the statues and the VP on the wall.
luxor-ruling-horus-cards = Reconstruction: each level has 1–die, All and Last → second to last once, “easier treasure” twice (1, 2 or 3 tiles by level), and three ranges: 1–3, 1–3, 1–4; 1–4, 1–5, 1–5; 1–5, 1–6, 1–6. All is +1, +1, +2.
luxor-ruling-treasures = Reconstruction: 1 VP needs 1 adventurer, 3 and 4 VP need 2, 5 and 6 VP need 3.
luxor-ruling-temple-backs = Reconstruction: cobras are the tunnels; falcons the scarabs and favors of Horus; lions the wild treasures and the tile with a choice.
luxor-ruling-scarabs = Reconstruction: 4 scarabs of 1 VP, 8 of 2, 6 of 3, 4 of 4.
luxor-ruling-first-player = The first player is drawn at random.
luxor-ruling-playable-card = If only one outer card can move somebody, it must be played. A die card counts if some roll could move somebody.
luxor-ruling-step = { $step ->
        [space] At this table ±1 counts spaces, empty ones too, as the Spanish and French rulebooks do. The house ruling is that it counts tiles, as the Portuguese one does.
       *[tile] ±1 counts tiles, as the Portuguese rulebook does; the table can choose to count spaces, empty ones too, as the Spanish and French ones do.
    }
luxor-ruling-backward = { $step ->
        [space] Going back never leads onto the stairs: from space 1 there is no way back.
       *[tile] Going back never leads onto the stairs; on or before the first tile that is left there is no way back.
    }
luxor-ruling-osiris-tomb = Osiris may throw an adventurer into the tomb chamber, with the exact number and a key.
luxor-ruling-overshoot = A move in which Osiris would throw somebody beyond the tomb chamber, or into it without a key, isn’t allowed.
luxor-ruling-key-space = A key paid for the tomb chamber doesn’t return to the supply.
luxor-ruling-horus-supply = On a Horus tile, if the keys or that stack have run out, you take the other; if both have, nothing.
luxor-ruling-supplies = On the scarab or wild treasure tile, if one has run out, you take the other; if both have, nothing.
luxor-ruling-anubis = Any way of passing Anubis wakes your sleeper: a card, Osiris or a tunnel. It may move from your next turn on.
luxor-ruling-all = All: those who can’t move stay, and each who enters the tomb chamber pays a key. One who can move is enough to play it.
luxor-ruling-all-woken = Those whom All wakes don’t move in the same turn.
luxor-ruling-last-none = Last → second to last can’t be played if you have no adventurer on a space farther on.
luxor-ruling-last-tomb = If the second to last is in the tomb chamber, the last one enters it and pays a key.
luxor-ruling-less-osiris = “Easier treasure” also holds for a treasure reached by Osiris’ throw.
luxor-ruling-all-nothing = After All you may choose an adventurer whose tile does nothing, and so take no action.
luxor-ruling-stuck = A round in which nobody could move counts from the first player’s turn to the last. A die rolled in vain is no move.
luxor-ruling-reshuffle = When the discard pile is shuffled, played Horus cards go into it and come back for anybody.
luxor-ruling-private-play = You choose card and move in private; others see only the move. A die is rolled in public and can’t be taken back.
luxor-ruling-single = You always choose a card. After that, where there is only one option, it is chosen for you.
