import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { readFileSync } from "node:fs";
import { buildSchema, isObjectType } from "graphql";
import { hours, later } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
import { privacyRules } from "../../../privacy-rules.js";
import { applicationForm } from "../../../test/access/actors.js";
import { Harness, type Person } from "../../../test/applications/harness.js";
import { createTestApp, type TestApp } from "../../../test/create-test-app.js";
import { buildCompany, buildJob, buildRecruiter, signedIn } from "../../../test/factories.js";
import type { TestClient } from "../../../test/test-client.js";
import { until } from "../../../test/until.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { WorkTermsService } from "../../jobs/words/work-terms.service.js";
import { Resume } from "../resume.entity.js";
import { ResumeTextRow } from "../texts/resume-text.entity.js";

let app: TestApp;
let harness: Harness;
let job: Job;
let recruiter: TestClient;
let person: Person;
const logged: string[] = [];

const TEXT = [
  ...["Priya Raman", "Summary", "Backend engineer", "Skills", "Java, k8s, Postgres"],
  ...["Experience", "Built services with Spring", "Boot and Apache Kafka"],
].join("\n");

beforeAll(async () => {
  app = await createTestApp({}, { onLog: (line) => logged.push(line) });
  harness = new Harness(app);
  const company = await buildCompany(app);
  const skills = ["Java", "Kubernetes", "PostgreSQL", "Spring Boot", "gRPC", "Kafka", "Java 21"];
  job = await buildJob(app, { company, skills });
  recruiter = await signedIn(app, await buildRecruiter(app, company));
  person = await harness.person();
  await person.client.postForm(
    "/api/apply-jobs",
    applicationForm(job, "Priya Raman", person.email),
  );
  while ((await app.services.resumeTexts.drain()) > 0);
  const { id } = await harness.onlyResume(person.user);
  await app.dataSource.manager.update(ResumeTextRow, { id }, { text: TEXT });
});
afterAll(() => app.close());

const FIT = `query ($jobId: ID!) {
  myFit(jobId: $jobId) { fileName named { skill line lineNumber } close { skill lineNumber } missing } }`;
const fitOf = async (client: TestClient, to = job) =>
  (await client.graphql(FIT, { jobId: to.id })).data.myFit;

describe("the fit of a resume to a job", () => {
  it("names each skill with its line, also by another name, and what is missing", async () => {
    expect(await fitOf(person.client)).toMatchObject({
      named: [
        { skill: "Java", line: "Java, k8s, Postgres", lineNumber: 5 },
        { skill: "Kubernetes", line: "Java, k8s, Postgres", lineNumber: 5 },
        { skill: "PostgreSQL", line: "Java, k8s, Postgres", lineNumber: 5 },
        { skill: "Spring Boot", line: "Built services with Spring", lineNumber: 7 },
        { skill: "Kafka", line: "Boot and Apache Kafka", lineNumber: 8 },
      ],
      close: [{ skill: "Java 21", lineNumber: 5 }],
      missing: ["gRPC"],
    });
  });

  it("is null for a job without skills, and for a person without a resume", async () => {
    expect(await fitOf(person.client, await buildJob(app, { skills: [] }))).toBeNull();
    expect(await fitOf((await harness.person()).client)).toBeNull();
    expect(await fitOf(recruiter)).toBeNull();
  });

  it("is that of the newest resume that could be read, also of one given for a plan", async () => {
    const { client, user } = await harness.person();
    const add = async (fileName: string, text: string | null, hour: number) => {
      const id = newId();
      const uploadedAt = later(app.clock.now(), hours(hour));
      const file = {
        storageKey: `resumes/${id}.pdf`,
        contentType: "application/pdf",
        sizeBytes: 1,
      };
      const about = { fileName, sha256: "0".repeat(64), scanStatus: "CLEAN", uploadedAt } as const;
      await app.dataSource.manager.insert(Resume, { id, userId: user.id, ...file, ...about });
      const read = { status: text === null ? "FAILED" : "READY", text } as const;
      const done = { doneAt: uploadedAt, nextAttemptAt: uploadedAt };
      await app.dataSource.manager.insert(ResumeTextRow, { id, userId: user.id, ...read, ...done });
    };
    // No application has it.
    await add("for a plan.pdf", "Kafka", -3);
    expect(await fitOf(client)).toMatchObject({
      ...{ fileName: "for a plan.pdf", named: [{ skill: "Kafka", line: "Kafka" }] },
    });
    await add("newer.pdf", "gRPC", -2);
    await add("a picture.pdf", null, -1);
    expect(await fitOf(client)).toMatchObject({
      ...{ fileName: "newer.pdf", named: [{ skill: "gRPC", line: "gRPC" }] },
    });
    expect(await fitOf((await harness.person()).client)).toBeNull();
    expect((await fitOf(person.client)).fileName).not.toBe("newer.pdf");
  });

  it("leaves no trace: no table changes, and nothing is audited", async () => {
    const before = await contents();
    await fitOf(person.client);
    expect(await contents()).toEqual(before);
  });

  it("is not logged, not even when it fails: no skill, line, or file name", async () => {
    const { fileName, named } = await fitOf(person.client);
    const lines: string[] = named.map(({ line }: { line: string }) => line);
    const texts: string[] = [fileName, ...lines, ...job.skills];
    const failing = jest.spyOn(WorkTermsService.prototype, "linesNaming");
    failing.mockImplementationOnce(() => {
      throw new Error(texts.join(", "));
    });
    const { errors } = await person.client.graphql(FIT, { jobId: job.id });
    failing.mockRestore();
    expect(errors).toHaveLength(1);
    const log = () => logged.join("");
    await until("the failure is logged", async () => log().includes('"type":"Error"'));
    expect(log()).toContain('"/graphql"');
    expect(texts.filter((text) => log().includes(text))).toEqual([]);
  });
});

/** Rows and checksum of every table. */
async function contents(): Promise<object> {
  const tables = await app.dataSource.query<{ name: string }[]>(
    "SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()",
  );
  const names = tables.map(({ name }) => `\`${name}\``).join(", ");
  const sums = await app.dataSource.query<{ Table: string; Checksum: string }[]>(
    `CHECKSUM TABLE ${names}`,
  );
  // Sessions note when they were last used, and limits count requests.
  const ours = sums.filter(({ Table }) => !/\.(?:sessions|rate_limits)$/.test(Table));
  return Object.fromEntries(ours.map(({ Table, Checksum }) => [Table, Checksum]));
}

describe("only its owner reaches it", () => {
  const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const fields = types.flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ path: `${type.name}.${field.name}`, field })),
  );
  const typeOf = (field: (typeof fields)[number]["field"]) =>
    String(field.type).replace(/[[\]!]/g, "");

  it("no other field of the schema returns it", () => {
    const returning = (name: string) =>
      fields.filter(({ field }) => typeOf(field) === name).map(({ path }) => path);
    expect(returning("ResumeFit")).toEqual(["Query.myFit"]);
    expect(returning("NamedSkill")).toEqual(["ResumeFit.close", "ResumeFit.named"]);
  });

  it("it can't be asked for another person", () => {
    const myFit = fields.find(({ path }) => path === "Query.myFit");
    expect(myFit?.field.args.map(({ name }) => name)).toEqual(["jobId"]);
  });

  it("no copy of a person's data has a file or a column for it", () => {
    const names = privacyRules.flatMap(({ exported = [], exportedFiles = [] }) => [
      ...exported.flatMap(({ area, columns, computed = {}, sealed = {} }) => [
        ...[area, ...columns, ...Object.keys(computed), ...Object.keys(sealed)],
      ]),
      ...exportedFiles.map(({ folder }) => folder),
    ]);
    expect(names).toContain("resume-texts");
    expect(names.filter((name) => /\bfit|Fit|named|missing|matched/.test(name))).toEqual([]);
  });

  it("no table has a column for it", async () => {
    const columns = await app.dataSource.query<{ name: string }[]>(
      `SELECT CONCAT(TABLE_NAME, '.', COLUMN_NAME) AS name FROM information_schema.COLUMNS
       WHERE TABLE_SCHEMA = DATABASE() AND (COLUMN_NAME REGEXP '(^|_)fit|Fit|named|missing|matched' OR TABLE_NAME REGEXP 'fit')`,
    );
    expect(columns.map(({ name }) => name)).toEqual([]);
  });
});
