// Unpacks the offers of a moment; crates/server/src/protocol/packed.rs packs them and says how.
import type { Arg } from "../wire/Arg";
import type { Offer } from "../wire/Offer";
import type { PackedOffers } from "../wire/PackedOffers";
import type { Phrase } from "../wire/Phrase";

export function unpackOffers({ shapes, rows }: PackedOffers): Offer[] {
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
  return rows.map(([action, gain, ...phrase]) => ({
    action: action as string,
    phrase: phraseOf(phrase),
    gain: gain as number | null,
  }));
}
