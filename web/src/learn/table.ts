// The table at which a lesson or a puzzle takes place: nobody else sees it.
import type { Exercise } from "../wire/Exercise";
import type { Moment } from "../wire/Moment";
import type { Seat } from "../wire/Seat";
import type { SeatInfo } from "../wire/SeatInfo";
import type { TableInfo } from "../wire/TableInfo";
import { markOf } from "../lib/seats";

/** The others, in the order of the seats. */
const OTHERS = ["Clara", "Ben", "Ruth", "Jack", "Mae"];
/** Whoever has no name yet. */
const LEARNER = "Sam";

/** What whoever learns is called at the table. */
export const learnerCalled = (name: string | undefined): string => name || LEARNER;

export function tableOf(game: string, exercise: Exercise, moment: Moment, name: string): TableInfo {
  const seats = Array.from({ length: exercise.seats }, (_, index) => index + 1);
  const others = OTHERS.filter((other) => other !== name);
  let met = 0;
  const seatInfo = (seat: Seat): SeatInfo => {
    const mine = seat === exercise.seat;
    const scripted = exercise.scripted.includes(seat);
    const other = mine || scripted ? "" : (others[met++] ?? "");
    return {
      seat,
      mark: markOf(seat),
      holder: scripted ? { kind: "scripted" } : { kind: "person", id: mine ? "me" : other },
      name: mine ? learnerCalled(name) : other,
      present: true,
      resigned: false,
      stands_in_for: null,
      kept_for: null,
      replaceable_at: null,
      bot_decisions: 0,
      asked_at: null,
      clock: null,
    };
  };
  return {
    id: "",
    game,
    options: exercise.options,
    stage: moment.standings ? "over" : "playing",
    listed: false,
    hints: false,
    pace: "evening",
    clock: null,
    said: 0,
    host: "me",
    seats: seats.map(seatInfo),
    yours: [exercise.seat],
    deciders: moment.deciders,
    decisions: moment.decisions,
    created: 0,
    updated: 0,
    points: moment.standings?.seats.map(({ points }) => points) ?? null,
    ending: moment.standings ? { kind: "played" } : null,
    winners: moment.standings?.seats.filter(({ place }) => place === 1).map(({ seat }) => seat) ?? [],
    rematch: null,
    rematch_of: null,
    commitment: null,
    imported: false,
    dice: null,
    chat_closed: false,
    hidden: [],
    undo_asked: null,
    takeover: null,
    happenings: [],
    looked_ahead: false,
    played_on: null,
    from_device: null,
    moved_to: null,
    bots_welcome: false,
  };
}
