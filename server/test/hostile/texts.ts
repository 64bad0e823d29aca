import fc from "fast-check";

/** Values that often break programs. */
const NASTY = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "\udfff\ud800",
  "\u202e",
  "'\";--",
  "%",
  "%00",
  "%ff",
  "${7*7}",
  "../../etc/passwd",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "NaN",
  "-0",
  "1e999",
  "9".repeat(40),
  "2026-02-30T25:61:61Z",
  "x".repeat(3000),
  "😀".repeat(400),
  "ﷺ".repeat(300),
];

/** Any sequence of UTF-16 code units, including halves of surrogate pairs. */
const codeUnits = fc
  .array(fc.nat(0xffff), { maxLength: 12 })
  .map((units) => String.fromCharCode(...units));

export const hostileText = fc.oneof(
  fc.constantFrom(...NASTY),
  codeUnits,
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ maxLength: 20 }),
  fc.uuid(),
  fc.emailAddress(),
);

const number = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom("0", "-0", "-1", "1e400", "9007199254740993", "1.5", "1E-7"),
);

/** JSON as text, so that keys like __proto__ and numbers too large for a double survive. */
export const hostileJson = fc.letrec<{ value: string; array: string; object: string }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.oneof(
      hostileText.map((text) => JSON.stringify(text)),
      number,
      fc.constantFrom("null", "true", "false"),
    ),
    tie("array"),
    tie("object"),
  ),
  array: fc.array(tie("value"), { maxLength: 4 }).map((values) => `[${values.join()}]`),
  object: fc
    .array(fc.tuple(hostileText, tie("value")), { maxLength: 4 })
    .map((members) => objectText(members)),
})).value;

export const objectText = (members: [string, string][]): string =>
  `{${members.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`;

/** Tens of thousands of nesting levels, in 80 kB. */
export const deepJson = fc.constantFrom(
  "[".repeat(40_000) + "]".repeat(40_000),
  '{"a":'.repeat(13_000) + "1" + "}".repeat(13_000),
  "[".repeat(80_000),
);

/** Sometimes changes, removes or repeats bytes, or cuts off the rest. */
export const damaged = (whole: fc.Arbitrary<Buffer>): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      whole,
      fc.array(fc.tuple(fc.nat(3), fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(255)), {
        maxLength: 6,
      }),
    )
    .map(([bytes, edits]) => edits.reduce(damage, bytes));

function damage(bytes: Buffer, [kind, where, byte]: [number, number, number]): Buffer {
  const at = Math.floor(where * bytes.length);
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
  if (kind === 0) return Buffer.concat([before, Buffer.from([byte]), after.subarray(1)]);
  if (kind === 1) return Buffer.concat([before, after.subarray(byte % 40)]);
  if (kind === 2) return Buffer.concat([before, after.subarray(0, byte % 40), after]);
  return byte < 64 ? before : Buffer.concat([before, Buffer.from([byte]), after]);
}

/** Random numbers that choose each step of a grammar. */
export class Choices {
  private used = 0;
  constructor(private readonly numbers: readonly number[]) {}

  /** 0 to n - 1. */
  below(n: number): number {
    const next = this.numbers[this.used % this.numbers.length] ?? 0;
    this.used += 1;
    return (next + Math.floor(this.used / this.numbers.length)) % n;
  }

  of<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0];
  }

  oneIn(n: number): boolean {
    return this.below(n) === n - 1;
  }
}

export const choices = fc
  .array(fc.nat(65_535), { minLength: 80, maxLength: 80 })
  .map((numbers) => new Choices(numbers));
