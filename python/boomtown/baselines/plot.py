"""Learning curves as a picture (SVG), without any other package."""

from __future__ import annotations

from typing import Any, Sequence

COLOURS = ["#b23028", "#2854a0", "#2c743e", "#b07c0c", "#703c8c"]
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 360, 56, 24, 24, 48


def svg(curves: Sequence[dict[str, Any]]) -> str:
    """Curves with a `name` and a `curve` of games and shares, one below the other in the key."""
    most = max(point["games"] for one in curves for point in one["curve"]) or 1

    def x(games: float) -> float:
        return LEFT + games / most * (WIDTH - LEFT - RIGHT)

    def y(share: float) -> float:
        return TOP + (1 - share) * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6eedc"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        dash = "" if share == 0.5 else ' stroke-dasharray="2 4"'
        parts.append(f'<path d="M{LEFT} {y(share):.1f}H{WIDTH - RIGHT}" stroke="#78604a"{dash}/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for step in range(5):
        games = most * step / 4
        parts.append(f'<text x="{x(games):.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{games:.0f}</text>')
    parts.append(f'<text x="{(LEFT + WIDTH - RIGHT) / 2}" y="{HEIGHT - 8}" text-anchor="middle">games played</text>')
    for index, one in enumerate(curves):
        colour = COLOURS[index % len(COLOURS)]
        line = " ".join(f"{x(point['games']):.1f},{y(point['share']):.1f}" for point in one["curve"])
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for point in one["curve"]:
            parts.append(f'<circle cx="{x(point["games"]):.1f}" cy="{y(point["share"]):.1f}" r="3" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + 10}" y="{TOP + 14 + 16 * index}" fill="{colour}">{one["name"]}</text>')
    return "\n".join([*parts, "</svg>", ""])
