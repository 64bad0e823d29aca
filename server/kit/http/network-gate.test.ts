import { setImmediate as turn } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import express from "express";
import type { QueryRunner } from "typeorm";
import type { Server } from "node:http";
import { errorHandler } from "../../doors/rest/errors.js";
import { createTestApp, openAddress, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { recordingLogger } from "../../test/recording-logger.js";
import { NetworkGate, type GateBounds } from "./network-gate.js";

const BOUNDS: GateBounds = {
  inWork: 2,
  waiting: 3,
  uploads: 1,
  requests: 1000,
  windowSeconds: 60,
  refusalMs: 0,
};
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.closeAllConnections();
  for (const server of servers) server.close();
});

/** A site whose requests run until the test releases them. */
async function slowSite(bounds: Partial<GateBounds> = {}) {
  const { server, origin } = await openAddress();
  servers.push(server);
  const inWork: (() => void)[] = [];
  const site = express();
  site.set("trust proxy", 1);
  let requests = 0;
  let gone = 0;
  site.use((_request, response, next) => {
    requests += 1;
    response.once("close", () => (gone += 1));
    next();
  });
  site.use(new NetworkGate({ ...BOUNDS, ...bounds }).handle);
  site.use((_request, response) => void inWork.push(() => response.end("done")));
  site.use(errorHandler(recordingLogger().logger));
  server.on("request", site);
  const ask = async (from = "203.0.113.7", init: RequestInit = {}) => {
    const headers = { "x-forwarded-for": from, ...init.headers };
    const { status, headers: answered } = await fetch(origin, { ...init, headers });
    return { status, wait: answered.get("retry-after") };
  };
  /** Waits until this many requests are running. */
  const until = async (count: number) => {
    while (inWork.length < count) await turn();
  };
  const arrived = async (count: number) => {
    while (requests < count) await turn();
  };
  const left = async (count: number) => {
    while (gone < count) await turn();
  };
  const finish = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      await until(1);
      inWork.shift()?.();
    }
  };
  return { ask, until, arrived, left, finish, inWork };
}

describe("a network at the gate", () => {
  it("runs a limited number of requests, queues the next ones, and refuses the rest at once", async () => {
    const { ask, finish, inWork } = await slowSite();
    const asked = Array.from({ length: 6 }, () => ask());
    const refused = await Promise.race(asked);
    expect(refused).toEqual({ status: 429, wait: "1" });
    expect(inWork).toHaveLength(2);
    await finish(5);
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("does not use up the places of other networks", async () => {
    const { ask, until, finish } = await slowSite();
    const own = [ask(), ask(), ask()];
    await until(2);
    const others = [ask("203.0.113.8"), ask("2001:db8::1")];
    await until(4);
    await finish(5);
    for (const { status } of await Promise.all([...own, ...others])) expect(status).toBe(200);
  });

  it("gives the queue place of a disconnected client to the next one", async () => {
    const { ask, until, arrived, left, finish } = await slowSite({ inWork: 1, waiting: 1 });
    const first = ask();
    await until(1);
    const hangUp = new AbortController();
    const leaving = ask(undefined, { signal: hangUp.signal }).catch(() => "gone");
    await arrived(2);
    hangUp.abort();
    expect(await leaving).toBe("gone");
    await left(1);
    await finish(1);
    expect((await first).status).toBe(200);
    const next = ask();
    await finish(1);
    expect((await next).status).toBe(200);
  });

  it("keeps the place of a client that hangs up until its work has ended", async () => {
    const { ask, until, arrived, left, finish, inWork } = await slowSite({ inWork: 1 });
    const hangUp = new AbortController();
    const leaving = ask(undefined, { signal: hangUp.signal }).catch(() => "gone");
    await until(1);
    hangUp.abort();
    expect(await leaving).toBe("gone");
    await left(1);
    const next = ask();
    await arrived(2);
    await turn();
    expect(inWork).toHaveLength(1);
    await finish(2);
    expect((await next).status).toBe(200);
  });

  it("has separate places for uploads", async () => {
    const { ask, until, finish } = await slowSite({ inWork: 1, waiting: 0 });
    const form = new FormData();
    form.set("resume", "x");
    const upload = ask(undefined, { method: "POST", body: form });
    await until(1);
    const other = ask();
    await until(2);
    expect((await ask(undefined, { method: "POST", body: form })).status).toBe(429);
    await finish(2);
    expect([(await upload).status, (await other).status]).toEqual([200, 200]);
  });

  it("may send a limited number of requests per window, and then gets a time to wait", async () => {
    const { ask, finish } = await slowSite({ requests: 3, windowSeconds: 24 * 3600 });
    for (let i = 0; i < 3; i += 1) {
      const asked = ask();
      await finish(1);
      expect((await asked).status).toBe(200);
    }
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.wait)).toBeGreaterThan(50);
    const other = ask("203.0.113.8");
    await finish(1);
    expect((await other).status).toBe(200);
  });
});

describe("one network that floods the site", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it("leaves database connections for others, even while all of its own requests wait", async () => {
    const people = await Promise.all(
      Array.from({ length: 9 }, async () => signedIn(app, await buildUser(app))),
    );
    const attacker = app.client();
    attacker.cookies.set("otp", "made-up");
    const guess = { email: "victim@example.com", otp: "000000" };
    // The attacker's requests wait for this locked table; other requests do not read it.
    const holder = app.dataSource.createQueryRunner();
    await holder.query("LOCK TABLES rate_limits WRITE");
    const flood = Array.from({ length: 220 }, () => attacker.post("/api/auth/verify-otp", guess));
    try {
      while ((await waitingIn(holder)) < 10) await turn();
      const answers = await Promise.all(people.map((person) => person.get("/api/auth/me")));
      expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
    } finally {
      await holder.query("UNLOCK TABLES");
      await holder.release();
    }
    for (const { body } of await Promise.all(flood))
      expect(["INVALID_CODE", "RATE_LIMITED"]).toContain(body.code);
  });

  /** How many connections wait for a locked table. */
  const waitingIn = async (runner: QueryRunner): Promise<number> => {
    const [row] = (await runner.query(
      "SELECT COUNT(*) AS n FROM information_schema.PROCESSLIST WHERE DB = DATABASE() AND STATE LIKE 'Waiting for table%'",
    )) as { n: number | string }[];
    return Number(row?.n ?? 0);
  };

  it("is served like a campus if it sends the requests of forty people at once", async () => {
    const students = await Promise.all(
      Array.from({ length: 40 }, async () => signedIn(app, await buildUser(app))),
    );
    for (const student of students) student.ipAddress = "203.0.113.9";
    const answers = await Promise.all(students.map((student) => student.get("/api/auth/me")));
    expect(answers.map(({ status }) => status)).toEqual(students.map(() => 200));
  });
});
