"""Hands, levels and exhaustive searches to compare the solver with."""
