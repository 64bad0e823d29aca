/** A glyph of a font, moved by some of the font’s units. */
interface Part {
  glyph: number;
  x: number;
  y: number;
}

/** What is drawn as one glyph. */
export interface Shape {
  parts: readonly Part[];
  /** To the next glyph, in the font’s units. */
  advance: number;
}

/** Left, bottom, right, and top edge, in the font’s units. */
type Box = readonly [number, number, number, number];

/** A TrueType font (OpenType 1.9 with `glyf`), from which others with shapes of its glyphs can be made. */
export class TrueType {
  private readonly tables = new Map<string, Buffer>();
  private readonly offsets: readonly number[];

  constructor(file: Buffer) {
    for (let at = 0; at < file.readUInt16BE(4); at += 1) {
      const entry = 12 + 16 * at;
      const start = file.readUInt32BE(entry + 8);
      const name = file.toString("latin1", entry, entry + 4);
      this.tables.set(name, file.subarray(start, start + file.readUInt32BE(entry + 12)));
    }
    const loca = this.table("loca");
    const isLong = this.table("head").readInt16BE(50) === 1;
    const count = this.table("maxp").readUInt16BE(4) + 1;
    this.offsets = Array.from({ length: count }, (_, at) =>
      isLong ? loca.readUInt32BE(4 * at) : 2 * loca.readUInt16BE(2 * at),
    );
  }

  private table(name: string): Buffer {
    const table = this.tables.get(name);
    if (!table) throw new Error(`No table ${name}`);
    return table;
  }

  get box(): Box {
    return boxIn(this.table("head"), 36);
  }

  /** Heights of small and capital letters, in the font’s units. */
  get heights(): { xHeight: number; capHeight: number } {
    const table = this.table("OS/2");
    return { xHeight: table.readInt16BE(86), capHeight: table.readInt16BE(88) };
  }

  /**
   * A font of those shapes, in their order, after the glyph for missing characters. It has what a PDF needs (ISO 32000-1, 9.9).
   * After the shapes come the glyphs that they are made of.
   */
  withShapes(shapes: readonly Shape[]): Buffer {
    const used = this.usedBy(shapes);
    const places = new Map([...used].map((glyph, at) => [glyph, shapes.length + 1 + at]));
    const glyphs = [
      Buffer.alloc(0),
      ...shapes.map(({ parts }) => this.composed(parts, places)),
      ...[...used].map((glyph) => renumbered(this.glyph(glyph), places)),
    ];
    const advances = [0, ...shapes.map(({ advance }) => advance), ...[...used].map(() => 0)];
    return fileOf({ ...this.metricsFor(glyphs, advances), ...located(glyphs) });
  }

  private glyph(glyph: number): Buffer {
    return this.table("glyf").subarray(this.offsets[glyph], this.offsets[glyph + 1]);
  }

  private usedBy(shapes: readonly Shape[]): Set<number> {
    const used = new Set(shapes.flatMap(({ parts }) => parts.map(({ glyph }) => glyph)));
    // Grows while it is walked.
    for (const glyph of used)
      for (const { glyph: part } of componentsIn(this.glyph(glyph))) used.add(part);
    return used;
  }

  /** A composite glyph (`glyf`, "Composite Glyph Description"); spaces have no outline. */
  private composed(parts: readonly Part[], places: ReadonlyMap<number, number>): Buffer {
    const drawn = parts.filter(({ glyph }) => this.glyph(glyph).length > 0);
    if (drawn.length === 0) return Buffer.alloc(0);
    const record = Buffer.alloc(10 + 8 * drawn.length);
    const boxes = drawn.map(({ glyph, x, y }) => moved(boxIn(this.glyph(glyph), 2), x, y));
    [-1, ...around(boxes)].forEach((value, at) => record.writeInt16BE(near(value), 2 * at));
    for (const [at, { glyph, x, y }] of drawn.entries()) {
      const start = 10 + 8 * at;
      record.writeUInt16BE(WORDS | OFFSETS | (at < drawn.length - 1 ? MORE : 0), start);
      record.writeUInt16BE(places.get(glyph) ?? 0, start + 2);
      record.writeInt16BE(near(x), start + 4);
      record.writeInt16BE(near(y), start + 6);
    }
    return record;
  }

  /** Browsers refuse a font with more than its table says. */
  private maximaFor(glyphs: readonly Buffer[]): Buffer {
    const maxp = Buffer.from(this.table("maxp"));
    const parts = Math.max(1, ...glyphs.map((glyph) => componentsIn(glyph).length));
    const atMost = (simple: number, composite: number): number =>
      Math.min(0xffff, parts * Math.max(maxp.readUInt16BE(simple), maxp.readUInt16BE(composite)));
    maxp.writeUInt16BE(glyphs.length, 4);
    maxp.writeUInt16BE(atMost(POINTS, COMPOSITE_POINTS), COMPOSITE_POINTS);
    maxp.writeUInt16BE(atMost(CONTOURS, COMPOSITE_CONTOURS), COMPOSITE_CONTOURS);
    maxp.writeUInt16BE(parts, PARTS);
    maxp.writeUInt16BE(maxp.readUInt16BE(DEPTH) + 1, DEPTH);
    return maxp;
  }

  private metricsFor(glyphs: readonly Buffer[], advances: readonly number[]) {
    const head = Buffer.from(this.table("head"));
    head.writeUInt32BE(0, 8);
    head.writeInt16BE(1, 50);
    const hhea = Buffer.from(this.table("hhea"));
    hhea.writeUInt16BE(glyphs.length, 34);
    const maxp = this.maximaFor(glyphs);
    const hmtx = Buffer.alloc(4 * glyphs.length);
    for (const [at, glyph] of glyphs.entries()) {
      hmtx.writeUInt16BE(Math.min(0xffff, advances[at] ?? 0), 4 * at);
      hmtx.writeInt16BE(glyph.length > 0 ? glyph.readInt16BE(2) : 0, 4 * at + 2);
    }
    return { head, hhea, maxp, hmtx };
  }
}

// Places in `maxp`.
const POINTS = 6;
const CONTOURS = 8;
const COMPOSITE_POINTS = 10;
const COMPOSITE_CONTOURS = 12;
const PARTS = 28;
const DEPTH = 30;

// Flags of a composite glyph's parts.
const WORDS = 0x0001;
const OFFSETS = 0x0002;
const SCALE = 0x0008;
const MORE = 0x0020;
const SCALE_X_Y = 0x0040;
const MATRIX = 0x0080;

/** The parts of a composite glyph, and where its record names them. */
function componentsIn(glyph: Buffer): { glyph: number; at: number }[] {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return [];
  const found: { glyph: number; at: number }[] = [];
  let at = 10;
  for (let flags = MORE; flags & MORE;) {
    flags = glyph.readUInt16BE(at);
    found.push({ glyph: glyph.readUInt16BE(at + 2), at: at + 2 });
    const scale = flags & SCALE ? 2 : flags & SCALE_X_Y ? 4 : flags & MATRIX ? 8 : 0;
    at += 4 + (flags & WORDS ? 4 : 2) + scale;
  }
  return found;
}

function renumbered(glyph: Buffer, places: ReadonlyMap<number, number>): Buffer {
  const copy = Buffer.from(glyph);
  for (const { glyph: part, at } of componentsIn(glyph))
    copy.writeUInt16BE(places.get(part) ?? 0, at);
  return copy;
}

/** What the format has room for: someone may put hundreds of accents on a letter. */
const near = (units: number): number => Math.max(-0x8000, Math.min(0x7fff, units));

const boxIn = (table: Buffer, at: number): Box => [
  table.readInt16BE(at),
  table.readInt16BE(at + 2),
  table.readInt16BE(at + 4),
  table.readInt16BE(at + 6),
];

const moved = ([left, bottom, right, top]: Box, x: number, y: number): Box => [
  left + x,
  bottom + y,
  right + x,
  top + y,
];

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, bottom]) => bottom)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , top]) => top)),
];

/** To a multiple of four bytes. */
const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

function located(glyphs: readonly Buffer[]): { glyf: Buffer; loca: Buffer } {
  const loca = Buffer.alloc(4 * (glyphs.length + 1));
  const all = glyphs.map(padded);
  let end = 0;
  for (const [at, { length }] of all.entries()) {
    end += length;
    loca.writeUInt32BE(end, 4 * (at + 1));
  }
  return { glyf: Buffer.concat(all), loca };
}

/** A font file: a directory, then the tables. */
function fileOf(tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1));
  const directory = Buffer.alloc(12 + 16 * entries.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(entries.length, 4);
  let start = directory.length;
  for (const [at, [name, table]] of entries.entries()) {
    const entry = 12 + 16 * at;
    directory.write(name, entry, "latin1");
    directory.writeUInt32BE(checksum(padded(table)), entry + 4);
    directory.writeUInt32BE(start, entry + 8);
    directory.writeUInt32BE(table.length, entry + 12);
    start += padded(table).length;
  }
  return Buffer.concat([directory, ...entries.map(([, table]) => padded(table))]);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
