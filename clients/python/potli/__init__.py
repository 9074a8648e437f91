"""Client for Potli: Indian reference data and tools over one free, key-less HTTP service. Types of records are in potli.types."""

from ._async_operations import AsyncPotli
from ._operations import Potli
from ._request import FileInput
from ._response import Answer, File, PotliError

__all__ = ["Answer", "AsyncPotli", "File", "FileInput", "Potli", "PotliError"]
