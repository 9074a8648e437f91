"""What a call returns: an Answer, a File, or a PotliError."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from email.utils import parsedate_to_datetime
from typing import TYPE_CHECKING, Any, Generic, Mapping, Sequence, TypeVar

if TYPE_CHECKING:
    from .types import Meta

T = TypeVar("T")

JSON_TYPE = "application/json"


@dataclass(frozen=True)
class Answer(Generic[T]):
    """Data of an operation, and information about it."""

    data: T
    meta: Meta


@dataclass(frozen=True)
class File:
    """A file: a picture, a PDF, a text. Its headers tell the number of pages, the original size and so on; their names are in lower case."""

    content: bytes
    type: str
    headers: Mapping[str, str] = field(default_factory=dict)


class PotliError(Exception):
    """The one way in which calls fail. The cause, if there is one, is in __cause__."""

    def __init__(self, code: str, status: int, message: str, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.code = code
        """
        Machine-readable code such as not_found. Of the client: unreachable if there was no response, timeout if it took too long,
        incomplete_answer if it broke off, unexpected_answer if it did not come from Potli.
        """
        self.status = status
        """HTTP status; 0 if there was no response."""
        self.message = message
        self.retry_after = retry_after
        """Seconds until a retry may succeed (Retry-After)."""


def decode(status: int, headers: Mapping[str, str], content: bytes, types: Sequence[str]) -> Answer[Any] | File:
    """Decodes a complete response. Header names are in lower case; types are the media types that the operation returns."""
    media = headers.get("content-type", "").split(";")[0].strip().lower()
    if not 200 <= status < 300:
        raise _failure(status, headers, content)
    # The sign-in page of a network, for example, is HTML with the status 200.
    if media not in types:
        raise _unexpected(status, headers, f"of the type {media or 'none'}")
    if media != JSON_TYPE:
        return File(content, headers.get("content-type", ""), headers)
    try:
        body = json.loads(content)
        return Answer(body["data"], body.get("meta", {}))
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise _unexpected(status, headers, "without data") from error


def _failure(status: int, headers: Mapping[str, str], content: bytes) -> PotliError:
    try:
        error = json.loads(content)["error"]
        code, message = error["code"], error["message"]
        return PotliError(str(code), status, str(message), _retry_after(headers))
    except (ValueError, KeyError, TypeError, RecursionError) as cause:
        unexpected = _unexpected(status, headers, "without an error code")
        unexpected.__cause__ = cause
        return unexpected


def _unexpected(status: int, headers: Mapping[str, str], what: str) -> PotliError:
    message = f"A response {what}, with the status {status}: it does not come from Potli."
    return PotliError("unexpected_answer", status, message, _retry_after(headers))


def _retry_after(headers: Mapping[str, str]) -> float | None:
    """Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3)."""
    text = headers.get("retry-after", "").strip()
    if text.isascii() and text.isdecimal():
        return float(text)
    until = _timestamp(text)
    if until is None:
        return None
    # Relative to the server's clock, if it is known: that of the client may be wrong.
    now = _timestamp(headers.get("date", ""))
    return max(0.0, until - (time.time() if now is None else now))


def _timestamp(text: str) -> float | None:
    try:
        return parsedate_to_datetime(text).timestamp()
    except (ValueError, TypeError, IndexError, OverflowError):
        return None
