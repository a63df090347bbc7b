"""The public messages of a table: boards, mentions, notices, and what a crash left of them."""
