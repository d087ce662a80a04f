// What somebody is shown comes into sight, wherever on the page it is.
import { settings } from "./settings.svelte";

/** Whether the middle of it is on the screen, with nothing fixed in front of it. Drawings let clicks through to what lies on or under them. */
function isInSight(target: Element): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const whole = target.closest("svg")?.parentElement ?? target;
  return front !== null && whole.contains(front);
}

/** Scrolls to it, unless it can be seen already. */
export function bringIntoSight(target: Element): void {
  if (!isInSight(target)) {
    target.scrollIntoView({
      block: "center",
      inline: "nearest",
      behavior: settings.still ? "auto" : "smooth",
    });
  }
}
