import { readFileSync } from "node:fs";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, hours, later } from "../../core/clock.js";
import { buildApplication } from "../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, newEmail, signedIn } from "../../test/factories.js";
import { bounceOf, complaintOf, SnsTwin, SUBSCRIBE_URL, TOPIC_ARN } from "../../test/sns-twin.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { MailFeedback } from "./mail-feedback.entity.js";
import { MailSuppression } from "./suppression.entity.js";

const PATH = "/api/ses/notifications";
const HANDED = readFileSync("server/test/mail-feedback/permanent-bounce.json", "utf8");
const MAIL = "{ subscriptions { topic } stopped { topic search endedAt endedReason } }";
const ME = `{ me { mailTrouble { bouncedAt bounceReason complainedAt } } myMailPreferences ${MAIL} }`;
const SET = `mutation ($input: SetMailPreferencesInput!) { setMailPreferences(input: $input) {
  preferences ${MAIL} userErrors { code } } }`;
const NEWS = { topic: "NEWS", frequency: "WEEKLY" };
const ALERT = { topic: "JOB_ALERTS", query: "", frequency: "DAILY" };

let app: TestApp;
let sns: SnsTwin;
const logged: string[] = [];
beforeAll(async () => {
  sns = await SnsTwin.create();
  const onLog = (line: string) => logged.push(line);
  app = await createTestApp({ SES_TOPIC_ARN: TOPIC_ARN }, { fetchText: sns.fetchText, onLog });
});
afterAll(() => app.close());

let user: User;
let client: TestClient;
beforeEach(async () => {
  user = await buildUser(app);
  client = await signedIn(app, user);
});

const post = (body: object) =>
  app.client().post(PATH, JSON.stringify(body), { "content-type": "text/plain; charset=UTF-8" });
const tell = async (Message: string) => {
  const answer = await post(sns.envelope(app.clock.now(), { Message }));
  expect([answer.status, answer.body]).toEqual([200, { received: true }]);
};
const subscribe = async (by = client) =>
  (await by.graphql(SET, { input: { subscriptions: [NEWS, ALERT] } })).data.setMailPreferences;
const me = async (by = client) => (await by.graphql(ME)).data;
const suppressionOf = (email: string) =>
  app.dataSource.manager.findOneBy(MailSuppression, { email });
const subjects = async (email: string) =>
  (await app.inbox.mailsTo(email)).map(({ subject }) => subject);

/** Publishes a job, and sends every mailing that is due by then. */
async function sendMailings(): Promise<void> {
  await buildJob(app);
  app.clock.advance(days(8));
  await app.services.digests.sendDue();
  await app.inbox.send();
}

async function logIn(email: string): Promise<TestClient> {
  const visitor = app.client();
  await visitor.post("/api/auth/login", { email });
  const otp = await app.inbox.codeFor(email);
  expect((await visitor.post("/api/auth/verify-otp", { email, otp })).status).toBe(200);
  return visitor;
}

describe("an address from which mail comes back for good", () => {
  it("gets no mailing anymore, says why, and works again once a code has arrived", async () => {
    const email = "nobody@example.org";
    user = await buildUser(app, { email });
    client = await signedIn(app, user);
    await subscribe();
    await tell(HANDED);
    await sendMailings();
    expect(await subjects(email)).toEqual([]);
    client = await signedIn(app, user);
    const stopped = { endedReason: "BOUNCED", search: "", endedAt: expect.any(String) };
    expect(await me()).toEqual({
      me: {
        mailTrouble: {
          bouncedAt: "2026-11-28T12:00:00.000Z",
          bounceReason: "NO_MAILBOX",
          complainedAt: null,
        },
      },
      myMailPreferences: {
        subscriptions: [],
        stopped: expect.arrayContaining([
          { ...stopped, topic: "NEWS" },
          { ...stopped, topic: "JOB_ALERTS" },
        ]),
      },
    });
    expect((await subscribe()).userErrors).toEqual([{ code: "CONFLICT" }]);
    client = await logIn(email);
    expect((await me()).me).toEqual({ mailTrouble: null });
    expect(await subscribe()).toMatchObject({ preferences: { stopped: [] }, userErrors: [] });
    await sendMailings();
    expect((await subjects(email)).length).toBeGreaterThan(1);
  });

  it("is shown at the desk where the address is", async () => {
    const job = await buildJob(app);
    const { id } = await buildApplication(app, job, { by: user });
    await client.post("/api/contact", { name: "Ana", email: user.email, message: "Hello" });
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    const trouble = "mailTrouble { bounceReason }";
    const query = `query ($id: ID!, $user: ID!) { application(id: $id) { ${trouble} }
      candidate(id: $user) { newestApplication { ${trouble} } } person(id: $user) { ${trouble} }
      job: job(id: "${job.id}") { applications(first: 1) { nodes { ${trouble} } } }
      contactMessages(first: 1) { nodes { ${trouble} } } }`;
    const read = async () => (await admin.graphql(query, { id, user: user.id })).data;
    expect(JSON.stringify(await read())).not.toContain("NO_MAILBOX");
    await tell(bounceOf(user.email));
    const dead = { mailTrouble: { bounceReason: "NO_MAILBOX" } };
    expect(await read()).toEqual({
      application: dead,
      candidate: { newestApplication: dead },
      person: dead,
      job: { applications: { nodes: [dead] } },
      contactMessages: { nodes: [dead] },
    });
  });

  it("gets no other mail either, and the desk sees that it wasn't sent", async () => {
    await client.post("/api/contact", { name: "Ana", email: user.email, message: "Hello" });
    await app.inbox.send();
    const before = await subjects(user.email);
    await tell(bounceOf(user.email));
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    const list = "{ contactMessages(first: 1) { nodes { id answers { delivery } } } }";
    const [{ id }] = (await admin.graphql(list)).data.contactMessages.nodes;
    const answer = `mutation ($input: AnswerContactMessageInput!) {
      answerContactMessage(input: $input) { userErrors { code } } }`;
    await admin.graphql(answer, { input: { id, text: "Hello Ana" } });
    expect(await subjects(user.email)).toEqual(before);
    const [{ answers }] = (await admin.graphql(list)).data.contactMessages.nodes;
    expect(answers).toEqual([{ delivery: "FAILED" }]);
  });

  it("is found however the provider spells it, among several", async () => {
    const other = await buildUser(app);
    const spelled = `"Ana O." <${user.email.toUpperCase()}>`;
    const bouncedRecipients = [
      { emailAddress: spelled },
      { emailAddress: other.email },
      { emailAddress: "x" },
    ];
    await tell(bounceOf("", { bouncedRecipients, bounceSubType: "OnAccountSuppressionList" }));
    for (const { email } of [user, other])
      expect(await suppressionOf(email)).toMatchObject({ bounceReason: "BLOCKED" });
  });
});

describe("the link that confirms a newsletter", () => {
  const request = async (email: string) => {
    await client.post("/api/newsletter/subscribe", { email, topics: ["NEWS"] });
    const text = (await app.inbox.mailsTo(email)).at(-1)?.body.text ?? "";
    return decodeURIComponent(/token=([^\s&]+)/.exec(text)?.[1] ?? "");
  };
  const confirm = (token: string) => client.post("/api/newsletter/confirm", { token });

  it("shows that the address works", async () => {
    const token = await request(user.email);
    await tell(bounceOf(user.email));
    expect((await confirm(token)).status).toBe(200);
    expect((await me()).me.mailTrouble).toBeNull();
    expect((await me()).myMailPreferences.subscriptions).toHaveLength(1);
  });

  it("starts nothing after a complaint", async () => {
    const token = await request(user.email);
    await tell(complaintOf(user.email));
    expect((await confirm(token)).status).toBe(409);
    expect((await me()).myMailPreferences.subscriptions).toEqual([]);
  });

  it("isn't mailed where mail comes back", async () => {
    await tell(bounceOf(user.email));
    expect(await request(user.email)).toBe("");
  });
});

it("the firm's own mailbox gets all mail, and administrators see that it doesn't work", async () => {
  const staff = app.env.STAFF_MAIL;
  await tell(bounceOf(staff));
  // Tests that run at the same time write to the same mailbox.
  const name = `Ana ${user.id}`;
  await client.post("/api/contact", { name, email: user.email, message: "Hello" });
  const theirs = (await subjects(staff)).filter((subject) => subject.includes(name));
  expect(theirs).toHaveLength(1);
  const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const query = "{ siteSettings { staffMailTrouble { bounceReason } } }";
  expect((await admin.graphql(query)).data.siteSettings).toEqual({
    staffMailTrouble: { bounceReason: "NO_MAILBOX" },
  });
});

describe("a complaint", () => {
  it("ends mailings for good, but no other mail", async () => {
    await subscribe();
    await tell(complaintOf(user.email));
    await sendMailings();
    expect(await subjects(user.email)).toEqual([]);
    client = await logIn(user.email);
    const { me: own, myMailPreferences } = await me();
    expect(own.mailTrouble).toMatchObject({ bouncedAt: null, complainedAt: expect.any(String) });
    expect(myMailPreferences.stopped).toMatchObject([{ endedReason: "COMPLAINED" }, {}]);
    expect((await subscribe()).userErrors).toEqual([{ code: "CONFLICT" }]);
    const before = await subjects(user.email);
    await client.post("/api/contact", { name: "Ana", email: user.email, message: "Hello" });
    expect(await subjects(user.email)).toHaveLength(before.length + 1);
  });

  it("that says the opposite changes nothing", async () => {
    await tell(complaintOf(user.email, { complaintFeedbackType: "not-spam" }));
    expect(await suppressionOf(user.email)).toBeNull();
  });
});

describe("changes nothing", () => {
  it.each([
    ["a full mailbox", { bounceType: "Transient", bounceSubType: "MailboxFull" }],
    ["an answer nobody understands", { bounceType: "Undetermined", bounceSubType: "Undetermined" }],
  ])("%s: it is only counted", async (_what, change) => {
    await subscribe();
    const before = await app.services.suppressions.countFeedback(app.clock.now());
    await tell(bounceOf(user.email, change));
    const now = await app.services.suppressions.countFeedback(later(app.clock.now(), -1000));
    expect(now.softBounced - before.softBounced).toBeGreaterThan(0);
    expect(await suppressionOf(user.email)).toBeNull();
    expect((await me()).myMailPreferences.subscriptions).toHaveLength(2);
  });

  it.each([
    ["a delivery", JSON.stringify({ eventType: "Delivery", delivery: {} })],
    ["a test of the topic", "Successfully validated SNS topic for Amazon SES event publishing."],
    ["a bounce without recipients", JSON.stringify({ eventType: "Bounce", bounce: {} })],
    ["a list", "[]"],
  ])("%s", async (_what, message) => {
    await tell(message);
  });

  it("a message without a valid signature", async () => {
    await subscribe();
    const Message = bounceOf(user.email);
    const genuine = sns.envelope(app.clock.now(), { Message: bounceOf(newEmail()) });
    const forger = await SnsTwin.create();
    for (const [body, status] of [
      [{ ...genuine, Message }, 403],
      [forger.envelope(app.clock.now(), { Message }), 403],
      [sns.envelope(later(app.clock.now(), -hours(2)), { Message }), 403],
      [JSON.parse(Message), 400],
      [{}, 400],
    ] as const)
      expect((await post(body)).status).toBe(status);
    expect(await suppressionOf(user.email)).toBeNull();
    expect((await me()).myMailPreferences.subscriptions).toHaveLength(2);
  });

  it("a message that comes again, or several times at once", async () => {
    const message = sns.envelope(app.clock.now(), { Message: bounceOf(user.email) });
    const answers = await Promise.all([post(message), post(message), post(message)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { manager } = app.dataSource;
    expect(await manager.countBy(MailFeedback, { id: message.MessageId })).toBe(1);
    await logIn(user.email);
    expect((await post(message)).status).toBe(200);
    expect(await suppressionOf(user.email)).toBeNull();
  });

  it("an event that SES tells by two ways, in another order of addresses", async () => {
    const [one, other] = [{ emailAddress: user.email }, { emailAddress: newEmail() }];
    const told = { feedbackId: "0100-feedback", bouncedRecipients: [one, other] };
    await tell(bounceOf("", told));
    const before = await app.dataSource.manager.count(MailFeedback);
    await logIn(user.email);
    const again = bounceOf("", { ...told, bouncedRecipients: [other, one] });
    await tell(again.replace("notificationType", "eventType"));
    expect(await suppressionOf(user.email)).toBeNull();
    expect(await app.dataSource.manager.count(MailFeedback)).toBe(before);
  });
});

describe("an example event", () => {
  const change = { feedbackId: "00000137860315fd-34208509-5b74-41f3-95c5-22c1edc3c924-000000" };

  it("is acted on for each address that it is sent with", async () => {
    const others = [await buildUser(app), await buildUser(app)];
    for (const { email } of [user, ...others]) await tell(bounceOf(email, change));
    for (const { email } of [user, ...others])
      expect(await suppressionOf(email)).toMatchObject({ bounceReason: "NO_MAILBOX" });
  });

  it("may be a bounce, then a complaint", async () => {
    await tell(bounceOf(user.email, change));
    await tell(complaintOf(user.email, change));
    expect(await suppressionOf(user.email)).toMatchObject({
      bouncedAt: expect.any(Date),
      complainedAt: expect.any(Date),
    });
  });
});

it("logs a bounce or a complaint that it can't read, without addresses", async () => {
  const id = `odd-${user.id}`;
  const Message = complaintOf(user.email, { complainedRecipients: user.email });
  const answer = await post(sns.envelope(app.clock.now(), { MessageId: id, Message }));
  expect(answer.status).toBe(200);
  const line = logged.find((each) => each.includes(id)) ?? "";
  expect(JSON.parse(line)).toMatchObject({
    ...{ level: 40, id, unreadable: "Complaint", fields: ["complainedRecipients"] },
    msg: "can't read what SES tells",
  });
  expect(line).not.toContain(user.email);
});

it("confirms the subscription of the topic", async () => {
  const change = {
    Type: "SubscriptionConfirmation",
    Token: "t",
    SubscribeURL: SUBSCRIBE_URL,
  } as const;
  expect((await post(sns.envelope(app.clock.now(), change))).status).toBe(200);
  expect(sns.fetched.at(-1)).toBe(SUBSCRIBE_URL);
  const elsewhere = { ...change, SubscribeURL: "https://evil.test/" };
  expect((await post(sns.envelope(app.clock.now(), elsewhere))).status).toBe(403);
});

it("answers a body that is too long with 413", async () => {
  expect((await post({ Message: "x".repeat(700_000) })).status).toBe(413);
});

it("shows administrators how much comes back", async () => {
  app.clock.advance(days(40));
  const query = `{ mailReturns { isConnected periods { days sent withheld bounced softBounced
    complained bounceRate complaintRate } } }`;
  const read = async () => {
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    return (await admin.graphql(query)).data.mailReturns;
  };
  const none = { sent: 0, withheld: 0, bounced: 0, softBounced: 0, complained: 0 };
  const noRates = { bounceRate: null, complaintRate: null };
  expect(await read()).toEqual({
    isConnected: true,
    periods: [
      { days: 7, ...none, ...noRates },
      { days: 30, ...none, ...noRates },
    ],
  });
  const contact = () =>
    client.post("/api/contact", { name: "A", email: user.email, message: "Hi" });
  await contact();
  await app.inbox.send();
  await tell(bounceOf(user.email));
  await tell(complaintOf(user.email));
  await contact();
  await app.inbox.send();
  app.clock.advance(days(10));
  await tell(bounceOf(newEmail(), { bounceType: "Transient" }));
  const { periods } = await read();
  expect(periods[0]).toMatchObject({ days: 7, bounced: 0, softBounced: 1, bounceRate: null });
  // A contact message is mailed to the staff, too.
  const rates = { bounceRate: 1 / 3, complaintRate: 1 / 3 };
  expect(periods[1]).toEqual({
    ...{ days: 30, sent: 3, withheld: 1, bounced: 1, softBounced: 1, complained: 1 },
    ...rates,
  });
});
