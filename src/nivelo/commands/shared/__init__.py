"""What several commands need: arguments, settings, output, files."""
