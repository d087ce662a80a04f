"""Carson City: The Card Game: the cards of the row and every city, cell by cell, and below them what the text account says of the rest."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Sequence

from .._boomtown import spec
from . import signs
from .canvas import Canvas
from .characters import Line, wrapped, write
from .colours import GROUNDS, INK, PAPER, SEATS, Colour
from .letters import HEIGHT, WIDTH

WIDE, HIGH = 960, 600
EDGE = 12
#: Cells of the cards in the row, and of a city as long as it is small.
SMALL, LARGE = 24, 34
#: From one card of the row to the next.
STEP = 2 * SMALL + 26
#: Where the cities begin and end, down the picture.
TOP, BOTTOM = 100, 420
#: How many cards each half of the game has.
EACH_EPOCH = 48

#: What stands on a cell, in two letters, where no sign of its own is drawn.
_LETTERS = {
    "blacksmith": "Bl",
    "drugstore": "Dr",
    "bank": "Ba",
    "saloon": "Sa",
    "hotel": "Ht",
    "general-store": "Gs",
    "church": "Ch",
    "prison": "Pr",
    "city-hall": "Ci",
    "outlaws": "!!",
}
_FRAME: Colour = (120, 100, 78)


@lru_cache(maxsize=None)
def _faces() -> dict[str, list[str]]:
    """The four cells of each card by its name, such as II-07."""
    names = [f"{epoch}-{number + 1:02}" for epoch in ("I", "II") for number in range(EACH_EPOCH)]
    return dict(zip(names, spec("carson-cards")["cards"]))


def _cell(canvas: Canvas, x: float, y: float, size: float, element: str) -> None:
    middle, r = (x + size / 2, y + size / 2), size * 0.4
    canvas.rect(x, y, size, size, GROUNDS["bare" if element == "empty" else "sand"])
    if element == "mountain":
        signs.mountain(canvas, *middle, r)
    elif element == "mine":
        signs.mine(canvas, *middle, r * 0.9)
    elif element == "ranch":
        signs.cow(canvas, *middle, r * 0.9)
    elif element == "house":
        signs.house(canvas, *middle, r)
    elif element == "townhouse":
        for step in (-0.22, 0.22):
            signs.house(canvas, middle[0] + size * step, middle[1], r * 0.6)
    elif element == "saloon":
        signs.beer(canvas, *middle, r * 0.8)
    elif element != "empty":
        letters = _LETTERS.get(element, element[:2].capitalize())
        canvas.rect(x + size * 0.1, y + size * 0.1, size * 0.8, size * 0.8, INK)
        canvas.rect(x + size * 0.14, y + size * 0.14, size * 0.72, size * 0.72, (252, 246, 230))
        canvas.text(middle[0] - WIDTH, middle[1] - HEIGHT / 2, letters, INK)


def _frame(canvas: Canvas, x: float, y: float, width: float, height: float, colour: Colour, line: float) -> None:
    for left, top, wide, high in ((x, y, width, line), (x, y + height - line, width, line), (x, y, line, height), (x + width - line, y, line, height)):
        canvas.rect(left, top, wide, high, colour)


def _card(canvas: Canvas, x: float, y: float, card: str, line: float = 1) -> None:
    for index, element in enumerate(_faces()[card]):
        _cell(canvas, x + index % 2 * SMALL, y + index // 2 * SMALL, SMALL, element)
    _frame(canvas, x, y, 2 * SMALL, 2 * SMALL, INK, line)
    canvas.text(x + SMALL - WIDTH * len(card) / 2, y + 2 * SMALL + 2, card, INK)


def _places(city: Sequence[dict[str, Any]]) -> list[tuple[str, int, int]]:
    """The cards of a city in the order in which they were laid, each with its column and row."""
    at = [(laid["card"], laid["at"].split(",")) for laid in city]
    return [(card, int(column), int(row)) for card, (column, row) in at]


def _city(canvas: Canvas, city: Sequence[dict[str, Any]], seat: int, title: str, left: float, width: float) -> None:
    canvas.text(left, TOP, title[: int(width // WIDTH)], SEATS[seat])
    seen: dict[tuple[int, int], str] = {}
    laid = _places(city)
    for card, column, row in laid:
        for index, element in enumerate(_faces()[card]):
            seen[column + index % 2, row + index // 2] = element
    if not seen:
        return
    columns, rows = [at[0] for at in seen], [at[1] for at in seen]
    across, down = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    top, height = TOP + HEIGHT + 6, BOTTOM - TOP - HEIGHT - 6
    size = min(LARGE, width // across, height // down)
    x0 = left + (width - size * across) / 2 - min(columns) * size
    y0 = top + (height - size * down) / 2 - min(rows) * size
    for (column, row), element in seen.items():
        _cell(canvas, x0 + column * size, y0 + row * size, size, element)
        _frame(canvas, x0 + column * size, y0 + row * size, size, size, _FRAME, 0.5)
    # The card that was laid last stands out.
    _, column, row = laid[-1]
    _frame(canvas, x0 + column * size, y0 + row * size, 2 * size, 2 * size, SEATS[seat], 2.5)


def _names(title: str, lines: Sequence[Line], cards: Sequence[str]) -> bool:
    """Whether a picture of the account names one of these cards: that of the row does, and that of the card to be laid."""
    words = " ".join([title, *(text for line in lines for text, _ in line)]).split()
    return any(card in words for card in cards)


def _is_city(title: str, lines: Sequence[Line], seat: int) -> bool:
    """Whether a picture of the account is the city of a seat: a map, or nothing as long as nothing was laid."""
    cells = [tone for line in lines for _, tone in line if tone.startswith(("ground ", "marked "))]
    return str(seat + 1) in title and (bool(cells) or not lines)


def draw(view: dict[str, Any], pictures: Sequence[tuple[str, Sequence[Line]]]) -> Canvas:
    """The table of a view. Titles come from the pictures of the text account, and what is not drawn is written as they say it."""
    canvas = Canvas(WIDE, HIGH, PAPER)
    table = view["table"]
    rest = list(pictures)
    row, hand = list(table.get("row") or []), table.get("hand")

    def taken(cards: Sequence[str]) -> str:
        """The title of the picture that names these cards, which is not written any more."""
        found = [index for index, (title, lines) in enumerate(rest) if _names(title, lines, cards)]
        return rest.pop(found[0])[0] if found else ""

    if hand:
        title = taken([hand])
        canvas.text(WIDE - EDGE - len(title) * WIDTH, 8, title, INK)
        _card(canvas, WIDE - EDGE - 2 * SMALL, 8 + HEIGHT + 6, hand, 2.5)
    canvas.text(EDGE, 8, taken(row), INK)
    for place, card in enumerate(row):
        _card(canvas, EDGE + place * STEP, 8 + HEIGHT + 6, card)
    if table.get("person"):
        canvas.text(EDGE + len(row) * STEP, 8 + HEIGHT + 6 + SMALL - HEIGHT / 2, table["person"], INK)
    builders = [seat for seat, player in enumerate(table["players"]) if "city" in player]
    width = (WIDE - (len(builders) + 1) * EDGE) / max(1, len(builders))
    for place, seat in enumerate(builders):
        found = [index for index, (title, lines) in enumerate(rest) if _is_city(title, lines, seat)]
        title = rest.pop(found[0])[0] if found else str(seat + 1)
        _city(canvas, table["players"][seat]["city"], seat, title, EDGE + place * (width + EDGE), width)
    written = [line for title, lines in rest for line in [[(title, "strong")], *lines]]
    write(canvas, wrapped(written, (WIDE - 2 * EDGE) // WIDTH), EDGE, BOTTOM + 6)
    return canvas
