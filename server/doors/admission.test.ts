import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createLogger } from "../core/logger.js";
import { Admission, type Load } from "../kit/http/admission.js";
import { LoopLag } from "../kit/http/loop-lag.js";
import { testClientBuild } from "../test/client-build.js";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import { buildJob } from "../test/factories.js";
import { settle } from "../test/settle.js";
import { until } from "../test/until.js";
import { AdmissionDoor } from "./web/admission-door.js";

const PARTNER = "https://partner.example";
const CALM: Load = { lagMs: 0, waiting: 0 };
const BUSY: Load = { lagMs: 100, waiting: 0 };
const BOUNDS = {
  high: { lagMs: 50, waiting: 10 },
  low: { lagMs: 20, waiting: 5 },
  min: 1,
  max: 1_000,
};
const LIST = "/api/jobs?limit=1";
const PREFLIGHT = { "apollo-require-preflight": "1" };
const QUERY = { query: "{ me { id } }" };
const MUTATION = { query: "mutation { forgetStatusSheet { userErrors { code } } }" };
const json = (body: object, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: JSON.stringify(body),
  headers: { "content-type": "application/json", ...headers },
});

let load = CALM;
const admission = new Admission(() => load, BOUNDS);
let working: (() => void)[] = [];
let app: TestApp;
const lines: string[] = [];
const saidBusy = () => lines.filter((line) => line.includes("too much to do"));

beforeAll(async () => {
  const client = await testClientBuild();
  const onLog = (line: string) => void lines.push(line);
  app = await createTestApp({ ALLOWED_ORIGINS: PARTNER }, { admission, client, onLog, keptMs: 0 });
  await buildJob(app);
  await settle(app);
  await ask(LIST);
});
afterAll(() => app.close());
beforeEach(() => {
  working.forEach((end) => end());
  working = [];
  load = CALM;
  for (let turn = 0; turn < 200; turn += 1) admission.adjust();
});

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(app.origin + path, init);
  const text = await answer.text();
  const { headers, status } = answer;
  return { status, text, headers, wait: headers.get("retry-after") };
}

/** One read is in work, and no other is let in; for writes the same, if they are refused, too. */
function overload({ writes = false } = {}): void {
  working.push(admission.begin("READ"));
  if (writes) working.push(admission.begin("WRITE"));
  load = BUSY;
  admission.adjust();
  if (writes) admission.adjust();
}

const READS: [name: string, path: string, init: RequestInit, text: RegExp][] = [
  ["REST", "/api/auth/me", {}, /^\{"error":"[^"]+","message":"[^"]+","code":"UNAVAILABLE"\}$/],
  ["a public list that isn't ready", "/api/jobs?limit=9", {}, /"code":"UNAVAILABLE"/],
  ["a query by POST", "/graphql", json(QUERY), /^\{"errors":\[.*"code":"UNAVAILABLE".*\]\}$/],
  ["a query by POST, at another spelling of its path", "/graphql/", json(QUERY), /^\{"errors":\[/],
  ["a query by GET", "/graphql?query={me{id}}", { headers: PREFLIGHT }, /^\{"errors":\[/],
  [
    "a page",
    "/jobs",
    { headers: { accept: "text/html,*/*;q=0.8" } },
    /^<!doctype html>[\s\S]*<h1>/,
  ],
  ["a program that asks for a page", "/jobs", { headers: { accept: "*/*" } }, /^\{"error":"/],
];

describe("when there is too much to do", () => {
  it.each(READS)("%s is refused in its own form", async (_name, path, init, form) => {
    overload();
    const { status, wait, text, headers } = await ask(path, init);
    expect([status, wait]).toEqual([503, "2"]);
    expect(text).toMatch(form);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  });

  it.each(READS)("%s is answered as before when that is over", async (_name, path, init) => {
    expect((await ask(path, init)).status).not.toBe(503);
  });

  it.each([
    ["a list that is ready", LIST, {}, 200],
    ["health", "/healthz", {}, 200],
    ["readiness", "/readyz", {}, 200],
    ["a file", "/manifest.webmanifest", {}, 200],
    ["a drawing", "/scenes/about.svg", {}, 200],
    ["a file of another release", "/assets/gone.js", {}, 404],
    ["a browser's question", "/graphql", { method: "OPTIONS" }, 204],
  ])("%s is answered", async (_name, path, init, expected) => {
    overload({ writes: true });
    expect((await ask(path, init)).status).toBe(expected);
  });

  it.each([
    ["a mutation", "/graphql", json(MUTATION)],
    [
      "a mutation with its fragments first",
      "/graphql",
      json({ query: `fragment E on UserError { code } ${MUTATION.query}` }),
    ],
    ["a mutation with a comment first", "/graphql", json({ query: `# Why\n${MUTATION.query}` })],
    ["a REST call", "/api/auth/logout", json({})],
  ])("%s is let in until writes are too many, too", async (_name, path, init) => {
    overload();
    expect((await ask(path, init)).status).not.toBe(503);
    overload({ writes: true });
    const { status, wait } = await ask(path, init);
    expect([status, wait]).toEqual([503, "2"]);
  });

  it("other sites' pages may read a refusal if they may read the answer", async () => {
    overload();
    const allowed = async (origin: string, init: RequestInit = {}, path = LIST) =>
      (await ask(path, { ...init, headers: { ...init.headers, origin } })).headers.get(
        "access-control-allow-origin",
      );
    expect(await allowed(PARTNER)).toBe(PARTNER);
    expect(await allowed(PARTNER, json(QUERY), "/graphql")).toBe(PARTNER);
    expect(await allowed("https://other.example")).toBeNull();
  });

  it("the log says so once, not for each", async () => {
    overload();
    for (let turn = 0; turn < 5; turn += 1) await ask("/api/auth/me");
    for (let turn = 0; turn < 5; turn += 1) await ask("/graphql", json(QUERY));
    expect(saidBusy()).toHaveLength(1);
    expect(lines.filter((line) => line.includes("request failed"))).toEqual([]);
  });
});

it("a thread that can't keep up refuses some, answers others, and always lets one in", async () => {
  const lag = new LoopLag();
  const own = new Admission(() => ({ lagMs: lag.take(), waiting: 0 }), BOUNDS);
  const timer = setInterval(() => own.adjust(), 50);
  const door = new AdmissionDoor({
    admission: own,
    headers: {},
    spare: () => undefined,
    cross: (_request, _response, next) => next(),
    crossPaths: ["/api"],
    site: { name: "Staffboard", email: "hello@staffboard.example" },
    logger: createLogger("silent"),
  });
  const server = createServer(
    door.inFrontOf((_request, response) => {
      const end = own.begin("READ");
      void delay(20).then(() => {
        // Work of the thread itself, after a wait as for the database.
        const until = performance.now() + 20;
        while (performance.now() < until);
        end();
        response.end("done");
      });
    }),
  ).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const statusOf = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/jobs`);
    await answer.text();
    return answer.status;
  };
  const seen = new Set<number>();
  await until("some are refused and some answered", async () => {
    const statuses = await Promise.all(Array.from({ length: 50 }, statusOf));
    statuses.forEach((status) => seen.add(status));
    return seen.size === 2;
  });
  expect([...seen].sort()).toEqual([200, 503]);
  // However busy the machine is, one at a time is let in.
  for (let turn = 0; turn < 5; turn += 1) expect(await statusOf()).toBe(200);
  clearInterval(timer);
  lag.stop();
  server.closeAllConnections();
  server.close();
});
