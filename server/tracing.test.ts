import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { startBuiltSite, type BuiltSite } from "./test/built-site.js";
import { createTestApp, type TestApp } from "./test/create-test-app.js";
import { newEmail } from "./test/factories.js";
import { TestClient } from "./test/test-client.js";
import { traceCollector, type SentSpan, type TraceCollector } from "./test/trace-collector.js";
import { until } from "./test/until.js";

/** The kind of a span that answers a request. */
const SERVER = 2;
const ASK = `mutation RequestLoginCode($input: RequestLoginCodeInput!) {
  requestLoginCode(input: $input) { userErrors { code } } }`;
const SIGN_IN = `mutation SignInWithGoogle($input: SignInWithGoogleInput!) {
  signInWithGoogle(input: $input) { userErrors { code } } }`;
/** At its end, the process tells which packages of OpenTelemetry it has loaded. */
const TELL_PACKAGES = `import { Module } from "node:module";
process.on("exit", () => {
  const names = Object.keys(Module._cache).flatMap((file) => file.match(/@opentelemetry.[\\w-]+/) ?? []);
  console.log(JSON.stringify({ packages: [...new Set(names)] }));
});`;
const TELLING = ["--import", `data:text/javascript,${encodeURIComponent(TELL_PACKAGES)}`];

let app: TestApp;
let collector: TraceCollector;
let site: BuiltSite;

beforeAll(async () => {
  app = await createTestApp();
  collector = await traceCollector();
});
afterAll(async () => {
  await site.end("SIGKILL");
  collector.close();
  await app.close();
});

async function start(changes: Record<string, string>): Promise<void> {
  const always = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: "100" };
  // The stand-in for SES takes any.
  const keys = { AWS_ACCESS_KEY_ID: "any", AWS_SECRET_ACCESS_KEY: "any" };
  site = await startBuiltSite(app, { ...always, ...keys, ...changes }, TELLING);
}

const packages = (): string[] => {
  const told = /^\{"packages":.*$/m.exec(site.log())?.[0] ?? "";
  return (JSON.parse(told) as { packages: string[] }).packages;
};

/** Someone whose request is part of a trace already. */
class Caller {
  readonly traceId = randomBytes(16).toString("hex");
  readonly spanId = randomBytes(8).toString("hex");
  readonly headers = { traceparent: `00-${this.traceId}-${this.spanId}-01` };

  spans(): SentSpan[] {
    return collector.spans().filter(({ traceId }) => traceId === this.traceId);
  }

  /** The request's span, which comes after those that are in it. */
  async request(): Promise<SentSpan | undefined> {
    const find = () => this.spans().find(({ kind }) => kind === SERVER);
    await until("a request's span", async () => find() !== undefined);
    return find();
  }

  /** The names of a span and of those around it, inside out. */
  way({ name, parentSpanId }: SentSpan): string[] {
    const outer = this.spans().find(({ spanId }) => spanId === parentSpanId);
    return outer ? [name, ...this.way(outer)] : [name];
  }

  ways(name: string): string[][] {
    return this.spans()
      .filter((span) => span.name === name)
      .map((span) => this.way(span));
  }
}

const askForCode = (headers: Record<string, string> = {}, email = newEmail()) =>
  new TestClient(site.origin).graphql(ASK, { input: { email } }, headers);

describe("with a collector", () => {
  beforeAll(() => start({}));

  it("a caller's trace goes on with the request, its operation, and its statements", async () => {
    const caller = new Caller();
    await askForCode(caller.headers);
    const { name, parentSpanId } = (await caller.request()) ?? {};
    expect({ name, parentSpanId }).toEqual({ name: "POST /graphql", parentSpanId: caller.spanId });
    expect(caller.ways("INSERT")).toContainEqual([
      "INSERT",
      "mutation RequestLoginCode",
      "POST /graphql",
    ]);
    const texts = caller.spans().map(({ attributes }) => attributes["db.query.text"]);
    expect(texts).toContainEqual(expect.stringMatching(/^INSERT INTO `login_codes`.*\?/));
  });

  it("an email that the queue sends is a trace of its own", async () => {
    await askForCode();
    const isSent = ({ name, parentSpanId }: SentSpan) =>
      name === "POST 127.0.0.1" && parentSpanId === undefined;
    await until("a span of SES", async () => collector.spans().some(isSent));
  });

  it("a call by fetch is part of the request, too", async () => {
    const caller = new Caller();
    const client = new TestClient(site.origin);
    const { headers } = await client.get("/auth/google/start");
    const state = new URL(headers.get("location") ?? "").searchParams.get("state");
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const credential = `${part({ alg: "RS256", kid: "unknown" })}.${part({})}.AAAA`;
    await client.graphql(SIGN_IN, { input: { credential, state } }, caller.headers);
    await caller.request();
    const [call, ...around] = caller.ways("GET 127.0.0.1")[0] ?? [];
    expect([call, ...around]).toEqual([
      "GET 127.0.0.1",
      "mutation SignInWithGoogle",
      "POST /graphql",
    ]);
  });

  it("nothing is sent that came from a person", async () => {
    const email = newEmail();
    const secret = randomBytes(12).toString("hex");
    const callers = [new Caller(), new Caller(), new Caller(), new Caller()] as const;
    const [asks, queries, reads, guesses] = callers;
    const headersOf = (caller: Caller) => ({
      ...caller.headers,
      ...{ "user-agent": secret, "x-forwarded-for": "203.0.113.77", cookie: `a=${secret}` },
      ...{ tracestate: `a=${secret}`, baggage: `a=${secret}` },
    });
    await askForCode(headersOf(asks), email);
    const query = `query Q${secret} { a${secret}: jobs(filter: { search: "${secret}" }) { a } }`;
    await new TestClient(site.origin).graphql(query, {}, headersOf(queries));
    await fetch(`${site.origin}/api/jobs/${secret}?a=${email}`, { headers: headersOf(reads) });
    await fetch(`${site.origin}/${secret}?a=${secret}`, { headers: headersOf(guesses) });

    const requests = await Promise.all(callers.map((caller) => caller.request()));
    expect(requests.map((request) => request?.name)).toEqual([
      "POST /graphql",
      "POST /graphql",
      "GET /api/jobs/:id?",
      "GET other",
    ]);
    expect(collector.sent()).toContain('"staffboard"');
    for (const word of [email, secret, "203.0.113.77"])
      expect(collector.sent()).not.toContain(word);
  });

  it.each(["/healthz", "/readyz", "/robots.txt", "/assets/a.js", "/metrics"])(
    "%s leaves no trace",
    async (path) => {
      const caller = new Caller();
      await fetch(`${site.origin}${path}`, { headers: caller.headers });
      const next = new Caller();
      await fetch(`${site.origin}/api/companies`, { headers: next.headers });
      await next.request();
      expect(caller.spans()).toEqual([]);
    },
  );

  it("that falls silent, requests are answered and the process ends as ever", async () => {
    collector.fallSilent();
    const caller = new Caller();
    expect(await askForCode(caller.headers)).toMatchObject({ status: 200 });
    await caller.request();
    expect(await askForCode()).toMatchObject({ status: 200 });
    expect(await site.end("SIGTERM")).toBe(0);
    collector.speakAgain();
  });
});

it("the end of the process sends the last spans, of those that the sampler wants", async () => {
  await start({
    OTEL_TRACES_SAMPLER: "parentbased_always_off",
    OTEL_BSP_SCHEDULE_DELAY: "3600000",
  });
  const before = collector.spans().length;
  const caller = new Caller();
  await askForCode();
  await askForCode(caller.headers);
  expect(collector.spans()).toHaveLength(before);
  expect(await site.end("SIGTERM")).toBe(0);
  expect(await caller.request()).toMatchObject({ name: "POST /graphql" });
  expect(collector.spans().slice(before)).toHaveLength(caller.spans().length);
  expect(packages()).toContain("@opentelemetry/sdk-trace-node");
});

it("if the collector is not there, requests are answered, the process ends as ever, and the log says so once", async () => {
  const gone = await traceCollector();
  gone.close();
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: gone.url, OTEL_EXPORTER_OTLP_TIMEOUT: "100" });
  await askForCode();
  await until("a line of the log", async () => site.log().includes("can't send traces"));
  expect(await askForCode()).toMatchObject({ status: 200 });
  expect(await site.end("SIGTERM")).toBe(0);
  expect(site.log().match(/can't send traces/g)).toHaveLength(1);
});

it("without a collector, nothing of OpenTelemetry is loaded", async () => {
  await start({ OTEL_EXPORTER_OTLP_ENDPOINT: "" });
  expect(await askForCode()).toMatchObject({ status: 200 });
  expect(await site.end("SIGTERM")).toBe(0);
  // The library of the metrics loads its interface, which does nothing by itself.
  expect(packages().filter((name) => name !== "@opentelemetry/api")).toEqual([]);
});
