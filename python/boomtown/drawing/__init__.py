"""A board as an array of colours: the towns of the wagons, the cities of the card game and the map of Carson City as they are drawn, everything else
written beside them."""

from __future__ import annotations

from typing import Optional

from .._boomtown import State
from . import cards, city, wagons
from .canvas import Canvas
from .characters import write
from .colours import PAPER, Picture
from .letters import HEIGHT, WIDTH

__all__ = ["Picture", "draw"]

#: How many columns and rows of characters a picture has at least where nothing but characters is drawn, so that most games keep one size.
COLUMNS, ROWS = 80, 48


def draw(state: State, seat: Optional[int] = None, language: str = "en") -> Picture:
    """The board as an array of height × width × 3, as far as a seat may know it; without a seat as a spectator sees it.

    >>> import boomtown
    >>> picture = draw(boomtown.new("carson-city", players=3, seed=1))
    >>> picture.shape, str(picture.dtype)
    ((600, 960, 3), 'uint8')
    """
    view, pictures = state.view(seat), state.pictures(seat, language)
    if state.game == "circle-wagons":
        return wagons.draw(view, pictures).picture()
    if state.game == "carson-city":
        return city.draw(view, pictures).picture()
    if state.game == "carson-cards":
        return cards.draw(view, pictures).picture()
    lines = [line for title, drawn in pictures for line in [[(title, "strong")], *drawn, []]]
    columns = max([COLUMNS, *(sum(len(text) for text, _ in line) for line in lines)])
    canvas = Canvas(columns * WIDTH, max(ROWS, len(lines)) * HEIGHT, PAPER)
    write(canvas, lines)
    return canvas.picture()
