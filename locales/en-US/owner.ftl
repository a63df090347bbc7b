# What the owner of this bot reads, and what their orders say to others. Names and texts as in commands.ftl.

command-owner-name = owner
command-owner-about = For the owner of this bot
command-servers-name = servers
command-servers-about = The servers I am in, what happens there, and which I leave or stay out of
command-user-name = user
command-user-about = Block a user in all servers, or lift that
command-announce-name = announce
command-announce-about = Tell something in each channel with a running game
command-new-tables-name = new-tables
command-new-tables-about = Let no game begin, before maintenance, or let them again
option-server-name = server
option-server-about = The ID of one server, also of one that I am not in
option-user-name = user
option-user-about = Whom: choose somebody, or enter their ID

error-not-owner = Only the owner of this bot may do that.
error-owner-server = That is no server ID. It is a long number: turn on Developer Mode in Discord, then right-click the server.
error-owner-own = Not this one: it is your own.
error-owner-notice = The text is empty, so I send nothing.
error-blocked-user = The owner of this bot has blocked you, so I can’t let you play. `/privacy` still works.
error-no-new-tables = No game begins just now: this bot is about to be updated. Running games go on. Please try again later.
announcement = 📣 A note from the owner of this bot: { $note }

owner-servers-title = { $count ->
        [one] One server
       *[other] { $count } servers
    }
owner-server-about = members: { $members } · running: { $running } · finished in 30 days: { $finished } · last move: { $date }
owner-server-away = I am not in this server.
owner-server-blocked = Blocked: when it invites me, I leave at once.
owner-leave-sure = Leave this server? Its games stop. They resume if it invites me within 90 days.
owner-block-sure = Leave this server and stay out of it? Its games stop.
owner-user-free = Not blocked.
owner-user-blocked = Blocked: I answer them with one sentence. At their tables a bot plays.
owner-announced = { $count ->
        [0] No game is running, so I tell nobody.
        [one] On its way to one channel.
       *[other] On its way to { $count } channels.
    }
owner-tables-closed = { $count ->
        [0] No game begins from now on, and none is running.
        [one] No game begins from now on. One is still running.
       *[other] No game begins from now on. { $count } are still running.
    }
owner-tables-open = Games may begin again.
select-server = Choose a server
button-owner-leave = Leave
button-owner-block = Block
button-owner-unblock = Unblock
button-owner-servers = All servers
form-notice-title = A note to running games
form-notice = Your text
form-notice-about = As you write it, in each channel with a running game, once. It mentions nobody.
