"""Write golden playthroughs: ``python -m tests.games.make_playthroughs GAME [NAME ...]``; without a name, all."""

import sys

from .playthroughs import write
from .registry import CASES

if __name__ == "__main__":
    name, *wanted = sys.argv[1:]
    write(CASES[name].game, CASES[name].plans, wanted)
