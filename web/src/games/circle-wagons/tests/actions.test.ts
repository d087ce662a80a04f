import { describe, expect, it } from "vitest";
import { firstHold } from "../logic/holding";
import { layText, nearestPlace, placesOf, readAction, startText, takeText } from "../logic/actions";

const offer = (action: string, gain: number | null = null) => ({ action, phrase: { id: "x" }, gain });

describe("the text forms of decisions", () => {
  it("are read as they are written", () => {
    expect(readAction(takeText(7))).toEqual({ kind: "take", card: 7 });
    expect(readAction(startText(18))).toEqual({ kind: "start", card: 18 });
    for (const turned of [false, true]) {
      const action = readAction(layText({ column: -3, row: 12 }, turned));
      expect(action).toEqual({ kind: "lay", column: -3, row: 12, turned });
    }
  });

  it("are nothing if they are something else", () => {
    for (const text of ["", "take", "take x", "lay 1", "lay 1,2 upright", "start 5 6", "steal 3"]) {
      expect(readAction(text)).toBeNull();
    }
  });
});

describe("the places where a card may lie", () => {
  const offers = [offer("lay 0,-2", 3), offer("lay 0,-2 turned", -1), offer("lay 2,1"), offer("take 4")];

  it("are those of the way it is turned, with what they bring", () => {
    expect([...placesOf(offers, false)]).toEqual([
      ["0,-2", { column: 0, row: -2, gain: 3 }],
      ["2,1", { column: 2, row: 1, gain: 0 }],
    ]);
    expect([...placesOf(offers, true).values()]).toEqual([{ column: 0, row: -2, gain: -1 }]);
  });

  it("are counted to the middle of the card when the nearest is wanted", () => {
    const places = [...placesOf(offers, false).values()];
    expect(nearestPlace(places, 1, -1)).toMatchObject({ column: 0, row: -2 });
    expect(nearestPlace(places, 2.6, 1.4)).toMatchObject({ column: 2, row: 1 });
    expect(nearestPlace([], 0, 0)).toBeNull();
  });
});

describe("a card that has just come to hand", () => {
  const town = [{ card: 1, column: 0, row: 0, turned: false }];

  it("is held beside the town, not on it", () => {
    const offers = ["lay 0,0", "lay 1,0", "lay 2,0", "lay 0,2", "lay -2,0 turned"].map((action) =>
      offer(action),
    );
    expect(firstHold(offers, town, 2)).toEqual({ column: 2, row: 0 });
  });

  it("is held on the town if there is no place beside it", () => {
    expect(firstHold([offer("lay 1,1")], town, 2)).toEqual({ column: 1, row: 1 });
  });

  it("is held at the only place of an empty town, and nowhere if nothing is offered", () => {
    expect(firstHold([offer("lay 0,0")], [], 2)).toEqual({ column: 0, row: 0 });
    expect(firstHold([], [], 2)).toBeNull();
  });
});
