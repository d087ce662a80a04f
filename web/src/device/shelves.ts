// Sorts the code of a WebAssembly module for packing, and puts it back: the instructions stand on one shelf, and what they name (locals,
// numbers, places in the memory, functions) on one each. What is alike is then side by side, and packs into a tenth less.
// How well a place in the memory is aligned is a hint that changes nothing, and is not kept.

/** Where the shelves stand: instructions, declared locals, locals, numbers of two bytes, of more, of 64 bits, places in the memory, functions, jumps, and the rest. */
const [CODES, DECLARED, LOCALS, MIDDLE, LONG, WIDE, OFFSETS, CALLS, JUMPS, REST] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const SHELVES = 10;

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, more) => first + more);
/** What instructions name: for each a LEB128 number on every shelf that is listed. */
const NAMED = new Map<number, readonly number[]>([
  ...range(0x02, 0x04).map((code) => [code, [REST]] as const), // block, loop, if: a type
  ...range(0x0c, 0x0d).map((code) => [code, [JUMPS]] as const), // br, br_if
  [0x10, [CALLS]], // call
  [0x11, [REST, REST]], // call_indirect: a type and a table
  ...range(0x23, 0x24).map((code) => [code, [REST]] as const), // global.get, global.set
  ...range(0x3f, 0x40).map((code) => [code, [REST]] as const), // memory.size, memory.grow
  [0x41, [CODES]], // i32.const of one byte: as telling as the instruction
  [0x42, [WIDE]], // i64.const
]);
const [BLOCK, IF, END, JUMP_TABLE, GET_LOCAL, TEE_LOCAL] = [0x02, 0x04, 0x0b, 0x0e, 0x20, 0x22];
const [FIRST_ACCESS, LAST_ACCESS, NUMBER, SINGLE, DOUBLE, LAST_PLAIN] = [0x28, 0x3e, 0x41, 0x43, 0x44, 0xc4];
/** What comes after 0xfc: conversions, copying memory, filling it. */
const [MORE, LAST_CONVERSION, COPY, FILL] = [0xfc, 7, 10, 11];
/** Older instructions for exceptions and tables, which would name something. */
const UNKNOWN = new Set([...range(0x06, 0x0a), ...range(0x12, 0x19), 0x1c, ...range(0x25, 0x27)]);
/** Codes of our own that no module has: a number of two bytes, one of more, and getting the local that was named last. */
const [MIDDLE_NUMBER, LONG_NUMBER, SAME_LOCAL] = [0xe0, 0xe1, 0xe2];

const CODE_SECTION = 10;
/** The sections begin after the magic number and the version. */
const SECTIONS = 8;
/** Alignments are powers of two, up to eight bytes. */
const BEST_ALIGNED = 3;

/** Bytes to read one after the other. */
class Source {
  at = 0;
  constructor(readonly bytes: Uint8Array) {}

  byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new Error("the engine ends too early");
    this.at += 1;
    return byte;
  }

  take(length: number): Uint8Array {
    this.at += length;
    if (this.at > this.bytes.length) throw new Error("the engine ends too early");
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** A LEB128 number, which is written to a target as it stands. */
  number(to?: Target): number {
    let value = 0;
    for (let scale = 1; ; scale *= 0x80) {
      const byte = this.byte();
      to?.byte(byte);
      value += (byte & 0x7f) * scale;
      if (byte <= 0x7f) return value;
    }
  }
}

/** Bytes written one after the other. */
class Target {
  private bytes = new Uint8Array(1 << 12);
  length = 0;

  byte(byte: number): void {
    if (this.length === this.bytes.length) this.grow(1);
    this.bytes[this.length++] = byte;
  }

  put(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.bytes.length) this.grow(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  number(number: number): void {
    let left = number;
    for (; left > 0x7f; left >>>= 7) this.byte((left & 0x7f) | 0x80);
    this.byte(left);
  }

  whole(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length);
  }

  private grow(more: number): void {
    const larger = new Uint8Array(2 * (this.length + more));
    larger.set(this.whole());
    this.bytes = larger;
  }
}

/** What moves a function's parts one after the other: off to the shelves, or back. Numbers that are moved are given, too. */
interface Mover {
  code(): number;
  leb(shelf: number): number;
  bytes(shelf: number, length: number): void;
  sameLocal(): void;
  alignment(): void;
}

/** A function from its declared locals to its end. */
function moveFunction(mover: Mover): void {
  for (let groups = mover.leb(DECLARED); groups > 0; groups -= 1) {
    mover.leb(DECLARED);
    mover.bytes(DECLARED, 1);
  }
  for (let depth = 1; depth > 0;) {
    const code = mover.code();
    if (code >= BLOCK && code <= IF) depth += 1;
    else if (code === END) depth -= 1;
    moveNamed(mover, code);
  }
}

function moveNamed(mover: Mover, code: number): void {
  const shelves = NAMED.get(code);
  if (shelves) for (const shelf of shelves) mover.leb(shelf);
  else if (code >= GET_LOCAL && code <= TEE_LOCAL) mover.leb(LOCALS);
  else if (code === SAME_LOCAL) mover.sameLocal();
  else if (code === MIDDLE_NUMBER) mover.leb(MIDDLE);
  else if (code === LONG_NUMBER) mover.leb(LONG);
  else if (code >= FIRST_ACCESS && code <= LAST_ACCESS) {
    mover.alignment();
    mover.leb(OFFSETS);
  } else if (code === JUMP_TABLE) for (let left = mover.leb(REST); left >= 0; left -= 1) mover.leb(REST);
  else if (code === SINGLE || code === DOUBLE) mover.bytes(REST, code === SINGLE ? 4 : 8);
  else if (code === MORE) {
    const which = mover.leb(REST);
    if (which === COPY || which === FILL) mover.bytes(REST, which === COPY ? 2 : 1);
    else if (which > LAST_CONVERSION)
      throw new Error(`the engine has an instruction that is not known: ${MORE} ${which}`);
  } else if (code > LAST_PLAIN || UNKNOWN.has(code))
    throw new Error(`the engine has an instruction that is not known: ${code}`);
}

/** No local was named yet. */
const NONE = -1;

class Sorting implements Mover {
  readonly shelves = Array.from({ length: SHELVES }, () => new Target());
  private local = NONE;

  constructor(private readonly from: Source) {}

  function(): void {
    const end = this.from.number() + this.from.at;
    this.local = NONE;
    moveFunction(this);
    if (this.from.at !== end) throw new Error("a function of the engine does not end where it should");
  }

  code(): number {
    const code = this.ours(this.from.byte());
    this.to(CODES).byte(code);
    return code;
  }

  /** The code that stands on the shelf. */
  private ours(code: number): number {
    if (code !== NUMBER && code !== GET_LOCAL) return code;
    const start = this.from.at;
    const named = this.from.number();
    const length = this.from.at - start;
    this.from.at = start;
    if (code === GET_LOCAL) return named === this.local ? SAME_LOCAL : code;
    return [NUMBER, MIDDLE_NUMBER][length - 1] ?? LONG_NUMBER;
  }

  leb(shelf: number): number {
    const value = this.from.number(this.to(shelf));
    if (shelf === LOCALS) this.local = value;
    return value;
  }

  bytes(shelf: number, length: number): void {
    this.to(shelf).put(this.from.take(length));
  }

  sameLocal(): void {
    this.from.number();
  }

  alignment(): void {
    if (this.from.byte() > BEST_ALIGNED) throw new Error("the engine has more than one memory");
  }

  private to(shelf: number): Target {
    return there(this.shelves[shelf]);
  }
}

class Restoring implements Mover {
  private readonly to = new Target();
  private local = NONE;

  constructor(private readonly shelves: readonly Source[]) {}

  /** It is good until the next one is restored. */
  function(): Uint8Array {
    this.to.length = 0;
    this.local = NONE;
    moveFunction(this);
    return this.to.whole();
  }

  code(): number {
    const code = this.from(CODES).byte();
    if (code === SAME_LOCAL) this.to.byte(GET_LOCAL);
    else this.to.byte(code === MIDDLE_NUMBER || code === LONG_NUMBER ? NUMBER : code);
    return code;
  }

  leb(shelf: number): number {
    const value = this.from(shelf).number(this.to);
    if (shelf === LOCALS) this.local = value;
    return value;
  }

  bytes(shelf: number, length: number): void {
    this.to.put(this.from(shelf).take(length));
  }

  sameLocal(): void {
    this.to.number(this.local);
  }

  alignment(): void {
    this.to.byte(0);
  }

  private from(shelf: number): Source {
    return there(this.shelves[shelf]);
  }
}

function there<Shelf>(shelf: Shelf | undefined): Shelf {
  if (shelf === undefined) throw new Error("there is no such shelf");
  return shelf;
}

/** A module, sorted: what comes before the code, how many functions there are, how long the shelves are, all that, and what comes after. */
export function sort(module: Uint8Array): Uint8Array<ArrayBuffer> {
  const source = new Source(module);
  source.take(SECTIONS);
  let before = source.at;
  while (source.byte() !== CODE_SECTION) {
    source.take(source.number());
    before = source.at;
  }
  source.number();
  const functions = source.number();
  const sorting = new Sorting(source);
  for (let left = functions; left > 0; left -= 1) sorting.function();
  const shelves = sorting.shelves.map((shelf) => shelf.whole());
  const sorted = new Target();
  for (const number of [before, functions, ...shelves.map(({ length }) => length)]) sorted.number(number);
  for (const part of [module.subarray(0, before), ...shelves, module.subarray(source.at)]) sorted.put(part);
  return sorted.whole();
}

/** The module again, but that nothing is said to be aligned. */
export function restore(sorted: Uint8Array): Uint8Array<ArrayBuffer> {
  const source = new Source(sorted);
  const [before, functions] = [source.number(), source.number()];
  const lengths = Array.from({ length: SHELVES }, () => source.number());
  const module = new Target();
  module.put(source.take(before));
  const restoring = new Restoring(lengths.map((length) => new Source(source.take(length))));
  const code = new Target();
  code.number(functions);
  for (let left = functions; left > 0; left -= 1) {
    const body = restoring.function();
    code.number(body.length);
    code.put(body);
  }
  module.byte(CODE_SECTION);
  module.number(code.length);
  module.put(code.whole());
  module.put(sorted.subarray(source.at));
  return module.whole();
}
