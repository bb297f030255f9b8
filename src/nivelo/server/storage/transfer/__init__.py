"""Writing a database to a file of lines, and reading such a file into another."""
