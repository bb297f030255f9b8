"""A policy for MaskablePPO that knows what a card is: it scores cards, not numbers of moves.

A plain network has to learn of every one of a thousand moves by itself. Here one small network
looks at each card with what goes with it in the hand and on the table, and its scores count for
every move that has that card; so what is learned of one card is known of all.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import Tensor, nn

from nivelo import Game, load
from nivelo.engine.model.moves import MOVE_KINDS
from nivelo.env.columns import ColumnNames

COLUMNS = ["own_level", "own_laid_out", "hand", "tops", "decision", "hand_sizes", "table"]
AROUND = ["own_level", "own_laid_out", "decision", "hand_sizes"]
WIDTH = 48


class CardScores(nn.Module):  # type: ignore[misc, unused-ignore]
    """From an observation to a score of every move."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        deck, moves = game.deck, game.moves.moves
        columns = ColumnNames(game, COLUMNS)
        self.at = {name: columns[name] for name in COLUMNS}
        self.faces, self.moves = len(deck.text), len(moves)
        value, colour = np.array(list(deck.kind)), np.array(list(deck.colour))
        apart, plain = abs(value[:, None] - value), (value[:, None] >= 0) & (value >= 0)
        related = [apart == 0, apart == 1, apart == 2, colour[:, None] == colour]
        related += [related[3] & (apart > 0) & (apart < 4)]
        face = np.arange(self.faces)
        sorts = np.stack([value / 15, value < 0, face >= deck.first_special], axis=1)
        self.keep(
            "related", np.stack([one & plain for one in related], axis=-1).reshape(self.faces, -1)
        )
        self.keep("sorts", sorts)
        kind = np.array([int(move.kind) for move in moves])
        card = np.array([int(move.card) for move in moves])
        self.with_card = torch.tensor(np.flatnonzero(card >= 0))
        self.where = torch.tensor((card * len(MOVE_KINDS) + kind)[card >= 0])
        piles = [int(move.id) for move in moves if move.kind_name == "pile"]
        self.piles, self.pile_kind = torch.tensor(piles), int(moves[piles[0]].kind)
        around = sum(self.at[name].stop - self.at[name].start for name in AROUND)
        self.of_card = nn.Linear(2 * len(related) + 1 + sorts.shape[1], WIDTH)
        self.of_position = nn.Linear(around, WIDTH)
        self.deeper = nn.Linear(WIDTH, WIDTH)
        self.by_kind = nn.Linear(WIDTH, len(MOVE_KINDS))
        width = sum(one.stop - one.start for one in self.at.values())
        self.plain = nn.Sequential(nn.Linear(width, 64), nn.Tanh(), nn.Linear(64, self.moves))
        for last in (self.by_kind, self.plain[2]):
            nn.init.zeros_(last.bias)
            nn.init.normal_(last.weight, std=0.01)

    def keep(self, name: str, values: Any) -> None:
        self.register_buffer(name, torch.tensor(values, dtype=torch.float32))

    def forward(self, seen: Tensor) -> Tensor:
        rows = len(seen)
        part = {name: seen[:, at] for name, at in self.at.items()}
        shape = rows, self.faces, -1
        features = [
            (part["hand"] @ self.related).reshape(shape) / 3,
            (part["table"] @ self.related).reshape(shape) / 3,
            part["hand"][:, :, None],
            self.sorts.expand(rows, -1, -1),
        ]
        position = torch.cat([part[name] for name in AROUND], dim=1)
        hidden = self.of_card(torch.cat(features, dim=2)) + self.of_position(position)[:, None]
        scores = self.by_kind(torch.relu(self.deeper(torch.relu(hidden))))
        logits = self.plain(seen)
        logits = logits.index_add(1, self.with_card, scores.flatten(1)[:, self.where])
        tops = part["tops"].reshape(rows, len(self.piles), self.faces)
        on_top = (tops * scores[:, None, :, self.pile_kind]).sum(dim=2)
        return logits.index_add(1, self.piles, on_top)


class CardPolicy(MaskableActorCriticPolicy):  # type: ignore[misc, unused-ignore]
    """PPO's policy with these scores; its value is that of a plain network."""

    def __init__(self, *args: Any, game: str, **kwargs: Any) -> None:
        self.game = load(game, players=2)
        super().__init__(*args, net_arch={"pi": [], "vf": [128, 128]}, **kwargs)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = CardScores(self.game)
        self.optimizer = self.optimizer_class(
            self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs
        )
