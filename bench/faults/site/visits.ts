import { randomUUID } from "node:crypto";
import { hours } from "../../../server/core/clock.js";
import { addBuyers } from "../buyers.js";
import { resumeVisits } from "./resume-visits.js";
import type { SiteWorld } from "./site-world.js";
import {
  asPerson,
  asStranger,
  oneOf,
  PREFLIGHT,
  promiseOf,
  type Kind,
  type Material,
  type OpenJob,
  type Visit,
} from "./visit.js";

/** So many that none sends more resumes an hour than one person may. */
const PEOPLE = 1_000;
/** Longer than any run. */
const SIGNED_IN_FOR_MS = hours(24);
const WORDS = ["java", "python", "nurse", "manager", "analyst", "cloud", "data", "network"];
const BROWSER = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };
const JSON_TYPE = { "content-type": "application/json" };

const LIST = `query Jobs($first: Int!, $query: String) { jobs(first: $first, query: $query) { totalCount
  nodes { id code role companyLocation salary contract publishedAt company { id name logoUrl } } } }`;
const OPEN_JOBS = "query { jobs(first: 50) { nodes { id code acceptsApplications } } }";
const MINE = "{ me { id name } myApplications(first: 10) { nodes { id status } } savedJobIds }";
const SAVE =
  "mutation ($input: SaveJobInput!) { saveJob(input: $input) { jobId userErrors { code } } }";
const UNSAVE =
  "mutation ($input: UnsaveJobInput!) { unsaveJob(input: $input) { jobId userErrors { code } } }";

/**
 * What people do most, at random: they read pages and lists, search, look at their own data, save jobs, sign up, write to the firm, and
 * send resumes, by GraphQL and REST. Each stranger comes from another network.
 * @param origin of a site with jobs
 */
export async function mixOf(world: SiteWorld, origin: string): Promise<() => Visit> {
  const people = await addBuyers(world.database, PEOPLE, new Date(), SIGNED_IN_FOR_MS);
  const material = { jobs: await openJobs(origin), people };
  const kinds = [...readings(material), ...writings(material), ...resumeVisits(material)];
  const wheel = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make));
  return () => oneOf(wheel)();
}

/** @throws when it lists none */
async function openJobs(origin: string): Promise<OpenJob[]> {
  const body = JSON.stringify({ query: OPEN_JOBS });
  const answer = await fetch(`${origin}/graphql`, { method: "POST", headers: JSON_TYPE, body });
  const { data } = (await answer.json()) as {
    data?: { jobs: { nodes: (OpenJob & { acceptsApplications: boolean })[] } };
  };
  const open = (data?.jobs.nodes ?? []).filter(({ acceptsApplications }) => acceptsApplications);
  if (open.length === 0) throw new Error("The site lists no open job.");
  return open;
}

function readings({ jobs, people }: Material): Kind[] {
  const pages = ["/", "/jobs", "/pricing", ...jobs.map(({ code }) => `/job-details/${code}`)];
  const listPath = `/graphql?${new URLSearchParams({ query: OPEN_JOBS }).toString()}`;
  return [
    [12, () => get("pages", oneOf(pages), BROWSER)],
    [4, () => graphql("lists", LIST, { first: 20 })],
    [4, () => graphql("lists", LIST, { first: 20, query: oneOf(WORDS) })],
    [2, () => get("lists", listPath, PREFLIGHT)],
    [3, () => get("REST", "/api/jobs?limit=20")],
    [1, () => get("REST", "/api/companies?limit=20")],
    [1, () => get("REST", "/api/auth/me", asPerson(oneOf(people)))],
    [6, () => graphql("own data", MINE, {}, asPerson(oneOf(people)))],
  ];
}

function writings({ jobs, people }: Material): Kind[] {
  const input = () => ({ input: { jobId: oneOf(jobs).id } });
  return [
    [2, () => graphql("saved jobs", SAVE, input(), asPerson(oneOf(people)))],
    [1, () => graphql("saved jobs", UNSAVE, input(), asPerson(oneOf(people)))],
    [1, signUp],
    [1, writeToFirm],
  ];
}

const signUp = (): Visit =>
  post("sign-ups", "/api/auth/signup", {
    ...{ name: "Priya Raman", email: `${randomUUID()}@example.com`, countryCode: "+1" },
    ...{ phone: "2145550134", location: "Austin, TX" },
  });

function writeToFirm(): Visit {
  const email = `${randomUUID()}@example.com`;
  const message = { name: "Priya Raman", email, message: "Are you hiring?" };
  return { ...post("messages", "/api/contact", message), promises: promiseOf(email) };
}

const get = (kind: string, path: string, headers: Visit["headers"] = {}): Visit => ({
  ...{ kind, method: "GET", path, headers: { ...asStranger(), ...headers } },
});

const graphql = (
  kind: string,
  query: string,
  variables: object,
  headers?: Visit["headers"],
): Visit => post(kind, "/graphql", { query, variables }, headers);

const post = (
  kind: string,
  path: string,
  body: object,
  headers: Visit["headers"] = asStranger(),
): Visit => ({
  ...{ kind, method: "POST", path, headers: { ...JSON_TYPE, ...headers } },
  body: Buffer.from(JSON.stringify(body)),
});
