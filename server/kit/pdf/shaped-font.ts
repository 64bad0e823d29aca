import {
  Blob,
  Buffer as ShapedText,
  Direction,
  Face,
  Font,
  shape,
  type GlyphInfo,
  type GlyphPosition,
} from "harfbuzzjs";
import { RIGHT_TO_LEFT } from "./direction.js";
import { JOINER } from "./printable.js";
import { TrueType, type Shape } from "./truetype.js";

/** A glyph of the PDF: letters that are drawn together, and what readers of the file copy. */
interface Cluster extends Shape {
  text: string;
}

/** Glyphs from left to right. pdfkit scales the positions, then asks for their sum. */
class Run {
  constructor(
    readonly glyphs: readonly { id: number; advanceWidth: number; codePoints: number[] }[],
    readonly positions: readonly {
      xAdvance: number;
      yAdvance: number;
      xOffset: number;
      yOffset: number;
    }[],
  ) {}

  get advanceWidth(): number {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  }
}

/**
 * A TrueType font as pdfkit takes it (it looks for `layout`). HarfBuzz shapes the text. Every cluster of it, such as a
 * consonant with a vowel sign on both sides, becomes one glyph of the file, which says exactly its text: a PDF has one text a
 * glyph, in the order in which they are drawn, so glyphs as HarfBuzz has them would be copied in another order, or twice.
 */
export class ShapedFont {
  private readonly file: TrueType;
  private readonly font: Font;
  /** Used again for each text. */
  private readonly shaped = new ShapedText();
  private readonly characters: ReadonlySet<number>;
  /** pdfkit knows a cluster by its place in this list. */
  private readonly clusters: Cluster[] = [];
  private readonly places = new Map<string, number>();

  /**
   * @param postscriptName pdfkit takes fonts of one name for the same font
   * @param letters that the font is for; it may have a space only to shape them
   */
  constructor(
    bytes: Buffer,
    readonly postscriptName: string,
    letters: readonly string[],
  ) {
    this.file = new TrueType(bytes);
    const face = new Face(new Blob(bytes));
    this.font = new Font(face);
    const glyphs = new Set(face.collectUnicodes());
    this.characters = new Set(letters.map(codeOf).filter((code) => glyphs.has(code)));
    const { ascender, descender, lineGap } = this.font.hExtents();
    const [minX, minY, maxX, maxY] = this.file.box;
    this.unitsPerEm = face.upem;
    this.ascent = ascender;
    this.descent = descender;
    this.lineGap = lineGap;
    this.bbox = { minX, minY, maxX, maxY };
    ({ xHeight: this.xHeight, capHeight: this.capHeight } = this.file.heights);
  }

  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly xHeight: number;
  readonly capHeight: number;
  readonly bbox: { minX: number; minY: number; maxX: number; maxY: number };
  // Noto Sans is upright, and its letters have different widths.
  readonly italicAngle = 0;
  readonly post = { isFixedPitch: false };
  readonly head = { macStyle: { italic: false } };

  /** Whether the font has a glyph for every character. HarfBuzz knows what joiners are for, and draws nothing for them. */
  hasAll(text: string): boolean {
    return Array.from(text).every(
      (character) => JOINER.test(character) || this.characters.has(codeOf(character)),
    );
  }

  layout(text: string, features: readonly string[] = []): Run {
    this.shape(text, features.includes(RIGHT_TO_LEFT));
    const clusters = clustersIn(this.shaped.getGlyphInfos(), this.shaped.getGlyphPositions(), text);
    const positions = clusters.map(({ advance }) => ({ ...ORIGIN, xAdvance: advance }));
    return new Run(
      clusters.map((cluster) => this.glyphOf(cluster)),
      positions,
    );
  }

  private glyphOf(cluster: Cluster) {
    const advanceWidth = this.unkerned(cluster);
    const key = JSON.stringify([cluster.text, advanceWidth, cluster.parts]);
    const id =
      this.places.get(key) ?? this.clusters.push({ ...cluster, advance: advanceWidth }) - 1;
    this.places.set(key, id);
    const codePoints = Array.from(cluster.text, codeOf);
    return { id, advanceWidth, codePoints };
  }

  /** A letter is in the file once, however near it stands to others. */
  private unkerned({ parts: [first, ...others], advance }: Cluster): number {
    const isAlone = first && others.length === 0 && first.x === 0 && first.y === 0;
    return isAlone ? this.font.glyphHAdvance(first.glyph) : Math.max(0, advance);
  }

  /** pdfkit asks for the glyph of missing characters, which is never drawn. */
  getGlyph(): { advanceWidth: number } {
    return { advanceWidth: 0 };
  }

  /** What goes into the file: clusters that are used, by the ids that `layout` gave them. */
  createSubset() {
    const used: number[] = [];
    const places = new Map<number, number>();
    return {
      includeGlyph: (id: number): number => {
        // The first place is that of missing characters.
        const place = places.get(id) ?? used.push(id);
        places.set(id, place);
        return place;
      },
      encode: (): Buffer => this.file.withShapes(used.flatMap((id) => this.clusters[id] ?? [])),
    };
  }

  private shape(text: string, isRightToLeft: boolean): void {
    this.shaped.clearContents();
    this.shaped.addText(text);
    this.shaped.guessSegmentProperties();
    this.shaped.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(this.font, this.shaped);
  }
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const ORIGIN = { yAdvance: 0, xOffset: 0, yOffset: 0 };

/** Glyphs of the same letters, placed beside and above each other. */
function clustersIn(
  infos: readonly GlyphInfo[],
  positions: readonly GlyphPosition[],
  text: string,
): Cluster[] {
  const clusters: { start: number; parts: Cluster["parts"][number][]; advance: number }[] = [];
  for (const [at, { codepoint: glyph, cluster: start }] of infos.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const last = clusters.at(-1);
    const own = last?.start === start ? last : { start, parts: [], advance: 0 };
    if (own !== last) clusters.push(own);
    own.parts.push({ glyph, x: own.advance + xOffset, y: yOffset });
    own.advance += xAdvance;
  }
  const starts = clusters.map(({ start }) => start).sort((one, other) => one - other);
  const ends = new Map(starts.map((start, at) => [start, starts[at + 1]]));
  return clusters.map(({ start, ...placed }) => ({
    text: text.slice(start, ends.get(start)),
    ...placed,
  }));
}
