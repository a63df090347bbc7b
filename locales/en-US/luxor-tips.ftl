# Tips for a first game of Luxor: one sentence above a question, named by the kind of decision.

luxor-tip-card-1 = Only your two outer cards can be played. If just one of them moves somebody, you must play it.
luxor-tip-card-2 = A number is exact, and it counts tiles, not spaces: empty ones are skipped.
luxor-tip-card-2-space = A number is exact and counts tiles: empty spaces are skipped. At this table, only ±1 counts them.
luxor-tip-card-3 = Which card would you rather still have next turn? Play the other one: the card behind it moves up.
luxor-tip-adventurer-1 = First choose who goes. How far comes next.
luxor-tip-move-1 = One of yours waits on a treasure? Better bring another there than move that one away.
luxor-tip-move-2 = Passing a statue of Anubis wakes your sleeper there. One more adventurer is worth more than a few points.
luxor-tip-move-3 = Osiris throws you on: look where you really end up. The option says it.
luxor-tip-act-1 = All have moved, but you get only one tile’s action: take what others could get first.
luxor-tip-horus-1 = No key, no tomb: your first one is worth more than any card.
luxor-tip-horus-2 = A Horus card goes to the middle of your hand: you can play it in three turns at the earliest.
luxor-tip-horus-3 = A key that you don’t use is still worth 1 VP at the end.
luxor-tip-favour-1 = More eyes usually reach farther. See what each card does: yours goes to the middle of your hand.
luxor-tip-scarab-1 = A wild treasure can finish a set. When no set is near, take the scarab.
