"""A small alphabet: letters of dots, and the lines that frames are drawn with."""

from __future__ import annotations

import unicodedata

import numpy as np
import numpy.typing as npt

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

_PLAIN = {"\u2019": "'", "\u2018": "'", "\u201c": '"', "\u201d": '"', "\u201e": '"', "\u2212": "-", "\u2013": "-", "\u2014": "-", "\u00df": "s"}

#: How many dots a character takes.
WIDTH, HEIGHT = 8, 12

_GLYPHS: dict[str, npt.NDArray[np.bool_]] = {}


def glyph(character: str) -> npt.NDArray[np.bool_]:
    """The dots of a character."""
    if character not in _GLYPHS:
        _GLYPHS[character] = _glyph(character)
    return _GLYPHS[character]


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
    # Accents are left away, and typographic signs are drawn as the plain ones.
    plain = _PLAIN.get(character, unicodedata.normalize("NFD", character)[0])
    letter = _LETTERS.get(plain.upper())
    if letter is None and not character.isspace():
        # A sign that this little alphabet does not have: a block, so that nothing vanishes.
        letter = "000 111 111 111 000"
    if letter:
        small = np.array([[dot == "1" for dot in row] for row in letter.split()], dtype=bool)
        dots[1:11, 1:7] = small.repeat(2, axis=0).repeat(2, axis=1)
    return dots
