import { isStateCode, stateName } from "../../../../kit/words/us-states.js";
import type { SearchPart } from "./search-parts.js";
import { isFiller, isNoise, isStopWord, withoutFilling } from "#site/stop-words";
import { synonymAt } from "./synonyms.js";
import type { QuotedPhrase, TextQuery } from "./text-query.js";
import { tokens } from "./tokens.js";
import { otherNumber, singular } from "./word-forms.js";

/** A word, a name of several words, or a phrase, with what else is meant by it. */
interface Unit {
  words: string[];
  also: string[][];
  /** Those of `also` that count only in titles, skills, and names. */
  named: readonly (readonly string[])[];
  /** Whether it is taken as it is, and never left out: a phrase, or the field IT. */
  isFixed: boolean;
  /** Whether "or" stands before it. */
  isAlternative: boolean;
  /** The words of a phrase that was too long. */
  cut: string[];
  /** A phrase as it was typed; else empty. */
  typed: string;
}

const MAX_WORDS = 12;
const MAX_TITLES = 4;
/** Between words; alone or at the end "OR" is Oregon. */
const OR = /(?:^|\s)or(?=\s+\S)|\s?\|+(?=\s*\S)/i;
const ENDS_WITH_OR = /(?:^|\s)(?:or|\|+)\s*$/i;

/** The words of a search as the index reads them, and those that were too many. */
export function wordsOf(parts: readonly SearchPart[]): { text: TextQuery; dropped: string[] } {
  const units = unitsOf(parts);
  const none = parts
    .flatMap(({ kind, text }) => (kind === "not" ? [tokens(text)] : []))
    .filter(({ length }) => length > 0);
  const all: string[][][] = [];
  const dropped: string[] = [];
  let count = 0;
  const quoted = new Map<string, QuotedPhrase>();
  for (const [at, unit] of units.entries()) {
    const { words, typed, cut } = unit;
    count += words.length;
    if (count > MAX_WORDS) dropped.push(...words);
    else {
      all.push(...groupsOf(unit, units[at + 1]?.isAlternative ?? false, all));
      if (typed && words.length > 1) quoted.set(keyOf(words), { typed, words });
    }
    dropped.push(...cut);
  }
  const named = unique(units.flatMap((unit) => unit.named.map((words) => [...words])));
  dropped.push(...none.slice(MAX_WORDS).map((words) => `-${keyOf(words)}`));
  return {
    text: {
      all: withoutRepeats(all),
      none: unique(none.slice(0, MAX_WORDS).flatMap(withOtherNames)),
      ...(named.length > 0 && { named: named.map(keyOf) }),
      ...(quoted.size > 0 && { quoted: [...quoted.values()] }),
    },
    dropped: withoutKept(dropped, all),
  };
}

/** Roles that are just what was typed: as typed, in the singular, and in other words. */
export function titlesOf(parts: readonly SearchPart[]): string[][] {
  const units = unitsOf(parts);
  if (units.length === 0 || units.some(({ isAlternative }) => isAlternative)) return [];
  const words = units.map((unit) => unit.words);
  const titles = [words.flat(), words.flat().map((word) => singular(word) ?? word)];
  units.forEach(({ also }, at) => {
    for (const other of also) titles.push(words.with(at, other).flat());
  });
  return unique(titles.filter(({ length }) => length <= MAX_WORDS)).slice(0, MAX_TITLES);
}

/** Drops words that select nothing. "it" alone is the field of work. */
function unitsOf(parts: readonly SearchPart[]): Unit[] {
  const wanted = parts.filter(({ kind }) => kind !== "not");
  const units = wanted.flatMap(({ kind, text }, at) =>
    kind === "words" ? unitsIn(text) : phrase(text, ENDS_WITH_OR.test(wanted[at - 1]?.text ?? "")),
  );
  const useful = units.filter(isUseful);
  const selects = useful.some(({ words, isFixed }) => isFixed || !words.every(isFiller));
  return selects ? useful : units.filter(({ words: [word] }) => word === "it");
}

const isUseful = ({ words, isFixed }: Unit): boolean => isFixed || !words.every(isNoise);

function phrase(text: string, isAlternative: boolean): Unit[] {
  const all = tokens(text);
  const [words, cut] = [all.slice(0, MAX_WORDS), all.slice(MAX_WORDS)];
  const also = withStateName(words);
  const typed = text.trim();
  return words.length > 0
    ? [{ words, also, named: [], isFixed: true, isAlternative, cut, typed }]
    : [];
}

/** "dallas tx" is "dallas texas" in the jobs. */
function withStateName(words: string[]): string[][] {
  const last = words.at(-1)?.toUpperCase() ?? "";
  const isPlace = words.length > 1 && isStateCode(last);
  return isPlace ? [[...words.slice(0, -1), ...tokens(stateName(last))]] : [];
}

function unitsIn(text: string): Unit[] {
  // "IT" in capitals is the field of work.
  const isField = /\bIT\b/.test(text) && text !== text.toUpperCase();
  return withoutFilling(text)
    .split(OR)
    .flatMap((chunk, at) => {
      const units = knownNames(tokens(chunk), isField);
      const first = units.find(isUseful);
      return units.map((unit) => ({ ...unit, isAlternative: at > 0 && unit === first }));
    });
}

function knownNames(words: readonly string[], isField: boolean): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < words.length;) {
    const known = synonymAt(words, at);
    const own = known ? [...known.words] : words.slice(at, at + 1);
    at += own.length;
    const also = known ? known.also.map((other) => [...other]) : [];
    const isFixed = own[0] === "it" && isField;
    const named = known?.named ?? [];
    units.push({ words: own, also, named, isFixed, isAlternative: false, cut: [], typed: "" });
  }
  return units;
}

/**
 * The groups of a unit. A name of several words gives a group for each word, because jobs may have them in any order: "registered
 * nurse" is (registered or RN) and (nurse or RN). Stop words are left out: no job's index has the "in" of "engineer in test". Beside
 * "or", a name stays whole, and the one after it joins the group before it.
 */
function groupsOf(unit: Unit, isBeforeOr: boolean, all: string[][][]): string[][][] {
  const { words, also, isFixed, isAlternative } = unit;
  const whole = [words, ...(words.length === 1 && !isFixed ? otherNumbers(words) : []), ...also];
  const group = isAlternative ? all.at(-1) : undefined;
  if (group) {
    group.push(...whole);
    return [];
  }
  if (isFixed || isBeforeOr || words.length === 1) return [whole];
  const useful = words.filter((word) => !isStopWord(word));
  return useful.map((word) => [[word], ...otherNumbers([word]), ...also]);
}

const otherNumbers = (words: readonly string[]): string[][] =>
  words.flatMap((word) => {
    const other = otherNumber(word);
    return other ? [[other]] : [];
  });

/** "-managers" leaves out "manager" and "mgr", too; a phrase is left out as typed. */
function withOtherNames(words: string[]): string[][] {
  if (words.length !== 1) return [words];
  const same = synonymAt(words, 0)?.same.map((other) => [...other]) ?? [];
  return [words, ...otherNumbers(words), ...same];
}

/** Each once, and not those that are searched for at another place. */
function withoutKept(dropped: readonly string[], all: readonly string[][][]): string[] {
  const kept = new Set(all.flat(2));
  return [...new Set(dropped)].filter((word) => !kept.has(word));
}

const keyOf = (words: readonly string[]): string => words.join(" ");

const unique = (list: readonly string[][]): string[][] => [
  ...new Map(list.map((words) => [keyOf(words), words])).values(),
];

function withoutRepeats(all: readonly string[][][]): string[][][] {
  const groups = all.map(unique);
  return [...new Map(groups.map((group) => [group.map(keyOf).join("|"), group])).values()];
}
