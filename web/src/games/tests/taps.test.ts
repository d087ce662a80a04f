import { describe, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { Taps } from "../taps";

const press = (pointerType: string, detail = 1) => ({ pointerType, detail }) as unknown as MouseEvent;

describe("a finger", () => {
  it("shows with the first tap and decides with the second", () => {
    const taps = new Taps();
    expect(taps.decides(press("touch"), "take I-01")).toBe(false);
    expect(taps.decides(press("touch"), "take I-01")).toBe(true);
  });

  it("that taps something else shows that first", () => {
    const taps = new Taps();
    taps.decides(press("touch"), "take I-01");
    expect(taps.decides(press("touch"), "take I-02")).toBe(false);
    expect(taps.decides(press("touch"), "take I-01")).toBe(false);
  });

  it("begins anew with every question and after every decision", () => {
    const taps = new Taps();
    taps.decides(press("touch"), "pass");
    taps.forget();
    expect(taps.decides(press("touch"), "pass")).toBe(false);
    expect(taps.decides(press("touch"), "pass")).toBe(true);
    expect(taps.decides(press("touch"), "pass")).toBe(false);
  });

  it("decides with the next tap what it has dragged", () => {
    const taps = new Taps();
    taps.show("0,2");
    expect(taps.again("0,2")).toBe(true);
  });

  it("decides with one tap for whoever wishes so", () => {
    settings.confirm = "never";
    expect(new Taps().decides(press("touch"), "pass")).toBe(true);
    settings.confirm = "taps";
  });
});

describe("a mouse, a key and a screen reader", () => {
  it("decide with one press", () => {
    expect(new Taps().decides(press("mouse"), "pass")).toBe(true);
    expect(new Taps().decides(press("", 0), "pass")).toBe(true);
    expect(new Taps().decides(press("touch", 0), "pass")).toBe(true);
  });
});
