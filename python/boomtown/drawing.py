"""A board as an array of colours: the pictures of the text account, drawn with small letters on coloured ground."""

from __future__ import annotations

from typing import Optional

import numpy as np
import numpy.typing as npt

from ._boomtown import State

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

#: Each letter is five rows of three dots, the top row first.
_LETTERS = {
    "A": "010 101 111 101 101", "B": "110 101 110 101 110", "C": "011 100 100 100 011", "D": "110 101 101 101 110",
    "E": "111 100 110 100 111", "F": "111 100 110 100 100", "G": "011 100 101 101 011", "H": "101 101 111 101 101",
    "I": "111 010 010 010 111", "J": "001 001 001 101 010", "K": "101 101 110 101 101", "L": "100 100 100 100 111",
    "M": "101 111 111 101 101", "N": "101 111 111 111 101", "O": "010 101 101 101 010", "P": "110 101 110 100 100",
    "Q": "010 101 101 110 011", "R": "110 101 110 101 101", "S": "011 100 010 001 110", "T": "111 010 010 010 010",
    "U": "101 101 101 101 111", "V": "101 101 101 101 010", "W": "101 101 111 111 101", "X": "101 101 010 101 101",
    "Y": "101 101 010 010 010", "Z": "111 001 010 100 111", "0": "111 101 101 101 111", "1": "010 110 010 010 111",
    "2": "110 001 010 100 111", "3": "110 001 010 001 110", "4": "101 101 111 001 001", "5": "111 100 110 001 110",
    "6": "011 100 111 101 111", "7": "111 001 010 010 010", "8": "111 101 111 101 111", "9": "111 101 111 001 110",
    ".": "000 000 000 000 010", ",": "000 000 000 010 100", ":": "000 010 000 010 000", ";": "000 010 000 010 100",
    "-": "000 000 111 000 000", "+": "000 010 111 010 000", "=": "000 111 000 111 000", "/": "001 001 010 100 100",
    "!": "010 010 010 000 010", "?": "110 001 010 000 010", "(": "001 010 010 010 001", ")": "100 010 010 010 100",
    "[": "011 010 010 010 011", "]": "110 010 010 010 110", "*": "000 101 010 101 000", "#": "101 111 101 111 101",
    "$": "011 110 011 110 010", "'": "010 010 000 000 000", '"': "101 101 000 000 000", "%": "101 001 010 100 101",
    "<": "001 010 100 010 001", ">": "100 010 001 010 100", "^": "010 101 000 000 000", "~": "000 011 110 000 000",
    "|": "010 010 010 010 010", "_": "000 000 000 000 111", "\u00b7": "000 000 010 000 000", "\u2022": "000 010 111 010 000",
}  # fmt: skip

#: Which arms a drawn line has: up, right, down, left.
_LINES = {
    "\u2500": "0101", "\u2501": "0101", "\u2550": "0101", "\u2502": "1010", "\u2503": "1010", "\u2551": "1010",
    "\u250c": "0110", "\u250f": "0110", "\u2554": "0110", "\u256d": "0110", "\u2510": "0011", "\u2513": "0011",
    "\u2557": "0011", "\u256e": "0011", "\u2514": "1100", "\u2517": "1100", "\u255a": "1100", "\u2570": "1100",
    "\u2518": "1001", "\u251b": "1001", "\u255d": "1001", "\u256f": "1001", "\u251c": "1110", "\u2523": "1110",
    "\u2524": "1011", "\u252b": "1011", "\u252c": "0111", "\u2533": "0111", "\u2534": "1101", "\u253b": "1101",
    "\u253c": "1111", "\u254b": "1111", "\u2574": "0001", "\u2575": "1000", "\u2576": "0100", "\u2577": "0010",
}  # fmt: skip

WIDTH, HEIGHT = 8, 12
#: A picture has at least so many columns and rows of characters, so that most games keep one size.
LEAST_COLUMNS, LEAST_ROWS = 80, 48


def _colours(tone: str) -> tuple[Colour, Colour]:
    """What is written with, and on which ground."""
    kind, _, rest = tone.partition(" ")
    if kind == "seat":
        return SEATS[int(rest) % len(SEATS)], PAPER
    if kind == "ground":
        return INK, GROUNDS[rest]
    if kind == "marked":
        return TONES["loss"], GROUNDS[rest]
    return TONES[tone], PAPER


def _glyph(character: str) -> npt.NDArray[np.bool_]:
    dots = np.zeros((HEIGHT, WIDTH), dtype=bool)
    arms = _LINES.get(character)
    if arms:
        up, right, down, left = (arm == "1" for arm in arms)
        dots[: HEIGHT // 2 + 1, 3:5] |= up
        dots[HEIGHT // 2 - 1 :, 3:5] |= down
        dots[5:7, 3:] |= right
        dots[5:7, :5] |= left
        return dots
    letter = _LETTERS.get(character.upper())
    if letter is None and not character.isspace():
        # A sign that this little alphabet does not have: a block, so that nothing vanishes.
        letter = "000 111 111 111 000"
    if letter:
        small = np.array([[dot == "1" for dot in row] for row in letter.split()], dtype=bool)
        dots[1:11, 1:7] = small.repeat(2, axis=0).repeat(2, axis=1)
    return dots


_GLYPHS: dict[str, npt.NDArray[np.bool_]] = {}


def draw(state: State, seat: Optional[int] = None, language: str = "en") -> Picture:
    """The board as an array of height × width × 3, as far as a seat may know it; without a seat as a spectator sees it.

    >>> import boomtown
    >>> picture = draw(boomtown.new("carson-city", players=3, seed=1))
    >>> picture.ndim, picture.shape[2], str(picture.dtype)
    (3, 3, 'uint8')
    """
    lines: list[list[tuple[str, str]]] = []
    for title, drawn in state.pictures(seat, language):
        lines += [[(title, "strong")], *drawn, []]
    columns = max([LEAST_COLUMNS, *(sum(len(text) for text, _ in line) for line in lines)])
    rows = max(LEAST_ROWS, len(lines))
    picture: Picture = np.full((rows * HEIGHT, columns * WIDTH, 3), PAPER, dtype=np.uint8)
    for row, line in enumerate(lines):
        column = 0
        for text, tone in line:
            ink, ground = _colours(tone)
            for character in text:
                if character not in _GLYPHS:
                    _GLYPHS[character] = _glyph(character)
                cell = picture[row * HEIGHT : (row + 1) * HEIGHT, column * WIDTH : (column + 1) * WIDTH]
                cell[:] = ground
                cell[_GLYPHS[character]] = ink
                column += 1
    return picture
