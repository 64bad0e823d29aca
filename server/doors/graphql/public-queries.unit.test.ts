import { setTimeout as delay } from "node:timers/promises";
import { expect, it, jest } from "@jest/globals";
import type { Request, Response } from "express";
import { buildSchema } from "graphql";
import { costPlugin, type PricedContext } from "./cost.js";
import { DeadlineServer } from "./deadline.js";
import { publicQueries } from "./public-queries.js";

const SHORT_MS = 50;
const LONG_MS = 60_000;
const schema = buildSchema("type Query { jobs: String }");
const reservation = { status: {}, settle: () => undefined };

/** Asks for the jobs, which are read so. @returns the status of an answer for this caller, and texts kept for everyone */
async function ask(jobs: () => Promise<string>, queryMs = LONG_MS) {
  const server = new DeadlineServer<PricedContext>(
    { schema, rootValue: { jobs }, plugins: [costPlugin], stopOnTerminationSignals: false },
    queryMs,
  );
  await server.start();
  const kept: string[] = [];
  const keeper = {
    isPublicQuery: () => true,
    beginText: () => async (text: string) => void kept.push(text),
    sendLast: async () => false,
  };
  const headers = { "apollo-require-preflight": "1" };
  const request = { method: "GET", headers, originalUrl: "/graphql?query={jobs}" };
  const status = jest.fn(() => ({ send: () => undefined }));
  const handle = publicQueries(server, keeper, () => ({ reservation }) as unknown as PricedContext);
  const response = { setHeader: () => undefined, status };
  await handle(request as unknown as Request, response as unknown as Response, () => undefined);
  await server.stop();
  return { statuses: status.mock.calls.flat(), kept };
}

it("keeps what everyone may have", async () => {
  const { statuses, kept } = await ask(async () => "Welder");
  expect(statuses).toEqual([]);
  expect(kept.map((text) => JSON.parse(text).data)).toEqual([{ jobs: "Welder" }]);
});

it("does not keep the answer to a query that failed", async () => {
  const { statuses, kept } = await ask(() => Promise.reject(new Error("broken")));
  expect([statuses, kept]).toEqual([[200], []]);
});

it("does not keep the answer to a query that took too long", async () => {
  const { statuses, kept } = await ask(() => delay(4 * SHORT_MS, "late"), SHORT_MS);
  expect([statuses, kept]).toEqual([[503], []]);
});
