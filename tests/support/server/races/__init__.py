"""Many people who do things to one table at the same moment, and what must hold afterwards."""
