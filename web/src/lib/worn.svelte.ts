// The symbols of the players at the table on the screen. Where a game says nothing else, each seat has its own.
import { type SymbolName, symbolOf } from "./seats";

class Worn {
  private symbols = $state.raw<readonly SymbolName[]>([]);

  by(seat: number): SymbolName {
    return this.symbols[seat - 1] ?? symbolOf(seat);
  }

  /** The game on the screen gives each player a symbol, in the order of the seats; to be called in an effect. */
  give(symbols: readonly SymbolName[]): () => void {
    this.symbols = symbols;
    return () => (this.symbols = []);
  }
}

export const worn = new Worn();
