"""Slow work in other processes: bots, advice, reviews, odds."""
