import { days, later } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { Identity } from "../../modules/accounts/identity.entity.js";
import { User } from "../../modules/accounts/user.entity.js";
import { Invoice } from "../../modules/billing/money/invoice.entity.js";
import { Subscription } from "../../modules/billing/subscription/subscription.entity.js";
import { Payment } from "../../modules/billing/money/payment.entity.js";
import { Session } from "../../modules/accounts/session.entity.js";
import { Application } from "../../modules/applications/application.entity.js";
import { RESUME_PREFIX, Resume } from "../../modules/applications/resume.entity.js";
import { DataExport } from "../../modules/departures/data-export.entity.js";
import type { Company } from "../../modules/companies/company.entity.js";
import { CompanyContact } from "../../modules/companies/company-contact.entity.js";
import { ContactMessage } from "../../modules/contact/contact-message.entity.js";
import { Job } from "../../modules/jobs/record/job.entity.js";
import { Representation } from "../../modules/representation/representation.entity.js";
import { grantConsent } from "../consent.js";
import { OutboxMessage } from "../../modules/outbox/outbox.entity.js";
import { pdfFile } from "../applications/harness.js";
import type { TestApp } from "../create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  jobInput,
  newEmail,
  signedIn,
} from "../factories.js";
import { openPayPage, type PaymentsTwin } from "../payments-twin.js";
import type { TestClient } from "../test-client.js";

/**
 * Every kind of actor, in the order of the matrix's columns. `owner` and `other` are candidates;
 * the records in a row belong to `owner`. `recruiter` works for the job's company and `rival` for
 * another one. `recruiter1` and `admin1` are the same people before they prove a second factor. `reader` and `writer` are API keys: one with JOBS_READ, one with JOBS_WRITE for the
 * job's company and ALL_JOBS.
 */
export const ACTORS = [
  "visitor",
  "owner",
  "other",
  "recruiter",
  "rival",
  "admin",
  "recruiter1",
  "admin1",
  "reader",
  "writer",
] as const;
export type ActorName = (typeof ACTORS)[number];

const PRODUCT = "MARKET_MY_RESUME_QUATERLY";

/** The records that operations request, and a client for each actor. */
export class World {
  private constructor(
    readonly app: TestApp,
    readonly company: Company,
    /** Published, and `owner` has applied to it. */
    readonly job: Job,
    readonly draft: Job,
    readonly people: Readonly<Record<Exclude<ActorName, "visitor" | "reader" | "writer">, User>>,
    readonly keys: Readonly<Record<"reader" | "writer", string>>,
    /** Stored name of the resume that `owner` applied with. */
    readonly resume: string,
    /** A pay page that `owner` has paid. */
    readonly paidSession: string,
  ) {}

  static async build(app: TestApp, payments: PaymentsTwin): Promise<World> {
    const company = await buildCompany(app, { logoFile: null });
    const recruiter = await buildRecruiter(app, company);
    const admin = await buildUser(app, { role: "ADMIN" });
    const people = {
      owner: await buildUser(app),
      other: await buildUser(app),
      recruiter,
      rival: await buildRecruiter(app, await buildCompany(app)),
      admin,
      recruiter1: recruiter,
      admin1: admin,
    };
    const [job, draft] = [await buildJob(app, { company }), await buildDraft(app, company)];
    const owner = await signedIn(app, people.owner);
    const resume = await applyTo(job, owner, people.owner);
    const back = await payments.pay(await openPayPage(owner, PRODUCT));
    await payments.settle();
    // The owner's plan has the work of the other one, so only someone without a plan has an open order.
    const other = await signedIn(app, people.other);
    await other.post("/api/cart/add", { productId: "BRAND_MY_CV_QUATERLY" });
    await owner.post("/api/contact", { name: "Ana", email: people.owner.email, message: "Hello" });
    await app.dataSource.manager.insert(Payment, oddPayment(people.owner));
    const keys = await issueKeys(await signedIn(app, people.admin), company);
    const paidSession = back.searchParams.get("session_id") ?? "";
    const world = new World(app, company, job, draft, people, keys, resume, paidSession);
    await world.newInvitation();
    return world;
  }

  /** A new browser or program for this actor, with its own network address. */
  async client(actor: ActorName): Promise<TestClient> {
    const client = this.app.client();
    if (actor === "visitor") return client;
    if (actor === "reader" || actor === "writer") {
      client.apiKey = this.keys[actor];
      return client;
    }
    const hasOneFactor = actor === "recruiter1" || actor === "admin1";
    const proof = hasOneFactor ? { secondFactor: false } : undefined;
    return signedIn(this.app, this.people[actor], proof);
  }

  /** The address that this actor would give as its own. */
  emailOf(actor: ActorName): string {
    return actor in this.people
      ? this.people[actor as keyof typeof this.people].email
      : "nobody@example.com";
  }

  /** An account at Google that the owner connected. */
  async newIdentity(): Promise<string> {
    const { manager } = this.app.dataSource;
    const { id: userId, createdAt } = this.people.owner;
    await manager.update(User, { id: userId }, { codeProvenAt: createdAt });
    const identity = { issuer: "https://google.example", subject: newId(), userId, createdAt };
    await manager.insert(Identity, identity);
    return manager.create(Identity, identity).id;
  }

  newDraft(): Promise<Job> {
    return buildDraft(this.app, this.company);
  }

  /** The id of an open invitation to the company. */
  async newInvitation(): Promise<string> {
    const input = { email: newEmail(), role: "RECRUITER", companyId: this.company.id };
    const { data } = await (await this.client("admin")).graphql(INVITE, { input });
    return data.inviteStaff.invitation.id;
  }

  /** A browser that `owner` is signed in with. */
  async sessionOfOwner(): Promise<string> {
    const { id: userId } = this.people.owner;
    await signedIn(this.app, this.people.owner);
    return (await this.app.dataSource.manager.findOneByOrFail(Session, { userId })).id;
  }

  /** The id of the plan that `owner` bought. */
  async planOfOwner(): Promise<string> {
    const { id: userId } = this.people.owner;
    return (await this.app.dataSource.manager.findOneByOrFail(Subscription, { userId })).id;
  }

  /** Stripe's id of the first invoice of that plan. */
  async invoiceOfOwner(): Promise<string> {
    const id = await this.planOfOwner();
    const { manager } = this.app.dataSource;
    const { stripeSubscriptionId } = await manager.findOneByOrFail(Subscription, { id });
    return (await manager.findOneByOrFail(Invoice, { stripeSubscriptionId })).id;
  }

  /** A copy of their data that `owner` can open. */
  async exportOfOwner(): Promise<string> {
    const [id, now] = [newId(), this.app.clock.now()];
    const times = {
      requestedAt: now,
      nextAttemptAt: now,
      doneAt: now,
      expiresAt: later(now, days(1)),
    };
    const row = { id, userId: this.people.owner.id, fileKey: `exports/${id}.zip`, ...times };
    await this.app.dataSource.manager.insert(DataExport, row);
    return id;
  }

  async newClosedJob(): Promise<Job> {
    const { id } = await this.newJob();
    const admin = await this.client("admin");
    await admin.graphql(CLOSE, { input: { id, reason: "FILLED" } });
    return this.app.dataSource.manager.findOneByOrFail(Job, { id });
  }

  /** The id of an application of `owner` to a job of the company. */
  async newApplication(): Promise<string> {
    const { manager } = this.app.dataSource;
    const { id: userId, name, email } = this.people.owner;
    const { id: jobId, companyId } = await this.newJob();
    const storageKey = `${RESUME_PREFIX}${this.resume}`;
    const { id: resumeId } = await manager.findOneByOrFail(Resume, { storageKey });
    const [id, now] = [newId(), this.app.clock.now()];
    await manager.insert(Application, {
      ...{ id, userId, jobId, companyId, resumeId, name, email, status: "SUBMITTED" },
      ...{ phone: "", countryCode: "", location: "Dallas, TX", visaType: "H1B", relocation: false },
      ...{ appliedAt: now, updatedAt: now },
    });
    return id;
  }

  /** The id of a request for the consent of `owner`. */
  async newRequest(): Promise<string> {
    const id = await grantConsent(this.app, await this.newApplication());
    const open = { state: "PENDING", answeredAt: null } as const;
    await this.app.dataSource.manager.update(Representation, { id }, open);
    return id;
  }

  /** The id of a contact at the company. */
  async newContact(): Promise<string> {
    const [id, now] = [newId(), this.app.clock.now()];
    const row = { id, companyId: this.company.id, name: "Ada Poe", notes: "" };
    await this.app.dataSource.manager.insert(CompanyContact, {
      ...{ ...row, role: null, email: null, phone: null },
      ...{ createdAt: now, updatedAt: now },
    });
    return id;
  }

  /** The id of an open contact message of `owner`. */
  async newMessage(): Promise<string> {
    const id = newId();
    const { name, email } = this.people.owner;
    const row = { id, name, email, message: "Hello", createdAt: this.app.clock.now() };
    await this.app.dataSource.manager.insert(ContactMessage, row);
    return id;
  }

  /** The id of an email to no one that was given up. */
  async newDeadMail(): Promise<string> {
    const [id, now] = [newId(), this.app.clock.now()];
    const payload = { contactMessageId: newId() };
    await this.app.dataSource.manager.insert(OutboxMessage, {
      ...{ id, kind: "CONTACT_RECEIPT" as const, payload, attempts: 26, lastError: "Error" },
      ...{ nextAttemptAt: now, deadAt: now, createdAt: now },
    });
    return id;
  }

  newJob(): Promise<Job> {
    return buildJob(this.app, { company: this.company });
  }
}

const buildDraft = (app: TestApp, company: Company) => buildJob(app, { company, publish: false });

async function applyTo(job: Job, client: TestClient, { name, email }: User): Promise<string> {
  const form = applicationForm(job, name, email);
  const { body } = await client.postForm("/api/apply-jobs", form);
  if (typeof body.resume !== "string") throw new Error(JSON.stringify(body));
  return body.resume;
}

export function applicationForm(job: Job, name: string, email: string): FormData {
  const form = new FormData();
  const fields = { jobId: job.code, name, email, location: "Dallas, TX", visaType: "H-1B" };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("resume", pdfFile());
  return form;
}

/** A payment that started no plan, for administrators to review. */
const oddPayment = ({ id: userId, createdAt }: User) => ({
  id: newId(),
  userId,
  productId: PRODUCT,
  sessionId: "cs_test_odd",
  stripeSubscriptionId: "sub_odd",
  amount: 100,
  currency: "USD",
  createdAt,
  status: "NEEDS_REVIEW" as const,
});

const INVITE = `mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { invitation { id } } }`;
const CLOSE = `mutation ($input: CloseJobInput!) { closeJob(input: $input) { userErrors { code } } }`;
const CREATE_KEY = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret userErrors { message } } }`;

async function issueKeys(admin: TestClient, company: Company) {
  const issue = async (scopes: string[], companyIds: string[]): Promise<string> => {
    const input = { name: scopes[0], scopes, companyIds, expiresInDays: 30 };
    return (await admin.graphql(CREATE_KEY, { input })).data.createApiKey.secret;
  };
  return {
    reader: await issue(["JOBS_READ"], []),
    writer: await issue(["JOBS_WRITE", "ALL_JOBS"], [company.id]),
  };
}

/** A job's fields as GraphQL input. */
export const newJobInput = (companyId: string): object => jobInput(companyId, { publish: false });
