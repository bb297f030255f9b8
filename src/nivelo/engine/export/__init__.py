"""Positions as plain data and back, for storage, `pickle` and other processes."""
