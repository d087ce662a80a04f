import { expect, test } from "vitest";
import { unpackOffers } from "../src/lib/packed";
import example from "./packed.json";

test("offers come out as the server packed them", () => {
  expect(unpackOffers(example.packed)).toEqual(example.offers);
});
