"""What an observation must hold."""
