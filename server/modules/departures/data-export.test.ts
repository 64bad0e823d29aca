import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { fromBufferPromise } from "yauzl";
import { days, hours, minutes } from "../../core/clock.js";
import { compose } from "../../compose.js";
import { createObjectStore } from "../../integrations/storage/create-object-store.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import { applicationForm } from "../../test/access/actors.js";
import { recordingLogger } from "../../test/recording-logger.js";
import type { TestClient } from "../../test/test-client.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { DataExport } from "./data-export.entity.js";
import { EXPORT_PREFIX } from "./data-export.service.js";

const SAVE_JOB = `mutation ($input: SaveJobInput!) { saveJob(input: $input) { userErrors { code } } }`;
const REQUEST =
  "mutation { requestDataExport { message dataExport { id status } userErrors { code } } }";
const NEWEST = "{ me { dataExport { id status url kilobytes expiresAt } } }";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
});
afterAll(() => app.close());

const person = async () => {
  const user = await buildUser(app);
  return { user, client: await signedIn(app, user) };
};
const rowsOf = (userId: string) => app.dataSource.manager.findBy(DataExport, { userId });
const newest = async (client: TestClient) => (await client.graphql(NEWEST)).data.me.dataExport;
const kinds = async (subjectId: string) => {
  const events = await app.dataSource.manager.findBy(AuditEvent, { subjectId });
  return events.map(({ kind }) => kind).filter((kind) => kind.startsWith("EXPORT"));
};

async function filesIn(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const archive = await fromBufferPromise(zip, { lazyEntries: true });
  for await (const entry of archive.eachEntry()) {
    const stream = await archive.openReadStreamPromise(entry);
    files.set(entry.fileName, Buffer.concat(await stream.toArray()));
  }
  return files;
}
async function download(client: TestClient, url: string): Promise<Buffer> {
  const { status, headers } = await client.get(url);
  expect(status).toBe(302);
  return Buffer.from(await (await fetch(headers.get("location") ?? "")).arrayBuffer());
}
async function storedCopies(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of createObjectStore(app.env).list(EXPORT_PREFIX)) keys.push(key);
  return keys;
}

/** A second process on the same database and store. */
const anotherProcess = () => {
  const { env, dataSource, clock } = app;
  return compose({ env, dataSource, logger: recordingLogger().logger, clock });
};

describe("the copy of a person's data", () => {
  it("has their rows by area, their files, and a README, but no secrets", async () => {
    const { user, client } = await person();
    const other = await person();
    const job = await buildJob(app);
    const applied = await client.postForm(
      "/api/apply-jobs",
      applicationForm(job, "Ana", user.email),
    );
    expect(applied.status).toBe(201);
    await client.post("/api/cart/add", { productId: "BRAND_MY_CV_QUATERLY" });
    await client.graphql(SAVE_JOB, { input: { jobId: job.id } });
    await client.post("/api/contact", { name: "Ana", email: user.email, message: "Hello there" });
    await client.post("/api/auth/login", { email: user.email });

    const { data } = await client.graphql(REQUEST);
    expect(data.requestDataExport).toMatchObject({
      dataExport: { status: "PENDING" },
      userErrors: [],
    });
    expect(await newest(client)).toMatchObject({ status: "PENDING", url: null });
    expect(await app.services.dataExports.drain()).toBe(1);
    const { status, url } = await newest(client);
    expect(status).toBe("READY");

    const files = await filesIn(await download(client, url));
    const json = (name: string) => JSON.parse(files.get(`${name}.json`)?.toString() ?? "null");
    expect(json("account")).toEqual([expect.objectContaining({ id: user.id, email: user.email })]);
    expect(json("applications")).toEqual([expect.objectContaining({ jobId: job.id, name: "Ana" })]);
    expect(json("cart")).toHaveLength(1);
    expect(json("saved-jobs")).toEqual([expect.objectContaining({ jobId: job.id })]);
    expect(json("contact-messages")).toEqual([expect.objectContaining({ message: "Hello there" })]);
    expect(json("devices")[0].createdAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const resume = [...files.keys()].find((name) => name.startsWith("resumes/")) ?? "";
    expect(files.get(resume)?.subarray(0, 4).toString()).toBe("%PDF");
    expect(files.get("README.txt")?.toString()).toContain(resume);
    expect(json("payments")).toBeNull();

    const text = Buffer.concat([...files.values()]).toString("latin1");
    const secrets = await app.dataSource.query<{ secret: string }[]>(
      `SELECT tokenHash AS secret FROM sessions WHERE userId = ?
       UNION SELECT storageKey FROM resumes WHERE userId = ?
       UNION SELECT browserHash FROM login_codes WHERE email = ?`,
      [user.id, user.id, user.email],
    );
    expect(secrets.length).toBeGreaterThan(2);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
    expect(text).not.toContain(client.cookies.get("sid"));
    expect(text).not.toContain(other.user.id);
    expect(await kinds(user.id)).toEqual(["EXPORT_REQUESTED", "EXPORT_OPENED"]);
  });

  it("opens for its owner only, for 24 hours", async () => {
    const { client } = await person();
    await client.graphql(REQUEST);
    await app.services.dataExports.drain();
    const { url } = await newest(client);
    expect((await app.client().get(url)).status).toBe(401);
    expect((await (await person()).client.get(url)).status).toBe(404);
    app.clock.advance(hours(24) - 1000);
    expect((await client.get(url)).status).toBe(302);
    app.clock.advance(2000);
    expect((await client.get(url)).status).toBe(404);
    expect(await newest(client)).toBeNull();
  });

  it("is announced by an email without a link to the file", async () => {
    const { user, client } = await person();
    await client.graphql(REQUEST);
    await app.services.dataExports.drain();
    const [mail, ...more] = await app.inbox.mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.body.text).toContain(`${app.origin}/account/data`);
    expect(mail?.body.text).not.toContain("/exports/");
  });
});

describe("asking for a copy", () => {
  it("needs a fresh proof", async () => {
    const { client } = await person();
    app.clock.advance(minutes(11));
    const { errors } = await client.graphql(REQUEST);
    expect(errors?.[0]?.extensions.code).toBe("FRESH_PROOF_REQUIRED");
  });

  it("20 times at once makes one", async () => {
    const { user, client } = await person();
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.graphql(REQUEST)));
    const ids = answers.map(({ data }) => data.requestDataExport.dataExport.id);
    expect(new Set(ids).size).toBe(1);
    expect(await kinds(user.id)).toEqual(["EXPORT_REQUESTED"]);
    await app.services.dataExports.drain();
  });

  it("is refused for the fourth time in 24 hours", async () => {
    const { user } = await person();
    const ask = async () => (await signedIn(app, user)).graphql(REQUEST);
    for (let i = 0; i < 3; i += 1) {
      expect((await ask()).data.requestDataExport.userErrors).toEqual([]);
      await app.services.dataExports.drain();
      app.clock.advance(hours(1));
    }
    expect((await ask()).errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
    app.clock.advance(hours(21));
    expect((await ask()).data.requestDataExport.userErrors).toEqual([]);
    await app.services.dataExports.drain();
  });
});

describe("the worker", () => {
  it("starts again after a crash, and publishes once", async () => {
    const { user, client } = await person();
    await client.graphql(REQUEST);
    // A process took the row and died.
    const leasedUntil = new Date(app.clock.now().getTime() + minutes(5));
    await app.dataSource.manager.update(DataExport, { userId: user.id }, { leasedUntil });
    expect(await app.services.dataExports.drain()).toBe(0);
    app.clock.advance(minutes(5) + 1);
    expect(await app.services.dataExports.drain()).toBe(1);
    expect(await newest(client)).toMatchObject({ status: "READY" });
    expect(await app.inbox.mailsTo(user.email)).toHaveLength(1);
  });

  it("discards the work of a process that was too slow", async () => {
    const { user, client } = await person();
    const before = await storedCopies();
    await client.graphql(REQUEST);
    const slow = app.services.dataExports.drain();
    // The lease is taken away while the first process is still at work.
    const isTaken = ([row]: DataExport[]) => Boolean(row?.leasedUntil ?? row?.doneAt);
    while (!isTaken(await rowsOf(user.id))) await new Promise((done) => setTimeout(done, 5));
    await app.dataSource.manager.update(DataExport, { userId: user.id }, { leasedUntil: null });
    await Promise.all([slow, anotherProcess().dataExports.drain()]);
    const [row] = await rowsOf(user.id);
    expect((await storedCopies()).filter((key) => !before.includes(key))).toEqual([row?.fileKey]);
    expect(await app.inbox.mailsTo(user.email)).toHaveLength(1);
  });

  it("leaves nothing behind if the account is deleted meanwhile", async () => {
    const { user, client } = await person();
    const before = await storedCopies();
    await client.graphql(REQUEST);
    const [row] = await rowsOf(user.id);
    if (!row) throw new Error("no row");
    await app.dataSource.manager.delete(DataExport, { id: row.id });
    const { dataExports } = app.services;
    // What a process does that had read the row before.
    await (dataExports as unknown as { build(row: DataExport): Promise<void> }).build(row);
    expect(await storedCopies()).toEqual(before);
    expect(await app.inbox.mailsTo(user.email)).toEqual([]);
  });
});

describe("the sweep", () => {
  it("removes expired copies and files without a row, and no other", async () => {
    const store = createObjectStore(app.env);
    app.clock.advance(days(2));
    await app.services.exportSweep.run();
    const { client } = await person();
    await client.graphql(REQUEST);
    await app.services.dataExports.drain();
    const fresh = await storedCopies();
    expect(fresh).toHaveLength(1);
    const orphan = `${EXPORT_PREFIX}orphan.zip`;
    const { Readable } = await import("node:stream");
    await store.put(orphan, () => Readable.from([Buffer.from("x")]), {
      contentType: "application/zip",
      sizeBytes: 1,
    });
    app.clock.advance(hours(24) + 1000);
    expect(await app.services.exportSweep.run()).toBe(2);
    expect(await storedCopies()).toEqual([]);
    expect(await newest(client)).toBeNull();
  });
});
