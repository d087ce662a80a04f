// What the log tells, as data of this game.
import type { Event } from "../../../wire/carson-cards/Event";
import type { LogLine } from "../../../wire/LogLine";
import { type Cases, match } from "../../../lib/match";
import { eventsIn } from "../../events";
import { type Card, nameOf, type Person, type Terrain } from "./cards";
import { type Laid, laidOf } from "./city";

/** What an event shows on the board. */
export type Scene =
  | { shows: "round"; round: number; row: readonly Terrain[]; person: Person | null }
  | { shows: "row"; card: Terrain }
  | { shows: "bids"; bids: readonly number[]; bonuses: readonly number[] }
  | { shows: "raise"; seat: number; bid: number; bonus: number }
  | { shows: "take"; seat: number; card: Card }
  | { shows: "lay"; seat: number; laid: Laid; gain: number }
  | { shows: "end" };

/** What an event is about, cards and persons by their names, and what is to be seen of it. */
export interface Telling {
  cards: readonly string[];
  seats: readonly number[];
  scene: Scene | null;
}

const about = (cards: readonly string[], seats: readonly number[], scene: Scene | null = null): Telling => ({
  cards,
  seats,
  scene,
});
const NOTHING = about([], []);

/** The one place that knows the events of this game. */
const TELLINGS: Cases<Event, Telling> = {
  suit_chosen: ({ seat }) => about([], [seat]),
  suits_dealt: () => NOTHING,
  epoch_began: () => NOTHING,
  sent_under: ({ person }) => about([person], []),
  round_began: ({ round, row, person }) =>
    about(person ? [...row, person] : row, [], { shows: "round", round, row, person }),
  used: ({ seat, person }) => about([person], [seat]),
  spared: ({ seat, person }) => about([person], [seat]),
  row_grew: ({ card }) => about([card], [], { shows: "row", card }),
  bid_sealed: ({ seat }) => about([], [seat]),
  bids_shown: ({ bids, bonuses }) => about([], [], { shows: "bids", bids, bonuses }),
  raised: ({ seat, bid, bonus }) => about([], [seat], { shows: "raise", seat, bid, bonus }),
  taken: ({ seat, card }) => about([nameOf(card)], [seat], { shows: "take", seat, card }),
  laid: ({ seat, laid, gain }) =>
    about([laid.card], [seat], { shows: "lay", seat, laid: laidOf(laid), gain }),
  fits_nowhere: ({ seat, card }) => about([card], [seat]),
  left_over: ({ cards }) => about(cards.map(nameOf), []),
  sold: ({ seat, card }) => about([card], [seat]),
  chosen: ({ seat, person }) => about([person], [seat]),
  ended: () => about([], [], { shows: "end" }),
};

export function tellingsIn(lines: readonly LogLine[]): Telling[] {
  return eventsIn<Event>(lines).map((event) => match(event, TELLINGS, NOTHING));
}

export function scenesIn(lines: readonly LogLine[]): Scene[] {
  return tellingsIn(lines).flatMap(({ scene }) => scene ?? []);
}

/** What a line of the log is about: cards by their names, and players. */
export interface Subject {
  cards: ReadonlySet<string>;
  seats: ReadonlySet<number>;
}

export function subjectOf(line: LogLine | null): Subject {
  const tellings = tellingsIn(line ? [line] : []);
  return {
    cards: new Set(tellings.flatMap(({ cards }) => cards)),
    seats: new Set(tellings.flatMap(({ seats }) => seats)),
  };
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
  for (const scene of scenesIn(log)) {
    const now = rounds.at(-1);
    if (scene.shows === "round") {
      const cards: Card[] = scene.row.map((terrain) => ({ terrain }));
      const row = scene.person ? [...cards, { person: scene.person }] : cards;
      rounds.push({ round: scene.round, row, bids: [], taken: [] });
    } else if (now) follow(now, scene);
  }
  return rounds;
}

function follow(round: Round, scene: Scene): void {
  if (scene.shows === "row") round.row.splice(indexOfPerson(round.row), 0, { terrain: scene.card });
  else if (scene.shows === "bids")
    round.bids = scene.bids.map((bid, index) => ({ bid, bonus: scene.bonuses[index] ?? 0 }));
  else if (scene.shows === "raise") round.bids[scene.seat - 1] = { bid: scene.bid, bonus: scene.bonus };
  else if (scene.shows === "take") round.taken.push({ seat: scene.seat, card: scene.card });
}

/** The cards laid since a seat last laid one, its own included, with what they brought. */
export function latestLaid(
  log: readonly LogLine[],
  seat: number,
): { seat: number; laid: Laid; gain: number }[] {
  const found: { seat: number; laid: Laid; gain: number }[] = [];
  for (const scene of scenesIn(log).reverse()) {
    if (scene.shows !== "lay") continue;
    const { laid } = scene;
    const isThere = found.some(
      (one) => one.seat === scene.seat && one.laid.column === laid.column && one.laid.row === laid.row,
    );
    // What lies under a later card of the same player is no news any more.
    if (!isThere) found.push({ seat: scene.seat, laid, gain: scene.gain });
    if (scene.seat === seat) break;
  }
  return found;
}
