// What an undo takes back, in words and on the board.
import { say, seatName, t } from "../lib/speech.svelte";
import type { Names } from "../lib/words";
import type { LogLine } from "../wire/LogLine";

/** The decisions that would no longer stand, the latest first. */
export function takenBack(log: readonly LogLine[], keep: number): LogLine[] {
  return log.filter((line) => line.seat !== null && line.index > keep).reverse();
}

/** Each of them as "who: what". */
export function inWords(lines: readonly LogLine[], names: Names): string[] {
  return lines.map((line) => {
    const what = line.told.map((one) => say(one.phrase, names)).join(" ") || t("undo-secret");
    return t("undo-line", { name: seatName(line.seat ?? 1, names), what });
  });
}

/** All of them as one line, for the board to point at. */
export function onTheBoard(lines: readonly LogLine[]): LogLine | null {
  const [latest] = lines;
  return latest ? { ...latest, told: lines.flatMap((line) => line.told) } : null;
}
