import { expect, test } from "vitest";
import { type Cases, match } from "../src/lib/match";

type Told = "over" | { moved: { by: number } } | { spoke: string };
const CASES: Cases<Told, string> = {
  over: () => "over",
  moved: ({ by }) => `by ${by}`,
  spoke: (words) => words,
};

test("each variant finds its case, with what it carries", () => {
  const told: Told[] = ["over", { moved: { by: 2 } }, { spoke: "howdy" }];
  expect(told.map((one) => match(one, CASES, ""))).toEqual(["over", "by 2", "howdy"]);
});

test("what only a newer server can tell is unheard of, and breaks nothing", () => {
  expect(match({ danced: {} } as unknown as Told, CASES, "unheard")).toBe("unheard");
  expect(match("danced" as Told, CASES, "unheard")).toBe("unheard");
});

test("a variant without a case does not compile", () => {
  // @ts-expect-error: nothing is said about `spoke`.
  const few: Cases<Told, string> = { over: () => "over", moved: ({ by }) => `by ${by}` };
  expect(Object.keys(few)).toHaveLength(2);
});
