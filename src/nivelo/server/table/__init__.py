"""A table as a fold over its entries: who may do what, who sees what. No I/O."""
