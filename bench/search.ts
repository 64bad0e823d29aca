// Its memory is then used as the site's is.
import "../server/heap-growth.js";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import mysql from "mysql2/promise";
import { PAY_STEPS } from "#site/pay-steps";
import { POSTED_DAYS } from "#site/posted-days";
import type {
  IndexChanges,
  IndexQuery,
  IndexSort,
} from "../server/modules/jobs/search/index/index-calls.js";
import type { IndexSource } from "../server/modules/jobs/search/index/index-builder.js";
import { SearchIndex } from "../server/modules/jobs/search/index/search-index.js";
import { indexVersion } from "../server/modules/jobs/search/index/index-version.js";
import { tokens } from "../server/modules/jobs/search/language/tokens.js";
import { benchJobs, textWord } from "./search-data.js";
import { CARD_COLUMNS, documentOf, documents } from "./search-table.js";

/**
 * A program of its own, so that its memory is that of the index: the search index over the rows of bench_search_jobs, beside
 * MySQL's FULLTEXT over the same rows.
 */
const DAY = 86_400_000;
const NOW = Number(process.env.BENCH_NOW);
const jobs = Number(process.env.BENCH_JOBS);
const ROUNDS = 5;
const UPSERTS = 20;
/** As the product writes them. */
const PART = 2;
const UPSERTS_EVERY_MS = 100;
/** MySQL takes seconds for some searches of the largest table. */
const PEER_MS = 60_000;

interface Shape {
  words: string;
  query: IndexQuery;
}

const NEAR = Array.from({ length: 12 }, (_, n) => n * 3);
const TEXTS = [
  ...["", "java", "registered nurse", "java developer", "python", "c++", ".net developer"],
  ...["kubernetes terraform", "data engineer aws", "acme health", "excel", "forklift"],
  ...["sql", textWord(20), textWord(100)],
];
/** Four searches of each text: alone, with filters, with ranges, with everything. */
const NARROWINGS: Partial<IndexQuery>[] = [
  {},
  { values: { workplace: ["REMOTE", "HYBRID"], tax: ["W2", "C2C"], type: ["CONTRACT"] } },
  { payAtLeast: 5_000, postedSince: NOW - 14 * DAY },
  { values: { state: ["TX", "CA"], "open-to": ["H1B"], skill: ["sql"] }, places: NEAR },
];
/** The product counts distances only around a city. */
const stepsOf = ({ places }: Partial<IndexQuery>): IndexQuery["ranges"] => ({
  payAtLeast: PAY_STEPS.map((dollars) => dollars * 100),
  postedWithin: POSTED_DAYS.map((count) => count * DAY).reverse(),
  places: places ? [NEAR, NEAR.slice(0, 8), NEAR.slice(0, 4), NEAR.slice(0, 2)] : [],
});
const SORTS: IndexSort[] = ["BEST_MATCH", "NEWEST", "BEST_MATCH", "PAY"];

const shapes: Shape[] = TEXTS.flatMap((words, of) =>
  NARROWINGS.map((narrowing, at) => ({
    words,
    query: {
      text: words ? { all: tokens(words).map((word) => [[word]]), none: [] } : null,
      titles: [],
      values: {},
      meant: {},
      lenient: [],
      state: null,
      payAtLeast: null,
      postedSince: null,
      places: null,
      sort: SORTS[(of + at) % SORTS.length] ?? "NEWEST",
      first: 20,
      after: null,
      now: NOW,
      withCounts: true,
      ranges: stepsOf(narrowing),
      ...narrowing,
    },
  })),
);

const pool = mysql.createPool({ uri: process.env.DATABASE_URL ?? "", connectionLimit: 4 });

/** Changes that wait to be applied. */
const pending: IndexChanges[] = [];
const source: IndexSource = {
  version: async () => indexVersion(0, "bench"),
  cursor: async () => 0,
  openJobs: () => documents(pool),
  changesAfter: async () => pending.splice(0),
};
const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

function times(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return [0.5, 0.95, 1].map((share) => at(share).toFixed(2).padStart(9)).join("");
}
const line = (name: string, values: number[]) => console.log(name.padEnd(42) + times(values));
const mib = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;

async function measure(
  work: (shape: Shape) => Promise<unknown>,
  rounds: number,
): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++)
    for (const shape of shapes) {
      const started = performance.now();
      await work(shape);
      taken.push(performance.now() - started);
    }
  return taken;
}

async function timed(work: () => Promise<unknown>): Promise<string> {
  const started = performance.now();
  await work();
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Made before anything is measured. */
const fresh = [...benchJobs(200, NOW + DAY, 99)].map(documentOf);

/** New jobs at first, then edits of them. */
async function keepWriting(index: SearchIndex, isOn: () => boolean): Promise<void> {
  let cursor = 0;
  while (isOn()) {
    for (let part = 0; part < UPSERTS; part += PART) {
      const from = (cursor * PART) % fresh.length;
      pending.push({ open: fresh.slice(from, from + PART), gone: [], cursor: ++cursor });
    }
    await index.follow();
    await delay(UPSERTS_EVERY_MS);
  }
}

/** The same search as one would write it for MySQL: words by FULLTEXT, count and page, but no counts of filters. */
async function peer({ words, query }: Shape): Promise<void> {
  const where = ["validThrough > ?"];
  const values: unknown[] = [NOW];
  const add = (sql: string, ...given: unknown[]) => {
    where.push(sql);
    values.push(...given);
  };
  const found = words.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  if (found.length > 0)
    add("MATCH(words) AGAINST (? IN BOOLEAN MODE)", found.map((word) => `+${word}`).join(" "));
  const columns: Record<string, string> = { "open-to": "openTo", tax: "tax", skill: "skills" };
  for (const [filter, list] of Object.entries(query.values))
    if (columns[filter]) add(`JSON_OVERLAPS(${columns[filter]}, ?)`, JSON.stringify(list));
    else add(`${filter} IN (?)`, list);
  if (query.payAtLeast !== null) add("hourlyPay >= ?", query.payAtLeast);
  if (query.postedSince !== null) add("postedAt >= ?", query.postedSince);
  if (query.places !== null) add("place IN (?)", query.places);
  const from = `FROM bench_search_jobs WHERE ${where.join(" AND ")}`;
  const order = query.sort === "PAY" ? "hourlyPay DESC, postedAt DESC" : "postedAt DESC";
  await pool.query(`SELECT COUNT(*) ${from}`, values);
  await pool.query(`SELECT ${CARD_COLUMNS} ${from} ORDER BY ${order} LIMIT 20`, values);
}

async function measurePeer(): Promise<void> {
  const build = await timed(() => pool.query("ALTER TABLE bench_search_jobs ADD FULLTEXT (words)"));
  const taken: number[] = [];
  const started = performance.now();
  for (const shape of shapes) {
    if (performance.now() - started > PEER_MS) break;
    const before = performance.now();
    await peer(shape);
    taken.push(performance.now() - before);
  }
  line(`MySQL FULLTEXT, ${taken.length} of ${shapes.length} shapes`, taken);
  console.log(`MySQL FULLTEXT: index built in ${build}; best match is only newest first there\n`);
}

async function withRows(index: SearchIndex, { query }: Shape): Promise<void> {
  const { jobs: found } = await index.search(query);
  if (found.length === 0) return;
  const ids = found.map(({ id }) => id);
  await pool.query(`SELECT ${CARD_COLUMNS} FROM bench_search_jobs WHERE id IN (?)`, [ids]);
}

async function benchIndex(directory: string): Promise<void> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const settings = { source, directory, logger: quiet };
  const first = new SearchIndex(settings);
  const build = await timed(() => first.start());
  await first.close();
  const index = new SearchIndex(settings);
  const restart = await timed(() => index.start());
  const { file: built } = await index.measure();
  loop.enable();
  console.log(
    `\n${jobs} jobs, ${shapes.length} shapes; milliseconds`.padEnd(43) +
      "     p50      p95      max",
  );
  line(
    "whole search, asked for the first time",
    await measure(({ query }) => index.search(query), 1),
  );
  line("whole search", await measure(({ query }) => index.search(query), ROUNDS));
  line("with the rows from MySQL", await measure((shape) => withRows(index, shape), ROUNDS));
  let isWriting = true;
  const writing = keepWriting(index, () => isWriting);
  line("with 20 upserts every 100 ms", await measure(({ query }) => index.search(query), ROUNDS));
  isWriting = false;
  await writing;
  loop.disable();
  const started = performance.now();
  const asked = shapes.length * 8;
  await Promise.all(
    Array.from({ length: 8 }, (_, at) =>
      measure(({ query }) => index.search({ ...query, first: 20 - (at % 2) }), 1),
    ),
  );
  const rate = asked / ((performance.now() - started) / 1000);
  const { file, columns } = await index.measure();
  console.log(
    [
      `8 callers at once: ${rate.toFixed(0)} searches/s`,
      `main loop waited at most ${(loop.max / 1e6).toFixed(1)} ms`,
      `process ${mib(process.memoryUsage().rss)}, of it columns ${mib(columns)}`,
      `file ${mib(built)} as built, ${mib(file)} with the log of the upserts`,
      `built in ${build}, started again in ${restart}`,
    ].join("\n"),
  );
  await index.close();
}

const directory = mkdtempSync(path.join(os.tmpdir(), "staffboard-search-"));
try {
  await benchIndex(directory);
  await measurePeer();
} finally {
  rmSync(directory, { recursive: true, force: true });
  await pool.end();
}
