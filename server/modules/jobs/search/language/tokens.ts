import { SPELLINGS } from "./spellings.js";

/**
 * Version of what `tokens` makes of a text. Raise it whenever an unchanged text would give other
 * tokens; indexes of another version are then built anew.
 */
export const LANGUAGE_VERSION = 5;

/**
 * The FTS5 tokenizer that splits tokens joined by spaces into the same tokens again. `ascii` takes
 * every letter beyond ASCII as it is, whatever Unicode version SQLite was built with.
 */
export const TOKENIZER = "ascii tokenchars '.+#&'";

const MAX_LENGTH = 40;

/** Letters and digits, joined inside by dots, ampersands or apostrophes, perhaps ending like "C++" or "C#". */
const WORD = /(?:\.(?=net(?![\p{L}\p{N}])))?[\p{L}\p{N}]+(?:[.&'][\p{L}\p{N}]+)*(?:\+\+?|#)?/gu;

/** Lower case, without accents, ligatures and typographic hyphens and apostrophes. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .normalize("NFC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[‘’ʼ]/g, "'");

/**
 * The words of a text, in order, as the index holds them. The same function reads jobs and searches:
 * "C#", "C++", ".NET", "Node.js" and "R&D" stay whole, "H-1B" becomes "h1b", and "front-end" becomes
 * "frontend". Every token, read again, gives itself.
 */
export function tokens(text: string): string[] {
  // A list without words asks for its tokens several times.
  if (text === "") return [];
  return (spelled(fold(text)).match(WORD) ?? []).flatMap(wordsIn).map(shorten);
}

function spelled(text: string): string {
  let usual = text;
  for (const [spelling, word] of SPELLINGS) usual = usual.replace(spelling, word);
  return usual;
}

/** Most words. What follows would return them as they are, and takes most of the time of a text. */
const PLAIN = /^[a-z]+$/;

function wordsIn(found: string): string[] {
  if (PLAIN.test(found)) return [found];
  const joined = found.replace(/'s$/, "").replaceAll("'", "");
  const word = withoutMark(joined === found ? found : spelled(joined));
  if (/^\p{L}(?:\.\p{L})+$/u.test(word)) return [spelled(word.replaceAll(".", ""))];
  return isWhole(word) ? [word] : word.split(/[.&]+/).filter(Boolean);
}

/** "3+ years" and "Security+" lose the plus sign; "C++", "C#" and "A+" keep theirs. */
const withoutMark = (word: string): string =>
  /^[a-z][+#]/.test(word) ? word : word.replace(/[+#]+$/, "");

/** A dot after the end of a sentence without a space splits: "Java.Spring" is two words. */
const isWhole = (word: string): boolean =>
  /^\.net$|^[\p{L}\p{N}]+\.(?:js|net|io|ai)$|^\d+(?:\.\d+)+$|^\p{L}{1,3}&\p{L}{1,3}$/u.test(word) ||
  !/[.&]/.test(word);

function shorten(word: string): string {
  if (word.length <= MAX_LENGTH) return word;
  const letters = [...word.replace(/[^\p{L}\p{N}]/gu, "")].slice(0, MAX_LENGTH / 2);
  return letters.join("");
}
