import { expect, it } from "vitest";
import type { PlayerPosition } from "../../../wire/carson-city/PlayerPosition";
import { limitOf } from "../logic/cast";

it("tells the cash limit that counts: $5 less with the red Paperboy, none before he has fetched anybody", () => {
  const player = (role: string | null, paperboy?: "yellow" | "red") =>
    limitOf({ role, paperboy: paperboy ?? null } as unknown as PlayerPosition);
  expect(player("2y")).toBe(120);
  expect(player("2y", "yellow")).toBe(120);
  expect(player("2y", "red")).toBe(115);
  expect(player("0r")).toBe(null);
  expect(player(null, "red")).toBe(null);
});
