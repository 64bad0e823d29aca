import { decodeEntities } from "../../../kit/words/decode-entities.js";

// Search, the rules for advertisements, and checks for empty texts all read job texts with these functions, so a word
// ends at the same places for all of them.

/** A whole tag, even if an attribute has a ">". */
const TAG = /<\/?([a-z][a-z\d]*)(?:"[^"]*"|[^">])*>/gi;
/** Tags of cleaned HTML that end a line. Its other tags are inside words and sentences. */
const ENDS_LINE = /^(?:p|br|ul|ol|li|h3)$/i;

/** The paragraphs, headings, list entries, and lines of cleaned HTML, as plain text with single spaces. */
export const linesOf = (clean: string): string[] =>
  clean
    .replace(/\s+/g, " ")
    .replace(TAG, (_tag, name: string) => (ENDS_LINE.test(name) ? "\n" : ""))
    .split("\n")
    .map((line) => decodeEntities(line).replace(/\s+/g, " ").trim())
    .filter(Boolean);

/** The words of cleaned HTML as one line. */
export const textOf = (clean: string): string => linesOf(clean).join(" ");
