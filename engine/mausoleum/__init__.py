"""Guardiões do Mausoléu: build the Mausoleum of Halicarnassus, and keep the others from it."""
