// What the log tells, as places on the table.
import type { Building } from "../../../wire/carson-city/Building";
import type { Event } from "../../../wire/carson-city/Event";
import type { Fighter } from "../../../wire/carson-city/Fighter";
import type { Place } from "../../../wire/carson-city/Place";
import type { Reason } from "../../../wire/carson-city/Reason";
import type { With } from "../../../wire/carson-city/With";
import type { LogLine } from "../../../wire/LogLine";
import type { Told } from "../../../wire/Told";
import type { View } from "../../../wire/carson-city/View";
import type { Seat } from "../../../wire/Seat";
import { type Cases, match } from "../../../lib/match";
import { eventsIn } from "../../events";
import type { Staging, Step } from "../../game";
import { stopOf } from "./track";
import type { Target } from "./actions";
import {
  asBefore,
  bridged,
  built,
  chose,
  corralled,
  decided,
  heightened,
  housed,
  owned,
  paid,
  paved,
  placed,
  rides,
  scored,
  sentHome,
  stabled,
  type Stage,
  taken,
  unbuilt,
  uncorralled,
} from "./stage";

/** A duel whose dice have been rolled or tiles shown; once it is decided, the winner comes first. */
export interface Fought {
  place: Place;
  /** What was for sale or stood there; `null` for nothing. */
  there?: Building | null;
  fighters: Fighter[];
  decided: boolean;
  /** Whether the sums were equal, and only the earlier pass decided. */
  byPass: boolean;
  /** The Outlaw who was fought: how strong he is, and whether the first of the fighters beat him. */
  outlaw?: { strength: number; beaten: boolean };
}

/** A cowboy on his way. */
export interface Walk {
  seat: Seat;
  place: Target;
  with: With;
}

/** Money and points that just came or went. */
export interface Change {
  seat: Seat;
  money: number;
  points: number;
}

/** What an event shows beside the places that it speaks of. */
type Scene =
  | ({ shows: "change"; at: Target | null } & Change)
  | ({ shows: "duel" } & Fought)
  | ({ shows: "walk" } & Walk)
  | { shows: "round"; round: number }
  | { shows: "card"; letter: string; power: number };

/** What an event speaks of, what of it has just come onto the table, what else is to be seen, and how it is told. */
interface Telling {
  targets: readonly Target[];
  arrived: readonly Target[];
  scene: Scene | null;
  /** For how many beats it is shown; none: together with what is told next. */
  beats: number;
  /** What it changes on the table. */
  stage: Stage;
}

const about = (...targets: readonly Target[]): Telling => ({
  targets,
  arrived: [],
  scene: null,
  beats: 0,
  stage: asBefore,
});
const arrives = (...targets: readonly Target[]): Telling => ({ ...about(...targets), arrived: targets });
const showing = (scene: Scene, ...targets: readonly Target[]): Telling => ({ ...about(...targets), scene });
/** Something is shown by itself, for so long, and changes the table so. */
const told = (beats: number, stage: Stage, telling: Telling): Telling => ({ ...telling, beats, stage });
const pen = (enclosure: number): Target => `pen-${enclosure}`;

/** Where money or points came from. */
const REASONS: Cases<Reason, readonly Target[]> = {
  space: (space) => [space],
  parcel: (parcel) => [parcel],
  building: () => [],
  income: ([, parcel]) => [parcel],
  robbery: ([, parcel]) => [parcel],
  character: (role) => [role],
  auction: () => [],
  road: (place) => [place],
  duel: (place) => [place],
  enclosure: () => [],
  horse: () => [],
  standish: () => [],
  outlaw: (parcel) => [parcel],
  first_place: () => [],
  limit: () => [],
};
const from = (reason: Reason) => match(reason, REASONS, []);

/** The one place that knows the events of this game. */
const TELLINGS: Cases<Event, Telling> = {
  centre: ({ parcel }) => about(parcel),
  mountains: ({ parcels }) => about(...parcels),
  first_order: () => about(),
  tile_drawn: ({ space }) => arrives(space),
  city_hall: ({ parcel }) => told(1, built("city-hall", parcel), arrives(parcel)),
  no_city_hall: () => about(),
  round: ({ round }) => told(1, asBefore, showing({ shows: "round", round })),
  owned: ({ seat, parcel }) => told(0.8, owned(seat, parcel), arrives(parcel)),
  chose: ({ seat, role }) => told(1, chose(seat, role), arrives(role)),
  turn_order: () => about(),
  money: ({ seat, change, reason }) => {
    const at = from(reason)[0] ?? null;
    const scene: Scene = { shows: "change", seat, money: change, points: 0, at };
    // A price is told with what it was paid for.
    return told(change > 0 ? 0.7 : 0, paid(seat, change), showing(scene, ...from(reason)));
  },
  points: ({ seat, change, reason }) => {
    const at = from(reason)[0] ?? null;
    const scene: Scene = { shows: "change", seat, money: 0, points: change, at };
    return told(0.7, scored(seat, change), showing(scene, ...from(reason)));
  },
  roads: () => about(),
  cowboys: () => about(),
  revolvers: () => about(),
  dynamite: () => about(),
  sheriff_joined: () => about(),
  auction: ({ lot }) => about(...lot),
  bid: () => about(),
  dropped_out: () => about(),
  sold: () => about(),
  placed: ({ seat, place, with: how }) =>
    told(1, placed(seat, place, how), {
      ...arrives(place),
      scene: { shows: "walk", seat, place, with: how },
    }),
  passed: () => told(0.8, asBefore, about()),
  road_laid: ({ place }) => told(0.6, paved(place), arrives(place)),
  rolled: ({ place, there = null, fighters }) =>
    showing({ shows: "duel", place, there, fighters, decided: false, byPass: false }, place),
  rerolled: () => told(1, asBefore, about()),
  duel: ({ place, there = null, fighters, by_pass }) =>
    told(
      2.6,
      decided(place),
      showing({ shows: "duel", place, there, fighters, decided: true, byPass: by_pass }, place),
    ),
  sent_home: ({ seat, place }) => told(0.7, sentHome(seat, place), about(place)),
  healed: ({ seat, place }) => told(0.8, placed(seat, place, "nothing"), arrives(place)),
  ammunition: () => told(0.7, asBefore, about("ammunition")),
  holds: () => told(0.7, asBefore, about()),
  declined: ({ place }) => told(0.7, asBefore, about(place)),
  acquired: ({ building }) => told(0.8, taken(building), about()),
  built: ({ building, parcel }) => told(1, built(building, parcel), arrives(parcel)),
  taken_back: ({ building, parcel }) => told(0.8, unbuilt(building, parcel), about(parcel)),
  house: ({ parcel }) => told(0.7, housed(parcel), arrives(parcel)),
  townhouse: ({ parcel }) => told(0.7, heightened(parcel), arrives(parcel)),
  refused: ({ parcel }) => told(0.8, asBefore, about(parcel)),
  doubled: () => told(0.8, asBefore, about()),
  blasted: ({ parcel }) => told(1, asBefore, about(parcel)),
  ended: () => about(),
  river: ({ parcels }) => about(...parcels),
  bridge: ({ place }) => told(0.6, bridged(place), arrives(place)),
  standish_drew: ({ letter, power }) => told(1, asBefore, showing({ shows: "card", letter, power })),
  standish_seeks: () => about(),
  standish_did: () => about(),
  horse: () => about(),
  stabled: ({ seat, enclosure }) => told(0.8, stabled(seat, enclosure), arrives(pen(enclosure))),
  corralled: ({ seat, enclosure }) => told(0.8, corralled(seat, enclosure), arrives(pen(enclosure))),
  recalled: ({ seat, place }) => told(0.8, sentHome(seat, place), about(place)),
  left_enclosure: ({ seat, enclosure }) => told(0.8, uncorralled(seat, enclosure), about(pen(enclosure))),
  ridden: ({ parcel }) => told(0.8, asBefore, about(parcel)),
  rodeo: () => about(),
  outlaws_come: () => about(),
  outlaw_came: ({ parcel }) => told(0.8, rides(null, parcel), arrives(parcel)),
  outlaw_jailed: ({ parcel }) => told(0.8, rides(parcel, null), about(parcel)),
  outlaw_moved: ({ from: left, to }) => told(0.8, rides(left, to), { ...about(left, to), arrived: [to] }),
  outlaw_fight: ({ parcel, strength, fighters, winner }) => {
    const outlaw = { strength, beaten: winner !== null };
    const over = decided(parcel);
    return told(
      2.6,
      outlaw.beaten ? (view) => rides(parcel, null)(over(view)) : over,
      showing({ shows: "duel", place: parcel, fighters, decided: true, byPass: false, outlaw }, parcel),
    );
  },
  tiles_drawn: () => about(),
  tiles_announced: () => about(),
  new_tiles: () => about(),
  tiles_shown: ({ place, there = null, fighters }) =>
    showing({ shows: "duel", place, there, fighters, decided: false, byPass: false }, place),
  tiles_discarded: () => about(),
  sheet: () => about(),
  sharpshot: () => about(),
};

function tellingsIn(lines: readonly LogLine[]): Telling[] {
  return eventsIn<Event>(lines).map((event) => match(event, TELLINGS, about()));
}

function scenesIn<Kind extends Scene["shows"]>(
  lines: readonly LogLine[],
  kind: Kind,
): Extract<Scene, { shows: Kind }>[] {
  const scenes = tellingsIn(lines).flatMap(({ scene }) => scene ?? []);
  return scenes.filter((scene): scene is Extract<Scene, { shows: Kind }> => scene.shows === kind);
}

/** Everything on the table that some lines speak of. */
export function targetsIn(lines: readonly LogLine[]): Set<Target> {
  return new Set(tellingsIn(lines).flatMap(({ targets }) => targets));
}

/** What a line of the log speaks of. */
export function subjectOf(line: LogLine | null): Set<Target> {
  return targetsIn(line ? [line] : []);
}

/** Money and points that just came or went, added up for each seat. */
export function changesIn(lines: readonly LogLine[]): Change[] {
  const changes = new Map<Seat, Change>();
  for (const { seat, money, points } of scenesIn(lines, "change")) {
    const change = changes.get(seat) ?? { seat, money: 0, points: 0 };
    changes.set(seat, { seat, money: change.money + money, points: change.points + points });
  }
  return [...changes.values()];
}

/** What came onto a place just now, with what it was: it is drawn as arriving. */
export function arrivalsIn(lines: readonly LogLine[]): Set<Target> {
  return new Set(tellingsIn(lines).flatMap(({ arrived }) => arrived));
}

/** The duels that were fought in these lines, the latest state of each. */
export function duelsIn(lines: readonly LogLine[]): Fought[] {
  const duels = new Map<Place, Fought>();
  for (const { place, there, fighters, decided, byPass, outlaw } of scenesIn(lines, "duel")) {
    duels.set(place, { place, there, fighters, decided, byPass, ...(outlaw && { outlaw }) });
  }
  return [...duels.values()];
}

/** What rises from a place of the table: money or points of somebody. */
export interface Gain extends Change {
  at: Target;
}

export function gainsIn(lines: readonly LogLine[]): Gain[] {
  return scenesIn(lines, "change").flatMap(({ seat, money, points, at }) =>
    at === null ? [] : [{ seat, money, points, at }],
  );
}

const tellingOf = ({ event }: Told): Telling => match(event as Event, TELLINGS, about());

/** The round that is over when another one begins. */
export function roundEnded(one: Told): number | null {
  const { scene } = tellingOf(one);
  return scene?.shows === "round" && scene.round > 1 ? scene.round - 1 : null;
}

/** How a decision is told: what is shown together, and for how long. A roll is shown with what it decided. */
export const staging: Staging = {
  steps(all) {
    const tellings = all.map(tellingOf);
    const steps = tellings.flatMap(({ beats }, index): Step[] =>
      beats > 0 ? [{ told: index + 1, beats }] : [],
    );
    const last = steps.at(-1);
    if (tellings.at(-1)?.beats !== 0) return steps;
    // What ends with dice that may be rolled again shows them; whatever else comes last is told with what was before it.
    if (tellings.at(-1)?.scene?.shows === "duel") return [...steps, { told: all.length, beats: 2 }];
    return last ? [...steps.slice(0, -1), { ...last, told: all.length }] : [];
  },
  stage(view, all) {
    let shown: View = { ...(view as View), asked: null };
    for (const one of all) {
      const { stage, targets } = tellingOf(one);
      const stop = targets.find((target) => stopOf(target));
      shown = stage(stop === undefined ? shown : { ...shown, stop });
    }
    return shown;
  },
};

/** The cards that Standish has drawn since the round began. */
export function cardsOfRound(log: readonly LogLine[]): { letter: string; power: number }[] {
  let cards: { letter: string; power: number }[] = [];
  for (const { scene } of tellingsIn(log)) {
    if (scene?.shows === "round") cards = [];
    if (scene?.shows === "card") cards.push({ letter: scene.letter, power: scene.power });
  }
  return cards;
}

/** What happened since a seat last decided, its own decision included; for a spectator the latest line. */
export function sinceDecision(log: readonly LogLine[], seats: readonly Seat[]): LogLine[] {
  const last = log.findLastIndex((line) => line.seat !== null && seats.includes(line.seat));
  return last < 0 ? log.slice(-1) : log.slice(last);
}

/** The cowboys that were sent somewhere in these lines. */
export function placedIn(lines: readonly LogLine[]): Walk[] {
  return scenesIn(lines, "walk").map(({ seat, place, with: how }) => ({ seat, place, with: how }));
}
