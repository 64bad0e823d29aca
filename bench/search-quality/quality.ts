import { HOURS_PER_YEAR } from "#site/full-time-year";
import { openTo } from "../../server/modules/jobs/record/work-authorization.js";
import { judgedJobs, type JudgedJob } from "./jobs.js";
import { JUDGMENTS } from "./judgments.js";
import { PLAIN_JUDGMENTS } from "./judgments-plain.js";

/** A search, and how much each job is wanted. */
export interface Judgment {
  typed: string;
  /** Gain of each wanted job: 3 if it is just what was asked for, 1 if it fits. */
  gains: ReadonlyMap<string, number>;
  unwanted: ReadonlySet<string>;
  because: string;
}

/** What a search engine answers to what someone types. */
export interface JudgedAnswer {
  /** The first ten of `judgedJobs`, best first. */
  ids: readonly string[];
  /** The spelling that the jobs were found by, if it is not what was typed. */
  correctedTo: string | null;
}
export type JudgedEngine = (typed: string) => Promise<JudgedAnswer>;

/** How good a search engine is. */
export interface Quality {
  /** Mean of NDCG@10 over all searches: 1 if all wanted jobs come first, in the best order. */
  ndcg: number;
  /** Unwanted jobs among the first ten of all searches. */
  unwanted: number;
  /** Searches that find nothing, although each has a right answer. */
  empty: number;
  /** Every search, worst first. */
  searches: readonly JudgedSearch[];
}

interface JudgedSearch {
  typed: string;
  ndcg: number;
  correctedTo: string | null;
  /** Unwanted jobs among the first ten. */
  unwanted: string[];
  /** Jobs among the first ten. */
  found: number;
  because: string;
}

const FIRST = 10;
const BEST = 3;
const GOOD = 1;
const WORST_SHOWN = 10;

/** Runs all judged searches. */
export async function judge(search: JudgedEngine): Promise<Quality> {
  const searches: JudgedSearch[] = [];
  for (const judgment of judgments) {
    const { ids, correctedTo } = await search(judgment.typed);
    const found = ids.slice(0, FIRST);
    searches.push({
      typed: judgment.typed,
      correctedTo,
      ndcg: ndcgOf(found, judgment.gains),
      found: found.length,
      unwanted: found.filter((id) => judgment.unwanted.has(id)),
      because: judgment.because,
    });
  }
  searches.sort((a, b) => a.ndcg - b.ndcg || b.unwanted.length - a.unwanted.length);
  return {
    ndcg: searches.reduce((sum, { ndcg }) => sum + ndcg, 0) / searches.length,
    unwanted: searches.reduce((sum, { unwanted }) => sum + unwanted.length, 0),
    empty: searches.filter(({ found }) => found === 0).length,
    searches,
  };
}

/** Prints the figures of an engine, the spellings that it shows results for, and its worst searches. */
export function printQuality(name: string, { ndcg, unwanted, empty, searches }: Quality): void {
  console.log(
    `${name}: NDCG@10 ${ndcg.toFixed(3)} over ${searches.length} searches of ${judgedJobs.length} jobs, ${unwanted} unwanted jobs among the first ten, ${empty} searches that find nothing`,
  );
  for (const { typed, correctedTo } of searches)
    if (correctedTo !== null) console.log(`  ${typed}: showing results for ${correctedTo}`);
  const worst = searches.filter((search) => search.ndcg < 1 || search.unwanted.length > 0);
  for (const search of worst.slice(0, WORST_SHOWN)) {
    const wrong = search.unwanted.length > 0 ? `, unwanted: ${search.unwanted.join(", ")}` : "";
    console.log(`  ${search.ndcg.toFixed(2)} ${search.typed}${wrong} (${search.because})`);
  }
}

/** Normalized discounted cumulative gain of the first ten (Järvelin and Kekäläinen, 2002). */
function ndcgOf(found: readonly string[], gains: ReadonlyMap<string, number>): number {
  const ideal = [...gains.values()].sort((a, b) => b - a).slice(0, FIRST);
  return dcg(found.map((id) => gains.get(id) ?? 0)) / dcg(ideal);
}

const dcg = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);

function readJudgment(line: string): Judgment {
  const [typed = "", best = "", good = "", unwanted = "", because = ""] = line.split(" | ");
  const gains = new Map<string, number>();
  for (const id of selected(good)) gains.set(id, GOOD);
  for (const id of selected(best)) gains.set(id, BEST);
  const never = selected(unwanted).filter((id) => !gains.has(id));
  return { typed, gains, unwanted: new Set(never), because };
}

const selected = (selectors: string): string[] =>
  selectors === "-"
    ? []
    : selectors
        .split(", ")
        .flatMap((selector) => judgedJobs.filter((job) => isSelected(job, selector)))
        .map(({ id }) => id);

function isSelected(job: JudgedJob, selector: string): boolean {
  const [name = "", word = "", place = "", facts = ""] =
    /^([^~@%]+)(?:~([^@%]+))?(?:@([^%]+))?(?:%(.+))?$/.exec(selector)?.slice(1) ?? [];
  if (name !== "*" && job.id !== name && job.kind !== name) return false;
  if (!job.role.toLowerCase().includes(word) || (place && !isAt(job, place))) return false;
  return facts === "" || facts.split("%").every((fact) => hasFact(job, fact));
}

const isAt = ({ companyLocation }: JudgedJob, place: string): boolean =>
  /^[A-Z]{2}$/.test(place)
    ? companyLocation.endsWith(`, ${place}`)
    : companyLocation.startsWith(place);

function hasFact(job: JudgedJob, fact: string): boolean {
  const [, dollars, k] = /^\$(\d+)(k?)$/.exec(fact) ?? [];
  if (dollars !== undefined)
    return paysAtLeast(job, k ? (Number(dollars) * 1000) / HOURS_PER_YEAR : Number(dollars));
  if (fact === "w2" || fact === "c2c") return job.contract.toLowerCase().includes(fact);
  if (fact === "everify") return job.description.includes("E-Verify");
  // By its words, or by rule.
  const open = openTo(job).map((status) => status.toLowerCase().replaceAll("_", ""));
  if (fact === "visa") return ["h1b", "opt", "tn", "l1"].some((name) => open.includes(name));
  return open.includes(fact) || job.sponsorship.some((value) => value.toLowerCase() === fact);
}

/** @param hourly dollars */
function paysAtLeast({ salaryMax, salaryPeriod }: JudgedJob, hourly: number): boolean {
  if (salaryMax === null) return false;
  return salaryMax / 100 / (salaryPeriod === "YEAR" ? HOURS_PER_YEAR : 1) >= hourly;
}

/** All judged searches. */
export const judgments: readonly Judgment[] = [...JUDGMENTS, ...PLAIN_JUDGMENTS].map(readJudgment);
