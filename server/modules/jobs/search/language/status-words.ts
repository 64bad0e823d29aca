import { isNoise } from "#site/stop-words";
import type { WorkAuthorization } from "../../record/work-authorization.js";
import { LONGEST_STATUS, statusNamed, VISA_STATUSES, type StatusName } from "./status-names.js";
import {
  ALSO_BESIDE,
  BESIDE,
  CODING,
  COUNTRIES,
  IDIOMS,
  LEADS,
  PEOPLE_AFTER,
  SUPPORT,
  VISA,
} from "./status-noise.js";
import {
  EMPLOYER_WORDS,
  isOneOfTwo,
  joined,
  splitWords,
  typedWords,
  type TypedWord,
} from "./typed-words.js";

/** The immigration statuses that a search asks for, any of which will do. */
export interface StatusAsked {
  statuses: readonly WorkAuthorization[];
  /** The words that ask for them. */
  words: string;
  /** The search without them. */
  rest: string;
  /** The same search with its other meaning, if the words have two; else null. */
  instead: string | null;
}

const BETWEEN: ReadonlySet<string> = new Set(["or", "and", "to", "&", "/", "|", "vs"]);
const REFUSING: ReadonlySet<string> = new Set(
  "no not non without w/o except never don't doesn't won't can't dont".split(" "),
);
const AT_A_PLACE: ReadonlySet<string> = new Set(["in", "near", "around"]);
/** Visa the company, and people who work on visas. */
export const NO_VISA: ReadonlySet<string> = new Set(
  "inc credit debit card cards payment payments network processing process specialist specialists officer officers paralegal consultant coordinator counselor application applications gift".split(
    " ",
  ),
);

/** Words that are right in a search, even if no job has them. */
export const STATUS_WORDS: readonly string[] = [
  ...BESIDE,
  ...ALSO_BESIDE,
  ...LEADS,
  ...IDIOMS.flat(),
  ..."looking seeking stem daca asylum refugee transfer transfers practical curricular international permiso residente permanente tarjeta verde ciudadano ciudadana americano americana".split(
    " ",
  ),
];

interface Named extends StatusName {
  at: number;
  count: number;
  /** As it is compared: "h1b1". */
  key: string;
}

/**
 * Reads the statuses that a search names, with the words around them: "h1b visa java", "jobs for opt students", "TN visa". A name that
 * also means something else counts only beside such words, beside another status, or alone. "Visa" by itself asks for jobs open to
 * any visa.
 */
export function statusIn(text: string): StatusAsked | null {
  const words = typedWords(text).flatMap(listed);
  if (refusesSponsorship(words)) return null;
  const names = namesIn(words);
  const meant = meantOf(names, words);
  // "No F-1 student visa" asks for no other one, either.
  if (meant.length === 0)
    return names.some((name) => isRefused(name, words)) ? null : anyVisa(words);
  const refused = names.filter((name) => isRefused(name, words)).flatMap(positions);
  const taken = takenBy(meant, words, new Set(refused));
  if (isOneOfTwo(words, taken)) return null;
  const special = meant.filter(({ isGeneral }) => !isGeneral);
  const statuses = [...new Set((special.length > 0 ? special : meant).flatMap(({ is }) => is))];
  const split = splitWords(words, taken);
  if (!isStateToo(meant, words)) return { statuses, ...split, instead: null };
  // With "visa", it is read as a status wherever it stands.
  const isAllNoise = typedWords(split.rest).every(({ key }) => isNoise(key));
  const instead = joined(isAllNoise ? "" : split.rest, "Tennessee");
  return { statuses, words: "TN visa", rest: split.rest, instead };
}

/** "Not sponsoring H-1B" names no status to search for. */
const refusesSponsorship = (words: readonly TypedWord[]): boolean =>
  words.some(
    ({ key }, at) =>
      key.startsWith("sponsor") &&
      words.slice(Math.max(0, at - 1), at + 3).some((near) => REFUSING.has(near.key)),
  );

/** Longer names first: "h4 ead" before "ead". */
function namesIn(words: readonly TypedWord[]): Named[] {
  const found: Named[] = [];
  for (let at = 0; at < words.length;) {
    const name = nameAt(words, at);
    if (name) found.push(name);
    at += name?.count ?? 1;
  }
  return found;
}

function nameAt(words: readonly TypedWord[], at: number): Named | null {
  for (let count = LONGEST_STATUS; count > 0; count--) {
    const keys = words.slice(at, at + count).map(({ key }) => key);
    const name = keys.length === count ? statusNamed(keys) : null;
    if (name) return { ...name, at, count, key: keys.join("").replaceAll("-", "") };
  }
  return null;
}

/** Parts of names of several words. */
const PARTS: ReadonlySet<string> = new Set(
  "stem ead eads green card citizen citizens us u.s visa optional practical training permanent resident".split(
    " ",
  ),
);

/** Splits "OPT/CPT/H1B" and "opt/stem" of "opt/stem opt". What was typed stays with the first part, so that it is taken or left as a whole. */
function listed(word: TypedWord): TypedWord[] {
  const parts = word.key.split(/[/,|&]/).filter(Boolean);
  const isList =
    parts.length > 1 &&
    parts.every((part) => PARTS.has(part) || statusNamed([part]) !== null) &&
    parts.some((part) => statusNamed([part]) !== null);
  return isList ? parts.map((key, at) => ({ key, typed: at === 0 ? word.typed : "" })) : [word];
}

function meantOf(names: readonly Named[], words: readonly TypedWord[]): Named[] {
  const isOnly = isAlone(names, words);
  const keyBefore = ({ at }: Named): string => words[at - 1]?.key ?? "";
  // What stands next to a refused name isn't asked for by it: "no OPT and TN".
  const wanted = names.filter((name) => !isRefused(name, words));
  const isCoding = words.some(({ key }) => CODING.has(key));
  return wanted.filter((name, index) => {
    if (name.key === "cpt" && !isCoding) return true;
    if (isLevel(name, words)) return false;
    if (name.isSure || isBeside(name, words)) return true;
    if (isNextTo(wanted[index - 1], name, words) || isNextTo(name, wanted[index + 1], words))
      return true;
    return !AT_A_PLACE.has(keyBefore(name)) && (isOnly || (isTn(name) && name.at === 0));
  });
}

const isRefused = ({ at }: Named, words: readonly TypedWord[]): boolean =>
  REFUSING.has(words[at - 1]?.key ?? "");

/** "L1 support", "L1/L2 support", "L1 & L2 analyst" */
function isLevel({ at, count, key }: Named, words: readonly TypedWord[]): boolean {
  const after = words.slice(at + count).find((word) => !/^(?:l[12]|and|or|&|\/|-)$/.test(word.key));
  return /^l[12]$/.test(key) && SUPPORT.has(after?.key ?? "");
}

const isTn = ({ is }: Named): boolean => is[0] === "TN";

/** Whether the words around a doubtful name say that it is a status. */
function isBeside({ at, count, is }: Named, words: readonly TypedWord[]): boolean {
  const [before, after] = [words[at - 1]?.key ?? "", words[at + count]?.key ?? ""];
  if (BESIDE.has(before) || BESIDE.has(after)) return true;
  if (COUNTRIES[is[0] ?? ""]?.has(after)) return true;
  return before === "to" && words[at - 2]?.key === "open";
}

/** Whether a name follows another, perhaps with an "or" between. */
function isNextTo(
  first: Named | undefined,
  second: Named | undefined,
  words: readonly TypedWord[],
): boolean {
  if (!first || !second) return false;
  const end = first.at + first.count;
  return end === second.at || (end + 1 === second.at && BETWEEN.has(words[end]?.key ?? ""));
}

/** Whether a search has nothing else that selects jobs. */
function isAlone(names: readonly Named[], words: readonly TypedWord[]): boolean {
  const ofNames = new Set(names.flatMap(positions));
  return words.every(
    ({ key }, at) => ofNames.has(at) || isNoise(key) || LEADS.has(key) || BESIDE.has(key),
  );
}

const positions = ({ at, count }: Named): number[] =>
  Array.from({ length: count }, (_, index) => at + index);

/** "TN" and "TN engineer" may ask for Tennessee. */
const isStateToo = ([name, ...others]: readonly Named[], words: readonly TypedWord[]): boolean =>
  name !== undefined && others.length === 0 && isTn(name) && !isBeside(name, words);

/** The names, the words that add nothing on both sides, those between two names, and those that lead to them. */
function takenBy(
  meant: readonly Named[],
  words: readonly TypedWord[],
  refused: ReadonlySet<number> = new Set(),
): Set<number> {
  const taken = new Set(meant.flatMap(positions));
  words.forEach(({ key }, at) => {
    if (VISA.has(key) || EMPLOYER_WORDS.has(key)) taken.add(at);
  });
  for (let size = 0; size < taken.size;) {
    size = taken.size;
    takeAround(words, taken);
  }
  for (const { is, key } of meant)
    for (const country of [COUNTRIES[is[0] ?? ""], COUNTRIES[key.toUpperCase()]])
      words.forEach((word, at) => {
        if (country?.has(word.key) && words[at - 1]?.key !== "new") taken.add(at);
      });
  if (taken.has(0)) for (let at = 1; at < words.length; at++) takeAnd(words, taken, at);
  // A name that isn't wanted stays whole: "student visa" of "no F-1 student visa" would ask for it.
  for (const at of refused) taken.delete(at);
  return taken;
}

/** Takes the words that add nothing beside those taken, those between two, and those that lead to them. */
function takeAround(words: readonly TypedWord[], taken: Set<number>): void {
  for (const at of [...taken].sort((a, b) => a - b)) {
    for (let next = at + 1; !taken.has(next) && addsNothing(words, next, true); next++)
      taken.add(next);
    for (let next = at - 1; !taken.has(next) && addsNothing(words, next, false); next--)
      taken.add(next);
  }
  words.forEach(({ key }, at) => {
    if (BETWEEN.has(key) && taken.has(at - 1) && taken.has(at + 1)) taken.add(at);
  });
  const first = [...taken].filter((at) => !taken.has(at - 1));
  for (const start of first)
    for (let at = start - 1; at >= 0 && LEADS.has(words[at]?.key ?? ""); at--) taken.add(at);
}

/** "opt and java": the "and" led from what was taken. */
function takeAnd(words: readonly TypedWord[], taken: Set<number>, at: number): void {
  if (words[at]?.key === "and" && taken.has(at - 1)) taken.add(at);
}

/** The months of a STEM extension, now and once. Other months are those of a contract. */
const STEM_MONTHS = /^(?:17|24)$/;

/**
 * "60" of "60 days" and "1" of "day 1" add nothing either, nor does "in 30 days".
 * @param isAfter whether the word follows a status
 */
function addsNothing(words: readonly TypedWord[], at: number, isAfter: boolean): boolean {
  const keyAt = (place: number): string => words[place]?.key ?? "";
  const key = keyAt(at);
  // "work from home" is a place.
  if (key === "work" && keyAt(at + 1) === "from") return false;
  if (BESIDE.has(key) || ALSO_BESIDE.has(key) || isInIdiom(keyAt, at)) return true;
  if (isAfter && PEOPLE_AFTER.has(key)) return key.endsWith("s") || at === words.length - 1;
  if ([at, at - 1, at - 2].some((start) => start >= 0 && isTerm(keyAt, start))) return true;
  const [before, after] = [keyAt(at - 1), keyAt(at + 1)];
  if ((key === "cap" && after === "gap") || (key === "gap" && before === "cap")) return true;
  if (isMonths(key)) return STEM_MONTHS.test(before);
  if (isMonths(after)) return STEM_MONTHS.test(key);
  const isOfDays = /^(?:day|days|of)$/.test(after) || /^days?$/.test(before);
  return /^\d{1,3}$/.test(key) && isOfDays;
}

/** Whether a word is part of "maxed out". */
const isInIdiom = (keyAt: (at: number) => string, at: number): boolean =>
  IDIOMS.some((idiom) =>
    idiom.some((_, place) => idiom.every((word, other) => keyAt(at - place + other) === word)),
  );

/** Whether "in 30 days" begins at a position. */
const isTerm = (keyAt: (at: number) => string, at: number): boolean =>
  /^(?:in|within)$/.test(keyAt(at)) &&
  /^\d{1,3}$/.test(keyAt(at + 1)) &&
  /^(?:day|days|week|weeks|month|months)$/.test(keyAt(at + 2));

const isMonths = (key: string): boolean => key === "month" || key === "months";

function anyVisa(words: readonly TypedWord[]): StatusAsked | null {
  const at = words.findIndex(({ key }) => VISA.has(key));
  if (at < 0 || NO_VISA.has(words[at + 1]?.key ?? "") || refusesNear(words, at)) return null;
  const taken = takenBy([{ is: VISA_STATUSES, isSure: true, at, count: 1, key: "visa" }], words);
  if (isOneOfTwo(words, taken)) return null;
  const split = splitWords(words, taken);
  return { statuses: VISA_STATUSES, ...split, instead: joined(split.rest, "visa sponsorship") };
}

/** "no visa", "no work visa". */
const refusesNear = (words: readonly TypedWord[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ key }) => REFUSING.has(key));
