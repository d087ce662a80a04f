import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";
import Decisions from "../src/review/Decisions.svelte";
import { speak, speakOf } from "../src/lib/speech.svelte";

test("a review begins with what I did myself, and says whom a hint would have told its reasons", async () => {
  await speak("en");
  await speakOf("carson-city");
  const judged = (decision: number, seat: number, cost: number) => ({
    decision,
    seat,
    cost,
    action: "pass",
    best: "buy",
    phrase: { id: "web-close" },
    best_phrase: { id: "web-keep" },
    reasons: seat === 2 ? [{ id: "web-you" }] : [],
  });
  const review = {
    decisions: [judged(0, 2, -9), judged(1, 1, -0.2), judged(2, 1, -2), judged(3, 1, 0)],
    key_decisions: [0],
    fortunes: [],
    key_fortunes: [],
    seats: [],
  };
  const table = { id: "t1", game: "carson-city", stage: "over", yours: [1], seats: [] };
  const props = { review, names: ["Ada", "Bob"], log: [], go: String, table } as never;
  const shown = mount(Decisions, { target: document.body, props });
  flushSync();
  const cards = [...document.querySelectorAll("ol > li")].map((card) => card.textContent);
  expect(cards).toHaveLength(2);
  expect(cards[0]).toContain("Ada: Close – about 2 points less than Save.");
  expect(cards[0]).not.toContain("A hint would have told");
  expect(cards[1]).toContain("A hint would have told Bob:");
  void unmount(shown);
});
