"""The wheel, installed in an empty environment, plays a demo from another directory."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*command: object, cwd: Path, timeout: float = 240) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "VIRTUAL", "UV_"))}
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=environment, capture_output=True, text=True, timeout=timeout
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done


@pytest.mark.timeout(600)
def test_the_wheel_contains_everything_needed(tmp_path: Path) -> None:
    run(sys.executable, "-m", "uv", "build", "--wheel", "--out-dir", tmp_path, ROOT, cwd=tmp_path)
    (wheel,) = tmp_path.glob("quartermaster-*.whl")
    run(sys.executable, "-m", "uv", "venv", "--python", sys.executable, tmp_path / "empty", cwd=tmp_path)
    python = tmp_path / "empty" / "bin" / "python"
    run(sys.executable, "-m", "uv", "pip", "install", "--python", python, wheel, cwd=tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    command = tmp_path / "empty" / "bin" / "quartermaster"
    options = '{"limit": 20}'  # a short match
    demo = run(command, "demo", "corsari", "--seats", "2", "--seed", "wheel", "--options", options, cwd=elsewhere)
    assert "wins the match" in demo.stdout
    assert list(elsewhere.iterdir()) == []
    where = run(python, "-c", "import bot, rules, storage; print(bot.__file__, rules.__file__)", cwd=elsewhere).stdout
    assert str(ROOT) not in where
