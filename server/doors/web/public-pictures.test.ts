import { createServer, type Server } from "node:http";
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import express from "express";
import { staticAssets } from "./pages.js";
import { securityHeaders, withHeaders } from "./security-headers.js";

const FILES = "client/public";
const POLICY = "cross-origin-resource-policy";
const DRAWING = "<svg xmlns='http://www.w3.org/2000/svg'/>".repeat(99);

let folder: string;
let server: Server;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "pictures-"));
  for (const name of await readdir(FILES, { recursive: true })) {
    if (path.extname(name) === "") await mkdir(path.join(folder, name));
    else await copyFile(path.join(FILES, name), path.join(folder, name));
  }
  await mkdir(path.join(folder, "assets"));
  await writeFile(path.join(folder, "assets/app-1a2b3c.js"), "1");
  await writeFile(path.join(folder, "drawing.svg"), DRAWING);
  await writeFile(path.join(folder, "drawing.svg.br"), brotliCompressSync(DRAWING));
  const app = express().use(withHeaders(securityHeaders(true)), staticAssets(folder));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(folder, { recursive: true });
});

const policyOf = async (file: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${address}/${file}`, { headers });
  await response.arrayBuffer();
  return [response.status, response.headers.get(POLICY)];
};

describe("pages of other origins", () => {
  it("may show every picture of the site, and nothing else", async () => {
    const names = await readdir(folder, { recursive: true });
    const files = names.filter((name) => path.extname(name) !== "" && !name.endsWith(".br"));
    const pictures = files.filter((name) => /\.(svg|png)$/.test(name));
    expect(pictures).toEqual(expect.arrayContaining(["og-image.png", "company-default.svg"]));
    expect(pictures.length).toBeLessThan(files.length);
    for (const file of files) {
      const policy = pictures.includes(file) ? "cross-origin" : "same-origin";
      expect([file, ...(await policyOf(file))]).toEqual([file, 200, policy]);
    }
  });

  it("may show a picture that is sent compressed", async () => {
    const response = await fetch(`${address}/drawing.svg`, {
      headers: { "accept-encoding": "br" },
    });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get(POLICY)).toBe("cross-origin");
    expect(await response.text()).toBe(DRAWING);
  });

  it("may go on showing one that has not changed", async () => {
    const { headers } = await fetch(`${address}/og-image.png`);
    const again = { "if-none-match": headers.get("etag") ?? "", "cache-control": "max-age=0" };
    expect(await policyOf("og-image.png", again)).toEqual([304, "cross-origin"]);
  });
});
