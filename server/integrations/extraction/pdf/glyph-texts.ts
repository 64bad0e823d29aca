import { plainCharacters } from "../plain-characters.js";
import type { DrawnFont, DrawnGlyph, Glyph } from "./glyph.js";
import { texTable, type TexTable } from "./tex-encodings.js";

/** Hyphens of every kind. A soft hyphen that a page draws is one, and U+007F is one in some TeX fonts. */
const HYPHENS = /^[\u00AD\u007F\u2010\u2011]$/;
const LATIN_AND_ARMENIAN_LIGATURES = /[\uFB00-\uFB06\uFB13-\uFB17]/g;
/** Arabic and Hebrew letters in the shape they have at their place in the word. */
const PRESENTATION_FORMS = /[\uFB1D-\uFDFF\uFE70-\uFEFC]/g;
/** A glyph smaller than this isn't seen. */
const SMALLEST_POINTS = 0.5;
/** Most letters are about half as wide as the font's size. */
const MEAN_WIDTH_EM = 0.5;

/** Understands the codes of glyphs: ligatures, shapes of Arabic letters, symbols, and the control codes of TeX's fonts. */
export function understood(drawn: readonly DrawnGlyph[]): Glyph[] {
  const fonts = fontsOf(drawn);
  const known = new Map<string, string>();
  const glyphs = drawn.map(({ font, texCode, ...glyph }) => {
    const { table, sizeFactor } = fonts.get(font) ?? UNKNOWN_FONT;
    const code = font.isDrawn ? (texCode ?? controlOf(glyph.text)) : undefined;
    const special = code === undefined ? undefined : table(code);
    const text = special ?? textOf(glyph.text, known);
    return { ...glyph, text, isSpace: /^\s*$/.test(text), size: glyph.size * sizeFactor };
  });
  return glyphs.filter(isDrawn);
}

const isDrawn = ({ text, x, y, size }: Glyph): boolean =>
  text !== "" && Number.isFinite(x + y) && size > SMALLEST_POINTS;

interface FontUse {
  table: TexTable;
  /** From the size set to that of the letters. */
  sizeFactor: number;
}
const UNKNOWN_FONT: FontUse = { table: () => " ", sizeFactor: 1 };

function fontsOf(drawn: readonly DrawnGlyph[]): Map<DrawnFont, FontUse> {
  const glyphsOf = new Map<DrawnFont, DrawnGlyph[]>();
  for (const glyph of drawn) {
    const glyphs = glyphsOf.get(glyph.font) ?? [];
    glyphs.push(glyph);
    glyphsOf.set(glyph.font, glyphs);
  }
  return new Map([...glyphsOf].map(([font, glyphs]) => [font, useOf(font, glyphs)]));
}

const useOf = (font: DrawnFont, glyphs: readonly DrawnGlyph[]): FontUse => ({
  table: texTable(new Set(glyphs.map(({ text, texCode }) => texCode ?? text.charCodeAt(0)))),
  sizeFactor: sizeFactor(font, glyphs),
});

/**
 * Letters of a Type 3 font may have any size in its own units. If a unit isn't a small part of an em, their widths tell.
 */
function sizeFactor({ isDrawn, fontMatrix }: DrawnFont, glyphs: readonly DrawnGlyph[]): number {
  if (!isDrawn || Math.abs(fontMatrix[3] ?? 0) < 0.5) return 1;
  const widths = glyphs.filter(({ width, size }) => width > 0 && size > 0);
  const mean = widths.reduce((sum, { width, size }) => sum + width / size, 0) / widths.length;
  return Number.isFinite(mean) ? mean / MEAN_WIDTH_EM : 1;
}

/** The code of a control; those of other fonts than Type 3 mean nothing, and mostly are spaces. */
const controlOf = (text: string): number | undefined =>
  text.length === 1 && text < " " ? text.charCodeAt(0) : undefined;

function textOf(drawn: string, known: Map<string, string>): string {
  const text = known.get(drawn) ?? ordinary(drawn);
  known.set(drawn, text);
  return text;
}

function ordinary(drawn: string): string {
  if (HYPHENS.test(drawn)) return "-";
  const text = drawn
    .replace(LATIN_AND_ARMENIAN_LIGATURES, (sign) => sign.normalize("NFKC"))
    .replace(PRESENTATION_FORMS, (sign) => sign.normalize("NFKC").trim() || sign);
  return plainCharacters(text);
}
