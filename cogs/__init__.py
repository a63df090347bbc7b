"""The Discord edge: commands, panels and buttons. It answers interactions and holds no state of any game.

A cog or a button asks a table (``tables``) to do something and shows the result as a panel (``panels``); pictures and
sentences come from ``render``. Whatever goes wrong on the way is answered by ``answers``.
"""
