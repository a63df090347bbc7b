-- Ratings fix the skill of a computer player. A stronger version has another skill, but only in games that it played.

ALTER TABLE results ADD COLUMN computer_version INTEGER; -- of the computer player at the end; NULL: the first, or a person
