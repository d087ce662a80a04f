// What a record that somebody brought is worth as a proof.
import type { TableInfo } from "../wire/TableInfo";
import { say, t } from "./speech.svelte";

export function verdictOf({ dice }: TableInfo): string {
  if (dice?.kind === "honest") return t("web-import-honest");
  if (dice?.kind === "set_by_hand") return t("web-import-set-by-hand");
  if (dice?.kind === "wrong") return t("web-import-wrong", { why: say(dice.why) });
  return t("web-import-unproven");
}

/** Whether its dice do not fit. */
export function isForged({ dice }: TableInfo): boolean {
  return dice?.kind === "wrong";
}
