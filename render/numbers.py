"""Numbers as text, with real minus signs."""

from __future__ import annotations


def minus(value: int) -> str:
    """Format an integer with a real minus sign."""
    return str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}"


def signed(value: int) -> str:
    """Format a change with its plus or minus sign."""
    return f"+{value}" if value > 0 else minus(value)
