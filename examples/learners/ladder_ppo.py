"""What `maskable_ppo.py` has trained as a bot, so that `nivelo lab ladder` can seat it.

export PYTHONPATH=examples:examples/learners OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
python -m maskable_ppo --game level8-101 --bot beginner --steps 1000000 --out ppo.zip
nivelo lab ladder ladder_ppo:MaskedPPO --ladder mine.json --journal ppo.journal
"""

from __future__ import annotations

import os
from functools import cache

import numpy as np
import torch
from card_policy import COLUMNS
from ladder_agent import Array, Observer
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy

from nivelo import Move, View
from nivelo.engine.random.quick_random import QuickRandom

FINE = 1 << 30
TEMPERATURE = 0.5
"""Chances are squared: learning needs more variety than playing."""


@cache
def trained(path: str) -> MaskableActorCriticPolicy:
    torch.set_num_threads(1)
    return MaskablePPO.load(path, device="cpu").policy


def chances(
    policy: MaskableActorCriticPolicy, seen: Array, legal: Array, temperature: float = TEMPERATURE
) -> Array:
    """How likely each of the legal moves is to be made."""
    with torch.no_grad():
        features = torch.from_numpy(seen[None].astype(np.float32))
        scores = policy.action_net(policy.mlp_extractor.forward_actor(features))
    values = scores.numpy()[0][legal].astype(float) / temperature
    likely = np.exp(values - values.max())
    share: Array = likely / likely.sum()
    return share


class MaskedPPO:
    """Chooses by chance, as in its training: what it likes best alone it might do for ever."""

    def __init__(self, seed: int = 0) -> None:
        self.random = QuickRandom(seed)
        self.observer: Observer | None = None
        self.policy = trained(os.environ.get("NIVELO_PPO", "ppo.zip"))

    def choose(self, view: View) -> Move:
        if self.observer is None:
            self.observer = Observer(view.game, COLUMNS, self.random)
        seen, mask = self.observer.observe(view)
        legal = mask.nonzero()[0]
        drawn = self.random.below(FINE) / FINE
        at = np.searchsorted(chances(self.policy, seen, legal).cumsum(), drawn)
        return view.game.moves.moves[int(legal[min(int(at), len(legal) - 1)])]
