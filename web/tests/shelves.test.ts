// A module that was sorted for packing is the same again, and works; what cannot be sorted is told.
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { unpack } from "../src/device/lzma";
import { restore, sort } from "../src/device/shelves";

const ALIGNED = 2;

/** Two functions, of which the second is exported as `f`; its instructions are the ones given. */
function moduleOf(instructions: number[], alignment = 0): Uint8Array<ArrayBuffer> {
  const load = [0x20, 0, 0x28, alignment, 0x04];
  const first = [0x00, ...load, 0x0b];
  const second = [0x01, 0x02, 0x7f, ...instructions, 0x0b];
  return new Uint8Array([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...[1, 6, 1, 0x60, 1, 0x7f, 1, 0x7f], // one type: of a number a number
    ...[3, 3, 2, 0, 0],
    ...[5, 3, 1, 0, 1], // a page of memory
    ...[7, 5, 1, 1, 0x66, 0, 1],
    ...[10, first.length + second.length + 3, 2, first.length, ...first, second.length, ...second],
    ...[11, 9, 1, 0, 0x41, 4, 0x0b, 3, 5, 6, 7], // three bytes from place 4 on
  ]);
}

/** Blocks, jumps and a table of them, numbers of one to four bytes, the same local twice, a wide one, a call, 0xfc. */
const INSTRUCTIONS = [
  ...[0x02, 0x40, 0x02, 0x40, 0x20, 0, 0x0e, 1, 0, 1, 0x0b, 0x20, 0, 0x0d, 0, 0x0b],
  ...[0x41, 3, 0x21, 1, 0x20, 1, 0x20, 1, 0x6a, 0x41, 0xe8, 0x07, 0x6a, 0x41, 0x80, 0x80, 0x80, 0x01, 0x6a],
  ...[
    0x42, 0x80, 0x01, 0xa7, 0x6a, 0x44, 0, 0, 0, 0, 0, 0, 0xf0, 0x3f, 0xfc, 2, 0x6a, 0x20, 0, 0x10, 0, 0x6a,
  ],
];

function answerOf(module: Uint8Array<ArrayBuffer>, number: number): unknown {
  const { f } = new WebAssembly.Instance(new WebAssembly.Module(module)).exports;
  return (f as (number: number) => unknown)(number);
}

test("a sorted module is the same again, and answers as before", () => {
  const module = moduleOf(INSTRUCTIONS);
  const restored = restore(sort(module));
  expect(Buffer.compare(restored, module)).toBe(0);
  expect(answerOf(restored, 0)).toBe(answerOf(module, 0));
});

test("only hints about alignment are lost", () => {
  const restored = restore(sort(moduleOf(INSTRUCTIONS, ALIGNED)));
  expect(Buffer.compare(restored, moduleOf(INSTRUCTIONS))).toBe(0);
});

test("what is not known, or does not end, is refused", () => {
  expect(() => sort(moduleOf([0xfd, 12]))).toThrow("not known");
  expect(() => sort(moduleOf([0x02, 0x40]))).toThrow("does not end");
  expect(() => sort(moduleOf([]).slice(0, 40))).toThrow("too early");
  const sorted = sort(moduleOf(INSTRUCTIONS));
  expect(() => restore(sorted.slice(0, sorted.length / 2))).toThrow("too early");
});

test.skipIf(!existsSync("engine/dist/engine.packed"))("the packed engine is the engine", () => {
  const packed = new Uint8Array(readFileSync("engine/dist/engine.packed"));
  expect(Buffer.compare(restore(unpack(packed)), readFileSync("engine/dist/engine.wasm"))).toBe(0);
});
