"""What one can ask: levels, balance, tournaments, simulations, odds, speed."""
