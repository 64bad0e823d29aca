import { randomInt } from "node:crypto";
import { readFile } from "node:fs/promises";
import autocannon, { type Options, type Result } from "autocannon";
import { jobSitemap } from "./job-sitemap.js";

/** Addresses and processes to compare. */
export interface Compared {
  site: string;
  sitePid: number;
  bare: string;
  barePid: number;
}

interface Subject {
  name: string;
  /** The process that answers. */
  pid: number;
  /** Created again for each run. */
  options: () => Options;
  /** The bare-server subject to compare with. */
  beside: string | null;
  /** Whether to print how many a core could answer in a second, instead of a comparison. */
  isCountedByCore?: boolean;
}

/** As many as the site always lets in: on a loaded machine, it would turn others away (server/kit/http/admission.ts). */
const CONNECTIONS = 8;
const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const ASKERS = 5_000;

const LIST_QUERY = `query Jobs($first: Int!) { jobs(first: $first) { pageInfo { hasNextPage endCursor } edges { node {
  id code role companyLocation salary contract publishedAt company { id name logoUrl } } } } }`;

/** What the processor needs for it tells how fast a machine is. */
const EMPTY = "bare, an empty answer";

interface Asked {
  method: "GET" | "POST";
  path: string;
  body?: string;
  headers?: Record<string, string>;
}

/** Many visitors, each below the rate limit of one network. */
function askers(request: Asked) {
  const network = randomInt(256);
  return Array.from({ length: ASKERS }, (_, i) => ({
    ...request,
    headers: {
      "content-type": "application/json",
      ...request.headers,
      "x-forwarded-for": `10.${network}.${i >> 8}.${i & 255}`,
    },
  }));
}

/** The pages of open jobs, newest first. */
async function jobPages(site: string): Promise<[string, ...string[]]> {
  const sitemap = await jobSitemap(site);
  const [newest, ...others] = sitemap.match(/\/job-details\/[^<]+/g) ?? [];
  if (newest === undefined) throw new Error("The site has no open job.");
  return [newest, ...others];
}

/** Lists of all jobs, each at an address of its own: no job has the word that is not wanted. */
let lists = 0;
const NEW_LISTS = 150;
const newLists = () =>
  Array.from({ length: NEW_LISTS }, () => `/jobs?query=-unheard${(lists += 1)}`);

async function subjects({ site, sitePid, bare, barePid }: Compared): Promise<Subject[]> {
  const get = (url: string) => () => ({ url });
  // As browsers ask.
  const page = (path: string) => () => ({
    url: site + path,
    headers: { "accept-encoding": "gzip, deflate, br, zstd" },
  });
  const pages = await jobPages(site);
  const [job] = pages;
  // Each page once, so that it has to be made. Made pages live for 30 seconds; the rounds are further apart.
  const anew = (paths: () => readonly string[]) => () => {
    const asked = askers({ method: "GET", path: "/" });
    const requests = paths().map((path, i) => ({ ...asked[i], path }));
    return { url: site, requests, amount: requests.length, connections: 1 };
  };
  const body = JSON.stringify({ query: LIST_QUERY, variables: { first: 20 } });
  const graphql = () => ({
    url: site,
    requests: askers({ method: "POST", path: "/graphql", body }),
  });
  const list = "/api/jobs?limit=20";
  // Any cookie takes a caller past the store.
  const rest = () => ({
    url: site,
    requests: askers({ method: "GET", path: list, headers: { cookie: "bench=1" } }),
  });
  const empty = { name: EMPTY, pid: barePid, options: get(`${bare}/empty`) };
  const cards = { name: "bare, card columns", pid: barePid, options: get(`${bare}/cards`) };
  const full = { name: "bare, all columns", pid: barePid, options: get(`${bare}/full`) };
  const ours = { pid: sitePid, beside: cards.name };
  return [
    { ...empty, beside: null },
    { ...cards, beside: null },
    { ...ours, name: "/jobs from the store, br", options: page("/jobs") },
    { ...ours, name: "a job from the store, br", options: page(job) },
    { ...ours, name: "/ from the store, br", options: page("/") },
    {
      ...ours,
      name: "/jobs, made anew",
      options: anew(newLists),
      beside: null,
      isCountedByCore: true,
    },
    {
      ...ours,
      name: "a job, made anew",
      options: anew(() => pages),
      beside: null,
      isCountedByCore: true,
    },
    { ...ours, name: "GraphQL jobs(first: 20)", options: graphql },
    { ...full, beside: null },
    { ...ours, name: "REST list from the store, br", options: page(list), beside: full.name },
    { ...ours, name: "REST list, made anew", options: rest, beside: full.name },
  ];
}

/** One measured run. */
interface Run {
  result: Result;
  /** CPU time of the answering process for each request, in microseconds. */
  cpu: number;
}

/** Rounds are interleaved, so that other load on the machine affects all subjects alike. */
export async function benchJobs(compared: Compared): Promise<void> {
  const all = await subjects(compared);
  for (const subject of all) await run(subject, WARM_UP_SECONDS);
  const results = new Map<string, Run[]>(all.map(({ name }) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const subject of all) results.get(subject.name)?.push(await run(subject, SECONDS));
  print(all, results);
}

async function run({ name, options, pid }: Subject, duration: number): Promise<Run> {
  const wanted = options();
  const before = await cpuMicroseconds(pid);
  // An amount of requests takes the place of the duration.
  const result = await autocannon({ duration, connections: CONNECTIONS, ...wanted });
  const used = (await cpuMicroseconds(pid)) - before;
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return { result, cpu: used / result.requests.total };
}

/** CPU time of a process so far, with the threads that compress and resolve names; 0 where there is no /proc (proc(5)). */
async function cpuMicroseconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The program's name, in parentheses, may hold spaces. After it, utime and stime are the 12th and 13th, in 1/100 s.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10_000;
}

function print(all: Subject[], results: Map<string, Run[]>): void {
  const runsOf = (name: string) => results.get(name) ?? [];
  const rate = (name: string) => median(runsOf(name).map(({ result }) => result.requests.average));
  console.log(
    `\n${ROUNDS} interleaved rounds of ${SECONDS} s, ${CONNECTIONS} connections; medians\n`,
  );
  const cpuOf = (name: string) => median(runsOf(name).map(({ cpu }) => cpu));
  console.log(row("", "req/s", "p50 ms", "p99 ms", "CPU µs", "of empty", "of bare"));
  for (const { name, beside, isCountedByCore } of all) {
    const runs = runsOf(name);
    const compared = beside ? `${(rate(name) / rate(beside)).toFixed(2)} ×` : "1";
    const p50 = median(runs.map(({ result }) => result.latency.p50));
    const p99 = median(runs.map(({ result }) => result.latency.p99));
    const cpu = cpuOf(name);
    const ofEmpty = `${(cpu / cpuOf(EMPTY)).toFixed(1)} ×`;
    const last = isCountedByCore ? `${(1_000_000 / cpu).toFixed(0)} /s·core` : compared;
    const cells = [rate(name).toFixed(0), String(p50), String(p99), cpu.toFixed(0), ofEmpty, last];
    console.log(row(name, ...cells));
  }
}

const row = (name: string, ...cells: string[]) =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(11)).join("");

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
