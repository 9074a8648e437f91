"""Client for Potli: Indian reference data and tools over one free, key-less HTTP service."""

from ._operations import Potli
from ._transport import Answer, File, FileInput, PotliError

__all__ = ["Answer", "File", "FileInput", "Potli", "PotliError"]
