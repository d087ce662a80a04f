// The marks of the players at the table on the screen: symbols here, colours by the variables of base.css.
import type { Mark } from "../wire/Mark";
import { markOf } from "./seats";

/** What a colour of a player is for: to fill with, to write on it, to write with. */
const PARTS = ["", "-on", "-text"];

class Worn {
  private symbols = $state.raw<readonly Mark[]>([]);

  by(seat: number): Mark {
    return this.symbols[seat - 1] ?? markOf(seat);
  }

  /**
   * The table on the screen gives each player a mark, in the order of the seats; where the game gives out symbols, everybody keeps
   * his colour. To be called in an effect.
   */
  give(marks: readonly Mark[], symbols: readonly Mark[] = marks): () => void {
    this.symbols = symbols;
    const { style } = document.documentElement;
    const colours = marks.flatMap((mark, index) =>
      PARTS.map((part) => [`--seat-${index + 1}${part}`, `var(--mark-${mark}${part})`] as const),
    );
    for (const [name, value] of colours) style.setProperty(name, value);
    return () => {
      this.symbols = [];
      for (const [name] of colours) style.removeProperty(name);
    };
  }
}

export const worn = new Worn();
