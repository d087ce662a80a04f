// Reviews of finished games, of this device or of a server: made in the thinking worker one decision at a time, so that bots who are asked meanwhile
// wait for one decision at most, and kept beside the tables.
import type { DeviceAnswer } from "../wire/DeviceAnswer";
import type { DeviceRequest } from "../wire/DeviceRequest";
import type { Phrase } from "../wire/Phrase";
import type { ReviewState } from "../wire/ReviewState";
import { NotKept } from "./database";
import { Refused } from "./refused";

/** What somebody wants of the review of a game. */
export type ReviewWish = "look" | "begin" | "break_off";

export interface ReviewStore {
  get(id: string): Promise<ReviewState | null>;
  keep(id: string, review: ReviewState): Promise<void>;
  remove(id: string): Promise<void>;
}

interface World {
  /** The record of a game that is over; refused for any other. */
  record(id: string): Promise<string>;
  think(request: DeviceRequest): Promise<DeviceAnswer>;
  store: ReviewStore;
  trouble(why: Phrase): void;
}

export class Reviewing {
  /** The review that is being made: the engine makes one at a time. */
  private making: { id: string; state: ReviewState } | null = null;
  /** Reviews of which the device could keep no copy. */
  private readonly unkept = new Map<string, ReviewState>();

  constructor(private readonly world: World) {}

  /** The record is that of a table which is not on this device. */
  async hear(id: string, wish: ReviewWish, record?: string): Promise<ReviewState> {
    if (wish === "break_off" && this.making?.id === id) this.making = null;
    const now = await this.state(id);
    if (wish !== "begin" || now.state !== "none") return now;
    if (this.making) throw new Refused({ id: "server-one-review" });
    const making = { id, state: { state: "running", done: 0, all: 0 } as ReviewState };
    this.making = making;
    try {
      making.state = await this.ask({ kind: "review", record: record ?? (await this.world.record(id)) });
    } catch (error) {
      this.end(making);
      throw error;
    }
    void this.make(making);
    return making.state;
  }

  async remove(id: string): Promise<void> {
    if (this.making?.id === id) this.making = null;
    this.unkept.delete(id);
    await this.world.store.remove(id);
  }

  private async state(id: string): Promise<ReviewState> {
    if (this.making?.id === id) return this.making.state;
    return this.unkept.get(id) ?? (await this.world.store.get(id).catch(() => null)) ?? { state: "none" };
  }

  /** Goes on until nothing is left, or nobody wants it any more. */
  private async make(making: { id: string; state: ReviewState }): Promise<void> {
    try {
      while (making.state.state === "running") {
        const next = await this.ask({ kind: "review_on" });
        if (this.making !== making) return;
        making.state = next;
      }
      if (making.state.state === "done") await this.keep(making.id, making.state);
    } catch {
      // The bot broke down: whoever still wants the review asks again.
    } finally {
      this.end(making);
    }
  }

  private async keep(id: string, review: ReviewState): Promise<void> {
    try {
      await this.world.store.keep(id, review);
    } catch (error) {
      if (!(error instanceof NotKept)) throw error;
      this.unkept.set(id, review);
      this.world.trouble({ id: "web-device-review-unkept" });
    }
  }

  private end(making: { id: string }): void {
    if (this.making === making) this.making = null;
  }

  private async ask(request: DeviceRequest): Promise<ReviewState> {
    const { answer, refused } = await this.world.think(request);
    if (refused) throw new Refused(refused.why);
    return answer as ReviewState;
  }
}
