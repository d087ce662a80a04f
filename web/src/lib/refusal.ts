// Why something was refused, for a person.
import type { Phrase } from "../wire/Phrase";

/** A refusal, with the reason for a person. */
export class Refusal extends Error {
  readonly status: number;
  readonly why: Phrase;

  constructor(status: number, why: Phrase) {
    super(why.id);
    this.status = status;
    this.why = why;
  }
}

/** What to tell of anything that was thrown. */
export function reasonOf(error: unknown): Phrase {
  return error instanceof Refusal ? error.why : { id: "web-trouble" };
}
