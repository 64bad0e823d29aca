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
/** An underscore stands between words as a hyphen does; "¬" is how some programs export a hyphen at the end of a line. */
const DASH = /[_¬\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/;
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

/** Raised digits behind a word: a footnote. Behind a single letter they may be of the word, as in "H¹B". */
const FOOTNOTE = /(?<=[\p{L}\p{N}]-?[\p{L}\p{N}])[¹²³⁰⁴-⁹]/gu;

/** As it is written, in plain characters. A soft hyphen at the end of a line is seen as a hyphen, and a footnote's number as a space. */
export function plainReading(original: string): Reading {
  const seen = original.replace(/\u00AD(?=[^\S\n]*\n)/g, "-").replace(FOOTNOTE, " ");
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

/** With `by` where the pattern matches and `applies`; the same reading if it nowhere does. */
function replaced(
  reading: Reading,
  pattern: RegExp,
  by: string,
  applies: (match: RegExpMatchArray) => boolean = () => true,
): Reading {
  const { text, places } = reading;
  const parts: string[] = [];
  const kept: number[] = [];
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    if (!applies(match)) continue;
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
/** Behind a letter that stands alone, at the end of a line or in a cell: the hyphen is as far apart as the letters are. */
const HYPHEN_APART = new RegExp(String.raw`(?<=(?<!${LETTER})${LETTER})\s{1,3}-(?=[ \t]*\n)`, "gu");
const HYPHEN_AND_SPACE = new RegExp(String.raw`(?<=${LETTER})-\s+(?=${LETTER})`, "gu");
/** A line that begins with a year, or with a number after a word, begins anew: "Memphis, TN⏎2019 to 2021". */
const BREAK_INSIDE = new RegExp(
  [
    String.raw`(?<=${LETTER}) *[\n\t]\s*(?=\p{Ll})`,
    String.raw`(?<=(?<!\p{L}{2})${LETTER}) *[\n\t]\s*(?=\p{N})(?!(?:19|20)\d\d(?!${LETTER}))`,
  ].join("|"),
  "gu",
);
/** The number of a footnote behind a word, on the line or raised as a PDF draws it: "Green2 Card", "Green [2] Card". */
const NOTE_BEHIND = new RegExp(
  String.raw`(?<=\p{L}{2})\s?[[(]?\d{1,2}[\])]?(?=\s|[^\p{L}\p{N}\s]|$)`,
  "gu",
);
/** Of at most so many characters, as in "OP⏎Ts": otherwise, each line of capitals would be looked through again from each of them. */
const CAPITALS = String.raw`[\p{Lu}\p{N}-]{1,20}`;
const BREAK_IN_CAPITALS = new RegExp(
  String.raw`(?<=(?<!${LETTER})(${CAPITALS})) *[\n\t]\s*(?=((?=\p{Lu})${CAPITALS}s?)(?![\p{L}\p{N}+#]))`,
  "gu",
);
/** Both lines are as often words of their own: a country and a language, two states, two skills. */
const TWO_WORDS: ReadonlySet<string> = new Set(["US C", "VA WA", "LP R"]);

/** Between letters that stand alone, as in "H - 1 B", "E.A.D.", and "E . A . D"; @param blanks in regular expression syntax */
const apart = (blanks: string): string =>
  String.raw`(?:\s{0,3}-\s{0,3}|${blanks}|(?<=\p{L})\s?\.\s?(?=\p{L}))`;
/** With one blank between letters, more are between words; with two, three are. */
const APART = [apart(String.raw`[ \n\t]`), apart(String.raw`\s{1,2}`), apart(String.raw`\s{1,3}`)];
/** The second part of "T H-1B" stands not alone. */
const ALONE_AFTER = String.raw`${LETTER}(?!${LETTER}|-${LETTER}{2})`;
const BETWEEN_SINGLE_LETTERS = APART.map(
  (gap) => new RegExp(String.raw`(?<=(?<!${LETTER})${LETTER})${gap}(?=${ALONE_AFTER})`, "gu"),
);
const spelledWith = (gap: string): RegExp =>
  new RegExp(String.raw`(?<!${LETTER})${LETTER}(?:${gap}${ALONE_AFTER})+`, "gu");
const SPELLED_OUT = APART.map(spelledWith);
/** "O/P/T", "O | P | T" */
const LISTED = spelledWith(String.raw`\s{0,3}[^\p{L}\p{N}\s]{1,2}\s{0,3}`);
const CASE_CHANGE = /(?<=\p{Ll})(?=\p{Lu})/u;
/** Capitals may have a plural: "EADs" is one word. Other scripts need no space around Latin words: "持有Green Card". */
const BETWEEN_GLUED_WORDS = new RegExp(
  [
    String.raw`(?<=\p{Ll})(?=\p{Lu})|(?<=[\p{Lu}\p{N}])(?=\p{Lu}(?!s(?!\p{Ll}))\p{Ll})`,
    String.raw`(?<=[\p{Script=Latin}\p{N}])(?=(?!\p{Script=Latin})\p{L})`,
    String.raw`(?<=(?!\p{Script=Latin})\p{L})(?=[\p{Script=Latin}\p{N}])`,
  ].join("|"),
  "gu",
);

/** Lines and cells side by side, with blanks between them. */
const inOneLine = ({ text, places }: Reading): Reading => ({
  text: text.replace(/[\n\t]/g, " "),
  places,
});

/**
 * The text in each way that a person may read it that differs from the first, which is as it is written.
 *
 * @param isWord whether capitals on two lines are one word; in lower case
 */
export function* readingsOf(plain: Reading, isWord: (word: string) => boolean): Generator<Reading> {
  yield inOneLine(plain);
  for (const pattern of [HYPHEN_INSIDE, HYPHEN_AND_SPACE])
    yield* differing(plain, replaced(plain, pattern, ""));
  yield* withLinesJoined(plain, isWord);
  for (const closed of closedUp(plain)) {
    yield inOneLine(replaced(closed, / {2,}/g, " "));
    yield* withLinesJoined(closed, isWord);
  }
  yield* differing(plain, replaced(plain, BETWEEN_GLUED_WORDS, " "));
  yield* differing(plain, withoutNotes(plain));
  yield* differing(plain, inLatin(plain));
}

/** Cyrillic letters that look like Latin ones, and these: "Н1В" may be typed with either. */
const CYRILLIC = "АВЕІЈКМНОРСТУХЅавеіјкмнорстухѕ";
const LATIN = "ABEIJKMHOPCTYXSabeijkmhopctyxs";
const LOOKS_LATIN = new RegExp(`[${CYRILLIC}]`, "g");

function inLatin(plain: Reading): Reading {
  const text = plain.text.replace(LOOKS_LATIN, (one) => LATIN[CYRILLIC.indexOf(one)] ?? one);
  return text === plain.text ? plain : { ...plain, text };
}

/** The same of cells below each other, of which only what goes on from one to the next is not yet read. */
export function* readingsDown(
  column: Reading,
  isWord: (word: string) => boolean,
): Generator<Reading> {
  yield inOneLine(column);
  yield* withLinesJoined(column, isWord);
  for (const closed of closedUp(column)) yield* withLinesJoined(closed, isWord);
}

/** With letters that stand apart put together. A short part of a word may have them where the rest has not: "r e -⏎fugee". */
function* closedUp(plain: Reading): Generator<Reading> {
  const start = replaced(plain, HYPHEN_APART, "-");
  let last = plain;
  for (const pattern of BETWEEN_SINGLE_LETTERS) {
    const closed = replaced(start, pattern, "");
    if (closed.text !== last.text) yield closed;
    last = closed;
  }
}

function* withLinesJoined(plain: Reading, isWord: (word: string) => boolean): Generator<Reading> {
  for (const pattern of [LINE_END_HYPHEN, BREAK_INSIDE])
    yield* differing(plain, replaced(plain, pattern, ""));
  const isBroken = ([, before = "", after = ""]: RegExpMatchArray): boolean =>
    !TWO_WORDS.has(`${before} ${after}`) && isWord(`${before}${after}`.toLowerCase());
  yield* differing(plain, replaced(plain, BREAK_IN_CAPITALS, "", isBroken));
}

/** Without the numbers of footnotes; the same reading if there are none. */
export const withoutNotes = (plain: Reading): Reading => replaced(plain, NOTE_BEHIND, " ");

const differing = (plain: Reading, reading: Reading): Reading[] =>
  reading === plain ? [] : [inOneLine(reading)];

/** The letters of each match of a pattern, side by side. */
function* lettersIn(pattern: RegExp, { text, places }: Reading): Generator<Reading> {
  for (const { index, 0: spelled } of text.matchAll(pattern)) {
    const found = [...spelled.matchAll(/[\p{L}\p{N}]/gu)];
    yield {
      text: found.map(([letter]) => letter).join(""),
      places: found.map((letter) => places[index + letter.index] ?? 0),
    };
  }
}

/** Words of which each letter stands alone; several of one case that are side by side are one. */
export function* spelledOut(plain: Reading): Generator<Reading> {
  for (const pattern of SPELLED_OUT)
    for (const { text, places } of lettersIn(pattern, plain)) {
      let from = 0;
      for (const word of text.split(CASE_CHANGE)) {
        yield { text: word, places: places.slice(from, from + word.length) };
        from += word.length;
      }
    }
}

/** Letters that stand alone with signs between them, as in "O/P/T"; often a list, as in "R, C". */
export const listedLetters = (plain: Reading): Generator<Reading> => lettersIn(LISTED, plain);

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
