"""The text account written down: its lines with small letters, each span in its colour."""

from __future__ import annotations

from typing import Sequence

from .canvas import Canvas
from .colours import PAPER, of_tone
from .letters import HEIGHT, WIDTH

#: Texts with tones, as `State.pictures` gives the lines of a picture.
Line = Sequence[tuple[str, str]]


def wrapped(lines: Sequence[Line], columns: int) -> list[Line]:
    """The same lines, none longer than so many characters: broken between words where that can be."""
    broken: list[Line] = []
    for line in lines:
        now: list[tuple[str, str]] = []
        room = columns
        for text, tone in line:
            while len(text) > room:
                cut = text.rfind(" ", 0, room + 1)
                if cut <= 0 and now:
                    cut = 0
                elif cut <= 0:
                    cut = room
                broken.append([*now, (text[:cut], tone)])
                now, room, text = [], columns, text[cut:].lstrip()
            now.append((text, tone))
            room -= len(text)
        broken.append(now)
    return broken


def write(canvas: Canvas, lines: Sequence[Line], x: float = 0, y: float = 0) -> float:
    """Writes lines from a place on, and says where the next one would stand."""
    for line in lines:
        at = x
        for text, tone in line:
            ink, ground = of_tone(tone)
            if ground != PAPER:
                canvas.rect(at, y, len(text) * WIDTH, HEIGHT, ground)
            canvas.text(at, y, text, ink)
            at += len(text) * WIDTH
        y += HEIGHT
    return y
