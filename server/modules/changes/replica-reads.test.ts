import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { seconds } from "../../core/clock.js";
import type { Patience } from "../../core/patience.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { DatabaseRelay } from "../../test/database-relay.js";
import { buildCompany, buildJob, buildUser, signedIn } from "../../test/factories.js";
import { PlayedReplica } from "../../test/played-replica.js";
import type { TestClient } from "../../test/test-client.js";
import { until } from "../../test/until.js";
import type { ReplicaReads } from "./replica-reads.js";

const COMPANIES = "{ companies(first: 50) { nodes { location } } }";
const JOB = "query ($id: ID!) { job(id: $id) { role company { location } } }";
const JOBS = "{ jobs(first: 50) { nodes { id company { location } } } }";

let played: PlayedReplica;
let relay: DatabaseRelay;
let log: string[];
beforeAll(async () => {
  played = await PlayedReplica.make();
  relay = await DatabaseRelay.start(played.url);
});
afterAll(async () => {
  await relay.close();
  await played.close();
});

/** Long enough for a busy machine that works. */
const PATIENT = { replicaMs: seconds(10) };
const start = (url = relay.url, patience: Partial<Patience> = PATIENT): Promise<TestApp> => {
  log = [];
  const onLog = (line: string) => log.push(line);
  return createTestApp({ DATABASE_READ_URL: url }, { onLog, patience, keptMs: NOTHING_KEPT_MS });
};
/** The tests write past the site. */
const NOTHING_KEPT_MS = 0.001;
const readsOf = ({ services }: TestApp): ReplicaReads => {
  if (!services.replicaReads) throw new Error("no replica");
  return services.replicaReads;
};
const saidOfReplica = () =>
  log.flatMap((line) => {
    const { msg, reason } = JSON.parse(line) as { msg: string; reason?: string };
    return /replica|READ_URL/.test(msg) ? [reason ? `${msg}: ${reason}` : msg] : [];
  });

/** Brings the replica up to date, and has it known. */
async function follow(app: TestApp): Promise<void> {
  await app.services.changeFollower.poll();
  await played.bringUpToDate(app.dataSource);
  await played.mark();
  await readsOf(app).replica.check();
}

const placesIn = async (client: TestClient, query = COMPANIES): Promise<string[]> => {
  const { data, errors } = await client.graphql(query);
  if (!data) throw new Error(JSON.stringify(errors));
  const nodes: { location?: string; company?: { location: string } }[] =
    data.companies?.nodes ?? data.jobs.nodes;
  return [...new Set(nodes.map(({ location, company }) => location ?? company?.location ?? ""))];
};

describe("with a replica that is up to date", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await start();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await buildCompany(app, { location: "writer" });
    await follow(app);
  });

  it("reads the lists and pages of strangers there", async () => {
    const company = await buildCompany(app, { location: "writer" });
    const { id } = await buildJob(app, { company });
    await follow(app);
    const before = readsOf(app).numbers();
    expect(await placesIn(app.client())).toEqual(["replica"]);
    expect(await placesIn(app.client(), JOBS)).toEqual(["replica"]);
    const { data } = await app.client().graphql(JOB, { id });
    expect(data.job.company.location).toBe("replica");
    const rest = await app.client().get("/api/companies");
    expect(JSON.stringify(rest.body)).toContain("replica");
    const { replica, writer, isAsked, lagSeconds } = readsOf(app).numbers();
    expect({ isAsked, byWriter: writer - before.writer }).toEqual({ isAsked: true, byWriter: 0 });
    expect(replica - before.replica).toBeGreaterThanOrEqual(4);
    expect(lagSeconds).toBeLessThan(5);
  });

  it("reads for everyone else where they write", async () => {
    const person = await signedIn(app, await buildUser(app));
    expect(await placesIn(person)).not.toContain("replica");
    for (const cookie of ["device", "flow", "otp"] as const) {
      const client = app.client();
      client.cookies.set(cookie, "any");
      expect(await placesIn(client)).not.toContain("replica");
    }
    const elsewhere = app.client();
    elsewhere.cookies.set("_ga", "of a statistics program");
    expect(await placesIn(elsewhere)).toEqual(["replica"]);
    const keyed = app.client();
    keyed.apiKey = "sb_00000000_not-a-key";
    const { data } = await keyed.graphql(COMPANIES);
    expect(JSON.stringify(data ?? null)).not.toContain("replica");
  });

  it("shows what was just written here, and asks the replica again once that has it", async () => {
    const { id } = await buildJob(app);
    const roleSeen = async () => (await app.client().graphql(JOB, { id })).data.job?.role;
    expect(await roleSeen()).toBe("Senior Java Developer");
    await app.services.changeFollower.poll();
    await readsOf(app).replica.check();
    expect(await placesIn(app.client())).not.toContain("replica");
    await played.bringUpToDate(app.dataSource);
    await played.mark();
    await until("the replica is not asked", async () =>
      (await placesIn(app.client())).includes("replica"),
    );
    expect(await roleSeen()).toBe("Senior Java Developer");
  });

  it("shows what another instance wrote as soon as it was heard of here", async () => {
    const other = await createTestApp();
    const { id } = await buildJob(other);
    await app.services.changeFollower.poll();
    const { data } = await app.client().graphql(JOB, { id });
    expect(data.job?.role).toBe("Senior Java Developer");
    await other.close();
  });

  it("never writes there, although the server would let it", async () => {
    // What it has is asked for from time to time only.
    await until("the replica is not asked", async () =>
      (await placesIn(app.client())).includes("replica"),
    );
    const write = readsOf(app).forCopies((database) =>
      database.query("UPDATE companies SET location = 'written'"),
    );
    await expect(write).rejects.toThrow(/read.?only/i);
    expect(readsOf(app).numbers().isAsked).toBe(true);
    expect(await placesIn(app.client())).toEqual(["replica"]);
  });

  it("builds its search index there, if the replica has the last change", async () => {
    const before = readsOf(app).numbers();
    const again = await start();
    await again.services.searchIndex.close();
    expect(readsOf(again).numbers().replica).toBeGreaterThan(0);
    await again.close();
    await buildJob(app);
    await app.services.changeFollower.poll();
    const behind = await start();
    expect(readsOf(behind).numbers()).toMatchObject({ isAsked: true, replica: 0 });
    await behind.close();
    expect(readsOf(app).numbers().replica).toBe(before.replica);
  });
});

describe("the other database answers, and the log says why, if the replica", () => {
  let app: TestApp;
  beforeEach(async () => {
    // The test of silence waits for the end of its patience.
    app = await start();
    await buildCompany(app, { location: "writer" });
    await follow(app);
    expect(await placesIn(app.client())).toEqual(["replica"]);
    log.splice(0);
  });
  afterEach(() => app.close());

  it("is ten minutes behind", async () => {
    await played.run("UPDATE replica_heartbeat SET beatAt = beatAt - INTERVAL 10 MINUTE");
    await readsOf(app).replica.check();
    await readsOf(app).replica.check();
    expect(await placesIn(app.client())).not.toContain("replica");
    expect(saidOfReplica()).toEqual(["the replica is left out: BEHIND"]);
    const { isAsked, lagSeconds } = readsOf(app).numbers();
    expect(isAsked).toBe(false);
    expect(lagSeconds).toBeGreaterThan(599);
    await follow(app);
    expect(await placesIn(app.client())).toEqual(["replica"]);
    expect(saidOfReplica().at(-1)).toBe("the replica is asked");
  });

  it("falls silent, also for those who wait for it", async () => {
    relay.silence();
    relay.isSilent = true;
    const asked = Array.from({ length: 5 }, () => placesIn(app.client()));
    await readsOf(app).replica.check();
    for (const places of await Promise.all(asked)) expect(places).not.toContain("replica");
    expect(saidOfReplica()).toEqual(["the replica is left out: UNREACHABLE"]);
    relay.isSilent = false;
    await until("the replica is not asked again", async () => {
      await played.mark();
      await readsOf(app).replica.check();
      return readsOf(app).numbers().isAsked;
    });
  });

  it("is another database, without the site's tables", async () => {
    await played.run("RENAME TABLE replica_heartbeat TO replica_heartbeat_gone");
    await readsOf(app).replica.check();
    await played.run("RENAME TABLE replica_heartbeat_gone TO replica_heartbeat");
    expect(await placesIn(app.client())).not.toContain("replica");
    expect(saidOfReplica()).toEqual(["the replica is left out: UNREACHABLE"]);
  });
});

it("starts without a replica that is not there", async () => {
  const url = new URL(played.url);
  url.port = "1";
  const app = await start(url.href);
  await buildCompany(app, { location: "writer" });
  expect(await placesIn(app.client())).not.toContain("replica");
  expect(readsOf(app).numbers()).toMatchObject({ isAsked: false, lagSeconds: null });
  expect(saidOfReplica()).toEqual(["the replica is left out: UNREACHABLE"]);
  await app.close();
});

it("leaves out a replica that turns out to be the database that is written to", async () => {
  const first = await createTestApp();
  // By another address, as after a failover: the settings can't tell.
  const own = await DatabaseRelay.start(first.env.DATABASE_URL);
  await first.close();
  const app = await start(own.url);
  expect(readsOf(app).numbers().isAsked).toBe(false);
  expect(saidOfReplica()).toContain("the replica is left out: IS_THE_WRITER");
  await app.close();
  await own.close();
});
