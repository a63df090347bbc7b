"""Pictures of Guardiões do Mausoléu: marble, Aegean blue and gold."""
