import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { privacyRules } from "../../privacy-rules.js";
import { accountRows } from "../accounts/account.privacy.js";
import type { User } from "../accounts/user.entity.js";
import { newId } from "../../core/ids.js";
import { createObjectStore } from "../../integrations/storage/create-object-store.js";
import type { TestApp } from "../../test/create-test-app.js";
import { pdf } from "../../test/applications/files.js";
import { buildJob, buildUser, newEmail, signedIn } from "../../test/factories.js";
import { openPayPage, PaymentsTwin } from "../../test/payments-twin.js";
import type { TestClient } from "../../test/test-client.js";
import { Erasure, ErasureRefused } from "./erasure.js";

const SAVE_JOB = `mutation ($input: SaveJobInput!) { saveJob(input: $input) { userErrors { code } } }`;
const PRODUCT = "BRAND_MY_CV_QUATERLY";
const PHONE = "2145550177";

let app: TestApp;
let payments: PaymentsTwin;
let erasure: Erasure;

beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
  erasure = new Erasure({
    dataSource: app.dataSource,
    store: createObjectStore(app.env),
    clock: app.clock,
    accounts: accountRows,
    rules: privacyRules,
  });
});
afterAll(() => payments.close());

interface Person {
  user: User;
  client: TestClient;
  /** Words that occur in no other person's data. */
  traces: string[];
}

/** A person with data in every feature except plans. */
async function buildPerson(name: string): Promise<Person> {
  const email = newEmail();
  const user = await buildUser(app, { name, email, phone: PHONE, location: `${name}ville` });
  const client = await signedIn(app, user);
  await app.dataSource.query(
    "INSERT INTO identities (issuer, subject, userId, createdAt) VALUES ('google', ?, ?, ?)",
    [newId(), user.id, app.clock.now()],
  );
  const form = new FormData();
  const job = await buildJob(app);
  const fields = { jobId: job.code, name, email, location: `${name}ville`, visaType: "H-1B" };
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set("resume", new File([new Uint8Array(pdf)], `${name}.pdf`));
  expect((await client.postForm("/api/apply-jobs", form)).status).toBe(201);
  await client.post("/api/cart/add", { productId: PRODUCT });
  await client.graphql(SAVE_JOB, { input: { jobId: job.id } });
  await client.post("/api/accept-terms", { plan: "Market My Resume", signature: name });
  await client.post("/api/auth/login", { email });
  await client.post("/api/contact", { name, email, message: `${name} asks` });
  await client.post("/api/newsletter/subscribe", { email, topics: ["NEWS"] });
  await app.inbox.mailsTo(email);
  return { user, client, traces: [email, name, user.id] };
}

async function buy({ client, user }: Person): Promise<void> {
  await payments.pay(await openPayPage(client, PRODUCT));
  await payments.settle();
  await app.inbox.mailsTo(user.email);
}
const endPlans = ({ user }: Person) =>
  app.dataSource.query(
    "UPDATE subscriptions SET status = 'COMPLETED', running = 0 WHERE userId = ?",
    [user.id],
  );

/** Every "table.column" of the database that contains a word, except counters. */
async function whereIs(word: string): Promise<string[]> {
  const columns = await app.dataSource.query<{ t: string; c: string }[]>(
    `SELECT TABLE_NAME AS t, COLUMN_NAME AS c FROM information_schema.COLUMNS
     WHERE TABLE_SCHEMA = DATABASE() AND DATA_TYPE IN ('char', 'varchar', 'text', 'mediumtext', 'longtext', 'json')
       AND TABLE_NAME <> 'rate_limits'`,
  );
  const found: string[] = [];
  for (const { t, c } of columns) {
    const sql = ["SELECT 1 FROM", t, "WHERE", c, "LIKE ? LIMIT 1"].join(" ");
    const rows = await app.dataSource.query<unknown[]>(sql, [`%${word}%`]);
    if (rows.length > 0) found.push(`${t}.${c}`);
  }
  return found.sort();
}
const tracesOf = async ({ traces }: Person) => (await Promise.all(traces.map(whereIs))).flat();
const filesOf = async () => {
  const keys: string[] = [];
  for await (const { key } of createObjectStore(app.env).list("resumes/")) keys.push(key);
  return keys;
};

/** Signing in is audited. */
const AUDITED = {
  what: "audit log entries",
  count: 1,
  why: expect.stringContaining("18 months"),
};

describe("erasing a person", () => {
  it("removes the person from all tables and the file store, and changes no other person's data", async () => {
    const person = await buildPerson("Zebulon");
    const other = await buildPerson("Quirina");
    const [before, files] = [await tracesOf(other), await filesOf()];
    expect(await tracesOf(person)).toEqual(
      expect.arrayContaining(["applications.email", "contact_messages.message", "users.name"]),
    );

    const preview = await erasure.preview(person.user.email);
    expect(preview).toMatchObject({ hasAccount: true, kept: [AUDITED] });
    expect(preview.erased).toHaveLength(12);
    expect(await tracesOf(person)).not.toEqual([]);

    expect(await erasure.erase(person.user.email.toUpperCase())).toEqual(preview);
    // The audit log keeps the id, without a name or an address.
    expect(await tracesOf(person)).toEqual(["audit_events.actorId", "audit_events.subjectId"]);
    expect(await filesOf()).toHaveLength(files.length - 1);
    expect(await tracesOf(other)).toEqual(before);
    expect((await person.client.get("/api/auth/me")).status).toBe(401);
    expect(await erasure.erase(person.user.email)).toMatchObject({ hasAccount: false, erased: [] });
  });

  it("is refused while a plan is active or a pay page is open", async () => {
    const person = await buildPerson("Ottokar");
    await openPayPage(person.client, PRODUCT);
    await expect(erasure.erase(person.user.email)).rejects.toThrow(ErasureRefused);
    await buy(person);
    expect(await erasure.preview(person.user.email)).toMatchObject({
      obstacles: [{ code: "PLAN_RUNNING" }],
    });
    await expect(erasure.erase(person.user.email)).rejects.toThrow(ErasureRefused);
    expect((await person.client.get("/api/auth/me")).body.name).toBe("Ottokar");
  });

  it("keeps what the law requires, without the person's name except in the signature", async () => {
    const person = await buildPerson("Philomena");
    await buy(person);
    await endPlans(person);
    const { kept, stripeCustomerId } = await erasure.erase(person.user.email);
    expect(kept.map(({ what, count }) => [what, count])).toEqual([
      [AUDITED.what, AUDITED.count],
      ["payments", 1],
      ["plans", 1],
      ["paid checkouts", 1],
      ["accepted Terms with a purchase", 1],
    ]);
    expect(stripeCustomerId).toMatch(/^cus_/);
    expect(await whereIs(person.user.email)).toEqual([]);
    expect(await whereIs("Philomena")).toEqual([]);
    const [row] = await app.dataSource.query("SELECT * FROM users WHERE id = ?", [person.user.id]);
    expect(row).toMatchObject({ name: "Erased", phone: "", location: "" });
    const [acceptance] = await app.dataSource.query(
      "SELECT signature, claimedBrowser, claimedFingerprint FROM terms_acceptances WHERE userId = ?",
      [person.user.id],
    );
    expect(acceptance).toEqual({
      signature: "Priya Raman",
      claimedBrowser: null,
      claimedFingerprint: null,
    });
  });

  it("lets the same address sign up again", async () => {
    // No code was requested before: the next one would have to wait a minute.
    const user = await buildUser(app);
    const person = { user, client: await signedIn(app, user), traces: [] };
    await buy(person);
    await endPlans(person);
    const { email } = user;
    await erasure.erase(email);
    const client = app.client();
    const profile = { name: "New", location: "X", countryCode: "+1", phone: "2145550134" };
    await client.post("/api/auth/signup", { ...profile, email });
    const otp = await app.inbox.codeFor(email);
    const { body } = await client.post("/api/auth/verify-otp", { email, otp });
    expect(body.user).toMatchObject({ name: "New", email });
    expect(body.user.id).not.toBe(person.user.id);
  });
});
