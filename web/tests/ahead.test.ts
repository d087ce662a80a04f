import { describe, expect, test } from "vitest";
import { chosen, Draft } from "../src/table/ahead.svelte";
import type { OrderForm } from "../src/wire/OrderForm";

const phrase = (id: string) => ({ id });
const buy = { key: "buy", label: phrase("buy"), limit: phrase("at-most") };
const ask = { key: "ask", label: phrase("ask") };
const line = (key: string, most: number) => ({
  key,
  label: phrase(key),
  choices: [buy, ask],
  choice: "buy",
  most,
});
const form: OrderForm = {
  lines: [line("parcel d4", 7), line("parcel e5", 3)],
  stops: [
    { key: "price", label: phrase("price"), on: true },
    { key: "lost", label: phrase("lost"), on: false },
  ],
  ranked: true,
};

describe("orders being written", () => {
  test("begin with what the form suggests", () => {
    expect(new Draft(form, undefined).orders).toEqual({
      lines: [
        { key: "parcel d4", choice: "buy", most: 7 },
        { key: "parcel e5", choice: "buy", most: 3 },
      ],
      stops: ["price"],
    });
  });

  test("go on with what was left, in its order, as far as the form still has it", () => {
    const before = {
      lines: [
        { key: "parcel e5", choice: "buy", most: 2 },
        { key: "parcel a1", choice: "buy", most: 9 },
        { key: "parcel d4", choice: "steal" },
      ],
      stops: ["lost"],
    };
    expect(new Draft(form, before).orders).toEqual({
      lines: [
        { key: "parcel e5", choice: "buy", most: 2 },
        { key: "parcel d4", choice: "buy", most: 7 },
      ],
      stops: ["lost"],
    });
  });

  test("a line is moved up and down and not beyond the ends", () => {
    const draft = new Draft(form, undefined);
    draft.move(0, -1);
    draft.move(0, 1);
    expect(draft.rows.map(({ line: { key } }) => key)).toEqual(["parcel e5", "parcel d4"]);
    draft.move(1, 1);
    expect(draft.rows[1]?.line.key).toBe("parcel d4");
  });

  test("a choice without a limit is sent without one", () => {
    const draft = new Draft(form, undefined);
    const first = draft.rows[0];
    if (!first) throw new Error("there are two lines");
    first.choice = "ask";
    expect(chosen(first)?.limit).toBeUndefined();
    expect(draft.orders.lines[0]).toEqual({ key: "parcel d4", choice: "ask" });
  });
});
