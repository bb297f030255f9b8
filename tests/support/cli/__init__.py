"""Calls of the command line."""
