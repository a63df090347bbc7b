"""What the owner of the bot may do: see servers, leave and block them, block users, announce, let no game begin."""
