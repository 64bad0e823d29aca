import { afterAll, expect, it } from "@jest/globals";
import express from "express";
import type { Server } from "node:http";
import type { DataSource } from "typeorm";
import { openAddress } from "../../test/create-test-app.js";
import { healthRoutes } from "./health.js";

let server: Server;
afterAll(() => void server.close());

it("asks the database once for all checks at the same time, so that a flood of them uses one connection", async () => {
  const address = await openAddress();
  server = address.server;
  const queries: (() => void)[] = [];
  const query = () => new Promise<void>((resolve) => queries.push(resolve));
  const routes = healthRoutes({ query } as unknown as DataSource, () => false);
  const site = express();
  let arrived = 0;
  const allArrived = new Promise<void>((resolve) => {
    site.use((_request, _response, next) => {
      next();
      arrived += 1;
      if (arrived === 20) resolve();
    });
  });
  server.on("request", site.use(routes));
  const check = async () => (await fetch(`${address.origin}/readyz`)).status;
  const checks = Array.from({ length: 20 }, check);
  await allArrived;
  expect(queries).toHaveLength(1);
  queries.forEach((answer) => answer());
  expect(await Promise.all(checks)).toEqual(checks.map(() => 200));
  const later = check();
  while (queries.length < 2) await new Promise(setImmediate);
  queries[1]?.();
  expect(await later).toBe(200);
});
