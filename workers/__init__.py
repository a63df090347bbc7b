"""Worker processes: the bot supervises them (``pool``), they serve it (``serve``), both speak one format (``pipe``)."""
