"""A player in the browser."""
