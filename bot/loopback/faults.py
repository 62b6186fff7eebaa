"""Injected faults, and rate limits."""

from __future__ import annotations

import hashlib
import re
import time
from dataclasses import dataclass
from typing import Any

LIMIT = 5
PER_SECONDS = 1.0


@dataclass(slots=True)
class Fault:
    """A fault that the next `times` matching requests meet."""

    method: str
    path: re.Pattern[str]
    status: int | None
    times: int
    after: bool
    delay: float
    drop: bool
    retry_after: float | None


class Faults:
    """The faults that still wait for requests, in the order in which they were added."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(
        self,
        method: str,
        path_regex: str,
        *,
        status: int | None = None,
        times: int = 1,
        after: bool = False,
        delay: float = 0.0,
        drop: bool = False,
        retry_after: float | None = None,
    ) -> Fault:
        """Add a fault to the next `times` requests of this method whose path (below /api/v10) matches the regex.

        `status` answers with this status, `drop` cuts the connection, `retry_after` answers 429, `delay` waits that
        many seconds first. `after=True` carries the request out before the fault, which the sender cannot know.
        discord.py repeats 500, 502 and 504 after 1, 3, 5... seconds; it does not repeat 503.
        """
        fault = Fault(method.upper(), re.compile(path_regex), status, times, after, delay, drop, retry_after)
        self._waiting.append(fault)
        return fault

    def clear(self) -> None:
        """Forget all faults."""
        self._waiting.clear()

    def take(self, method: str, path: str) -> Fault | None:
        """Return the first fault that matches, and count one of its requests."""
        for fault in self._waiting:
            if fault.method == method and fault.path.search(path):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None


def limited_answer(retry_after: float) -> tuple[dict[str, Any], dict[str, str]]:
    """Return the body and the headers of a 429. Without Via, discord.py takes it for a ban and gives up."""
    body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": False}
    return body, {"Via": "1.1 google", "Retry-After": f"{retry_after:g}", "X-RateLimit-Scope": "user"}


@dataclass(slots=True)
class Bucket:
    """The remaining requests of one limit, and the time (monotonic) of its reset."""

    remaining: int
    resets: float


class RateLimits:
    """Buckets by route and major parameter, with Discord's headers.

    A bucket allows `limit` requests per `per` seconds. If not `enabled`, nothing is limited and no headers are sent.
    """

    def __init__(self, *, enabled: bool) -> None:
        self.enabled = enabled
        self.limit = LIMIT
        self.per = PER_SECONDS
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def spend(self, method: str, template: str, major: str) -> tuple[float | None, dict[str, str]]:
        """Count a request; return the seconds to wait (None: it passes) and the headers to send."""
        if not self.enabled:
            return None, {}
        now = time.monotonic()
        bucket = self._buckets.setdefault((f"{method} {template}", major), Bucket(0, 0.0))
        if now >= bucket.resets:
            bucket.remaining, bucket.resets = self.limit, now + self.per
        wait = bucket.resets - now
        passes = bucket.remaining > 0
        bucket.remaining = max(0, bucket.remaining - 1)
        headers = {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(bucket.remaining),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32],
        }
        return (None if passes else wait), headers
