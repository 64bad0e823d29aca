import { UNSEEN } from "./status-readings.js";
import { hideStatus } from "./visa-words.js";

/** Soft, or "¬", which some programs export instead. */
const HYPHEN_OF_LINE_END = /[\u00AD¬](?=[^\S\n]*\n)/g;
const ALL_UNSEEN = new RegExp(UNSEEN, "gu");
const DASH_OF_WORDS = /[\u2010\u2011]/g;

/** What of a resume's text may be searched and quoted: without immigration status, in plain characters, with its lines. */
export const searchedText = (text: string): string =>
  hideStatus(text.normalize("NFC"))
    .replace(HYPHEN_OF_LINE_END, "-")
    .replace(ALL_UNSEEN, "")
    .replace(DASH_OF_WORDS, "-");

const HYPHEN_AT_LINE_END = /(?<=[\p{L}\p{N}])-[^\S\n]*\n\s*(?=[\p{L}\p{N}])/gu;

/**
 * The text in each way that words broken at the end of a line can be read: with their hyphen ("cross-functional") and without
 * ("workflows"). One way if none is broken.
 */
export function lineReadings(text: string): string[] {
  const kept = text.replace(HYPHEN_AT_LINE_END, "-");
  return kept === text ? [text] : [kept, text.replace(HYPHEN_AT_LINE_END, "")];
}

const LETTERS_APART = /(?<![\p{L}\p{N}])(?:\p{L} ){2,}\p{L}(?![\p{L}\p{N}])/gu;

/** Words whose letters are typed apart, as in "J A V A", put together. */
export const spacedWords = (text: string): string[] =>
  [...text.matchAll(LETTERS_APART)].map(([letters]) => letters.replaceAll(" ", ""));
