// What is packed comes out as it went in, and what is broken is told.
import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { unpack } from "../src/device/lzma";

/** As packing the engine does it, and with other settings. */
const SETTINGS = ["preset=9e,lc=2,lp=0,pb=0,nice=273", "preset=6", "preset=1,lc=0,lp=2,pb=4"];

function pack(bytes: Uint8Array, settings: string): Uint8Array {
  const packed = execFileSync("xz", ["--format=lzma", `--lzma1=${settings}`, "-c"], { input: bytes });
  return new Uint8Array(packed);
}

/** Much that is alike, and much that is not, always the same. */
function mixed(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let state = 1858;
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const far = (state >>> 8) % 70_000;
    bytes[at] = state >>> 29 === 0 || at <= far ? state >>> 24 : (bytes[at - 1 - ((at >> 6) % 900)] ?? 0);
  }
  return bytes;
}

test("whatever was packed comes out as it was", () => {
  const words = new TextEncoder().encode("Circle the Wagons! ".repeat(5_000));
  for (const settings of SETTINGS)
    for (const bytes of [new Uint8Array(0), new Uint8Array([7]), words, mixed(300_000)])
      expect(Buffer.compare(unpack(pack(bytes, settings)), bytes), `${settings}, ${bytes.length}`).toBe(0);
});

test("a packed file that is cut off, or is none, is refused", () => {
  const packed = pack(mixed(50_000), "preset=6");
  expect(() => unpack(packed.slice(0, packed.length / 2))).toThrow("missing");
  expect(() => unpack(new Uint8Array(40).fill(0xff))).toThrow("not packed");
  expect(() => unpack(new Uint8Array(3))).toThrow("not packed");
});
