import { end, type Glyph } from "./glyph.js";

const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF]/;
const LEFT_TO_RIGHT = /[\p{L}\p{N}]/u;
/** Numbers are in lines of both directions. */
const NUMBER = /^\p{N}+$/u;
/** In em. */
const WORD_GAP = 0.2;
const BRACKETS: ReadonlyMap<string, string> = new Map([
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
  ["«", "»"],
]);
const PARTNERS: ReadonlyMap<string, string> = new Map(
  [...BRACKETS].flatMap(([open, close]) => [
    [open, close],
    [close, open],
  ]),
);

type Direction = "R" | "L";

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * The glyphs of a line with right-to-left letters in the order of reading, by levels as in Unicode's rules for text in both
 * directions (UAX 9), the other way round: from what is seen to what was typed. Spaces are inserted where words are apart.
 */
export function inReadingOrder(glyphs: readonly Glyph[]): Glyph[] {
  const seen = withSpaces(
    [...glyphs].filter(({ isSpace, width }) => !isSpace || width > 0).sort((a, b) => a.x - b.x),
  );
  const directions = seen.map(({ text }) => directionOf(text));
  const letters = seen
    .filter(({ text }) => !NUMBER.test(text))
    .map(({ text }) => directionOf(text));
  const line = lineDirection(letters.filter((one) => one !== null));
  const pairs = bracketPairs(seen);
  for (const [left, right] of pairs)
    if (isAllRightToLeft(directions.slice(left + 1, right)))
      directions[left] = directions[right] = "R";
  const levels = levelsOf(directions, line);
  for (const [left, right] of pairs)
    if (levels[left] === 1 && levels[right] === 1) faceRight(seen, left, right);
  for (const level of [2, 1]) reverseFrom(level, seen, levels);
  return seen;
}

/** Places of brackets that belong together. Some files name them as they are seen, others as they were typed. */
function bracketPairs(glyphs: readonly Glyph[]): [left: number, right: number][] {
  const pairs: [number, number][] = [];
  const open: number[] = [];
  for (const [at, { text }] of glyphs.entries()) {
    const partner = PARTNERS.get(text);
    const last = open.at(-1);
    if (partner === undefined) continue;
    if (last !== undefined && glyphs[last]?.text === partner) {
      pairs.push([last, at]);
      open.pop();
    } else open.push(at);
  }
  return pairs;
}

const isAllRightToLeft = (directions: readonly (Direction | null)[]): boolean =>
  directions.includes("R") && !directions.includes("L");

/** Read from the right, the bracket on the right is the one that opens. */
function faceRight(glyphs: Glyph[], left: number, right: number): void {
  const [one, other] = [glyphs[left], glyphs[right]];
  const close = BRACKETS.get(one?.text ?? "") ?? one?.text;
  const open = PARTNERS.get(close ?? "");
  if (!one || !other || close === undefined || open === undefined) return;
  glyphs[left] = { ...one, text: close };
  glyphs[right] = { ...other, text: open };
}

function withSpaces(glyphs: readonly Glyph[]): Glyph[] {
  const spaced: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = spaced.at(-1);
    const isApart = last && !last.isSpace && !glyph.isSpace;
    if (isApart && glyph.x - end(last) > WORD_GAP * glyph.size)
      spaced.push({ ...glyph, text: " ", isSpace: true });
    spaced.push(glyph);
  }
  return spaced;
}

function directionOf(text: string): Direction | null {
  if (isRightToLeft(text)) return "R";
  return LEFT_TO_RIGHT.test(text) ? "L" : null;
}

/** That of the letters at both ends, or else of most letters. */
function lineDirection(strong: readonly Direction[]): Direction {
  const [first, last] = [strong[0], strong.at(-1)];
  if (first !== undefined && first === last) return first;
  const right = strong.filter((one) => one === "R").length;
  return 2 * right >= strong.length ? "R" : "L";
}

/** 0 is left to right; odd levels are read from the right. Signs between letters of one direction go with them. */
function levelsOf(directions: readonly (Direction | null)[], line: Direction): number[] {
  const before = nearest(directions, line);
  const after = nearest(directions.toReversed(), line).toReversed();
  return directions.map((own, at) => {
    const around = before[at] === after[at] ? before[at] : line;
    if ((own ?? around) === "R") return 1;
    return line === "R" ? 2 : 0;
  });
}

/** For each place the direction of the last letter up to it. */
function nearest(directions: readonly (Direction | null)[], line: Direction): Direction[] {
  let last = line;
  return directions.map((own) => (last = own ?? last));
}

/** Reverses each stretch of this level or a higher one, in place. */
function reverseFrom(level: number, glyphs: Glyph[], levels: number[]): void {
  let start = 0;
  for (let at = 0; at <= levels.length; at++) {
    if ((levels[at] ?? 0) >= level) continue;
    reverse(glyphs, start, at);
    reverse(levels, start, at);
    start = at + 1;
  }
}

function reverse<T>(list: T[], start: number, stop: number): void {
  for (const [at, value] of list.slice(start, stop).toReversed().entries())
    list[start + at] = value;
}
