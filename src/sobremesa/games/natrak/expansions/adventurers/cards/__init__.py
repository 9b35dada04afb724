"""Progress cards (N129 to N159, N222 to N227): how many there are is data, what each does stands in its deck's file."""
