// Completes the bare views of a server with the engine in the page: legal actions, prompts, points, previews.
import type { Ask } from "../wire/Ask";
import type { CompletedViews } from "../wire/CompletedViews";
import type { FromServer } from "../wire/FromServer";
import type { Moment } from "../wire/Moment";
import { device, hasEngine } from "./device";
import { seatOf } from "./seeing";

export interface ViewEngine {
  /** What the engine is called, once it is loaded. */
  readonly engine: string | null;
  /** Calls back once it is loaded; gives what takes that back. */
  whenLoaded(then: () => void): () => void;
  /** The moment with everything that follows from its views. */
  complete(game: string, moment: Moment): Promise<Moment>;
  /** The answer to something that follows from a view; nothing if it does not. */
  look(game: string, moment: Moment, id: string, ask: Ask): Promise<FromServer> | null;
}

/** So long the page has for itself before the engine is loaded. */
const SOON_MILLIS = 2_000;

/** Loads the engine when the page has nothing better to do; not where somebody pays for every byte. */
export function loadSoon(): void {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (hasEngine && device.engine === null && !connection?.saveData)
    window.setTimeout(() => device.load(), SOON_MILLIS);
}

/** Whether a server told the views of a moment alone. */
export function isBare(moment: Moment): boolean {
  return moment.seats.some(({ account }) => account === null);
}

export const viewEngine: ViewEngine = {
  get engine() {
    return device.engine;
  },
  whenLoaded: (then) => device.whenLoaded(then),
  async complete(game, moment) {
    const views = moment.seats.map(({ viewer, view }) => ({ viewer, view }));
    const acting = moment.deciders;
    const { seats, scores } = await device.wish<CompletedViews>({
      kind: "complete_views",
      game,
      views,
      acting,
    });
    return { ...moment, seats: moment.seats.map((seat, index) => ({ ...seat, ...seats[index] })), scores };
  },
  look(game, moment, request, ask) {
    switch (ask.kind) {
      case "preview":
      case "forecast":
      case "account":
      case "explain": {
        const seat = ask.seat ?? null;
        const seen = seat === null ? moment.seats[0] : moment.seats.find((one) => seatOf(one) === seat);
        if (!seen) return null;
        const { version } = moment;
        return device.tell({ kind: "look", game, version, view: seen.view, request, ask });
      }
      default:
        return null;
    }
  },
};
