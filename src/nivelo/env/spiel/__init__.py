"""What an OpenSpiel state shows to its players, and other states that would look the same."""
