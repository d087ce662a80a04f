// With a finger the first tap shows and the second decides. A mouse and the keyboard have shown it before they press.
import { settings } from "../lib/settings.svelte";

/** The last pointer that touched the page. Some browsers do not tell with a click what made it. */
let last = "";
if (typeof window !== "undefined") {
  window.addEventListener("pointerdown", (event) => (last = event.pointerType), { capture: true });
}

/** Whether a press was made by a finger or a pen; a key and a screen reader press without a pointer. */
export function isTap(event: MouseEvent): boolean {
  if (event.detail === 0) return false;
  const kind = (event as PointerEvent).pointerType || last;
  return kind !== "" && kind !== "mouse";
}

/**
 * Remembers what a finger tapped last. What hover and focus have shown counts for nothing here: a tap brings both about by itself.
 */
export class Taps {
  private tapped: string | null = null;

  /** Whether this press decides: every one but the first tap of a finger on a thing. */
  decides(event: MouseEvent, thing: string): boolean {
    return !isTap(event) || this.again(thing);
  }

  /** The same where it is known that a finger tapped. Whoever wishes for one tap has decided with it. */
  again(thing: string): boolean {
    if (settings.confirm === "never") return true;
    const again = this.tapped === thing;
    this.tapped = again ? null : thing;
    return again;
  }

  /** The thing was shown by more than a tap, as when a finger drags it: the next tap on it decides. */
  show(thing: string): void {
    this.tapped = thing;
  }

  /** For a new question: nothing is tapped yet. */
  forget(): void {
    this.tapped = null;
  }
}
