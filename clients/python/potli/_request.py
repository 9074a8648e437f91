"""Builds a request from the input of an operation: path, then query, JSON or form."""

from __future__ import annotations

import json
import os
import re
import secrets
import urllib.parse
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Mapping, Sequence

from ._response import PotliError

FileInput = bytes | str | os.PathLike[str] | BinaryIO
"""A file: its bytes, its path, or an object to read it from."""


@dataclass(frozen=True)
class Request:
    address: str
    headers: Mapping[str, str]
    body: bytes | None

    @property
    def method(self) -> str:
        return "GET" if self.body is None else "POST"


def build(path: str, sends: str, members: Mapping[str, Any], files: Sequence[FileInput] = ()) -> Request:
    given = {name: value for name, value in members.items() if value is not None}
    address = _fill(path, given)
    if sends == "query":
        query = urllib.parse.urlencode(_pairs(given))
        return Request(f"{address}?{query}" if query else address, {}, None)
    if sends == "json":
        return Request(address, {"content-type": "application/json"}, json.dumps(given).encode())
    media, body = _form(given, files)
    return Request(address, {"content-type": media}, body)


def _fill(path: str, given: dict[str, Any]) -> str:
    def value_of(match: re.Match[str]) -> str:
        value = str(given.pop(match[1], ""))
        # An empty or dot segment would change the path.
        if value in ("", ".", ".."):
            raise PotliError("missing_parameter", 0, f"{match[1]} must be given: it is part of the address {path}")
        return urllib.parse.quote(value, safe="")

    return re.sub(r"\{(\w+)\}", value_of, path)


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
    if isinstance(file, (bytes, bytearray)):
        return bytes(file)
    try:
        return Path(file).read_bytes() if isinstance(file, (str, os.PathLike)) else file.read()
    except OSError as error:
        raise PotliError("unreadable_file", 0, f"The file cannot be read: {error.strerror or error}.") from error
