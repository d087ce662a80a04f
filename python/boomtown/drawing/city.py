"""Carson City: the map with its mountains, roads, buildings and cowboys, and beside it what the text account says of players and action spaces."""

from __future__ import annotations

from typing import Any, Sequence

from . import signs
from .canvas import Canvas
from .characters import Line, wrapped, write
from .colours import GROUNDS, INK, PAPER, SEATS, Colour
from .letters import HEIGHT, WIDTH

WIDE, HIGH = 960, 600
#: The map: where its first parcel begins, and how large one is.
LEFT, TOP, SIZE, SIDE = 28, 36, 66, 8
#: Where the text begins.
BESIDE = LEFT + SIDE * SIZE + 20
ROAD: Colour = (150, 106, 62)
LINE: Colour = (196, 176, 132)


def _corner(parcel: str) -> tuple[float, float]:
    """The upper left corner of a parcel such as d4."""
    return LEFT + (ord(parcel[0]) - ord("a")) * SIZE, TOP + (int(parcel[1:]) - 1) * SIZE


def _is_map(lines: Sequence[Line]) -> bool:
    return any(len(_grounds(line)) == SIDE for line in lines)


def _grounds(line: Line) -> list[tuple[str, str]]:
    """The parcels of a line of the drawn map: what stands there and on which ground."""
    return [(text.strip(), tone.split()[1]) for text, tone in line if tone.startswith(("ground ", "marked "))]


def _land(canvas: Canvas, lines: Sequence[Line]) -> dict[str, str]:
    """Draws the ground of every parcel; what stands on each, as the text account shortens it."""
    standing: dict[str, str] = {}
    rows = [_grounds(line) for line in lines if len(_grounds(line)) == SIDE]
    for row, parcels in enumerate(rows):
        for column, (text, ground) in enumerate(parcels):
            x, y = LEFT + column * SIZE, TOP + row * SIZE
            canvas.rect(x, y, SIZE, SIZE, GROUNDS["sand" if ground == "rock" else ground])
            if ground == "rock":
                signs.mountain(canvas, x + SIZE / 2, y + SIZE / 2, SIZE * 0.42)
            canvas.rect(x, y, SIZE, 1, LINE)
            canvas.rect(x, y, 1, SIZE, LINE)
            standing[f"{chr(ord('a') + column)}{row + 1}"] = text
    for index in range(SIDE):
        canvas.text(LEFT + index * SIZE + SIZE / 2 - 4, TOP - HEIGHT - 4, chr(ord("a") + index), INK)
        canvas.text(LEFT - WIDTH - 6, TOP + index * SIZE + SIZE / 2 - 6, str(index + 1), INK)
    return standing


def _roads(canvas: Canvas, roads: Sequence[str]) -> None:
    for road in roads:
        x, y = _corner(road[:-1])
        # A road runs along the edge to the north or the west of its parcel.
        width, height = (SIZE + 6, 6) if road[-1] == "n" else (6, SIZE + 6)
        canvas.rect(x - 3, y - 3, width, height, ROAD)


def _built(canvas: Canvas, town: dict[str, Any], standing: dict[str, str]) -> None:
    for parcel in town.get("houses", []):
        x, y = _corner(parcel)
        signs.house(canvas, x + SIZE / 2, y + SIZE / 2, SIZE * 0.3)
    for parcel in town.get("townhouses", []):
        x, y = _corner(parcel)
        for step in (0.32, 0.68):
            signs.house(canvas, x + SIZE * step, y + SIZE / 2, SIZE * 0.22)
    for kind, parcels in town["buildings"].items():
        for parcel in parcels:
            x, y = _corner(parcel)
            canvas.rect(x + 9, y + 9, SIZE - 18, SIZE - 18, INK)
            canvas.rect(x + 10, y + 10, SIZE - 20, SIZE - 20, (252, 246, 230))
            if kind == "mine":
                signs.mine(canvas, x + SIZE / 2, y + SIZE * 0.4, SIZE * 0.18)
            elif kind == "ranch":
                signs.cow(canvas, x + SIZE / 2, y + SIZE * 0.4, SIZE * 0.18)
            else:
                signs.house(canvas, x + SIZE / 2, y + SIZE * 0.4, SIZE * 0.2)
            canvas.text(x + SIZE / 2 - WIDTH, y + SIZE - 24, standing.get(parcel, "")[:2], INK)


def _pieces(canvas: Canvas, view: dict[str, Any]) -> None:
    """Who owns what, and whose cowboys stand where."""
    for seat, player in enumerate(view["position"]["players"]):
        for parcel in player.get("parcels", []):
            x, y = _corner(parcel)
            canvas.polygon([(x + 2, y + 2), (x + 20, y + 2), (x + 2, y + 20)], SEATS[seat])
            canvas.text(x + 3, y + 1, str(seat + 1), PAPER)
    for parcel in view["position"]["town"].get("outlaws", []):
        x, y = _corner(parcel)
        canvas.disc(x + SIZE / 2, y + 14, 9, INK)
        canvas.text(x + SIZE / 2 - 4, y + 8, "@", PAPER)
    crowd: dict[str, int] = {}
    for cowboy in view["cowboys"]:
        place, seat = cowboy["place"], cowboy["seat"] - 1
        if len(place) != 2:
            continue
        x, y = _corner(place)
        count = crowd[place] = crowd.get(place, 0) + 1
        # The first at the right, the others beside him to the left.
        canvas.disc(x + SIZE + 3 - 15 * count, y + SIZE - 13, 9, INK)
        canvas.disc(x + SIZE + 3 - 15 * count, y + SIZE - 13, 8, SEATS[seat])


def draw(view: dict[str, Any], pictures: Sequence[tuple[str, Sequence[Line]]]) -> Canvas:
    """The table of a view."""
    canvas = Canvas(WIDE, HIGH, PAPER)
    written: list[Line] = []
    for title, lines in pictures:
        if _is_map(lines):
            standing = _land(canvas, lines)
            town = view["position"]["town"]
            canvas.rect(LEFT, TOP + SIDE * SIZE, SIDE * SIZE, 1, LINE)
            canvas.rect(LEFT + SIDE * SIZE, TOP, 1, SIDE * SIZE, LINE)
            _roads(canvas, town["roads"])
            _built(canvas, town, standing)
            _pieces(canvas, view)
        else:
            written += [[(title, "strong")], *lines, []]
    write(canvas, wrapped(written, (WIDE - BESIDE - 4) // WIDTH), BESIDE, 8)
    return canvas
