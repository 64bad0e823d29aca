import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DrawnFont, DrawnGlyph, Turn } from "./glyph.js";
import { matrixIn, multiply, type Matrix } from "./matrix.js";
import { TextState } from "./text-state.js";

/** What a page draws, as pdfjs-dist lists it. */
export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}
/** @returns the font that was loaded by this name, if any */
export type FontLookup = (name: string) => DrawnFont | null;

/** @returns whether the page shows a layer (ISO 32000-1, 8.11), as pdfjs-dist names it */
export type LayerLookup = (layer: unknown) => boolean;

/** States saved inside each other; a real page has few. */
const MAX_SAVED = 500;

interface ListedGlyph {
  unicode: string;
  /** In thousandths of the font's unit. */
  width: number;
  /** Its code is 32, whatever it shows. */
  isSpace: boolean;
  /** In a Type 3 font: the glyph's name. */
  operatorListId?: unknown;
}

/**
 * The glyphs that a page draws, in the order of its content. The operator list is read instead of pdfjs-dist's text content,
 * which has lost gaps between letters and soft hyphens that are drawn.
 */
export function pageGlyphs(
  { fnArray, argsArray }: OperatorList,
  page: Matrix,
  fonts: FontLookup,
  limit: number,
  isShown: LayerLookup = () => true,
): DrawnGlyph[] {
  const drawing = new Drawing(page, fonts, limit, isShown);
  for (const [at, operator] of fnArray.entries()) {
    const values = argsArray[at];
    HANDLERS.get(operator)?.(drawing, Array.isArray(values) ? values : [values]);
    if (drawing.isFull) break;
  }
  return drawing.glyphs;
}

type Handler = (drawing: Drawing, values: readonly unknown[]) => void;

const HANDLERS: ReadonlyMap<number, Handler> = new Map<number, Handler>([
  [OPS.save, (drawing) => drawing.save()],
  [OPS.restore, (drawing) => drawing.restore()],
  [OPS.transform, (drawing, values) => drawing.transform(values)],
  [OPS.paintFormXObjectBegin, (drawing, [matrix]) => drawing.saveAndTransform(matrix)],
  [OPS.paintFormXObjectEnd, (drawing) => drawing.restore()],
  [OPS.beginAnnotation, (drawing, values) => drawing.beginAnnotation(values)],
  [OPS.endAnnotation, (drawing) => drawing.restore()],
  [OPS.beginMarkedContent, (drawing) => drawing.beginMarked()],
  [OPS.beginMarkedContentProps, (drawing, [tag, layer]) => drawing.beginMarked(tag, layer)],
  [OPS.endMarkedContent, (drawing) => drawing.endMarked()],
  [OPS.beginText, ({ state }) => state.begin()],
  [OPS.setTextMatrix, ({ state }, values) => placeText(state, values)],
  [OPS.moveText, ({ state }, [x, y]) => state.moveLine(Number(x), Number(y))],
  [OPS.setLeadingMoveText, ({ state }, [x, y]) => moveWithLeading(state, Number(x), Number(y))],
  [OPS.nextLine, ({ state }) => state.nextLine()],
  [OPS.setCharSpacing, ({ state }, [spacing]) => void (state.characterSpacing = Number(spacing))],
  [OPS.setWordSpacing, ({ state }, [spacing]) => void (state.wordSpacing = Number(spacing))],
  [OPS.setHScale, ({ state }, [percent]) => void (state.horizontalScale = Number(percent) / 100)],
  [OPS.setLeading, ({ state }, [leading]) => void (state.leading = -Number(leading))],
  [OPS.setTextRise, ({ state }, [rise]) => void (state.rise = Number(rise))],
  [OPS.setFont, (drawing, [name, size]) => drawing.setFont(String(name), Number(size))],
  [OPS.showText, (drawing, [items]) => drawing.show(items)],
  [OPS.showSpacedText, (drawing, [items]) => drawing.show(items)],
  [OPS.nextLineShowText, (drawing, [items]) => drawing.showOnNextLine(items)],
  [
    OPS.nextLineSetSpacingShowText,
    (drawing, [wordSpacing, characterSpacing, items]) => {
      drawing.state.wordSpacing = Number(wordSpacing);
      drawing.state.characterSpacing = Number(characterSpacing);
      drawing.showOnNextLine(items);
    },
  ],
]);

/** pdfjs-dist gives the six numbers one by one or as one list. */
function placeText(state: TextState, values: readonly unknown[]): void {
  const matrix = matrixIn(values[0]) ?? matrixIn(values);
  if (matrix) state.place(matrix);
}

function moveWithLeading(state: TextState, x: number, y: number): void {
  state.leading = y;
  state.moveLine(x, y);
}

class Drawing {
  readonly glyphs: DrawnGlyph[] = [];
  state = new TextState();
  private matrix: Matrix;
  private readonly saved: { matrix: Matrix; state: TextState }[] = [];
  /** For each part that is open, whether it is in a layer that isn't shown. */
  private readonly marked: boolean[] = [];

  constructor(
    private readonly page: Matrix,
    private readonly fonts: FontLookup,
    private readonly limit: number,
    private readonly isShown: LayerLookup,
  ) {
    this.matrix = page;
  }

  get isFull(): boolean {
    return this.glyphs.length >= this.limit;
  }

  save(): void {
    if (this.saved.length < MAX_SAVED)
      this.saved.push({ matrix: this.matrix, state: this.state.copy() });
  }

  restore(): void {
    const saved = this.saved.pop();
    if (saved) ({ matrix: this.matrix, state: this.state } = saved);
  }

  transform(value: unknown): void {
    const matrix = matrixIn(value);
    if (matrix) this.matrix = multiply(this.matrix, matrix);
  }

  saveAndTransform(matrix: unknown): void {
    this.save();
    this.transform(matrix);
  }

  /** Annotations are placed on the page, whatever was drawn before. */
  beginAnnotation([, , transform, matrix]: readonly unknown[]): void {
    this.save();
    this.matrix = this.page;
    this.transform(transform);
    this.transform(matrix);
  }

  beginMarked(tag?: unknown, layer?: unknown): void {
    const isHidden = this.isHidden || (tag === "OC" && !this.isShown(layer));
    this.marked.push(isHidden);
  }

  endMarked(): void {
    this.marked.pop();
  }

  private get isHidden(): boolean {
    return this.marked.at(-1) === true;
  }

  setFont(name: string, size: number): void {
    this.state.size = size;
    this.state.font = this.fonts(name);
  }

  showOnNextLine(items: unknown): void {
    this.state.nextLine();
    this.show(items);
  }

  /** @param items glyphs, and numbers by which to go back, in thousandths of an em */
  show(items: unknown): void {
    if (!Array.isArray(items)) return;
    const { state } = this;
    for (const item of items as unknown[]) {
      if (typeof item === "number")
        state.advance((-item / 1000) * state.size * state.horizontalScale);
      else if (isListedGlyph(item)) this.draw(item);
      if (this.isFull) return;
    }
  }

  private draw(listed: ListedGlyph): void {
    const { state } = this;
    const { unicode, width, isSpace } = listed;
    const scale = state.font?.fontMatrix[0] ?? 0.001;
    const advance = width * state.size * scale * state.horizontalScale;
    if (unicode !== "" && state.font && !this.isHidden) this.addGlyph(listed, advance, state.font);
    const spacing = state.characterSpacing + (isSpace ? state.wordSpacing : 0);
    state.advance(advance + spacing * state.horizontalScale);
  }

  private addGlyph(listed: ListedGlyph, advance: number, font: DrawnFont): void {
    const { state } = this;
    const [a, b, c, d, x, y] = state.on(this.matrix);
    const size = Math.hypot(c, d) * Math.abs(state.size);
    const sign = Math.sign(state.size) || 1;
    const turn = turnOf(a * sign, b * sign);
    const width = Math.hypot(a, b) * Math.abs(advance);
    const texCode = font.isDrawn ? texCodeOf(listed) : undefined;
    const place = unturned(x, y, turn);
    this.glyphs.push({ text: listed.unicode, ...place, width, size, turn, font, texCode });
  }
}

/** pdfTeX names the glyphs of bitmap fonts by their codes: "a171". */
function texCodeOf({ operatorListId }: ListedGlyph): number | undefined {
  const digits = /^a(\d{1,3})$/.exec(String(operatorListId))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

const isListedGlyph = (item: unknown): item is ListedGlyph =>
  typeof item === "object" &&
  item !== null &&
  "unicode" in item &&
  typeof item.unicode === "string" &&
  "width" in item &&
  typeof item.width === "number";

function turnOf(x: number, y: number): Turn {
  const quarters = Math.round(Math.atan2(y, x) / (Math.PI / 2)) & 3;
  return quarters === 1 ? 1 : quarters === 2 ? 2 : quarters === 3 ? 3 : 0;
}

/** The place if the page is turned so that the text is upright. */
function unturned(x: number, y: number, turn: Turn): { x: number; y: number } {
  if (turn === 1) return { x: y, y: -x };
  if (turn === 2) return { x: -x, y: -y };
  if (turn === 3) return { x: -y, y: x };
  return { x, y };
}
