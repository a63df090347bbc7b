"""Says in sentences what is wrong with an installation, and changes nothing: ``python -m doctor``.

Each check returns a list of :class:`~doctor.findings.Finding`. No check takes the bot's lock or writes to its database,
so the bot may run meanwhile.
"""
