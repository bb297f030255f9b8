"""Tables in memory, their connections, bots and clocks, and the other server processes."""
