// Who we are here: a name, asked for once, when it is needed.
import type { Entrance } from "../wire/Entrance";
import type { Me } from "../wire/Me";
import type { OwnGuest } from "../wire/OwnGuest";
import type { Phrase } from "../wire/Phrase";
import { account } from "./account";
import { api, Refusal } from "./api";
import { device } from "./device";
import { town } from "./town.svelte";

/** A browser that played as one guest is to be signed in as another: what becomes of the first? */
export interface TwoPeople {
  why: Phrase;
  name: string;
  own: string;
  /** Null: everything stays as it is. */
  done: (own: OwnGuest | null) => void;
}

class Person {
  me = $state.raw<Me | null>(null);
  /** Whether the server has been asked. */
  known = $state(false);
  /** Somebody waits for a name: the question is being shown. */
  asking = $state.raw<((name: Me | null) => void) | null>(null);

  /** What the server lets one know before one comes in. */
  house = $state.raw<Entrance | null>(null);
  /** It is being asked what becomes of the guest of this browser. */
  two = $state.raw<TwoPeople | null>(null);

  private async lookAtHouse(): Promise<void> {
    try {
      this.house = await account.house();
    } catch {
      // Without a server there is no house.
      this.house = null;
    }
  }

  async look(): Promise<void> {
    void this.lookAtHouse();
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

  async call(name: string, invitation?: string): Promise<Me> {
    try {
      this.me = await api.callMe(name, invitation);
    } catch (error) {
      if (town.server !== false) throw error;
      this.me = device.me(name);
    }
    town.name = this.me.name;
    return this.me;
  }

  /** Comes in as somebody who is known. Asks first if the guest of this browser has tables; null: we stay who we are. */
  async signIn(use: (own: OwnGuest) => Promise<Me>): Promise<Me | null> {
    try {
      this.me = await use("ask");
    } catch (error) {
      if (!(error instanceof Refusal) || error.why.id !== "account-two-people") throw error;
      const own = await this.askAboutTwo(error.why);
      if (!own) return null;
      this.me = await use(own);
    }
    town.name = this.me.name;
    return this.me;
  }

  private askAboutTwo(why: Phrase): Promise<OwnGuest | null> {
    const text = (wanted: string) => {
      const arg = (why.args ?? []).find(([name]) => name === wanted)?.[1];
      return arg && "text" in arg ? arg.text : "";
    };
    return new Promise((resolve) => {
      const done = (own: OwnGuest | null) => {
        this.two = null;
        resolve(own);
      };
      this.two = { why, name: text("name"), own: text("own"), done };
    });
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
