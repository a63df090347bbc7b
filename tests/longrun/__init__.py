"""A day in the life of a busy bot, in minutes: nothing may grow but the log of moves.

``python -m tests.longrun`` plays 24 hours at 5,000 tables on a virtual clock: the event loop's own time, the wall clock
and discord.py's now are one, and jump to whatever comes next. The database is a real file; hall, tables, caretaker,
boards, questions and the panels they show are the bot's own. Only Discord's channels, the painting and the computer
players' thinking are stood in for.
"""
