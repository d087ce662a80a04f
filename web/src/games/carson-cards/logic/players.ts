// The players with all that lies before them, as the board shows it.
import type { Strength } from "../../../wire/carson-cards/Strength";
import type { View } from "../../../wire/carson-cards/View";
import type { ScoreLine } from "../../../wire/ScoreLine";
import type { Person, Terrain } from "./cards";
import { type Laid, laidOf, type Surface, surfaceOf } from "./city";

export interface Player {
  seat: number;
  name: string;
  virtual: boolean;
  /** Of a virtual player. */
  strength: Strength | null;
  points: number;
  lines: readonly ScoreLine[];
  city: Laid[];
  surface: Surface;
  /** What each cell of the city brings. */
  worth: ReadonlyMap<string, number>;
  collected: readonly Terrain[];
  persons: readonly Person[];
  /** What each person brings. */
  personPoints: ReadonlyMap<Person, number>;
}

const PERSON_LABEL = "cards-person-";

function personPoints(lines: readonly ScoreLine[]): Map<Person, number> {
  return new Map(
    lines
      .filter((line) => line.label.id.startsWith(PERSON_LABEL))
      .map((line) => [line.label.id.slice(PERSON_LABEL.length) as Person, line.points]),
  );
}

/** All players in the order of the seats. */
export function playersOf(
  view: View,
  nameAt: (seat: number) => string,
  inTheAir: ReadonlySet<Terrain> = new Set(),
): Player[] {
  const { table } = view;
  return table.players.map((holding, index): Player => {
    const seat = index + 1;
    const standing = view.scores.seats.find((one) => one.seat === seat);
    const virtual = view.bidders[index]?.scripted ?? false;
    const city = (holding.city ?? []).map(laidOf).filter((laid) => !inTheAir.has(laid.card));
    const surface = surfaceOf(city);
    return {
      seat,
      name: nameAt(seat),
      virtual,
      strength: virtual ? table.options.strength : null,
      points: standing?.points ?? 0,
      lines: standing?.lines ?? [],
      city,
      surface,
      worth: new Map(Object.entries((view.worths[index] ?? {}) as Record<string, number>)),
      collected: holding.collected ?? [],
      persons: holding.persons,
      personPoints: personPoints(standing?.lines ?? []),
    };
  });
}

export const isPersonLine = (line: ScoreLine): boolean => line.label.id.startsWith(PERSON_LABEL);
