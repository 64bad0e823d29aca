import {
  countBits,
  forEachBit,
  intersect,
  numbersOf,
  retain,
  subtract,
  type Bits,
} from "./bits.js";
import type { FoundJobs } from "./found-jobs.js";
import type { AlikeQuery, IndexQuery, Position, ValueCount } from "./index-calls.js";
import type { JobColumns } from "./job-columns.js";
import { keepBest } from "./keep-best.js";
import { isNewer, type Newest } from "./newest-first.js";
import { numbersByPlace } from "./place-column.js";
import type { TextQuery } from "../language/text-query.js";
import type { TextBits } from "./text-bits.js";

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

/**
 * Counts the values of every filter. A value is counted as if nothing else were chosen in its
 * filter.
 */
export function countValues(
  columns: JobColumns,
  found: FoundJobs,
  chosen: IndexQuery["values"],
): Record<string, ValueCount[]> {
  const totals = totalsOf(columns, found.jobs);
  const counts: Record<string, ValueCount[]> = {};
  for (const filter of columns.values.filters()) {
    const others = found.withoutFilter(filter);
    const totalOf =
      others === found.jobs
        ? (value: number) => totals[value] ?? 0
        : totalsOfFilter(columns, filter, others);
    counts[filter] = columns.values.counted(filter, totalOf, chosen[filter] ?? []);
  }
  return counts;
}

/** Counts one filter only. Its rare values are counted one by one, or by reading the lists of all these jobs, whichever takes fewer steps. */
function totalsOfFilter(
  columns: JobColumns,
  filter: string,
  jobs: Bits,
): (value: number) => number {
  const { values, listedOfJob } = columns;
  const isOneByOne = values.stepsToCountRare(filter) < countBits(jobs) * listedOfJob;
  const listed = isOneByOne ? null : columns.countListed(numbersOf(jobs));
  return (value) =>
    listed && !values.frequent.has(value) ? (listed[value] ?? 0) : values.set(value).countIn(jobs);
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

/** The totals of all live jobs are known. If most jobs are wanted, it is quicker to count the others and subtract. */
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
  { hourlyPay, postedAtOf }: JobColumns,
  jobs: Bits,
  after: Resolved | null,
  limit: number,
): Ranked[] {
  const payOf = (ord: number) => hourlyPay[ord] ?? 0;
  const newest = (ord: number): Newest => ({ ord, postedAt: postedAtOf(ord) });
  const isBetter = (one: number, other: number) =>
    payOf(one) > payOf(other) ||
    (payOf(one) === payOf(other) && isNewer(newest(one), newest(other)));
  const best: number[] = [];
  for (const ord of numbersOf(jobs))
    if (!after || follows(after, payOf(ord), newest(ord))) keepBest(best, ord, limit, isBetter);
  return best.map((ord) => ({ ord }));
}

const follows = (after: Resolved, pay: number, job: Newest): boolean =>
  pay < after.hourlyPay || (pay === after.hourlyPay && isNewer(after, job));

/** What the next page starts after. */
export const positionOf = (
  columns: JobColumns,
  { ord, tier }: Ranked,
  sort: IndexQuery["sort"],
): Position => ({
  id: columns.ids.of(ord),
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
  const wanted = numbersByPlace([query.places]);
  const alike = retain(columns.live.slice(), (ord) => ord !== query.ord && (scores[ord] ?? 0) > 0);
  const best: Scored[] = [];
  for (const ord of numbersOf(alike)) {
    const isNear = columns.places.highestOf(ord, wanted) > 0;
    const score = (scores[ord] ?? 0) + (isNear ? PLACE_WEIGHT : 0);
    keepBest(best, { ord, score }, query.first, isMoreAlike);
  }
  return best.map(({ ord }) => ord);
}

interface Scored {
  ord: number;
  score: number;
}
const isMoreAlike = (one: Scored, other: Scored): boolean =>
  one.score > other.score || (one.score === other.score && one.ord > other.ord);
