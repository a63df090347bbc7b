"""The public messages of a table: boards, mentions, reminders, questions, and their recovery after a crash."""
