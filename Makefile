# Everything sets itself up: only Python 3.11+, pip and make are needed.

# The Python of a Linux distribution is built with profile-guided optimization. One built without it, as pyenv builds
# them, is slower (a tenth in replays of matches, more in tight loops): it is used where the system has none that will do.
SYSTEM := $(shell /usr/bin/python3 -c 'import ensurepip, sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo /usr/bin/python3)
PYTHON ?= $(or $(SYSTEM),python3)
VENV := .venv
BIN := $(VENV)/bin
GAME ?= corsari
# Only the command line changes it: other programs have an environment variable of this name.
PORT := 1667
KILLS ?= 1000
MATCHES ?= 200
MINUTES ?= 10
# The order of the tests; `make fuzz` varies it.
ORDER ?= 1
INSTALL := apt-get install -qq -y --no-install-recommends
# One worker more than the two cores for which the suite is made: the tests of the page often wait for the browser.
PYTEST := $(BIN)/python -m pytest -n 3 --dist worksteal -p randomly --randomly-seed=$(ORDER)

# Tests start many processes, and each would compile every module anew if the environment forbade to keep the result.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play demo run test test-debug fuzz browser collected lint types imports bench soak setup clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml uv.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Python 3.11 or newer is needed (set PYTHON=...)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(BIN)/python -m uv sync --frozen --inexact
	@touch $@

# Everything on one machine, in the browser.
play: setup
	$(BIN)/quartermaster play --port $(PORT)

demo: setup
	$(BIN)/quartermaster demo $(GAME)

run: setup
	$(BIN)/quartermaster run

test: setup
	@$(MAKE) --no-print-directory --jobs=2 --output-sync lint types imports browser collected
	$(PYTEST)

# The same tests with asyncio in debug mode, which takes several times as long.
test-debug: browser
	$(PYTEST) -o asyncio_debug=true

# Examples, orders and dice that no run had before; ends at the first failure, or when the time is up.
fuzz: setup
	$(BIN)/python -m tests.fuzz --minutes $(MINUTES)

# The tests of the page need a Chromium; where none can be had, they say so and are skipped. The one without windows
# (Debian's chromium-headless-shell) takes a fraction of the CPU.
browser: setup
	@command -v chromium-headless-shell >/dev/null || { [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null \
		&& apt-get update -qq -o Acquire::http::Timeout=20 \
		&& { $(INSTALL) chromium-headless-shell || $(INSTALL) chromium; } >/dev/null 2>&1; } \
		|| command -v chromium >/dev/null \
		|| echo "NO CHROMIUM: the tests of the page will be skipped. Install the package chromium to run them."

# The first import of a test compiles its asserts: done here once, beside the type check, instead of by every worker.
collected: setup
	@found=$$($(BIN)/python -m pytest --collect-only -qqq --no-header 2>&1) || { echo "$$found"; exit 1; }

lint: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: setup
	$(BIN)/pyright

imports: setup
	$(BIN)/lint-imports

bench: setup
	$(BIN)/python -m benchmarks

soak: setup
	$(BIN)/python -m tests.end_to_end.soak --kills $(KILLS)
	$(BIN)/python -m tests.page.soak --matches $(MATCHES)

clean:
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis .import_linter_cache
