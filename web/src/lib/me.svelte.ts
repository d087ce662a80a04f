// Who we are here: a name, asked for once, when it is needed.
import type { Me } from "../wire/Me";
import { api, Refusal } from "./api";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  /** Somebody waits for a name: the question is being shown. */
  asking = $state.raw<((name: Me | null) => void) | null>(null);

  async look(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
    this.known = true;
  }

  async call(name: string): Promise<Me> {
    this.me = await api.callMe(name);
    return this.me;
  }

  /** Whatever is open elsewhere in our name ends. */
  async endOtherSessions(): Promise<void> {
    this.me = await api.endOtherSessions();
  }

  /** We leave for good. */
  async leave(): Promise<void> {
    await api.forgetMe();
    this.me = null;
  }

  /** Who we are; asks for a name if there is none. Null: no answer was given. */
  async named(): Promise<Me | null> {
    if (!this.known) await this.look();
    if (this.me) return this.me;
    return new Promise((resolve) => {
      this.asking = (me) => {
        this.asking = null;
        resolve(me);
      };
    });
  }
}

export const person = new Person();
