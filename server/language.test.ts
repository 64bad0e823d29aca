import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import express from "express";
import { accent } from "../dev/build/pseudo-accents.js";
import type { Job } from "./modules/jobs/record/job.entity.js";
import { pdf } from "./test/applications/files.js";
import type { PaymentsTwin } from "./test/payments-twin.js";
import { moveTo } from "./test/plan-time.js";
import type { TestApp } from "./test/create-test-app.js";
import type { Answer, TestClient } from "./test/test-client.js";

/**
 * The server in a pseudo-language, English with an accent on every letter: words without accents come from outside the
 * catalog. e2e/language.e2e.ts does the same for pages.
 */
const CATALOG = path.resolve("content/en/texts");
const GIVEN = "Ω";
/** Names of the site, plans, people and codes: they stay as they are in any language. */
const NAMES =
  /Staffboard|Chrome|Windows|Google|cs_\w+|Market My Resume|Brand My CV|Прия|cv\.pdf|[A-Z]{2,}-\d+|https?:\S+|\S+@\S+|\/\S+/g;
const PRODUCT = "MARKET_MY_RESUME_QUATERLY";

let app: TestApp;
let payments: PaymentsTwin;
let job: Job;
let openJob: () => Promise<Job>;
let signedIn: (change?: object) => Promise<{ client: TestClient; email: string; id: string }>;

/** Applies to the server's imports; each test file has its own module registry. */
async function translate(): Promise<void> {
  for (const file of await readdir(CATALOG)) {
    const name = file.replace(/\.ts$/, "");
    // The search texts belong to the client and need its types.
    if (name === "job-search") continue;
    const original = (await import(path.join(CATALOG, file))) as object;
    const texts = accent({ ...original }) as object;
    jest.unstable_mockModule(`#texts/${name}`, () => texts);
  }
  jest.unstable_mockModule("./modules/outbox/typed-words.js", () => ({
    typed: (words: string) => words.replace(/\p{L}+/gu, GIVEN),
  }));
}

beforeAll(async () => {
  await translate();
  const { PaymentsTwin } = await import("./test/payments-twin.js");
  const factories = await import("./test/factories.js");
  ({ app, payments } = await PaymentsTwin.start());
  // Hours before a day of new applications ends.
  await moveTo(app, payments, app.clock.nextNoon());
  const company = await factories.buildCompany(app, { name: GIVEN });
  openJob = async () => {
    const open = await factories.buildJob(app, { company, role: GIVEN });
    // Written directly, because no place or pay without a word can be published.
    const words = [GIVEN, "$1", open.id];
    await app.dataSource.query(
      "UPDATE jobs SET companyLocation = ?, salary = ? WHERE id = ?",
      words,
    );
    return open;
  };
  job = await openJob();
  signedIn = async (change) => {
    const user = await factories.buildUser(app, { name: "Прия", ...change });
    return { client: await factories.signedIn(app, user), ...user };
  };
});
afterAll(() => payments.close());

/** Words of two or more letters without accents. */
function plainWords(text: string): string[] {
  const rest = text
    .replace(/<[^>]+>/g, " ")
    .replace(/&#?\w+;/g, " ")
    // Emails keep the last words of a fact in one line.
    .replaceAll("\u00a0", " ")
    .replace(NAMES, " ")
    .normalize("NFC")
    .replace(/[a-z]\u0301/gi, "");
  return rest.match(/[a-z]{2,}/gi) ?? [];
}

const withoutStyle = (html: string): string => html.replace(/<style.*<\/style>/s, "");

function apply(client: TestClient, fields: Record<string, string>, resume?: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (resume) form.set("resume", new File([new Uint8Array(resume)], "cv.pdf"));
  return client.postForm("/api/apply-jobs", form);
}
const complete = (email: string) => ({
  jobId: job.code,
  name: "Прия",
  email,
  location: GIVEN,
  visaType: "H-1B",
});

const newEmail = (() => {
  let last = 0;
  return () => `person.${++last}@example.com`;
})();

/** What a person wrote: their words are not ours. */
const WRITTEN_BY_PEOPLE = ["candidate-mail"];

it("mails in the pseudo-language contain no English words", async () => {
  const { sampleMails } = await import("./test/sample-mails.js");
  const site = { name: "Staffboard", origin: "https://staffboard.example", address: GIVEN };
  const mails = await sampleMails({ ...site, email: "hello@staffboard.example" });
  for (const { name, mail } of mails) {
    const { subject, text, html } = mail;
    const words = [subject, text, withoutStyle(html)].flatMap(plainWords);
    const isOurs = /[áéíóú]/.test(subject.normalize("NFC"));
    expect([name, words, isOurs]).toEqual([name, [], !WRITTEN_BY_PEOPLE.includes(name)]);
  }
});

/** Errors that a visitor of the site can see: invalid forms, missing permissions, limits. */
const REFUSALS: Record<string, () => Promise<Answer | Answer[]>> = {
  "empty forms": () =>
    Promise.all(
      [
        "/api/auth/signup",
        "/api/auth/login",
        "/api/auth/verify-otp",
        "/api/contact",
        "/api/newsletter/subscribe",
      ].map((address) => app.client().post(address, {})),
    ),
  "wrong entries": async () => {
    const { client } = await signedIn();
    const long = "Ω".repeat(500);
    return Promise.all([
      client.post("/api/auth/signup", { name: long, email: "a@b", phone: "1", countryCode: "+0" }),
      client.post("/api/auth/signup", {
        name: "Ω\u0007",
        email: "",
        phone: long,
        countryCode: "+1",
      }),
      client.post("/api/auth/verify-otp", { email: newEmail(), otp: "000000" }),
      client.post("/api/auth/google-oauth", { credential: "" }),
      client.post("/api/newsletter/subscribe", { email: "a", topics: ["X"], frequency: "X" }),
      client.post("/api/accept-terms", { plan: PRODUCT, agree: false }),
      client.post("/api/accept-terms", { plan: "X", signature: GIVEN }),
      client.post("/api/cart/add", { productId: "X" }),
      client.get(`/api/jobs/${GIVEN}`),
      client.get("/api/nowhere"),
      client.graphql(`query { jobs(first: 1, query: "${long}") { edges { cursor } } }`),
      client.graphql(
        `mutation { confirmNewsletter(input: { token: "x" }) { userErrors { message } } }`,
      ),
      client.graphql(
        `mutation { updateNewsletterPreferences(input: { token: "x", keep: [] }) { userErrors { message } } }`,
      ),
    ]);
  },
  "missing data and other people's": async () => {
    const { client } = await signedIn();
    return Promise.all([
      app.client().get("/api/auth/me"),
      client.get("/api/users/by-email?email=other@example.com"),
      client.post("/api/cart/add", { userId: job.id, productId: PRODUCT }),
      client.get("/uploads/resumes/none.pdf"),
      client.post("/api/contact", {}, { "sec-fetch-site": "cross-site" }),
    ]);
  },
  "an application": async () => {
    const { client, email } = await signedIn();
    const filled = complete(email);
    return [
      await apply(client, { ...filled, name: "", visaType: "X", linkedin: "ftp://x", phone: "1" }),
      await apply(client, filled),
      await apply(client, filled, Buffer.from("Ω")),
      await apply(client, filled, Buffer.alloc(0)),
      await apply(client, { ...filled, existingResume: "another.pdf" }),
      await apply(client, { ...filled, jobId: "" }, pdf),
    ];
  },
  "a purchase": async () => {
    const { client } = await signedIn();
    const { openPayPage } = await import("./test/payments-twin.js");
    const checkout = "/api/stripe/create-subscription-schedule-session";
    const answers = [
      await client.post(checkout, {}),
      await client.post(checkout, { productId: PRODUCT }),
      await client.post("/api/payment/add", {}),
      await client.post("/api/payment/add", { sessionId: "cs_test_x" }),
      await client.graphql(
        `mutation { openBillingPortal(input: { returnTo: PRICING }) { userErrors { message } } }`,
      ),
    ];
    const page = await openPayPage(client, PRODUCT);
    await payments.pay(page);
    await payments.settle();
    return [...answers, await client.post(checkout, { productId: PRODUCT })];
  },
  "a limit": async () => {
    const client = app.client();
    const email = newEmail();
    await client.post("/api/auth/login", { email });
    return client.post("/api/auth/login", { email });
  },
};

/** Every text of a response that people read. */
function messagesOf({ body }: Answer): string[] {
  const found: string[] = [];
  const visit = (value: unknown, name: string, parent: string): void => {
    if (typeof value === "string" && (["message", "error"].includes(name) || parent === "fields"))
      found.push(value);
    else if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value)) visit(one, key, name);
  };
  visit(body, "", "");
  return found;
}

describe("responses in the pseudo-language", () => {
  it.each(Object.keys(REFUSALS))("%s: no English words", async (name) => {
    const answers = [await REFUSALS[name]?.()].flat().filter((one) => one !== undefined);
    expect(answers).not.toEqual([]);
    for (const answer of answers) {
      const messages = messagesOf(answer);
      expect([answer.status, messages]).not.toEqual([answer.status, []]);
      expect(messages.flatMap(plainWords)).toEqual([]);
    }
  });

  it("success messages, plans and terms too", async () => {
    const { client } = await signedIn();
    const email = newEmail();
    const profile = { name: "Прия", location: GIVEN, countryCode: "+1", phone: "2145550134" };
    const { body } = await client.graphql(
      "{ plans { description features terms { label } } currentTerms { title lastUpdated html } }",
    );
    expect(plainWords(JSON.stringify(Object.values(body.data)).replace(/"\w+":/g, ""))).toEqual([]);
    const answers = [
      await client.post("/api/auth/login", { email: newEmail() }),
      await client.post("/api/auth/signup", { ...profile, email }),
      await client.post("/api/auth/verify-otp", { email, otp: await app.inbox.codeFor(email) }),
      await client.post("/api/accept-terms", { plan: PRODUCT, signature: GIVEN }),
      await client.post("/api/cart/add", { productId: PRODUCT }),
      await client.post("/api/contact", { name: GIVEN, email, message: GIVEN }),
      await client.post("/api/newsletter/subscribe", { email, topics: ["NEWS"] }),
      await client.post("/api/auth/logout"),
    ];
    for (const answer of answers) {
      expect(messagesOf(answer)).toHaveLength(1);
      expect(messagesOf(answer).flatMap(plainWords)).toEqual([]);
    }
  });

  it("the error page too", async () => {
    const { errorPageHandler } = await import("./doors/web/error-page.js");
    const { createLogger } = await import("./core/logger.js");
    const site = { name: GIVEN, email: "hello@example.com" };
    const broken = express().get("/", () => {
      throw new Error("broken");
    });
    broken.use(errorPageHandler(site, createLogger("silent")));
    const server = broken.listen(0, "127.0.0.1");
    await new Promise((listening) => server.once("listening", listening));
    const { port } = server.address() as AddressInfo;
    const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: "text/html" } });
    const html = withoutStyle(await page.text());
    server.close();
    expect(html).toMatch(/<h1>[^<]*[áéíóú]/);
    expect(plainWords(html)).toEqual([]);
  });
});
