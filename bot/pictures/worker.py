"""The worker process: it reads drawings from its standard input and writes PNGs to its standard output.

A request is a length and a JSON object of a drawing's parts. A reply is a byte (1: picture, 0: error), a length, and
the PNG or the error. The process ends when its input ends, so it never outlives the bot.
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
    """Answer requests until the input ends."""
    while len(head := requests.read(REQUEST.size)) == REQUEST.size:
        done, answer = attempt(requests.read(REQUEST.unpack(head)[0]))
        replies.write(REPLY.pack(done, len(answer)) + answer)
        replies.flush()


def attempt(request: bytes) -> tuple[bool, bytes]:
    """Draw one picture, or return where it failed. The error omits the scene, which may be a secret hand."""
    try:
        return True, render(**json.loads(request))
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        return False, f"{type(error).__name__} in {at.name}, line {at.lineno}".encode()


def work() -> None:
    """Run the worker process."""
    serve(sys.stdin.buffer, sys.stdout.buffer)
