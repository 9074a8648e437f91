"""When to retry, and the wait that all calls of a client share."""

from __future__ import annotations

import random
import threading
import time
from dataclasses import dataclass, field

from ._response import PotliError

_RETRIED_STATUSES = (429, 503)
# The job took too long: it would again.
_TIMEOUT_CODE = "timeout"
# Codes that concern one operation: calls of others need not wait.
_LOCAL_CODES = ("dataset_not_loaded", "model_not_loaded", "upstream_unavailable")
# Wait before the first retry where the response has no Retry-After; doubled with each retry.
_FIRST_BACKOFF = 1.0
# Retries of many clients are spread over this share of the wait.
_JITTER_SHARE = 0.2


class Gate:
    """Delays new calls while the server rejects requests; each rejected call waits for its own Retry-After."""

    def __init__(self) -> None:
        self._opens_at = 0.0
        self._lock = threading.Lock()

    def remaining(self) -> float:
        """Seconds to wait before a new call."""
        return self._opens_at - time.monotonic()

    def delay(self, seconds: float) -> None:
        with self._lock:
            self._opens_at = max(self._opens_at, time.monotonic() + seconds)


@dataclass
class Retries:
    """Retries of one call."""

    gate: Gate
    left: int
    longest_wait: float
    _attempt: int = field(default=0, init=False)
    _waited: float = field(default=0.0, init=False)

    def delay_after(self, error: PotliError) -> float:
        """Seconds to wait before the next attempt. Raises the error where a retry is pointless."""
        if error.status not in _RETRIED_STATUSES or error.code == _TIMEOUT_CODE or self.left <= 0:
            raise error
        delay = _FIRST_BACKOFF * 2**self._attempt if error.retry_after is None else error.retry_after
        if self._waited + delay > self.longest_wait:
            raise error
        self.left -= 1
        self._attempt += 1
        self._waited += delay
        jittered = delay * (1 + _JITTER_SHARE * random.random())
        if error.code not in _LOCAL_CODES:
            self.gate.delay(jittered)
        return jittered
