import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { Readable } from "node:stream";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { runAlone } from "../../kit/db/named-lock.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { OutboxMessage } from "../outbox/outbox.entity.js";
import { doors } from "../../test/applications/doors.js";
import * as files from "../../test/applications/files.js";
import { Harness, pdfFile } from "../../test/applications/harness.js";

let app: TestApp;
let is: Harness;
beforeAll(async () => {
  app = await createTestApp();
  is = new Harness(app);
});
afterAll(() => app.close());

describe("reading one's applications", () => {
  const FIELDS = `{ id name visaType relocation linkedin job { code company { name } } resume { fileName url sizeBytes } }`;

  it("returns the newest application and the one for a job, in the documented format", async () => {
    const { client, email } = await is.person();
    const company = await buildCompany(app);
    const job = await buildJob(app, { company });
    const query = `email=${encodeURIComponent(email)}`;
    expect((await client.get(`/api/apply-jobs/user/last?${query}`)).status).toBe(404);
    expect((await client.get(`/api/apply-jobs/user/job?jobId=${job.id}&${query}`)).status).toBe(
      404,
    );
    const applied = await doors[1]?.apply(
      client,
      { jobId: job.id, email, linkedin: "" },
      pdfFile(),
    );
    const form = {
      name: "Priya Raman",
      email,
      location: "Austin, TX",
      phone: "5125550142",
      countryCode: "+1",
      visaType: "H-1B",
      relocation: "Yes",
      linkedin: "N/A",
      resume: applied?.storedName,
    };
    expect((await client.get(`/api/apply-jobs/user/last?${query}`)).body).toEqual(form);
    for (const key of [job.id, job.code]) {
      const { body } = await client.get(`/api/apply-jobs/user/job?jobId=${key}&${query}`);
      expect(body).toEqual({
        _id: applied?.id,
        ...form,
        jobId: job.code,
        jobRole: job.role,
        companyName: company.name,
        status: "SUBMITTED",
        appliedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      });
    }
    const { data } = await client.graphql(
      `query ($id: ID!) { myApplication(jobId: $id) ${FIELDS} myLastApplication ${FIELDS} }`,
      { id: job.code },
    );
    expect(data.myApplication).toEqual(data.myLastApplication);
    expect(data.myApplication).toMatchObject({
      visaType: "H1B",
      relocation: true,
      linkedin: null,
      job: { code: job.code, company: { name: company.name } },
      resume: { fileName: "Priya Raman.pdf", url: `/uploads/resumes/${applied?.storedName}` },
    });
  });

  it("never returns another person's", async () => {
    const { client } = await is.person();
    const job = await buildJob(app);
    for (const path of ["last?email=", `job?jobId=${job.id}&email=`]) {
      const foreign = await client.get(`/api/apply-jobs/user/${path}other@example.com`);
      expect(foreign.status).toBe(403);
      const nobody = await app.client().get(`/api/apply-jobs/user/${path}other@example.com`);
      expect(nobody.status).toBe(401);
    }
    expect((await client.get("/api/apply-jobs/user/job")).body).toMatchObject({
      code: "BAD_INPUT",
      fields: { jobId: expect.any(String) },
    });
    const { errors } = await app.client().graphql("{ myLastApplication { id } }");
    expect(errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("marks jobs in a list that the viewer applied to", async () => {
    const { client, email } = await is.person();
    const jobs = [await buildJob(app), await buildJob(app), await buildJob(app)];
    await doors[0]?.apply(client, { jobId: jobs[1]?.id ?? "", email }, pdfFile());
    const query = `{ jobs(first: 3) { nodes { id viewerApplication { status job { id } } } } }`;
    const seen = async (who: TestClient) => (await who.graphql(query)).data.jobs.nodes;
    const none = { viewerApplication: null };
    const mine = { viewerApplication: { status: "SUBMITTED", job: { id: jobs[1]?.id } } };
    expect(await seen(client)).toEqual(
      [2, 1, 0].map((i) => ({ id: jobs[i]?.id, ...(i === 1 ? mine : none) })),
    );
    expect(await seen(app.client())).toEqual([2, 1, 0].map((i) => ({ id: jobs[i]?.id, ...none })));
  });
});

describe("which jobs of a list the viewer applied to", () => {
  const query =
    "query ($jobIds: [ID!]!) { myApplicationsTo(jobIds: $jobIds) { status job { id } } }";
  const ask = (who: TestClient, jobIds: string[]) => who.graphql(query, { jobIds });

  it("is visible only to that person", async () => {
    const { client, email } = await is.person();
    const jobs = [await buildJob(app), await buildJob(app)];
    const ids = jobs.map(({ id }) => id);
    await doors[0]?.apply(client, { jobId: ids[1] ?? "", email }, pdfFile());
    const mine = { status: "SUBMITTED", job: { id: ids[1] } };
    expect((await ask(client, [...ids, "nothing"])).data.myApplicationsTo).toEqual([mine]);
    expect((await ask(client, [])).data.myApplicationsTo).toEqual([]);
    expect((await ask((await is.person()).client, ids)).data.myApplicationsTo).toEqual([]);
    expect((await ask(app.client(), ids)).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("can be requested for a page of jobs", async () => {
    const { client } = await is.person();
    const { errors } = await ask(
      client,
      Array.from({ length: 101 }, () => "job"),
    );
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });
});

describe("downloading a resume", () => {
  it("is for the owner, for a minute, as an attachment", async () => {
    const owner = await is.person();
    const job = await buildJob(app);
    const name = "Zoë's résumé (2026).pdf";
    const applied = await doors[1]?.apply(
      owner.client,
      { jobId: job.id, email: owner.email },
      pdfFile(name),
    );
    const path = `/uploads/resumes/${applied?.storedName}`;
    const { status, headers } = await owner.client.get(path);
    expect(status).toBe(302);
    expect(headers.get("cache-control")).toContain("no-store");
    const address = headers.get("location") ?? "";
    expect(new URL(address).searchParams.get("X-Amz-Expires")).toBe("60");
    const file = await fetch(address);
    expect(Buffer.from(await file.arrayBuffer()).equals(files.pdf)).toBe(true);
    expect(file.headers.get("content-type")).toBe("application/pdf");
    const disposition = file.headers.get("content-disposition");
    expect(disposition).toContain("attachment;");
    expect(disposition).toContain(
      "filename*=UTF-8''Zo%C3%AB%27s%20r%C3%A9sum%C3%A9%20%282026%29.pdf",
    );
    const stranger = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
    const other = (await is.person()).client;
    for (const client of [stranger, other]) expect((await client.get(path)).status).toBe(404);
    expect((await app.client().get(path)).status).toBe(401);
  });

  it("requires a second factor for the company's recruiters and administrators", async () => {
    const owner = await is.person();
    const company = await buildCompany(app);
    const job = await buildJob(app, { company });
    const sent = await doors[1]?.apply(
      owner.client,
      { jobId: job.id, email: owner.email },
      pdfFile(),
    );
    const storedName = sent?.storedName ?? "";
    const admin = await buildUser(app, { role: "ADMIN" });
    for (const person of [await buildRecruiter(app, company), admin]) {
      const unproven = await signedIn(app, person, { secondFactor: false });
      const { status, headers, body } = await unproven.get(`/uploads/resumes/${storedName}`);
      expect([status, body.code]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
      expect(body.message).toContain("passkey or authenticator");
      expect(headers.get("location")).toBeNull();
      const client = await signedIn(app, person);
      const opened = await client.get(`/uploads/resumes/${storedName}`);
      expect(opened.headers.get("location")).toContain("X-Amz-Expires=60");
      const unknown = `/uploads/resumes/${"0".repeat(36)}.pdf`;
      expect((await client.get(unknown)).status).toBe(404);
    }
  });

  it.each(["..%2f..%2fx.pdf", "%00.pdf", "a.pdf", `${"0".repeat(36)}.exe`, "%2e%2e%2fx"])(
    "returns NOT_FOUND for %s",
    async (file) => {
      const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
      expect((await admin.get(`/uploads/resumes/${file}`)).status).toBe(404);
    },
  );
});

describe("reading a resume in the page", () => {
  const sent = async () => {
    const owner = await is.person();
    const company = await buildCompany(app);
    const job = await buildJob(app, { company });
    const applied = await doors[1]?.apply(
      owner.client,
      { jobId: job.id, email: owner.email },
      pdfFile(),
    );
    const recruiter = await signedIn(app, await buildRecruiter(app, company));
    return { owner, recruiter, path: `/desk-files/resumes/${applied?.storedName}` };
  };
  const openings = ({ user }: { user: { id: string } }) =>
    app.dataSource.manager.countBy(AuditEvent, { kind: "RESUME_OPENED", subjectId: user.id });

  it("returns the bytes, never as a page, and records each opening by staff", async () => {
    const { owner, recruiter, path } = await sent();
    const { status, headers, body } = await recruiter.get(path);
    expect(status).toBe(200);
    expect(body).toBe(files.pdf.toString());
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(files.pdf.length),
      "content-disposition": "attachment",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    });
    expect(await openings(owner)).toBe(1);
    expect((await owner.client.get(path)).status).toBe(200);
    expect(await openings(owner)).toBe(1);
  });

  it.each([
    { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document" },
    { "sec-fetch-site": "same-origin", "sec-fetch-dest": "iframe" },
    { "sec-fetch-site": "cross-site", "sec-fetch-dest": "empty" },
    { "sec-fetch-site": "same-site", "sec-fetch-dest": "empty" },
  ])("finds nothing for %j", async (headers) => {
    const { owner, recruiter, path } = await sent();
    expect((await recruiter.get(path, headers)).status).toBe(404);
    expect(await openings(owner)).toBe(0);
    const script = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" };
    expect((await recruiter.get(path, script)).status).toBe(200);
  });
});

describe("sweeping", () => {
  it("removes only files without a row, after a day", async () => {
    const { client, email } = await is.person();
    const applied = await doors[1]?.apply(
      client,
      { jobId: (await buildJob(app)).id, email },
      pdfFile(),
    );
    const body = () => is.store.put("resumes/orphan.pdf", () => bytes(), options);
    const bytes = () => Readable.from([Buffer.from("x")]);
    const options = { contentType: "application/pdf", sizeBytes: 1 };
    await body();
    expect(await app.services.resumeSweep.sweepOrphans()).toBe(0);
    app.clock.advance(25 * 3_600_000);
    expect(await app.services.resumeSweep.sweepOrphans()).toBeGreaterThanOrEqual(1);
    const left = await is.storedKeys();
    expect(left).toContain(`resumes/${applied?.storedName}`);
    expect(left).not.toContain("resumes/orphan.pdf");
  });

  it("removes a resume that a newer one replaced, file and row, after a day", async () => {
    const { client, email, user } = await is.person();
    const other = await is.person();
    const job = await buildJob(app);
    const first = await doors[1]?.apply(client, { jobId: job.id, email }, pdfFile());
    const kept = await doors[1]?.apply(
      other.client,
      { jobId: job.id, email: other.email },
      pdfFile(),
    );
    const second = await doors[1]?.apply(client, { jobId: job.id, email }, pdfFile("newer.pdf"));
    expect(await is.resumes(user)).toHaveLength(2);
    expect(await app.services.resumeSweep.sweepReplaced()).toBe(0);
    app.clock.advance(25 * 3_600_000);
    expect(await app.services.resumeSweep.sweepReplaced()).toBe(1);
    const keys = await is.storedKeys();
    expect(keys).not.toContain(`resumes/${first?.storedName}`);
    for (const { storedName } of [second, kept].flatMap((one) => one ?? []))
      expect(keys).toContain(`resumes/${storedName}`);
    expect((await is.onlyResume(user)).fileName).toBe("newer.pdf");
    expect(await app.services.resumeSweep.sweepReplaced()).toBe(0);
  });

  it("removes nothing when most files have no row, as on a wrong database", async () => {
    const before = await is.storedKeys();
    const keys = Array.from({ length: 51 }, (_, i) => `resumes/unknown-${i}.pdf`);
    const options = { contentType: "application/pdf", sizeBytes: 1 };
    for (const key of keys)
      await is.store.put(key, () => Readable.from([Buffer.from("x")]), options);
    app.clock.advance(25 * 3_600_000);
    expect(await app.services.resumeSweep.sweepOrphans()).toBe(0);
    expect(await is.storedKeys()).toHaveLength(before.length + keys.length);
    for (const key of keys) await is.store.remove(key);
  });

  it("does nothing while another instance is sweeping", async () => {
    const options = { contentType: "application/pdf", sizeBytes: 1 };
    const put = () =>
      is.store.put("resumes/o.pdf", () => Readable.from([Buffer.from("x")]), options);
    await put();
    app.clock.advance(25 * 3_600_000);
    const { dataSource, services } = app;
    await runAlone(dataSource, "resume-sweep", async () => {
      expect(await services.resumeSweep.sweepOrphans()).toBe(0);
    });
    expect(await is.storedKeys()).toContain("resumes/o.pdf");
    expect(await services.resumeSweep.sweepOrphans()).toBe(1);
  });
});

describe("the email", () => {
  it("is queued with the application and says if the resume was replaced", async () => {
    const { client, email } = await is.person();
    const job = await buildJob(app);
    const [door] = doors;
    await door?.apply(client, { jobId: job.id, email }, pdfFile());
    await door?.apply(client, { jobId: job.id, email }, pdfFile("newer.pdf"));
    expect(
      await app.dataSource.manager.countBy(OutboxMessage, { kind: "APPLICATION_RECEIVED" }),
    ).toBeGreaterThan(1);
    const mails = await app.inbox.mailsTo(email);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `We got your application: ${job.role}`,
      `We updated your resume: ${job.role}`,
    ]);
    expect(mails.map(({ body }) => body.text).join()).toContain(`/job-details/${job.id}`);
  });
});
