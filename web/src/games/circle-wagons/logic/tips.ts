// What somebody who has never been asked this before is told about it.
import { match } from "../../../lib/match";
import type { Asked } from "../../../wire/circle-wagons/Asked";
import type { View } from "../../../wire/circle-wagons/View";

export function tipsFor(view: unknown): string[] {
  const { asked, position } = view as View;
  if (!asked) return [];
  const { solo, skipped } = position;
  return match<Asked, string[]>(
    asked,
    {
      start: () => ["web-wagons-tip-start"],
      draft: () => ["web-wagons-tip-draft", ...(solo ? ["web-wagons-tip-solo"] : [])],
      lay: ({ card }) => [
        "web-wagons-tip-lay",
        ...((skipped ?? []).includes(card) ? ["web-wagons-tip-given"] : []),
      ],
    },
    [],
  );
}
