"""Who takes part in `make bench`: our engine and others, one file each."""
