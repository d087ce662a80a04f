// What happens at a table is told to whoever does not see it: to ears, in the title of the page, by a notice.
import { untrack } from "svelte";
import { announcer } from "../lib/announce.svelte";
import { leftOn, reading, serverNow, ticking, warningBetween } from "../lib/clock.svelte";
import type { LiveTable } from "../lib/live.svelte";
import { notify } from "../lib/notices";
import { play as sound } from "../lib/sound";
import { say, seatName, t } from "../lib/speech.svelte";
import { toasts } from "../lib/toast.svelte";
import type { Names } from "../lib/words";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";
import type { Question } from "./prompt";

interface Situation {
  live: LiveTable;
  table: TableInfo;
  now: Moment;
  names: Names;
  /** The seat for which I can act now. */
  acting: Seat | null;
  /** The seat of mine that is asked, be it behind a curtain. */
  due: Seat | null;
  /** To whom the screen is being handed. */
  curtain: Seat[] | null;
  /** What whoever looks is asked. */
  asked: Phrase | null;
  /** What others ask beside the game. */
  question: Question | null;
}

export class Telling {
  private moments = 0;
  private heard: number | null = null;
  /** What was left on the clock of mine that runs, when it was last looked at. */
  private leftBefore: number | null = null;
  private readonly now = $derived.by(() => this.situation().now);
  private readonly beside = $derived.by(() => this.situation().table.happenings);

  /** To be made while a component is being set up. */
  constructor(private readonly situation: () => Situation) {
    $effect(() => {
      void this.now;
      untrack(() => this.moment());
    });
    $effect(() => this.handing());
    $effect(() => this.title());
    $effect(() => this.ask());
    $effect(() => (this.clock ? ticking() : undefined));
    $effect(() => this.warn());
    $effect(() => {
      void this.beside;
      untrack(() => this.happenings());
    });
  }

  /** Whoever looks from now on is told what he is asked. */
  prompt(): void {
    const { acting, asked, names } = this.situation();
    if (acting !== null && asked) announcer.say(say(asked, names));
  }

  /** Whoever is asked once all has been told hears it then. */
  asks(): void {
    const { table, asked, names } = this.situation();
    if (!this.awaited) return;
    this.prompt();
    sound("turn");
    void notify(
      `${t("web-your-turn")} · ${t(`game-${table.game}`)}`,
      asked ? say(asked, names) : "",
      table.id,
    );
  }

  /** Whether somebody in front of this screen is waited for. */
  private get awaited(): boolean {
    const { acting, curtain, due } = this.situation();
    return acting !== null || (curtain !== null && due !== null);
  }

  private moment() {
    const { live, table, names, acting, asked, curtain } = this.situation();
    const lines = live.fresh.flatMap((line) => line.told.map((one) => say(one.phrase, names)));
    const question = acting !== null && asked ? [t("web-your-turn"), say(asked, names)] : [];
    const handing = curtain ? [handOver(curtain, names)] : [];
    const ending = table.stage === "over" ? [t("web-over")] : [];
    const all = [...lines, ...question, ...handing, ...ending];
    if (all.length > 0) announcer.say(all.join(" "));
    if (this.moments > 0 && this.awaited) {
      const title = `${t("web-your-turn")} · ${t(`game-${table.game}`)}`;
      void notify(title, [...question.slice(1), ...handing].join(" "), table.id);
      sound("turn");
    } else if (this.moments > 0 && table.stage === "over") sound("over");
    this.moments += 1;
  }

  /** What was said to the one who looked last is not left standing. */
  private handing() {
    const { curtain, names } = this.situation();
    if (!curtain) return;
    const handing = handOver(curtain, names);
    untrack(() => {
      if (!announcer.said.includes(handing)) announcer.say(handing);
    });
  }

  private title() {
    const { table, question } = this.situation();
    const title = t(`game-${table.game}`);
    const mine = question ? t("web-state-question") : this.awaited ? t("web-your-turn") : null;
    const clock = mine === null ? "" : this.clockShown;
    document.title = mine === null ? `${title} · Boomtown` : `● ${clock}${mine} · ${title}`;
  }

  /** The clock of mine that runs, if there is one. */
  private readonly clock = $derived.by(() => {
    const { table } = this.situation();
    const mine = table.seats.filter(({ seat, clock }) => table.yours.includes(seat) && clock?.zero_at);
    return mine[0]?.clock ?? null;
  });

  /** Minutes and seconds for the title; longer times say nothing there. */
  private readonly clockShown = $derived.by(() => {
    if (!this.clock) return "";
    const read = reading(leftOn(this.clock, serverNow()));
    return read.kind === "face" ? `${read.text} · ` : "";
  });

  /** Whoever is asked hears now and then what is left. */
  private warn() {
    if (!this.clock) {
      this.leftBefore = null;
      return;
    }
    const left = leftOn(this.clock, serverNow());
    const due = this.leftBefore === null ? null : warningBetween(this.leftBefore, left);
    this.leftBefore = left;
    if (due === null) return;
    const minutes = Math.round(left / 60_000);
    untrack(() => announcer.say(t("web-clock-yours", { time: t("web-clock-said", { minutes }) })));
  }

  private readonly questionTold = $derived.by(() => {
    const { question, curtain } = this.situation();
    return question && !curtain ? [question.sentence, ...question.details].join(" ") : "";
  });

  /** Whoever is asked something hears it, wherever he looks. */
  private ask() {
    const words = this.questionTold;
    if (words === "") return;
    untrack(() => {
      const { table } = this.situation();
      announcer.say(words);
      sound("turn");
      void notify(`${t("web-state-question")} · ${t(`game-${table.game}`)}`, words, table.id);
    });
  }

  /** What happens beside the game is told to whoever did not do it himself. */
  private happenings() {
    const { table, names } = this.situation();
    const before = this.heard;
    this.heard = table.happenings.at(-1)?.number ?? 0;
    if (before === null) return;
    for (const { number, seat, phrase } of table.happenings) {
      if (number > before && (seat === null || !table.yours.includes(seat))) toasts.show(say(phrase, names));
    }
  }
}

const handOver = ([seat, ...others]: readonly Seat[], names: Names) =>
  seat !== undefined && others.length === 0
    ? t("web-curtain", { name: seatName(seat, names) })
    : t("web-curtain-who");
