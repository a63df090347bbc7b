"""A table as its players use it: lobby, turns, hands, menus, polls."""
