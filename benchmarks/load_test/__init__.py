"""What `benchmarks/load.py` runs: servers, a database, and people at many tables."""
