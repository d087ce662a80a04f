"""The objects of the wagons and the buildings of Carson City as little signs, each around a middle and so large."""

from __future__ import annotations

from typing import Callable

from .canvas import Canvas
from .colours import INK, Colour

WOOD: Colour = (132, 84, 44)
CLOTH: Colour = (250, 246, 236)
STEEL: Colour = (84, 88, 96)
BEER: Colour = (224, 160, 32)
HIDE: Colour = (150, 96, 60)
STONE: Colour = (120, 112, 108)

#: Draws around a middle; the size is half of what it takes.
Sign = Callable[[Canvas, float, float, float], None]


def beer(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A mug with foam."""
    canvas.disc(x + r * 0.55, y + r * 0.1, r * 0.45, INK, r * 0.25)
    canvas.rect(x - r * 0.6, y - r * 0.5, r * 1.15, r * 1.3, INK)
    canvas.rect(x - r * 0.5, y - r * 0.4, r * 0.95, r * 1.1, BEER)
    for step in (-0.4, 0.0, 0.35):
        canvas.disc(x + r * step, y - r * 0.5, r * 0.3, CLOTH)


def cow(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A head with horns."""
    for side in (-1, 1):
        canvas.polygon([(x + side * r * 0.35, y - r * 0.2), (x + side * r, y - r * 0.8), (x + side * r * 0.75, y - r * 0.05)], CLOTH)
        canvas.line((x + side * r, y - r * 0.8), (x + side * r * 0.75, y - r * 0.05), r * 0.12, INK)
    canvas.polygon([(x - r * 0.6, y - r * 0.35), (x + r * 0.6, y - r * 0.35), (x + r * 0.3, y + r * 0.8), (x - r * 0.3, y + r * 0.8)], HIDE)
    canvas.disc(x, y + r * 0.65, r * 0.33, (226, 188, 160))
    for side in (-1, 1):
        canvas.disc(x + side * r * 0.3, y - r * 0.05, r * 0.12, INK)


def fort(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A wall with battlements and a gate."""
    canvas.rect(x - r * 0.8, y - r * 0.3, r * 1.6, r * 1.1, WOOD)
    for step in (-0.8, -0.22, 0.36):
        canvas.rect(x + r * step, y - r * 0.75, r * 0.44, r * 0.5, WOOD)
    canvas.rect(x - r * 0.22, y + r * 0.15, r * 0.44, r * 0.65, INK)


def gun(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A revolver."""
    canvas.rect(x - r * 0.9, y - r * 0.5, r * 1.6, r * 0.32, STEEL)
    canvas.rect(x + r * 0.05, y - r * 0.55, r * 0.6, r * 0.6, INK)
    canvas.polygon([(x + r * 0.3, y - r * 0.1), (x + r * 0.7, y - r * 0.2), (x + r * 0.95, y + r * 0.75), (x + r * 0.5, y + r * 0.8)], WOOD)


def mine(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A pickaxe."""
    canvas.line((x - r * 0.6, y + r * 0.8), (x + r * 0.45, y - r * 0.45), r * 0.24, WOOD)
    canvas.polygon(
        [(x - r * 0.5, y - r * 0.85), (x + r * 0.45, y - r * 0.65), (x + r * 0.9, y + r * 0.5), (x + r * 0.25, y - r * 0.2)], STEEL
    )


def wagon(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A covered wagon."""
    canvas.disc(x, y - r * 0.05, r * 0.75, INK)
    canvas.disc(x, y - r * 0.05, r * 0.65, CLOTH)
    canvas.rect(x - r * 0.85, y + r * 0.1, r * 1.7, r * 0.4, WOOD)
    canvas.rect(x - r * 0.85, y + r * 0.5, r * 1.7, r * 0.3, WOOD)
    for side in (-1, 1):
        canvas.disc(x + side * r * 0.5, y + r * 0.65, r * 0.33, INK)
        canvas.disc(x + side * r * 0.5, y + r * 0.65, r * 0.18, CLOTH)


def mountain(canvas: Canvas, x: float, y: float, r: float) -> None:
    """Two peaks with snow."""
    canvas.polygon([(x - r, y + r * 0.8), (x - r * 0.25, y - r * 0.8), (x + r * 0.5, y + r * 0.8)], STONE)
    canvas.polygon([(x - r * 0.1, y + r * 0.8), (x + r * 0.45, y - r * 0.3), (x + r, y + r * 0.8)], (98, 90, 88))
    canvas.polygon([(x - r * 0.48, y - r * 0.3), (x - r * 0.25, y - r * 0.8), (x - r * 0.01, y - r * 0.3)], CLOTH)


def house(canvas: Canvas, x: float, y: float, r: float) -> None:
    """A little house."""
    canvas.rect(x - r * 0.55, y - r * 0.1, r * 1.1, r * 0.85, WOOD)
    canvas.polygon([(x - r * 0.8, y - r * 0.1), (x, y - r * 0.85), (x + r * 0.8, y - r * 0.1)], (168, 60, 44))
    canvas.rect(x - r * 0.15, y + r * 0.25, r * 0.3, r * 0.5, INK)


OBJECTS: dict[str, Sign] = {"beer": beer, "cow": cow, "fort": fort, "gun": gun, "mine": mine, "wagon": wagon}
