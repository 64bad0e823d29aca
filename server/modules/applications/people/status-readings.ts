/**
 * The ways in which a text can be read. A file may break a word at the end of a line, type its letters apart, or run two words together,
 * and whoever reads it still sees the word; so must a search for words that nobody may be found by.
 */

/** A text as it is read in one way, and where in the original each of its characters is. */
export interface Reading {
  text: string;
  /** Indexes of UTF-16 units. */
  places: number[];
}

/** Few characters of most texts. */
const NOT_PLAIN = /[^\n\t -^`-~]/gu;
/** An underscore stands between words as a hyphen does. */
const DASH = /[_\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
/** Characters that are not seen: soft hyphens, joiners, marks of direction, variation selectors. */
export const UNSEEN = /\p{Default_Ignorable_Code_Point}/u;
const BLANK = /[^\S\n\t]|\p{Cc}/u;

/** One character without marks, ligatures, and wide forms: "é" is "e", "ﬁ" is "fi", "Ａ" is "A". */
function plainForm(character: string): string {
  if (UNSEEN.test(character)) return "";
  if (DASH.test(character)) return "-";
  if (BLANK.test(character)) return " ";
  return character.normalize("NFKD").replace(/\p{M}/gu, "");
}

/** As it is written, in plain characters. A soft hyphen at the end of a line is seen as a hyphen. */
export function plainReading(original: string): Reading {
  const seen = original.replace(/\u00AD(?=[^\S\n]*\n)/g, "-");
  const parts: string[] = [];
  const places: number[] = [];
  let from = 0;
  const copyUntil = (end: number): void => {
    parts.push(seen.slice(from, end));
    for (let at = from; at < end; at += 1) places.push(at);
  };
  for (const { index, 0: character } of seen.matchAll(NOT_PLAIN)) {
    copyUntil(index);
    const form = plainForm(character);
    parts.push(form);
    for (let unit = 0; unit < form.length; unit += 1) places.push(index);
    from = index + character.length;
  }
  copyUntil(seen.length);
  return { text: parts.join(""), places };
}

/** With `by` where the pattern matches; the same reading if it doesn't. */
function replaced(reading: Reading, pattern: RegExp, by: string): Reading {
  const { text, places } = reading;
  const parts: string[] = [];
  const kept: number[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(from, match.index), by);
    for (let at = from; at < match.index; at += 1) kept.push(places[at] ?? 0);
    for (let at = 0; at < by.length; at += 1) kept.push(places[match.index] ?? 0);
    from = match.index + match[0].length;
  }
  if (from === 0) return reading;
  parts.push(text.slice(from));
  for (let at = from; at < text.length; at += 1) kept.push(places[at] ?? 0);
  return { text: parts.join(""), places: kept };
}

const LETTER = String.raw`[\p{L}\p{N}]`;
const HYPHEN_INSIDE = new RegExp(String.raw`(?<=${LETTER})-(?=${LETTER})`, "gu");
const LINE_END_HYPHEN = new RegExp(String.raw`(?<=${LETTER})-[ \t]*\n\s*(?=${LETTER})`, "gu");
const HYPHEN_AND_SPACE = new RegExp(String.raw`(?<=${LETTER})-\s+(?=${LETTER})`, "gu");
const BREAK_INSIDE = new RegExp(String.raw`(?<=${LETTER})[ \t]*[\n\t]\s*(?=[\p{Ll}\p{N}])`, "gu");
/** Between letters that stand alone, as in "H - 1 B" and "E.A.D.". */
const APART = String.raw`(?:\s?-\s?|[ \n\t]|(?<=\p{L})\.\s?(?=\p{L}))`;
/** The second part of "T H-1B" stands not alone. */
const ALONE_AFTER = String.raw`${LETTER}(?!${LETTER}|-${LETTER}{2})`;
const BETWEEN_SINGLE_LETTERS = new RegExp(
  String.raw`(?<=(?<!${LETTER})${LETTER})${APART}(?=${ALONE_AFTER})`,
  "gu",
);
const SPELLED_OUT = new RegExp(
  String.raw`(?<!${LETTER})${LETTER}(?:${APART}${ALONE_AFTER})+`,
  "gu",
);
const CASE_CHANGE = /(?<=\p{Ll})(?=\p{Lu})/u;
/** Capitals may have a plural: "EADs" is one word. */
const BETWEEN_GLUED_WORDS =
  /(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{Lu}\p{N}])(?=\p{Lu}(?!s(?!\p{Ll}))\p{Ll})/gu;

/** Lines and cells side by side, with blanks between them. */
const inOneLine = ({ text, places }: Reading): Reading => ({
  text: text.replace(/[\n\t]/g, " "),
  places,
});

/** The text in each way that a person may read it that differs from the first, which is as it is written. */
export function* readingsOf(plain: Reading): Generator<Reading> {
  yield inOneLine(plain);
  for (const pattern of [HYPHEN_INSIDE, LINE_END_HYPHEN, HYPHEN_AND_SPACE, BREAK_INSIDE])
    yield* differing(plain, replaced(plain, pattern, ""));
  const closed = replaced(plain, BETWEEN_SINGLE_LETTERS, "");
  if (closed !== plain) yield inOneLine(replaced(closed, / {2,}/g, " "));
  yield* differing(plain, replaced(plain, BETWEEN_GLUED_WORDS, " "));
}

const differing = (plain: Reading, reading: Reading): Reading[] =>
  reading === plain ? [] : [inOneLine(reading)];

/** Words of which each letter stands alone; several of one case that are side by side are one. */
export function* spelledOut({ text, places }: Reading): Generator<Reading> {
  for (const { index, 0: spelled } of text.matchAll(SPELLED_OUT)) {
    const apart = [...spelled.matchAll(/[\p{L}\p{N}]/gu)];
    const letters = apart.map(([letter]) => letter).join("");
    let from = 0;
    for (const word of letters.split(CASE_CHANGE)) {
      const own = apart.slice(from, from + word.length);
      yield { text: word, places: own.map((letter) => places[index + letter.index] ?? 0) };
      from += word.length;
    }
  }
}

const isLetter = (character = ""): boolean => /[\p{L}\p{N}]/u.test(character);
const isSmall = (character = ""): boolean => /\p{Ll}/u.test(character);
const isCapital = (character = ""): boolean => /\p{Lu}/u.test(character);

/** Only the letters and digits of a text, in lower case, and which of them begin or end a word in it. */
export interface Letters extends Reading {
  begins: boolean[];
  ends: boolean[];
}

export function lettersOf({ text, places }: Reading): Letters {
  const letters: Letters = { text: "", places: [], begins: [], ends: [] };
  const found: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const [before, letter = "", after] = [text[at - 1], text[at], text[at + 1]];
    if (!isLetter(letter)) continue;
    found.push(letter.toLowerCase().slice(0, 1));
    letters.places.push(places[at] ?? 0);
    letters.begins.push(!isLetter(before) || (isCapital(letter) && isSmall(before)));
    letters.ends.push(!isLetter(after) || (isSmall(letter) && isCapital(after)));
  }
  return { ...letters, text: found.join("") };
}
