/** A set of small numbers, one bit each. All sets of one index have the same length. */
export type Bits = Uint32Array;

export const bitsFor = (capacity: number): Bits => new Uint32Array((capacity >>> 5) + 1);

export const hasBit = (bits: Bits, i: number): boolean =>
  ((bits[i >>> 5] ?? 0) & (1 << (i & 31))) !== 0;

export function setBit(bits: Bits, i: number): void {
  bits[i >>> 5] = (bits[i >>> 5] ?? 0) | (1 << (i & 31));
}

export function clearBit(bits: Bits, i: number): void {
  bits[i >>> 5] = (bits[i >>> 5] ?? 0) & ~(1 << (i & 31));
}

/** Keeps in `bits` what is also in `other`. */
export function intersect(bits: Bits, other: Bits): Bits {
  for (let w = 0; w < bits.length; w++) bits[w] = (bits[w] ?? 0) & (other[w] ?? 0);
  return bits;
}

/** Adds to `bits` what is in `other`. */
export function unite(bits: Bits, other: Bits): Bits {
  for (let w = 0; w < bits.length; w++) bits[w] = (bits[w] ?? 0) | (other[w] ?? 0);
  return bits;
}

/** Removes from `bits` what is in `other`. */
export function subtract(bits: Bits, other: Bits): Bits {
  for (let w = 0; w < bits.length; w++) bits[w] = (bits[w] ?? 0) & ~(other[w] ?? 0);
  return bits;
}

export function countBits(bits: Bits): number {
  let total = 0;
  for (let w = 0; w < bits.length; w++) {
    const x = bits[w] ?? 0;
    if (x !== 0) total += ones(x);
  }
  return total;
}

/** The number of ones in 32 bits. */
function ones(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Calls `visit` with every number in the set, lowest first. */
export function forEachBit(bits: Bits, visit: (i: number) => void): void {
  for (let w = 0; w < bits.length; w++) {
    let x = bits[w] ?? 0;
    while (x !== 0) {
      const lowest = x & -x;
      visit((w << 5) + 31 - Math.clz32(lowest));
      x ^= lowest;
    }
  }
}

/** The numbers in the set, lowest first: a loop over them takes a fraction of the time of a call for each. */
export function numbersOf(bits: Bits): Uint32Array {
  const numbers = new Uint32Array(countBits(bits));
  let end = 0;
  for (let w = 0; w < bits.length; w++) {
    let x = bits[w] ?? 0;
    while (x !== 0) {
      const lowest = x & -x;
      numbers[end++] = (w << 5) + 31 - Math.clz32(lowest);
      x ^= lowest;
    }
  }
  return numbers;
}

/** How many numbers both sets have. */
export function countCommon(one: Bits, other: Bits): number {
  let total = 0;
  for (let w = 0; w < one.length; w++) {
    const x = (one[w] ?? 0) & (other[w] ?? 0);
    if (x !== 0) total += ones(x);
  }
  return total;
}

/** Removes every number that `keep` refuses. */
export function retain(bits: Bits, keep: (i: number) => boolean): Bits {
  forEachBit(bits, (i) => {
    if (!keep(i)) clearBit(bits, i);
  });
  return bits;
}

/** The highest number in the set that is at most `from`; -1 if there is none. */
export function highestUpTo(bits: Bits, from: number): number {
  if (from < 0) return -1;
  let w = Math.min(from >>> 5, bits.length - 1);
  const within = (from & 31) === 31 ? 0xffffffff : (1 << ((from & 31) + 1)) - 1;
  let x = (bits[w] ?? 0) & (w === from >>> 5 ? within : 0xffffffff);
  while (x === 0) {
    if (--w < 0) return -1;
    x = bits[w] ?? 0;
  }
  return (w << 5) + 31 - Math.clz32(x);
}

/** The set in a longer array. */
export function grown(bits: Bits, capacity: number): Bits {
  const longer = bitsFor(capacity);
  longer.set(bits);
  return longer;
}

/** A set from numbers in decimal, separated by commas, as SQLite's `group_concat` gives them. */
export function bitsOf(list: string | null, capacity: number): Bits {
  const bits = bitsFor(capacity);
  if (!list) return bits;
  let number = 0;
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at);
    if (code === 44) {
      setBit(bits, number);
      number = 0;
    } else number = number * 10 + code - 48;
  }
  setBit(bits, number);
  return bits;
}
