// Moments of a table's past, fetched once each.
import type { Moment } from "../wire/Moment";
import { api } from "./api";

const KEPT = 400;

export class Past {
  private readonly moments = new Map<string, Promise<Moment>>();

  /** The moment after so many decisions. `branch` tells one past from another after an undo. */
  at(id: string, decisions: number, branch: string): Promise<Moment> {
    const key = `${id} ${decisions} ${branch}`;
    const known = this.moments.get(key);
    if (known) return known;
    if (this.moments.size > KEPT) this.moments.clear();
    const asked = api.momentAt(id, decisions);
    this.moments.set(key, asked);
    asked.catch(() => this.moments.delete(key));
    return asked;
  }
}
