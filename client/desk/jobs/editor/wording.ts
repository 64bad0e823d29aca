import escapeHtml from "escape-html";
import { isJobField, isOf } from "./form-fields";
import type { Finding } from "./use-findings";
import type { JobValues } from "./job-values";

const QUOTED = /“([^”]+)”/g;
/** These quote what to leave out, not what to write. */
const QUOTES_MISTAKES: ReadonlySet<Finding["code"]> = new Set(["TITLE_UNCLEAR"]);

/** The wordings that a finding suggests: what its suggestion has in quotation marks. */
export const wordingsOf = ({ code, suggestion }: Finding): readonly string[] =>
  suggestion === null || QUOTES_MISTAKES.has(code)
    ? []
    : [...suggestion.matchAll(QUOTED)].flatMap(([, words = ""]) => words.replace(/[.,]$/, ""));

/**
 * The values with a suggested wording in place of the words found; null if it does not fit in.
 * @param wording one of `wordingsOf(finding)`
 */
export function withWording(
  values: JobValues,
  finding: Finding,
  wording: string,
): Partial<JobValues> | null {
  const [field = "", index] = finding.field.split(".");
  const { excerpt } = finding;
  if (!isJobField(field)) return null;
  if (isOf("html", field)) {
    const text = replaceWords(values[field], excerpt, wording);
    return text === null ? null : { [field]: text };
  }
  if (isOf("line", field)) {
    const line = replaceWords(values[field], excerpt, wording);
    return { [field]: line ?? wording };
  }
  if (!isOf("list", field)) return null;
  const list = values[field];
  const place = index === undefined ? -1 : Number(index);
  if (list[place] === undefined) return null;
  return { [field]: list.map((entry, at) => (at === place ? wording : entry)) };
}

/** Replaces words that are found whatever their case and punctuation; null if they are not there. */
export function replaceWords(html: string, words: string | null, by: string): string | null {
  const wanted = fold(words ?? "");
  if (wanted === "") return null;
  const letters = lettersOf(html);
  const text = letters.map(({ letter }) => letter).join("");
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const first = letters[at];
    const last = letters[at + wanted.length - 1];
    if (first === undefined || last === undefined) return null;
    const end = last.at + last.size;
    const touches = isLetter(html[first.at - 1]) || isLetter(html[end]);
    const crossesTags = html.slice(first.at, end).includes("<");
    if (!touches && !crossesTags)
      return html.slice(0, first.at) + escapeIn(html, by) + html.slice(end);
  }
  return null;
}

const fold = (text: string): string =>
  [...text.toLowerCase()].filter((letter) => isLetter(letter)).join("");

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** The letters and digits of HTML outside its tags and entities, in lower case, with their places. */
function lettersOf(html: string): { letter: string; at: number; size: number }[] {
  const parts = html.matchAll(/<[^>]*>|&[#\w]+;|[\p{L}\p{N}]/gu);
  return [...parts].flatMap(({ 0: part, index }) =>
    part.startsWith("<") || part.startsWith("&")
      ? []
      : [{ letter: part.toLowerCase(), at: index, size: part.length }],
  );
}

/** Wordings come from the API as plain text. */
const escapeIn = (html: string, text: string): string =>
  html.includes("<") ? escapeHtml(text) : text;
