"""Games that are over: results, replays, proofs, statistics. No I/O."""
