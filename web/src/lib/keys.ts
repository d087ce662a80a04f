/** Whether a key belongs to a field that somebody is writing in. */
export function typing(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The element around what an event is about that fits a selector; none if it is about the page as a whole. */
export function closest<K extends keyof HTMLElementTagNameMap>(
  event: Event,
  selector: K,
): HTMLElementTagNameMap[K] | null;
export function closest(event: Event, selector: string): Element | null;
export function closest(event: Event, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}
