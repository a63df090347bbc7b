# Words on the pictures of Guardiões do Mausoléu, and their alternative texts.

## On the pictures

mausoleum-picture-discard = Discard pile
mausoleum-picture-passed = Passes
mausoleum-picture-empty = Your hand is empty
mausoleum-picture-sets = Sets
mausoleum-picture-bonus = Bonus
mausoleum-picture-over =
    { $count ->
        [one] Discard 1 card
       *[other] Discard { $count } cards
    }
mausoleum-picture-give = A card for { $name }
mausoleum-picture-target = Who?
mausoleum-picture-take = take 1 piece
mausoleum-picture-recover = take 1 card back
mausoleum-picture-lose = lose 1 piece
mausoleum-picture-keep = being played
mausoleum-picture-new = new
mausoleum-picture-blocks = stops it
mausoleum-picture-last = Draw pile empty: { $passes } of { $seats } passed
mausoleum-picture-no-no-target = no target
mausoleum-picture-no-empty-discard = discard empty
mausoleum-picture-no-second-mausolo = one per game
mausoleum-picture-no-nothing-to-give = nothing to give
mausoleum-picture-draw = draw 1
mausoleum-picture-play = play 0–1
mausoleum-picture-limit = 5 at most
mausoleum-picture-sixty-want = One of each of the four parts makes 8 points
mausoleum-picture-sixty-turn = Draw one card, play one: build, defend or attack
mausoleum-picture-sixty-end = Pile empty and all pass, or no card in any hand
mausoleum-picture-sixty-mistake = Building without a shield: attacks break your sets
mausoleum-picture-symbols-construction = Construction
mausoleum-picture-symbols-characters = Characters
mausoleum-picture-symbols-events = Events and actions
mausoleum-picture-symbols-table = Table
mausoleum-picture-symbol-points = Points
mausoleum-picture-symbol-crown = One set counts double
mausoleum-picture-symbol-missing = Part still missing
mausoleum-picture-symbol-waiting = Shield, waiting
mausoleum-picture-symbol-spent = Character, used up
mausoleum-picture-symbol-played = Played just now
mausoleum-picture-symbol-hand = Cards in hand
mausoleum-picture-symbol-pile = Draw pile
mausoleum-picture-symbol-discard = Discard pile
mausoleum-picture-symbol-passing = Passes
mausoleum-picture-symbol-swap = Swapped cards

## What a card does, in a few words

mausoleum-picture-effect-base = All four parts score 8 points
mausoleum-picture-effect-colunas = All four parts score 8 points
mausoleum-picture-effect-piramide = All four parts score 8 points
mausoleum-picture-effect-estatuas = All four parts score 8 points
mausoleum-picture-effect-mausolo = One complete set counts double
mausoleum-picture-effect-artemisia = Draw two more cards
mausoleum-picture-effect-arquitetos = Shield against Earthquake
mausoleum-picture-effect-escultores = Shield against Invasion and Theft
mausoleum-picture-effect-terremoto = A rival loses a construction card
mausoleum-picture-effect-invasao = Take a rival’s construction card
mausoleum-picture-effect-descoberta = Take 1 card from the discard pile
mausoleum-picture-effect-troca = Give a card, get a random one
mausoleum-picture-effect-roubo = Steal a random card
mausoleum-picture-effect-protecao = Shield against the next attack

## Alternative texts

mausoleum-alt-board = Board of Guardiões do Mausoléu. Draw pile: { $pile }. Discard pile: { $discard }.
mausoleum-alt-top = On top: { $card }.
mausoleum-alt-seat = { $symbol } { $name }: { $points } points, { $hand } in hand; Base { $base }, Columns { $colunas }, Pyramid { $piramide }, Statues { $estatuas }.
mausoleum-alt-shields = Shields on the table: { $cards }.
mausoleum-alt-crown = Mausolus counts one complete set double.
mausoleum-alt-used = Used: { $cards }.
mausoleum-alt-hand = Your hand: { $cards }.
mausoleum-alt-gain = { $points } points
mausoleum-alt-missing = then missing { $cards }
mausoleum-alt-more =
    { $count ->
        [one] 1 more card
       *[other] { $count } more cards
    }
mausoleum-alt-stops = { $symbol } stops it with { $card }
mausoleum-alt-holds =
    { $count ->
        [one] { $symbol } 1 card
       *[other] { $symbol } { $count } cards
    }
mausoleum-alt-takes = { $card }: { $symbol } { $loss }, you { $gain }
mausoleum-alt-loses = { $symbol } { $loss }
mausoleum-alt-empty = Your hand is empty.
mausoleum-alt-score = Final score of Guardiões do Mausoléu.
mausoleum-alt-place = { $place }. { $symbol } { $name }: { $sets } for sets, { $several } bonus, { $mausolo } for Mausolus, { $total } in all.
mausoleum-alt-cover = Guardiões do Mausoléu: a marble mausoleum over the harbor at dawn. At the table: { $names }.
mausoleum-alt-rules-sixty = In sixty seconds. You want: a complete mausoleum, 8 points. Your turn: one card from the draw pile, then a part, a shield, a helper or an attack. The end: the draw pile is empty and everybody passes. Beginner’s mistake: an attack takes the statues of a mausoleum without a shield.
mausoleum-alt-rules-goal = A complete mausoleum made of Base, Columns (Colunas), Pyramid (Pirâmide) and Statues (Estátuas): 8 points.
mausoleum-alt-rules-turn = A turn: draw one card, play one card or none, keep five cards at most.
mausoleum-alt-rules-turn-hand-limit-always = A turn: draw one card, keep five cards at most, play one card or none.
mausoleum-alt-rules-construction = The four construction cards, six of each: Base, Columns (Colunas), Pyramid (Pirâmide), Statues (Estátuas).
mausoleum-alt-rules-characters = The four characters, three of each: Mausolus (Mausolo), Artemisia II, Architects (Arquitetos), Sculptors (Escultores).
mausoleum-alt-rules-events = The events: two Earthquake (Terremoto), three Invasion (Invasão), three Archaeological Find (Descoberta Arqueológica).
mausoleum-alt-rules-actions = The actions: three Swap (Troca), three Theft (Roubo), two Protection (Proteção).
mausoleum-alt-rules-defence = What stops what: Earthquake (Terremoto) by Architects (Arquitetos) or Protection (Proteção); Invasion (Invasão) and Theft (Roubo) by Sculptors (Escultores) or Protection; Swap (Troca) by Protection.
mausoleum-alt-rules-scoring = Examples: one set 8 points; two sets 16 + 4; two sets with Mausolus (Mausolo) 16 + 4 + 8.
mausoleum-alt-rules-end = The end: the draw pile is empty and everybody has passed in a row, or all hands are empty.

## The board in words

mausoleum-words-passes = Passes in a row: { $passes }. With { $count }, the game ends.
mausoleum-words-discard = In the discard pile: { $cards }.
