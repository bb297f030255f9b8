"""What an OpenSpiel state shows its players, and resampling states that look the same."""
