"""What `maskable_ppo.py` has trained as a bot, so that `nivelo lab ladder` can seat it.

export PYTHONPATH=examples:examples/learners OMP_NUM_THREADS=1 OPENBLAS_NUM_THREADS=1
python -m maskable_ppo --game level8-101 --bot beginner --steps 1000000 --out ppo.zip
nivelo lab ladder ladder_ppo:MaskedPPO --ladder mine.json --journal ppo.journal
"""

from __future__ import annotations

import os
from functools import cache

import numpy as np
from ladder_agent import Array, Observer
from maskable_ppo import COLUMNS
from sb3_contrib import MaskablePPO
from torch.nn import Linear

from nivelo import Move, View
from nivelo.engine.random.quick_random import QuickRandom

FINE = 1 << 30


@cache
def policy_layers(path: str) -> list[tuple[Array, Array]]:
    """Weights and biases of the policy, for NumPy: thirty times as quick as asking PyTorch."""
    policy = MaskablePPO.load(path, device="cpu").policy
    modules = [*policy.mlp_extractor.policy_net, policy.action_net]
    linear = [module for module in modules if isinstance(module, Linear)]
    return [(one.weight.detach().numpy(), one.bias.detach().numpy()) for one in linear]


def chances(layers: list[tuple[Array, Array]], seen: Array, legal: Array) -> Array:
    """How likely the policy is to make each of the legal moves."""
    values = seen.astype(np.float32)
    for weights, bias in layers[:-1]:
        values = np.tanh(weights @ values + bias)
    weights, bias = layers[-1]
    values = weights[legal] @ values + bias[legal]
    likely = np.exp(values - values.max())
    share: Array = likely / likely.sum()
    return share


class MaskedPPO:
    """Chooses as in its training, by chance: what it likes best alone it would do for ever."""

    def __init__(self, seed: int = 0) -> None:
        self.random = QuickRandom(seed)
        self.observer: Observer | None = None
        self.layers = policy_layers(os.environ.get("NIVELO_PPO", "ppo.zip"))

    def choose(self, view: View) -> Move:
        if self.observer is None:
            self.observer = Observer(view.game, COLUMNS, self.random)
        seen, mask = self.observer.observe(view)
        legal = mask.nonzero()[0]
        drawn = self.random.below(FINE) / FINE
        at = np.searchsorted(chances(self.layers, seen, legal).cumsum(), drawn)
        return view.game.moves.moves[int(legal[min(int(at), len(legal) - 1)])]
