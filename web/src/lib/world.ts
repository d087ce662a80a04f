// Lines, time and chance, as a browser has them.

/** What the connection needs of the world; tests give their own. */
export interface World {
  open(address: string): WebSocket;
  now(): number;
  later(what: () => void, millis: number): number;
  cancel(timer: number): void;
  /** Between 0 and 1. */
  chance(): number;
}

export const browser: World = {
  open: (address) => new WebSocket(address),
  now: () => Date.now(),
  later: (what, millis) => window.setTimeout(what, millis),
  cancel: (timer) => window.clearTimeout(timer),
  chance: () => Math.random(),
};
