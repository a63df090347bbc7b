"""Pictures of __title__: paper lanterns at night."""
