# Names and descriptions of the slash commands. Names: lower case, no spaces, at most 32 characters.

command-play-name = play
command-play-about = Open a table for a board game in this channel
command-hand-name = hand
command-hand-about = See your hand and what you can do, for your eyes only
command-board-name = board
command-board-about = Bring the board down to the end of this channel
command-table-name = table
command-table-about = The table of this channel
command-cancel-name = cancel
command-cancel-about = End this channel’s table without a result (host, or Manage Messages)
command-rules-name = rules
command-rules-about = Read the rules of a game, with pictures
command-help-name = help
command-help-about = What Tertulia does and how to begin

option-game-name = game
option-game-about = Which game
option-page-name = page
option-page-about = Which page of the rules
