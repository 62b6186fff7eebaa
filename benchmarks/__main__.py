"""``make bench``: runs all measurements; ``python -m benchmarks replay store`` runs the named ones."""

import sys

from benchmarks import bot, kaiser, measuring, pictures, replay, store

ALL = {"replay": replay.run, "store": store.run, "bot": bot.run, "kaiser": kaiser.run, "pictures": pictures.run}


def main() -> int:
    """Run the named measurements, or all."""
    wanted = sys.argv[1:] or list(ALL)
    if unknown := [name for name in wanted if name not in ALL]:
        print(f"unknown: {', '.join(unknown)}; there are {', '.join(ALL)}")
        return 2
    print(measuring.machine())
    for name in wanted:
        ALL[name]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
