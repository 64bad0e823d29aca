import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { ContactMessage } from "./contact-message.entity.js";

const SEND = `mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) {
  message userErrors { field code message } } }`;
const LIST = `query ($first: Int!, $after: String) { contactMessages(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } nodes { id name email message createdAt } } }`;
const SENT = "Thank you! Your message has been sent. We answer within one business day.";
const FILL_IN = "Please fill in all fields.";
const STAFF = "staff@staffboard.example";

let app: TestApp;
let client: TestClient;
let email: string;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  client = app.client();
  email = newEmail();
});

const good = (change: object = {}) => ({
  name: "Ana Ortiz",
  email,
  message: "Do you hire in Austin?\n\tThank you",
  ...change,
});
const rest = (input: object, from = client) => from.post("/api/contact", input);
const graphql = (input: object, from = client) => from.graphql(SEND, { input });
const stored = (address = email) =>
  app.dataSource.manager.findBy(ContactMessage, { email: address });
/** Resets the limits per address, as if hours had passed, on a new instance without refusals in memory. */
async function forgetHours(): Promise<void> {
  await app.dataSource.query("DELETE FROM rate_limits WHERE `key` LIKE 'contact-address:%'");
  await app.close();
  app = await createTestApp();
}
const countAll = () => app.dataSource.manager.count(ContactMessage);
const toStaff = async () =>
  (await app.inbox.mailsTo(STAFF)).filter(({ body }) => body.text?.includes(email));

describe("a message", () => {
  it.each(["REST", "GraphQL"])(
    "sent over %s is stored, mailed to the staff, and confirmed to the sender",
    async (door) => {
      if (door === "REST") {
        const { status, body } = await rest(good());
        expect([status, body]).toEqual([201, { message: SENT }]);
      } else {
        const { data } = await graphql(good());
        expect(data.sendContactMessage).toEqual({ message: SENT, userErrors: [] });
      }
      expect(await stored()).toMatchObject([good()]);

      const [mail, ...more] = await toStaff();
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ subject: "Message from Ana Ortiz", replyTo: [email] });
      expect(mail?.destination).toEqual({ to: [STAFF], cc: [], bcc: [] });
      expect(mail?.body.text).toContain("> Do you hire in Austin?\n> \tThank you");

      const [receipt, ...others] = await app.inbox.mailsTo(email);
      expect(others).toEqual([]);
      expect(receipt).toMatchObject({ replyTo: [app.env.SITE_EMAIL] });
      expect(receipt?.body.text).toContain("Your message has arrived");
      expect(receipt?.body.text).toMatch(/within\s+one\s+business\s+day/);
    },
  );

  it("is stored as text even if it looks like markup", async () => {
    const message = "<script>alert(1)</script> & <img src=x onerror=alert(1)>";
    await rest(good({ name: "<b>Ana</b>", message }));
    const [mail] = await toStaff();
    expect(mail?.body.html).not.toMatch(/<script|<img src=x|<b>/);
    expect(mail?.body.text).toContain(message);
  });

  it("has no links in the receipt", async () => {
    const bait = "Win at https://evil.test/x or evil.test, www.evil.test, a@evil.test.";
    ({ email } = await buildUser(app));
    const user = await app.services.accounts.findByEmail(email);
    if (user) client = await signedIn(app, user);
    await rest(good({ name: "Free $$$ evil.test", message: bait }));
    const [receipt] = await app.inbox.mailsTo(email);
    expect(receipt?.body.text).toContain("> Win at");
    expect(`${receipt?.subject} ${receipt?.body.text} ${receipt?.body.html}`).not.toContain("evil");
    const [mail] = await toStaff();
    expect(mail?.body.text).toContain(bait);
  });
});

describe("the receipt", () => {
  it("quotes the message if the sender was signed in with that address", async () => {
    const user = await buildUser(app);
    await rest(good({ email: user.email }), await signedIn(app, user));
    const [receipt] = await app.inbox.mailsTo(user.email);
    expect(receipt?.body.text).toContain("Hi Ana Ortiz");
    expect(receipt?.body.text).toContain("> Do you hire in Austin?");
  });

  it("quotes nothing if the sender did not prove the address", async () => {
    const words = { name: "You won", message: "Call 1-900-555-0199 now" };
    const other = await signedIn(app, await buildUser(app));
    for (const from of [client, other]) await rest(good(words), from);
    const receipts = await app.inbox.mailsTo(email);
    expect(receipts).toHaveLength(2);
    for (const { subject, body } of receipts)
      expect(`${subject} ${body.text} ${body.html}`).not.toMatch(/\bwon\b|\b900\b/);
  });
});

describe("refused messages", () => {
  it.each([
    ["no name", { name: undefined }, "name", FILL_IN],
    ["a blank name", { name: "  " }, "name", FILL_IN],
    ["no address", { email: undefined }, "email", FILL_IN],
    ["a blank address", { email: " " }, "email", FILL_IN],
    ["no message", { message: undefined }, "message", FILL_IN],
    ["a blank message", { message: " \n " }, "message", FILL_IN],
    ["half an address", { email: "ana@" }, "email", "Enter a valid email address."],
    ["two addresses", { email: "a@x.test, b@x.test" }, "email", "Enter a valid email address."],
    ["a named address", { email: "Ana <a@x.test>" }, "email", "Enter a valid email address."],
    ["a long name", { name: "x".repeat(101) }, "name", "Use 100 characters or fewer."],
    ["a long message", { message: "x".repeat(5001) }, "message", "Use 5,000 characters or fewer."],
    [
      "a header injected in the name",
      { name: "Ana\r\nBcc: e@evil.test" },
      "name",
      "This contains characters that aren’t allowed.",
    ],
    [
      "a header injected in the address",
      { email: "a@x.test\r\nBcc: e@evil.test" },
      "email",
      "Enter a valid email address.",
    ],
    [
      "a null byte",
      { message: "a\u0000b" },
      "message",
      "This contains characters that aren’t allowed.",
    ],
    [
      "an escape sequence",
      { message: "a\u001b[31m" },
      "message",
      "This contains characters that aren’t allowed.",
    ],
  ])("%s", async (_what, change, field, message) => {
    const before = await countAll();
    const answer = await rest(good(change));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: message,
      code: "BAD_INPUT",
      fields: { [field]: message },
    });
    if (!Object.values(change).includes(undefined)) {
      const { data } = await graphql(good(change));
      expect(data.sendContactMessage.userErrors).toEqual([{ field, code: "BAD_INPUT", message }]);
    }
    expect(await countAll()).toBe(before);
  });

  it.each([{}, null, [], { name: { $ne: 1 }, email: ["a@x.test"], message: 7 }])(
    "%j is 400",
    async (body) => {
      expect((await client.post("/api/contact", JSON.stringify(body))).status).toBe(400);
    },
  );

  it("exactly 5,000 characters are accepted", async () => {
    expect((await rest(good({ message: "é".repeat(5000) }))).status).toBe(201);
  });
});

it("a robot that fills in the honeypot gets the normal response, and nothing happens", async () => {
  const answer = await rest(good({ website: "https://spam.test" }));
  expect([answer.status, answer.body]).toEqual([201, { message: SENT }]);
  const { data } = await graphql(good({ website: "x" }));
  expect(data.sendContactMessage).toEqual({ message: SENT, userErrors: [] });
  expect(await stored()).toEqual([]);
  expect(await app.inbox.mailsTo(email)).toEqual([]);
  expect((await rest(good({ website: "" }))).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

describe("limits", () => {
  it("five per hour per network, for any address", async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await rest(good({ email: newEmail() }))).status).toBe(201);
    const refused = await rest(good());
    expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
    const { status, errors } = await graphql(good());
    expect([status, errors?.[0]?.extensions.code]).toEqual([429, "RATE_LIMITED"]);
    expect(await stored()).toEqual([]);
    expect((await rest(good(), app.client())).status).toBe(201);
  });

  it("a forwarded address with a port counts as the same network", async () => {
    const address = client.ipAddress;
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      client.ipAddress = `${address}:${50_000 + i}`;
      statuses.push((await rest(good({ email: newEmail() }))).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("three per hour per address, from any network", async () => {
    for (let i = 0; i < 3; i += 1) expect((await rest(good(), app.client())).status).toBe(201);
    expect((await rest(good({ email: email.toUpperCase() }), app.client())).status).toBe(429);
    expect(await stored()).toHaveLength(3);
  });

  it("six per day per address", async () => {
    for (let i = 0; i < 6; i += 1) {
      if (i === 3) await forgetHours();
      expect((await rest(good(), app.client())).status).toBe(201);
    }
    await forgetHours();
    const { status, headers } = await rest(good(), app.client());
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(20 * 3600);
  });

  it("one budget for all spellings of a mailbox", async () => {
    const name = newEmail().split("@")[0]?.replace(/\W/g, "");
    const spellings = [`${name}@gmail.com`, `${name}+x@gmail.com`, `p.${name?.slice(1)}@gmail.com`];
    for (const address of spellings)
      expect((await rest(good({ email: address }), app.client())).status).toBe(201);
    const fourth = good({ email: `${name}@googlemail.com` });
    expect((await rest(fourth, app.client())).status).toBe(429);
  });

  it("strangers cannot use up the budget of the address's owner", async () => {
    const user = await buildUser(app);
    const message = good({ email: user.email });
    for (let i = 0; i < 4; i += 1) await rest(message, app.client());
    expect((await rest(message, await signedIn(app, user))).status).toBe(201);
  });
});

describe("reading", () => {
  it("is possible for administrators, page by page, newest first", async () => {
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    for (const message of ["first", "second", "third"]) {
      app.clock.advance(5);
      await rest(good({ message }));
    }
    const page = await admin.graphql(LIST, { first: 2 });
    const { nodes, pageInfo, totalCount } = page.data.contactMessages;
    expect(nodes.map((m: { message: string }) => m.message)).toEqual(["third", "second"]);
    expect(totalCount).toBe(await countAll());
    expect(pageInfo.hasNextPage).toBe(true);
    const next = await admin.graphql(LIST, { first: 1, after: pageInfo.endCursor });
    expect(next.data.contactMessages.nodes[0].message).toBe("first");
    const bad = await admin.graphql(LIST, { first: 1, after: "nonsense" });
    expect(bad.errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });

  it("is refused to everyone else", async () => {
    const visitor = await client.graphql(LIST, { first: 1 });
    expect(visitor.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
    for (const role of ["CANDIDATE", "RECRUITER"] as const) {
      const person = await signedIn(app, await buildUser(app, { role }));
      const { errors } = await person.graphql(LIST, { first: 1 });
      expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    }
  });
});
