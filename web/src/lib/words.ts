// Puts phrases into a language, with the Fluent files that the terminal reads too.
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import type { Arg } from "../wire/Arg";
import type { Phrase } from "../wire/Phrase";
import { de } from "./elision";
import { Change, numerals } from "./numbers";

export const LANGUAGES = ["en", "de", "nl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What its speakers call it. */
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  de: "Deutsch",
  nl: "Nederlands",
  fr: "Français",
};

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

/** The names of the players in the order of the seats; an empty name is replaced by the seat's number. */
export type Names = readonly string[];

/** An argument of a message: a phrase in it is said first, and brings the attributes of its message along. */
export type Said = FluentVariable | Phrase;

/** One language, ready to speak. */
export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  private readonly missing: (id: string) => void;

  constructor(language: Language, sources: readonly string[], missing: (id: string) => void = () => {}) {
    this.language = language;
    this.missing = missing;
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        SIGNED: ([value]) => new Change(numberOf(value)),
        DE: ([name]) => de(String(name)),
      },
      transform: (text) => text,
    });
    for (const source of sources) this.learn(source);
  }

  /** Adds the messages of one more file. */
  learn(source: string): void {
    this.bundle.addResource(new FluentResource(source));
  }

  knows(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message with its arguments. */
  text(id: string, args: Record<string, Said> = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) {
      this.missing(id);
      return id;
    }
    return this.format(id, message.value, this.written(args, []));
  }

  /** A phrase that came over the wire. */
  say(phrase: Phrase, names: Names = []): string {
    return this.text(phrase.id, this.args(phrase, names));
  }

  /** The names of several players, joined as the language joins them: "Anna, Ben and Cleo". */
  list(names: readonly string[]): string {
    const last = names.at(-1) ?? "";
    const others = names.slice(0, -1).join(", ");
    return others === "" ? last : this.text("table-list", { others, last });
  }

  private format(id: string, pattern: Pattern, args: Record<string, FluentVariable>): string {
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, args, errors);
    if (errors.length > 0) this.missing(`${id}: ${errors[0]?.message}`);
    return said;
  }

  private args(phrase: Phrase, names: Names): Record<string, FluentVariable> {
    const args = (phrase.args ?? []).map(([name, arg]): [string, Said] => [name, this.value(arg, names)]);
    return this.written(Object.fromEntries(args), names);
  }

  /** The arguments as Fluent takes them: `$building-a` is the attribute `.a` of the phrase that `$building` is. */
  private written(args: Record<string, Said>, names: Names): Record<string, FluentVariable> {
    const written: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (!isPhrase(value)) {
        written[name] = typeof value === "number" ? numerals(value) : value;
        continue;
      }
      written[name] = this.say(value, names);
      const forms = Object.entries(this.bundle.getMessage(value.id)?.attributes ?? {});
      if (forms.length === 0) continue;
      const inner = this.args(value, names);
      for (const [form, pattern] of forms) written[`${name}-${form}`] = this.format(value.id, pattern, inner);
    }
    return written;
  }

  /** What the player at a seat is called. */
  name(seat: number, names: Names): string {
    return names[seat - 1] || this.text("seat-name", { number: seat });
  }

  private value(arg: Arg, names: Names): Said {
    if ("number" in arg) return arg.number;
    if ("text" in arg) return arg.text;
    if ("seat" in arg) return this.name(arg.seat, names);
    if ("seats" in arg) return this.list(arg.seats.map((seat) => this.name(seat, names)));
    if ("phrase" in arg) return arg.phrase;
    return arg.list.map((phrase) => this.say(phrase, names)).join(", ");
  }
}

function isPhrase(value: Said): value is Phrase {
  return typeof value === "object" && "id" in value;
}

function numberOf(value: FluentValue | undefined): number {
  if (typeof value === "number") return value;
  if (value instanceof FluentNumber) return value.value;
  throw new TypeError("only a number has a sign");
}
