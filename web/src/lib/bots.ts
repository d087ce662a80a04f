// Bots with an account of their own: mine, and those that can be invited. See docs/api.md.
import type { BotAccount } from "../wire/BotAccount";
import type { BotRules } from "../wire/BotRules";
import type { Ladder } from "../wire/Ladder";
import type { NewBotAccount } from "../wire/NewBotAccount";
import type { OnlineBot } from "../wire/OnlineBot";
import type { Token } from "../wire/Token";
import { ask } from "./api";

export const bots = {
  mine: () => ask<BotAccount[]>("GET", "me/bots"),
  make: (name: string) => ask<NewBotAccount>("POST", "me/bots", { name }),
  change: (id: string, name: string, rules: BotRules) =>
    ask<BotAccount>("PUT", `me/bots/${id}`, { name, rules }),
  remove: (id: string) => ask<unknown>("DELETE", `me/bots/${id}`),
  newToken: (id: string) => ask<Token>("POST", `me/bots/${id}/token`),
  removeToken: (id: string) => ask<BotAccount>("DELETE", `me/bots/${id}/token`),
  ladder: (game: string) => ask<Ladder>("GET", `ladder/${game}`),
  online: () => ask<OnlineBot[]>("GET", "bots"),
};

/** The bots that are here and play a game with so many players; none where there is no server to ask. */
export async function botsFor(game: string, players: number): Promise<OnlineBot[]> {
  const all = await bots.online().catch(() => []);
  const fits = ({ games, players: [least, most], free }: OnlineBot) =>
    free && (games.length === 0 || games.includes(game)) && least <= players && players <= most;
  return all.filter(fits);
}
