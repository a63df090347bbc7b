"""What a server and a member have chosen, and what the bot has stored about a member."""
