"""A request and its answer: JSON, a file, or a PotliError."""

from __future__ import annotations

import json
import secrets
import time
import urllib.error
import urllib.parse
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Generic, Iterator, Mapping, Sequence, TypeVar

T = TypeVar("T")

FileInput = bytes | Path | BinaryIO
"""A file: its bytes, its path, or what it can be read from."""

_DEFAULT_TIMEOUT = 60.0
_LONGEST_WAIT = 60.0


@dataclass(frozen=True)
class Answer(Generic[T]):
    """What an operation answers, and what to know about it."""

    data: T
    meta: Any


@dataclass(frozen=True)
class File:
    """An answer that is a file: a picture, a PDF, a text."""

    content: bytes
    type: str


class PotliError(Exception):
    """The one way in which calls fail."""

    def __init__(self, code: str, status: int, message: str, retry_after: float | None = None) -> None:
        super().__init__(message)
        self.code = code
        """A word for programs, such as not_found; unreachable where no answer came, unexpected_answer where it was none of Potli's."""
        self.status = status
        """The HTTP status; 0 where no answer came."""
        self.message = message
        self.retry_after = retry_after
        """In how many seconds to try again, where Potli has said so."""


class Transport:
    """Sends requests to one service."""

    def __init__(
        self,
        base_url: str,
        *,
        headers: Mapping[str, str] | None = None,
        timeout: float = _DEFAULT_TIMEOUT,
        retries: int = 1,
        longest_wait: float = _LONGEST_WAIT,
    ) -> None:
        self._base_url = base_url.rstrip("/")
        self._headers = dict(headers or {})
        self._timeout = timeout
        self._retries = retries
        self._longest_wait = longest_wait

    def call(self, path: str, sends: str, members: Mapping[str, Any], files: Sequence[FileInput] = ()) -> Any:
        """Calls an operation: an Answer, or a File."""
        given = {name: value for name, value in members.items() if value is not None}
        url = self._base_url + _fill(path, given)
        headers = dict(self._headers)
        body: bytes | None = None
        if sends == "query":
            query = urllib.parse.urlencode(_pairs(given))
            url += f"?{query}" if query else ""
        elif sends == "json":
            headers["content-type"] = "application/json"
            body = json.dumps(given).encode()
        else:
            headers["content-type"], body = _form(given, files)
        request = urllib.request.Request(url, data=body, headers=headers, method="GET" if body is None else "POST")
        left = self._retries
        while True:
            try:
                return self._exchange(request)
            except PotliError as error:
                if left <= 0 or error.retry_after is None or error.retry_after > self._longest_wait:
                    raise
                left -= 1
                time.sleep(error.retry_after)

    def all(self, path: str, sends: str, members: Mapping[str, Any], most: int) -> Iterator[Any]:
        """All results of a list, page after page."""
        limit = members.get("limit") or most
        offset = members.get("offset") or 0
        while True:
            answer = self.call(path, sends, {**members, "limit": limit, "offset": offset})
            yield from answer.data
            offset += len(answer.data)
            if not answer.data or offset >= answer.meta.get("total", 0):
                return

    def _exchange(self, request: urllib.request.Request) -> Answer[Any] | File:
        try:
            with urllib.request.urlopen(request, timeout=self._timeout) as response:
                content = response.read()
                media = response.headers.get("content-type", "")
        except urllib.error.HTTPError as error:
            raise _failure(error) from None
        except (urllib.error.URLError, TimeoutError, ConnectionError) as error:
            raise PotliError("unreachable", 0, f"There is no answer from {self._base_url}.") from error
        if not media.startswith("application/json"):
            return File(content, media)
        body = json.loads(content)
        if not isinstance(body, dict) or "data" not in body:
            raise _unexpected(200)
        return Answer(body["data"], body.get("meta", {}))


def _fill(path: str, given: dict[str, Any]) -> str:
    parts = path.split("/")
    for at, part in enumerate(parts):
        if part.startswith("{"):
            value = str(given.pop(part[1:-1], ""))
            # An empty part, or one of dots, would make another path of it.
            if value in ("", ".", ".."):
                raise ValueError(f"{part[1:-1]} must be given: it is part of the address {path}")
            parts[at] = urllib.parse.quote(value, safe="")
    return "/".join(parts)


def _pairs(given: Mapping[str, Any]) -> list[tuple[str, str]]:
    items = ((name, value if isinstance(value, (list, tuple)) else [value]) for name, value in given.items())
    return [(name, _text(one)) for name, values in items for one in values]


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _form(given: Mapping[str, Any], files: Sequence[FileInput]) -> tuple[str, bytes]:
    boundary = secrets.token_hex(16)
    parts: list[bytes] = []
    for name, value in _pairs(given):
        parts += [f'--{boundary}\r\ncontent-disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()]
    head = f'--{boundary}\r\ncontent-disposition: form-data; name="file"; filename="file"\r\ncontent-type: application/octet-stream\r\n\r\n'
    for file in files:
        parts += [head.encode(), _bytes(file), b"\r\n"]
    return f"multipart/form-data; boundary={boundary}", b"".join([*parts, f"--{boundary}--\r\n".encode()])


def _bytes(file: FileInput) -> bytes:
    if isinstance(file, Path):
        return file.read_bytes()
    return file if isinstance(file, (bytes, bytearray)) else file.read()


def _failure(error: urllib.error.HTTPError) -> PotliError:
    seconds = error.headers.get("retry-after", "")
    retry_after = float(seconds) if seconds.isdecimal() else None
    try:
        told = json.loads(error.read())["error"]
        return PotliError(told["code"], error.code, told["message"], retry_after)
    except (ValueError, KeyError, TypeError):
        return _unexpected(error.code, retry_after)


def _unexpected(status: int, retry_after: float | None = None) -> PotliError:
    return PotliError("unexpected_answer", status, f"An answer that is none of Potli's, with the status {status}.", retry_after)


class Group:
    """The operations of one address."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
