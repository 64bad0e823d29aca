import { createServer, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import os from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import express from "express";
import sharp from "sharp";
import { days, hours } from "../../core/clock.js";
import { TestClock } from "../../test/test-clock.js";
import { faviconRoute } from "./favicon.js";
import { SECURITY_TEXT, securityTextRoute } from "./security-text.js";

const ORIGIN = "https://staffboard.example";
const clock = new TestClock();

let server: Server;
let address: string;
let empty: string;

beforeAll(async () => {
  empty = await mkdtemp(`${os.tmpdir()}/empty-`);
  const app = express()
    .use("/bare", faviconRoute(empty))
    .use(faviconRoute("client/public"))
    .use(securityTextRoute({ origin: ORIGIN, email: "a%b@staffboard.example", clock }));
  server = createServer(app).listen(0, "127.0.0.1");
  await new Promise((done) => server.once("listening", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await rm(empty, { recursive: true });
});

describe("/favicon.ico", () => {
  it("holds the site's own icon, and pages of other origins may show it", async () => {
    const { status, headers, ...response } = await ask("/favicon.ico");
    expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
      200,
      "image/x-icon",
      "public, max-age=3600",
    ]);
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const { bytes } = response;
    // An icon with one picture of 32 × 32 pixels.
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [length, start] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
    expect(start + length).toBe(bytes.length);
    const picture = await sharp(bytes.subarray(start)).metadata();
    expect(picture).toMatchObject({ format: "png", width: 32, height: 32 });
  });

  it("is missing if the client is not built", async () => {
    expect((await ask("/bare/favicon.ico")).status).toBe(404);
  });
});

describe("/.well-known/security.txt", () => {
  const fields = async () => {
    const { bytes, headers } = await ask(SECURITY_TEXT);
    expect(headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const lines = bytes.toString().trimEnd().split("\n");
    return Object.fromEntries(lines.map((line) => line.split(/: (.*)/).slice(0, 2)));
  };

  it("names the firm's address, the text's own, and its language", async () => {
    expect(await fields()).toEqual({
      Contact: "mailto:a%25b@staffboard.example",
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
      "Preferred-Languages": "en",
      Canonical: `${ORIGIN}/.well-known/security.txt`,
    });
  });

  it("is never about to expire, nor valid for a year, and changes once a day", async () => {
    const seen = new Set<string>();
    for (let hour = 0; hour < 10 * 24; hour += 6) {
      const { Expires: expires = "" } = await fields();
      const left = new Date(expires).getTime() - clock.now().getTime();
      expect(left).toBeGreaterThan(days(170));
      expect(left).toBeLessThan(days(365));
      seen.add(expires);
      clock.advance(hours(6));
    }
    expect([10, 11]).toContain(seen.size);
  });
});

async function ask(path: string) {
  const response = await fetch(address + path);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}
