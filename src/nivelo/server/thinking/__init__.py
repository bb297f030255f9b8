"""What takes long and runs in other processes: bots, advice, reviews, odds."""
