"""Tables in memory, the connections to them, bots and clocks, and other processes."""
