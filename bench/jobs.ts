import { randomInt } from "node:crypto";
import autocannon, { type Options, type Result } from "autocannon";

interface Subject {
  name: string;
  /** Created again for each run. */
  options: () => Options;
  /** The bare-server subject to compare with. */
  beside: string | null;
}

const CONNECTIONS = 16;
const ROUNDS = 3;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const ASKERS = 5_000;

const LIST = `query Jobs($first: Int!) { jobs(first: $first) { pageInfo { hasNextPage endCursor } edges { node {
  id code role companyLocation salary contract publishedAt company { id name logoUrl } } } } }`;

/** Many visitors, each below the rate limit of one network. */
function askers(request: { method: "GET" | "POST"; path: string; body?: string }) {
  const network = randomInt(256);
  return Array.from({ length: ASKERS }, (_, i) => ({
    ...request,
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": `10.${network}.${i >> 8}.${i & 255}`,
    },
  }));
}

function subjects(site: string, bare: string): Subject[] {
  const get = (url: string) => () => ({ url });
  const body = JSON.stringify({ query: LIST, variables: { first: 20 } });
  const graphql = () => ({
    url: site,
    requests: askers({ method: "POST", path: "/graphql", body }),
  });
  const rest = () => ({
    url: site,
    requests: askers({ method: "GET", path: "/api/jobs?limit=20" }),
  });
  return [
    { name: "bare, card columns", options: get(`${bare}/cards`), beside: null },
    { name: "GraphQL jobs(first: 20)", options: graphql, beside: "bare, card columns" },
    { name: "/jobs page, cached", options: get(`${site}/jobs`), beside: "bare, card columns" },
    { name: "bare, all columns", options: get(`${bare}/full`), beside: null },
    {
      name: "REST /api/jobs?limit=20",
      options: rest,
      beside: "bare, all columns",
    },
  ];
}

/** Rounds are interleaved, so that other load on the machine affects all subjects alike. */
export async function benchJobs(site: string, bare: string): Promise<void> {
  const all = subjects(site, bare);
  for (const { options } of all) await run(options(), WARM_UP_SECONDS);
  const results = new Map<string, Result[]>(all.map(({ name }) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const { name, options } of all) results.get(name)?.push(await run(options(), SECONDS));
  print(all, results);
}

async function run(options: Options, duration: number): Promise<Result> {
  const result = await autocannon({ ...options, duration, connections: CONNECTIONS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${options.url}: ${result.non2xx} refused requests, ${result.errors} errors`);
  return result;
}

function print(all: Subject[], results: Map<string, Result[]>): void {
  const rate = (name: string) => median((results.get(name) ?? []).map((r) => r.requests.average));
  console.log(
    `\n${ROUNDS} interleaved rounds of ${SECONDS} s, ${CONNECTIONS} connections; medians\n`,
  );
  console.log(row("", "req/s", "p50 ms", "p99 ms", "of bare"));
  for (const { name, beside } of all) {
    const runs = results.get(name) ?? [];
    const ratio = beside ? `${(rate(name) / rate(beside)).toFixed(2)} ×` : "1";
    const p50 = median(runs.map((r) => r.latency.p50));
    const p99 = median(runs.map((r) => r.latency.p99));
    console.log(row(name, rate(name).toFixed(0), String(p50), String(p99), ratio));
  }
}

const row = (name: string, ...cells: string[]) =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join("");

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
