# Honest shuffles: what is published before the deal, what is checked after the end, the record of a game.
# $commitment, $secret and $fingerprint are 64 hexadecimal digits, $clicks long numbers, $line a line of the record.

## Before the deal

lobby-sealed = -# 🔒 The shuffle is sealed: `{ $commitment }`
more-sealed = -# 🔒 Sealed shuffle (SHA-256): `{ $commitment }`
more-clicks = -# Player clicks used in the shuffle, in order: { $clicks }
more-unsealed = -# This table was opened before shuffles were sealed. Its deal cannot be checked.

## After the end

button-verify = Verify
button-record = Record
error-no-record = Only a finished game can be verified or downloaded: before that, it would give away what is hidden.
error-verifying = I am still verifying a game for you. Press **Verify** again when the answer is here.
record-done = The whole game as a file, with its secret. Anybody can check it without this bot: `python -m engine.verify`
verify-done = ✅ Verified. The secret is the one that was sealed before the deal. Every shuffle and every die comes from it and from the players’ clicks, every decision follows the rules, and the result is right.
verify-secret = -# Secret, unsealed: `{ $secret }`
verify-mark = -# Fingerprint of the record: `{ $fingerprint }`
verify-found-commitment = ❌ Not verified. The secret is not the one that was sealed before the deal.
verify-found-seed = ❌ Not verified. The secret and the players’ clicks lead to another shuffle than the one that was played.
verify-found-step = ❌ Not verified. This line of the game does not follow the rules: `{ $line }`
verify-found-unfinished = ❌ Not verified. The stored decisions stop before the end of the game.
verify-found-outcome = ❌ Not verified. The stored decisions lead to another result.
verify-found-fingerprint = ❌ Not verified. The record was changed after it was written.
verify-found-unsealed = ⚠️ Every decision follows the rules, and the result is right. But this table was opened before shuffles were sealed, so nobody can prove how the cards were shuffled.
verify-old-rules = This game was played under earlier rules and can no longer be verified here. Its record still can, with the version of Tertulia of that time.
