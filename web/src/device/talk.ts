// What the page and its workers say to each other.
import type { DeviceAnswer } from "../wire/DeviceAnswer";
import type { DeviceRequest } from "../wire/DeviceRequest";
import type { Phrase } from "../wire/Phrase";
import type { Tempo, Wish } from "./host";
import type { ReviewWish } from "./reviewing";

/** What the page says. */
export type ToWorker =
  | { kind: "begin"; engine: string; tempo: Tempo }
  | { kind: "wish"; number: number; wish: Wish }
  | { kind: "tell"; number: number; wish: Wish }
  | { kind: "list"; number: number }
  | { kind: "statistics"; number: number; name: string }
  /** Of a table of this device, or of another one whose record it is. */
  | { kind: "review"; number: number; id: string; wish: ReviewWish; record?: string }
  | { kind: "file"; number: number; id: string }
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
  /** The engine is there; what it is called. */
  | { kind: "ready"; engine: string }
  /** The engine cannot be had now. */
  | { kind: "missing" };

/** What the worker says to the one in which bots think. */
export type ToThinker =
  { kind: "begin"; engine: WebAssembly.Module } | { kind: "think"; number: number; request: DeviceRequest };

/** What that one says. */
export interface FromThinker {
  number: number;
  answer: DeviceAnswer;
}
