import { request, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import type { IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it, jest } from "@jest/globals";
import { LRUCache } from "lru-cache";
import { seconds } from "../../core/clock.js";
import { createLogger } from "../../core/logger.js";
import { startWorker, type Worker } from "../../core/worker.js";
import { admin } from "../../test/actors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import { settle } from "../../test/settle.js";
import { until } from "../../test/until.js";

/** Two instances that follow the feed of changes. */
const apps: TestApp[] = [];
const followers: Worker[] = [];
const LISTS = ["/api/jobs?limit=2", "/api/jobs?limit=1&sort=newest", "/api/companies?limit=1"];
let here: TestApp;
let there: TestApp;

beforeAll(async () => {
  // On a slow machine, the usual time of lists would be over between two requests.
  const kept = { keptMs: 0 };
  [here, there] = [await createTestApp({}, kept), await createTestApp({}, kept)];
  apps.push(here, there);
  for (const role of ["Glazier", "Welder", "Roofer"]) await buildJob(here, { role });
  for (const app of apps) await settle(app);
  for (const { services } of apps)
    followers.push(
      startWorker(
        "changes",
        seconds(0.5),
        () => services.changeFollower.poll(),
        createLogger("silent"),
      ),
    );
});
afterAll(async () => {
  for (const follower of followers) await follower.stop();
  for (const app of apps) await app.close();
});

interface Raw {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}

/** Sends no header by itself, unlike fetch. */
async function ask(app: TestApp, path: string, headers: Record<string, string> = {}): Promise<Raw> {
  const [answer] = (await once(request(app.origin + path, { headers }).end(), "response")) as [
    IncomingMessage,
  ];
  return { status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) };
}

const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const textOf = ({ headers, bytes }: Raw): string =>
  (DECODE[headers["content-encoding"] ?? ""]?.(bytes) ?? bytes).toString();

/** Headers whose values differ between two compressions, and in time. */
const VARYING = ["date", "etag", "content-length", "transfer-encoding"];
/** What proxies may do with it. */
const KEEPING = ["cache-control", "vary"];

// The order of the names says nothing; it differs with who asked first.
const varyOf = ({ headers }: Raw) => headers.vary?.split(", ").sort();

function comparable(answer: Raw) {
  const { headers } = answer;
  const others = [...VARYING, ...KEEPING];
  const same = Object.entries(headers).filter(([name]) => !others.includes(name));
  return {
    ...Object.fromEntries(same),
    isDated: headers.date !== undefined,
    isTagged: headers.etag !== undefined,
  };
}

it.each(LISTS.flatMap((path) => ["br", "gzip", "identity"].map((coding) => [path, coding])))(
  "sends %s in %s as it was made, and as a caller with a session gets it",
  async (path = "", coding = "") => {
    const known = await signedIn(here, await buildUser(here));
    const cookie = [...known.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const made = await ask(here, path, { "accept-encoding": coding });
    const kept = await ask(here, path, { "accept-encoding": coding });
    const own = await ask(here, path, { "accept-encoding": coding, cookie });
    expect([made.status, kept.status, own.status]).toEqual([200, 200, 200]);
    expect(kept.bytes.equals(made.bytes)).toBe(true);
    const undated = (answer: Raw) => ({ ...answer.headers, date: "", vary: varyOf(answer) });
    expect(undated(kept)).toEqual(undated(made));
    expect(textOf(kept)).toBe(textOf(own));
    expect(comparable(kept)).toEqual(comparable(own));
    const { etag = "" } = kept.headers;
    const again = await ask(here, path, { "accept-encoding": coding, "if-none-match": etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  },
);

const QUERY = "{ jobs(first: 3) { totalCount nodes { id role company { name viewerRole } } } }";
const queryPath = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;
const PUBLIC = { "apollo-require-preflight": "1" };

it.each(["br", "gzip", "identity"])(
  "sends a public query in %s as it was made, and as a caller with a session gets it",
  async (coding) => {
    const path = queryPath(QUERY);
    const headers = { ...PUBLIC, "accept-encoding": coding };
    const [made, kept] = [await ask(here, path, headers), await ask(here, path, headers)];
    const own = await ask(here, path, { ...headers, cookie: "sid=none" });
    expect([made.status, kept.status, own.status]).toEqual([200, 200, 200]);
    expect(kept.bytes.equals(made.bytes)).toBe(true);
    const undated = (answer: Raw) => ({ ...answer.headers, date: "", vary: varyOf(answer) });
    expect(undated(kept)).toEqual(undated(made));
    expect(comparable(kept)).toEqual(comparable(own));
    const { extensions, data } = JSON.parse(textOf(own));
    expect(extensions.cost.throttleStatus.currentlyAvailable).toBeGreaterThan(0);
    delete extensions.cost.throttleStatus;
    expect(JSON.parse(textOf(kept))).toEqual({ data, extensions });
  },
);

it.each([
  ["a list", "/api/jobs?limit=3", {}, 4],
  ["a public query", queryPath("{ companies(first: 4) { nodes { name } } }"), PUBLIC, 6],
])("costs who asks for %s again no points", async (_what, path, headers, cost) => {
  here.clock.hold();
  const visitor = here.client();
  const left = async () =>
    (await visitor.graphql("{ __typename }")).body.extensions.cost.throttleStatus
      .currentlyAvailable;
  const before = await left();
  await visitor.get(path, headers);
  const between = await left();
  await visitor.get(path, headers);
  expect([before - between, between - (await left())]).toEqual([cost, 1]);
  here.clock.release();
});

it.each([
  ["counts readers", '{ job(id: "SB-1") { id } }'],
  ["is about the caller", "{ jobs(first: 1) { totalCount } me { id } }"],
  ["is refused", "{ jobs(first: 0) { totalCount } }"],
  ["is a fragment", "query { ...A } fragment A on Query { jobs(first: 1) { totalCount } }"],
])("keeps no answer to a query that %s", async (_why, query) => {
  const answers = [0, 1].map(async () =>
    JSON.parse(textOf(await ask(here, queryPath(query), PUBLIC))),
  );
  for (const { extensions } of await Promise.all(answers))
    expect(extensions.cost).toHaveProperty("throttleStatus");
});

it.each<Record<string, string>>([
  {},
  { ...PUBLIC, accept: "application/graphql-response+json" },
  { ...PUBLIC, cookie: "sid=none" },
  { ...PUBLIC, authorization: "Bearer sb_none" },
  { ...PUBLIC, origin: "https://elsewhere.example" },
])("leaves a query with %j to Apollo, though it is kept", async (headers) => {
  const path = queryPath("{ jobs(first: 2) { nodes { role } } }");
  const kept = await ask(here, path, PUBLIC);
  expect(kept.status).toBe(200);
  const answer = await ask(here, path, headers);
  expect(answer.headers.etag).not.toBe(kept.headers.etag);
});

it.each<Record<string, string>>([
  { authorization: "Bearer sb_none" },
  { cookie: "sid=none" },
  { origin: "https://elsewhere.example" },
])("leaves a caller with %j to what is behind", async (headers) => {
  const path = "/api/jobs?limit=1&posted=30";
  const kept = await ask(here, path);
  const answer = await ask(here, path, headers);
  expect(answer.headers.etag).not.toBe(kept.headers.etag);
  expect(answer.status).toBe("authorization" in headers ? 401 : 200);
});

it.each([
  ["a parameter that nobody reads", "/api/jobs?limit=2&posted=29&n=1", {}],
  [
    "a query's parameter that nobody reads",
    `${queryPath("{ jobs(first: 5) { totalCount } }")}&n=1`,
    PUBLIC,
  ],
  ["a path that is not looked for", "/API/jobs?limit=2&posted=29", {}],
  ["a query's path that is not looked for", queryPath(QUERY).replace("?", "/?"), PUBLIC],
])("keeps nothing under an address with %s", async (_what, path, headers) => {
  const keep = jest.spyOn(LRUCache.prototype, "set");
  const answers = [await ask(here, path, headers), await ask(here, path, headers)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const addresses = keep.mock.calls.map(([address]) => address);
  keep.mockRestore();
  expect(addresses).not.toContain(path);
});

it("sends who accepts only deflate the same bytes each time", async () => {
  const path = "/api/jobs?limit=3&sort=newest";
  const headers = { "accept-encoding": "deflate" };
  const [made, kept] = [await ask(here, path, headers), await ask(here, path, headers)];
  expect(made.bytes.length).toBeGreaterThan(1024);
  expect({ ...kept.headers, date: "" }).toEqual({ ...made.headers, date: "" });
  expect(kept.bytes.equals(made.bytes)).toBe(true);
});

it("sends who accepts no encoding first, and others later, each name in Vary once", async () => {
  const path = "/api/jobs?limit=3&posted=28";
  const [made, kept] = [await ask(here, path), await ask(here, path)];
  for (const { headers } of [made, kept])
    expect(headers.vary?.split(", ").sort()).toEqual([
      "Accept-Encoding",
      "Authorization",
      "Cookie",
      "Origin",
    ]);
});

it("keeps no refusal", async () => {
  const [first, second] = [
    await ask(here, "/api/jobs?limit=0"),
    await ask(here, "/api/jobs?limit=0"),
  ];
  expect([first.status, second.status]).toEqual([400, 400]);
  expect(second.headers["cache-control"]).toBe("no-store");
});

it("shows an edit at once on the instance that made it, and on the other after one poll", async () => {
  const job = await buildJob(here, { role: "Mason" });
  const path = "/api/jobs?limit=1";
  const first = async (app: TestApp) => textOf(await ask(app, path));
  for (const app of apps) await shows(() => first(app), "Mason");
  // From here on, the other instance polls only where this test says so.
  await followers.pop()?.stop();
  const role = "Stone Mason";
  await here.services.jobs.update(admin(), { id: job.id, role });
  expect(await first(here)).toContain(role);
  await there.services.changeFollower.poll();
  await there.services.searchIndex.follow();
  expect(await first(there)).toContain(role);
});

it("shows an edit as soon as the index has it, though the list was made before", async () => {
  const hasty = await createTestApp({}, { keptMs: 0, patience: { followMs: 100 } });
  const job = await buildJob(hasty, { role: "Stucco Mason" });
  const path = "/api/jobs?limit=1&query=ironworker";
  const { searchIndex } = hasty.services;
  const follow = searchIndex.follow.bind(searchIndex);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const late = jest.spyOn(searchIndex, "follow").mockImplementation(() => held.then(follow));
  await hasty.services.jobs.update(admin(), { id: job.id, role: "Ironworker" });
  const list = async () => textOf(await ask(hasty, path));
  // The second one is the kept one.
  expect([await list(), await list()]).toEqual(["[]", "[]"]);
  late.mockRestore();
  release();
  await shows(list, "Ironworker");
  await hasty.close();
});

/** Waits until the text has these words. */
const shows = (look: () => Promise<string>, words: string): Promise<void> =>
  until(`“${words}” is not shown`, async () => (await look()).includes(words));
