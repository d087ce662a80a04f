import { describe, expect, test } from "vitest";
import type { Offer } from "../../../wire/Offer";
import { Hand } from "../logic/hand.svelte";

const offer = (action: string, gain: number) => ({ action, gain }) as Offer;
const OFFERS = [
  offer("lay 2,0", 1),
  offer("lay 0,2", 3),
  offer("lay 0,2 turned", -1),
  offer("lay -2,0 turned", 0),
];

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
  });

  test("stays where it is if there is one place only", () => {
    const one = hand([offer("lay 0,0", 4)]);
    one.move({ column: 7, row: 7 });
    expect(one.held).toEqual({ column: 0, row: 0 });
  });
});
