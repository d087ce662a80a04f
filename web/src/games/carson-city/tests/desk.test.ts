import { flushSync } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import { settings } from "../../../lib/settings.svelte";
import type { Action } from "../../../wire/carson-city/Action";
import type { Offer } from "../../../wire/Offer";
import { Desk } from "../logic/desk.svelte";

const offer = (data: Action): Offer => ({
  action: JSON.stringify(data),
  data,
  phrase: { id: "" },
  gain: null,
});
const finger = { pointerType: "touch", detail: 1 } as unknown as MouseEvent;

/** A desk at which these are offered, and what was decided there. */
function deskWith(...offers: Action[]) {
  const played: string[] = [];
  const play = (action: string) => Promise.resolve(void played.push(action));
  const preview = () => Promise.reject(new Error("nobody looks at previews here"));
  const situation = {
    offers: offers.map(offer),
    moment: 1,
    question: "1 place",
    hinted: null,
    play,
    preview,
  };
  return { desk: new Desk(() => situation), played };
}

afterEach(() => {
  settings.confirm = "taps";
});

describe("a finger on the board", () => {
  it("looks with the first tap and decides with the second", () => {
    const { desk, played } = deskWith({ place: "d4" }, { place: "e5" });
    desk.press("d4", finger);
    desk.press("e5", finger);
    desk.press("d4", finger);
    flushSync();
    expect(played).toEqual([]);
    desk.press("d4", finger);
    expect(played).toEqual([JSON.stringify({ place: "d4" })]);
  });

  it("decides nothing with the first tap of a new question, though it looked at the same place before", () => {
    const { desk, played } = deskWith({ place: "d4" });
    desk.press("d4", finger);
    desk.forget();
    expect(desk.looked).toBe("d4");
    desk.press("d4", finger);
    expect(played).toEqual([]);
  });

  it("decides at once for whoever wishes for one tap", () => {
    settings.confirm = "never";
    const { desk, played } = deskWith({ place: "d4" });
    desk.press("d4", finger);
    expect(played).toHaveLength(1);
  });
});
