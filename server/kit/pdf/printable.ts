/** What a person sees as one letter, with its marks. */
const letters = new Intl.Segmenter("en", { granularity: "grapheme" });
const SIMPLE = /^[\n\u0020-\u007e\u00a0-\u02ff\u2010-\u2027\u20ac]*$/;

/** The letters of a text, each with its marks. */
export const lettersOf = (text: string): string[] =>
  SIMPLE.test(text)
    ? Array.from(text)
    : Array.from(letters.segment(text), ({ segment }) => segment);

/**
 * A text in composed letters, with plain line breaks and spaces. A letter of one character stays as it is: composing would turn
 * some Chinese characters of names into others.
 */
export const tidy = (text: string): string =>
  lettersOf(text.replace(/\r\n?/g, "\n").replace(/\t/g, " ")).map(composed).join("");

const composed = (letter: string): string =>
  Array.from(letter).length > 1 ? letter.normalize("NFC") : letter;

/** Whether there is a glyph for a letter. */
type Has = (letter: string) => boolean;

/**
 * The text in letters that the fonts have. A letter that they lack loses accents until they have it; if that does not help,
 * its number is printed, so that no letter of a name goes missing without a trace.
 */
export const printable = (text: string, has: Has): string =>
  lettersOf(tidy(text))
    .map((letter) => drawn(letter, has))
    .join("");

/** All that `printable` could print for a text. */
export const candidates = (text: string): string =>
  lettersOf(tidy(text))
    .flatMap((letter) => [letter, ...Array.from(letter).flatMap(withFewerAccents)])
    .join("");

/** Joiners shape the letters beside them in Indian and Persian names, so they stay. */
const HIDDEN = /(?![\u200c\u200d])\p{C}/gu;
export const JOINER = /^[\u200c\u200d]$/;
const MARKS_ALONE = /^[\p{M}\u200c\u200d]*$/u;

function drawn(letter: string, has: Has): string {
  if (letter === "\n") return letter;
  // Invisible characters could turn the order of letters around.
  const visible = letter.replace(HIDDEN, "");
  if (visible === "" || has(visible)) return MARKS_ALONE.test(visible) ? "" : visible;
  return Array.from(visible, (character) => alone(character, has)).join("");
}

function alone(character: string, has: Has): string {
  if (JOINER.test(character)) return "";
  if (has(character)) return character;
  if (MARKS_ALONE.test(character)) return "";
  const found = withFewerAccents(character).find(has);
  return (
    found ?? `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`
  );
}

/** A composed letter without its last accent, without its last two, and so on. */
function withFewerAccents(letter: string): string[] {
  const [base = "", ...marks] = Array.from(letter.normalize("NFD"));
  return marks
    .map((_, at) => (base + marks.slice(0, -1 - at).join("")).normalize("NFC"))
    .filter((fewer) => fewer !== letter && Array.from(fewer).length === 1);
}
