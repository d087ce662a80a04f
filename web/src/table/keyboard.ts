// The keys of the table page.
import { closest, typing } from "../lib/keys";
import type { Tab } from "./Side.svelte";

export interface Keyboard {
  undo(): void;
  hint(): void;
  step(by: -1 | 1): void;
  go(index: number | null): void;
  run(): void;
  show(tab: Tab): void;
  /** Opens what happened round by round, where the game has rounds. */
  rounds(): void;
  /** Opens a board to try on what could come. */
  tryOut(): void;
  /** Leaves whatever lies over the board, or the past. */
  leave(): void;
}

/** Does what a key stands for. In the past, where nothing is to be decided, the arrows walk through history. */
export function press(event: KeyboardEvent, does: Keyboard, inThePast: boolean): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event)) return;
  if (document.querySelector("dialog[open]")) return;
  const free = inThePast && closest(event, ".board") === null;
  const action = actionOf(event.key, does, free);
  if (!action) return;
  event.preventDefault();
  action();
}

function actionOf(key: string, does: Keyboard, free: boolean): (() => void) | undefined {
  const always: Record<string, () => void> = {
    u: () => does.undo(),
    h: () => does.hint(),
    ",": () => does.step(-1),
    ".": () => does.step(1),
    l: () => does.show("log"),
    c: () => does.show("chat"),
    r: () => does.rounds(),
    t: () => does.tryOut(),
    b: () => focus(".board"),
    w: () => focus("#in-words"),
    Escape: () => does.leave(),
  };
  const inHistory: Record<string, () => void> = {
    ArrowLeft: () => does.step(-1),
    ArrowRight: () => does.step(1),
    Home: () => does.go(0),
    End: () => does.go(null),
    " ": () => does.run(),
  };
  return always[key.length === 1 ? key.toLowerCase() : key] ?? (free ? inHistory[key] : undefined);
}

export function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}
