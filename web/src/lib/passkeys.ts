// Passkeys between the browser, which speaks in bytes, and the server, which writes them in base64url.
import { Refusal } from "./refusal";

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function written(buffer: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the server writes as text and the browser wants as bytes. */
interface Written {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: { id: string }[];
}

function read(options: Record<string, unknown>): Record<string, unknown> {
  const { challenge, user, excludeCredentials } = options as unknown as Written;
  return {
    ...options,
    challenge: bytes(challenge),
    ...(user && { user: { ...user, id: bytes(user.id) } }),
    excludeCredentials: (excludeCredentials ?? []).map((known) => ({ ...known, id: bytes(known.id) })),
  };
}

/** Whether this browser knows passkeys at all. */
export const hasPasskeys = "credentials" in navigator && "PublicKeyCredential" in globalThis;

/** Waits for the person; a browser that breaks it off does not say why. */
async function signed(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await asked;
    if (credential instanceof PublicKeyCredential) return credential;
  } catch (error) {
    if (error instanceof DOMException && error.name === "InvalidStateError")
      throw new Refusal(0, { id: "account-passkey-known" });
  }
  throw new Refusal(0, { id: "account-passkey-none" });
}

function common({ id, rawId, type }: PublicKeyCredential): Record<string, unknown> {
  return { id, rawId: written(rawId), type, extensions: {} };
}

/** Makes a passkey. */
export async function create(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const publicKey = read(options) as unknown as PublicKeyCredentialCreationOptions;
  const credential = await signed(navigator.credentials.create({ publicKey }));
  const { attestationObject, clientDataJSON } = credential.response as AuthenticatorAttestationResponse;
  const response = {
    attestationObject: written(attestationObject),
    clientDataJSON: written(clientDataJSON),
  };
  return { ...common(credential), response };
}

/** Lets the person choose one of the passkeys that were made for this place. */
export async function answer(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  const publicKey = read(options) as unknown as PublicKeyCredentialRequestOptions;
  const credential = await signed(navigator.credentials.get({ publicKey }));
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    credential.response as AuthenticatorAssertionResponse;
  const response = {
    authenticatorData: written(authenticatorData),
    clientDataJSON: written(clientDataJSON),
    signature: written(signature),
    userHandle: userHandle ? written(userHandle) : null,
  };
  return { ...common(credential), response };
}
