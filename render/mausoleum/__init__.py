"""Guardiões do Mausoléu in pictures: marble, Aegean blue and gold."""
