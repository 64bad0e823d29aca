import { countBits, forEachBit, intersect, retain, subtract, type Bits } from "./bits.js";
import type { AlikeQuery, IndexQuery, Position, ValueCount } from "./index-calls.js";
import type { JobColumns } from "./job-columns.js";
import { isNewer, type Newest } from "./newest-first.js";
import type { TextQuery } from "../language/text-query.js";
import type { TextBits } from "./text-bits.js";

/** Ids of places are below this. */
export const PLACES = 65_536;

/** What a search found: all jobs, and what each filter's counts are counted among. */
interface Found {
  jobs: Bits;
  /** By filter with a selection: the jobs that only this selection leaves out, and those found. */
  without: Map<string, Bits>;
}

/** A job in the order of a list. */
export interface Ranked {
  ord: number;
  tier?: number;
}

/** Where a list goes on, with the job's number in this index. */
export interface Resolved extends Newest {
  tier: number;
  hourlyPay: number;
}

/** Words, then ranges, then filters: each step only looks at what the one before left. */
export function findJobs(columns: JobColumns, text: TextBits, query: IndexQuery): Found {
  const base = columns.live.slice();
  const words = query.text && text.matching(query.text);
  if (words) intersect(base, words);
  narrow(columns, base, query);
  const selected = Object.entries(query.values).filter(([, values]) => values.length > 0);
  const sets = selected.map(([filter, values]) => columns.values.anyOf(filter, values));
  const all = (skipped: number) =>
    sets.reduce((jobs, set, at) => (at === skipped ? jobs : intersect(jobs, set)), base.slice());
  const without = new Map<string, Bits>();
  if (query.withCounts) selected.forEach(([filter], at) => without.set(filter, all(at)));
  return { jobs: all(-1), without };
}

function narrow(columns: JobColumns, jobs: Bits, query: IndexQuery): void {
  const { state, payAtLeast, postedSince, places } = query;
  if (state !== null) intersect(jobs, columns.values.anyOf("state", [state]));
  if (postedSince !== null) dropOlder(columns, jobs, postedSince);
  // Unknown pay is 0, and never enough.
  const least = payAtLeast === null ? 0 : Math.max(1, payAtLeast);
  if (least > 0) retain(jobs, (ord) => (columns.hourlyPay[ord] ?? 0) >= least);
  if (places === null) return;
  const wanted = new Uint8Array(PLACES);
  for (const place of places) wanted[place] = 1;
  retain(jobs, (ord) => columns.highestOf(ord, wanted) > 0);
}

/** Jobs are numbered by time, except for the few that came late. */
function dropOlder(columns: JobColumns, jobs: Bits, since: number): void {
  const first = columns.newest.firstSince(since);
  const word = first >>> 5;
  jobs.fill(0, 0, word);
  const late = columns.postedAtOf;
  if (jobs[word] !== undefined && (first & 31) > 0) jobs[word] &= -1 << (first & 31);
  if (columns.newest.hasLate) retain(jobs, (ord) => late(ord) >= since);
}

/**
 * Counts the values of every filter. A value is counted as if nothing else were chosen in its
 * filter.
 */
export function countValues(
  columns: JobColumns,
  found: Found,
  chosen: IndexQuery["values"],
): Record<string, ValueCount[]> {
  const totals = totalsOf(columns, found.jobs);
  const counts: Record<string, ValueCount[]> = {};
  for (const filter of columns.values.filters()) {
    const others = found.without.get(filter);
    counts[filter] = columns.values.counted(
      filter,
      others ? totalsOf(columns, others) : totals,
      chosen[filter] ?? [],
    );
  }
  return counts;
}

/** Chosen values that no live job has. */
export function unknownValues(
  { values: known, totals }: JobColumns,
  chosen: IndexQuery["values"],
): Record<string, string[]> {
  const isUnknown = (filter: string, value: string) =>
    (totals[known.numberOf(filter, value) ?? -1] ?? 0) === 0;
  const unknown = Object.entries(chosen).map(
    ([filter, values]) => [filter, values.filter((value) => isUnknown(filter, value))] as const,
  );
  return Object.fromEntries(unknown.filter(([, values]) => values.length > 0));
}

/** The values that narrow the search: what the words mean is never ignored. */
export const heeded = (
  { values, meant, lenient }: IndexQuery,
  unknown: Readonly<Record<string, readonly string[]>>,
): IndexQuery["values"] =>
  Object.fromEntries(
    Object.keys({ ...values, ...meant }).map((filter) => {
      const ignored = lenient.includes(filter) ? (unknown[filter] ?? []) : [];
      const chosen = (values[filter] ?? []).filter((value) => !ignored.includes(value));
      return [filter, narrowed(chosen, meant[filter] ?? [])];
    }),
  );

/** What was chosen narrows what the words mean; if they have nothing in common, it counts. */
function narrowed(chosen: readonly string[], meant: readonly string[]): readonly string[] {
  if (chosen.length === 0) return meant;
  const both = chosen.filter((value) => meant.includes(value));
  return both.length > 0 ? both : chosen;
}

/** The totals of all live jobs are known, so a large part of them is counted by what it leaves out. */
function totalsOf(columns: JobColumns, jobs: Bits): Uint32Array {
  const total = countBits(jobs);
  if (total === columns.liveCount) return columns.totals;
  if (total * 2 < columns.liveCount) return columns.countValues(jobs);
  const left = columns.countValues(subtract(columns.live.slice(), jobs));
  return left.map((count, value) => (columns.totals[value] ?? 0) - count);
}

/** A page of the jobs found, in the order asked for. */
export function pageOf(
  columns: JobColumns,
  text: TextBits,
  jobs: Bits,
  query: IndexQuery,
  after: Resolved | null,
): Ranked[] {
  const limit = query.first + 1;
  if (query.sort === "PAY") return bestPaid(columns, jobs, after, limit);
  const words = query.text?.all ?? [];
  if (query.sort === "NEWEST" || words.length === 0)
    return columns.newest.page(jobs, after, limit).map((ord) => ({ ord }));
  return bestMatches(columns, jobs, tiersOf(text, words, query.titles), after, limit);
}

/**
 * The title names it as typed; the title has all words; title, skills and company have them; the
 * title has one of them. The rest mention them in their texts.
 */
function tiersOf(
  text: TextBits,
  groups: TextQuery["all"],
  titles: IndexQuery["titles"],
): (() => Bits)[] {
  const asTyped = titles.length > 0 ? titles : [groups.flatMap(([first = []]) => first)];
  return [
    () => text.inField("role", [asTyped.map((words) => [...words])]),
    () => text.inField("role", groups),
    () => text.inField("head", groups),
    () => text.inField("role", [groups.flat()]),
  ];
}

/** Newest first in each tier; a tier is only looked up when those before it do not fill the page. */
function bestMatches(
  columns: JobColumns,
  jobs: Bits,
  tiers: readonly (() => Bits)[],
  after: Resolved | null,
  limit: number,
): Ranked[] {
  const page: Ranked[] = [];
  const rest = jobs.slice();
  for (let tier = 0; tier <= tiers.length && page.length < limit; tier++) {
    const members = tiers[tier]?.();
    const part = members ? intersect(rest.slice(), members) : rest;
    const from = after?.tier === tier ? after : null;
    if (after === null || tier >= after.tier)
      for (const ord of columns.newest.page(part, from, limit - page.length))
        page.push({ ord, tier });
    if (members) subtract(rest, members);
  }
  return page;
}

/** Jobs without a number for their pay come last. */
function bestPaid(
  columns: JobColumns,
  jobs: Bits,
  after: Resolved | null,
  limit: number,
): Ranked[] {
  const payOf = (ord: number) => columns.hourlyPay[ord] ?? 0;
  const newest = (ord: number): Newest => ({ ord, postedAt: columns.postedAtOf(ord) });
  const isBetter = (pay: number, ord: number, thanPay: number, than: Newest) =>
    pay > thanPay || (pay === thanPay && isNewer(newest(ord), than));
  const best: number[] = [];
  forEachBit(jobs, (ord) => {
    const pay = payOf(ord);
    if (after && !follows(after, pay, newest(ord))) return;
    const last = best[limit - 1];
    if (last !== undefined && !isBetter(pay, ord, payOf(last), newest(last))) return;
    let at = best.length;
    for (; at > 0; at--) {
      const other = best[at - 1] ?? 0;
      if (!isBetter(pay, ord, payOf(other), newest(other))) break;
    }
    best.splice(at, 0, ord);
    if (best.length > limit) best.pop();
  });
  return best.map((ord) => ({ ord }));
}

const follows = (after: Resolved, pay: number, job: Newest): boolean =>
  pay < after.hourlyPay || (pay === after.hourlyPay && isNewer(after, job));

/** What the next page starts after. */
export const positionOf = (
  columns: JobColumns,
  id: string,
  { ord, tier }: Ranked,
  sort: IndexQuery["sort"],
): Position => ({
  id,
  postedAt: columns.postedAtOf(ord),
  ...(tier === undefined ? {} : { tier }),
  ...(sort === "PAY" ? { hourlyPay: columns.hourlyPay[ord] ?? 0 } : {}),
});

/** A rare word in common says more than a frequent one. */
const rarity = (total: number, all: number): number => Math.log(1 + all / (1 + total));
const ROLE_WEIGHT = 2;
const PLACE_WEIGHT = 1.5;

/** Live jobs that share skills, words of the title and places with this one, the most alike first. */
export function alikeJobs(
  columns: JobColumns,
  text: TextBits,
  query: AlikeQuery & {
    ord: number;
    roleWords: readonly string[];
    skillNumbers: readonly number[];
  },
): number[] {
  const scores = new Float32Array(columns.capacity);
  const all = columns.liveCount;
  for (const skill of query.skillNumbers) {
    const weight = rarity(columns.totals[skill] ?? 0, all);
    columns.values.set(skill).forEach((ord) => (scores[ord] = (scores[ord] ?? 0) + weight));
  }
  for (const word of query.roleWords) {
    const jobs = text.found("role", [word]);
    const weight = ROLE_WEIGHT * rarity(countBits(jobs), all);
    forEachBit(jobs, (ord) => (scores[ord] = (scores[ord] ?? 0) + weight));
  }
  const wanted = new Uint8Array(PLACES);
  for (const place of query.places) wanted[place] = 1;
  const alike = retain(columns.live.slice(), (ord) => ord !== query.ord && (scores[ord] ?? 0) > 0);
  const scored: { ord: number; score: number }[] = [];
  forEachBit(alike, (ord) => {
    const score = (scores[ord] ?? 0) + (columns.highestOf(ord, wanted) > 0 ? PLACE_WEIGHT : 0);
    keepBest(scored, { ord, score }, query.first);
  });
  return scored.map(({ ord }) => ord);
}

function keepBest<Item extends { ord: number; score: number }>(
  best: Item[],
  item: Item,
  limit: number,
): void {
  const isBetter = (other: Item) =>
    item.score > other.score || (item.score === other.score && item.ord > other.ord);
  let at = best.length;
  for (; at > 0; at--) {
    const other = best[at - 1];
    if (!other || !isBetter(other)) break;
  }
  if (at < limit) best.splice(at, 0, item);
  if (best.length > limit) best.pop();
}
