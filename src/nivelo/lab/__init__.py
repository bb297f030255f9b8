"""The laboratory: simulation, odds and speed."""
