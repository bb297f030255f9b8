"""Findings as files, charts and one HTML page."""
