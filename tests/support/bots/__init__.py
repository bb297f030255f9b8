"""Bots at tables set up by hand."""
