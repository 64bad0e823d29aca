import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { days, later, minutes, type Clock } from "../../core/clock.js";
import { cardColumns, toJob, type JobRow } from "./job.card-rows.js";
import type { Job } from "./job.entity.js";
import {
  allOf,
  companySource,
  hasText,
  sourceOf,
  walkOf,
  type Lead,
  type Place,
  type Selection,
  type Source,
} from "./job.selection.js";

/** How many jobs a statement looks at, at most: what bounds its time, whatever is asked. */
export interface Reach {
  /** When they are asked for terms, which an index answers. */
  terms: number;
  /** When their texts are compared. */
  texts: number;
  /** To learn how common a word is. */
  sample: number;
}
const REACH: Reach = { terms: 10_000, texts: 3_000, sample: 1_000 };
/** Ages of the jobs among which words are counted. */
const SAMPLED_DAYS = [0, 5, 15, 30];
/** Of a reach. */
const BEGINNING = 0.05;
/** A word that so few of the jobs have is looked up in the full text: its list is short. */
const RARE = 0.005;
const SHARES = { max: 10_000, ttl: minutes(10) };
const MAX_COUNT = 1_000;
/** Terms are compared for how rare they are up to here: beyond it any is common. */
const COMMON = 5_000;
/** How long lists are for an estimate, at most. */
const MAX_LENGTH = 100_000;

/** What to walk, and down to which age. */
interface Plan {
  lead: Lead;
  since: Date | null;
  /** The rarest first: most jobs lack it, and are not asked for the others. */
  texts: readonly string[];
}

/**
 * Reads lists of jobs in bounded time (docs/decisions/0013). The rarest list of terms leads, or a rare word, or the
 * newest jobs; each job that it names is looked at until the page is full, and `reach` of them at most. So a list of
 * what is common is read from its beginning, and of fewer jobs than the reach everything is exact. Beyond it, a search
 * for what is common each and rare together ends with what it found.
 */
export class JobReader {
  /** Of the jobs that have a word, 0–1. */
  private readonly shares = new LRUCache<string, number>(SHARES);

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly reach = REACH,
  ) {}

  async read(
    selection: Selection,
    after: Place | null,
    limit: number,
    withTexts = false,
  ): Promise<Job[]> {
    const walk = async (part: number) => {
      const { lead, ...plan } = await this.planOf(selection, after, part);
      const source = sourceOf({ ...selection, ...plan }, lead, after);
      const jobs = await this.select(source, limit, withTexts);
      return { jobs, isDone: jobs.length === limit || plan.since === selection.since };
    };
    // Lists that are merged are read before the first job is known: at first only their beginnings.
    const isMerged = selection.texts.length === 0 && (selection.lists[0]?.length ?? 0) > 1;
    const beginning = isMerged ? await walk(BEGINNING) : null;
    return beginning?.isDone ? beginning.jobs : (await walk(1)).jobs;
  }

  /** Whether some of the newest jobs of the first list stand in all of them. */
  async hasAny(lists: Selection["lists"]): Promise<boolean> {
    const [terms = []] = lists;
    const lead: Lead = { by: "terms", terms };
    const since = await this.edgeOf(lead, this.reach.sample, null, null);
    const selection = { where: [], industry: null, lists, texts: [], since };
    return (await this.select(sourceOf(selection, lead, null), 1, false)).length > 0;
  }

  ofCompany(id: string, after: Place | null, limit: number, withTexts = false): Promise<Job[]> {
    return this.select(companySource(id, after), limit, withTexts);
  }

  countOfCompany(id: string): Promise<number> {
    return this.countOf(companySource(id, null));
  }

  /** Up to 1000. Of more jobs than the reach, an estimate from those that were looked at. */
  async count(selection: Selection): Promise<number> {
    const { lead, ...plan } = await this.planOf(selection, null);
    const found = await this.countOf(sourceOf({ ...selection, ...plan }, lead, null));
    const { since } = plan;
    if (since === selection.since || found === MAX_COUNT) return found;
    const walked = await this.lengthOf(lead, since);
    const all = await this.lengthOf(lead, selection.since);
    return Math.min(MAX_COUNT, Math.round((found * all) / Math.max(1, walked)));
  }

  /** How many jobs have each term, up to where it is common. */
  async totals(terms: readonly string[]): Promise<Map<string, number>> {
    if (terms.length === 0) return new Map();
    const counts = terms.map(
      () =>
        `SELECT ? AS term, COUNT(*) AS total FROM (SELECT 1 FROM job_terms WHERE term = ? LIMIT ${COMMON}) AS capped`,
    );
    const rows = await this.dataSource.query<{ term: string; total: number | string }[]>(
      counts.join(" UNION ALL "),
      terms.flatMap((term) => [term, term]),
    );
    return new Map(rows.map(({ term, total }) => [term, Number(total)]));
  }

  /** @param part of the reach that is walked */
  private async planOf(selection: Selection, after: Place | null, part = 1): Promise<Plan> {
    const { lists, texts, industry, since } = selection;
    const [rarest] = lists;
    const lead: Lead = rarest ? { by: "terms", terms: rarest } : { by: "newest", industry };
    // Of the plain list every job is shown: it needs no bound.
    if (rarest === undefined && texts.length === 0) return { lead, since, texts };
    const reach = texts.length === 0 ? this.reach.terms : this.reach.texts;
    const edge = await this.edgeOf(lead, Math.ceil(reach * part), since, after);
    if (edge === since || texts.length === 0) return { lead, since: edge, texts };
    const shares = await this.sharesOf(texts);
    const sorted = texts.toSorted((a, b) => shares(a) - shares(b));
    const [word] = sorted;
    return word !== undefined && shares(word) <= RARE
      ? { lead: { by: "text", word }, since, texts: sorted }
      : { lead, since: edge, texts: sorted };
  }

  private async sharesOf(texts: readonly string[]): Promise<(text: string) => number> {
    const unknown = texts.filter((text) => !this.shares.has(text));
    if (unknown.length > 0) await this.learn(unknown);
    return (text) => this.shares.get(text) ?? 1;
  }

  /** The age at which a lead has been walked as far as it may; `since` when it ends before. */
  private async edgeOf(
    lead: Lead,
    reach: number,
    since: Date | null,
    after: Place | null,
  ): Promise<Date | null> {
    if (lead.by === "terms" && lead.terms.length > 1) {
      const share = Math.ceil(reach / lead.terms.length);
      const edges = await Promise.all(
        lead.terms.map((term) => this.edgeOf({ by: "terms", terms: [term] }, share, since, after)),
      );
      return edges.reduce((newest, edge) => (edge && (!newest || edge > newest) ? edge : newest));
    }
    const { table, time, id, where } = walkOf(lead, since, after);
    const [row] = await this.dataSource.query<{ edge: Date }[]>(
      // eslint-disable-next-line no-restricted-syntax -- tables and conditions are constant text
      `SELECT ${time} AS edge FROM ${table} WHERE ${allOf(where)} ORDER BY ${time} DESC, ${id} DESC LIMIT 1 OFFSET ?`,
      [...where.flatMap(({ values }) => values), reach],
    );
    return row?.edge ?? since;
  }

  /** How many jobs have each of the words; of several ages, as many may have come in at once that are alike. */
  private async learn(texts: readonly string[]): Promise<void> {
    const each = Math.ceil(this.reach.sample / SAMPLED_DAYS.length);
    const parts = SAMPLED_DAYS.map((age) => {
      const after = { time: later(this.clock.now(), -days(age)), id: "" };
      const { table, where } = walkOf({ by: "newest", industry: null }, null, after);
      return {
        sql: `(SELECT j.searchText FROM ${table} WHERE ${allOf(where)}
          ORDER BY j.publishedAt DESC, j.id DESC LIMIT ?)`,
        values: [...where.flatMap(({ values }) => values), each],
      };
    });
    const words = texts.map(hasText);
    const sums = words.map(({ sql }, i) => `, SUM(${sql}) AS hits${i}`).join("");
    const jobs = parts.map(({ sql }) => sql).join(" UNION ALL ");
    const [row] = await this.dataSource.query<Record<string, number | string | null>[]>(
      // eslint-disable-next-line no-restricted-syntax -- tables and conditions are constant text
      `SELECT COUNT(*) AS length${sums} FROM (${jobs}) j`,
      [...words, ...parts].flatMap(({ values }) => values),
    );
    const length = Math.max(1, Number(row?.["length"] ?? 0));
    for (const [i, text] of texts.entries())
      this.shares.set(text, Number(row?.[`hits${i}`] ?? 0) / length);
  }

  private async lengthOf(lead: Lead, since: Date | null): Promise<number> {
    if (lead.by === "terms" && lead.terms.length > 1) {
      const each = lead.terms.map((term) => this.lengthOf({ by: "terms", terms: [term] }, since));
      return (await Promise.all(each)).reduce((sum, length) => sum + length, 0);
    }
    const { table, where } = walkOf(lead, since, null);
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      // eslint-disable-next-line no-restricted-syntax -- tables and conditions are constant text
      `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${table} WHERE ${allOf(where)} LIMIT ${MAX_LENGTH}) AS capped`,
      where.flatMap(({ values }) => values),
    );
    return Number(row?.total ?? 0);
  }

  private async select(
    { sql, time, id, values }: Source,
    limit: number,
    withTexts: boolean,
  ): Promise<Job[]> {
    const rows = await this.dataSource.query<JobRow[]>(
      // eslint-disable-next-line no-restricted-syntax -- columns and conditions are constant text
      `SELECT STRAIGHT_JOIN ${cardColumns(withTexts)} ${sql} ORDER BY ${time} DESC, ${id} DESC LIMIT ?`,
      [...values, limit],
    );
    return rows.map(toJob);
  }

  private async countOf({ sql, values }: Source): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      // eslint-disable-next-line no-restricted-syntax -- conditions are constant text
      `SELECT COUNT(*) AS total FROM (SELECT STRAIGHT_JOIN 1 ${sql} LIMIT ${MAX_COUNT}) AS capped`,
      values,
    );
    return Number(row?.total ?? 0);
  }
}
