import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { explorerTexts as words } from "#texts/explorer";
import { testClientBuild } from "../../test/client-build.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { contentPolicy, hashSource } from "./content-policy.js";
import { PageTemplate } from "./page-template.js";

const CHROME =
  "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8";
const SAFARI = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const CLIENTS = [
  "*/*",
  "application/json",
  "application/graphql-response+json, application/json;q=0.9",
  "application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed",
  "application/json, text/html;q=0.5",
  "application/json, text/plain, */*",
];
const QUERY = `query=${encodeURIComponent("{ __typename }")}`;
const START = "start(1 > 0);";
const DOCUMENT = `<!doctype html><html><head><script>${START}</script><!--app-head--><script type="module" src="/assets/explorer/a.js"></script></head><body><!--app-html--></body></html>`;

let app: TestApp;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-explorer-"));
  await mkdir(path.join(folder, ".vite"));
  await mkdir(path.join(folder, "assets/explorer"), { recursive: true });
  await writeFile(path.join(folder, "index.html"), "<html></html>");
  await writeFile(path.join(folder, ".vite/manifest.json"), "{}");
  await writeFile(path.join(folder, "assets/explorer/index.html"), DOCUMENT);
  const client = { ...(await testClientBuild()), shell: new PageTemplate(folder) };
  app = await createTestApp({ SITE_NAME: "Day & Night" }, { client });
});
afterAll(() => app.close());

async function ask(address: string, accept: string | null, init: RequestInit = {}) {
  const headers = { ...(accept !== null && { accept }), ...init.headers };
  const answer = await fetch(app.origin + address, { redirect: "manual", ...init, headers });
  const type = answer.headers.get("content-type") ?? "";
  return { answer, status: answer.status, type, text: await answer.text() };
}

describe("a browser", () => {
  it.each([CHROME, SAFARI, "text/html", "text/html, application/json"])(
    "gets the page for %s",
    async (accept) => {
      const { status, type, text } = await ask("/graphql", accept);
      expect([status, type]).toEqual([200, "text/html; charset=utf-8"]);
      expect(text).toContain(`<title>${words.title} | Day &amp; Night</title>`);
      expect(text).toContain("<span>Day &amp; Night</span>");
    },
  );

  it.each(["/graphql/", "/graphql?utm_source=mail"])("gets it at %s, too", async (address) => {
    expect(await ask(address, CHROME)).toMatchObject({ status: 200 });
  });

  it("gets a document under the site's own policy, which allows no more than its inline script", async () => {
    const { answer } = await ask("/graphql", CHROME);
    const policy = contentPolicy({ scripts: [hashSource(START)], styles: [] });
    expect(answer.headers.get("content-security-policy")).toBe(policy);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("x-frame-options")).toBe("DENY");
  });

  it("gets a page that no shared cache keeps, and 304 if it has it", async () => {
    const { answer } = await ask("/graphql", CHROME);
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("vary")).toMatch(/\bAccept\b(?!-)/);
    const etag = answer.headers.get("etag") ?? "";
    expect(
      await ask("/graphql", CHROME, {
        headers: { "if-none-match": etag, "cache-control": "max-age=0" },
      }),
    ).toMatchObject({
      status: 304,
    });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("gets the headers alone by HEAD", async () => {
    const { status, type, text } = await ask("/graphql", CHROME, { method: "HEAD" });
    expect([status, type, text]).toEqual([200, "text/html; charset=utf-8", ""]);
  });
});

describe("a program", () => {
  it.each([null, ...CLIENTS])("never gets the page: %s", async (accept) => {
    for (const method of ["GET", "HEAD", "POST"]) {
      const { type } = await ask("/graphql", accept, { method });
      expect(type).not.toContain("text/html");
    }
  });

  it.each([CHROME, ...CLIENTS])(
    "gets the answer to a query by GET as before: %s",
    async (accept) => {
      const headers = { "apollo-require-preflight": "1" };
      const { type, text } = await ask(`/graphql?${QUERY}`, accept, { headers });
      expect(type).toMatch(/^application\/(?:graphql-response\+)?json/);
      expect(JSON.parse(text)).toMatchObject({ data: { __typename: "Query" } });
    },
  );

  it("gets the answer to a query by POST, whatever it accepts", async () => {
    const { status, type, text } = await ask("/graphql", `application/json, ${CHROME}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query: "{ __typename }" }),
    });
    expect([status, JSON.parse(text)]).toMatchObject([200, { data: { __typename: "Query" } }]);
    expect(type).toContain("application/json");
  });

  it("gets no page for the hash of a known query, nor below the address", async () => {
    const hash = encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1 } }));
    const known = await ask(`/graphql?extensions=${hash}`, CHROME);
    const below = await ask("/graphql/schema", CHROME);
    expect([known.text, below.text].filter((text) => text.includes(words.title))).toEqual([]);
  });
});

it("is not there if the client was built without it", async () => {
  const bare = await createTestApp({}, { client: await testClientBuild() });
  const answer = await fetch(`${bare.origin}/graphql`, { headers: { accept: CHROME } });
  expect(answer.status).toBe(400);
  await bare.close();
});
