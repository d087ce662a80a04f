// What somebody who has never been asked this before is told about it.
import type { View } from "../../../wire/carson-city/View";

const TIPS: Record<string, string> = {
  first_parcel: "web-city-tip-first-parcel",
  character: "web-city-tip-character",
  place: "web-city-tip-place",
  race: "web-city-tip-place",
  buy_building: "web-city-tip-building",
};

export function tipFor(view: unknown): string | null {
  const asked = Object.keys((view as View).asked ?? {})[0] ?? "";
  return TIPS[asked] ?? null;
}
