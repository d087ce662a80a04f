import { describe, expect, test } from "vitest";
import type { Offer } from "../../../wire/Offer";
import { Hand } from "../logic/hand.svelte";

const offer = (column: number, row: number, turned: boolean, gain: number) =>
  ({
    action: `lay ${column},${row}${turned ? " turned" : ""}`,
    data: { lay: { column, row, turned } },
    gain,
  }) as Offer;
const OFFERS = [offer(2, 0, false, 1), offer(0, 2, false, 3), offer(0, 2, true, -1), offer(-2, 0, true, 0)];

function hand(offers = OFFERS) {
  const one = new Hand(() => ({
    card: 5,
    offers,
    town: [{ card: 1, column: 0, row: 0, turned: false }],
  }));
  one.begin();
  return one;
}

describe("the card in hand", () => {
  test("is first held upright where it may lie, and tells what it brings there", () => {
    const one = hand();
    expect(one.turned).toBe(false);
    expect(one.held).toEqual({ column: 2, row: 0 });
    expect(one.gain).toBe(1);
    expect(one.decision).toBe("lay 2,0");
  });

  test("can be held anywhere, and is laid only where it may lie the way it is turned", () => {
    const one = hand();
    one.move({ column: 0, row: 2 });
    expect(one.gain).toBe(3);
    one.turn();
    expect(one.gain).toBe(-1);
    one.move({ column: 2, row: 0 });
    expect(one.gain).toBeNull();
    expect(one.decision).toBeNull();
    expect(one.ghost).toEqual({ card: 5, column: 2, row: 0, turned: true });
    expect(one.trial).toEqual({ lay: { column: 2, row: 0, turned: true } });
  });

  test("stays where it is if there is one place only", () => {
    const one = hand([offer(0, 0, false, 4)]);
    one.move({ column: 7, row: 7 });
    expect(one.held).toEqual({ column: 0, row: 0 });
  });
});
