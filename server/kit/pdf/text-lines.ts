import bidiFactory from "bidi-js";
import LineBreaker from "linebreak";
import { featuresOf } from "./direction.js";
import { lettersOf } from "./printable.js";
import type { PdfFonts } from "./pdf-fonts.js";
import type { ShapedFont } from "./shaped-font.js";

/** Letters of one font and direction, beside each other. */
export interface Piece {
  font: ShapedFont;
  text: string;
  /** Odd: right to left (Unicode Bidirectional Algorithm). */
  level: number;
  /** In parts of the font size. */
  width: number;
}

/** From left to right. */
export type Line = readonly Piece[];

interface Letter {
  text: string;
  font: ShapedFont;
  level: number;
}

/** What stays on one line: a word, or a letter where each may start a line. */
interface Word {
  pieces: Piece[];
  width: number;
  /** Without the spaces at its end. */
  visible: number;
}

const bidi = bidiFactory();
/** From here on, there are letters that are written from right to left. */
const HAS_RIGHT_TO_LEFT =
  /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Breaks texts into lines. */
export class TextLines {
  /** Words from left to right are set once. */
  private readonly words = new Map<string, Word>();

  constructor(private readonly fonts: PdfFonts) {}

  /** The lines of a text by the rules of its scripts (UAX #14). @param width in parts of the font size */
  of(text: string, width: number): Line[] {
    return text.split("\n").flatMap((paragraph) => {
      const words = this.wordsOf(paragraph).flatMap((word) =>
        word.visible > width ? cut(word, width) : [word],
      );
      return filled(words, width);
    });
  }

  private wordsOf(text: string): Word[] {
    const levels = levelsOf(text);
    const words: Word[] = [];
    const breaker = new LineBreaker(text);
    let start = 0;
    for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
      const word = text.slice(start, found.position);
      words.push(levels ? this.set(word, levels.subarray(start)) : this.known(word));
      start = found.position;
    }
    return words;
  }

  private known(text: string): Word {
    const word = this.words.get(text) ?? this.set(text, null);
    this.words.set(text, word);
    return word;
  }

  private set(text: string, levels: Uint8Array | null): Word {
    return wordOf(placed(this.fonts, text, (at) => levels?.[at] ?? 0));
  }
}

const levelsOf = (text: string): Uint8Array | null =>
  HAS_RIGHT_TO_LEFT.test(text) ? bidi.getEmbeddingLevels(text, "ltr").levels : null;

/** The letters of a word with their fonts. A letter whose marks are in another font is drawn in parts. */
function placed(fonts: PdfFonts, word: string, levelAt: (at: number) => number): Letter[] {
  const parts = lettersOf(word).flatMap((letter) =>
    fonts.has(letter) ? [letter] : Array.from(letter),
  );
  const found = fonts.fontsFor(parts);
  let at = 0;
  return parts.flatMap((part, index) => {
    const level = levelAt(at);
    at += part.length;
    const font = found[index];
    return font ? [{ text: part, font, level }] : [];
  });
}

const SPACES = /\s+$/;

function wordOf(letters: readonly Letter[]): Word {
  const pieces: Piece[] = [];
  for (const letter of letters) {
    const last = pieces.at(-1);
    if (last && canJoin(last, letter)) last.text += letter.text;
    else pieces.push({ ...letter, width: 0 });
  }
  for (const piece of pieces) piece.width = measure(piece);
  const width = sum(pieces);
  const end = pieces.at(-1);
  const spaces = end ? (SPACES.exec(end.text)?.[0] ?? "") : "";
  return {
    pieces,
    width,
    visible: end && spaces ? width - measure({ ...end, text: spaces }) : width,
  };
}

/** Only letters of the same script are shaped together; spaces and signs between right-to-left words are turned one by one. */
const canJoin = (one: Piece, next: Letter): boolean =>
  one.font === next.font &&
  one.level === next.level &&
  (one.level % 2 === 0 || !isNeutral(one.text.slice(0, 1) + next.text));

const isNeutral = (text: string): boolean => /[^\p{L}\p{M}\p{N}\u200c\u200d]/u.test(text);

const measure = ({ font, text, level }: Letter): number =>
  font.layout(text, featuresOf(level)).advanceWidth / font.unitsPerEm;

const sum = (pieces: readonly Piece[]): number => pieces.reduce((all, { width }) => all + width, 0);

/** A word that is longer than a line, in parts that fit. */
function cut({ pieces }: Word, width: number): Word[] {
  const letters = pieces.flatMap(({ text, font, level }) =>
    lettersOf(text).map((letter) => ({ text: letter, font, level })),
  );
  const parts: Letter[][] = [[]];
  let left = width;
  for (const letter of letters) {
    const taken = measure(letter);
    if (taken > left) {
      parts.push([]);
      left = width;
    }
    parts.at(-1)?.push(letter);
    left -= taken;
  }
  return parts.filter(({ length }) => length > 0).map((part) => wordOf(part));
}

function filled(words: readonly Word[], width: number): Line[] {
  const lines: Piece[][] = [[]];
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + word.visible > width) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)?.push(...word.pieces);
    used += word.width;
  }
  return lines.map((line) => joined(inVisualOrder(line)));
}

/** Turns what is written from right to left (rule L2 of the Unicode Bidirectional Algorithm). */
function inVisualOrder(pieces: readonly Piece[]): readonly Piece[] {
  let order = pieces;
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1)
    order = runsOf(order, level).flat();
  return order;
}

function runsOf(pieces: readonly Piece[], level: number): (readonly Piece[])[] {
  const runs: Piece[][] = [];
  let isTurned = false;
  for (const piece of pieces) {
    if (piece.level >= level && isTurned) runs.at(-1)?.unshift(piece);
    else runs.push([piece]);
    isTurned = piece.level >= level;
  }
  return runs;
}

/** Fewer pieces take less room in the file. */
function joined(pieces: readonly Piece[]): Line {
  const line: Piece[] = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    if (last && last.font === piece.font && last.level === 0 && piece.level === 0)
      line[line.length - 1] = {
        ...last,
        text: last.text + piece.text,
        width: last.width + piece.width,
      };
    else line.push(piece);
  }
  return line;
}
