import { isStateCode, stateNames } from "../../../../kit/words/us-states.js";
import { isNoise, isStopWord } from "#site/stop-words";
import { withoutCountry } from "./places.js";
import { DOUBTFUL_CODES } from "./state-codes.js";

/** Words of the longest name of a place. */
export const LONGEST_PLACE = 5;

/** Words for when and how people work, which may stand before a place: "hybrid dallas java". */
const LEAD =
  /^(?:(?:hybrid|on-?site|on site|in[- ]office|in[- ]person|full[- ]?time|part[- ]?time|contract|temp|temporary|permanent|local|urgent|entry[- ]level|senior|junior|sr|jr)\s+)+/i;

export function afterLead(text: string): [string, string] {
  const [lead = ""] = LEAD.exec(text) ?? [];
  return [lead.trim(), text.slice(lead.length)];
}

/** With one space between words, also after commas and colons: "dallas,tx,java" and "charlotte:java". */
export const plainSpaces = (text: string): string =>
  text
    .trim()
    .replace(/(?<=[\p{L}\p{N}])([,:;])(?=\p{L})/gu, "$1 ")
    .replace(/\s+/g, " ");

/** The beginnings of a text that may be a place, the longest first, and what follows each. */
export function* beginnings(text: string): Iterable<{ head: string; rest: string }> {
  const words = text.split(" ");
  for (let count = Math.min(LONGEST_PLACE, words.length); count > 0; count--) {
    const rest = words.slice(count).join(" ");
    yield { head: words.slice(0, count).join(" "), rest: rest.replace(/^[\s,-]+/, "") };
  }
}

export const endsWithName = (text: string): boolean => /[\p{L}\p{N}][.,:;]?$/u.test(text);

export const isChoice = (word = ""): boolean => /^(?:or|and|\|.*|&|\/)$/i.test(word);

/** Last words of the names of states: "north carolina". */
const STATE_ENDS: ReadonlySet<string> = new Set(
  stateNames().map(({ name }) => name.toLowerCase().split(" ").at(-1) ?? ""),
);

/**
 * Whether the words before a position may end with a state. "Portland or Seattle" names none: a code that is a word counts only
 * in capitals or after a comma.
 */
export function namesState(words: readonly string[], end: number): boolean {
  const [, comma = "", last = ""] = /^(?:[^,]+(,))?([a-z.]+),?$/i.exec(words[end - 1] ?? "") ?? [];
  const code = last.replaceAll(".", "").toUpperCase();
  if (!isStateCode(code)) return STATE_ENDS.has(last.toLowerCase());
  const isAfterComma = comma !== "" || (words[end - 2] ?? "").endsWith(",");
  return isAfterComma || last === code || !DOUBTFUL_CODES.has(code);
}

/** The country, and words that fit every job, may follow a place: "new york jobs", "boston, ma, usa". */
export function withoutEnd(text: string): string {
  const place = withoutCountry(text);
  const [, before, last = ""] = /^(.*?)[\s,]+([^\s,]+)$/.exec(place) ?? [];
  const word = last.toLowerCase();
  // Not "in" and "or", which may be states.
  const goesOn = before !== undefined && isNoise(word) && !isStopWord(word);
  return goesOn ? withoutEnd(before) : place;
}

/** Words that fit every job may stand before a place, too: "jobs dallas java". */
export function withoutStart(text: string): string {
  const [, first = "", after] = /^([^\s,]+)[\s,]+(.*)$/.exec(text) ?? [];
  const word = first.toLowerCase();
  return after !== undefined && isNoise(word) && !isStopWord(word) ? withoutStart(after) : text;
}

/** "Greater Boston area" is Boston. */
export const withoutArea = (text: string): string =>
  text
    .replace(/^greater\s+/i, "")
    .replace(/\s+(?:metro(?:politan)?\s+)?area$/i, (area) =>
      /^bay\s/i.test(text) || /\sbay\s+area$/i.test(text) ? area : "",
    );

/** What is left of a search, without words that only led to the place. */
export const tidy = (rest: string): string =>
  rest
    .replace(/[\s,-]+$/, "")
    .replace(/(?:^|\s)(?:jobs?|in|near|around|at)$/i, "")
    .trim();
