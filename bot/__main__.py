"""``quartermaster`` or ``python -m bot``: the command line."""

import argparse
import sys
from collections.abc import Sequence
from importlib.metadata import version


def parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    # Imported here because it takes a moment: main() handles a Ctrl-C during that time, too.
    from bot.cli import demo, forget, play, records, replay, run, simulate

    top = argparse.ArgumentParser(
        prog="quartermaster",
        description="A Discord bot that is the game master for board games.",
        epilog="Exit codes: 0 all is well; 1 something was found wrong; 2 the call, a file or an option is wrong.",
    )
    top.add_argument("--version", action="version", version=version("quartermaster"))
    commands = top.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for module in (play, run, demo, simulate, replay, records, forget):
        module.add_to(commands)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    try:
        return work(argv)
    except BrokenPipeError:
        return 0
    except KeyboardInterrupt:
        return 130


def work(argv: Sequence[str] | None) -> int:
    """Run one command; print a Failure as one sentence."""
    from bot.cli.failures import Failure

    args = parser().parse_args(argv)
    try:
        return args.work(args)
    except Failure as failure:
        print(f"quartermaster: {failure}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
