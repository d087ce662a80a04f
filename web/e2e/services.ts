// Where messages reach players, on this machine: a webhook, a push service with a browser's keys, a mail server, the stream of events.
import { createDecipheriv, createECDH, createHmac, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { createServer as createLineServer, type Server as LineServer, type Socket } from "node:net";

/** A service, what reached it so far, and its end. */
export interface Service<T> {
  url: string;
  got: T[];
  end: () => void;
}

function portOf(listener: { address(): unknown }): number {
  const address = listener.address() as { port: number };
  return address.port;
}

/** Takes requests, reads each with `read` and keeps it. */
async function taking<T>(read: (body: Buffer) => T): Promise<Service<T>> {
  const got: T[] = [];
  const listener = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      got.push(read(Buffer.concat(pieces)));
      response.statusCode = 201;
      response.end();
    });
  });
  await new Promise<void>((open) => listener.listen(0, "127.0.0.1", open));
  return { url: `http://127.0.0.1:${portOf(listener)}/hook`, got, end: () => listener.close() };
}

/** Somebody's webhook. */
export function webhook<T = Record<string, unknown>>(): Promise<Service<T>> {
  return taking((body) => JSON.parse(body.toString()) as T);
}

/** A message as a browser is told it. */
export interface Pushed extends Record<string, unknown> {
  id: string;
  kind: string;
  table: string | null;
}

/** A push service, and the browser that reads what comes there (RFC 8291). */
export async function pushService(): Promise<Service<Pushed> & { channel: Record<string, unknown> }> {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const mac = (key: Buffer, ...parts: (Buffer | string)[]) => {
    const hash = createHmac("sha256", key);
    for (const part of parts) hash.update(part);
    return hash.digest();
  };
  const service = await taking((body) => {
    const salt = body.subarray(0, 16);
    const end = 21 + body.readUInt8(20);
    const theirs = body.subarray(21, end);
    const shared = own.computeSecret(theirs);
    const secret = mac(mac(auth, shared), "WebPush: info\0", own.getPublicKey(), theirs, "\x01");
    const random = mac(salt, secret);
    const key = mac(random, "Content-Encoding: aes128gcm\0\x01").subarray(0, 16);
    const nonce = mac(random, "Content-Encoding: nonce\0\x01").subarray(0, 12);
    const opened = createDecipheriv("aes-128-gcm", key, nonce);
    opened.setAuthTag(body.subarray(-16));
    const text = Buffer.concat([opened.update(body.subarray(end, -16)), opened.final()]).toString();
    return JSON.parse(text.slice(0, text.lastIndexOf("\x02"))) as Pushed;
  });
  const channel = {
    kind: "push",
    endpoint: service.url,
    p256dh: own.getPublicKey().toString("base64url"),
    auth: auth.toString("base64url"),
    label: "This browser",
  };
  return { ...service, channel };
}

/** A mail as it came. */
export interface Letter {
  id: string;
  subject: string;
  text: string;
}

function letterOf(raw: string): Letter {
  // Lines are folded in the head, and broken by quoted-printable in the body.
  const middle = raw.indexOf("\r\n\r\n");
  const head = raw.slice(0, middle).replace(/\r\n[ \t]+/g, " ");
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1] ?? "";
  const text = raw.slice(middle).replace(/=\r\n/g, "").replace(/=3D/g, "=");
  return { id: field("Message-ID"), subject: field("Subject"), text };
}

/** A mail server that takes everything. */
export async function mailServer(): Promise<Service<Letter>> {
  const got: Letter[] = [];
  const talk = (socket: Socket) => {
    let heard = "";
    let mail = false;
    socket.write("220 here\r\n");
    socket.on("error", () => socket.destroy());
    socket.on("data", (piece: Buffer) => {
      heard += piece.toString();
      for (;;) {
        const end = heard.indexOf(mail ? "\r\n.\r\n" : "\r\n");
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (mail ? 5 : 2));
        if (mail) got.push(letterOf(said));
        mail = !mail && said === "DATA";
        socket.write(mail ? "354 go on\r\n" : said === "QUIT" ? "221 bye\r\n" : "250 good\r\n");
      }
    });
  };
  const listener: LineServer = createLineServer(talk);
  await new Promise<void>((open) => listener.listen(0, "127.0.0.1", open));
  return { url: `smtp://127.0.0.1:${portOf(listener)}`, got, end: () => listener.close() };
}

/** Follows the events of whoever has this cookie, also over restarts of the server. */
export function eventsOf<T>(server: string, cookie: string): Service<T> {
  const got: T[] = [];
  const ending = new AbortController();
  const follow = async () => {
    while (!ending.signal.aborted) {
      try {
        const signal = ending.signal;
        const { body } = await fetch(`${server}api/me/events`, { headers: { cookie }, signal });
        let heard = "";
        for await (const piece of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
          heard += Buffer.from(piece).toString();
          const events = heard.split("\n\n");
          heard = events.pop() ?? "";
          for (const event of events) {
            const data = event.split("\n").find((line) => line.startsWith("data:"));
            if (data) got.push(JSON.parse(data.slice(5)) as T);
          }
        }
      } catch {
        // The server is away, or this is the end.
      }
      await new Promise((later) => setTimeout(later, 50));
    }
  };
  void follow();
  return { url: server, got, end: () => ending.abort() };
}
