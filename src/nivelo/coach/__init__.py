"""Advice for people, from what their own seat may know."""
