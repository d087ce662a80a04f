// Those with whom somebody has sat at a table: seats can be kept for them.
import { api } from "./api";
import { meet } from "./met.svelte";
import { personAt } from "./seats";

export interface Acquaintance {
  id: string;
  name: string;
}

/** Everybody who sat at one of my tables lately, the latest first. */
export async function acquaintances(me: string): Promise<Acquaintance[]> {
  const found = new Map<string, string>();
  try {
    const { tables } = await api.tables("mine");
    for (const info of tables.flatMap(({ seats }) => seats)) {
      const id = personAt(info);
      if (id && id !== me && info.name && !found.has(id)) found.set(id, info.name);
    }
  } catch {
    // Without the list nobody is offered; the link still invites everybody.
  }
  return [...found].map(([id, name]) => {
    meet(id, name);
    return { id, name };
  });
}
