# The life of a table: pace, people who are away, questions to the players, undo, threads, tables put away.
# $who is one or more ready names with their shape, $link an address, $until a time that Discord writes out.

## Pace

pace-live = live (3 minutes a move)
pace-daily = daily (24 hours a move)
pace-slow = slow (3 days a move)
pace-none = no hurry (no deadlines)
more-pace = Pace: { $pace }
more-option = At this table: { $choice }
option-default = { $choice } (house ruling)
error-unknown-pace = I don’t know that pace. Choose one of those I suggest.
board-deciding-until =
    { $count ->
        [one] { $who }’s turn · deadline { $until }
       *[other] Waiting for { $who } · deadline { $until }
    }
board-answering-until = { $target }’s turn · { $who } has to answer · deadline { $until }
ping-reminder = 
    { $count ->
        [one] { $who }, a gentle reminder: it’s still your move. [To the board]({ $link })
       *[other] { $who }, a gentle reminder: it’s still your move. [To the board]({ $link })
    }

## Who plays

name-bot = Stand-in
name-former = former player
board-stand-in = 
    { $count ->
        [one] -# A bot is playing for { $who } for now.
       *[other] -# Bots are playing for these players for now: { $who }.
    }
hand-points = -# Points: { $who }
hand-points-own = { $who } { $points } ({ $open } visible)
hand-passes = -# You pass until something changes.
hand-forced = -# Nothing else is possible now.
hand-as-of = As of { $round }
hand-note = -# Note: { $note }
hand-asked-absent = -# ❓ Waiting for { $who }: [answer here]({ $link })
hand-asked-undo = -# ❓ { $who } asks for an undo: [answer here]({ $link })
hand-asked-end = -# ❓ { $who } proposes to end: [answer here]({ $link })
hand-stand-in = ### A bot is playing for you. Your seat is still yours.
button-pass-on = Pass until something changes
button-decide = Decide again myself
button-return = Take my seat back
button-take = Take the free seat
button-quit = Leave the game
button-confirm-quit = Yes, leave
quit-sure = Leave this game? A bot plays on in your place, and anyone can take over your seat. While it’s free, you can come back to it.
quit-done = You’ve left the game. A bot plays on in your place.
error-no-open-seat = There’s no free seat at this table any more.
error-other-seat = You have held another seat in this game and seen its hand, so you may only go back to that one. Somebody else plays it now.

## Questions to the players

question-absent =
    { $count ->
        [one] We are still waiting for { $who }. What should we do? More than half of the others must agree.
       *[other] We are still waiting for these players: { $who }. What should we do? More than half of the others must agree.
    }
question-undo = { $who } would like to take back a move, and all that came after it. Everyone else must agree. Hidden cards are reshuffled.
question-end = { $who } proposes to end this game without a result. All the others must agree.
question-until-absent = Without a decision, a bot starts to play { $until }.
question-until-undo = This question closes { $until }. Without an answer from everyone, the move stands.
question-until-end = This question closes { $until }. Without an answer from everyone, the game goes on.
answer-absent-wait = Wait longer
answer-absent-computer = Let a bot play
answer-absent-end = End the game
answer-undo-yes = Agree: take it back
answer-undo-no = No: the move stands
answer-end-yes = Agree: end the game
answer-end-no = No: play on
button-propose-end = Propose to end
button-confirm-end = Yes, ask them
end-sure = Ask the others to end this game without a result? It only ends if all of them agree.
question-asked = I have asked the others, in the channel.
question-not-shown = I could not show the question in the channel, so nobody has been asked yet. Check that I may write there, and try again.
question-asked-already = I’m already asking the others: [to the question]({ $link }). Their answers decide.
question-for =
    { $count ->
        [one] { $who }, what do you say?
       *[other] { $who }, what do you all say?
    }
decided-absent-wait = Decided: we wait, and the clock starts again.
decided-absent-computer = Decided: a bot plays until they are back.
decided-absent-end = Decided: the game is over, without a result.
decided-undo-yes = Agreed: it is taken back.
decided-undo-no = Declined: the game goes on as it is.
decided-undo-over = The game has moved on, so your move stands.
decided-undo-late = Not everyone answered in time, so your move stands.
decided-end-yes = Agreed: the game is over, without a result.
decided-end-no = Declined: the game goes on.
decided-end-late = Not everyone answered in time, so the game goes on.
closed-undo-no = { $who } asked to take back a move. Not everyone agreed, so it stands.
closed-undo-over = { $who } asked to take back a move. The game has moved on, so it stands.
closed-undo-late = { $who } asked to take back a move. Not everyone answered in time, so it stands.
closed-end-no = { $who } proposed to end the game. Not everyone agreed, so it goes on.
closed-end-late = { $who } proposed to end the game. Not everyone answered in time, so it goes on.
closed-absent-wait =
    { $count ->
        [one] { $who } gets more time: most of you want to wait. The clock starts again.
       *[other] { $who } get more time: most of you want to wait. The clock starts again.
    }
error-question-closed = That question is closed. The board shows how things stand.
error-not-asked = This question is for the other players at the table.

## The end of a turn

turn-ends = This ends your turn: **{ $action }**
    Play it?
button-end-turn = Yes, end my turn
button-not-yet = Back
button-stay = No, go on

## Undo

button-undo = Undo
button-ask-undo = Ask the others
undo-done =
    { $left ->
        [0] Taken back. You decide again, and then it stands.
        [one] Taken back. You decide again, and can do that once more here.
       *[other] Taken back. You decide again, and can do that { $left } more times here.
    }
undo-asks = **Something hidden has been seen since then**, such as a card or a tile, so everyone else must agree. This would be taken back:
error-nothing-to-undo = You have nothing to take back.
error-undo-limit = You have taken this decision back { $count } times already. Now it stands.
error-log-full = This game has become very long. From here on it only goes forward: nothing is taken back or changed, and nobody takes a seat over.
error-choice-stays = You have changed this choice many times. It stays as it is now.

## Notes
# $note is what a player has written for themselves.

button-note = My note
form-note-title = Your note for this table
form-note = Note
form-note-about = Only you see it, with your hand. Leave it empty for none.
note-saved = Noted. It stays with your hand, for your eyes only.
note-removed = Your note is gone.

## Channels and threads

button-thread = Open it in a thread
thread-opened = Your table is in a thread of its own: { $link }
error-no-threads = I can’t open a thread here. Please use `/play` in an ordinary text channel.
error-private-thread = I am not in this private thread, so I could show no board here. Mention { $who } once, then try again.
error-may-not-open-threads = You may not open threads in this channel, so I cannot open one for you.
permission-create-public-threads = Create Public Threads

## Tables put away

table-archived = Nobody has played here for two weeks, so I’ve put this table away. Nothing is lost: anyone who plays here can resume it at any time.
button-resume = Resume
error-archived = This table was put away after two weeks without a move. Press **{ button-resume }** on its board, or use `/table resume`.
error-gone = The channel of this table is gone. Use `/table resume` where you want to go on.
error-nothing-to-resume = You have no table to resume here.
tables-title =
    { $count ->
        [one] Your table in this server
       *[other] Your tables in this server
    }
tables-none = You have no seat at any table here. `/play` opens one.
tables-line = { $game }: { $link }
tables-line-waiting = **{ $game }: your move!** { $link }
tables-line-asked = **{ $game }: a question for you!** { $link }
tables-line-lobby = { $game }, not started yet: { $link }
tables-line-archived = { $game }, put away (`/table resume`): { $link }

## Challenges

challenge-ask = Challenge **{ $name }** to which game?
challenge-sent = Your table is open, and I’ve invited **{ $name }**. [To the table]({ $link })
challenge-silent = Your table is open. **{ $name }** gets no notifications here: the invitation is there, but it makes no sound. [To the table]({ $link })
challenge-unsent = Your table is open, but I couldn’t send the invitation: please tell **{ $name }** yourself. [To the table]({ $link })
ping-challenge = { $who }, **{ $host }** challenges you to **{ $game }**. [Take a seat]({ $link })
ping-rematch = { $who }: **{ $host }** is up for a rematch of **{ $game }**. [Take your seat]({ $link })
ping-call = { $who }: **{ $host }** opens a table of **{ $game }**. [Take a seat]({ $link })
ping-invited = { $who }: **{ $host }** invites you to a table of **{ $game }**. [Take your seat]({ $link })
ping-removed = { $who }: **{ $host }** has freed your seat. With `/play` you open a table of your own.
ping-answer = { $who }, { $target } is waiting for your answer. [To the board]({ $link })
error-challenge-self = You can’t challenge yourself. Open a table with `/play`, and add bots if you’re alone.
error-challenge-bot = Bots take no challenges. Open a table with `/play`: the host can add bots that know the game.
error-challenge-left = That person is no longer in this server.
error-challenge-hidden = { $name } can’t see this channel. Challenge them in one that you both see.
error-challenge-limit = You have sent { $count } challenges in a short while. You can send the next one { $until }.
error-no-board = That message shows no table. Use this menu on a board, or type `/hand`.

## The form of a lobby. Titles and labels of forms: at most 45 characters.

form-options-title = Options of this table
form-rule = Rule at this table
form-ranked = Counts for the leaderboard
form-level = Level of the bots
options-saved = Saved. The lobby shows it.
error-options-changed = Someone has changed the options since you opened that form. Press **{ button-options }** again to see them.
