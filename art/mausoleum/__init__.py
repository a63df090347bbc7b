"""What is painted for Guardiões do Mausoléu."""
