// How one comes in: devices, one-time links, recovery codes, passkeys, an identity provider. See docs/api.md.
import type { Device } from "../wire/Device";
import type { Entrance } from "../wire/Entrance";
import type { Me } from "../wire/Me";
import type { OwnGuest } from "../wire/OwnGuest";
import type { PasskeyChallenge } from "../wire/PasskeyChallenge";
import type { PasskeyInfo } from "../wire/PasskeyInfo";
import type { SignInCode } from "../wire/SignInCode";
import type { SignedOut } from "../wire/SignedOut";
import type { WaysIn } from "../wire/WaysIn";
import { ask } from "./api";
import { answer, create } from "./passkeys";

export const account = {
  look: () => ask<WaysIn>("GET", "me/account"),
  house: () => ask<Entrance>("GET", "house"),
  renameDevice: (id: string, name: string) => ask<unknown>("PUT", `me/devices/${id}`, { name }),
  endDevice: (id: string) => ask<unknown>("DELETE", `me/devices/${id}`),
  link: () => ask<SignInCode>("POST", "me/links"),
  lookAtLink: (code: string) => ask<Me>("POST", "link/look", { code }),
  followLink: (code: string, own: OwnGuest) => ask<Me>("POST", "link", { code, own }),
  makeRecovery: () => ask<SignInCode>("POST", "me/recovery"),
  removeRecovery: () => ask<unknown>("DELETE", "me/recovery"),
  recover: (code: string, own: OwnGuest) => ask<Me>("POST", "recovery", { code, own }),
  renamePasskey: (id: string, name: string) => ask<unknown>("PUT", `me/passkeys/${id}`, { name }),
  removePasskey: (id: string) => ask<unknown>("DELETE", `me/passkeys/${id}`),
  unlinkProvider: () => ask<unknown>("DELETE", "me/oidc"),
  leaveByProvider: () => ask<SignedOut>("POST", "oidc/leave"),
  async makePasskey(name: string): Promise<PasskeyInfo> {
    const { ceremony, options } = await ask<PasskeyChallenge>("POST", "me/passkeys/challenge");
    const credential = await create(options.publicKey);
    return ask<PasskeyInfo>("POST", "me/passkeys", { ceremony, name, credential });
  },
  async usePasskey(own: OwnGuest): Promise<Me> {
    const { ceremony, options } = await ask<PasskeyChallenge>("POST", "passkey/challenge");
    const credential = await answer(options.publicKey);
    return ask<Me>("POST", "passkey", { ceremony, credential, own });
  },
};

/** A message by its name. */
type Text = (id: string, args?: Record<string, string>) => string;

/** What a device is called: as its person calls it, else by its browser and system. */
export function deviceName({ name, browser, system }: Device, text: Text): string {
  if (name) return name;
  if (browser && system) return text("account-device", { browser, system });
  return browser || system || text("account-device-unknown");
}

/** The address that signs another device in. The code stands behind the #, so that it goes to no server before somebody says yes. */
export function linkAddress(code: string): string {
  return `${new URL("link", document.baseURI).href}#${code}`;
}
