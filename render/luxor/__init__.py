"""Luxor's pictures: sandstone, lapis and torchlight."""
