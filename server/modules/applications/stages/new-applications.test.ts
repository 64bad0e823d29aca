import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { days, hours, later } from "../../../core/clock.js";
import { buildApplication } from "../../../test/applications/build-application.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, buildUser } from "../../../test/factories.js";
import { User } from "../../accounts/user.entity.js";
import { CompanyRecruiter, type Company } from "../../companies/company.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { Application } from "../application.entity.js";
import { NewApplicationsService } from "./new-applications.service.js";

let app: TestApp;
let company: Company;
let job: Job;
let recruiter: User;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.hold();
  // Noon in London is before the end of the day.
  const now = app.clock.now();
  const noon = new Date(now);
  noon.setUTCHours(12, 0, 0, 0);
  app.clock.advance(later(noon, days(1)).getTime() - now.getTime());
  company = await buildCompany(app);
  job = await buildJob(app, { company, role: "Java Developer" });
  recruiter = await buildRecruiter(app, company);
});
afterAll(() => app.close());

const mailsTo = async ({ email }: User) =>
  (await app.inbox.mailsTo(email)).filter(({ subject }) => subject.includes("new application"));
/** A process that has just started. */
const queueDue = () => new NewApplicationsService(needs()).queueDue();
const needs = () => ({ ...app.services, dataSource: app.dataSource });
const member = async (role: "OWNER" | "VIEWER") => {
  const user = await buildUser(app, { role: "RECRUITER" });
  const row = { companyId: company.id, userId: user.id, role };
  await app.dataSource.manager.insert(CompanyRecruiter, row);
  return user;
};

it("tells recruiters and owners who applied, once a day and job", async () => {
  const [owner, viewer] = [await member("OWNER"), await member("VIEWER")];
  await buildApplication(app, job, { name: "Ana Ortiz" });
  await buildApplication(app, job, { name: "Ben www.spam.example" });
  await buildApplication(app, job, { name: "Chen Li", status: "WITHDRAWN" });
  await buildApplication(app, await buildJob(app), { name: "Dana Foreign" });
  await queueDue();
  expect(await mailsTo(recruiter)).toEqual([]);

  app.clock.advance(hours(1));
  await Promise.all([queueDue(), queueDue()]);
  await queueDue();
  const [mail, ...more] = await mailsTo(recruiter);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe("2 new applications: Java Developer");
  expect(mail?.body.text).toContain("Ana Ortiz");
  expect(mail?.body.text).toContain("Ben");
  expect(mail?.body.text).not.toMatch(/Chen|Dana|www\.spam\.example|@example/);
  expect(await mailsTo(owner)).toHaveLength(1);
  expect(await mailsTo(viewer)).toEqual([]);

  await buildApplication(app, job, { name: "Eve Late" });
  app.clock.advance(hours(23));
  await queueDue();
  expect(await mailsTo(recruiter)).toHaveLength(1);
  app.clock.advance(hours(1));
  await queueDue();
  const [newest] = (await mailsTo(recruiter)).slice(-1);
  expect(newest?.subject).toBe("1 new application: Java Developer");
});

it("leaves out those who turned it off or left", async () => {
  const [off, gone] = [await member("OWNER"), await member("OWNER")];
  await app.dataSource.manager.update(User, { id: off.id }, { applicationMails: false });
  await buildApplication(app, job);
  app.clock.advance(days(1));
  await queueDue();
  await app.dataSource.manager.delete(CompanyRecruiter, { userId: gone.id });
  expect(await mailsTo(off)).toEqual([]);
  expect(await mailsTo(gone)).toEqual([]);
});

it("gives applications of an earlier release their company", async () => {
  const { id } = await buildApplication(app, job, { companyId: null });
  expect(await app.services.companyFill.run()).toBe(1);
  expect(await app.services.companyFill.run()).toBe(0);
  const { companyId } = await app.dataSource.manager.findOneByOrFail(Application, { id });
  expect(companyId).toBe(company.id);
});
