import { expect, it } from "@jest/globals";
import express from "express";
import { createTestApp, openAddress } from "../../test/create-test-app.js";
import { recordingLogger } from "../../test/recording-logger.js";
import { forwardedWarning } from "./forwarded-warning.js";

async function warningsOf(trustedHops: number, headers: Record<string, string>) {
  const { logger, lines } = recordingLogger();
  const { server, origin } = await openAddress();
  const site = express().use(forwardedWarning(trustedHops, logger), (_req, res) => res.end());
  server.on("request", site);
  for (let i = 0; i < 3; i += 1) await fetch(origin, { headers });
  server.closeAllConnections();
  server.close();
  return lines.map(({ level, msg }) => ({ level, msg }));
}

it("warns once if a proxy forwards requests and no proxy is trusted", async () => {
  const lines = await warningsOf(0, { "x-forwarded-for": "203.0.113.7" });
  expect(lines).toEqual([{ level: "warn", msg: expect.stringContaining("TRUST_PROXY_HOPS") }]);
});

it("is silent behind a trusted proxy, and without a proxy", async () => {
  expect(await warningsOf(1, { "x-forwarded-for": "203.0.113.7" })).toEqual([]);
  expect(await warningsOf(0, {})).toEqual([]);
});

it("is logged once by the site, whichever API is called first", async () => {
  const lines: string[] = [];
  const app = await createTestApp({ TRUST_PROXY_HOPS: "0" }, { onLog: (line) => lines.push(line) });
  await app.client().graphql("{ plans { id } }");
  await app.client().get("/api/companies?limit=1");
  await app.close();
  expect(lines.filter((line) => line.includes("TRUST_PROXY_HOPS is 0"))).toHaveLength(1);
});
