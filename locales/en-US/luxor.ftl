# Luxor. Points are called VP, which needs no singular. Spaces are numbers: 0 is the stairs, 41 the tomb chamber.

## Title

luxor-title = Luxor
luxor-title-gloss = Luxor
luxor-about = Lead your adventurers to the Pharaoh’s tomb, gather treasures and win the favor of Horus. Only your two outermost cards may be played.

## The bots

luxor-cast-amina = Reads every wall before taking a step.
luxor-cast-idris = Walks first, unfolds the map later.
luxor-cast-zahra = Has a pocket for every scarab.
luxor-cast-otto = Swears the mummy winked.
luxor-cast-selma = Cannot resist a tunnel.
luxor-cast-tarek = Packed eleven suitcases and no compass.

## Options

luxor-option-step-tile = ±1 skips empty spaces
luxor-option-step-space = ±1 counts empty spaces too

## Cards

luxor-card-number = { $number }
luxor-card-plus-minus = ±1
luxor-card-plus-minus-space = ±1
luxor-card-die = Dice
luxor-card-up-to = 1–{ $number }
luxor-card-up-to-die = 1–dice
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
luxor-event-stayed = { $seat } can’t use the roll: nobody moves.
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
        [41] Osiris throws { $seat }’s adventurer { $steps } further, from { $from } into the tomb chamber.
       *[other] Osiris throws { $seat }’s adventurer { $steps } further, from { $from } to { $to }.
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
        [3] { $seat } pays a key for the tomb chamber and wins the sarcophagus worth { $points } VP. This is the last round!
       *[other] { $seat } pays a key for the tomb chamber and wins the sarcophagus worth { $points } VP.
    }
luxor-event-took-treasure =
    { $treasure ->
        [vase] { $seat } takes the vase on { $space }: { $points } VP.
        [jewel] { $seat } takes the jewel on { $space }: { $points } VP.
       *[statue] { $seat } takes the statue on { $space }: { $points } VP.
    }
luxor-event-completed = { $seat } completes a set: { $points } VP more.
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
luxor-event-took-scarab-known = You took a scarab: { $points } VP.
luxor-event-took-wild = { $seat } takes a wild treasure.
luxor-event-took-horus = { $seat } takes a level { $level } Horus card: “{ $card }”.
luxor-event-tunnelled = { $seat }’s adventurer goes through the tunnel from { $from } to { $to }.
luxor-event-reshuffled = The draw pile is empty: the discard pile is shuffled and takes its place.
luxor-event-drew = { $seat } draws a card.
luxor-event-drew-known = You drew “{ $card }”, into the middle of your hand.
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
luxor-story-sarcophagus =
    { $points ->
        [0] entered the tomb
       *[other] tomb, sarcophagus
    }
luxor-story-took-treasure =
    { $treasure ->
        [vase] vase, { $points } VP
        [jewel] jewel, { $points } VP
       *[statue] statue, { $points } VP
    }
luxor-story-treasure = { luxor-treasure }
luxor-story-completed = set complete, +{ $points } VP
luxor-story-turned =
    { $tile ->
        [tunnel] revealed a tunnel
        [scarab] revealed a scarab
        [wild] revealed a wild treasure
        [scarab-or-wild] revealed a scarab or wild
        [eyes-12] revealed a Favor of Horus, 1–2
       *[eyes-23] revealed a Favor of Horus, 2–3
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
        [one] had a scarab, { $points } VP
       *[other] had { $count } scarabs, { $points } VP
    }
luxor-coming-tomb = One adventurer is in the tomb: the round in which the next one enters is the last.
luxor-coming-last-round = **Last round!**

## Questions

luxor-ask-card = Which card, which move?
luxor-ask-card-none = Neither outer card can move anybody. Which one do you discard?
luxor-ask-card-last = Your last turn: which card, which move?
luxor-ask-adventurer = You play “{ $card }”. Which adventurer do you move?
luxor-ask-adventurer-die = You rolled a { $roll }. Who moves?
luxor-ask-move = “{ $card }”: who moves?
luxor-ask-move-die = You rolled a { $roll }. Who moves?
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

## Buttons and options (34 characters at most)

# A move along the spaces, as part of a label.
luxor-way = { luxor-start } → { luxor-finish }
luxor-way-short =
    { $from ->
        [0] { luxor-onward }
       *[other] { luxor-way }
    }
# The same without its start, where only one adventurer can move.
luxor-onward = → { luxor-finish }
luxor-start =
    { $from ->
        [0] Stairs
       *[other] { $from }
    }
luxor-finish =
    { $to ->
        [41] tomb
       *[other] { $to }
    }
luxor-side =
    { $side ->
        [left] Left
       *[right] Right
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

# What a card of Horus does, as part of a label.
luxor-does =
    { $effect ->
        [up-to] move 1 to { $number }
        [up-to-die] roll, move up to that
        [all] all yours move { $number }
        [last] last → second to last
       *[less] move { $number }, easier treasure
    }
# The card of a move that begins at once, as part of a label.
luxor-played =
    { $value ->
        [0] { luxor-side }
        [-1] { luxor-side } ±1
       *[other] { luxor-side } { $value }
    }
luxor-do-play =
    { $movers ->
        [one] { luxor-side } { $card }: choose how far
       *[other] { luxor-side } { $card }: choose who moves
    }
luxor-do-play-effect = { luxor-side }: { luxor-does }
luxor-do-play-die = { luxor-side } { $card }: roll, then choose
luxor-do-play-all =
    { $tombs ->
        [0]
            { $count ->
                [one] { luxor-side }: 1 of yours moves { $number }
               *[other] { luxor-side }: { $count } of yours move { $number }
            }
       *[other] { luxor-side }: all move { $number }, { $tombs } into the tomb
    }
luxor-do-discard = Discard the { $side } card
luxor-do-play-nothing =
    { $woken ->
        [0] { luxor-played } { luxor-onward }: no action
       *[other] { luxor-played } { luxor-onward }: no action{ luxor-wakes }
    }
luxor-do-play-treasure =
    { $woken ->
        [0] { luxor-played } → take { luxor-treasure }, +{ $points }
       *[other] { luxor-played } → { luxor-treasure } +{ $points }{ luxor-wakes }
    }
luxor-do-play-treasure-set =
    { $woken ->
        [0] { luxor-played } → { luxor-treasure } +{ $points }, sets +{ $set }
       *[other] { luxor-played } → { luxor-treasure } +{ $total }{ luxor-wakes }
    }
luxor-do-play-waiting =
    { $woken ->
        [0] { luxor-played } → { luxor-treasure } { $points } VP, { $have }/{ $need }
       *[other] { luxor-played } → { luxor-treasure } { $have }/{ $need }{ luxor-wakes }
    }
luxor-do-play-scarab =
    { $woken ->
        [0] { luxor-played } → scarab
       *[other] { luxor-played } → scarab{ luxor-wakes }
    }
luxor-do-play-wild =
    { $woken ->
        [0] { luxor-played } → wild treasure
       *[other] { luxor-played } → wild treasure{ luxor-wakes }
    }
luxor-do-play-scarab-or-wild =
    { $woken ->
        [0] { luxor-played } → scarab or wild
       *[other] { luxor-played } → scarab/wild{ luxor-wakes }
    }
luxor-do-play-key =
    { $woken ->
        [0] { luxor-played } → key
       *[other] { luxor-played } → key{ luxor-wakes }
    }
luxor-do-play-key-or-horus =
    { $woken ->
        [0] { luxor-played } → key or Horus { $level }
       *[other] { luxor-played } → key/Horus { $level }{ luxor-wakes }
    }
luxor-do-play-horus =
    { $woken ->
        [0] { luxor-played } → Horus { $level }
       *[other] { luxor-played } → Horus { $level }{ luxor-wakes }
    }
luxor-do-play-favour =
    { $woken ->
        [0] { luxor-played } → Horus card
       *[other] { luxor-played } → Horus card{ luxor-wakes }
    }
luxor-do-play-tunnel =
    { $woken ->
        [0] { luxor-played } → tunnel → { $end }
       *[other] { luxor-played } → tunnel → { $end }{ luxor-wakes }
    }
luxor-do-play-tunnel-end =
    { $woken ->
        [0] { luxor-played } → dead-end tunnel
       *[other] { luxor-played } → dead end{ luxor-wakes }
    }
luxor-do-play-tomb =
    { $points ->
        [0] { luxor-played } { luxor-onward }: −1 key
       *[other] { luxor-played } { luxor-onward }: sarcophagus { $points }
    }
luxor-do-walk-nothing =
    { $woken ->
        [0] { luxor-way }: no action
       *[other] { luxor-way-short }: no action{ luxor-wakes }
    }
luxor-do-walk-treasure =
    { $woken ->
        [0] { luxor-way }: take { luxor-treasure }, +{ $points }
       *[other] { luxor-way-short }: { luxor-treasure } +{ $points }{ luxor-wakes }
    }
luxor-do-walk-treasure-set =
    { $woken ->
        [0] { luxor-way }: { luxor-treasure } +{ $points }, sets +{ $set }
       *[other] { luxor-way-short }: { luxor-treasure } +{ $total }{ luxor-wakes }
    }
luxor-do-walk-waiting =
    { $woken ->
        [0] { luxor-way }: { luxor-treasure } { $points } VP, { $have }/{ $need }
       *[other] { luxor-way-short }: { luxor-treasure } { $have }/{ $need }{ luxor-wakes }
    }
luxor-do-walk-scarab =
    { $woken ->
        [0] { luxor-way }: scarab
       *[other] { luxor-way-short }: scarab{ luxor-wakes }
    }
luxor-do-walk-wild =
    { $woken ->
        [0] { luxor-way }: wild treasure
       *[other] { luxor-way-short }: wild treasure{ luxor-wakes }
    }
luxor-do-walk-scarab-or-wild =
    { $woken ->
        [0] { luxor-way }: scarab or wild
       *[other] { luxor-way-short }: scarab/wild{ luxor-wakes }
    }
luxor-do-walk-key =
    { $woken ->
        [0] { luxor-way }: key
       *[other] { luxor-way-short }: key{ luxor-wakes }
    }
luxor-do-walk-key-or-horus =
    { $woken ->
        [0] { luxor-way }: key or Horus { $level }
       *[other] { luxor-way-short }: key/Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-horus =
    { $woken ->
        [0] { luxor-way }: Horus { $level }
       *[other] { luxor-way-short }: Horus { $level }{ luxor-wakes }
    }
luxor-do-walk-favour =
    { $woken ->
        [0] { luxor-way }: Horus card
       *[other] { luxor-way-short }: Horus card{ luxor-wakes }
    }
luxor-do-walk-tunnel =
    { $woken ->
        [0] { luxor-way }: tunnel → { $end }
       *[other] { luxor-way-short }: tunnel → { $end }{ luxor-wakes }
    }
luxor-do-walk-tunnel-end =
    { $woken ->
        [0] { luxor-way }: dead-end tunnel
       *[other] { luxor-way-short }: dead end{ luxor-wakes }
    }
luxor-do-walk-tomb =
    { $points ->
        [0] { luxor-way }: −1 key
       *[other] { luxor-way }: −1 key, sarcophagus { $points }
    }
luxor-do-act-treasure = { $space }: take { luxor-treasure }, +{ $points }
luxor-do-act-treasure-set = { $space }: { luxor-treasure } +{ $points }, sets +{ $set }
luxor-do-act-scarab = { $space }: scarab
luxor-do-act-wild = { $space }: wild treasure
luxor-do-act-scarab-or-wild = { $space }: scarab or wild
luxor-do-act-key = { $space }: key
luxor-do-act-key-or-horus = { $space }: key or Horus { $level }
luxor-do-act-horus = { $space }: Horus { $level }
luxor-do-act-favour = { $space }: Horus card
luxor-do-act-tunnel = { $space }: tunnel → { $end }{ luxor-wakes }
luxor-do-from =
    { $from ->
        [0] Stairs
       *[other] Space { $from }
    }
luxor-do-act-none = No action
luxor-do-take-key = Key: opens the tomb, or is 1 VP
luxor-do-take-horus = Horus { $level }: { luxor-does }
luxor-do-take-scarab = Scarab: 1–4 VP, only you see it
luxor-do-take-wild = Wild: any treasure in a set

## Buttons of lettered moves (12 characters at most beside an emoji)

luxor-do-lettered-tail = { $letter } { $tail }
luxor-do-lettered-tight = { $letter }{ $tail }
luxor-do-lettered-alone = { $letter }
luxor-do-lettered-wakes = { $letter } wakes { $woken }
luxor-do-lettered-wakes-tail = { $letter } wakes { $woken } · { $tail }
luxor-do-lettered-roll = { $letter } roll
luxor-do-lettered-all = { $letter } all move
luxor-do-lettered-scarab = { $letter } scarab
luxor-do-lettered-wild = { $letter } wild
luxor-do-lettered-scarab-or-wild = { $letter } scarab/wild
luxor-do-lettered-key-or-horus = { $letter } key/Horus
luxor-do-lettered-horus = { $letter } Horus { $level }
luxor-do-lettered-favour = { $letter } Horus card
luxor-do-lettered-tunnel = { $letter } tunnel
luxor-do-lettered-tunnel-end = { $letter } dead end
luxor-do-lettered-nothing = { $letter } no action
luxor-do-lettered-key = { $letter } key
luxor-do-mover = { $letter } ›
luxor-part-mover = { luxor-do-mover }
luxor-ask-mover = { $letter }: where to?
luxor-other-mover = All moves

## Why something cannot be done

luxor-no-card-cannot-move = That card can’t move any of your adventurers. Play the other outer card.
luxor-no-must-move = One of your outer cards can move an adventurer, so you can’t discard. Play a card that moves somebody.
luxor-no-nobody-there = None of your adventurers stands there. Choose one of those on offer.
luxor-no-cannot-move = That adventurer can’t move with this card. Choose one of those on offer.
luxor-no-another-chosen = You have already chosen another adventurer. Choose one of the moves on offer.
luxor-no-not-with-this-card = This card doesn’t allow that distance. Choose one of the moves on offer.
luxor-no-nothing-behind = There’s no tile behind that adventurer. Choose one of the moves on offer.
luxor-no-stairs-behind = Only the stairs are behind that adventurer, and nobody goes back there. Choose one of the moves on offer.
luxor-no-no-key = You need a key to enter the tomb chamber. Choose one of the moves on offer.
luxor-no-too-far = That move would go beyond the tomb chamber. Choose one of the moves on offer.
luxor-no-no-action-there = There’s no action for you on that space. Choose one of the tiles on offer.
luxor-no-not-offered = You can’t take that here. Choose one of the rewards on offer.

## The result

luxor-category-treasures = Treasures
luxor-category-adventurers = Adventurers
luxor-category-sarcophagi = Sarcophagi
luxor-category-keys = Keys
luxor-category-sets = Sets
luxor-category-scarabs = Scarabs
luxor-trophy = Won with both sarcophagi
luxor-criterion-sarcophagus = Most valuable sarcophagus
luxor-ending-tomb = Two adventurers had reached the tomb chamber, and the round was finished.
luxor-ending-stuck = For a whole round nobody could move an adventurer.
luxor-decided-sarcophagus = Tied on points: { $seat } wins with the more valuable sarcophagus.

## Rules

luxor-rules-sixty-body =
    1. The most **victory points** (VP) win: treasures and the tomb.
    2. Play an outer card, move, use the tile, draw.
    3. Two in the tomb: this round ends the game.
    4. Don’t run ahead alone: treasures need two or three.
luxor-rules-goal-body =
    You lead five adventurers from the **stairs** (0) over 40 spaces with tiles (treasures, Horus, Osiris) to the Pharaoh’s **tomb chamber**.

    2 to 4 people play. Only hands, scarabs and what lies face down are secret.
luxor-rules-turn-body =
    1. **Play** the leftmost or the rightmost card of your hand and move.
    2. **Do the action** of the tile where the move ends.
    3. **Draw** a card into the middle of your hand. A Horus card from step 2 goes there instead.

    You end every turn with **5 cards**. Their order never changes.

    If only one outer card can move somebody, you must play it. If neither can, discard one of them: no move, no action, a new card.

    If you must draw from an empty pile, the discard pile is shuffled into a new one, Horus cards included.
luxor-rules-movement-title = Moving
luxor-rules-movement-body =
    Only **active** adventurers move, those standing.

    - **From tile to tile**, also from an empty space. { $step ->
        [space] Empty spaces are skipped and not counted; only ±1 counts them.
       *[tile] Empty spaces are skipped and never counted.
    } Any number may share a space.
    - **Osiris** (on 9, 16, 26 and 33) throws you on by the tiles it shows, and another Osiris again. You do the action where you end. Four of six are used: 1, 2, 2, 3, 3, 4.
    - **Into the tomb**, one step after the last tile, you need the exact number and a key. You can’t choose a move that goes beyond it, or in without a key, even by Osiris.
luxor-rules-statues-title = Anubis and the sleepers
luxor-rules-statues-body =
    You begin with **two** active adventurers on the stairs. The other **three** sleep, one at each Anubis statue: between 7 and 8, 13 and 14, 19 and 20. Nobody stops there.

    When one of yours gets past, by card, Osiris or tunnel, your own sleeper there wakes and stands on the stairs. It may move from your next turn on, so not with the same “All” card.
luxor-rules-treasures-title = Treasures
luxor-rules-treasures-body =
    30 tiles: 10 vases, 10 jewels, 10 statues. Each kind, with what it needs:
    - **1 VP** (1 tile): 1 adventurer
    - **3 VP** (4 tiles): 2
    - **4 VP** (3 tiles): 2
    - **5 VP** (1 tile): 3
    - **6 VP** (1 tile): 3

    If your move ends there with enough of your own, you must take it: VP at once, and the tile for sets. Otherwise they wait.

    Some lie on an icon: **cobra** 2, 13, 23, 32 · **falcon** 4, 10, 15, 21, 29, 38 · **lion** 7, 19, 27, 35.
    - **Icon**: its top temple tile is turned up under all who stand there, without its action.
    - **None**: the space stays empty. Its wall still counts, but only “Last → second to last” { $step ->
        [space] and ±1 lead
       *[tile] leads
    } to it now.
luxor-rules-horus-title = Horus tiles
luxor-rules-horus-body =
    Six **Horus tiles**: on 5 and 11 (1 eye), 18 and 24 (2 eyes), 30 and 36 (3 eyes). End a move there and take
    - a **key** of the 20: it opens the tomb to one adventurer, or is worth 1 VP at the end, or
    - the **top card** of the Horus stack with as many eyes, into the **middle of your hand**, instead of drawing.

    If one has run out, you get the other, or nothing.

    The 24 Horus cards lie face up in three stacks of 8. Only the top ones are public.
luxor-rules-temple-title = Temple tiles
luxor-rules-temple-body =
    14 tiles turn up under treasures: **cobra** 4, **falcon** 6, **lion** 4. They stay, for later moves that end there.
    - **Scarab** (4, falcon): take one, in secret. There are 22: four of 1 VP, eight of 2, six of 3, four of 4.
    - **Favor of Horus** (2, falcon): a top Horus card, of 1 or 2 eyes on one tile, of 2 or 3 on the other.
    - **Wild treasure** (3, lion): stands for any treasure in a set. There are 18.
    - **Scarab or wild treasure** (1, lion): your choice.
    - **Tunnel** (4, cobra): go on to the next tunnel toward the tomb and stop. The last leads nowhere.

    If something has run out, you get what is left, or nothing.
luxor-rules-starters-title = Starter cards
luxor-rules-starters-body =
    31 cards, five dealt to each player.
    - **1** (6 cards), **2**, **3**, **4**, **5** (4 each): one adventurer advances exactly that many tiles.
    - **±1** (5): { $step ->
        [space] one adventurer goes one space forward or back, also onto an empty one, where there is no action. The tomb comes after space 40.
       *[tile] one adventurer goes one tile forward or back; empty spaces don’t count.
    }
    - **Dice** (4): roll, then one adventurer advances exactly that far; if none can, nobody moves.

    { $step ->
        [space] Nobody goes **back** onto the stairs.
       *[tile] Nobody goes **back** onto the stairs, or back from the first tile that is left.
    } Osiris always throws forward.
luxor-rules-horus-cards-title = Horus cards
luxor-rules-horus-cards-body =
    - **1–3**, **1–4**, **1–5**, **1–6**: one adventurer advances as far as you like in that range.
    - **1–dice**: roll, then choose up to that number.
    - **All +1**, **All +2**: all active adventurers who can advance, the one nearest the tomb first, with Osiris, Anubis and the tomb for each. Then choose **one** of them for the action. Entering the tomb was an action: those are out of the choice.
    - **Last → second to last**: one of your rearmost active adventurers joins your nearest one on a space ahead and does the action there. An empty space has none.
    - **1**, **2**, **3 & easier treasure**: exactly that far. A treasure there, even after Osiris, needs one adventurer fewer.

    Each level has 1–dice, Last → second to last and
    - Level 1: 1–3 (2), 1–4, All +1, 1 & easier treasure (2)
    - Level 2: 1–4, 1–5 (2), All +1, 2 & easier treasure (2)
    - Level 3: 1–5, 1–6 (2), All +2, 3 & easier treasure (2)

    An **example** of All +2: three from one space reach Osiris +3, which throws them onto a treasure; a fourth reaches a tunnel. You do one of the two.
luxor-rules-tomb-title = The tomb chamber
luxor-rules-tomb-body =
    An adventurer enters by the **exact number** of steps and for **one key**, which stays on the board. Nobody leaves. In there, each counts **13 VP** at the end.

    The first to enter, no matter whose, wins the sarcophagus worth **5 VP**, the second the one worth **3 VP**. Later ones pay a key and win none.
luxor-rules-scoring-body =
    To your treasures’ VP add
    1. **Adventurers**, by the wall. Asleep or on the stairs **0** · 1–7: **1** · 8–13: **2** · 14–19: **3** · 20–24: **4** · 25–29: **5** · 30–33: **6** · 34–37: **8** · 38–40: **10** · tomb chamber: **13**
    2. **Sarcophagi**: 5 and 3
    3. **Keys**: 1 each
    4. **Sets** of vase, jewel and statue, all together. 1: **3** · 2: **7** · 3: **12** · 4: **18** · 5: **25** · 6: **33** · 7: **42** · 8 or more: **52**. With at most two wild treasures in a set, the most possible are made for you.
    5. **Scarabs**: 1 to 4 each

    Two **examples**: adventurers on stairs, 25, 29, 34 and in the tomb: 0 + 5 + 5 + 8 + 13 = **31**. Three sets, two with wild treasures, and a wild one left over: **12**.

    In a tie, the more valuable sarcophagus among the tied wins; without one they share the victory.
luxor-rules-end-body =
    A round starts with the first player, marked by a flag, and goes clockwise.

    The round in which the **second adventurer** enters the tomb is the last.

    The game also ends if nobody can move for **a whole round**.
luxor-rules-rulings-body =
    “Reconstruction” stands in for pictures that we don’t have. The rest are house rulings.

luxor-ruling-board = Reconstruction: the corridor, its tiles, statues and wall VP.
luxor-ruling-horus-cards = Reconstruction: the Horus cards of each level.
luxor-ruling-treasures = Reconstruction: the adventurers that treasures need.
luxor-ruling-temple-backs = Reconstruction: the backs of temple tiles.
luxor-ruling-scarabs = Reconstruction: the scarabs’ values.
luxor-ruling-first-player = The first player is drawn at random.
luxor-ruling-playable-card = If only one outer card can move somebody, you must play it; a die counts if some roll could.
luxor-ruling-step =
    { $step ->
        [space] At this table ±1 counts spaces, as in the Spanish and French rulebooks. The house ruling is tiles, as in the Portuguese one.
       *[tile] ±1 counts tiles, as in the Portuguese rulebook; the table can choose spaces, as in the Spanish and French ones.
    }
luxor-ruling-backward =
    { $step ->
        [space] Nobody goes back onto the stairs.
       *[tile] Nobody goes back onto the stairs or from the first tile left.
    }
luxor-ruling-osiris-tomb = Osiris may throw into the tomb.
luxor-ruling-overshoot = No move is allowed in which Osiris throws beyond the tomb, or in without a key.
luxor-ruling-key-space = A key paid for the tomb doesn’t return to the supply.
luxor-ruling-horus-supply = If a Horus tile’s keys or cards have run out, you get the other.
luxor-ruling-supplies = So too with scarab or wild treasure.
luxor-ruling-anubis = Any way of passing Anubis wakes your sleeper.
luxor-ruling-all = All: one who can move is enough. Each who enters the tomb pays a key, has had its action and can’t be chosen.
luxor-ruling-all-woken = Those woken by All don’t move in that turn.
luxor-ruling-last-none = Last → second to last needs an adventurer on a space ahead.
luxor-ruling-last-tomb = If that one is in the tomb, the last one enters and pays a key.
luxor-ruling-less-osiris = “Easier treasure” also holds after Osiris.
luxor-ruling-all-nothing = After All you may choose a tile that does nothing.
luxor-ruling-stuck = A round without a move counts from the first player. A die rolled in vain is no move.
luxor-ruling-reshuffle = The reshuffle comes when a card must be drawn from an empty pile; Horus cards come back for anybody.
luxor-ruling-private-play = Others see only your finished move. A roll is public and can’t be taken back.
luxor-ruling-single = You always choose a card. After that, a single option is chosen for you.

## The shuffles of a finished game, checked

luxor-verify-done = ✅ Verified. The secret is the one I sealed before the deal, and every shuffle and every die comes from it and from your clicks. Every move follows the rules, and the result is right.
luxor-part-drop = { luxor-do-discard }
luxor-ask-drop = Discard this card for good?
luxor-other-drop = Keep it
