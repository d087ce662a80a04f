// What one does at a table: deciding, looking at what would come of it, taking back, asking a bot.
import { announcer } from "../lib/announce.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { seatOf } from "../lib/seeing";
import { settings } from "../lib/settings.svelte";
import { RefusedAsk } from "../lib/socket";
import { say, t } from "../lib/speech.svelte";
import { toasts } from "../lib/toast.svelte";
import type { Names } from "../lib/words";
import type { Preview } from "../games/game";
import type { ActionText } from "../wire/ActionText";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";
import { takenBack } from "./undoing";

/** How often an undo is tried while bots decide in between. */
const MOST_TRIES = 5;

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

/** How much of a hint is told: what to look at, the move, the reasons too. */
type Step = "nudge" | "move" | "reasons";

interface Proposal {
  seat: Seat;
  after: number;
  action: string;
  phrase: Phrase;
  nudge: Phrase;
  reasons: Phrase[];
  step: Step;
}

export class Deciding {
  busy = $state(false);
  /** Whether I am shown what would be taken back. */
  wantsUndo = $state(false);
  private proposed = $state.raw<Proposal | null>(null);
  /** A decision that cannot be taken back and waits for a second word. */
  private doubted = $state.raw<{ seat: Seat; after: number; action: string } | null>(null);

  constructor(private readonly situation: () => Situation) {}

  /** What a bot proposes, as long as the seat for which it was asked has the same question: others may decide meanwhile. */
  readonly hint = $derived.by(() => {
    const { acting, now } = this.situation();
    const { proposed } = this;
    if (proposed === null || proposed.seat !== acting || proposed.after !== this.decided(acting)) return null;
    const offers = now.seats.find((one) => seatOf(one) === acting)?.offers ?? [];
    return offers.some((offer) => offer.action === proposed.action) ? proposed : null;
  });

  /** The action that the hint proposes, once it is told. */
  readonly hinted = $derived.by(() => (this.hint && this.hint.step !== "nudge" ? this.hint.action : null));

  /** What is told of the hint so far. */
  readonly hintTold = $derived.by(() => {
    const { hint } = this;
    if (hint === null) return null;
    const { names } = this.situation();
    if (hint.step === "nudge") return say(hint.nudge, names);
    const move = t("web-hinted", { action: say(hint.phrase, names) });
    if (hint.step === "move") return move;
    return `${move}\n${hint.reasons.map((reason) => say(reason, names)).join(" ")}`;
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
    const keep = found.undo_keep ?? now.decisions;
    return { seat, how: found.undo, keep, lines: takenBack(live.log, keep) };
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

  /** Decides; where one wants to be asked before what cannot be taken back, that is asked first. */
  play = (action: string): Promise<void> =>
    this.attempt(async () => {
      const { live, acting } = this.situation();
      if (acting === null) return;
      if (settings.confirm === "final" && (await live.isBinding(acting, action))) {
        this.doubted = { seat: acting, after: this.decided(acting), action };
        if (this.sure !== null) announcer.say(t("web-confirm-ask", { action: this.sure }));
        return;
      }
      await live.play(acting, action);
    });

  /** What the decision that waits for a second word is called, as long as the same is asked. */
  readonly sure = $derived.by(() => {
    const { acting, now, names } = this.situation();
    const { doubted } = this;
    if (doubted === null || doubted.seat !== acting || doubted.after !== this.decided(acting)) return null;
    const offers = now.seats.find((one) => seatOf(one) === acting)?.offers ?? [];
    const offer = offers.find(({ action }) => action === doubted.action);
    return offer ? say(offer.phrase, names) : null;
  });

  /** Decides what waited for a second word. */
  goAhead = (): Promise<void> =>
    this.attempt(async () => {
      const { doubted } = this;
      this.doubted = null;
      if (doubted !== null) await this.situation().live.play(doubted.seat, doubted.action);
    });

  /** Does not decide yet. */
  holdBack = (): void => {
    this.doubted = null;
  };

  preview = (action: ActionText, pictures = false): Promise<Preview> => {
    const { live, acting } = this.situation();
    return live.preview(acting ?? 1, action, pictures);
  };

  /** Takes back at once where it is free; else it is first shown what would be taken back. */
  undo = async (): Promise<void> => {
    if (this.undoing?.how === "free") await this.takeBack();
    else this.wantsUndo = this.undoing !== null;
  };

  /** Takes back what was shown. Bots may decide meanwhile: if it takes more than was said then, it is shown again. */
  takeBack = (): Promise<void> =>
    this.attempt(async () => {
      const agreed = this.undoing;
      this.wantsUndo = false;
      const { live } = this.situation();
      for (let tries = 1; ; tries += 1) {
        live.skip();
        const { undoing } = this;
        if (!agreed || !undoing) return;
        if (undoing.seat !== agreed.seat || undoing.keep !== agreed.keep || undoing.how !== agreed.how) {
          this.wantsUndo = undoing.how !== "free";
          return;
        }
        try {
          await live.undo(undoing.seat);
          return;
        } catch (error) {
          const overtaken = error instanceof RefusedAsk && error.reason === "stale";
          if (!overtaken || tries === MOST_TRIES) throw error;
        }
      }
    });

  /** Asks for a hint, or for more of it: what to look at, then the move, then the reasons. */
  askHint = (): Promise<void> =>
    this.attempt(async () => {
      const { live, table, acting } = this.situation();
      if (acting === null || !table.hints) return;
      if (this.hint) return this.tellMore(this.hint);
      const after = this.decided(acting);
      const answer = await live.ask({ kind: "hint", seat: acting });
      if (answer.type !== "hinted") return;
      const { action, phrase, nudge, reasons } = answer;
      this.proposed = { seat: acting, after, action, phrase, nudge, reasons, step: "nudge" };
      if (this.hintTold !== null) announcer.say(this.hintTold);
    });

  private tellMore(hint: Proposal): void {
    if (hint.step === "reasons") return;
    this.proposed = { ...hint, step: hint.step === "nudge" ? "move" : "reasons" };
    if (this.hintTold !== null) announcer.say(this.hintTold);
  }

  dropHint = (): void => {
    this.proposed = null;
  };

  /** How often a seat has decided so far. */
  private decided(seat: Seat): number {
    return this.situation().live.log.filter((line) => line.seat === seat).length;
  }
}
