import { describe, expect, it, vi } from "vitest";
import { Fingers } from "../fingers";
import { fit, LARGEST, panned, revealing, SMALLEST, toPixels, toTown, zoomed } from "../viewport";

const size = { width: 400, height: 300 };

describe("the window on a town", () => {
  it("shows the whole town with air around it", () => {
    const view = fit({ left: -2, top: 0, right: 9, bottom: 1 }, size, 1);
    const first = toPixels(view, size, { x: -3, y: -1 });
    const last = toPixels(view, size, { x: 11, y: 3 });
    expect(first.x).toBeGreaterThanOrEqual(-0.001);
    expect(first.y).toBeGreaterThanOrEqual(-0.001);
    expect(last.x).toBeLessThanOrEqual(400.001);
    expect(last.y).toBeLessThanOrEqual(300.001);
  });

  it("does not blow a single card up", () => {
    for (const side of [700, 1400, 4000]) {
      const card = 2 * fit(null, { width: side, height: side }, 1).scale;
      expect(card).toBeLessThan(side / 4);
    }
  });

  it("keeps the point under the fingers when it zooms", () => {
    const view = { x: 1, y: 2, scale: 50 };
    const at = { x: 310, y: 40 };
    const before = toTown(view, size, at);
    const after = toTown(zoomed(view, size, 1.7, at), size, at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it("stays between its smallest and largest scale", () => {
    const view = { x: 0, y: 0, scale: 50 };
    expect(zoomed(view, size, 1000, { x: 0, y: 0 }).scale).toBe(LARGEST);
    expect(zoomed(view, size, 0.0001, { x: 0, y: 0 }).scale).toBe(SMALLEST);
  });

  it("moves with the hand", () => {
    const view = { x: 0, y: 0, scale: 50 };
    expect(toPixels(panned(view, 30, -10), size, { x: 0, y: 0 })).toEqual({ x: 230, y: 140 });
  });

  it("moves just so far that a card is in sight", () => {
    const view = { x: 0, y: 0, scale: 50 };
    expect(revealing(view, size, { column: 0, row: 0 })).toEqual(view);
    expect(revealing(view, size, { column: 6, row: 0 }).x).toBe(4);
  });
});

describe("fingers", () => {
  const gestures = () => ({ tap: vi.fn(), pan: vi.fn(), pinch: vi.fn(), drag: vi.fn(), hover: vi.fn() });

  it("tap where they hardly move", () => {
    const told = gestures();
    const fingers = new Fingers(told);
    fingers.down(1, { x: 10, y: 10 }, "touch", false);
    fingers.move(1, { x: 13, y: 12 }, "touch");
    fingers.up(1);
    expect(told.tap).toHaveBeenCalledWith({ x: 13, y: 12 }, "touch");
    expect(told.pan).not.toHaveBeenCalled();
  });

  it("move the map when they wander, and the card when they hold it", () => {
    const told = gestures();
    const fingers = new Fingers(told);
    fingers.down(1, { x: 10, y: 10 }, "touch", false);
    fingers.move(1, { x: 40, y: 10 }, "touch");
    fingers.up(1);
    expect(told.pan).toHaveBeenCalledWith({ x: 30, y: 0 });
    fingers.down(2, { x: 10, y: 10 }, "touch", true);
    fingers.move(2, { x: 10, y: 60 }, "touch");
    fingers.up(2);
    expect(told.drag).toHaveBeenCalledWith({ x: 10, y: 60 });
    expect(told.tap).not.toHaveBeenCalled();
  });

  it("pinch when there are two, and then do not tap", () => {
    const told = gestures();
    const fingers = new Fingers(told);
    fingers.down(1, { x: 0, y: 0 }, "touch", false);
    fingers.down(2, { x: 100, y: 0 }, "touch", false);
    fingers.move(2, { x: 200, y: 0 }, "touch");
    fingers.up(1);
    fingers.up(2);
    expect(told.pinch).toHaveBeenCalledWith(2, { x: 100, y: 0 });
    expect(told.tap).not.toHaveBeenCalled();
  });

  it("hover only as a mouse", () => {
    const told = gestures();
    const fingers = new Fingers(told);
    fingers.move(1, { x: 5, y: 5 }, "mouse");
    fingers.move(2, { x: 5, y: 5 }, "touch");
    expect(told.hover).toHaveBeenCalledTimes(1);
  });
});
