# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Player { $number }
picture-empty-table = nobody yet
picture-free = free
picture-optional = optional
picture-wins = { $name } wins
picture-shared = Shared victory
picture-total = Total
picture-tie = Tie-break
picture-sixty-want = You want
picture-sixty-turn = Your turn
picture-sixty-end = The end
picture-sixty-mistake = Beginner’s mistake
picture-lesson-step = Step { $step } of { $steps }.
picture-review = How it was decided
picture-review-none = No great mistake, no great gift
picture-review-move = { $name }’s move
picture-review-played = played
picture-review-best = strong bot
picture-review-gains = gained
