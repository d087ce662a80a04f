"""The colours of everything."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Picture = npt.NDArray[np.uint8]
Colour = tuple[int, int, int]

PAPER: Colour = (246, 238, 220)
INK: Colour = (58, 44, 32)
SEATS: list[Colour] = [
    (178, 48, 40),
    (40, 84, 160),
    (44, 116, 62),
    (176, 124, 12),
    (112, 60, 140),
    (70, 70, 74),
    (12, 120, 124),
    (160, 76, 24),
]
TONES: dict[str, Colour] = {
    "plain": INK,
    "dim": (150, 134, 112),
    "strong": (20, 12, 6),
    "target": (24, 96, 140),
    "gain": (34, 110, 50),
    "loss": (170, 40, 36),
}
GROUNDS: dict[str, Colour] = {
    "sand": (232, 204, 140),
    "leaf": (150, 190, 130),
    "snow": (228, 238, 246),
    "rock": (190, 178, 170),
    "grass": (206, 214, 132),
    "water": (150, 196, 226),
    "bare": (236, 226, 204),
}


def of_tone(tone: str) -> tuple[Colour, Colour]:
    """What a span of the text account is written with, and on which ground."""
    kind, _, rest = tone.partition(" ")
    if kind == "seat":
        return SEATS[int(rest) % len(SEATS)], PAPER
    if kind == "ground":
        return INK, GROUNDS[rest]
    if kind == "marked":
        return TONES["loss"], GROUNDS[rest]
    return TONES[tone], PAPER
