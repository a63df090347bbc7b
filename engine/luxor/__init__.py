"""Luxor: lead your adventurers through the temple, gather its treasures, be first in the Pharaoh's tomb."""
