// Several people at one screen: who looks at it now, and to whom it must be handed first.
import { keepsSecrets } from "../lib/seeing";
import type { Moment } from "../wire/Moment";
import type { Seat } from "../wire/Seat";
import type { TableInfo } from "../wire/TableInfo";

interface Place {
  table: TableInfo;
  now: Moment;
  /** The moment shown: now, or one of the past. */
  moment: Moment;
  /** The seat of mine that is asked now, whatever moment is shown. */
  due: Seat | null;
}

export class Looker {
  /** Who said that he is at the screen, or was asked when there was nothing to hide. */
  private last = $state<Seat | null>(null);

  /** To be made while a component is being set up. */
  constructor(private readonly place: () => Place) {
    this.last = remembered(place().table.id);
    $effect(() => {
      const { due } = this.place();
      if (due !== null && !this.secret) this.looks(due);
    });
  }

  private readonly secret = $derived.by(() => {
    const { table, now, moment } = this.place();
    const several = table.yours.length > 1 && table.stage === "playing";
    return several && (keepsSecrets(now) || keepsSecrets(moment));
  });

  /** From where the table is looked at: whoever is asked, else whoever looked last. */
  readonly seat = $derived.by(() => {
    const { table, due } = this.place();
    const last = this.last !== null && table.yours.includes(this.last) ? this.last : null;
    return due ?? last;
  });

  /** While somebody else may be in front of the screen: one of whom must say that he is there. Nothing of any seat is shown then. */
  readonly curtain = $derived.by<Seat[] | null>(() => {
    if (!this.secret || (this.seat !== null && this.seat === this.last)) return null;
    return this.seat === null ? this.place().table.yours : [this.seat];
  });

  /** Somebody says that he is at the screen. */
  looks = (seat: Seat): void => {
    this.last = seat;
    try {
      sessionStorage.setItem(keyOf(this.place().table.id), String(seat));
    } catch {
      // Then the curtain comes up once more after the page is loaded again.
    }
  };
}

const keyOf = (table: string) => `boomtown-looker-${table}`;

function remembered(table: string): Seat | null {
  try {
    return Number(sessionStorage.getItem(keyOf(table))) || null;
  } catch {
    return null;
  }
}
