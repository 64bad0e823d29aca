import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, later } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildRecruiter, jobInput, signedIn } from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import { User } from "../../accounts/user.entity.js";
import type { Company } from "../../companies/company.entity.js";
import { Job } from "../record/job.entity.js";
import { STILL_OPEN_PATH } from "./still-open.paths.js";

const CREATE = `mutation ($input: CreateJobInput!) { createJob(input: $input) { job { id } } }`;

let app: TestApp;
let company: Company;
let author: User;
let client: TestClient;
let job: Job;

beforeAll(async () => {
  app = await createTestApp();
  // Jobs of other tests that end soon would be asked about too.
  await app.services.expiryNotices.run();
  company = await buildCompany(app);
  author = await buildRecruiter(app, company);
  client = await signedIn(app, author);
});
afterAll(() => app.close());

const reload = (id: string) => app.dataSource.manager.findOneByOrFail(Job, { id });
const endsIn = async (id: string, ms: number) => {
  const validThrough = later(app.clock.now(), ms);
  await app.dataSource.manager.update(Job, { id }, { validThrough, expiryNoticedAt: null });
  return reload(id);
};

beforeEach(async () => {
  const { data } = await client.graphql(CREATE, { input: jobInput(company.id) });
  job = await endsIn(data.createJob.job.id, days(6));
});

const mailed = async ({ email }: User) => (await app.inbox.mailsTo(email)).length;
const linkFor = ({ id }: { id: string }) => {
  const url = app.services.stillOpenLinks.keepOpen(job, id);
  return url.slice(url.indexOf(STILL_OPEN_PATH));
};

describe("the email a week before a job ends", () => {
  it("goes to its author, once", async () => {
    const colleague = await buildRecruiter(app, company);
    const before = await mailed(author);
    expect(await app.services.expiryNotices.run()).toBe(1);
    expect(await app.services.expiryNotices.run()).toBe(0);
    expect((await mailed(author)) - before).toBe(1);
    expect(await mailed(colleague)).toBe(0);
    const [mail] = await app.inbox.mailsTo(author.email);
    expect(mail?.body.text).toContain(`${STILL_OPEN_PATH}?token=`);
  });

  it("goes to the company's recruiters when the author has left", async () => {
    await app.dataSource.manager.update(Job, { id: job.id }, { createdById: newId() });
    const before = await mailed(author);
    await app.services.expiryNotices.run();
    expect((await mailed(author)) - before).toBe(1);
  });

  it("waits until the last week", async () => {
    await endsIn(job.id, days(8));
    expect(await app.services.expiryNotices.run()).toBe(0);
  });
});

describe("its link", () => {
  it("changes nothing when it is opened, and keeps the job open when its button is used, once", async () => {
    const visitor = app.client();
    const path = linkFor(author);
    for (let opened = 0; opened < 3; opened += 1) {
      const { status, body: text, headers } = await visitor.get(path);
      expect(status).toBe(200);
      expect(text).toContain('<form method="post"');
      expect(headers.get("cache-control")).toBe("no-store");
    }
    expect(await reload(job.id)).toEqual(job);
    expect((await visitor.post(path, {})).status).toBe(200);
    const kept = await reload(job.id);
    const left = (kept.validThrough?.getTime() ?? 0) - app.clock.now().getTime();
    expect(Math.abs(left - days(60))).toBeLessThan(60_000);
    expect(kept).toMatchObject({
      version: job.version + 1,
      updatedById: author.id,
      expiryNoticedAt: null,
    });
    for (const again of [await visitor.post(path, {}), await visitor.get(path)])
      expect(again.status).toBe(404);
    expect(await reload(job.id)).toEqual(kept);
  });

  it("works after the job has expired, too", async () => {
    job = await endsIn(job.id, -days(3));
    expect((await app.client().post(linkFor(author), {})).status).toBe(200);
    expect(app.services.jobs.statusOf(await reload(job.id))).toBe("PUBLISHED");
  });

  it.each(["", "forged", `${newId()}.${newId()}.x`, "a.b.c.d", "x".repeat(5_000)])(
    "is refused with the token %.40s",
    async (token) => {
      const path = `${STILL_OPEN_PATH}?token=${token}`;
      expect((await app.client().get(path)).status).toBe(404);
      expect((await app.client().post(path, {})).status).toBe(404);
    },
  );

  it("no longer works for someone who left the company, nor for a closed job", async () => {
    const leaver = await buildRecruiter(app, company);
    await app.dataSource.manager.update(Job, { id: job.id }, { createdById: leaver.id });
    const path = linkFor(leaver);
    await app.dataSource.manager.update(User, { id: leaver.id }, { disabledAt: app.clock.now() });
    expect((await app.client().post(path, {})).status).toBe(404);
    await app.dataSource.manager.update(User, { id: leaver.id }, { disabledAt: null });
    await app.dataSource.manager.update(Job, { id: job.id }, { status: "CLOSED" });
    expect((await app.client().post(path, {})).status).toBe(404);
  });

  it("does not keep an unlawful job open", async () => {
    const description = "<p>Only OPT.</p>";
    await app.dataSource.manager.update(Job, { id: job.id }, { description });
    const { status, body: text } = await app.client().post(linkFor(author), {});
    expect(status).toBe(409);
    expect(text).toContain("needs a change");
    expect((await reload(job.id)).validThrough).toEqual(job.validThrough);
  });
});
