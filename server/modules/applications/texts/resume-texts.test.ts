import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { In } from "typeorm";
import { later, minutes } from "../../../core/clock.js";
import { applicationForm } from "../../../test/access/actors.js";
import { doc, docx, docxWith, pdf } from "../../../test/applications/files.js";
import { fileOf, Harness, type Person } from "../../../test/applications/harness.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import {
  buildCompany,
  buildJob,
  buildRecruiter,
  buildUser,
  signedIn,
} from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import type { User } from "../../accounts/user.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { TEXT_VERSION } from "./text-version.js";
import { ResumeTextRow } from "./resume-text.entity.js";
import { ResumeTextSweep } from "./resume-text-sweep.js";

let app: TestApp;
let harness: Harness;
let job: Job;
let recruiter: TestClient;
let rival: TestClient;

const TEXT = `query ($id: ID!) { application(id: $id) { resume { text { status problem text } } } }`;
const COVERAGE = "query ($id: ID!) { application(id: $id) { resume { coverage } } }";

beforeAll(async () => {
  app = await createTestApp();
  harness = new Harness(app);
  const company = await buildCompany(app);
  job = await buildJob(app, { company });
  recruiter = await signedIn(app, await buildRecruiter(app, company));
  rival = await signedIn(app, await buildRecruiter(app, await buildCompany(app)));
});
afterAll(() => app.close());

async function apply(person: Person, file: File, to = job): Promise<string> {
  const form = applicationForm(to, "Priya Raman", person.email);
  form.set("resume", file);
  const { status, body } = await person.client.postForm("/api/apply-jobs", form);
  if (status >= 300) throw new Error(JSON.stringify(body));
  const [application] = (await harness.applications(person.user)).filter(
    ({ jobId }) => jobId === to.id,
  );
  return application?.id ?? "";
}

async function drain(): Promise<void> {
  while ((await app.services.resumeTexts.drain()) > 0);
}

const textOf = async (client: TestClient, id: string) =>
  (await client.graphql(TEXT, { id })).data.application.resume.text;
const rowOf = async (user: User) => {
  const { id } = await harness.onlyResume(user);
  return app.dataSource.manager.findOneByOrFail(ResumeTextRow, { id });
};
const STRUCTURE = `query ($id: ID!) { application(id: $id) { resume { text {
  isPartial blocks { type level runs { text bold italic link } rows { text } } } } } }`;

const openings = async ({ id }: User): Promise<number> => {
  const [row] = await app.dataSource.query<{ n: string }[]>(
    "SELECT COUNT(*) AS n FROM audit_events WHERE kind = 'RESUME_OPENED' AND subjectId = ?",
    [id],
  );
  return Number(row?.n);
};

describe("the text of a resume", () => {
  it.each([
    ["pdf", pdf],
    ["docx", docx],
    ["doc", doc],
  ])("is read from a %s, for staff and its owner", async (extension, content) => {
    const person = await harness.person();
    const id = await apply(person, fileOf(content, `cv.${extension}`));
    expect(await textOf(recruiter, id)).toEqual({ status: "PENDING", problem: null, text: null });
    await drain();
    const expected = {
      status: "READY",
      problem: null,
      text: expect.stringContaining("Priya Raman"),
    };
    expect(await textOf(recruiter, id)).toEqual(expected);
    expect(await textOf(person.client, id)).toEqual(expected);
  });

  it.each([
    ["docx", docx],
    ["doc", doc],
  ])("has the structure of a %s", async (extension, content) => {
    const id = await apply(await harness.person(), fileOf(content, `cv.${extension}`));
    await drain();
    const { data } = await recruiter.graphql(STRUCTURE, { id });
    const { blocks, isPartial } = data.application.resume.text;
    const texts: string[] = blocks.map(({ runs }: { runs: { text: string }[] }) =>
      runs.map(({ text }) => text).join(""),
    );
    expect(isPartial).toBe(false);
    expect(texts.join("\n")).toContain("Priya Raman");
  });

  it("of a PDF has no structure: it is shown as it looks", async () => {
    const id = await apply(await harness.person(), fileOf(pdf, "cv.pdf"));
    await drain();
    const { data } = await recruiter.graphql(STRUCTURE, { id });
    expect(data.application.resume.text).toMatchObject({ blocks: null, isPartial: false });
  });

  it("is recorded like an opening of the file, except by its owner", async () => {
    const person = await harness.person();
    const id = await apply(person, fileOf(pdf, "cv.pdf"));
    await textOf(person.client, id);
    expect(await openings(person.user)).toBe(0);
    await textOf(recruiter, id);
    expect(await openings(person.user)).toBe(1);
  });

  it("is not there for others, or without a second factor", async () => {
    const person = await harness.person();
    const id = await apply(person, fileOf(pdf, "cv.pdf"));
    expect((await rival.graphql(TEXT, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const admin = await buildUser(app, { role: "ADMIN" });
    const weak = await signedIn(app, admin, { secondFactor: false });
    const { errors } = await weak.graphql(TEXT, { id });
    expect(errors?.[0]?.extensions.code).toBe("SECOND_FACTOR_REQUIRED");
    expect(await openings(person.user)).toBe(0);
  });

  it("that cannot be read leaves the application usable, and says why", async () => {
    const person = await harness.person();
    const broken = docxWith({ name: "word/other.xml", content: "<w:p" });
    const id = await apply(person, fileOf(broken, "cv.docx"));
    await drain();
    const failed = { status: "FAILED", problem: "UNREADABLE", text: null };
    expect([failed, { status: "EMPTY", problem: null, text: null }]).toContainEqual(
      await textOf(recruiter, id),
    );
    const { data } = await recruiter.graphql(
      "query ($id: ID!) { application(id: $id) { name resume { url } } }",
      { id },
    );
    expect(data.application.name).toBe("Priya Raman");
    expect((await recruiter.get(data.application.resume.url)).status).toBe(302);
    // It is found by name, although it has no text.
    const found = await recruiter.graphql(
      '{ candidates(first: 50, query: "priya raman") { nodes { id } } }',
    );
    const ids = found.data.candidates.nodes.map((node: { id: string }) => node.id);
    expect(ids).toContain(person.user.id);
  });

  it("of a file that the store has lost is missing", async () => {
    const person = await harness.person();
    const id = await apply(person, fileOf(pdf, "cv.pdf"));
    await harness.store.remove((await harness.onlyResume(person.user)).storageKey);
    await drain();
    expect(await textOf(recruiter, id)).toEqual({
      status: "FAILED",
      problem: "MISSING",
      text: null,
    });
  });
});

describe("how much of a resume can be found", () => {
  const coverageOf = async (as: TestClient, id: string) =>
    (await as.graphql(COVERAGE, { id })).data.application.resume.coverage;

  it("is known once it is read, without opening the file", async () => {
    const person = await harness.person();
    const id = await apply(person, fileOf(pdf, "cv.pdf"));
    expect(await coverageOf(recruiter, id)).toBeNull();
    await drain();
    expect(await coverageOf(recruiter, id)).toBe("FULL");
    expect(await coverageOf(person.client, id)).toBe("FULL");
    expect(await openings(person.user)).toBe(0);
  });

  it.each([
    ["PARTIAL", { status: "READY", isPartial: true }],
    ["NONE", { status: "EMPTY", isPartial: false }],
    ["NONE", { status: "EMPTY", isPartial: true }],
    ["NONE", { status: "FAILED", isPartial: false }],
    ["NONE", { status: "PENDING", deadAt: new Date() }],
  ] as const)("is %s for %j", async (coverage, change) => {
    const person = await harness.person();
    const id = await apply(person, fileOf(pdf, "cv.pdf"));
    const row = await rowOf(person.user);
    await app.dataSource.manager.update(ResumeTextRow, { id: row.id }, change);
    expect(await coverageOf(recruiter, id)).toBe(coverage);
    await drain();
  });
});

it("is indexed again if the resume is sent again while a worker has it", async () => {
  const person = await harness.person();
  await apply(person, fileOf(pdf, "cv.pdf"));
  await drain();
  const { id } = await rowOf(person.user);
  const leasedUntil = later(app.clock.now(), minutes(5));
  await app.dataSource.manager.update(ResumeTextRow, { id }, { leasedUntil });
  const other = await buildJob(app);
  const form = applicationForm(other, "Priya Raman", person.email);
  form.delete("resume");
  form.set("existingResume", id);
  expect((await person.client.postForm("/api/apply-jobs", form)).status).toBe(201);
  await drain();
  expect(await rowOf(person.user)).toMatchObject({ version: TEXT_VERSION, leasedUntil: null });
});

describe("the sweep", () => {
  it("fills in resumes of earlier releases, once", async () => {
    const person = await harness.person();
    await apply(person, fileOf(pdf, "cv.pdf"));
    await drain();
    const { id } = await rowOf(person.user);
    await app.dataSource.manager.delete(ResumeTextRow, { id });
    expect(await app.services.resumeTexts.sweep()).toBe(1);
    expect(await app.services.resumeTexts.sweep()).toBe(0);
    await drain();
    expect((await rowOf(person.user)).status).toBe("READY");
  });

  it("indexes outdated ones again, without reading the file again", async () => {
    const person = await harness.person();
    await apply(person, fileOf(pdf, "cv.pdf"));
    await drain();
    const { id, number } = await rowOf(person.user);
    const { manager } = app.dataSource;
    await manager.update(ResumeTextRow, { id }, { version: 0, text: "Fortran" });
    expect(await app.services.resumeTexts.sweep()).toBe(1);
    await drain();
    const tokens = await manager.query<{ token: string }[]>(
      "SELECT token FROM resume_tokens WHERE number = ? AND token IN ('fortran', 'backend')",
      [number],
    );
    expect(tokens).toEqual([{ token: "fortran" }]);
  });
});

describe("the sweep of many resumes", () => {
  it("finds each that is missing or outdated in steps, whatever is between them", async () => {
    const { manager } = app.dataSource;
    const sweep = new ResumeTextSweep(app.dataSource, { step: 2, stepsPerRun: 100 });
    const people: Person[] = [];
    for (let n = 0; n < 5; n += 1) {
      const person = await harness.person();
      await apply(person, fileOf(pdf, "cv.pdf"));
      people.push(person);
    }
    await drain();
    const ids = await Promise.all(people.map(async ({ user }) => (await rowOf(user)).id));
    const [first = "", , third = "", fourth = "", fifth = ""] = ids;
    await manager.delete(ResumeTextRow, { id: In([first, fourth]) });
    expect(await sweep.queueMissing(app.clock.now())).toBe(2);
    expect(await sweep.queueMissing(app.clock.now())).toBe(0);
    const outdated = { id: In([ids[1] ?? "", third, fifth]) };
    await manager.update(ResumeTextRow, outdated, { version: 0 });
    expect(await sweep.queueOutdated(app.clock.now())).toBe(3);
    expect(await sweep.queueOutdated(app.clock.now())).toBe(0);
    await drain();
    const left = await manager.find(ResumeTextRow, { where: { id: In(ids) } });
    expect(left.map(({ status, version }) => `${status} ${version}`)).toEqual(
      ids.map(() => `READY ${TEXT_VERSION}`),
    );
  });
});

describe("a run of the sweep", () => {
  /** Adds up what runs find, until one is back at the beginning. */
  async function runsOf(queue: () => Promise<number>, all: number): Promise<number[]> {
    const found: number[] = [];
    for (let sum = 0; sum < all && found.length < 100; sum += found.at(-1) ?? 0)
      found.push(await queue());
    return found;
  }

  it("looks at some resumes only, and the next one continues", async () => {
    const { manager } = app.dataSource;
    const sweep = new ResumeTextSweep(app.dataSource, { step: 2, stepsPerRun: 1 });
    const people: Person[] = [];
    for (let n = 0; n < 3; n += 1) {
      const person = await harness.person();
      await apply(person, fileOf(pdf, "cv.pdf"));
      people.push(person);
    }
    await drain();
    const ids = await Promise.all(people.map(async ({ user }) => (await rowOf(user)).id));
    const now = app.clock.now();
    await manager.update(ResumeTextRow, { id: In(ids) }, { version: 0 });
    const outdated = await runsOf(() => sweep.queueOutdated(now), 3);
    expect(Math.max(...outdated)).toBeLessThanOrEqual(2);
    expect(outdated.reduce((sum, n) => sum + n)).toBe(3);
    await manager.delete(ResumeTextRow, { id: In(ids) });
    const missing = await runsOf(() => sweep.queueMissing(now), 3);
    expect(Math.max(...missing)).toBeLessThanOrEqual(2);
    expect(missing.reduce((sum, n) => sum + n)).toBe(3);
    await drain();
    const left = await manager.find(ResumeTextRow, { where: { id: In(ids) } });
    expect(left.map(({ version }) => version)).toEqual(ids.map(() => TEXT_VERSION));
  });
});

it("a second application with the same resume brings its name and place into the index", async () => {
  const person = await harness.person();
  await apply(person, fileOf(pdf, "cv.pdf"));
  await drain();
  const { id, number } = await rowOf(person.user);
  const form = applicationForm(await buildJob(app), "Zelda Quist", person.email);
  form.set("location", "Juneau, AK");
  form.delete("resume");
  form.set("existingResume", id);
  const { status } = await person.client.postForm("/api/apply-jobs", form);
  expect(status).toBeLessThan(300);
  await drain();
  const tokens = await app.dataSource.query<{ token: string }[]>(
    "SELECT token FROM resume_tokens WHERE number = ? AND token IN ('name:zel', 'in:ak', 'in:dallas')",
    [number],
  );
  expect(tokens.map(({ token }) => token).sort()).toEqual(["in:ak", "name:zel"]);
});

it("goes with the person's data", async () => {
  const person = await harness.person();
  await apply(person, fileOf(pdf, "cv.pdf"));
  await drain();
  const { number } = await rowOf(person.user);
  await app.dataSource.query("DELETE FROM applications WHERE userId = ?", [person.user.id]);
  await app.dataSource.query("DELETE FROM resumes WHERE userId = ?", [person.user.id]);
  for (const table of ["resume_texts", "resume_tokens"])
    expect(await app.dataSource.query(`SELECT 1 FROM ${table} WHERE number = ?`, [number])).toEqual(
      [],
    );
});
