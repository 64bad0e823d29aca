import { fork } from "node:child_process";
import { randomInt } from "node:crypto";
import path from "node:path";
import { jobSitemap } from "./job-sitemap.js";
import { startLoadedSite, type LoadedSite } from "./load-site.js";
import { Traffic, type Asked, type Got } from "./load-traffic.js";
import { createPeople, verifyOf, type Visitor } from "./sign-in.js";

/** People who are signed in; some of them save jobs, at most once each in the list of the next job. */
const PEOPLE = 4_000;
const SIGN_INS = 6_000;
const AT_ONCE = 8;
const WARM_UP_SECONDS = 5;
const CAPACITY_SECONDS = 8;
/** Of what a site can do, so that nobody waits long. */
const NORMAL_SHARE = 0.7;
const NORMAL_SECONDS = 15;
const TIMES = 10;
const OVERLOAD_SECONDS = 60;
const AFTER_SECONDS = 20;
const PROBES_A_SECOND = 20;
/** A second is normal again with all answers good, and hardly slower than before. */
const NORMAL_FACTOR = 3;
const MIN_RATIO = 0.8;
const MAX_FACTOR = 5;
const MAX_AFTER_SECONDS = 5;

const LIST = `query Jobs($first: Int!, $query: String) { jobs(first: $first, query: $query) { totalCount
  nodes { id code role companyLocation salary contract publishedAt company { id name logoUrl } } } }`;
const MINE = "{ me { id name } myApplications(first: 10) { nodes { id status } } savedJobIds }";
const SAVE =
  "mutation ($input: SaveJobInput!) { saveJob(input: $input) { jobId userErrors { code } } }";
const HEALTH: Asked = { method: "GET", path: "/healthz", headers: {} };
const BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };
const WORDS = ["java", "python", "nurse", "manager", "analyst", "cloud", "data", "network"];

/**
 * Ten times the load of which a site is capable, for a minute: pages and lists that are ready, queries of visitors and of people who are
 * signed in, saved jobs, sign-ins. Beside it, health is asked for. With another build, both get the same number of requests a second.
 * @param against a built checkout to compare with
 * @returns false if a target is missed
 */
export async function benchLoad(against: string | undefined): Promise<boolean> {
  const [people, signIns] = [await createPeople(PEOPLE), await createPeople(SIGN_INS)];
  const roots: [string, string][] = [["this build", process.cwd()]];
  if (against !== undefined) roots.push(["other build", path.resolve(against)]);
  let rate = 0;
  let isRight = true;
  for (const [name, root] of roots) {
    const site = await startLoadedSite(name, root);
    try {
      const next = await mixOf(site.origin, people, signIns);
      if (rate === 0) rate = await normalRate(site, next);
      const results = await measure(site, rate, next);
      isRight = print(name, rate, results) && isRight;
    } finally {
      await site.stop();
    }
  }
  return isRight;
}

async function normalRate({ origin }: LoadedSite, next: () => Asked): Promise<number> {
  const traffic = new Traffic(origin);
  await traffic.sendAtOnce(AT_ONCE, WARM_UP_SECONDS, next);
  const got = await traffic.sendAtOnce(AT_ONCE, CAPACITY_SECONDS, next);
  traffic.close();
  return Math.max(5, Math.round((good(got).length / CAPACITY_SECONDS) * NORMAL_SHARE));
}

interface Results {
  idle: Got[];
  normal: Got[];
  overload: Got[];
  health: Got[];
  /** Of the same kinds as the load, from another process. */
  beside: Got[];
  after: Got[];
}

async function measure(site: LoadedSite, rate: number, next: () => Asked): Promise<Results> {
  const traffic = new Traffic(site.origin);
  await traffic.sendAtOnce(AT_ONCE, WARM_UP_SECONDS, next);
  const idle = await probes(site.health, NORMAL_SECONDS, [HEALTH]);
  const normal = await traffic.send(rate, NORMAL_SECONDS, next);
  const mixed = Array.from({ length: PROBES_A_SECOND * OVERLOAD_SECONDS }, next);
  const [overload, health, beside] = await Promise.all([
    traffic.send(TIMES * rate, OVERLOAD_SECONDS, next),
    probes(site.health, OVERLOAD_SECONDS, [HEALTH]),
    probes(site.origin, OVERLOAD_SECONDS, mixed),
  ]);
  // `send` ends with the last answer, so this begins when nobody waits anymore: what came later than the load counts.
  const after = await traffic.send(rate, AFTER_SECONDS, next);
  traffic.close();
  return { idle, normal, overload, health, beside, after };
}

function probes(origin: string, seconds: number, asked: Asked[]): Promise<Got[]> {
  const program = path.join(import.meta.dirname, "load-prober.js");
  const child = fork(program, [origin, String(PROBES_A_SECOND), String(seconds)]);
  child.send(asked);
  return new Promise((resolve, reject) => {
    child.once("message", (got) => resolve(got as Got[]));
    child.once("exit", (code) => reject(new Error(`The prober ended with ${code}.`)));
  });
}

function print(
  name: string,
  rate: number,
  { idle, normal, overload, health, beside, after }: Results,
): boolean {
  const perSecond = (got: Got[], seconds: number) => good(got).length / seconds;
  const [one, ten] = [perSecond(normal, NORMAL_SECONDS), perSecond(overload, OVERLOAD_SECONDS)];
  const isRefused = ({ status }: Got) => status === 503;
  const refusals = overload.filter(isRefused);
  const silent = overload.filter(({ status }) => status === 0);
  const idleMs = at(idle, 0.99);
  const [refusedMs, healthMs] = [at(beside.filter(isRefused), 0.95), at(health, 0.99)];
  // The last answers of the overload come after its end.
  const lastMs = Math.max(...overload.map(({ at: began, tookMs }) => began + tookMs));
  const backAfter = lastMs / 1000 - OVERLOAD_SECONDS + normalAgain(after, at(normal, 0.95));
  const lines: [string, string, string][] = [
    ["good answers a second, normal", one.toFixed(0), `of ${rate} requests`],
    ["good answers a second, ten times the load", ten.toFixed(0), `of ${TIMES * rate} requests`],
    ["ratio", (ten / one).toFixed(2), `at least ${MIN_RATIO}`],
    ["refused, without an answer", `${refusals.length}, ${silent.length}`, ""],
    ["/healthz, idle, p50 and p99 ms", `${at(idle, 0.5).toFixed(1)}, ${idleMs.toFixed(1)}`, ""],
    [
      "/healthz, ten times the load, p99 ms",
      healthMs.toFixed(1),
      `${(healthMs / idleMs).toFixed(1)} × idle, at most ${MAX_FACTOR}`,
    ],
    [
      "refusals, p95 ms",
      refusedMs.toFixed(1),
      `${(refusedMs / idleMs).toFixed(1)} × idle, at most ${MAX_FACTOR}`,
    ],
    ["failed health checks", String(health.length - good(health).length), "0"],
    [
      "good answers, p95 ms: normal, ten times",
      `${at(good(normal), 0.95).toFixed(0)}, ${at(good(overload), 0.95).toFixed(0)}`,
      "",
    ],
    ["normal again after s", backAfter.toFixed(1), `at most ${MAX_AFTER_SECONDS}`],
  ];
  console.log(`\n${name}`);
  for (const [what, value, bound] of lines)
    console.log(`  ${what.padEnd(44)}${value.padStart(14)}   ${bound}`);
  return (
    ten / one >= MIN_RATIO &&
    healthMs <= MAX_FACTOR * idleMs &&
    refusedMs <= MAX_FACTOR * idleMs &&
    backAfter <= MAX_AFTER_SECONDS
  );
}

/** Seconds until the first second from which on everything is as before; all of them if it never is. */
function normalAgain(after: Got[], usualMs: number): number {
  let since = AFTER_SECONDS;
  for (let second = AFTER_SECONDS - 1; second >= 0; second -= 1) {
    const got = after.filter(({ at: began }) => Math.floor(began / 1000) === second);
    const isNormal = good(got).length === got.length && at(got, 0.5) <= NORMAL_FACTOR * usualMs;
    if (!isNormal) break;
    since = second;
  }
  return since;
}

const good = (got: Got[]): Got[] => got.filter(({ status }) => status >= 200 && status < 400);

function at(got: Got[], share: number): number {
  const times = got.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

const network = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Each kind of request with its share of 20. */
async function mixOf(
  origin: string,
  people: readonly Visitor[],
  signIns: Visitor[],
): Promise<() => Asked> {
  const jobs = await jobsOf(origin);
  const pages = [
    "/",
    "/jobs",
    "/pricing",
    ...jobs.slice(0, 20).map((code) => `/job-details/${code}`),
  ];
  const json = { "content-type": "application/json" };
  const graphql = (query: string, variables: object, cookie = ""): Asked => ({
    method: "POST",
    path: "/graphql",
    headers: { ...json, "x-forwarded-for": network(), ...(cookie !== "" && { cookie }) },
    body: JSON.stringify({ query, variables }),
  });
  const get = (at: string, headers: OutgoingHeaders = {}): Asked => ({
    method: "GET",
    path: at,
    headers: { "x-forwarded-for": network(), ...headers },
  });
  const session = () => `sid=${oneOf(people).sessionToken}`;
  const kinds: [share: number, make: () => Asked][] = [
    [5, () => get(oneOf(pages), BROWSER)],
    [1, () => get("/api/jobs?limit=20")],
    [3, () => graphql(LIST, { first: 20 })],
    [3, () => graphql(LIST, { first: 20, query: oneOf(WORDS) })],
    [2, () => get("/api/jobs?limit=20", { cookie: "none=1" })],
    [3, () => graphql(MINE, {}, session())],
    [2, () => graphql(SAVE, { input: { jobId: oneOf(jobs) } }, session())],
    [1, () => signIn(signIns.pop())],
  ];
  const traffic = new Traffic(origin);
  for (const [, make] of kinds) await mustBeGood(traffic, make());
  traffic.close();
  const wheel = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));
  return () => oneOf(wheel)();
}

/** A request that is refused for what it says would be no load. */
async function mustBeGood(traffic: Traffic, asked: Asked): Promise<void> {
  const { status } = await traffic.ask(asked);
  if (status !== 200) throw new Error(`${asked.path} ${asked.body ?? ""}: ${status}`);
}

type OutgoingHeaders = Record<string, string>;

/** With the code that was sent; when all codes are used, someone asks who they are. */
function signIn(visitor: Visitor | undefined): Asked {
  if (!visitor)
    return { method: "GET", path: "/api/auth/me", headers: { "x-forwarded-for": network() } };
  return { path: "/api/auth/verify-otp", ...verifyOf(visitor) };
}

async function jobsOf(origin: string): Promise<string[]> {
  const sitemap = await jobSitemap(origin);
  return [...sitemap.matchAll(/\/job-details\/([^<]+)/g)].map(([, code = ""]) => code);
}

function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)];
  if (item === undefined) throw new Error("The site has no open job.");
  return item;
}
