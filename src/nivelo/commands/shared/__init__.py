"""Shared by several commands: arguments, settings, output, files."""
