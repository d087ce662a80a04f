import { expect, test } from "vitest";
import { unpackOffers } from "../src/lib/packed";
import type { PackedOffers } from "../src/wire/PackedOffers";
import example from "./packed.json";

test("offers come out as the server packed them", () => {
  expect(unpackOffers(example.packed as unknown as PackedOffers)).toEqual(example.offers);
});
