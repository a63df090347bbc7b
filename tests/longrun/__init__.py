"""A day of a busy bot, in minutes: nothing may grow but the log of moves.

``python -m tests.longrun`` plays 24 hours at 5,000 tables on a virtual clock: the event loop's time, the wall clock and
discord.py's now are one, and jump to the next timer. The database is a real file. Table registry, tables, scheduler,
boards, polls and their panels are the bot's own. Stand-ins replace only Discord's channels, the picture service and the
AI players' search.
"""
