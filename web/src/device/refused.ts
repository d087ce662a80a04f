import type { Phrase } from "../wire/Phrase";

/** A refusal by the engine, or of the device. */
export class Refused extends Error {
  constructor(readonly why: Phrase) {
    super(why.id);
  }
}
