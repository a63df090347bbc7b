# Living among people: absence, own times for a move, who may play, and what a ranked result needs.
# $who is one or more ready names, $date and $at are dates that Discord writes out, $time a time such as "6 hours".

## Times and absence

pace-own = { $time } a move
duration-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] 1 hour
       *[other] { $count } hours
    }
duration-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
table-absence-ask = who is late: the others decide
table-absence-bot = who is late: a bot stands in
table-invited-only = invited people only
board-away = -# { $who } is away until { $date }. That clock stands still.
board-stood = -# I was cut off from Discord for { $time }. Your clocks stood still meanwhile.
board-practice = -# From here on this game is practice: it changes no rating any more.
game-event-table-away = { $seat } will be away until { $until }.
away-waits =
    { $count ->
        [one] You are away until { $date }. Your clock stands still, and your table knows. `/away` without a day ends it.
       *[other] You are away until { $date }. Your clocks stand still at { $count } tables, and they know. `/away` without a day ends it.
    }
away-bot =
    { $count ->
        [one] A bot plays for you until { $date }, or until you take your seat back.
       *[other] A bot plays for you at { $count } tables until { $date }, or until you take your seats back.
    }
away-over = Welcome back! Your clocks run again.
away-never = You weren’t away, so nothing changes.
error-away-date = I need a day from today to 60 days from now, such as *tomorrow*, *3 days*, *Friday* or *{ $example }*.
away-which-day = Which day do you mean?
day-today = Today, { $day }
day-tomorrow = Tomorrow, { $day }
error-away-no-table = You are in no running game here, so no clock waits for you.
error-deadline = I need a time between 1 minute and 14 days, such as *90 min*, *6 h* or *2 days*.

## The lobby

lobby-archived = I’ve put this table away: nobody started it in time. **{ button-resume }** opens it again.
button-guests = Who may play
guests-open = Anyone may take a seat.
guests-invited-only = Only people you invite may take a seat. Untick that under **{ button-options }** to open the table to everyone.
guests-invited = Invited: { $who }
guests-removed = Off the table: { $who }
select-invite = Invite only these people…
select-welcome = Invite, or let back in…
select-remove = Remove from the table…
remove-sure = Take { $who } off the table? They’re told, and can come back only if you invite them.
button-remove-guest = Take off the table
button-keep-guest = Let them stay
button-here = I’m still here
ping-here =
    { $count ->
        [one] { $who }, **{ $host }**’s table wants to start. Are you still here?
       *[other] { $who }, **{ $host }**’s table wants to start. Are you all still here?
    }
ping-changed =
    { $count ->
        [one] { $who }, [what you’ll play]({ $link }) at **{ $host }**’s table has changed. Are you still in?
       *[other] { $who }, [what you’ll play]({ $link }) at **{ $host }**’s table has changed. Are you all still in?
    }
call-answered = Good, we’ll start with you.
lobby-changed = -# ⚠️ Changed: still in, { $who }?
lobby-no-limit = no hurry
lobby-full-changed = ⚠️ Changed since { $who } sat down. I’ll ask before we start: **{ button-here }**.
call-sent = Some sat down long ago, or before you changed something, so I’m asking whether they’re still in. Press **{ button-start }** again when they have answered.
error-not-open = This table is not open to you. You can open one yourself with `/play`.
error-still-asking = I’m still waiting for { $who }. You can start without them { $until }.
error-not-host-guests = Only the host, { $host }, chooses who may play.
error-role-barred = In this server, one of your roles may not play. Its moderators can tell you more.
error-role-needed =
    { $count ->
        [one] In this server, you need this role to play: { $roles }.
       *[other] In this server, you need one of these roles to play: { $roles }.
    }

## Ranked games

hand-leaves = -# This game is ranked: unless you are back { $until }, you count as having left.
table-cancelled-rated = This game was ended. It was practice by then: the ratings stay as they are.
quit-ranked = This game is ranked: who leaves comes in last.
quit-grace = You are in your first turns, so nobody’s rating changes: the rest is practice.
quit-undecided = You haven’t made a move yet, so your rating stays as it is.
error-ranked-vote = In a ranked game with others, the host can’t end it alone. Press **{ button-more }**, then **{ button-propose-end }**: the others decide.
error-ranked-alone = You are the only one left here, so you can’t end a ranked game. A bot plays for the others, and who stays away has left.
error-ranked-undo = In a ranked game, what somebody has seen can’t be taken back.
error-ranked-hint = No hints in a ranked game between people. Unranked tables and games against bots have them.

## Forms

form-deadline = Own time for a move
form-deadline-about = From 1 minute to 14 days, such as 90 min, 6 h or 2 days. Empty: as the pace says.
form-ways = This table
form-stand-in = A bot stands in for who is late
form-invited = Only people I invite may play
form-people-title = Who plays here
form-absence = After a missed deadline
form-absence-about = What new tables do. Hosts may choose otherwise.
form-absence-automatic = As fits the pace
form-absence-ask = The others decide
form-absence-bot = A bot stands in until they are back
form-play-roles = Roles that may play
form-play-roles-about = Nobody else may take a seat. Empty: everyone may.
form-barred-roles = Roles that may not play
form-barred-roles-about = They can watch, but not take a seat.
form-member-title = Quiet hours and company
form-blocked = Never at a table with
form-blocked-about = You are never seated together. They are not told why.
select-any-roles = Roles
button-people = Who plays
button-member-people = Quiet hours and company
settings-absence-automatic = **After a missed deadline:** as fits the pace
settings-absence-ask = **After a missed deadline:** the others decide
settings-absence-bot = **After a missed deadline:** a bot stands in
settings-play-roles = **Roles that may play:** { $roles }
settings-barred-roles = **Roles that may not play:** { $roles }
me-quiet-server = **Quiet hours:** as the server has them
    -# Set your own, and whom you never want to sit with.
me-quiet = **Quiet hours:** { $start }–{ $end } ({ $zone })
    -# Nothing of mine sounds on your phone in these hours.
me-blocked =
    { $count ->
        [one] -# You never sit with 1 person.
       *[other] -# You never sit with { $count } people.
    }
