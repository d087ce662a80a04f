// What the page and its worker say to each other.
import type { Phrase } from "../wire/Phrase";
import type { Tempo, Wish } from "./host";

/** What the page says. */
export type ToWorker =
  | { kind: "begin"; engine: string; tempo: Tempo }
  | { kind: "wish"; number: number; wish: Wish }
  | { kind: "list"; number: number }
  | { kind: "statistics"; number: number; name: string }
  | { kind: "remove"; number: number; id: string }
  | { kind: "open"; number: number; id: string }
  | { kind: "say"; number: number; text: string }
  | { kind: "close"; number: number };

/** What the worker says. */
export type FromWorker =
  | { kind: "answer"; number: number; answer: unknown }
  | { kind: "refused"; number: number; why: Phrase }
  | { kind: "told"; number: number; text: string }
  | { kind: "trouble"; why: Phrase }
  /** The engine cannot be had now. */
  | { kind: "missing" };
