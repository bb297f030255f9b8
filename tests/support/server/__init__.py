"""Running servers, people and clients at their tables, crashes, databases."""
