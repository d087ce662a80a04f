// Whom this page has shown: where two people look alike by name, a short tag tells them apart, the same wherever they are met.
import { SvelteMap } from "svelte/reactivity";
import { tagOf } from "./badge";
import { glance } from "./names";

/** The ids of those who are called alike, by what their name looks like. */
const alike = new SvelteMap<string, readonly string[]>();

/** Somebody is being shown. */
export function meet(id: string, name: string): void {
  const look = glance(name);
  const known = alike.get(look) ?? [];
  if (id && name && !known.includes(id)) alike.set(look, [...known, id]);
}

/** The tag of somebody, if another of that name has been shown; else nothing. */
export function tagAmong(id: string, name: string): string {
  const known = alike.get(glance(name)) ?? [];
  return known.some((other) => other !== id) ? tagOf(id) : "";
}
