import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { signUp } from "../../attack/people.js";
import { startProxies, type Proxy } from "./proxies.js";

/**
 * `npm run faults -- cache`: asks through caches, with a session and without, in both orders. Fails if anyone gets what was made for a
 * person, if a failure is kept, or if a public page is not.
 */

interface Asked {
  name: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

const EMAIL = "cached.person@example.com";
const NETWORK = "198.51.100.7";
const PREFLIGHT = { "apollo-require-preflight": "1" };
const JSON_BODY = { "content-type": "application/json" };
const inAddress = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;
const ME = "query { me { id email } }";
const MIXED = "query { me { email } jobs(first: 1) { nodes { id } } }";
const LIST = "query { jobs(first: 2) { nodes { id role company { viewerRole } } } }";

/** What a person with a session gets in another form than a stranger. */
const PERSONAL: Asked[] = [
  { name: "GraphQL me, GET", path: inAddress(ME), headers: PREFLIGHT },
  {
    name: "GraphQL me, POST",
    path: "/graphql",
    headers: JSON_BODY,
    body: JSON.stringify({ query: ME }),
  },
  { name: "GraphQL me and a list, GET", path: inAddress(MIXED), headers: PREFLIGHT },
  { name: "GraphQL public list, GET", path: inAddress(LIST), headers: PREFLIGHT },
  {
    name: "GraphQL public list, POST",
    path: "/graphql",
    headers: JSON_BODY,
    body: JSON.stringify({ query: LIST }),
  },
  { name: "REST /api/auth/me", path: "/api/auth/me" },
  { name: "REST /api/my-applications", path: "/api/my-applications" },
  { name: "REST /api/cart", path: "/api/cart" },
  { name: "REST /api/jobs", path: "/api/jobs?limit=2" },
  { name: "page /apply-now", path: "/apply-now" },
  { name: "page /account", path: "/account" },
  { name: "page /jobs", path: "/jobs" },
];
/** The same for everyone. */
const PAGES = ["/", "/jobs", "/pricing", "/resources/faq"];
const FAILURES: Asked[] = [
  { name: "REST 400", path: "/api/jobs?limit=0" },
  { name: "REST 404", path: "/api/jobs/none" },
  { name: "GraphQL 400", path: inAddress("{ nothing }"), headers: PREFLIGHT },
  { name: "page 404", path: "/no-such-page" },
];

interface Got {
  status: number;
  text: string;
  isHit: boolean;
  /** The same as far as it can be compared: what a query cost differs each time. */
  essence: string;
}

async function ask(origin: string, { path: at, headers, body }: Asked, cookie = ""): Promise<Got> {
  const answer = await fetch(origin + at, {
    method: body === undefined ? "GET" : "POST",
    redirect: "manual",
    headers: { "x-forwarded-for": NETWORK, ...headers, ...(cookie !== "" && { cookie }) },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  const [essence = ""] = text.split('"extensions":');
  return { status: answer.status, text, isHit: answer.headers.get("x-cache") === "HIT", essence };
}

/** @returns what is wrong; null if nothing is */
type Check = (proxy: Proxy) => Promise<string | null>;

/** Each request is one that no cache has seen, in either order. */
let unseen = 0;
const anew = (asked: Asked): Asked => {
  unseen += 1;
  if (asked.body !== undefined)
    return { ...asked, body: asked.body.replace("query {", `query Q${unseen} {`) };
  if (asked.path.startsWith("/graphql"))
    return { ...asked, path: asked.path.replace("query+", `query+Q${unseen}+`) };
  return { ...asked, path: `${asked.path}${asked.path.includes("?") ? "&" : "?"}ref=${unseen}` };
};

const mixedUp =
  (site: string, cookie: string, first: "person" | "stranger") =>
  (asked: Asked): Check =>
  async ({ origin }) => {
    const once = anew(asked);
    const cookies = first === "person" ? [cookie, ""] : ["", cookie];
    for (const each of cookies) {
      const [direct, through] = [await ask(site, once, each), await ask(origin, once, each)];
      if (each === "" && through.text.includes(EMAIL)) return "A STRANGER GOT A PERSON'S";
      if (each === "" && first === "person" && through.isHit && direct.text !== through.text)
        return "a stranger got a kept answer";
      if (
        each !== "" &&
        through.isHit &&
        first === "stranger" &&
        direct.essence !== through.essence
      )
        return "a person got a stranger's";
      if (direct.status !== through.status) return `${through.status} instead of ${direct.status}`;
    }
    return null;
  };

/** A page is kept for a second, which a busy machine may miss. */
const TRIES = 20;

const isKept =
  (at: string): Check =>
  async ({ origin, keepsPages }) => {
    let hits = 0;
    for (let turn = 0; turn < TRIES && hits === 0; turn += 1)
      hits += (await ask(origin, { name: at, path: at })).isHit ? 1 : 0;
    if (keepsPages) return hits > 0 ? null : "not kept";
    return hits > 0 ? "kept, though browsers must ask each time" : null;
  };

const isNotKept =
  (asked: Asked): Check =>
  async ({ origin }) => {
    const once = anew(asked);
    const got = [await ask(origin, once), await ask(origin, once)];
    if (got.some(({ status }) => status < 400)) return "no failure";
    return got.some(({ isHit }) => isHit) ? "kept" : null;
  };

async function main(site: string, inbox: string): Promise<boolean> {
  const cookie = await signUp({ url: site, inbox }, NETWORK, EMAIL);
  const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-caches-"));
  const proxies = await startProxies(folder, new URL(site));
  const checks: [name: string, check: Check][] = [
    ...PERSONAL.flatMap((asked): [string, Check][] => [
      [`${asked.name}: signed in, then a stranger`, mixedUp(site, cookie, "person")(asked)],
      [`${asked.name}: a stranger, then signed in`, mixedUp(site, cookie, "stranger")(asked)],
    ]),
    ...FAILURES.map((asked): [string, Check] => [`${asked.name}: not kept`, isNotKept(asked)]),
    ...PAGES.map((at): [string, Check] => [
      `page ${at}: kept if the cache knows what CDN-Cache-Control says`,
      isKept(at),
    ]),
  ];
  let isRight = true;
  try {
    for (const proxy of proxies) {
      console.log(`\n${proxy.name}`);
      for (const [name, check] of checks) {
        const fault = await check(proxy);
        isRight &&= fault === null;
        console.log(`  ${fault === null ? "right" : "WRONG"}  ${name}${fault ? `: ${fault}` : ""}`);
      }
    }
  } finally {
    for (const { stop } of proxies) await stop();
    await rm(folder, { recursive: true, force: true });
  }
  return isRight;
}

const { FAULTS_URL = "", FAULTS_INBOX = "" } = process.env;
process.exit((await main(FAULTS_URL, FAULTS_INBOX)) ? 0 : 1);
