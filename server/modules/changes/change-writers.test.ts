import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import sharp from "sharp";
import { Readable } from "node:stream";
import type { SignedIn } from "../../core/actor.js";
import { days } from "../../core/clock.js";
import { createObjectStore } from "../../integrations/storage/create-object-store.js";
import { privacyRules } from "../../privacy-rules.js";
import { person } from "../../test/actors.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, jobInput } from "../../test/factories.js";
import { Replica } from "../../test/replica.js";
import { accountRows } from "../accounts/account.privacy.js";
import type { Company } from "../companies/company.entity.js";
import type { Job } from "../jobs/record/job.entity.js";
import { Erasure } from "../privacy/erasure.js";

const CLIENT = { ipAddress: "127.0.0.1", userAgent: "test" };

let app: TestApp;
let replica: Replica;
let admin: SignedIn;
let company: Company;
let job: Job;

beforeAll(async () => {
  app = await createTestApp();
  // Another instance, which knows nothing but what the feed tells.
  const other = await createTestApp();
  replica = new Replica(other);
  await other.services.changeFollower.poll();
  closeOther = () => other.close();
  const { id, email } = await buildUser(app, { role: "ADMIN" });
  admin = person({ id, email, role: "ADMIN", secondFactor: true, isFresh: true });
});
let closeOther: () => Promise<void>;
afterAll(async () => {
  await closeOther();
  await app.close();
});

/** Runs a write, and expects that the feed tells of all that it did. @returns its result */
async function told<Result>(work: () => Promise<Result>): Promise<Result> {
  const { changes } = app.services;
  const before = await changes.seal();
  const result = await work();
  expect(await changes.seal()).toBeGreaterThan(before);
  await replica.expectSame();
  return result;
}

describe("the feed tells of", () => {
  it("companies that are created, changed, and given a logo", async () => {
    const { companyDesk, companyLogos } = app.services;
    company = await told(() => companyDesk.create(admin, { name: "Alpha Works" }, CLIENT));
    await told(() => companyDesk.update(admin, { id: company.id, location: "Reno, NV" }, CLIENT));
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: "red" } })
      .png()
      .toBuffer();
    const receive = () => Promise.resolve({ content: Readable.from([png]) });
    await told(() => companyLogos.set(admin, company.id, receive, CLIENT));
    await told(() => companyLogos.set(admin, company.id, null, CLIENT));
  });

  it("jobs that are created, changed, published, closed, opened again, and taken down", async () => {
    const { jobs, jobClose, jobWorkspace } = app.services;
    job = await told(() => jobs.create(admin, jobInput(company.id, { publish: false })));
    await told(() => jobs.update(admin, { id: job.id, role: "Welder" }));
    await told(() => jobs.publish(admin, job.id));
    await told(() => jobWorkspace.extend(admin, job.id));
    await told(() => jobClose.close(admin, job.id, "FILLED"));
    await told(() => jobClose.undo(admin, job.id));
    const copy = await told(() => jobWorkspace.copy(admin, job.id));
    await told(() => jobWorkspace.delete(admin, copy.id));
    const closed = await told(() => jobs.create(admin, jobInput(company.id)));
    await told(() => jobClose.close(admin, closed.id, "FILLED"));
    await told(() => jobWorkspace.relist(admin, closed.id, true));
    await told(() => jobWorkspace.takeDown(admin, closed.id));
  });

  it("drafts that are saved and deleted", async () => {
    const { jobWorkspace } = app.services;
    const draft = await told(() => jobWorkspace.saveDraft(admin, { companyId: company.id }));
    await told(() => jobWorkspace.saveDraft(admin, { id: draft.id, role: "Nurse" }));
    await told(() => jobWorkspace.delete(admin, draft.id));
  });

  it("jobs that people are asked about, that are kept open, and that end by themselves", async () => {
    const { expiryNotices, jobExpiry, stillOpen, stillOpenLinks, jobs } = app.services;
    app.clock.advance(days(55));
    await told(() => expiryNotices.run());
    const link = stillOpenLinks.keepOpen(await jobs.get(admin, job.id), admin.id);
    const token = new URL(link).searchParams.get("token") ?? "";
    expect((await told(() => stillOpen.keep(token))).outcome).toBe("KEPT");
    app.clock.advance(days(61));
    expect(await told(() => jobExpiry.run())).toBeGreaterThan(0);
    const before = await app.services.changes.seal();
    expect(await jobExpiry.run()).toBe(0);
    expect(await app.services.changes.seal()).toBe(before);
  });

  it("companies that are renamed and merged, with their jobs", async () => {
    const { companyDesk, companyMerges } = app.services;
    await told(() => companyDesk.update(admin, { id: company.id, name: "Alpha Labs" }, CLIENT));
    const into = await told(() => companyDesk.create(admin, { name: "Beta Works" }, CLIENT));
    const input = { fromId: company.id, intoId: into.id, confirmName: "Alpha Labs" };
    await told(() => companyMerges.merge(admin, input, CLIENT));
  });

  it("jobs whose author's data are erased", async () => {
    const author = await buildUser(app, { role: "ADMIN" });
    const actor = person({ id: author.id, role: "ADMIN", secondFactor: true });
    const { companyId } = await app.services.jobs.get(admin, job.id);
    await told(() => app.services.jobs.create(actor, jobInput(companyId)));
    const erasure = new Erasure({
      dataSource: app.dataSource,
      store: createObjectStore(app.env),
      clock: app.clock,
      accounts: accountRows,
      rules: privacyRules,
    });
    await told(() => erasure.erase(author.email));
  });
});
