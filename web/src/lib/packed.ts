// Unpacks the offers of a moment; crates/protocol/src/packed.rs packs them and says how.
import type { Arg } from "../wire/Arg";
import type { Offer } from "../wire/Offer";
import type { PackedOffers } from "../wire/PackedOffers";
import type { Phrase } from "../wire/Phrase";

export function unpackOffers({ shapes, actions, offers, forms, odd }: PackedOffers): Offer[] {
  const phraseOf = ([shape, ...values]: unknown[]): Phrase => {
    const [id, ...names] = shapes[shape as number] ?? [];
    if (id === undefined) throw new Error("an offer names a message that is not there");
    if (values.length === 0) return { id };
    const args = values.map((value, index): [string, Arg] => [
      names[2 * index] ?? "",
      argOf(names[2 * index + 1], value),
    ]);
    return { id, args };
  };
  const argOf = (kind: string | undefined, value: unknown): Arg => {
    if (kind === "phrase") return { phrase: phraseOf(value as unknown[]) };
    if (kind === "list") return { list: (value as unknown[][]).map(phraseOf) };
    return { [kind ?? "text"]: value } as Arg;
  };
  const dataOf = (number: number, action: string): unknown => {
    if (odd && number in odd) return odd[number];
    for (const form of forms) {
      const data = dataIn(form, action);
      if (data !== undefined) return data;
    }
    return undefined;
  };
  const unpacked: Offer[] = [];
  for (let at = 0; at < offers.length;) {
    const written = typeof offers[at] === "string" ? (offers[at] as string) : null;
    const gain = offers[at + 1] as number | null;
    const shape = offers[written === null ? at : at + 2] as number;
    const first = at + (written === null ? 2 : 3);
    at = first + Math.floor((shapes[shape]?.length ?? 1) / 2);
    const phrase = phraseOf([shape, ...offers.slice(first, at)]);
    const action = written ?? filled(actions[shape] ?? "", phrase);
    unpacked.push({ action, data: dataOf(unpacked.length, action), phrase, gain });
  }
  return unpacked;
}

const PATTERNS = new Map<string, RegExp>();

/** The texts that a form fits: `#` is a number, `*` a word up to a blank or a comma. */
function patternOf(form: string): RegExp {
  const known = PATTERNS.get(form);
  if (known) return known;
  const literal = form.replace(/[.+?^${}()|[\]\\/-]/g, "\\$&");
  const pattern = new RegExp(`^${literal.replace(/#/g, "(-?\\d+)").replace(/\*/g, "([^ ,]*)")}$`);
  PATTERNS.set(form, pattern);
  return pattern;
}

/** The data of an action whose text fits a form; nothing if it does not. */
function dataIn([form, data]: PackedOffers["forms"][number], action: string): unknown {
  const found = patternOf(form).exec(action);
  if (!found) return undefined;
  let at = 0;
  const read = (part: unknown): unknown => {
    if (part === "#") return Number(found[++at]);
    if (part === "*") return found[++at];
    if (Array.isArray(part)) return part.map(read);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, member]) => [key, read(member)]));
  };
  return read(data);
}

/** The action that a pattern makes of the arguments of a phrase. */
function filled(pattern: string, phrase: Phrase): string {
  return pattern.replace(/\{([^}]*)\}/g, (_, name: string) => wordIn(phrase, name) ?? "");
}

/** What the first argument of this name says, also inside a phrase inside. */
function wordIn(phrase: Phrase, name: string): string | undefined {
  for (const [known, arg] of phrase.args ?? []) {
    const inside = "phrase" in arg ? [arg.phrase] : "list" in arg ? arg.list : [];
    const found = inside.map((one) => wordIn(one, name)).find((word) => word !== undefined);
    if (found !== undefined) return found;
    if (known !== name) continue;
    if ("text" in arg) return arg.text;
    if ("number" in arg) return String(arg.number);
    if ("seat" in arg) return String(arg.seat);
  }
  return undefined;
}
