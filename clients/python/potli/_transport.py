"""Sends requests with the standard library."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import Any, Iterator, Mapping, Sequence

from ._request import FileInput, Request, build
from ._response import JSON_TYPE, Answer, File, PotliError, decode
from ._retry import Gate, Retries

RETRIES = 3
LONGEST_WAIT = 60.0
# Longer than any job may take on the server.
TIMEOUT = 120.0
JSON_ONLY = (JSON_TYPE,)
_CHUNK_BYTES = 1 << 16


@dataclass(frozen=True)
class Settings:
    """Settings of a client."""

    base_url: str
    headers: Mapping[str, str] = field(default_factory=dict)
    timeout: float = TIMEOUT
    retries: int = RETRIES
    longest_wait: float = LONGEST_WAIT

    def url(self, request: Request) -> str:
        return self.base_url.rstrip("/") + request.address

    def unreachable(self) -> PotliError:
        return PotliError("unreachable", 0, f"No response from {self.base_url}.")

    def incomplete(self, status: int) -> PotliError:
        return PotliError("incomplete_answer", status, f"The response from {self.base_url} is incomplete.")

    def late(self, status: int = 0) -> PotliError:
        return PotliError("timeout", status, f"No complete response from {self.base_url} within {self.timeout:g} s.")


class Transport:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._gate = Gate()

    def call(
        self, path: str, sends: str, members: Mapping[str, Any], files: Sequence[FileInput] = (), types: Sequence[str] = JSON_ONLY
    ) -> Any:
        """Calls an operation: an Answer, or a File."""
        request = build(path, sends, members, files)
        retries = Retries(self._gate, self._settings.retries, self._settings.longest_wait)
        while (held := self._gate.remaining()) > 0:
            time.sleep(held)
        while True:
            try:
                return self._send(request, types)
            except PotliError as error:
                time.sleep(retries.delay_after(error))

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

    def close(self) -> None:
        """Every request has a connection of its own, which ends with it."""

    def _send(self, request: Request, types: Sequence[str]) -> Answer[Any] | File:
        deadline = time.monotonic() + self._settings.timeout
        headers = {**self._settings.headers, **request.headers}
        response: Any = None
        try:
            try:
                url = self._settings.url(request)
                outgoing = urllib.request.Request(url, data=request.body, headers=headers, method=request.method)
                response = urllib.request.urlopen(outgoing, timeout=self._settings.timeout)
            except urllib.error.HTTPError as error:
                response = error
            with response:
                content = self._read(response, deadline)
        except TimeoutError as error:
            raise self._settings.late(_status(response)) from error
        except (OSError, http.client.HTTPException, ValueError) as error:
            if isinstance(getattr(error, "reason", None), TimeoutError):
                raise self._settings.late() from error
            raise (self._settings.unreachable() if response is None else self._settings.incomplete(_status(response))) from error
        return decode(response.status, {name.lower(): value for name, value in response.headers.items()}, content, types)

    def _read(self, response: Any, deadline: float) -> bytes:
        """Reads the body before the deadline: the time-out of a socket is one for each piece."""
        chunks: list[bytes] = []
        while chunk := response.read(_CHUNK_BYTES):
            chunks.append(chunk)
            if time.monotonic() > deadline:
                raise TimeoutError
        content = b"".join(chunks)
        length = response.headers.get("content-length")
        if length is not None and length.isdecimal() and len(content) < int(length):
            raise http.client.IncompleteRead(content, int(length) - len(content))
        return content


def _status(response: Any) -> int:
    return 0 if response is None else int(response.status)


class Group:
    """The operations of one address."""

    def __init__(self, transport: Transport) -> None:
        self._transport = transport
