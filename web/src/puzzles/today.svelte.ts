// The day it is. A page that stays open over midnight goes on with the next one.
import { createSubscriber } from "svelte/reactivity";
import { dayOf } from "./daily";

const OFTEN = 20_000;

const watch = createSubscriber((update) => {
  const timer = window.setInterval(update, OFTEN);
  return () => window.clearInterval(timer);
});

export function today(): string {
  watch();
  return dayOf(new Date());
}
