// Your results against the Lone Cowboy's rival, kept in this browser.
export interface Result {
  played: number;
  won: number;
  /** The best lead over the rival, and the points it was won or lost with. */
  lead: number;
  points: number;
  /** The tables counted, so that none counts twice. */
  tables: string[];
}

const PLACE = "boomtown-lone-cowboy";
/** How many tables are remembered for a scenario. */
const REMEMBERED = 50;

export type Results = Record<string, Result>;

export function readResults(storage: Pick<Storage, "getItem"> | undefined): Results {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(PLACE) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Results) : {};
  } catch {
    return {};
  }
}

/** The results with one more game. */
export function withGame(
  results: Results,
  game: { table: string; scenario: string; mine: number; theirs: number },
): Results {
  const before = results[game.scenario];
  if (before?.tables.includes(game.table)) return results;
  const lead = game.mine - game.theirs;
  const isBest = !before || lead > before.lead;
  return {
    ...results,
    [game.scenario]: {
      played: (before?.played ?? 0) + 1,
      won: (before?.won ?? 0) + (lead >= 0 ? 1 : 0),
      lead: isBest ? lead : before.lead,
      points: isBest ? game.mine : before.points,
      tables: [...(before?.tables ?? []), game.table].slice(-REMEMBERED),
    },
  };
}

export function keepResults(storage: Pick<Storage, "setItem"> | undefined, results: Results): void {
  try {
    storage?.setItem(PLACE, JSON.stringify(results));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
