import { describe, expect, it } from "vitest";
import type { LogLine } from "../../../wire/LogLine";
import { latestLaid } from "../logic/events";

const laid = (seat: number, card: string, column: number, row: number): LogLine => ({
  index: 0,
  seat,
  action: null,
  told: [{ phrase: { id: "" }, event: { laid: { seat, laid: { card, at: `${column},${row}` }, gain: 1 } } }],
});
const cards = (lines: LogLine[]) => latestLaid(lines, 1).map((one) => one.laid.card);

describe("the cards that were just laid", () => {
  it("are those since my last one, and that one too", () => {
    expect(cards([laid(1, "I-01", 0, 0), laid(1, "I-02", 1, 0), laid(2, "I-03", 0, 0)])).toEqual([
      "I-03",
      "I-02",
    ]);
  });

  it("are shown once in each place, the one on top", () => {
    expect(cards([laid(2, "I-01", 0, 0), laid(3, "I-02", 0, 0), laid(2, "I-03", 0, 0)])).toEqual([
      "I-03",
      "I-02",
    ]);
  });
});
