import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { parse } from "graphql";
import { createApp } from "../../app.js";
import { minutes } from "../../core/clock.js";
import { createLogger } from "../../core/logger.js";
import { poolOf } from "../../kit/db/pool.js";
import { testClientBuild } from "../../test/client-build.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import { settle } from "../../test/settle.js";
import type { Renderer } from "./renderer.js";

const ROLES = parse("{ jobs(first: 1) { nodes { role } } }");
const LIST = "/api/jobs?limit=1";
const QUERY = `/graphql?${new URLSearchParams({ query: "{ jobs(first: 1) { nodes { role } } }" }).toString()}`;
const PREFLIGHT = { "apollo-require-preflight": "1" };

/** As the real pages: without their data, they say so with 503. */
const renderer: Renderer = {
  render: async ({ url, execute }) => {
    const { pathname } = new URL(url);
    const { errors } = await execute({ query: ROLES, variables: {} });
    const parts = { head: "", state: "", noScript: "", modules: [], late: [] };
    return { ...parts, status: errors ? 503 : 200, html: `<h1>${pathname}</h1>` };
  },
};

/** The test's database is there, but nobody gets a connection to it. */
function cut(): void {
  const gone = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const pool = poolOf(app.dataSource) as unknown as {
    getConnection: (done: (error: Error) => void) => void;
  };
  jest.spyOn(pool, "getConnection").mockImplementation((done) => done(gone));
}
const mend = (): void => void jest.restoreAllMocks();

/** Moves the clock of what is kept, from now on. */
function pass(ms: number): void {
  const now = performance.now.bind(performance);
  jest.spyOn(performance, "now").mockImplementation(() => now() + ms);
}

let app: TestApp;
let server: Server;
let origin: string;
let warm: () => Promise<void>;

beforeAll(async () => {
  app = await createTestApp();
  await buildJob(app);
  await settle(app);
  const { env, services } = app;
  const client = { ...(await testClientBuild()), renderer };
  const logger = createLogger("silent");
  // Nothing is fresh when it is asked for again.
  const site = await createApp({ env, services, logger, client, keptMs: 1 });
  warm = site.warm;
  server = createServer(site.handle).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(mend);
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await app.close();
});

async function ask(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(origin + path, { headers: { accept: "*/*", ...headers } });
  const { headers: got, status } = answer;
  const text = await answer.text();
  return { status, text, age: got.get("age"), wait: got.get("retry-after"), headers: got };
}

describe("without the database", () => {
  it.each([
    ["/about", {}],
    ["/jobs?query=java", {}],
    [LIST, {}],
    ["/api/companies?limit=1", {}],
    [QUERY, PREFLIGHT],
  ])("%s is sent as it was before, with its age", async (path, headers) => {
    const before = await ask(path, headers);
    expect([before.status, before.age]).toEqual([200, null]);
    cut();
    for (let time = 0; time < 3; time += 1) {
      const last = await ask(path, headers);
      expect([last.status, last.text]).toEqual([200, before.text]);
      expect(last.age).toMatch(/^\d+$/);
      expect(last.headers.get("cache-status")).toMatch(/^staffboard; hit; ttl=-\d+$/);
      expect(last.headers.get("cache-control")).toBe(before.headers.get("cache-control"));
    }
    const etag = before.headers.get("etag") ?? "";
    // `fetch` would ask caches to look again by itself.
    const known = { ...headers, "if-none-match": etag, "cache-control": "max-age=0" };
    expect((await ask(path, known)).status).toBe(304);
    mend();
    const after = await ask(path, headers);
    // Someone may still get the last one within the second until the next try.
    expect(after.status).toBe(200);
  });

  it.each([
    ["/jobs?query=cobol", { accept: "text/html" }],
    ["/jobs?query=cobol", {}],
    ["/api/jobs?limit=7", {}],
    ["/api/companies?limit=7", {}],
    ["/graphql?query={jobs(first:7){nodes{id}}}", PREFLIGHT],
  ])("%s is an honest 503 if nobody has asked for it before", async (path, headers) => {
    cut();
    const { status, wait, headers: got } = await ask(path, headers);
    expect([status, wait]).toEqual([503, "5"]);
    expect(got.get("cache-control")).toMatch(/no-store/);
  });

  it("nobody who is known gets what others got", async () => {
    const person = await signedIn(app, await buildUser(app));
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    await ask(LIST);
    await ask(QUERY, PREFLIGHT);
    cut();
    // A key without the form of one is refused at once.
    const callers: [Record<string, string>, number][] = [
      [{ cookie }, 503],
      [{ authorization: "Bearer sb_none" }, 401],
    ];
    for (const path of [LIST, QUERY])
      for (const [caller, expected] of callers) {
        const { status, age } = await ask(path, { ...PREFLIGHT, ...caller });
        expect([status, age]).toEqual([expected, null]);
      }
  });

  it("only what was good is sent", async () => {
    expect((await ask("/api/jobs?limit=0")).status).toBe(400);
    cut();
    expect((await ask("/api/jobs?limit=0")).status).toBe(400);
  });

  it("the ten main pages are there from the start", async () => {
    await warm();
    cut();
    const pages = ["/", "/jobs", "/pricing", "/hire-talents", "/about", "/contact"];
    for (const path of [...pages, "/resources/faq", "/industries", "/resources/blog", "/terms"]) {
      const { status, age } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(age).not.toBeNull();
    }
  });

  it("pages and lists are gone after ten minutes, and come back with the database", async () => {
    await ask("/terms");
    await ask(LIST);
    cut();
    expect([(await ask("/terms")).status, (await ask(LIST)).status]).toEqual([200, 200]);
    pass(minutes(10));
    for (const path of ["/terms", LIST]) {
      const { status, wait } = await ask(path);
      expect([status, wait]).toEqual([503, "5"]);
    }
    mend();
    pass(minutes(12));
    for (const path of ["/terms", LIST]) {
      const { status, age } = await ask(path);
      expect([status, age]).toEqual([200, null]);
    }
  });
});
