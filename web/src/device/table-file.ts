// A table of this device as a file: what is kept of it, and a word that says so.
import type { KeptTable } from "../wire/KeptTable";

const WORD = { boomtown: "table" };

export function tableFile(kept: KeptTable): string {
  return JSON.stringify({ ...WORD, ...kept });
}

/** Whether a text is such a file, and no record. */
export function isTableFile(text: string): boolean {
  try {
    const said = JSON.parse(text) as Partial<typeof WORD> | null;
    return said?.boomtown === WORD.boomtown;
  } catch {
    return false;
  }
}
