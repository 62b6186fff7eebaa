"""The process that draws: reads drawings from its standard input, writes PNGs to its standard output.

A request is a length and a JSON object of a drawing's parts; a reply is a byte, 1 for a picture or 0 for a fault, a
length, and the PNG or what went wrong. The end of its input is its end: it never outlives the bot, however that died.
"""

import json
import struct
import sys
import traceback
from typing import BinaryIO

from bot.pictures.render import render

REQUEST = struct.Struct("!I")
REPLY = struct.Struct("!?I")


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Draw until there is nothing more to read."""
    while len(head := requests.read(REQUEST.size)) == REQUEST.size:
        done, answer = attempt(requests.read(REQUEST.unpack(head)[0]))
        replies.write(REPLY.pack(done, len(answer)) + answer)
        replies.flush()


def attempt(request: bytes) -> tuple[bool, bytes]:
    """Draw one picture; or say where it went wrong, but not with what: a hand is nobody's to read in a log."""
    try:
        return True, render(**json.loads(request))
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        return False, f"{type(error).__name__} in {at.name}, line {at.lineno}".encode()


def work() -> None:
    """Be that process."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
