// The worker in which bots think: an engine without tables, so that whoever plays never waits for them.
import { Engine } from "./engine";
import type { FromThinker, ToThinker } from "./talk";

let engine: Promise<Engine> | null = null;

async function hear(message: ToThinker): Promise<void> {
  if (message.kind === "begin") {
    engine = Engine.of(message.engine);
    return;
  }
  const answer = (await engine)?.ask(message.request);
  if (answer) postMessage({ number: message.number, answer } satisfies FromThinker);
}

onmessage = ({ data }: MessageEvent<ToThinker>) => {
  hear(data).catch((error: unknown) => {
    // Whoever waits hears of it, and starts another one.
    setTimeout(() => {
      throw error;
    });
  });
};
