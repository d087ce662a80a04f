// The auction: who has which cards left, what each bid comes to, and who takes when. Seats count from 1.
import type { Strength } from "../../../wire/carson-cards/Strength";
import type { Table } from "../../../wire/carson-cards/Table";
import type { View } from "../../../wire/carson-cards/View";
import { type SymbolName, SYMBOLS, symbolOf } from "../../../lib/seats";
import { type Person, printedOn } from "./cards";

/** The lowest auction card of a virtual player; there are nine of them. */
const LOWEST: Record<Strength, number> = { beginner: 1, advanced: 2, professional: 3 };
const CARDS = 9;

export function isVirtual(table: Table, seat: number): boolean {
  return seat > table.options.people;
}

/** All auction cards that a seat has in an epoch. */
export function allBids(table: Table, seat: number): number[] {
  const lowest = isVirtual(table, seat) ? LOWEST[table.options.strength] : 1;
  return Array.from({ length: CARDS }, (_, index) => lowest + index);
}

/** The person who owns a person card. */
export function ownerOf(table: Table, person: Person): number | null {
  const index = table.players.findIndex((player) => player.persons.includes(person));
  return index < 0 ? null : index + 1;
}

/** Whether all bids of this round lie open. */
export function showsBids(table: Table): boolean {
  const { phase } = table;
  if (phase === "take") return true;
  return typeof phase === "object" && "use" in phase && ["gunslinger", "doctor"].includes(phase.use);
}

/** A bid of this round and what persons add to it. */
export interface Standing {
  seat: number;
  bid: number;
  bonus: number;
  /** Spent for nothing, because the Lawyer was used. */
  void: boolean;
  /** Whether the seat has yet to take a card. */
  waits: boolean;
  /** How far up the suit stands on the open back: 0 wins every tie. */
  rank: number;
}

/** The suit of a seat; before suits are chosen the symbol of the seat. */
export function suitOf(table: Table, seat: number): SymbolName {
  return table.players[seat - 1]?.suit ?? symbolOf(seat);
}

/** The suits of all players in the order of the seats. */
export function suitsAt(table: Table): SymbolName[] {
  return table.players.map((_, index) => suitOf(table, index + 1));
}

/** What the persons that a seat used in this round add to its bid; nothing to one that the Lawyer made void. */
export function bonusOf(table: Table, seat: number): number {
  const used = (table.players[seat - 1]?.persons ?? []).filter((person) => table.used.includes(person));
  if (used.includes("lawyer")) return 0;
  return used.reduce((sum, person) => sum + printedOn(person).bonus, 0);
}

function rankOf(view: View, seat: number): number {
  const suits: readonly string[] = view.back?.suits ?? SYMBOLS;
  const rank = suits.indexOf(suitOf(view.table, seat));
  return rank < 0 ? suits.length : rank;
}

/** The bids of this round from the first taker to the last; empty as long as they lie face down. */
export function takingOrder(view: View): Standing[] {
  const { table } = view;
  if (!showsBids(table)) return [];
  const lawyer = table.used.includes("lawyer") ? ownerOf(table, "lawyer") : null;
  const standings = table.players.map((player, index): Standing => {
    const seat = index + 1;
    return {
      seat,
      bid: player.bid ?? 0,
      bonus: bonusOf(table, seat),
      void: seat === lawyer,
      waits: table.phase === "take" ? table.to_take.includes(seat) : seat !== lawyer,
      rank: rankOf(view, seat),
    };
  });
  const counts = (one: Standing) => (one.void ? -1 : one.bid + one.bonus);
  return standings.sort((one, other) => counts(other) - counts(one) || one.rank - other.rank);
}

/** The seats at this table from the one who wins every tie to the one who loses every tie. */
export function tieOrder(view: View): number[] {
  const seats = view.table.players.map((_, index) => index + 1);
  return view.back ? seats.sort((one, other) => rankOf(view, one) - rankOf(view, other)) : [];
}
