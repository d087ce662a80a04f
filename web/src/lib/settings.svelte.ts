// What a person likes, kept in this browser.
import type { Mark } from "../wire/Mark";
import { MARKS } from "./seats";
import { LANGUAGES, type Language } from "./words";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "on" | "off";
export type Palette = "house" | "safe";
export type Boards = "drawn" | "words";
/** What it takes to decide: one tap; for a finger two taps; and a second word before what cannot be taken back. */
export const CONFIRMS = ["never", "taps", "final"] as const;
export type Confirm = (typeof CONFIRMS)[number];
/** How fast the table tells what others do, one thing after the other. */
export const SPEEDS = ["slow", "steady", "quick"] as const;
/** The same, or all of it at once. */
export const PACES = [...SPEEDS, "once"] as const;
export type Pace = (typeof PACES)[number];
/** How long one thing is shown before the next one, in milliseconds. Whoever watches something again sees it step by step at any pace. */
const BEATS: Record<Pace, number> = { slow: 2_400, steady: 1_300, quick: 600, once: 1_300 };

interface Kept {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  palette: Palette;
  /** Whether tables are drawn, or told in words with the choices as a list. */
  boards: Boards;
  /** Nothing where the default is wished, whatever it is. */
  pace: Pace | null;
  confirm: Confirm;
  /** Whether the browser tells when it is our turn. */
  notices: boolean;
  /** The mark that we like to play with, if we chose one. */
  mark: Mark | null;
  /** Whether obvious questions answer themselves at tables where nothing else was said. */
  obvious: boolean;
}

const PLACE = "boomtown";

function browserLanguage(): Language {
  for (const wanted of navigator.languages) {
    const code = wanted.slice(0, 2).toLowerCase();
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return "en";
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export class Settings implements Kept {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  motion = $state<Motion>("system");
  sound = $state(false);
  palette = $state<Palette>("house");
  boards = $state<Boards>("drawn");
  confirm = $state<Confirm>("taps");
  notices = $state(false);
  mark = $state<Mark | null>(null);
  obvious = $state(false);
  private chosenPace = $state<Pace | null>(null);
  private darkness = window.matchMedia("(prefers-color-scheme: dark)");
  private stillness = window.matchMedia("(prefers-reduced-motion: reduce)");
  private systemDark = $state(this.darkness.matches);
  private systemStill = $state(this.stillness.matches);

  constructor() {
    const before = kept();
    this.language = LANGUAGES.find((language) => language === before.language) ?? browserLanguage();
    this.theme = before.theme ?? "system";
    this.motion = before.motion ?? "system";
    this.sound = before.sound ?? false;
    this.palette = before.palette ?? "house";
    this.boards = before.boards ?? "drawn";
    this.chosenPace = PACES.find((pace) => pace === before.pace) ?? null;
    this.confirm = CONFIRMS.find((confirm) => confirm === before.confirm) ?? "taps";
    this.notices = before.notices ?? false;
    this.mark = MARKS.find((mark) => mark === before.mark) ?? null;
    this.obvious = before.obvious ?? false;
    this.darkness.addEventListener("change", (event) => (this.systemDark = event.matches));
    this.stillness.addEventListener("change", (event) => (this.systemStill = event.matches));
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.systemDark);
  }

  get still(): boolean {
    return this.motion === "off" || (this.motion === "system" && this.systemStill);
  }

  /** Where the page stands still, all is shown at once unless somebody wishes otherwise. */
  get pace(): Pace {
    return this.chosenPace ?? (this.still ? "once" : "steady");
  }

  set pace(pace: Pace) {
    this.chosenPace = pace;
  }

  /** How long one thing that happens is shown before the next one. */
  get beat(): number {
    return BEATS[this.pace];
  }

  /** Writes the settings onto the page and into the browser's memory; to be called within an effect. */
  apply(): void {
    const root = document.documentElement.dataset;
    root.theme = this.dark ? "dark" : "light";
    root.motion = this.still ? "off" : "on";
    root.palette = this.palette;
    const { language, theme, motion, sound, palette, boards, confirm, notices, mark, obvious } = this;
    try {
      localStorage.setItem(
        PLACE,
        JSON.stringify({
          language,
          theme,
          motion,
          sound,
          palette,
          boards,
          pace: this.chosenPace,
          confirm,
          notices,
          mark,
          obvious,
        } satisfies Kept),
      );
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
