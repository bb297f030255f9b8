"""Statistics of many games: intervals, ratings and times."""
