"""Fast play of determinized positions to the end of the round."""
