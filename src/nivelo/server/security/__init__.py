"""Limits, origins, slow clients, and input that would cost too much."""
