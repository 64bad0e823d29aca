import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "@jest/globals";
import { createDoor, type DoorOptions } from "./door.js";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return address.port;
}

const site = (name: string): Promise<number> =>
  listen(
    createServer(async (req, res) => {
      const body = await text(req);
      res.setHeader("set-cookie", ["a=1", "b=2"]);
      res.end(JSON.stringify({ name, url: req.url, body, headers: req.headers }));
    }),
  );

function promiseToKeep<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((done) => (resolve = done));
  return { promise, resolve };
}

async function text(req: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of req) body += String(chunk);
  return body;
}

async function door(options: Partial<DoorOptions>): Promise<string> {
  const port = await listen(
    createDoor({
      sources: (_req, _res, next) => next(),
      address: () => Promise.reject(new Error("none")),
      failure: ({ message }) => `<p>${message}</p>`,
      ...options,
    }),
  );
  return `http://127.0.0.1:${port}`;
}

it("forwards the whole request, with the client's address", async () => {
  const port = await site("one");
  const address = await door({ address: async () => port });
  const answer = await fetch(`${address}/api/jobs?limit=1`, {
    method: "POST",
    body: "x".repeat(100_000),
    headers: { "x-forwarded-for": "192.0.2.1" },
  });
  expect(answer.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(await answer.json()).toMatchObject({
    url: "/api/jobs?limit=1",
    body: "x".repeat(100_000),
    headers: { host: new URL(address).host, "x-forwarded-for": "192.0.2.1, 127.0.0.1" },
  });
});

it("holds requests until the site is up", async () => {
  const { promise: ready, resolve: serve } = promiseToKeep<number>();
  const address = await door({ address: () => ready });
  let answered = false;
  const answer = fetch(address).finally(() => (answered = true));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(answered).toBe(false);
  serve(await site("new"));
  expect(await (await answer).json()).toMatchObject({ name: "new" });
});

it("shows why the site did not start", async () => {
  const address = await door({ address: () => Promise.reject(new Error("no such table")) });
  const answer = await fetch(address);
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe("<p>no such table</p>");
});

it("answers when the site drops the connection", async () => {
  const port = await listen(createServer((req) => req.socket.destroy()));
  const address = await door({ address: async () => port });
  expect((await fetch(address)).status).toBe(503);
});

it.each([
  ["/app/entry-client.tsx", "GET", "sources"],
  ["/@vite/client", "GET", "sources"],
  ["/jobs", "GET", "site"],
  ["//", "GET", "site"],
  ["/resources/faq?query=a.b", "GET", "site"],
  ["/manifest.webmanifest", "GET", "site"],
  ["/favicon.ico", "GET", "site"],
  ["/api/file.pdf", "POST", "site"],
])("sends %s (%s) to the %s", async (path, method, target) => {
  const port = await site("site");
  const address = await door({
    address: async () => port,
    sources: (_req, res) => res.end(JSON.stringify({ name: "sources" })),
  });
  expect(await (await fetch(address + path, { method })).json()).toMatchObject({ name: target });
});

it("forwards requests for files that are not among the sources", async () => {
  const port = await site("site");
  const address = await door({ address: async () => port });
  expect(await (await fetch(`${address}/sitemap.xml`)).json()).toMatchObject({ name: "site" });
});
