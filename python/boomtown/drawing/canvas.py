"""Something to draw on: an array of colours, twice as fine as the picture that comes of it, so that edges are smooth."""

from __future__ import annotations

from typing import Sequence

import numpy as np
import numpy.typing as npt

from .colours import Colour, Picture
from .letters import HEIGHT, WIDTH, glyph

#: How many dots of the canvas make one of the picture, in each direction.
FINE = 2

Point = tuple[float, float]


class Canvas:
    """All places are given in dots of the picture, counted from its upper left corner."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.width, self.height = width, height
        self.dots: npt.NDArray[np.uint8] = np.full((height * FINE, width * FINE, 3), ground, dtype=np.uint8)

    def picture(self) -> Picture:
        """What was drawn."""
        parts = self.dots.reshape(self.height, FINE, self.width, FINE, 3)
        return parts.mean(axis=(1, 3)).astype(np.uint8)

    def _box(self, left: float, top: float, right: float, bottom: float) -> tuple[slice, slice]:
        columns = slice(max(0, round(left * FINE)), max(0, round(right * FINE)))
        rows = slice(max(0, round(top * FINE)), max(0, round(bottom * FINE)))
        return rows, columns

    def rect(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """A filled rectangle."""
        self.dots[self._box(x, y, x + width, y + height)] = colour

    def _places(self, rows: slice, columns: slice) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """The middle of every dot within a box."""
        down = (np.arange(rows.start, min(rows.stop, self.dots.shape[0])) + 0.5) / FINE
        across = (np.arange(columns.start, min(columns.stop, self.dots.shape[1])) + 0.5) / FINE
        return across[None, :], down[:, None]

    def disc(self, x: float, y: float, radius: float, colour: Colour, hole: float = 0) -> None:
        """A filled disc around a place; with a hole a ring."""
        rows, columns = self._box(x - radius, y - radius, x + radius, y + radius)
        across, down = self._places(rows, columns)
        far = (across - x) ** 2 + (down - y) ** 2
        self.dots[rows, columns][(far <= radius**2) & (far >= hole**2)] = colour

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """A filled polygon: what a ray to the right leaves an odd number of times."""
        xs, ys = [point[0] for point in points], [point[1] for point in points]
        rows, columns = self._box(min(xs), min(ys), max(xs), max(ys))
        across, down = self._places(rows, columns)
        inside = np.zeros((down.shape[0], across.shape[1]), dtype=bool)
        for (x0, y0), (x1, y1) in zip(points, [*points[1:], points[0]]):
            if y0 == y1:
                continue
            meets = (down >= min(y0, y1)) & (down < max(y0, y1))
            inside ^= meets & (across < x0 + (down - y0) * (x1 - x0) / (y1 - y0))
        self.dots[rows, columns][inside] = colour

    def line(self, start: Point, end: Point, width: float, colour: Colour) -> None:
        """A straight line."""
        along = np.array(end, dtype=float) - np.array(start, dtype=float)
        length = float(np.hypot(*along)) or 1.0
        dx, dy = -along[1] / length * width / 2, along[0] / length * width / 2
        (x0, y0), (x1, y1) = start, end
        self.polygon([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)], colour)

    def text(self, x: float, y: float, text: str, colour: Colour, size: int = 1) -> float:
        """Letters from a place on, and where the next one would stand."""
        for character in text:
            dots = glyph(character).repeat(FINE * size, axis=0).repeat(FINE * size, axis=1)
            rows, columns = self._box(x, y, x + WIDTH * size, y + HEIGHT * size)
            room = self.dots[rows, columns]
            room[dots[: room.shape[0], : room.shape[1]]] = colour
            x += WIDTH * size
        return x
