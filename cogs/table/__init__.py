"""A table as a whole: its menu, its log, its board again, and its end."""
