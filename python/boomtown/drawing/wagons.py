"""Circle the Wagons: the cards of the circle and both towns, cell by cell."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Sequence

from .._boomtown import spec
from .canvas import Canvas
from .characters import Line, wrapped, write
from .colours import GROUNDS, INK, PAPER, SEATS, Colour
from .letters import HEIGHT, WIDTH
from .signs import OBJECTS

WIDE, HIGH = 960, 600
EDGE = 12
#: Cells of the circle, and of a town as long as it is small.
SMALL, LARGE = 24, 40
#: From one card of the circle to the next.
STEP = 2 * SMALL + 10
#: Where the towns begin and end, down the picture.
TOP, BOTTOM = 104, 500

_TERRAINS = {"desert": "sand", "forest": "leaf", "snow": "snow", "mountain": "rock", "plains": "grass", "water": "water"}

#: The four cells of a card as it lies, row by row.
Face = list[str]


@lru_cache(maxsize=None)
def _faces() -> list[Face]:
    return [list(face) for face in spec("circle-wagons")["cards"]]


def _cell(canvas: Canvas, x: float, y: float, size: float, territory: str) -> None:
    terrain, thing = territory.split()
    canvas.rect(x, y, size, size, GROUNDS[_TERRAINS[terrain]])
    OBJECTS[thing](canvas, x + size / 2, y + size / 2, size * 0.38)


def _frame(canvas: Canvas, x: float, y: float, width: float, height: float, colour: Colour, line: float = 1) -> None:
    for left, top, wide, high in ((x, y, width, line), (x, y + height - line, width, line), (x, y, line, height), (x + width - line, y, line, height)):
        canvas.rect(left, top, wide, high, colour)


def _card(canvas: Canvas, x: float, y: float, card: int, line: float = 1) -> None:
    for index, territory in enumerate(_faces()[card - 1]):
        _cell(canvas, x + index % 2 * SMALL, y + index // 2 * SMALL, SMALL, territory)
    _frame(canvas, x, y, 2 * SMALL, 2 * SMALL, INK, line)
    canvas.text(x + SMALL - WIDTH * len(str(card)) / 2, y + 2 * SMALL + 2, str(card), INK)


def _circle(canvas: Canvas, cards: Sequence[int], title: str) -> None:
    canvas.text(EDGE, 8, title, INK)
    for place, card in enumerate(cards):
        # The next card of the circle stands first.
        _card(canvas, EDGE + place * STEP, 8 + HEIGHT + 6, card, 2.5 if place == 0 else 1)


def _numbers(lines: Sequence[Line]) -> list[int]:
    """The numbers of the cards that a picture of the account shows."""
    return [int(text) for text, tone in lines[0] if tone == "strong" and text.strip().isdigit()] if lines else []


def _city(canvas: Canvas, cards: Sequence[int], left: float) -> None:
    """The cards of the Lone Cowboy's opponent, in the order in which he got them."""
    for place, card in enumerate(cards):
        _card(canvas, left + place % 6 * (STEP + 8), TOP + HEIGHT + 6 + place // 6 * (STEP + HEIGHT), card)


def _shown(laid: Sequence[dict[str, Any]]) -> dict[tuple[int, int], str]:
    """What is seen of a town from above."""
    seen: dict[tuple[int, int], str] = {}
    for card in laid:
        face = _faces()[card["card"] - 1]
        for index, territory in enumerate(reversed(face) if card["turned"] else face):
            seen[card["column"] + index % 2, card["row"] + index // 2] = territory
    return seen


def _town(canvas: Canvas, laid: Sequence[dict[str, Any]], seat: int, title: str, left: float, width: float) -> None:
    canvas.text(left, TOP, title, SEATS[seat])
    seen = _shown(laid)
    if not seen:
        return
    columns, rows = [at[0] for at in seen], [at[1] for at in seen]
    across, down = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    top, height = TOP + HEIGHT + 6, BOTTOM - TOP - HEIGHT - 6
    size = min(LARGE, width // across, height // down)
    x0 = left + (width - size * across) / 2 - min(columns) * size
    y0 = top + (height - size * down) / 2 - min(rows) * size
    for (column, row), territory in seen.items():
        _cell(canvas, x0 + column * size, y0 + row * size, size, territory)
    for column, row in seen:
        _frame(canvas, x0 + column * size, y0 + row * size, size, size, (120, 100, 78), 0.5)
    # The card that was laid last stands out.
    last = laid[-1]
    _frame(canvas, x0 + last["column"] * size, y0 + last["row"] * size, 2 * size, 2 * size, SEATS[seat], 2.5)


def draw(view: dict[str, Any], pictures: Sequence[tuple[str, Sequence[Line]]]) -> Canvas:
    """The table of a view. Titles come from the pictures of the text account, and what is not drawn is written as they say it."""
    canvas = Canvas(WIDE, HIGH, PAPER)
    position = view["position"]
    rest = list(pictures)
    # What is asked comes first in the account, then what it is about.
    laying = isinstance(view["asked"], dict) and view["asked"].get("lay")
    if laying:
        title = rest.pop(0)[0]
        canvas.text(WIDE - EDGE - len(title) * WIDTH, 8, title, SEATS[laying["seat"] - 1])
        _card(canvas, WIDE - EDGE - 2 * SMALL, 8 + HEIGHT + 6, laying["card"], 2.5)
    found = [index for index, (_, lines) in enumerate(rest) if position["circle"] and _numbers(lines) == position["circle"]]
    if found:
        _circle(canvas, position["circle"], rest.pop(found[0])[0])
    width = (WIDE - 3 * EDGE) / 2
    for seat, laid in enumerate(position["towns"]):
        # The town of whoever decides comes first; each is called by the number of its seat.
        found = [index for index, (title, _) in enumerate(rest) if str(seat + 1) in title]
        if found:
            _town(canvas, laid, seat, rest.pop(found[0])[0], EDGE + seat * (width + EDGE), width)
    if "solo" in position:
        _city(canvas, position["solo"]["city"], 2 * EDGE + width)
    written = [line for title, lines in rest for line in [[(title, "strong")], *lines]]
    write(canvas, wrapped(written, (WIDE - 2 * EDGE) // WIDTH), EDGE, BOTTOM + 6)
    return canvas
