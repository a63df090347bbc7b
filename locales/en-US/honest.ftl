# Honest shuffles: what is published before the deal, what is checked after the end, the record of a game.
# $seal: the first digits of $commitment. $commitment, $secret and $fingerprint are 64 hexadecimal digits, $clicks long numbers, $line a line of the record.

## Before the deal

lobby-sealed = -# 🔒 Fair shuffle · `{ $seal }`
picture-sealed = Seal of the shuffle: { $commitment }
button-fairness = Fairness
fairness-about = When this table opened, I drew a secret and showed you its seal. The shuffle mixes that secret with your clicks, so nobody can pick the cards, me included. After the game the secret is shown, and everyone can check it.
fairness-about-solo = I drew a secret for this game on my own: nobody’s click is in the shuffle. The seal below tells what it was. After the game the secret is shown, and you can check that every card followed from it.
fairness-about-daily = The secret of this deal was drawn for everybody, and no click is in it. `/daily` shows the seals of today and tomorrow. When the day is over, the secret is shown, and everyone can check it.
fairness-sealed = -# 🔒 Seal (SHA-256): `{ $commitment }`
fairness-clicks = -# Your clicks in the shuffle, in order: { $clicks }
fairness-unsealed = This table was opened before shuffles were sealed, so its deal cannot be checked.
fairness-deleted = A player has deleted their data, and with it the click that went into this shuffle. The game can be replayed, but its deal can no longer be checked against the seal.

## After the end

button-verify = Verify
button-record = Record
error-no-record = You can verify or download a game only once it’s over: before that, it would give away what’s hidden.
error-verifying = I’m still verifying a game for you. Press **{ button-verify }** again when the answer is here.
record-done = The whole game as a file, with its secret. Anyone can check it with Tertulia’s `engine` folder: `python -m engine.verify`
verify-yourself = -# To check it without me, take **{ button-record }** and Tertulia’s `engine` folder: `python -m engine.verify`
verify-secret = -# Secret, unsealed: `{ $secret }`
verify-mark = -# Fingerprint of the record: `{ $fingerprint }`
verify-reshuffled =
    { $count ->
        [one] Hidden cards were reshuffled once, after a move was taken back. Is that how you remember it?
       *[other] Hidden cards were reshuffled { $count } times, after moves were taken back. Is that how you remember it?
    }
verify-found-commitment = ❌ Not verified. The secret is not the one that was sealed before the deal.
verify-found-seed = ❌ Not verified. The secret and your clicks lead to another shuffle than the one that was played.
verify-found-step = ❌ Not verified. This line of the game does not follow the rules: `{ $line }`
verify-found-unfinished = ❌ Not verified. The stored moves stop before the end of the game.
verify-found-outcome = ❌ Not verified. The stored moves lead to another result.
verify-found-fingerprint = ❌ Not verified. The record was changed after it was written.
verify-found-unsealed = ⚠️ Every move follows the rules, and the result is right. But this table was opened before shuffles were sealed, or a player has deleted their click, so there’s no proof of how the cards were shuffled.
verify-old-rules = This game was played with earlier rules, so I can no longer verify it here. Its record still can be, with the version of Tertulia of that time.
