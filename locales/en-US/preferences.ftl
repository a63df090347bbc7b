# What a server and a person choose for themselves, and what is stored about a person.
# $time, $start and $end are times of day such as 22:00, $channels and $roles are mentions, $zone is a time zone's name.

## Choices

language-name = English
choice-automatic = Automatic ({ $language })
choice-as-server = As the server
language-of-host = the host’s language
select-language = Language
select-pace = Pace
select-channels = Channels for tables
select-roles = Roles that may end tables
select-quiet-from = Quiet from…
select-quiet-to = Quiet until…
choice-no-quiet-hours = No quiet hours
choice-from = From { $time }
choice-to = Until { $time }
button-my-settings = My settings
button-remove-deleted = Remove what was deleted
button-pings-on = Turn notifications on
button-pings-off = Turn notifications off
button-words-on = Show me words
button-words-off = Show me pictures
button-confirm-on = Ask me first
button-confirm-off = Don’t ask me
button-tips-on = Give me tips
button-tips-off = No more tips

## A server

settings-title = Settings of this server
settings-lacks-server = ⚠️ **I lack permissions in this server:** { $missing }
    -# The button grants them to me, or Server Settings → Roles.
settings-lacks-channel = ⚠️ **I lack permissions in this channel:** { $missing }
    -# Edit Channel → Permissions grants them to me.
button-grant = Grant permissions
settings-language = **Language:** { $language }
settings-languages = **Languages of channels:** { $channels }
more-channels =
    { $count ->
        [one] one more channel
       *[other] { $count } more channels
    }
settings-pace = **Pace:** { $pace }
settings-channels-all = **Channels:** everywhere
settings-channels = **Channels:** { $channels }
deleted-channels =
    { $count ->
        [one] a deleted channel
       *[other] { $count } deleted channels
    }
settings-roles-none = **Roles that end tables:** none
settings-roles = **Roles that end tables:** { $roles }
deleted-roles =
    { $count ->
        [one] a deleted role
       *[other] { $count } deleted roles
    }
settings-quiet-off = **Quiet hours:** none
settings-quiet = **Quiet hours:** { $start }–{ $end }
settings-zone = **Time zone:** { $zone } (now { $time })
settings-pings-on = **Notifications:** on
settings-pings-off = **Notifications:** off
settings-about = -# What only one person sees follows their own choices in `/my-settings`.

## A person

me-title = Your settings
me-about = They count { $place ->
        [alone] in direct messages and in servers without me
       *[server] in this server
    }, and nobody else sees them.
me-language = **Your language here**
    -# For everything that only you can see.
me-pings-on = **Notifications:** on
    -# Discord notifies you when it is your move.
me-pings-off = **Notifications:** off
    -# Discord does not notify you. The board shows when it is your move.
me-words-on = **Board and hand:** in words
    -# **{ button-hand }** tells you both in words.{ $place ->
        [alone] { "" }
       *[server] { " " }In the channel the board stays a picture, for everybody.
    }
me-words-off = **Board and hand:** as pictures
    -# **{ button-hand }** can also tell you both in words, for a screen reader for example.
me-confirm-on = **Before my turn ends:** ask me
    -# A move that ends your turn is played only after your **{ button-end-turn }**.
me-confirm-off = **Before my turn ends:** don’t ask
    -# Every move is played as soon as you tap it.
me-tips-on = **Tips in first games:** on
    -# Until you have finished a game, it explains itself a little more.
me-tips-off = **Tips in first games:** off
    -# No tips, and no introduction when you join.

## Calls to new tables. $game is one or more titles.

calls-title = When I call you
calls-none = You are on no list here. Choose games, and I mention you when somebody opens a table.
calls-any = I call you to **every game** that somebody opens here.
calls-some = I call you to { $game }.
calls-about = -# At most { $count } times a day in this server, not in its quiet hours, and not to tables that start against bots.
calls-muted-member = ⚠️ Your notifications are off here, so I don’t call you. `/my-settings` turns them on.
calls-muted-server = ⚠️ This server has turned notifications off, so I call nobody.
select-games = Games to call me to
choice-any-game = Any game
button-no-calls = No more calls

## Privacy

privacy-title = What is stored about you
privacy-body =
    - **What:** your Discord user ID and your name{ $place ->
        [alone] { "" }
       *[server] { " " }in this server
    }; the tables you open, and your seats and clicks there; every decision you make in a game, and when; your answers to questions that are still open; your results and ratings; the notes you write to yourself at a table; which lessons you have finished; your daily deals, and where you played them; a move that you have planned ahead; to which games you want to be called, and your latest calls; what you choose with `/my-settings`; and whether the owner of this bot has blocked you. Nothing of what you write in channels. { $place ->
        [alone] What you played in a server: see `/privacy` there.
       *[server] What you played in direct messages: see `/privacy` there.
    }
    - **Why:** so that a game can go on after days or after a restart, a decision can be taken back, and the score knows its players.
    - **For how long:** until you delete it{ $left ->
        [0] { "" }
       *[other] , or { $left } days after the bot has left this server
    }. { $keep ->
        [0] Games that are over are kept, too.
        [one] Games that are over go after a day, but not ranked results and ratings.
       *[other] Games that are over go after { $keep } days, but not ranked results and ratings.
    }{ $days ->
        [0] { "" }
        [one] { " " }In the backups that this bot makes every day, what you delete stays for one more day; in the two from before its latest updates, until newer ones replace them.
       *[other] { " " }In the backups that this bot makes every day, what you delete stays for about { $days } more days; in the two from before its latest updates, until newer ones replace them.
    }
    - **Where:** in a file of whoever runs this bot, and in their backups. When something fails, their log notes which button was used and the user ID of the person who used it. Backups and logs are theirs to delete.
    - **Who gets it:** nobody. Nothing is sold, and nothing is sent elsewhere. Discord carries the messages, of course.
    - **What is posted in a channel**, names included, stays until deleted there; boards lose your name.
    - **Even after a deletion** your ID alone stays at your seat in a running game (nobody sees two hands), at a table that you were removed from, and at a daily deal that you have tried, until these are over.

    The button **{ button-export }** gives you a file with everything that is stored about you { $place ->
        [alone] outside my servers
       *[server] in this server
    }, **{ button-delete-data }** removes it. Each server has its own data: use `/privacy` { $place ->
        [alone] there
       *[server] in the others
    }, too.
button-export = Export
button-delete-data = Delete my data
button-confirm-delete = Yes, delete my data
button-privacy-back = Back
export-done = Here is everything that is stored about you { $place ->
        [alone] outside my servers
       *[server] in this server
    }, as JSON. Times are milliseconds since the beginning of 1970, UTC.
delete-sure = **Delete all that is stored about you { $place ->
        [alone] outside my servers
       *[server] in this server
    }?** This cannot be taken back.
    - Your name and ID leave all games, old ones too. The others keep their results and play on.
    - Deals that your clicks went into can no longer be checked.
    - Your notes and your choices in `/my-settings` are forgotten.
delete-tables =
    { $count ->
        [0] - You are at no open table here.
        [one] - You leave your open table: before the start your seat becomes free, in a running game a bot plays on in your place.
       *[other] - You leave your { $count } open tables: before the start your seat becomes free, in a running game a bot plays on in your place.
    }
delete-done = Done: what was stored about you { $place ->
        [alone] outside my servers
       *[server] in this server
    } is deleted. If you play here again, it begins anew.
delete-left-over =
    { $count ->
        [one] **One table is left.** It was begun with another version of Tertulia, so you cannot leave it just now. Please tell whoever runs the bot, and delete your data again later.
       *[other] **{ $count } tables are left.** They were begun with another version of Tertulia, so you cannot leave them just now. Please tell whoever runs the bot, and delete your data again later.
    }

## Why something was not done

error-no-files = I may not attach files here. Write to me in a direct message: the same command gives you the file there.
error-unknown-choice = I do not know that choice. `/table-settings` and `/my-settings` bring you new ones.
error-no-quiet-hours = Quiet hours cannot begin and end at the same time. Choose two different times, or none.
error-unknown-zone = I don’t know that time zone. Name a big city in it, such as Lisbon, or the hours from UTC, such as UTC-3.
error-unknown-zone-close = I don’t know that time zone. Do you mean { $zones }?
error-rest-saved = { $why } Everything else in the form is saved.
error-not-manager = Only people with the permission **Manage Server** can change the settings of this server. Yours are in `/my-settings`.
error-not-now = Discord tells me nothing about this server just now. Please try again in a minute.
error-other-channel =
    { $count ->
        [one] In this server, tables are opened in { $channels } and its threads. Please use `/play` there.
       *[other] In this server, tables are opened in these channels and their threads: { $channels }. Please use `/play` there.
    }
error-no-channel-left = The channels that were chosen for tables are gone. People with the permission **Manage Server** can choose others with `/table-settings`.

## Forms. Titles and labels: at most 45 characters. What stands below a label: at most 100.

button-change = Change…
button-quiet = Quiet hours…
button-languages = Languages of channels…
form-quiet-title = Quiet hours
form-quiet-about = Nobody is pinged then, and reminders wait. Deadlines stay as they are.
form-language = Language of public messages
form-language-about = Boards, mentions and questions, at open tables too.
form-languages-title = Languages of channels
form-languages-channels = Channels
form-languages-channels-about = Their threads speak the same language.
form-pace = Pace of new tables
form-pace-about = Unless somebody chooses another one with /play.
form-channels-about = Only there and in their threads. Empty: everywhere.
form-roles-about = The host and people with the permission Manage Messages always can.
form-pings = Mentions and reminders
form-pings-about = Without them, only the board shows who has to decide.
form-zone = Time zone
form-zone-about = A city, such as Lisbon, or UTC-3
error-settings-changed = Someone has changed these settings since you opened that form. Open it again to see them.
