"""The studies: levels, balance, tournaments, simulations, odds, speed."""
