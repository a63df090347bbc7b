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
