import { once } from "node:events";
import { createServer, request, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, it } from "@jest/globals";
import { createLogger } from "../../../core/logger.js";
import { Answer } from "./answer.js";
import { AnswerStore } from "./answer-store.js";
import { inFront } from "./front.js";
import { ReadyLists } from "./ready-lists.js";

const TEXT = "<p>Welcome to Dallas</p>".repeat(100);
const CANONICAL = "/jobs?query=java";
const store = new AnswerStore<string>();
const lines: { msg: string; req: { path: string } }[] = [];
const write = (text: string) => lines.push(JSON.parse(text) as (typeof lines)[number]);
let behind: string[] = [];
let sent: (string | undefined)[] = [];
let server: Server;

beforeAll(async () => {
  const answer = new Answer(TEXT, "text/html; charset=utf-8", { "x-frame-options": "DENY" });
  await store.get(CANONICAL, async () => answer);
  for (const encoding of ["identity", "gzip"] as const) await answer.in(encoding);
  const handle = inFront({
    answers: store,
    lists: new ReadyLists(),
    sheets: null,
    behind: ({ method, url }, response) => {
      behind.push(`${method} ${url}`);
      response.end("behind");
    },
    onSent: ({ url }) => sent.push(url),
    logger: createLogger("debug", { write }),
  });
  server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});
beforeEach(() => {
  behind = [];
  sent = [];
});

/** Sends no header by itself, unlike fetch. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(
    request({ port, path, method, headers, host: "127.0.0.1" }).end(),
    "response",
  )) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

it("answers for a page that is ready", async () => {
  const { status, headers, body } = await ask(CANONICAL, {
    cookie: "sid=x",
    host: "other.example",
  });
  expect([status, body.toString()]).toEqual([200, TEXT]);
  expect(headers).toMatchObject({ "x-frame-options": "DENY", vary: "Accept-Encoding" });
  expect(headers["content-length"]).toBe(String(TEXT.length));
  expect([behind, sent]).toEqual([[], [CANONICAL]]);
});

it("answers in the encoding that was asked for", async () => {
  const { headers, body } = await ask(CANONICAL, { "accept-encoding": "gzip" });
  expect([headers["content-encoding"], gunzipSync(body).toString()]).toEqual(["gzip", TEXT]);
  expect(behind).toEqual([]);
});

it("sends a browser that has the page only its headers", async () => {
  const first = await ask(CANONICAL, { "accept-encoding": "gzip" });
  const { etag = "" } = first.headers;
  for (const known of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
    const again = await ask(CANONICAL, { "accept-encoding": "gzip", "if-none-match": known });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({
      etag,
      vary: "Accept-Encoding",
      "x-frame-options": "DENY",
    });
    expect(again.headers).not.toHaveProperty("content-length");
  }
  // Other bytes, and another page.
  for (const headers of [{ "if-none-match": etag }, { "if-none-match": '"other"' }])
    expect((await ask(CANONICAL, headers)).status).toBe(200);
});

it("answers HEAD as GET, without a body", async () => {
  const { status, headers, body } = await ask(CANONICAL, {}, "HEAD");
  expect([status, body.length]).toEqual([200, 0]);
  expect(headers["content-length"]).toBe(String(TEXT.length));
});

it("logs what it answered, without the query", async () => {
  lines.length = 0;
  await ask(CANONICAL);
  while (lines.length === 0) await new Promise(setImmediate);
  expect(lines).toEqual([
    expect.objectContaining({
      msg: "request completed",
      req: expect.objectContaining({ path: "/jobs" }),
    }),
  ]);
});

it.each([
  ["/jobs", "GET", {}],
  [`${CANONICAL}&utm_source=x`, "GET", {}],
  ["/jobs?query=jav%61", "GET", {}],
  [`/.${CANONICAL}`, "GET", {}],
  [CANONICAL, "POST", {}],
  [CANONICAL, "OPTIONS", {}],
  // Not compressed yet.
  [CANONICAL, "GET", { "accept-encoding": "br" }],
])("leaves everything else to what is behind it: %s, %s", async (path, method, headers) => {
  const { body } = await ask(path, headers, method);
  expect(body.toString()).toBe("behind");
  expect([behind, sent]).toEqual([[`${method} ${path}`], []]);
});

it("answers nothing that was dropped", async () => {
  store.clear();
  await ask(CANONICAL);
  expect(behind).toEqual([`GET ${CANONICAL}`]);
});
