"""Positions by the thousand: hidden cards filled in, random play, fresh hands."""
