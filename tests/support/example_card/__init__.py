"""A special card that is no part of any game: what CONTRIBUTING.md says to write for one."""
