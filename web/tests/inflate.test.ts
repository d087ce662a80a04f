import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { Inflater } from "../src/lib/inflate";

const deflated = (text: string) => new Uint8Array(deflateRawSync(text)).buffer;

/** What is told until so many messages came. */
function hearing(count: number): { inflater: Inflater; heard: Promise<string[]>; broken: unknown[] } {
  const texts: string[] = [];
  const broken: unknown[] = [];
  let done: (texts: string[]) => void;
  const heard = new Promise<string[]>((resolve) => (done = resolve));
  const inflater = new Inflater(
    (text) => {
      texts.push(text);
      if (texts.length === count) done(texts);
    },
    (error) => broken.push(error),
  );
  return { inflater, heard, broken };
}

describe("messages that come deflated", () => {
  test("are told in the order in which they came, texts between them too", async () => {
    const { inflater, heard } = hearing(5);
    const long = "town ".repeat(50_000);
    inflater.take("first");
    inflater.take(deflated(long));
    inflater.take("third");
    inflater.take(deflated("fourth"));
    inflater.take("fifth");
    expect(await heard).toEqual(["first", long, "third", "fourth", "fifth"]);
  });

  test("leave a text to be told at once when none waits", () => {
    const texts: string[] = [];
    const inflater = new Inflater(
      (text) => texts.push(text),
      () => undefined,
    );
    inflater.take("plain");
    expect(texts).toEqual(["plain"]);
  });

  test("say so when they are damaged, and the next one is told", async () => {
    const { inflater, heard, broken } = hearing(1);
    inflater.take(new Uint8Array([0xff, 0xff, 0xff]).buffer);
    inflater.take(deflated("whole"));
    expect(await heard).toEqual(["whole"]);
    expect(broken).toHaveLength(1);
  });
});
