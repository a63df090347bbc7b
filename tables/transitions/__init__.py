"""Pure transitions: a table's state and a request in, a :class:`~tables.change.Change` or a ``UserError`` out.

They read no clock, no store and no chance of their own: whatever they need is an argument. ``None`` instead of a change
means that nothing is to be done.
"""
