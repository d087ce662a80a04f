import { expect, test } from "vitest";
import { meet, tagAmong } from "../src/lib/met.svelte";

test("a tag is shown only where two people are called alike", () => {
  meet("aaaa1111", "Ann");
  meet("aaaa1111", "Ann");
  expect(tagAmong("aaaa1111", "Ann")).toBe("");
  meet("bbbb2222", "Аnn");
  expect(tagAmong("aaaa1111", "Ann")).toBe("#aaaa");
  expect(tagAmong("bbbb2222", "Аnn")).toBe("#bbbb");
  meet("cccc3333", "Bob");
  expect(tagAmong("cccc3333", "Bob")).toBe("");
});
