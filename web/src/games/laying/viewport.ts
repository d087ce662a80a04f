// What part of a town is shown: a window that can be moved, zoomed, and fitted.
import type { Bounds } from "./spots";

/** The window in territories: its middle, and how many pixels a territory takes. */
export interface Viewport {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

export const SMALLEST = 14;
export const LARGEST = 240;
/** A town of one card is not blown up beyond this when it is fitted: so many pixels, or this part of a large window. */
const COMFORTABLE = 84;
const COMFORTABLE_PART = 1 / 9;

function within(scale: number): number {
  return Math.min(LARGEST, Math.max(SMALLEST, scale));
}

/** Shows all of the bounds, with so many territories of air on each side. */
export function fit(bounds: Bounds | null, size: Size, air: number): Viewport {
  const { left, top, right, bottom } = bounds ?? { left: 0, top: 0, right: 1, bottom: 1 };
  const columns = right - left + 1 + 2 * air;
  const rows = bottom - top + 1 + 2 * air;
  const comfortable = Math.max(COMFORTABLE, Math.min(size.width, size.height) * COMFORTABLE_PART);
  const scale = Math.min(size.width / columns, size.height / rows, comfortable);
  return { x: (left + right + 1) / 2, y: (top + bottom + 1) / 2, scale: within(scale || COMFORTABLE) };
}

/** Moves the window by pixels. */
export function panned(view: Viewport, dx: number, dy: number): Viewport {
  return { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
}

/** Zooms, keeping the point under the fingers where it is. The point is in pixels from the window's top left. */
export function zoomed(view: Viewport, size: Size, factor: number, at: { x: number; y: number }): Viewport {
  const scale = within(view.scale * factor);
  const point = toTown(view, size, at);
  const dx = at.x - size.width / 2;
  const dy = at.y - size.height / 2;
  return { x: point.x - dx / scale, y: point.y - dy / scale, scale };
}

/** A point in pixels, in columns and rows. */
export function toTown(view: Viewport, size: Size, at: { x: number; y: number }): { x: number; y: number } {
  return {
    x: view.x + (at.x - size.width / 2) / view.scale,
    y: view.y + (at.y - size.height / 2) / view.scale,
  };
}

/** A point in columns and rows, in pixels. */
export function toPixels(view: Viewport, size: Size, at: { x: number; y: number }): { x: number; y: number } {
  return {
    x: (at.x - view.x) * view.scale + size.width / 2,
    y: (at.y - view.y) * view.scale + size.height / 2,
  };
}

/** Moves the window just so far that a card lies inside it. */
export function revealing(view: Viewport, size: Size, card: { column: number; row: number }): Viewport {
  const halfWidth = size.width / 2 / view.scale;
  const halfHeight = size.height / 2 / view.scale;
  const clamp = (value: number, low: number, high: number) =>
    low > high ? (low + high) / 2 : Math.min(high, Math.max(low, value));
  return {
    ...view,
    x: clamp(view.x, card.column + 2 - halfWidth, card.column + halfWidth),
    y: clamp(view.y, card.row + 2 - halfHeight, card.row + halfHeight),
  };
}
