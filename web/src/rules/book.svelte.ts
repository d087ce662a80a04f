// The rules of a game, opened: its text in the language spoken, the messages that the text quotes, and the drawings.
import { plainLetters, type Section, sections, textOf } from "../lib/markdown";
import { type Figures, figuresOf, quoteOf, rulesOf } from "../lib/rulebook";
import { language, say, speakOf, t } from "../lib/speech.svelte";
import { type Drawings, drawingsOf } from "./art/drawings";

export class Book {
  search = $state("");
  /** There are no rules of such a game. */
  missing = $state(false);
  /** They could not be loaded: there is no line to the server. */
  unreachable = $state(false);
  private read = $state.raw<{ game: string; source: string; figures: Figures; art: Drawings } | null>(null);
  readonly open = $derived.by(() => this.read !== null && this.read.game === this.game());
  readonly all = $derived<Section[]>(
    this.read && this.open ? sections(this.read.source, t, quoteOf(this.read.figures, say)) : [],
  );
  readonly wanted = $derived(plainLetters(this.search.trim()));
  /** What holds the words searched for; everything if none are. */
  readonly shown = $derived(
    this.wanted
      ? this.all.filter((section) => plainLetters(textOf(section)).includes(this.wanted))
      : this.all,
  );
  readonly art = $derived(this.read?.art ?? {});
  readonly figures = $derived(this.read?.figures ?? {});

  /** To be made while a component begins. */
  constructor(
    private readonly game: () => string | null,
    opened: () => void = () => {},
  ) {
    $effect(() => {
      const [name, code] = [game(), language()];
      if (!name) return;
      const parts = [rulesOf(name, code), figuresOf(name), drawingsOf(name), speakOf(name)] as const;
      const wanted = () => name === game() && code === language();
      const show = ([source, figures, art]: [string | null, Figures, Drawings, ...unknown[]]) => {
        if (!wanted()) return;
        this.unreachable = false;
        this.missing = source === null;
        this.read = source === null ? null : { game: name, source, figures, art };
        requestAnimationFrame(opened);
      };
      Promise.all(parts).then(show, () => {
        if (wanted()) this.unreachable = true;
      });
    });
  }

  /** A section with those below it. */
  chapter(id: string): Section[] {
    const first = this.all.findIndex((section) => section.id === id);
    const head = this.all[first];
    if (!head) return [];
    const next = this.all.findIndex((section, index) => index > first && section.level <= head.level);
    return this.all.slice(first, next < 0 ? undefined : next);
  }
}
