"""Pure transitions: a table's state and a request in, a :class:`~tables.change.Change` or a ``UserError`` out.

They read no clock, no store and no random source. A transition that changes nothing returns None.
"""
