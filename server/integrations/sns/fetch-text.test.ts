import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { fetchText, UnusableAnswerError } from "./fetch-text.js";

let server: Server;
let asked: string[];
beforeAll(async () => {
  asked = [];
  server = createServer(({ url = "" }, response) => {
    asked.push(url);
    if (url === "/moved") response.writeHead(302, { location: "/text" }).end();
    else if (url === "/text") response.end("certificate ✓");
    else if (url === "/long") response.end("x".repeat(100_000));
    else response.writeHead(url === "/down" ? 503 : 404).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string) =>
  fetchText(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it("reads a text", async () => {
  expect(await get("/text")).toBe("certificate ✓");
});

it.each(["/missing", "/long", "/moved"])("can't use what %s answers", async (path) => {
  await expect(get(path)).rejects.toBeInstanceOf(UnusableAnswerError);
});

it("never follows a redirect", async () => {
  asked.length = 0;
  await get("/moved").catch(() => undefined);
  expect(asked).toEqual(["/moved"]);
});

it("may succeed later if the provider is down", async () => {
  await expect(get("/down")).rejects.not.toBeInstanceOf(UnusableAnswerError);
});
