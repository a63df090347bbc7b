"""Settings of servers and members, and the data that is stored of a member."""
