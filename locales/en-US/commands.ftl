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
command-resume-name = resume
command-resume-about = Go on with a table that I put away, or whose channel is gone
command-tables-name = tables
command-tables-about = Your tables in this server, those that wait for you first
command-rules-name = rules
command-rules-about = Read the rules of a game, with pictures
command-learn-name = learn
command-learn-about = Learn a game by playing: a short lesson, for your eyes only
command-table-help-name = table-help
command-table-help-about = What Tertulia does and how to start
command-table-settings-name = table-settings
command-table-settings-about = How this server wants its tables: language, pace, channels, quiet hours (Manage Server)
command-my-settings-name = my-settings
command-my-settings-about = Your language here, your notifications, boards in words
command-notify-name = notify
command-notify-about = Let me call you when somebody opens a table of a game that you like
command-privacy-name = privacy
command-privacy-about = What is stored about you; export or delete it
command-board-ranking-name = board-ranking
command-board-ranking-about = The best players of this server at a game
command-board-profile-name = board-profile
command-board-profile-about = Ratings, trophies and games of a member, as a picture

option-game-name = game
option-game-about = Which game
option-page-name = page
option-page-about = Which page of the rules
option-pace-name = pace
option-pace-about = How long everybody has for a move
option-thread-name = thread
option-thread-about = Open a thread of its own for the table
option-ranked-name = ranked
option-ranked-about = Whether the result counts for the leaderboard (in your first game here, only if you say so)
option-member-name = member
option-member-about = Whose profile; yours if you name nobody
option-timezone-name = timezone
option-timezone-about = Time zone of this server, for its quiet hours

## Menus of members and messages. Names: at most 32 characters.

menu-challenge-name = Challenge
menu-profile-name = Profile
menu-hand-name = My hand
menu-words-name = In words

## Time away

command-away-name = away
command-away-about = Stop your clocks until a day, or let a bot play for you
option-until-name = until
option-until-about = The last day that you are away. Without it, you are back
option-bot-name = bot
option-bot-about = Let a bot play for you meanwhile
