"""Health and metrics of the running bot, on a port for its operator."""


class StatusError(Exception):
    """The port cannot be opened. The text says why and what to do."""
