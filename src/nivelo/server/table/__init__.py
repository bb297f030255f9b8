"""A table as its stored entries make it: who may do what, who sees what. No I/O."""
