// What is left of the limits of this server, and for how long it keeps things.
import type { MyQuotas } from "../wire/MyQuotas";
import type { QuotaKind } from "../wire/QuotaKind";
import type { QuotaUse } from "../wire/QuotaUse";
import { ask } from "./api";
import type { Said } from "./words";

/** From what share on it is told that little is left. */
const LITTLE = 0.8;
const MEGABYTE = 1 << 20;

/** What the server says of our limits. */
export const myQuotas = () => ask<MyQuotas>("GET", "me/quotas");

/** Those of these kinds of which little is left. */
export function scarce(limits: readonly QuotaUse[], kinds: readonly QuotaKind[]): QuotaUse[] {
  return limits.filter(({ what, used, most }) => kinds.includes(what) && used >= LITTLE * most);
}

/** What is left, as its message wants it. */
export function leftOf({ what, used, most }: QuotaUse): Record<string, Said> {
  const left = Math.max(0, most - used);
  // Never more than there is.
  return what === "import_bytes" ? { megabytes: Math.floor((left / MEGABYTE) * 10) / 10 } : { left };
}
