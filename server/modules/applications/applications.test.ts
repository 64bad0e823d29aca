import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { phoneSamples } from "#site/phone-number.samples";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser } from "../../test/factories.js";
import { doors } from "../../test/applications/doors.js";
import * as files from "../../test/applications/files.js";
import { fileOf, Harness, pdfFile } from "../../test/applications/harness.js";
import type { Job } from "../jobs/record/job.entity.js";
import { APPLICATIONS } from "./application.limits.js";
import { MAX_RESUME_BYTES } from "./resume-form.js";
import { WRONG_TYPE } from "./wrong-file.js";

let app: TestApp;
let is: Harness;
beforeAll(async () => {
  app = await createTestApp();
  is = new Harness(app);
});
afterAll(() => app.close());

async function closeJob({ services }: TestApp, { id, companyId }: Job): Promise<void> {
  const actor = {
    ...(await buildUser(app, { role: "ADMIN" })),
    sessionId: "",
    secondFactor: false,
    isFresh: false,
    provenByCodeLately: true,
    companyRoles: new Map([[companyId, "OWNER" as const]]),
  };
  await services.jobClose.close({ ...actor, kind: "user" }, id, "FILLED");
}

describe.each(doors)("applying through $name", (door) => {
  it.each([
    ["resume.pdf", files.pdf, "application/pdf"],
    ["resume.doc", files.doc, "application/msword"],
    ["resume.docx", files.docx, expect.stringContaining("wordprocessingml")],
  ])(
    "stores %s byte for byte, one application and one mail",
    async (name, content, contentType) => {
      const { user, client, email } = await is.person();
      const job = await buildJob(app);
      const outcome = await door.apply(client, { jobId: job.id, email }, fileOf(content, name));
      expect(outcome).toMatchObject({
        code: null,
        message: "Application submitted successfully!",
        renewed: false,
      });
      const [application] = await is.applications(user);
      expect(application).toMatchObject({
        id: outcome.id,
        jobId: job.id,
        status: "SUBMITTED",
        email,
        visaType: "H1B",
        relocation: true,
        linkedin: "https://linkedin.com/in/priya-raman-example",
      });
      expect(application?.resume).toMatchObject({
        fileName: name,
        contentType,
        sizeBytes: content.length,
        scanStatus: "NOT_SCANNED",
        storageKey: `resumes/${outcome.storedName}`,
      });
      expect(await is.bytesAt(`resumes/${outcome.storedName}`)).toEqual(content);
      const mails = await app.inbox.mailsTo(email);
      expect(mails.map(({ subject }) => subject)).toEqual([`We got your application: ${job.role}`]);
    },
  );

  it("applying again changes only the resume, and there is still one application", async () => {
    const { user, client, email } = await is.person();
    const job = await buildJob(app);
    const first = await door.apply(client, { jobId: job.id, email, name: "First Name" }, pdfFile());
    const again = await door.apply(
      client,
      { jobId: job.code, email, name: "", location: "", visaType: "OPT", linkedin: "javascript:1" },
      fileOf(files.docx, "newer.docx"),
    );
    expect(again).toMatchObject({ code: null, renewed: true, id: first.id });
    expect(again.storedName).not.toBe(first.storedName);
    const applications = await is.applications(user);
    expect(applications).toHaveLength(1);
    expect(applications[0]).toMatchObject({ name: "First Name", visaType: "H1B" });
    expect(applications[0]?.resume.fileName).toBe("newer.docx");
  });

  it("accepts an earlier resume, and keeps the resume if applying again without one", async () => {
    const { user, client, email } = await is.person();
    const [one, two] = [await buildJob(app), await buildJob(app)];
    await door.apply(client, { jobId: one.id, email }, pdfFile());
    const resume = await is.onlyResume(user);
    const existing = { id: resume.id, storedName: resume.storedName };
    const second = await door.apply(client, { jobId: two.id, email, existing });
    expect(second).toMatchObject({ code: null, storedName: resume.storedName });
    const renewed = await door.apply(client, { jobId: two.id, email });
    expect(renewed).toMatchObject({ code: null, renewed: true, storedName: resume.storedName });
    expect(await is.resumes(user)).toHaveLength(1);
  });

  it("refuses another person's resume", async () => {
    const [owner, thief] = [await is.person(), await is.person()];
    const job = await buildJob(app);
    await door.apply(owner.client, { jobId: job.id, email: owner.email }, pdfFile());
    const resume = await is.onlyResume(owner.user);
    for (const storedName of [resume.storedName, `${resume.id.slice(0, -1)}0.pdf`, "../x.pdf"]) {
      const existing = { id: resume.id, storedName };
      const outcome = await door.apply(thief.client, {
        jobId: job.id,
        email: thief.email,
        existing,
      });
      expect(outcome.code).toBe("FORBIDDEN");
    }
    expect(await is.applications(thief.user)).toEqual([]);
  });

  it.each(phoneSamples.filter((_sample, index) => index % 6 === 1))(
    "stores the phone number $typed, given with $countryCode, as $stored",
    async ({ countryCode, typed: phone, stored }) => {
      const { user, client, email } = await is.person();
      const jobId = (await buildJob(app)).id;
      await door.apply(client, { jobId, email, countryCode, phone }, pdfFile());
      expect(await is.applications(user)).toEqual([expect.objectContaining(stored)]);
    },
  );

  it.each([
    ["no name", { name: " " }, "BAD_INPUT", ["name"]],
    ["no location", { location: "" }, "BAD_INPUT", ["location"]],
    ["an impossible phone number", { phone: "12" }, "BAD_INPUT", ["phone"]],
    ["a number of India under +1", { phone: "919876543210" }, "BAD_INPUT", ["phone"]],
    ["a script as the link", { linkedin: "javascript:alert(1)" }, "BAD_INPUT", ["linkedin"]],
    ["a word as the link", { linkedin: "priya" }, "BAD_INPUT", ["linkedin"]],
    ["another person's address", { email: "another.person@example.com" }, "FORBIDDEN", []],
    ["an unknown job", { jobId: "SB-99999999" }, "NOT_FOUND", []],
  ])("says what is wrong: %s", async (_what, change, code, fields) => {
    const { user, client, email } = await is.person();
    const input = { jobId: (await buildJob(app)).id, email, ...change };
    expect(await door.apply(client, input, pdfFile())).toMatchObject({ code, fields, id: null });
    expect([await is.applications(user), await is.resumes(user)]).toEqual([[], []]);
  });

  it.each([
    ["N/A", null],
    ["", null],
    ["http://www.linkedin.com/in/x", "http://www.linkedin.com/in/x"],
  ])("keeps the link %j as %j; a phone number may be left out", async (linkedin, kept) => {
    const { user, client, email } = await is.person();
    const blank = { phone: "", countryCode: "" };
    await door.apply(
      client,
      { jobId: (await buildJob(app)).id, email, linkedin, ...blank },
      pdfFile(),
    );
    expect(await is.applications(user)).toEqual([
      expect.objectContaining({ linkedin: kept, phone: "" }),
    ]);
  });

  it("takes a file as what it is, whatever its name says, and sends it on with that ending", async () => {
    const { user, client, email } = await is.person();
    const input = { jobId: (await buildJob(app)).id, email };
    await door.apply(client, input, fileOf(files.docx, "Anna Meyer.doc"));
    expect(await is.resumes(user)).toEqual([
      expect.objectContaining({
        fileName: "Anna Meyer.docx",
        storageKey: expect.stringMatching(/\.docx$/),
      }),
    ]);
  });

  it.each([
    ["no file", undefined, "BAD_INPUT", "Resume is required."],
    ["an empty file", fileOf(Buffer.alloc(0), "cv.pdf"), "BAD_INPUT", "The file is empty."],
    ["a program", fileOf(Buffer.from("MZ"), "cv.exe"), "FILE_TYPE", WRONG_TYPE],
    [
      "a text named PDF",
      fileOf(Buffer.from("hello"), "cv.pdf"),
      "FILE_TYPE",
      "This file is plain text. Open it, save it as a PDF or DOCX file, and upload that.",
    ],
    [
      "macros",
      fileOf(files.docWithMacros(), "cv.doc"),
      "FILE_TYPE",
      expect.stringContaining("macros"),
    ],
  ])("refuses %s and stores nothing", async (_what, file, code, message) => {
    const { user, client, email } = await is.person();
    const before = await is.storedKeys();
    const input = { jobId: (await buildJob(app)).id, email };
    const outcome = await door.apply(client, input, file);
    expect(outcome).toMatchObject({ code, message, fields: ["resume"] });
    expect([await is.applications(user), await is.resumes(user)]).toEqual([[], []]);
    expect(await is.storedKeys()).toEqual(before);
  });

  it.each([
    [MAX_RESUME_BYTES - 1, null],
    [MAX_RESUME_BYTES, null],
    [MAX_RESUME_BYTES + 1, "FILE_TOO_LARGE"],
    [MAX_RESUME_BYTES + 300_000, "FILE_TOO_LARGE"],
    [2 * MAX_RESUME_BYTES, "FILE_TOO_LARGE"],
  ])("a file of %i bytes: %s", async (bytes, code) => {
    const { user, client, email } = await is.person();
    const content = files.pdfOf(bytes);
    const input = { jobId: (await buildJob(app)).id, email };
    const outcome = await door.apply(client, input, fileOf(content, "big.pdf"));
    expect(outcome.code).toBe(code);
    if (code) expect(await is.resumes(user)).toEqual([]);
    else expect((await is.bytesAt(`resumes/${outcome.storedName}`))?.equals(content)).toBe(true);
  });

  it("refuses a closed job before anything is stored", async () => {
    const { user, client, email } = await is.person();
    const job = await buildJob(app);
    await closeJob(app, job);
    const before = await is.storedKeys();
    const outcome = await door.apply(client, { jobId: job.id, email }, pdfFile());
    expect(outcome).toMatchObject({ code: "JOB_CLOSED" });
    expect(await is.resumes(user)).toEqual([]);
    expect(await is.storedKeys()).toEqual(before);
  });

  it("refuses visitors", async () => {
    const input = { jobId: (await buildJob(app)).id, email: "a@example.com" };
    expect(await door.apply(app.client(), input, pdfFile())).toMatchObject({
      code: "UNAUTHENTICATED",
    });
  });

  it("creates one application from fifty concurrent requests", async () => {
    const { user, client, email } = await is.person();
    const job = await buildJob(app);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => door.apply(client, { jobId: job.id, email }, pdfFile())),
    );
    const codes = new Set(outcomes.map(({ code }) => code));
    expect([...codes].filter((code) => code !== null && code !== "RATE_LIMITED")).toEqual([]);
    const done = outcomes.filter(({ code }) => code === null);
    expect(done).toHaveLength(10);
    expect(new Set(done.map(({ id }) => id)).size).toBe(1);
    expect(done.filter(({ renewed }) => !renewed)).toHaveLength(1);
    expect(await is.applications(user)).toHaveLength(1);
    expect(await is.resumes(user)).toHaveLength(done.length);
  });

  it("accepts concurrent first applications to different jobs, each with its file", async () => {
    const { user, client, email } = await is.person();
    const jobs = await Promise.all(Array.from({ length: 6 }, () => buildJob(app)));
    const outcomes = await Promise.all(
      jobs.map(({ id }) => door.apply(client, { jobId: id, email }, pdfFile())),
    );
    expect(outcomes.map(({ code, renewed }) => [code, renewed])).toEqual(
      jobs.map(() => [null, false]),
    );
    expect(await is.applications(user)).toHaveLength(jobs.length);
  });

  it("refuses a job that is closed during the upload, and stores nothing", async () => {
    const { user, client, email } = await is.person();
    const job = await buildJob(app);
    const before = await is.storedKeys();
    const hold = app.dataSource.createQueryRunner();
    try {
      await hold.startTransaction();
      await hold.query("SELECT id FROM users WHERE id = ? FOR UPDATE", [user.id]);
      const applying = door.apply(client, { jobId: job.id, email }, pdfFile());
      while ((await is.storedKeys()).length === before.length);
      await closeJob(app, job);
      await hold.commitTransaction();
      expect(await applying).toMatchObject({ code: "JOB_CLOSED", id: null });
    } finally {
      await hold.release();
    }
    expect([await is.applications(user), await is.resumes(user)]).toEqual([[], []]);
    expect(await is.storedKeys()).toEqual(before);
  });

  it("counts an attempt before it reads the form", async () => {
    const { user, client, email } = await is.person();
    const input = { jobId: (await buildJob(app)).id, email };
    for (let i = 0; i < APPLICATIONS.points; i += 1)
      await app.services.limits.consume(APPLICATIONS, user.id);
    const tooLong = fileOf(files.pdfOf(MAX_RESUME_BYTES + 1), "big.pdf");
    expect((await door.apply(client, input, tooLong)).code).toBe("RATE_LIMITED");
  });
});
