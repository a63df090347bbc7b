# Words on the pictures of every game. Few, and short: pictures have little room.

picture-player = Player { $number }
picture-empty-table = nobody yet
picture-free = free
picture-optional = optional
picture-wins = { $name } wins
picture-shared = Shared victory
picture-total = Total
picture-tie = Tie-break
