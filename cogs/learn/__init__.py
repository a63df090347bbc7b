"""Lessons: a learner plays a prepared position, step by step."""
