// What the log tells, as data of this game.
import type { Event } from "../../../wire/carson-cards/Event";
import type { LogLine } from "../../../wire/LogLine";
import { type Card, nameOf } from "./cards";
import { type Laid, laidOf } from "./city";

export type { Event };

export function eventsOf(lines: readonly LogLine[]): Event[] {
  return lines.flatMap((line) => line.told.map((told) => told.event as Event));
}

/** The names of the cards and persons that an event is about. */
function cardsIn(event: Event): string[] {
  if ("taken" in event) return [nameOf(event.taken.card)];
  if ("laid" in event) return [event.laid.laid.card];
  if ("sold" in event) return [event.sold.card];
  if ("row_grew" in event) return [event.row_grew.card];
  if ("fits_nowhere" in event) return [event.fits_nowhere.card];
  if ("used" in event) return [event.used.person];
  if ("spared" in event) return [event.spared.person];
  if ("chosen" in event) return [event.chosen.person];
  if ("sent_under" in event) return [event.sent_under.person];
  if ("left_over" in event) return event.left_over.cards.map(nameOf);
  if ("round_began" in event) {
    const { row, person } = event.round_began;
    return person ? [...row, person] : row;
  }
  return [];
}

/** What a line of the log is about: cards by their names, and players. */
export interface Subject {
  cards: ReadonlySet<string>;
  seats: ReadonlySet<number>;
}

export function subjectOf(line: LogLine | null): Subject {
  const events = eventsOf(line ? [line] : []);
  const bids = events.some((event) => "bids_shown" in event || "bid_sealed" in event);
  const seats = events.flatMap((event) => Object.values(event).flatMap((told) => seatIn(told)));
  return {
    cards: new Set(events.flatMap(cardsIn)),
    seats: new Set(bids && line?.seat != null ? [...seats, line.seat] : seats),
  };
}

function seatIn(told: unknown): number[] {
  return typeof told === "object" && told !== null && "seat" in told ? [Number(told.seat)] : [];
}

/** What happened in one round's auction. */
export interface Round {
  round: number;
  /** What lay open, the person last. */
  row: Card[];
  /** In the order of the seats, with what persons add; empty until they are shown. */
  bids: { bid: number; bonus: number }[];
  /** Who took what, in order. */
  taken: { seat: number; card: Card }[];
}

function indexOfPerson(row: readonly Card[]): number {
  const index = row.findIndex((card) => "person" in card);
  return index < 0 ? row.length : index;
}

/** The auctions of all rounds told in a log. */
export function roundsOf(log: readonly LogLine[]): Round[] {
  const rounds: Round[] = [];
  for (const event of eventsOf(log)) {
    const now = rounds.at(-1);
    if ("round_began" in event) {
      const { round, row, person } = event.round_began;
      const cards: Card[] = row.map((terrain) => ({ terrain }));
      rounds.push({ round, row: person ? [...cards, { person }] : cards, bids: [], taken: [] });
    } else if (now && "row_grew" in event)
      now.row.splice(indexOfPerson(now.row), 0, { terrain: event.row_grew.card });
    else if (now && "bids_shown" in event) {
      const { bids, bonuses } = event.bids_shown;
      now.bids = bids.map((bid, index) => ({ bid, bonus: bonuses[index] ?? 0 }));
    } else if (now && "raised" in event) {
      const { seat, bid, bonus } = event.raised;
      now.bids[seat - 1] = { bid, bonus };
    } else if (now && "taken" in event) now.taken.push(event.taken);
  }
  return rounds;
}

/** The cards laid since a seat last laid one, its own included, with what they brought. */
export function latestLaid(
  log: readonly LogLine[],
  seat: number,
): { seat: number; laid: Laid; gain: number }[] {
  const found: { seat: number; laid: Laid; gain: number }[] = [];
  for (const event of eventsOf(log).reverse()) {
    if (!("laid" in event)) continue;
    const laid = laidOf(event.laid.laid);
    const isThere = found.some(
      (one) => one.seat === event.laid.seat && one.laid.column === laid.column && one.laid.row === laid.row,
    );
    // What lies under a later card of the same player is no news any more.
    if (!isThere) found.push({ ...event.laid, laid });
    if (event.laid.seat === seat) break;
  }
  return found;
}
