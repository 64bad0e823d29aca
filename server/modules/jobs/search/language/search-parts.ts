/** A part of what someone typed: words, a quoted phrase, or something to leave out. */
export interface SearchPart {
  kind: "words" | "phrase" | "not";
  text: string;
}

const PART = /(-?)"([^"]*)"|(\S+)/g;

/**
 * Splits a typed search by its signs: `"registered nurse" texas -travel` is a phrase, words, and a
 * word to leave out. A quote that is never closed, and a minus that is not before a word, are no signs.
 */
export function searchParts(text: string): SearchPart[] {
  const parts: SearchPart[] = [];
  let isNot = false;
  for (const [, minus, quoted, typed = ""] of text.replace(/[“”„«»]/g, '"').matchAll(PART)) {
    const word = typed.replaceAll('"', "");
    if (word === "NOT") {
      isNot = true;
      continue;
    }
    const left = /^-(?=[\p{L}\p{N}.])/u.test(word) ? word.slice(1) : null;
    if (quoted !== undefined) parts.push({ kind: minus || isNot ? "not" : "phrase", text: quoted });
    else if (left !== null || isNot) parts.push({ kind: "not", text: left ?? word });
    else if (word) addWord(parts, word);
    isNot = false;
  }
  return parts;
}

function addWord(parts: SearchPart[], word: string): void {
  const last = parts.at(-1);
  if (last?.kind === "words") last.text += ` ${word}`;
  else parts.push({ kind: "words", text: word });
}

/** The search that parts were split from. */
export const searchOf = (parts: readonly SearchPart[]): string =>
  parts
    .map(({ kind, text }) => (kind === "words" ? text : `${kind === "not" ? "-" : ""}"${text}"`))
    .filter(Boolean)
    .join(" ");
