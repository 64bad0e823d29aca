/** Quarter turns by which text is turned on the page. */
export type Turn = 0 | 1 | 2 | 3;

/** What is drawn at one place of a page. Lengths are in points; `y` grows downward, and is the baseline. */
export interface Glyph {
  /** One character or several, such as those of a ligature. */
  text: string;
  isSpace: boolean;
  x: number;
  y: number;
  width: number;
  /** Of the font: one em. */
  size: number;
  turn: Turn;
}

/** A glyph as its font names it, before codes are understood. */
export interface DrawnGlyph extends Omit<Glyph, "isSpace"> {
  font: DrawnFont;
  /** Of a bitmap font of TeX, which names its glyphs by number. */
  texCode?: number;
}

export interface DrawnFont {
  name: string;
  /** Its glyphs are drawings of their own (Type 3), so its codes may mean anything. */
  isDrawn: boolean;
  fontMatrix: readonly number[];
}

export const end = ({ x, width }: Pick<Glyph, "x" | "width">): number => x + width;
