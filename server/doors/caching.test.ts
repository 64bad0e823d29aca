import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../test/factories.js";
import { settle } from "../test/settle.js";
import type { Answer, TestClient } from "../test/test-client.js";

const OWN = "private, no-store";
/** What no proxy keeps, however it is set up. */
const UNKEPT = /\bno-store\b/;
const PUBLIC_QUERY = "{ jobs(first: 1) { nodes { id } } }";
const ME = "{ me { id email } }";
/** Without it, Apollo answers no GET. */
const PREFLIGHT = { "apollo-require-preflight": "1" };
const asked = (query: string) => `/graphql?${new URLSearchParams({ query }).toString()}`;

let app: TestApp;
let known: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  await buildJob(app);
  await settle(app);
  known = await signedIn(app, await buildUser(app));
});
afterAll(() => app.close());

const told = ({ status, headers }: Answer) => [status, headers.get("cache-control")];

/** Each way to ask, and the status of its answer. */
const QUERIES: [name: string, status: number, ask: (client: TestClient) => Promise<Answer>][] = [
  ["a query by POST", 200, (client) => client.graphql(ME)],
  ["a query by GET", 200, (client) => client.get(asked(ME), PREFLIGHT)],
  ["a public list by POST", 200, (client) => client.graphql(PUBLIC_QUERY)],
  ["a public list by POST, again", 200, (client) => client.graphql(PUBLIC_QUERY)],
  [
    "a public list together with more",
    200,
    (c) => c.get(asked(`{ me { id } jobs(first: 1) { nodes { id } } }`), PREFLIGHT),
  ],
  [
    "introspection",
    200,
    (client) => client.get(asked("{ __schema { types { name } } }"), PREFLIGHT),
  ],
  [
    "a refused field",
    200,
    (client) => client.graphql("{ myApplications(first: 1) { nodes { id } } }"),
  ],
  [
    "a mutation",
    200,
    (client) => client.graphql("mutation { forgetStatusSheet { userErrors { code } } }"),
  ],
  [
    "a mutation by GET",
    405,
    (client) =>
      client.get(asked("mutation { forgetStatusSheet { userErrors { code } } }"), PREFLIGHT),
  ],
  ["a GET of another site's page", 400, (client) => client.get(asked(ME))],
  ["no query", 400, (client) => client.post("/graphql", {})],
  ["an unknown field", 400, (client) => client.graphql("{ nothing }")],
  [
    "an unknown operation",
    400,
    (client) => client.post("/graphql", { query: "query A { me { id } }", operationName: "B" }),
  ],
  ["a query that is too long", 400, (client) => client.graphql(`{ ${"a ".repeat(3_000)} }`)],
  [
    "a stored query",
    200,
    (client) =>
      client.post("/graphql", { extensions: { persistedQuery: { version: 1, sha256Hash: "0" } } }),
  ],
  ["a body that isn't JSON", 400, (client) => client.post("/graphql", "{")],
  [
    "a body that is too large",
    413,
    (client) => client.post("/graphql", { query: "a".repeat(200_000) }),
  ],
  [
    "another method",
    405,
    (client) => client.send("PUT", "/graphql", "{}", { "content-type": "application/json" }),
  ],
  [
    "another site's page",
    403,
    (client) => client.graphql(ME, {}, { origin: "https://evil.example" }),
  ],
  ["a form", 403, (client) => client.postForm("/graphql", new FormData())],
  [
    "a key that doesn't exist",
    401,
    (client) => client.graphql(ME, {}, { authorization: "Bearer sb_none" }),
  ],
];

describe.each([
  ["signed in", () => known],
  ["signed out", () => app.client()],
])("%s", (_who, client) => {
  it.each(QUERIES)("GraphQL: %s is for nobody else", async (_name, status, ask) => {
    expect(told(await ask(client()))).toEqual([status, OWN]);
  });

  it.each([
    ["/api/auth/me"],
    ["/api/jobs?limit=0"],
    ["/api/jobs/none"],
    ["/api/nothing"],
    ["/api/cart"],
    ["/uploads/resumes/none.pdf"],
    ["/uploads/none.svg"],
    ["/healthz"],
    ["/readyz"],
    ["/nothing"],
  ])("%s is kept by nobody", async (path) => {
    const { headers } = await client().get(path);
    expect(headers.get("cache-control")).toMatch(UNKEPT);
  });
});

describe.each([
  ["/api/jobs?limit=1", "public, max-age=60, stale-if-error=600"],
  ["/api/companies?limit=1", "public, max-age=60, stale-if-error=600"],
  [asked(PUBLIC_QUERY), "public, max-age=0, stale-if-error=600"],
])("the public list %s", (path, forAll) => {
  it("is for all who aren't known, made or ready, and says what it depends on", async () => {
    for (const client of [app.client(), app.client()]) {
      const answer = await client.get(path, PREFLIGHT);
      expect(told(answer)).toEqual([200, forAll]);
      expect(answer.headers.get("vary")).toMatch(/\bCookie\b.*\bAuthorization\b/);
    }
  });

  it("is for nobody else if the caller has a session", async () => {
    expect(told(await known.get(path, PREFLIGHT))).toEqual([200, OWN]);
  });

  it("is for nobody else if the caller shows a key", async () => {
    const refused = await app.client().get(path, { ...PREFLIGHT, authorization: "Bearer sb_none" });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("cache-control")).toMatch(UNKEPT);
  });
});
