// What the prompt says: who is asked what, and the small line under it.
import type { Link } from "../lib/socket";
import { hasBots } from "../lib/seats";
import { list, say, seatName, t } from "../lib/speech.svelte";
import { isForged, verdictOf } from "../lib/verdict";
import type { Names } from "../lib/words";
import type { Ask } from "../wire/Ask";
import type { LogLine } from "../wire/LogLine";
import type { Moment } from "../wire/Moment";
import type { Phrase } from "../wire/Phrase";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";
import { inWords, takenBack } from "./undoing";

export interface Prompt {
  /** Whose badge is shown. */
  seat: Seat | null;
  tone: "mine" | "waiting" | "past" | "over";
  label: string;
  sentence: string;
}

export interface News {
  after: string;
  news: "plain" | "trouble" | "hint";
}

/** What somebody else asks of me. */
export interface Question {
  seat: Seat;
  sentence: string;
  /** What exactly it is about. */
  details: string[];
  answers(agree: boolean): Ask[];
}

/** It comes before everything else. */
export function questionTo(table: TableInfo, names: Names, log: readonly LogLine[]): Question | null {
  const mine = (seats: Seat[] | undefined) => (seats ?? []).filter((seat) => table.yours.includes(seat));
  const { undo_asked: undo, takeover } = table;
  if (undo && mine(undo.waiting).length > 0) {
    const lines = takenBack(log, undo.keep);
    const yours = lines.filter(({ seat }) => seat !== null && table.yours.includes(seat)).length;
    return {
      seat: undo.seat,
      sentence: t("undo-asked", { name: seatName(undo.seat, names), count: lines.length, yours }),
      details: [...inWords(lines, names), ...(hasBots(table) ? [t("web-undo-ask-bots")] : [])],
      answers: (agree) => mine(undo.waiting).map((seat) => ({ kind: "answer_undo", seat, agree })),
    };
  }
  if (takeover && mine(takeover.waiting).length > 0) {
    return {
      seat: takeover.seat,
      sentence: t("web-takeover-asked", { name: seatName(takeover.seat, names) }),
      details: [],
      answers: (agree) => mine(takeover.waiting).map((seat) => ({ kind: "answer_bot", seat, agree })),
    };
  }
  return null;
}

/** What the last of these lines told. */
export function lastTold(lines: readonly LogLine[], names: Names): string {
  return (lines.at(-1)?.told ?? []).map((one) => say(one.phrase, names)).join(" ");
}

/** How the game ended, in a sentence. */
export function endingOf(table: TableInfo, now: Moment, names: Names): string {
  const { ending } = table;
  const won = list(table.winners.map((seat) => seatName(seat, names)));
  if (ending?.kind === "resigned")
    return t("web-gave-up", { name: seatName(ending.seat, names), winner: won });
  if (ending?.kind === "abandoned") return t("web-abandoned");
  const first = winners(now);
  if (first.length === 0) return t("web-unfinished");
  const who = list(first.map(({ seat }) => seatName(seat, names)));
  const points = first[0]?.points ?? 0;
  const [mine, ...more] = table.yours;
  if (mine !== undefined && more.length === 0) {
    if (first.length === 1 && first[0]?.seat === mine) return t("web-you-win", { points });
    const own = now.standings?.seats.find(({ seat }) => seat === mine);
    if (own && own.place > 1) {
      return t("web-you-lose", {
        names: who,
        count: first.length,
        points,
        place: own.place,
        own: own.points,
      });
    }
  }
  return t(first.length === 1 ? "web-wins" : "web-win-together", { names: who, points });
}

function winners(now: Moment) {
  return now.standings?.seats.filter(({ place }) => place === 1) ?? [];
}

export interface Situation {
  table: TableInfo;
  now: Moment;
  names: Names;
  /** The moment shown, and what was told until then. */
  moment: Moment;
  log: readonly LogLine[];
  shown: number;
  looking: boolean;
  acting: Seat | null;
  asked: Phrase | null;
  question: Question | null;
  /** What is told of a hint. */
  hint: string | null;
  /** The decision that waits for a second word. */
  sure: string | null;
  link: Link;
  /** What is being told step by step. */
  story: { step: number; count: number; phrases: Phrase[] } | null;
}

export function promptOf(here: Situation): Prompt {
  const { table, now, names, moment, acting, question } = here;
  const asked = here.asked ? say(here.asked, names) : "";
  const decider = moment.deciders[0] ?? null;
  if (question) {
    return { tone: "mine", seat: question.seat, label: t("web-state-question"), sentence: question.sentence };
  }
  if (here.story) {
    const { step, count, phrases } = here.story;
    const sentence = phrases.map((phrase) => say(phrase, names)).join(" ");
    return {
      tone: here.looking ? "past" : "waiting",
      seat: null,
      label: t("web-story", { step, count }),
      sentence,
    };
  }
  if (here.looking) {
    const label = t("web-history-at", { decision: here.shown, count: now.decisions });
    return { tone: "past", seat: decider, label, sentence: lastTold(here.log, names) || asked };
  }
  if (table.stage === "over") {
    const seat = table.winners.length === 1 ? (table.winners[0] ?? null) : null;
    return { tone: "over", seat, label: t("web-over"), sentence: endingOf(table, now, names) };
  }
  if (acting !== null) {
    const hotseat = table.yours.length > 1;
    const label = hotseat ? t("web-turn-of", { name: seatName(acting, names) }) : t("web-your-turn");
    return { tone: "mine", seat: acting, label, sentence: asked };
  }
  const label = decider === null ? "" : t("web-turn-of", { name: seatName(decider, names) });
  return { tone: "waiting", seat: decider, label, sentence: asked };
}

/** Trouble first, then what is waited for, a hint, what just happened. */
export function newsOf(here: Situation): News {
  const { table, names, link, question, hint, sure, looking, log, story } = here;
  const all = (seats: Seat[]) => ({ names: list(seats.map((seat) => seatName(seat, names))) });
  if (link === "outdated") return { after: t("web-outdated"), news: "trouble" };
  if (link === "lost") return { after: t("web-offline"), news: "trouble" };
  if (question && question.details.length > 0) return { after: question.details.join(" · "), news: "hint" };
  if (table.undo_asked && !question) {
    return { after: t("web-undo-waiting", all(table.undo_asked.waiting)), news: "hint" };
  }
  if (table.takeover && !question) {
    return { after: t("web-takeover-waiting", all(table.takeover.waiting)), news: "hint" };
  }
  if (sure !== null) return { after: t("web-confirm-ask", { action: sure }), news: "hint" };
  if (hint !== null) return { after: `◆ ${hint}`, news: "hint" };
  if (table.imported) return { after: verdictOf(table), news: isForged(table) ? "trouble" : "hint" };
  if (table.rematch && table.stage === "over") return { after: t("web-rematch-there"), news: "hint" };
  return { after: looking || story || table.stage === "over" ? "" : lastTold(log, names), news: "plain" };
}
