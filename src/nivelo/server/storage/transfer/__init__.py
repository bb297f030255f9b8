"""Writing a database to a file of lines, and importing such a file into another."""
