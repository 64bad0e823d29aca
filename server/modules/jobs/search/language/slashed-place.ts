import { isStateCode } from "../../../../kit/words/us-states.js";
import { Places } from "./places.js";

/** People in a city that a slash may part from a role. */
const CITY = 50_000;
/** The same for names of several words, which are hardly anything else. */
const TOWN = 25_000;
/** Nicknames that mean little else: DC is also a current, and RTP a protocol. */
const NICKNAMES = /^(?:nyc|dfw|philly|vegas)$/i;
/** What goes with "remote" as another way to work, or as where. */
const WAYS_TO_WORK =
  /^(?:hybrid|on-?site|on site|in[- ]?office|in[- ]person|office|travel|usa?|anywhere)$/i;
const LONGEST = 3;

/**
 * A search with a space for each slash between a place and what is no place: "dallas/java" and "java / remote", but neither
 * "ci/cd" nor "dallas/fort worth" and "dallas/tx", which are names or choices. Null without one.
 */
export function withoutSlashAtPlace(text: string, places: Places): string | null {
  const sides = text.split(/\s*\/\s*/);
  if (sides.length < 2) return null;
  const spaced = sides.reduce((before, after) =>
    isBetween(endsOf(before), beginningsOf(after), places)
      ? `${before} ${after}`
      : `${before}/${after}`,
  );
  return spaced === sides.join("/") ? null : spaced;
}

/** Whether one side of a slash is a place, and the other none. */
function isBetween(ends: string[], beginnings: string[], places: Places): boolean {
  const [before, after] = [ends, beginnings].map((side) =>
    side.some((text) => isPlace(text, places)),
  );
  if (before === after) return false;
  // "Dallas/TX". By itself, a code is more often something else: "ac/dc".
  return !(before ? beginnings : ends).some(isStateCode);
}

const lengths = Array.from({ length: LONGEST }, (_, shorter) => LONGEST - shorter);

/** The last words before a slash, the longest text first. */
function endsOf(text: string): string[] {
  const words = text.slice(text.lastIndexOf("/") + 1).split(/\s+/);
  return lengths.map((count) => words.slice(-count).join(" "));
}

/** The first words after a slash. */
function beginningsOf(text: string): string[] {
  const words = text.split(/\s+/);
  return lengths.map((count) => words.slice(0, count).join(" "));
}

function isPlace(text: string, places: Places): boolean {
  if (Places.isRemote(text) || WAYS_TO_WORK.test(text) || NICKNAMES.test(text)) return true;
  const found = places.read(text);
  if (!found) return false;
  const hasSpace = /[\s,]/.test(text);
  // Of one word, a sure name is a state's, a ZIP code, or a nickname.
  if (found.isSure) return hasSpace || found.population === Infinity || /^\d{5}$/.test(text);
  return found.population >= (hasSpace ? TOWN : CITY);
}
