// Unpacks LZMA: files of the engine are a quarter smaller by it than by gzip, and no server need know of it.
// The form is that of `xz --format=lzma`: a byte of settings, the size of the dictionary, the size of the whole or -1, and the stream.

const CHANCE_BITS = 11;
const MOVE_BITS = 5;
/** A bit of which nothing is known yet. */
const EVEN = 1 << (CHANCE_BITS - 1);
/** The range is filled up below this. */
const TOP = 2 ** 24;
const HEADER = 13;
/** A match has at least two bytes. */
const SHORTEST = 2;
const STATES = 12;
/** From this state on, what came last was no literal. */
const AFTER_MATCH = 7;
const MOST_POSITIONS = 16;
/** Distances from this slot on have bits of their own, and from that slot on, bits that are not modelled. */
const FIRST_MODELLED = 4;
const FIRST_DIRECT = 14;
const ALIGNED_BITS = 4;
const NONE = 0xffffffff;

const chances = (count: number) => new Uint16Array(count).fill(EVEN);

/** Bits out of a stream, each by its chance, which learns from them. */
class Bits {
  private range = NONE;
  private code = 0;
  private at = HEADER + 1;

  constructor(private readonly bytes: Uint8Array) {
    for (let count = 0; count < 4; count += 1) this.code = ((this.code << 8) | this.byte()) >>> 0;
  }

  /** Whether more was read than there is. */
  get ended(): boolean {
    return this.at > this.bytes.length;
  }

  bit(table: Uint16Array, index: number): 0 | 1 {
    const chance = table[index] ?? EVEN;
    const bound = (this.range >>> CHANCE_BITS) * chance;
    let bit: 0 | 1 = 0;
    if (this.code < bound) {
      this.range = bound;
      table[index] = chance + (((1 << CHANCE_BITS) - chance) >>> MOVE_BITS);
    } else {
      this.range -= bound;
      this.code -= bound;
      table[index] = chance - (chance >>> MOVE_BITS);
      bit = 1;
    }
    if (this.range < TOP) this.fill();
    return bit;
  }

  /** Bits of which either is as likely. */
  direct(count: number): number {
    let value = 0;
    for (let left = count; left > 0; left -= 1) {
      this.range >>>= 1;
      const bit = this.code >= this.range ? 1 : 0;
      if (bit === 1) this.code -= this.range;
      value = value * 2 + bit;
      if (this.range < TOP) this.fill();
    }
    return value;
  }

  /** A number, its highest bit first. */
  tree(table: Uint16Array, start: number, count: number): number {
    let node = 1;
    for (let left = count; left > 0; left -= 1) node = node * 2 + this.bit(table, start + node);
    return node - (1 << count);
  }

  /** A number, its lowest bit first. */
  reversed(table: Uint16Array, start: number, count: number): number {
    let [node, value] = [1, 0];
    for (let place = 0; place < count; place += 1) {
      const bit = this.bit(table, start + node);
      node = node * 2 + bit;
      value |= bit << place;
    }
    return value;
  }

  private fill(): void {
    this.range = (this.range << 8) >>> 0;
    this.code = ((this.code << 8) | this.byte()) >>> 0;
  }

  private byte(): number {
    return this.bytes[this.at++] ?? 0;
  }
}

/** How long a match is. */
class Lengths {
  private readonly choice = chances(2);
  private readonly short = chances(MOST_POSITIONS << 3);
  private readonly middle = chances(MOST_POSITIONS << 3);
  private readonly long = chances(1 << 8);

  read(bits: Bits, position: number): number {
    if (bits.bit(this.choice, 0) === 0) return SHORTEST + bits.tree(this.short, position << 3, 3);
    if (bits.bit(this.choice, 1) === 0) return SHORTEST + 8 + bits.tree(this.middle, position << 3, 3);
    return SHORTEST + 16 + bits.tree(this.long, 0, 8);
  }
}

/** What is written, as long as it may get. */
class Written {
  private bytes = new Uint8Array(1 << 21);
  length = 0;

  push(byte: number): void {
    if (this.length === this.bytes.length) {
      const more = new Uint8Array(2 * this.length);
      more.set(this.bytes);
      this.bytes = more;
    }
    this.bytes[this.length++] = byte;
  }

  /** What was written so many bytes before. */
  back(distance: number): number {
    return this.bytes[this.length - distance - 1] ?? 0;
  }

  whole(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length);
  }
}

/** The literals: eight bits each, by the byte before and the place, and after a match by the byte that would have gone on. */
class Literals {
  private readonly table: Uint16Array;

  constructor(
    private readonly contextBits: number,
    private readonly placeBits: number,
  ) {
    this.table = chances(0x300 << (contextBits + placeBits));
  }

  read(bits: Bits, written: Written, matched: number | null): number {
    const before = written.length > 0 ? written.back(0) : 0;
    const place = written.length & ((1 << this.placeBits) - 1);
    const start = 0x300 * ((place << this.contextBits) + (before >> (8 - this.contextBits)));
    let symbol = 1;
    if (matched !== null) {
      let expected = matched;
      while (symbol < 0x100) {
        const hoped = (expected >> 7) & 1;
        expected <<= 1;
        const bit = bits.bit(this.table, start + ((1 + hoped) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (bit !== hoped) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | bits.bit(this.table, start + symbol);
    return symbol & 0xff;
  }
}

/** How far back a match lies. */
class Distances {
  private readonly slots = chances(4 << 6);
  private readonly modelled = chances(1 << 7);
  private readonly aligned = chances(1 << ALIGNED_BITS);

  read(bits: Bits, length: number): number {
    const slot = bits.tree(this.slots, Math.min(length - SHORTEST, 3) << 6, 6);
    if (slot < FIRST_MODELLED) return slot;
    const count = (slot >> 1) - 1;
    const start = ((2 | (slot & 1)) << count) >>> 0;
    if (slot < FIRST_DIRECT) return start + bits.reversed(this.modelled, start - slot, count);
    const high = bits.direct(count - ALIGNED_BITS) * (1 << ALIGNED_BITS);
    return start + high + bits.reversed(this.aligned, 0, ALIGNED_BITS);
  }
}

/** Unpacks a file. Fails if it is none, or is not whole. */
export function unpack(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const settings = packed[0] ?? NONE;
  if (packed.length < HEADER + 5 || settings >= 9 * 5 * 5) throw new Error("this is not packed by LZMA");
  const literals = new Literals(settings % 9, Math.floor(settings / 9) % 5);
  const positions = (1 << Math.floor(settings / 45)) - 1;
  const sizes = new DataView(packed.buffer, packed.byteOffset + 5, 8);
  const unsaid = sizes.getUint32(0, true) === NONE && sizes.getUint32(4, true) === NONE;
  const size = unsaid ? Infinity : Number(sizes.getBigUint64(0, true));

  const bits = new Bits(packed);
  const written = new Written();
  const [lengths, again, distances] = [new Lengths(), new Lengths(), new Distances()];
  const isMatch = chances(STATES * MOST_POSITIONS);
  const isShort = chances(STATES * MOST_POSITIONS);
  const [isAgain, isOlder, isThird, isLast] = [
    chances(STATES),
    chances(STATES),
    chances(STATES),
    chances(STATES),
  ];
  let state = 0;
  /** The last four distances. */
  let [near, second, third, fourth] = [0, 0, 0, 0];

  while (written.length < size) {
    if (bits.ended) throw new Error("the end of a packed file is missing");
    const position = written.length & positions;
    const here = state * MOST_POSITIONS + position;
    if (bits.bit(isMatch, here) === 0) {
      written.push(literals.read(bits, written, state >= AFTER_MATCH ? written.back(near) : null));
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length: number;
    if (bits.bit(isAgain, state) === 0) {
      [fourth, third, second] = [third, second, near];
      length = lengths.read(bits, position);
      near = distances.read(bits, length);
      state = state < AFTER_MATCH ? 7 : 10;
      if (near === NONE) break;
    } else {
      if (bits.bit(isOlder, state) === 0) {
        if (bits.bit(isShort, here) === 0) {
          state = state < AFTER_MATCH ? 9 : 11;
          written.push(written.back(near));
          continue;
        }
      } else if (bits.bit(isThird, state) === 0) {
        [near, second] = [second, near];
      } else if (bits.bit(isLast, state) === 0) {
        [near, second, third] = [third, near, second];
      } else {
        [near, second, third, fourth] = [fourth, near, second, third];
      }
      length = again.read(bits, position);
      state = state < AFTER_MATCH ? 8 : 11;
    }
    if (near >= written.length) throw new Error("a packed file points before its beginning");
    for (let left = Math.min(length, size - written.length); left > 0; left -= 1)
      written.push(written.back(near));
  }
  return written.whole();
}
