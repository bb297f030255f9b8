"""Random numbers: deals that can be verified, and a fast generator for simulation."""
