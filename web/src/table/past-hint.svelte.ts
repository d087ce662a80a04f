// A hint at a moment of the past: what a bot would have done there, beside what was done.
import { announcer } from "../lib/announce.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { say, seatName, t } from "../lib/speech.svelte";
import type { Names } from "../lib/words";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";
import { lastTold } from "./prompt";

interface Situation {
  live: LiveTable;
  table: TableInfo;
  names: Names;
  /** How many decisions stood at the moment of the past that is shown; null while the present is. */
  shown: number | null;
}

interface Found {
  at: number;
  branch: number;
  seat: Seat;
  phrase: Phrase;
  reasons: Phrase[];
}

export class PastHint {
  private found = $state.raw<Found | null>(null);

  constructor(
    private readonly situation: () => Situation,
    private readonly attempt: (what: () => Promise<unknown>) => Promise<void>,
  ) {}

  /** What was decided next. */
  private readonly next = $derived.by(() => {
    const { live, shown } = this.situation();
    return shown === null ? undefined : live.log.find(({ index }) => index === shown + 1);
  });

  /** The seat for which one can be had: whoever decided next, while the game is on only oneself. */
  readonly seat = $derived.by(() => {
    const { table } = this.situation();
    const seat = this.next?.seat ?? null;
    if (seat === null) return null;
    return table.stage === "over" || (table.hints && table.yours.includes(seat)) ? seat : null;
  });

  /** What is told of it at the moment shown. */
  readonly told = $derived.by(() => {
    const { live, names, shown } = this.situation();
    const { found, next } = this;
    if (found === null || found.at !== shown || found.branch !== live.branch) return null;
    const name = seatName(found.seat, names);
    return [
      t("web-hint-past", { name, action: say(found.phrase, names) }),
      found.reasons.map((reason) => say(reason, names)).join(" "),
      ...(next ? [t("web-hint-done", { what: lastTold([next], names) })] : []),
    ]
      .filter((line) => line !== "")
      .join("\n");
  });

  private get isTold(): boolean {
    return this.told !== null;
  }

  ask = (): Promise<void> =>
    this.attempt(async () => {
      const { live, shown } = this.situation();
      const { seat } = this;
      if (seat === null || shown === null || this.isTold) return;
      const { branch } = live;
      const answer = await live.ask({ kind: "hint", seat, past: shown });
      if (answer.type !== "hinted") return;
      const { phrase, reasons } = answer;
      this.found = { at: shown, branch, seat, phrase, reasons };
      if (this.told !== null) announcer.say(this.told);
    });
}
