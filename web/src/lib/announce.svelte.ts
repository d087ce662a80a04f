// What a screen reader is told as it happens.

class Announcer {
  said = $state("");
  private turn = false;

  /** The same words twice are told twice: an invisible mark makes them differ. */
  say(text: string): void {
    this.turn = !this.turn;
    this.said = this.turn ? text : `${text}\u200b`;
  }
}

export const announcer = new Announcer();
