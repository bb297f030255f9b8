"""What `maskable_ppo.py` has trained as a bot, so that `nivelo lab ladder` can seat it.

python examples/learners/maskable_ppo.py --game level8-101 --steps 30000 --out ppo.zip
export PYTHONPATH=examples:examples/learners
nivelo lab ladder ladder_ppo:MaskedPPO --games 40 --ladder mine.json
"""

from __future__ import annotations

import os

import torch
from ladder_agent import Observer
from maskable_ppo import COLUMNS
from sb3_contrib import MaskablePPO

from nivelo import Move, View
from nivelo.engine.random.quick_random import QuickRandom


class MaskedPPO:
    """Chooses as in its training, by chance: what it likes best alone it would do for ever."""

    def __init__(self, seed: int = 0) -> None:
        torch.set_num_threads(1)
        self.random = QuickRandom(seed)
        self.observer: Observer | None = None
        self.model = MaskablePPO.load(os.environ.get("NIVELO_PPO", "ppo.zip"), device="cpu")
        self.model.set_random_seed(seed % (1 << 32))

    def choose(self, view: View) -> Move:
        if self.observer is None:
            self.observer = Observer(view.game, COLUMNS, self.random)
        seen, mask = self.observer.observe(view)
        both = {"observation": seen.copy(), "action_mask": mask.copy()}  # PyTorch wants its own
        masks = both["action_mask"]
        action, _ = self.model.predict(both, action_masks=masks, deterministic=False)
        return view.game.moves.moves[int(action)]
