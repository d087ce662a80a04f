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

/** The names of the players in the order of the seats; an empty name is replaced by the seat's number. */
export type Names = readonly string[];

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
      functions: { SIGNED: ([value]) => new Change(numberOf(value)) },
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

  /** A message with its arguments as they are. */
  text(id: string, args: Record<string, FluentVariable> = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (!pattern) {
      this.missing(id);
      return id;
    }
    const written = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === "number" ? numerals(value) : value,
      ]),
    );
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, written, errors);
    if (errors.length > 0) this.missing(`${id}: ${errors[0]?.message}`);
    return said;
  }

  /** A phrase that came over the wire. */
  say(phrase: Phrase, names: Names = []): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of phrase.args ?? []) args[name] = this.value(arg, names);
    return this.text(phrase.id, args);
  }

  /** What the player at a seat is called. */
  name(seat: number, names: Names): string {
    return names[seat - 1] || this.text("seat-name", { number: seat });
  }

  private value(arg: Arg, names: Names): FluentVariable {
    if ("number" in arg) return arg.number;
    if ("text" in arg) return arg.text;
    if ("seat" in arg) return this.name(arg.seat, names);
    if ("phrase" in arg) return this.say(arg.phrase, names);
    return arg.list.map((phrase) => this.say(phrase, names)).join(", ");
  }
}

function numberOf(value: FluentValue | undefined): number {
  if (typeof value === "number") return value;
  if (value instanceof FluentNumber) return value.value;
  throw new TypeError("only a number has a sign");
}
