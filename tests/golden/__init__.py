"""Records of whole games that must never change by accident."""
