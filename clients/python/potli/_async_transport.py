"""Sends requests with httpx, for programs with asyncio."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, AsyncIterator, Mapping, Sequence

from ._request import FileInput, Request, build
from ._response import Answer, File, PotliError, decode
from ._retry import Gate, Retries
from ._transport import JSON_ONLY, Settings

if TYPE_CHECKING:
    import httpx


class AsyncTransport:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._gate = Gate()
        self._client: httpx.AsyncClient | None = None

    async def call(
        self, path: str, sends: str, members: Mapping[str, Any], files: Sequence[FileInput] = (), types: Sequence[str] = JSON_ONLY
    ) -> Any:
        """Calls an operation: an Answer, or a File."""
        request = build(path, sends, members, files)
        retries = Retries(self._gate, self._settings.retries, self._settings.longest_wait)
        while (held := self._gate.remaining()) > 0:
            await asyncio.sleep(held)
        while True:
            try:
                return await self._send(request, types)
            except PotliError as error:
                await asyncio.sleep(retries.delay_after(error))

    async def all(self, path: str, sends: str, members: Mapping[str, Any], most: int) -> AsyncIterator[Any]:
        """All results of a list, page after page."""
        limit = members.get("limit") or most
        offset = members.get("offset") or 0
        while True:
            answer = await self.call(path, sends, {**members, "limit": limit, "offset": offset})
            for item in answer.data:
                yield item
            offset += len(answer.data)
            if not answer.data or offset >= answer.meta.get("total", 0):
                return

    async def close(self) -> None:
        """Ends the connections that are kept open."""
        if self._client is not None:
            await self._client.aclose()

    async def _send(self, request: Request, types: Sequence[str]) -> Answer[Any] | File:
        # An optional dependency: pip install potli[async]
        import httpx

        # The deadline below is for the whole response; those of httpx are for each piece.
        self._client = self._client or httpx.AsyncClient(headers=dict(self._settings.headers), timeout=None, follow_redirects=True)
        status = 0
        try:
            async with asyncio.timeout(self._settings.timeout):
                url = self._settings.url(request)
                async with self._client.stream(request.method, url, headers=dict(request.headers), content=request.body) as response:
                    status = response.status_code
                    content = await response.aread()
        except TimeoutError as error:
            raise self._settings.late(status) from error
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            raise (self._settings.incomplete(status) if status else self._settings.unreachable()) from error
        return decode(status, {name.lower(): value for name, value in response.headers.items()}, content, types)


class AsyncGroup:
    """The operations of one address."""

    def __init__(self, transport: AsyncTransport) -> None:
        self._transport = transport
