"""Servers that are killed, and the people who check that nothing acknowledged was lost."""
