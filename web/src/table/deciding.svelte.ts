// What one does at a table: deciding, looking at what would come of it, taking back, asking a bot.
import { announcer } from "../lib/announce.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { seatOf } from "../lib/seeing";
import { RefusedAsk } from "../lib/socket";
import { say, t } from "../lib/speech.svelte";
import { toasts } from "../lib/toast.svelte";
import type { Names } from "../lib/words";
import type { Preview } from "../games/game";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";
import { takenBack } from "./undoing";

interface Situation {
  live: LiveTable;
  table: TableInfo;
  now: Moment;
  names: Names;
  /** The seat for which I can act now. */
  acting: Seat | null;
  /** Whether the present is out of sight: behind a curtain, or because the past is looked at. */
  covered: boolean;
}

export class Deciding {
  busy = $state(false);
  /** Whether I am shown what would be taken back. */
  wantsUndo = $state(false);
  private proposed = $state.raw<{ seat: Seat; at: Moment; action: string; phrase: Phrase } | null>(null);

  constructor(private readonly situation: () => Situation) {}

  /** What a bot proposes, as long as the seat for which it was asked is the one that can act. */
  readonly hint = $derived.by(() => {
    const { acting, now } = this.situation();
    return this.proposed?.seat === acting && this.proposed.at === now ? this.proposed : null;
  });

  /** The seat of mine whose decision can be taken back: whoever decided last comes first. */
  readonly undoing = $derived.by(() => {
    const { live, table, now, covered } = this.situation();
    if (covered || table.stage !== "playing") return null;
    const last = live.log.at(-1)?.seat ?? null;
    const can = (how: string) => now.seats.filter((one) => one.undo === how);
    const free = can("free");
    const found =
      free.find((one) => seatOf(one) === last) ?? free[0] ?? can("look_ahead")[0] ?? can("ask")[0];
    const seat = found ? seatOf(found) : null;
    if (!found || seat === null) return null;
    return { seat, how: found.undo, lines: takenBack(live.log, found.undo_keep ?? now.decisions) };
  });

  /** One thing after the other; a refusal is told and changes nothing. */
  attempt = async (what: () => Promise<unknown>): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    try {
      await what();
    } catch (error) {
      if (!(error instanceof RefusedAsk)) throw error;
      toasts.show(say(error.why, this.situation().names), "trouble");
    } finally {
      this.busy = false;
    }
  };

  play = (action: string): Promise<void> =>
    this.attempt(async () => {
      const { live, acting } = this.situation();
      if (acting !== null) await live.play(acting, action);
    });

  preview = (action: string, pictures = false): Promise<Preview> => {
    const { live, acting } = this.situation();
    return live.preview(acting ?? 1, action, pictures);
  };

  /** Takes back at once where it is free; else it is first shown what would be taken back. */
  undo = async (): Promise<void> => {
    if (this.undoing?.how === "free") await this.takeBack();
    else this.wantsUndo = this.undoing !== null;
  };

  takeBack = (): Promise<void> =>
    this.attempt(async () => {
      this.wantsUndo = false;
      if (this.undoing) await this.situation().live.undo(this.undoing.seat);
    });

  askHint = (): Promise<void> =>
    this.attempt(async () => {
      const { live, table, now, names, acting } = this.situation();
      if (acting === null || !table.hints) return;
      const answer = await live.ask({ kind: "hint", seat: acting });
      if (answer.type !== "hinted") return;
      this.proposed = { seat: acting, at: now, action: answer.action, phrase: answer.phrase };
      if (this.hint) announcer.say(t("web-hinted", { action: say(answer.phrase, names) }));
    });

  dropHint = (): void => {
    this.proposed = null;
  };
}
