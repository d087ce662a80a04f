// Who we are here: a name, asked for once, when it is needed.
import type { Me } from "../wire/Me";
import { api, Refusal } from "./api";
import { device } from "./device";
import { town } from "./town.svelte";

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  /** Somebody waits for a name: the question is being shown. */
  asking = $state.raw<((name: Me | null) => void) | null>(null);

  async look(): Promise<void> {
    try {
      this.me = await api.me();
      town.name = this.me.name;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // Without a server we are whom this device knows.
      if (town.server === false && town.name) this.me = device.me(town.name);
    }
    this.known = true;
  }

  async call(name: string): Promise<Me> {
    try {
      this.me = await api.callMe(name);
    } catch (error) {
      if (town.server !== false) throw error;
      this.me = device.me(name);
    }
    town.name = this.me.name;
    return this.me;
  }

  /** Whether it is the device that knows us, and not a server. */
  get here(): boolean {
    return this.me !== null && this.me.id === device.me("").id;
  }

  /** Whether a server knows us. */
  get signedIn(): boolean {
    return this.me !== null && !this.here;
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
    // A server that came back does not know yet whom the device knows.
    if (this.here && this.me && town.server) return this.call(this.me.name);
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
