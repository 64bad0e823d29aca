import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, hours } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildCompany, buildJob, newEmail } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { NewsletterRequest, NewsletterSubscriber } from "./newsletter.entity.js";

const SUBSCRIBE = `mutation ($input: SubscribeToNewsletterInput!) { subscribeToNewsletter(input: $input) {
  message userErrors { field code message } } }`;
const CONFIRM = `mutation ($input: ConfirmNewsletterInput!) { confirmNewsletter(input: $input) {
  message userErrors { field code message } } }`;
const PREFERENCES = `query ($token: String!) { newsletterPreferences(token: $token) {
  email subscriptions { id topic query search frequency } } }`;
const UPDATE = `mutation ($input: UpdateNewsletterPreferencesInput!) { updateNewsletterPreferences(input: $input) {
  message preferences { email subscriptions { id topic query search frequency } } userErrors { code message } } }`;
const UNSUBSCRIBE = `mutation ($input: UnsubscribeFromNewsletterInput!) { unsubscribeFromNewsletter(input: $input) {
  message userErrors { code message } } }`;
const CHECK_MAIL = "Almost done. Open the email we just sent you to confirm your address.";

let app: TestApp;
let client: TestClient;
let email: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => {
  // The clock was moved, so these jobs would be the newest for later test files on this database.
  await app.dataSource.query("DELETE FROM jobs WHERE publishedAt > ?", [new Date()]);
  await app.close();
});
beforeEach(() => {
  client = app.client();
  email = newEmail();
});

const subscribe = (change: object = {}) =>
  client.graphql(SUBSCRIBE, { input: { email, topics: ["NEWS"], ...change } });
const confirm = (token: string) => client.graphql(CONFIRM, { input: { token } });
const mails = () => app.inbox.mailsTo(email);
const newest = async () => (await mails()).at(-1)?.body.text ?? "";
const linkTo = (text: string, page: string): URL => {
  const link = new RegExp(`http\\S+/newsletter/${page}\\?\\S+`).exec(text)?.[0];
  if (!link) throw new Error(`No link to ${page} in: ${text}`);
  return new URL(link);
};
const tokenIn = (text: string, page: string) => linkTo(text, page).searchParams.get("token") ?? "";
const preferencesOf = async (token: string) =>
  (await client.graphql(PREFERENCES, { token })).data.newsletterPreferences;

/**
 * Subscribes and confirms.
 * @returns the token for managing the subscriptions
 */
async function subscribed(change: object = {}): Promise<string> {
  await subscribe(change);
  await confirm(tokenIn(await newest(), "confirm"));
  return tokenIn(await newest(), "preferences");
}

describe("subscribing", () => {
  it.each(["REST", "GraphQL"])("over %s requires a click on the mailed link", async (door) => {
    if (door === "REST") {
      const answer = await client.post("/api/newsletter/subscribe", { email, topics: ["NEWS"] });
      expect([answer.status, answer.body]).toEqual([202, { message: CHECK_MAIL }]);
    } else {
      const { data } = await subscribe();
      expect(data.subscribeToNewsletter).toEqual({ message: CHECK_MAIL, userErrors: [] });
    }
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    const link = linkTo(mail?.body.text ?? "", "confirm");
    const token = link.searchParams.get("token") ?? "";
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    const rows = await app.dataSource.manager.findBy(NewsletterRequest, { email });
    expect(JSON.stringify(rows)).not.toContain(token);

    // A mail scanner does this.
    await client.get(`${link.pathname}${link.search}`);
    expect(await app.dataSource.manager.countBy(NewsletterSubscriber, { email })).toBe(0);

    if (door === "REST")
      expect((await client.post("/api/newsletter/confirm", { token })).status).toBe(200);
    else
      expect((await confirm(token)).data.confirmNewsletter).toEqual({
        message: "Thank you. Your address is confirmed.",
        userErrors: [],
      });
    const welcome = await newest();
    expect(welcome).toContain("once a week");
    expect(await preferencesOf(tokenIn(welcome, "preferences"))).toMatchObject({
      email,
      subscriptions: [{ topic: "NEWS", query: "", frequency: "WEEKLY" }],
    });
  });

  it("gets the same response for an address that is already subscribed", async () => {
    await subscribed();
    expect((await subscribe()).data.subscribeToNewsletter.message).toBe(CHECK_MAIL);
  });

  it("is stored once; a different search is another subscription", async () => {
    await subscribed({ topics: ["NEWS", "JOB_ALERTS", "NEWS"], query: " java   dallas " });
    const token = await subscribed({
      topics: ["JOB_ALERTS"],
      query: "Java Dallas",
      frequency: "WEEKLY",
    });
    const { subscriptions } = await preferencesOf(token);
    expect(subscriptions).toMatchObject([
      { topic: "NEWS", query: "", frequency: "WEEKLY" },
      { topic: "JOB_ALERTS", query: "java dallas", frequency: "WEEKLY" },
    ]);
    await subscribed({ topics: ["JOB_ALERTS"], query: "nurse" });
    expect((await preferencesOf(token)).subscriptions).toHaveLength(3);
  });

  it.each([
    ["no address", { email: "" }, "email", "Email is required."],
    ["half an address", { email: "ana@" }, "email", "Enter a valid email address."],
    ["two", { email: "a@x.test,b@x.test" }, "email", "Enter a valid email address."],
    [
      "a header",
      { email: "a@x.test\r\nBcc: e@evil.test" },
      "email",
      "Enter a valid email address.",
    ],
    ["no topic", { topics: [] }, "topics", "Choose what you’d like to get."],
    [
      "a query that is too long",
      { query: "x".repeat(201) },
      "query",
      "Use 200 characters or fewer.",
    ],
    [
      "a control character",
      { query: "a\u0007b" },
      "query",
      "This contains characters that aren’t allowed.",
    ],
  ])("%s is refused over GraphQL and REST", async (_what, change, field, message) => {
    const { data } = await subscribe(change);
    expect(data.subscribeToNewsletter.userErrors).toEqual([{ field, code: "BAD_INPUT", message }]);
    const input = { email, topics: ["NEWS"], ...change };
    const answer = await client.post("/api/newsletter/subscribe", input);
    expect([answer.status, answer.body.fields]).toEqual([400, { [field]: message }]);
    expect(await app.dataSource.manager.countBy(NewsletterRequest, { email })).toBe(0);
  });

  it("takes as many words as the list of jobs", async () => {
    const query = "é".repeat(200);
    const topics = ["JOB_ALERTS"];
    expect((await subscribe({ topics, query })).data.subscribeToNewsletter.userErrors).toEqual([]);
    const request = await app.dataSource.manager.findOneByOrFail(NewsletterRequest, { email });
    expect(request.query).toBe(query);
  });

  it.each([{}, { email: 1, topics: "NEWS" }, { email: "a@example.com", topics: ["GOLD"] }])(
    "the body %j gets 400",
    async (body) => {
      expect((await client.post("/api/newsletter/subscribe", body)).status).toBe(400);
    },
  );

  it("a robot gets the normal response and nothing happens", async () => {
    const { data } = await subscribe({ website: "https://spam.test" });
    expect(data.subscribeToNewsletter).toEqual({ message: CHECK_MAIL, userErrors: [] });
    expect(await mails()).toEqual([]);
  });

  it("removes links that a stranger typed from the email", async () => {
    await subscribe({ topics: ["JOB_ALERTS"], query: "win https://evil.test now" });
    const [mail] = await mails();
    expect(`${mail?.subject} ${mail?.body.text} ${mail?.body.html}`).not.toContain("evil");
  });

  it("is limited per address and per network", async () => {
    for (let i = 0; i < 3; i += 1) expect((await subscribe()).status).toBe(200);
    expect((await subscribe()).errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
    for (let i = 0; i < 6; i += 1) await subscribe({ email: newEmail() });
    const refused = await client.post("/api/newsletter/subscribe", {
      email: newEmail(),
      topics: ["NEWS"],
    });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("the confirmation link", () => {
  it("does nothing the second time, even after unsubscribing", async () => {
    await subscribe();
    const token = tokenIn(await newest(), "confirm");
    await confirm(token);
    const manage = tokenIn(await newest(), "preferences");
    const count = (await mails()).length;
    expect((await confirm(token)).data.confirmNewsletter.userErrors).toEqual([]);
    expect(await mails()).toHaveLength(count);
    await client.graphql(UNSUBSCRIBE, { input: { token: manage } });
    await confirm(token);
    expect((await preferencesOf(manage)).subscriptions).toEqual([]);
  });

  it.each(["", "nonsense", "A".repeat(43)])("with the token %j is refused", async (token) => {
    const { data } = await confirm(token);
    expect(data.confirmNewsletter.userErrors).toMatchObject([{ code: "INVALID_LINK" }]);
    const answer = await client.post("/api/newsletter/confirm", { token });
    expect([answer.status, answer.body.code]).toEqual([400, "INVALID_LINK"]);
  });

  it("expires after 48 hours", async () => {
    await subscribe();
    const token = tokenIn(await newest(), "confirm");
    app.clock.advance(hours(48) + 1000);
    const { data } = await confirm(token);
    expect(data.confirmNewsletter.userErrors).toMatchObject([{ code: "INVALID_LINK" }]);
    expect(await app.dataSource.manager.countBy(NewsletterSubscriber, { email })).toBe(0);
    app.clock.advance(days(8));
    await app.services.housekeeping.run();
    expect(await app.dataSource.manager.countBy(NewsletterRequest, { email })).toBe(0);
  });
});

describe("unsubscribing", () => {
  it("takes one POST to the URL in the email, without a session (RFC 8058)", async () => {
    const manage = await subscribed({ topics: ["NEWS", "JOB_ALERTS"], query: "java" });
    const { pathname, search } = linkTo(await newest(), "unsubscribe");
    await client.get(pathname + search);
    expect((await preferencesOf(manage)).subscriptions).toHaveLength(2);
    for (let i = 0; i < 2; i += 1) {
      const form = { "content-type": "application/x-www-form-urlencoded" };
      const answer = await app.client().post(pathname + search, "List-Unsubscribe=One-Click", form);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain/);
    }
    expect((await preferencesOf(manage)).subscriptions).toEqual([]);
  });

  it("can end one subscription only, and an old link still works after subscribing again", async () => {
    const token = await subscribed({ topics: ["NEWS", "JOB_ALERTS"], query: "java" });
    const [news, alerts] = (await preferencesOf(token)).subscriptions;
    const leave = () => client.graphql(UNSUBSCRIBE, { input: { token, list: alerts.id } });
    expect((await leave()).data.unsubscribeFromNewsletter.userErrors).toEqual([]);
    expect((await preferencesOf(token)).subscriptions).toEqual([news]);
    await subscribed({ topics: ["JOB_ALERTS"], query: "java" });
    expect((await preferencesOf(token)).subscriptions).toEqual([news, alerts]);
    await leave();
    expect((await preferencesOf(token)).subscriptions).toEqual([news]);
  });

  it("cannot end another address's mailings", async () => {
    const mine = await subscribed();
    const other = email;
    email = newEmail();
    const theirs = await subscribed();
    const [list] = (await preferencesOf(theirs)).subscriptions;
    await client.graphql(UNSUBSCRIBE, { input: { token: mine, list: list.id } });
    expect((await preferencesOf(theirs)).subscriptions).toHaveLength(1);
    expect((await preferencesOf(mine)).email).toBe(other);
    const [id = ""] = theirs.split(".");
    for (const token of [id, `${id}.`, `${id}.${mine.split(".")[1]}`, "x.y", ""]) {
      const { data } = await client.graphql(UNSUBSCRIBE, { input: { token } });
      expect(data.unsubscribeFromNewsletter.userErrors).toMatchObject([{ code: "INVALID_LINK" }]);
      const post = await client.post(`/newsletter/unsubscribe?token=${token}`);
      expect(post.status).toBe(400);
      const read = await client.graphql(PREFERENCES, { token });
      expect(read.errors?.[0]?.extensions.code).toBe("INVALID_LINK");
    }
  });

  it("requires a complete token", async () => {
    expect((await client.post("/newsletter/unsubscribe")).status).toBe(400);
    expect((await client.post("/newsletter/unsubscribe?token=a&token=b")).status).toBe(400);
  });

  it("the address is deleted 90 days after its last mailing ended", async () => {
    const token = await subscribed();
    await client.graphql(UNSUBSCRIBE, { input: { token } });
    await app.services.housekeeping.run();
    expect(await app.dataSource.manager.countBy(NewsletterSubscriber, { email })).toBe(1);
    app.clock.advance(days(91));
    await app.services.housekeeping.run();
    expect(await app.dataSource.manager.countBy(NewsletterSubscriber, { email })).toBe(0);
  });
});

it("saving preferences changes frequencies and ends what is not kept", async () => {
  const token = await subscribed({ topics: ["NEWS", "JOB_ALERTS"], query: "java" });
  const [, alerts] = (await preferencesOf(token)).subscriptions;
  const keep = [{ id: alerts.id, frequency: "WEEKLY" }];
  const { data } = await client.graphql(UPDATE, { input: { token, keep } });
  expect(data.updateNewsletterPreferences).toEqual({
    message: "Your choices are saved.",
    preferences: { email, subscriptions: [{ ...alerts, frequency: "WEEKLY" }] },
    userErrors: [],
  });
});

it("the newsletter stays weekly when someone asks for it daily", async () => {
  const token = await subscribed({ topics: ["NEWS"] });
  const [news] = (await preferencesOf(token)).subscriptions;
  const keep = [{ id: news.id, frequency: "DAILY" }];
  const { data } = await client.graphql(UPDATE, { input: { token, keep } });
  expect(data.updateNewsletterPreferences.preferences.subscriptions).toEqual([news]);
});

describe("mailings", () => {
  const send = async () => {
    await app.services.digests.sendDue();
    return (await mails()).at(-1);
  };

  it("list new matching jobs once, with unsubscribe links", async () => {
    const skill = `Zig${Date.now()}`;
    await buildJob(app, { role: `Old ${skill} Engineer` });
    app.clock.advance(1000);
    await subscribed({ topics: ["JOB_ALERTS"], query: skill, frequency: "DAILY" });
    const before = (await mails()).length;
    app.clock.advance(hours(1));
    const job = await buildJob(app, { role: `New ${skill} Engineer` });
    await buildJob(app, { role: "Baker" });
    await send();
    expect(await mails()).toHaveLength(before);

    app.clock.advance(hours(24));
    const mail = await send();
    const text = mail?.body.text ?? "";
    expect(mail?.subject).toBe(`1 new opening for “${skill}”`);
    expect(text).toContain(`New ${skill} Engineer`);
    expect(text).toContain(`/job-details/${job.id}`);
    expect(text).not.toMatch(/\bOld\b|\bBaker\b/);
    const { pathname, search, searchParams } = linkTo(text, "unsubscribe");
    expect(searchParams.get("list")).toBeTruthy();

    app.clock.advance(days(1));
    await send();
    expect(await mails()).toHaveLength(before + 1);

    await buildJob(app, { role: `Newer ${skill} Engineer` });
    await client.post(pathname + search);
    app.clock.advance(days(1));
    await send();
    expect(await mails()).toHaveLength(before + 1);
  });

  it("leave a job that was published while they were queued to the next one", async () => {
    const skill = `Roc${Date.now()}`;
    await subscribed({ topics: ["JOB_ALERTS"], query: skill, frequency: "DAILY" });
    app.clock.advance(hours(24) + 1000);
    await buildJob(app, { role: `${skill} Engineer` });
    await app.services.digests.sendDue();
    app.clock.advance(1000);
    for (let at = 0; at < 12; at += 1) await buildJob(app, { role: `${skill} Later Engineer` });
    const mail = (await mails()).at(-1);
    expect(mail?.subject).toBe(`1 new opening for “${skill}”`);
    expect(mail?.body.text).not.toContain("Later");

    app.clock.advance(hours(24));
    const next = await send();
    expect(next?.subject).toBe(`10+ new openings for “${skill}”`);
    expect(next?.body.text).not.toContain(`${skill} Engineer`);
  });

  it("have the filters of the search, named as people read them", async () => {
    const company = await buildCompany(app, { name: "IBM Consulting" });
    const facts = { company, role: "Zither Nurse", skills: ["Zither.js"] };
    await buildJob(app, { ...facts, companyLocation: "Waco, TX" });
    app.clock.advance(1000);
    const filter = {
      companies: [company.slug],
      skills: ["ZITHER.js"],
      states: ["TX"],
      workplaceType: ["REMOTE"],
      payAtLeast: { amount: 5500, period: "HOUR" },
      near: { place: "Waco, TX", miles: 30 },
      postedWithinDays: 1,
    };
    await subscribed({ topics: ["JOB_ALERTS"], query: "nurse", filter });
    const remote = { ...facts, companyLocation: "Waco, TX", workplaceType: "REMOTE" as const };
    const wanted = await buildJob(app, remote);
    const others = [
      { workplaceType: "ONSITE" as const },
      { companyLocation: "Dallas, TX" },
      { skills: [] },
    ];
    for (const other of others) await buildJob(app, { ...remote, ...other });
    app.clock.advance(days(1) + 1000);
    const mail = await send();
    const named =
      "nurse, Within 30 miles of Waco, TX, $55 an hour or more, Remote, ZITHER.js, Texas, IBM Consulting";
    expect(mail?.subject).toBe(
      "1 new opening for “nurse, Within 30 miles of Waco, TX, $55 an hour or more, and 4 more”",
    );
    const text = mail?.body.text ?? "";
    expect(text.replace(/\s+/g, " ")).toContain(`Your search: ${named} Posted since`);
    expect(text).toContain("IBM Consulting · Waco, TX (Remote)");
    expect(text.match(/job-details\/[\w-]+/g)).toEqual([`job-details/${wanted.id}`]);
    const link = /http\S+\/jobs\?\S+/.exec(text)?.[0] ?? "";
    expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
      ...{ query: "nurse", place: "Waco, TX", radius: "30", pay: "55", workplace: "remote" },
      ...{ skill: "ZITHER.js", state: "tx", company: company.slug },
    });
    // The jobs that it names may all be closed by then: the alert finds nothing, but does not fail.
    await app.dataSource.query("UPDATE jobs SET status = 'CLOSED' WHERE companyId = ?", [
      company.id,
    ]);
    const before = (await mails()).length;
    app.clock.advance(days(1) + 1000);
    await send();
    expect(await mails()).toHaveLength(before);
  });

  it.each<[object, string, RegExp]>([
    [{ skills: ["Nonesuch"] }, "filter.skills", /No open job matches “Nonesuch”/],
    [{ companies: ["nonesuch"] }, "filter.companies", /We don’t have a company called “nonesuch”/],
    [{ near: { place: "Nowhereville" } }, "filter.near.place", /recognize this location/],
    [{ near: { place: "London" } }, "filter.near.place", /Did you mean “London, OH”/],
    [{ radius: 251 }, "filter.radius", /1 to 250 miles/],
    [{ skills: Array(61).fill("Java") }, "filter.skills", /up to 60 values/],
    [{ payAtLeast: { amount: -1, period: "HOUR" } }, "filter.payAtLeast.amount", /below zero/],
  ])("refuse the filter %j over GraphQL and REST", async (filter, field, message) => {
    const wish = { topics: ["JOB_ALERTS"], filter };
    const { userErrors } = (await subscribe(wish)).data.subscribeToNewsletter;
    expect(userErrors).toEqual([
      { field, code: "BAD_INPUT", message: expect.stringMatching(message) },
    ]);
    const { status, body } = await client.post("/api/newsletter/subscribe", { email, ...wish });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(await app.dataSource.manager.countBy(NewsletterRequest, { email })).toBe(0);
  });

  it.each([
    { workplace: ["REMOTE"] },
    { workplaceType: "REMOTE" },
    { states: ["XX"] },
    [],
    "remote",
  ])("refuse what is no filter: %j", async (filter) => {
    const input = { email, topics: ["JOB_ALERTS"], filter };
    const { status, body } = await client.post("/api/newsletter/subscribe", input);
    expect([status, body.code]).toEqual([400, "BAD_INPUT"]);
  });

  it("are sent after a week if weekly", async () => {
    await subscribed();
    const before = (await mails()).length;
    app.clock.advance(days(6));
    await buildJob(app);
    await send();
    expect(await mails()).toHaveLength(before);
    app.clock.advance(days(1) + 1000);
    const mail = await send();
    expect(mail?.subject).toMatch(/new openings? at Staffboard$/);
    expect(await mails()).toHaveLength(before + 1);
  });

  it("are sent sooner once the subscriber confirms a daily one instead of a weekly one", async () => {
    const skill = `Elm${Date.now()}`;
    const wish = { topics: ["JOB_ALERTS"], query: skill };
    await subscribed({ ...wish, frequency: "WEEKLY" });
    app.clock.advance(days(2));
    await buildJob(app, { role: `${skill} Engineer` });
    await send();
    expect((await mails()).map(({ subject }) => subject)).not.toContain(
      `1 new opening for “${skill}”`,
    );
    await subscribed({ ...wish, frequency: "DAILY" });
    expect((await send())?.subject).toBe(`1 new opening for “${skill}”`);
  });

  it("are not sent if the subscription ended while they were queued", async () => {
    const token = await subscribed();
    const before = (await mails()).length;
    app.clock.advance(days(7) + 1000);
    await buildJob(app);
    await app.services.digests.sendDue();
    await client.graphql(UNSUBSCRIBE, { input: { token } });
    expect(await mails()).toHaveLength(before);
  });
});
