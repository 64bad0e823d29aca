import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import express from "express";
import { accent } from "../dev/build/pseudo-accents.js";
import { days, later, seconds } from "./core/clock.js";
import type { Job } from "./modules/jobs/job.entity.js";
import type { Notice } from "./modules/outbox/notices.js";
import { pdf } from "./test/applications/files.js";
import type { PaymentsTwin } from "./test/payments-twin.js";
import { moveTo } from "./test/plan-time.js";
import type { ReceivedMail } from "./test/inbox.js";
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
  /Staffboard|Market My Resume|Brand My CV|Прия|cv\.pdf|[A-Z]{2,}-\d+|https?:\S+|\S+@\S+|\/\S+/g;
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

/** Stripe's clock too: nobody gets mail about a plan that started a week ago by ours. */
const pass = (time: number) => moveTo(app, payments, later(app.clock.now(), time));

const newestMail = async (address: string): Promise<ReceivedMail> => {
  const mail = (await app.inbox.mailsTo(address)).at(-1);
  if (!mail) throw new Error(`No mail to ${address}`);
  return mail;
};
const linkIn = (mail: ReceivedMail, page: string): URL =>
  new URL(new RegExp(`http\\S+/newsletter/${page}\\?\\S+`).exec(mail.body.text ?? "")?.[0] ?? "");

async function subscribe(email: string): Promise<ReceivedMail> {
  const input = { email, topics: ["NEWS", "JOB_ALERTS"] };
  await app.client().post("/api/newsletter/subscribe", input);
  return newestMail(email);
}

async function confirm(email: string): Promise<ReceivedMail> {
  const token = linkIn(await subscribe(email), "confirm").searchParams.get("token");
  await app
    .client()
    .graphql(
      `mutation ($input: ConfirmNewsletterInput!) { confirmNewsletter(input: $input) { message } }`,
      { input: { token } },
    );
  return newestMail(email);
}

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

const CANCEL_PLAN = `mutation ($input: CancelPlanInput!) { cancelPlan(input: $input) { userErrors { message } } }`;
const UNDO_CANCEL = `mutation ($input: UndoCancelPlanInput!) { undoCancelPlan(input: $input) { userErrors { message } } }`;
const RESET = `mutation ($input: RequestFactorResetInput!) { requestFactorReset(input: $input) { userErrors { message } } }`;
const MOVE = `mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { userErrors { message } } }`;
const HIRE = `mutation ($input: HireApplicationInput!) { hireApplication(input: $input) { userErrors { message } } }`;
const INTERVIEW = `mutation ($input: ScheduleInterviewInput!) { scheduleInterview(input: $input) { interview { id } userErrors { message } } }`;
const CHANGE_INTERVIEW = `mutation ($input: ChangeInterviewInput!) { changeInterview(input: $input) { userErrors { message } } }`;
const CANCEL_INTERVIEW = `mutation ($input: CancelInterviewInput!) { cancelInterview(input: $input) { userErrors { message } } }`;
const WITHDRAW = `mutation ($input: WithdrawApplicationInput!) { withdrawApplication(input: $input) { userErrors { message } } }`;
const REQUEST = `mutation ($input: RequestRepresentationInput!) { requestRepresentation(input: $input) { representation { id } userErrors { message } } }`;
const ANSWER = `mutation ($input: AnswerRepresentationInput!) { answerRepresentation(input: $input) { userErrors { message } } }`;
const SEND_MAIL = `mutation ($input: SendCandidateMailInput!) { sendCandidateMail(input: $input) { userErrors { message } } }`;
const ADD_NOTE = `mutation ($input: AddNoteInput!) { addNote(input: $input) { userErrors { message } } }`;
const ANSWER_MESSAGE = `mutation ($input: AnswerContactMessageInput!) { answerContactMessage(input: $input) { userErrors { message } } }`;
const INVITE = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { userErrors { message } } }`;
const SET_ROLE = `mutation ($input: SetRoleInput!) { setRole(input: $input) { userErrors { message } } }`;
const DISABLE = `mutation ($input: DisablePersonInput!) { disablePerson(input: $input) { userErrors { message } } }`;

/** A request to put a candidate forward, and who sent it. */
async function requestConsent() {
  const candidate = await signedIn();
  const { body } = await apply(candidate.client, complete(candidate.email), pdf);
  const admin = await signedIn({ role: "ADMIN" });
  const { data } = await admin.client.graphql(REQUEST, {
    input: {
      ...{ applicationId: body._id, clientName: GIVEN, requisition: GIVEN, message: GIVEN },
      rate: { amount: 7050, period: "HOUR" },
      validUntil: new Date(app.clock.now().getTime() + days(60)),
    },
  });
  return { id: data.requestRepresentation.representation.id as string, candidate, admin };
}

/** The mails about removing someone's second factor. */
async function resetFactors() {
  const { Passkey } = await import("./modules/factors/passkey.entity.js");
  const { email, id } = await signedIn({ role: "RECRUITER" });
  const createdAt = app.clock.now();
  const bytes = { credentialId: id, publicKey: "", counter: "0", transports: [], backedUp: false };
  const row = { id, userId: id, name: GIVEN, createdAt, ...bytes };
  await app.dataSource.manager.insert(Passkey, row);
  const { client } = await signedIn({ role: "ADMIN" });
  await client.graphql(RESET, { input: { userId: id } });
  const requested = await newestMail(email);
  await pass(days(1));
  await app.services.factorResets.runDue();
  return { requested, done: await newestMail(email) };
}

/** An application in INTERVIEW, whose next version is 2. */
async function inInterview() {
  const { client, email } = await signedIn();
  const { body } = await apply(client, complete(email), pdf);
  const { grantConsent } = await import("./test/consent.js");
  await grantConsent(app, body._id);
  const { client: admin, email: recruiter } = await signedIn({ role: "ADMIN" });
  const input = { id: body._id, status: "INTERVIEW", expectedVersion: 1 };
  await admin.graphql(MOVE, { input });
  await app.inbox.mailsTo(email);
  return { applicationId: body._id as string, email, admin, recruiter };
}

/** What a placement is agreed to, which ends within two weeks. */
const placement = () => ({
  ...{ clientName: GIVEN, payRate: 7000, billRate: 9000, period: "HOUR" },
  startsOn: app.clock.now().toISOString().slice(0, 10),
  endsOn: new Date(app.clock.now().getTime() + days(9)).toISOString().slice(0, 10),
});

/** How to trigger each kind of mail; the compiler requires an entry for each new one. */
const MAILS: Record<Notice["kind"], () => Promise<ReceivedMail[]>> = {
  LOGIN_CODE: async () => {
    const { client, email } = await signedIn();
    await client.post("/api/auth/login", { email });
    const unknown = newEmail();
    await app.client().post("/api/auth/login", { email: unknown });
    return [await newestMail(email), await newestMail(unknown)];
  },
  APPLICATION_RECEIVED: async () => {
    const { client, email } = await signedIn();
    await apply(client, complete(email), pdf);
    const first = await newestMail(email);
    await apply(client, complete(email), pdf);
    return [first, await newestMail(email)];
  },
  APPLICATION_NOT_SENT: async () => {
    const { email, id: userId } = await signedIn();
    const notice = { kind: "APPLICATION_NOT_SENT", payload: { jobId: job.id, userId } } as const;
    await app.services.outbox.enqueue(app.dataSource.manager, notice);
    return app.inbox.mailsTo(email);
  },
  ANSWER_LATE: async () => {
    const { client, email } = await signedIn();
    await apply(client, complete(email), pdf);
    await pass(days(5));
    await app.services.lateAnswers.queueDue();
    return [await newestMail(email)];
  },
  APPLICATION_MOVED: async () => {
    const { client, email } = await signedIn();
    const { body } = await apply(client, complete(email), pdf);
    const { grantConsent } = await import("./test/consent.js");
    await grantConsent(app, body._id);
    const { client: admin } = await signedIn({ role: "ADMIN" });
    const stages = ["SUBMITTED_TO_CLIENT", "INTERVIEW", "OFFER", "HIRED", "OFFER", "REJECTED"];
    for (const [moves, status] of stages.entries()) {
      const one = { id: body._id, expectedVersion: moves + 1 };
      if (status === "HIRED")
        await admin.graphql(HIRE, { input: { ...one, placement: placement() } });
      else await admin.graphql(MOVE, { input: { ...one, status } });
      app.clock.advance(seconds(16));
      await app.inbox.mailsTo(email);
    }
    return app.inbox.mailsTo(email);
  },
  APPLICATION_WITHDRAWN: async () => {
    const { client, email } = await signedIn();
    const { body } = await apply(client, complete(email), pdf);
    await client.graphql(WITHDRAW, { input: { id: body._id } });
    return [await newestMail("staff@staffboard.example")];
  },
  REPRESENTATION_REQUESTED: async () => {
    const { candidate } = await requestConsent();
    const first = await newestMail(candidate.email);
    await pass(days(3));
    await app.services.representations.remindDue();
    return [first, await newestMail(candidate.email)];
  },
  REPRESENTATION_ANSWERED: async () => {
    const received: ReceivedMail[] = [];
    for (const accept of [true, false]) {
      const { id, candidate, admin } = await requestConsent();
      const input = { id, accept, typedName: accept ? "Прия" : null };
      await candidate.client.graphql(ANSWER, { input });
      received.push(await newestMail(admin.email));
    }
    return received;
  },
  NEW_APPLICATIONS: async () => {
    const { CompanyRecruiter } = await import("./modules/companies/company.entity.js");
    const { email: to, id: userId } = await signedIn({ role: "RECRUITER" });
    const member = { companyId: job.companyId, userId, role: "OWNER" as const };
    await app.dataSource.manager.insert(CompanyRecruiter, member);
    for (let n = 0; n < 21; n += 1) {
      const { client, email } = await signedIn();
      await apply(client, complete(email), pdf);
    }
    await pass(days(1));
    await app.services.newApplications.queueDue();
    return [await newestMail(to)];
  },
  JOB_EXPIRING: async () => {
    const { CompanyRecruiter } = await import("./modules/companies/company.entity.js");
    const { email, id: userId } = await signedIn({ role: "RECRUITER" });
    const member = { companyId: job.companyId, userId };
    await app.dataSource.manager.insert(CompanyRecruiter, member);
    const notice = { kind: "JOB_EXPIRING", payload: { jobId: job.id, userId } } as const;
    await app.services.outbox.enqueue(app.dataSource.manager, notice);
    return app.inbox.mailsTo(email);
  },
  INTERVIEW: async () => {
    const { applicationId, email, admin } = await inInterview();
    const startsAt = new Date(app.clock.now().getTime() + days(9)).toISOString().slice(0, 16);
    const details = {
      ...{ startsAt, timeZone: "America/Chicago", minutes: 30, place: GIVEN },
      ...{ callUrl: "https://meet.example.com/", interviewer: GIVEN, message: GIVEN },
    };
    const { data } = await admin.graphql(INTERVIEW, { input: { applicationId, ...details } });
    const { id } = data.scheduleInterview.interview;
    const received = [await newestMail(email)];
    await admin.graphql(CHANGE_INTERVIEW, { input: { id, expectedVersion: 0, ...details } });
    received.push(await newestMail(email));
    await admin.graphql(CANCEL_INTERVIEW, { input: { id, expectedVersion: 1 } });
    return [...received, await newestMail(email)];
  },
  PLACEMENT_ENDING: async () => {
    const { applicationId: id, admin, recruiter } = await inInterview();
    await admin.graphql(HIRE, { input: { id, expectedVersion: 2, placement: placement() } });
    await app.services.placementReminders.run();
    return [await newestMail(recruiter)];
  },
  CANDIDATE_MAIL: async () => {
    const { client, email } = await signedIn();
    const { body } = await apply(client, complete(email), pdf);
    const { client: admin } = await signedIn({ role: "ADMIN" });
    const { builtInTemplates } = await import("#texts/candidate-mails");
    const { subject, body: words } = builtInTemplates[0] ?? { subject: "", body: "" };
    const input = { sendId: body._id, applicationId: body._id, subject, body: words };
    await admin.graphql(SEND_MAIL, { input });
    return [await newestMail(email)];
  },
  NOTE_MENTION: async () => {
    const { client, email } = await signedIn();
    const { body } = await apply(client, complete(email), pdf);
    const { client: admin } = await signedIn({ role: "ADMIN" });
    const colleague = await signedIn({ role: "ADMIN" });
    const note = { applicationId: body._id, body: GIVEN, mentionIds: [colleague.id] };
    await admin.graphql(ADD_NOTE, { input: note });
    return [await newestMail(colleague.email)];
  },
  INTAKE_REMINDER: async () => {
    const { client, email } = await signedIn();
    const { openPayPage } = await import("./test/payments-twin.js");
    await payments.pay(await openPayPage(client, PRODUCT));
    await payments.settle();
    await pass(days(1.1));
    await app.services.intakeReminders.queueDue();
    return [await newestMail(email)];
  },
  ORDER_REMINDER: async () => {
    const { client, email } = await signedIn();
    await confirm(email);
    await client.post("/api/cart/add", { productId: PRODUCT });
    await pass(days(1.1));
    await app.services.orderReminders.queueDue();
    return [await newestMail(email)];
  },
  PLAN_NEWS: async () => {
    const { client, email } = await signedIn();
    const { openPayPage } = await import("./test/payments-twin.js");
    await payments.pay(await openPayPage(client, PRODUCT));
    await payments.settle();
    const [{ id }] = (await client.graphql("{ mySubscriptions { id } }")).data.mySubscriptions;
    await client.graphql(CANCEL_PLAN, { input: { id } });
    await client.graphql(UNDO_CANCEL, { input: { id } });
    return [await newestMail(email)];
  },
  PLAN_STARTED: async () => {
    const { client, email } = await signedIn();
    const { openPayPage } = await import("./test/payments-twin.js");
    await payments.pay(await openPayPage(client, PRODUCT));
    await payments.settle();
    return [await newestMail(email)];
  },
  PAYMENT_REVIEW: async () => {
    const { id: userId } = await signedIn();
    const { Payment } = await import("./modules/billing/payment.entity.js");
    const { newId } = await import("./core/ids.js");
    const odd = {
      id: newId(),
      userId,
      productId: PRODUCT,
      sessionId: "1",
      status: "NEEDS_REVIEW",
    };
    const paid = { stripeSubscriptionId: "1", amount: 100, currency: "USD" };
    const { manager } = app.dataSource;
    await manager.insert(Payment, { ...odd, ...paid, createdAt: app.clock.now() } as object);
    const notice = { kind: "PAYMENT_REVIEW", payload: { paymentId: odd.id } } as const;
    await app.services.outbox.enqueue(manager, notice);
    return [await newestMail("staff@staffboard.example")];
  },
  PLAN_STAFF_NEWS: async () => {
    const { client } = await signedIn();
    const { openPayPage } = await import("./test/payments-twin.js");
    await payments.pay(await openPayPage(client, PRODUCT));
    await payments.settle();
    return [await newestMail("staff@staffboard.example")];
  },
  CONTACT_MESSAGE: async () => {
    await app.client().post("/api/contact", { name: GIVEN, email: newEmail(), message: GIVEN });
    return [await newestMail("staff@staffboard.example")];
  },
  CONTACT_ANSWER: async () => {
    const email = newEmail();
    await app.client().post("/api/contact", { name: GIVEN, email, message: GIVEN });
    const { ContactMessage } = await import("./modules/contact/contact-message.entity.js");
    const { id } = await app.dataSource.manager.findOneByOrFail(ContactMessage, { email });
    const { client } = await signedIn({ role: "ADMIN" });
    await client.graphql(ANSWER_MESSAGE, { input: { id, text: GIVEN } });
    return [await newestMail(email)];
  },
  CONTACT_RECEIPT: async () => {
    const email = newEmail();
    await app.client().post("/api/contact", { name: GIVEN, email, message: GIVEN });
    return [await newestMail(email)];
  },
  FACTOR_CHANGED: async () => {
    const { keysOf } = await import("./core/keys.js");
    const { factorMailTexts } = await import("#texts/factors");
    const { email, id } = await signedIn();
    const at = app.clock.now().toISOString();
    for (const event of keysOf(factorMailTexts.events)) {
      const notice = { kind: "FACTOR_CHANGED", payload: { userId: id, event, at } } as const;
      await app.services.outbox.enqueue(app.dataSource.manager, notice);
    }
    return app.inbox.mailsTo(email);
  },
  DATA_EXPORT_READY: async () => {
    const { client, email } = await signedIn();
    await client.graphql("mutation { requestDataExport { userErrors { code } } }");
    await app.services.dataExports.drain();
    return [await newestMail(email)];
  },
  DELETION_REQUESTED: async () => {
    const { client, email } = await signedIn();
    await client.graphql("mutation { requestAccountDeletion { userErrors { code } } }");
    return [await newestMail(email)];
  },
  ACCOUNT_DELETED: async () => {
    const { client, email } = await signedIn();
    await client.graphql("mutation { requestAccountDeletion { userErrors { code } } }");
    await pass(days(1));
    await app.services.deletions.drain();
    return [await newestMail(email)];
  },
  FACTOR_RESET_REQUESTED: async () => [(await resetFactors()).requested],
  FACTOR_RESET_DONE: async () => [(await resetFactors()).done],
  NEWSLETTER_CONFIRM: async () => [await subscribe(newEmail())],
  NEWSLETTER_WELCOME: async () => [await confirm(newEmail())],
  NEWSLETTER_DIGEST: async () => {
    const email = newEmail();
    await confirm(email);
    await pass(days(8));
    await openJob();
    await app.services.digests.sendDue();
    return [await newestMail(email)];
  },
  STAFF_INVITATION: async () => {
    const { client } = await signedIn({ role: "ADMIN" });
    const [email, admin] = [newEmail(), newEmail()];
    const { companyId } = job;
    await client.graphql(INVITE, { input: { email, role: "RECRUITER", companyId } });
    await client.graphql(INVITE, { input: { email: admin, role: "ADMIN" } });
    return [await newestMail(email), await newestMail(admin)];
  },
  ROLE_CHANGED: async () => {
    const { client } = await signedIn({ role: "ADMIN" });
    const { id: userId, email } = await signedIn();
    const received: ReceivedMail[] = [];
    for (const role of ["RECRUITER", "ADMIN", "CANDIDATE"]) {
      await client.graphql(SET_ROLE, { input: { userId, role } });
      received.push(await newestMail(email));
    }
    return received;
  },
  ACCOUNT_DISABLED: async () => {
    const { client } = await signedIn({ role: "ADMIN" });
    const { id: userId, email } = await signedIn();
    await client.graphql(DISABLE, { input: { userId, reason: "LEFT" } });
    return [await newestMail(email)];
  },
};

describe("mails in the pseudo-language", () => {
  it.each(Object.keys(MAILS))("%s contains no English words", async (kind) => {
    for (const mail of await MAILS[kind as Notice["kind"]]()) {
      const { text = "", html = "" } = mail.body;
      expect(mail.subject.normalize("NFC")).toMatch(/[áéíóú]/);
      expect(plainWords(mail.subject)).toEqual([]);
      expect(plainWords(text)).toEqual([]);
      expect(plainWords(withoutStyle(html))).toEqual([]);
    }
  });
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
