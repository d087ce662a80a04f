// What somebody who has never been asked this before is told about it.
import type { View } from "../../../wire/circle-wagons/View";

export function tipsFor(view: unknown): string[] {
  const { asked, position } = view as View;
  if (!asked) return [];
  if ("start" in asked) return ["web-wagons-tip-start"];
  const solo = position.solo ? ["web-wagons-tip-solo"] : [];
  if ("draft" in asked) return ["web-wagons-tip-draft", ...solo];
  const given = (position.skipped ?? []).includes(asked.lay.card);
  return ["web-wagons-tip-lay", ...(given ? ["web-wagons-tip-given"] : [])];
}
