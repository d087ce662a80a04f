// The options of a table that are not as usual.
import type { Field } from "../wire/Field";
import type { Phrase } from "../wire/Phrase";

export interface Unusual {
  field: Field;
  /** What was chosen; null where it is simply there. */
  choice: Phrase | null;
  /** What that means, in a sentence. */
  help: Phrase | null;
}

/** Options that differ from the first choice of their field. The number of seats says how many play. */
export function unusual(fields: readonly Field[], options: Record<string, unknown>): Unusual[] {
  return fields.flatMap((field): Unusual[] => {
    const value = options[field.key] ?? null;
    const usual = field.choices[0]?.value ?? null;
    if (value === null || value === usual || (usual === null && value === false)) return [];
    if (field.key === "players" || field.key === "people") return [];
    if (value === true) return [{ field, choice: null, help: field.help }];
    const chosen = field.choices.find((choice) => choice.value === value);
    const choice = chosen?.label ?? field.own?.label;
    return choice ? [{ field, choice, help: chosen?.help ?? null }] : [];
  });
}
