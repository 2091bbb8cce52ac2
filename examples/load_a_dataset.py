"""Loads games that others have played, and learns from them who is going to win.

    ludotheque simulate spyrium --games 200 --dataset games.parquet
    python examples/load_a_dataset.py games.parquet

One row is one decision; `docs/research.md` lists the columns.
"""

import sys

import numpy as np

from ludotheque.arena.dataset import matrix, read_table

table, about = read_table(sys.argv[1])
rows = table.num_rows
observations, masks = matrix(table["observation"]), matrix(table["mask"], "uint8")
results = table["result"].to_numpy()
games = table["game"].to_numpy()
print(f"{about['game']}: {rows} decisions with {observations.shape[1]} numbers each,")
print(f"{masks.sum(axis=1).mean():.1f} legal actions on average of {masks.shape[1]} in all")

# Least squares on most of the games, tried on the others.
train = games % 5 > 0
seen, ridge = observations[train], 30 * np.eye(observations.shape[1])
weights = np.linalg.solve(seen.T @ seen + ridge, seen.T @ results[train])
right = np.sign(observations[~train] @ weights) == np.sign(results[~train])
print(f"says who wins in {right.mean():.0%} of the positions that it has not seen")
most = np.argsort(-weights)[:3]
print("speaks for victory:", ", ".join(about["observation"][place] for place in most))
