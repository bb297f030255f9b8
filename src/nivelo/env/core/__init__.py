"""The compiled half of the environments: stepping games and writing observations."""
