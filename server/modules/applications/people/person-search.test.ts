import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days } from "../../../core/clock.js";
import { newId } from "../../../core/ids.js";
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
import type { Company } from "../../companies/company.entity.js";
import type { Job } from "../../jobs/record/job.entity.js";
import { Application, type ApplicationStatus } from "../application.entity.js";
import { Resume } from "../resume.entity.js";
import { PersonReader, type FoundPerson } from "./person.reader.js";
import type { PersonSearch } from "./person-search.query.js";
import { searchedWords } from "./person-tokens.js";
import { ResumeTextRow } from "../texts/resume-text.entity.js";

let app: TestApp;
let company: Company;
let rival: Company;
let job: Job;
let otherJob: Job;
let rivalJob: Job;
let recruiter: Staff;
let rivalClient: Staff;
let admin: Staff;

/** Another person of this kind for each request: what one person may ask for in a second is not tested here. */
class Staff {
  constructor(private readonly newUser: () => Promise<User>) {}

  async graphql(...asked: Parameters<TestClient["graphql"]>) {
    const client = await signedIn(app, await this.newUser());
    return client.graphql(...asked);
  }
}

const SEARCH = `query ($query: String, $filter: CandidateFilter, $first: Int!, $after: String) {
  candidates(first: $first, after: $after, query: $query, filter: $filter) {
    droppedWords totalCount pageInfo { hasNextPage endCursor }
    nodes { id name location newestApplication { id status job { id } } passages { spans { text isHit } } }
  }
}`;

interface Person {
  name: string;
  text?: string;
  location?: string;
  to?: Job;
  status?: ApplicationStatus;
  appliedAt?: Date;
  /** Applies again with the resume of this person. */
  again?: { userId: string; resumeId: string };
}

/** A person whose resume has this text, and their application. */
async function applied(person: Person): Promise<{ userId: string; resumeId: string }> {
  const { name, text = "", location = "Dallas, TX", to = job, status = "SUBMITTED" } = person;
  const { manager } = app.dataSource;
  const at = person.appliedAt ?? app.clock.now();
  const userId = person.again?.userId ?? (await buildUser(app, { name })).id;
  const resumeId = person.again?.resumeId ?? newId();
  if (!person.again)
    await manager.insert(Resume, {
      ...{ id: resumeId, userId, storageKey: `resumes/${resumeId}.pdf`, fileName: "cv.pdf" },
      ...{ contentType: "application/pdf", sizeBytes: 1, sha256: "0".repeat(64) },
      ...{ scanStatus: "NOT_SCANNED", uploadedAt: at },
    });
  await manager.insert(Application, {
    ...{ id: newId(), userId, jobId: to.id, companyId: to.companyId, resumeId, name, status },
    ...{ email: `${userId}@example.com`, phone: "", countryCode: "", location, visaType: "H1B" },
    ...{ relocation: false, appliedAt: at, updatedAt: at },
  });
  const row = { id: resumeId, userId, nextAttemptAt: at, text, status: "READY" as const };
  if (!person.again) await manager.insert(ResumeTextRow, row);
  return { userId, resumeId };
}

/** Indexes what is due; the texts are there already, so no file is read. */
async function index(): Promise<void> {
  while ((await app.services.resumeTexts.drain()) > 0);
}

async function search(
  client: Staff,
  query: string | null,
  filter: object | null = null,
  page: { first?: number; after?: string } = {},
) {
  const { data, errors } = await client.graphql(SEARCH, { query, filter, first: 20, ...page });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.candidates;
}
const namesOf = async (...asked: Parameters<typeof search>): Promise<string[]> =>
  (await search(...asked)).nodes.map(({ name }: { name: string }) => name);

beforeAll(async () => {
  app = await createTestApp();
  [company, rival] = [await buildCompany(app), await buildCompany(app)];
  job = await buildJob(app, { company });
  otherJob = await buildJob(app, { company });
  rivalJob = await buildJob(app, { company: rival });
  recruiter = new Staff(() => buildRecruiter(app, company));
  rivalClient = new Staff(() => buildRecruiter(app, rival));
  admin = new Staff(() => buildUser(app, { role: "ADMIN" }));
  const now = app.clock.now().getTime();
  const before = (ago: number) => new Date(now - days(ago));
  await applied({
    name: "Ana Ortiz",
    text: "Java developer.\nBuilt services with Spring Boot and Kafka in Node.js. Works in C# too.\nH-1B transfer, needs visa sponsorship. Permanent resident? No. Kubernetes on EAD.",
    location: "Austin, TX",
    appliedAt: before(1),
  });
  await applied({
    name: "Bo Lindqvist",
    text: "Résumé of a Python engineer: Java once, machine learning daily.",
    location: "Portland, OR",
    status: "INTERVIEW",
    to: otherJob,
    appliedAt: before(5),
  });
  await applied({ name: "Cy Rival", text: "Java developer", to: rivalJob, appliedAt: before(2) });
  await applied({ name: "Di Empty", text: "", location: "New York, NY", appliedAt: before(40) });
  await index();
});
afterAll(() => app.close());

describe("words", () => {
  it.each<[string, string[]]>([
    ["java", ["Ana Ortiz", "Bo Lindqvist"]],
    ["JAVA Developers", ["Ana Ortiz"]],
    ["c#", ["Ana Ortiz"]],
    ["c", []],
    ["node", ["Ana Ortiz"]],
    ["resume engineer", ["Bo Lindqvist"]],
    ["java cobol", []],
    ["ort", ["Ana Ortiz"]],
    ["bo lind", ["Bo Lindqvist"]],
    ["di", ["Di Empty"]],
    ["%", []],
    ["'; DROP TABLE resume_tokens", []],
    ["the", []],
  ])("%s finds %j", async (query, names) => {
    expect(await namesOf(recruiter, query)).toEqual(names);
  });

  it("none find everyone, newest application first", async () => {
    const all = ["Ana Ortiz", "Bo Lindqvist", "Di Empty"];
    expect(await namesOf(recruiter, null)).toEqual(all);
    expect(await namesOf(recruiter, "  ")).toEqual(all);
  });

  it("come with passages that mark them", async () => {
    const [ana] = (await search(recruiter, "kafka spring")).nodes;
    const [{ spans }] = ana.passages;
    expect(spans.filter(({ isHit }: { isHit: boolean }) => isHit)).toEqual([
      { text: "Spring", isHit: true },
      { text: "Kafka", isHit: true },
    ]);
    expect(spans.map(({ text }: { text: string }) => text).join("")).toContain(
      "Built services with Spring Boot and Kafka in Node.js.",
    );
  });
});

describe("immigration status", () => {
  it.each([
    ...["H-1B", "h1b", "H 1 B", "h - 1b", "visa", "Visas", "sponsorship", "green card", "EAD"],
    ...["OPT", "stem opt", "permanent resident", "US citizen", "USC", "citizenship", "GC"],
    ...["work permit", "authorized to work", "i-140", "TN", "asylum", "OPTs", "F1OPT", "OPT2026"],
    ...["O/P/T", "EB 2", "TPS", "Optional Practical Training", "Indian national", "h1bvisa"],
  ])("%s is not searched", async (query) => {
    const found = await search(recruiter, query);
    expect(found.nodes).toEqual([]);
    expect(found.droppedWords.length).toBeGreaterThan(0);
  });

  it("is dropped from a search for other words", async () => {
    const found = await search(recruiter, "kubernetes h1b");
    expect(found.droppedWords).toEqual(["h1b"]);
    expect(found.nodes.map(({ name }: { name: string }) => name)).toEqual(["Ana Ortiz"]);
  });

  it("is not searched as a skill either", async () => {
    const found = await search(recruiter, null, { skills: ["H-1B transfer", "visa"] });
    expect(found.nodes).toEqual([]);
    expect(found.droppedWords).toContain("visa");
  });

  it("is in no token, and in no passage", async () => {
    const rows = await app.dataSource.query<{ token: string }[]>(
      "SELECT DISTINCT token FROM resume_tokens WHERE token REGEXP '^(h.?1.?b|visa|sponsor|ead|1b|citizen|greencard)'",
    );
    expect(rows).toEqual([]);
    const [ana] = (await search(recruiter, "kubernetes needs transfer")).nodes;
    const shown = JSON.stringify(ana.passages);
    expect(shown).toMatch(/Kubernetes/);
    expect(shown).not.toMatch(/H-1B|visa|sponsor|Permanent resident|EAD/i);
  });

  it("is no filter and no sort key", async () => {
    for (const field of ["visaType", "workAuthorization"]) {
      const { errors } = await recruiter.graphql(SEARCH, { first: 1, filter: { [field]: "H1B" } });
      expect(errors?.[0]?.message).toContain(field);
    }
  });
});

describe("filters", () => {
  it.each<[object, string[]]>([
    [{ skills: ["Spring Boot", "C#"] }, ["Ana Ortiz"]],
    [{ skills: ["java"], place: "Portland" }, ["Bo Lindqvist"]],
    [{ place: "TX" }, ["Ana Ortiz"]],
    [{ place: "texas" }, ["Ana Ortiz"]],
    [{ place: "Austin, TX" }, ["Ana Ortiz"]],
    [{ place: "Austin, OR" }, []],
    [{ place: "new york" }, ["Di Empty"]],
    [{ place: "?" }, []],
    [{ stages: ["INTERVIEW"] }, ["Bo Lindqvist"]],
    [{ stages: ["INTERVIEW", "SUBMITTED"] }, ["Ana Ortiz", "Bo Lindqvist", "Di Empty"]],
    [{ stages: ["OFFER"] }, []],
    [{ appliedSinceDays: 7 }, ["Ana Ortiz", "Bo Lindqvist"]],
    [{ appliedSinceDays: 2 }, ["Ana Ortiz"]],
    [{ skills: [], stages: [], place: "" }, ["Ana Ortiz", "Bo Lindqvist", "Di Empty"]],
  ])("%j finds %j", async (filter, names) => {
    expect(await namesOf(recruiter, null, filter)).toEqual(names);
  });

  it("by job and company", async () => {
    expect(await namesOf(recruiter, null, { jobId: otherJob.id })).toEqual(["Bo Lindqvist"]);
    expect(await namesOf(recruiter, "java", { jobId: job.code })).toEqual(["Ana Ortiz"]);
    expect(await namesOf(admin, "java", { companyId: rival.id })).toEqual(["Cy Rival"]);
  });

  it.each([
    [{ appliedSinceDays: 0 }, "appliedSinceDays"],
    [{ appliedSinceDays: 3651 }, "appliedSinceDays"],
    [{ place: "x".repeat(101) }, "place"],
    [{ skills: ["x".repeat(61)] }, "skills"],
    [{ skills: Array.from({ length: 11 }, () => "x") }, "skills"],
  ])("%j is refused", async (filter, field) => {
    const { errors } = await recruiter.graphql(SEARCH, { first: 1, filter });
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
    expect(JSON.stringify(errors?.[0]?.extensions)).toContain(field);
  });
});

describe("the people that staff see", () => {
  it("recruiters only people who applied to their companies", async () => {
    expect(await namesOf(rivalClient, "java")).toEqual(["Cy Rival"]);
    const { errors } = await recruiter.graphql(SEARCH, {
      first: 1,
      filter: { companyId: rival.id },
    });
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    const job = await recruiter.graphql(SEARCH, { first: 1, filter: { jobId: rivalJob.id } });
    expect(job.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("administrators everyone", async () => {
    expect(await namesOf(admin, "java")).toEqual(["Ana Ortiz", "Cy Rival", "Bo Lindqvist"]);
  });

  it("a resume sent to one company is not searched for another", async () => {
    const now = app.clock.now();
    const text = "Haskell";
    const { userId } = await applied({ name: "Two Resumes", text, to: rivalJob, appliedAt: now });
    const other = newId();
    await app.dataSource.manager.insert(Resume, {
      ...{ id: other, userId, storageKey: `resumes/${other}.pdf`, fileName: "cv.pdf" },
      ...{ contentType: "application/pdf", sizeBytes: 1, sha256: "0".repeat(64) },
      ...{ scanStatus: "NOT_SCANNED", uploadedAt: now },
    });
    await app.dataSource.manager.insert(ResumeTextRow, {
      ...{ id: other, userId, nextAttemptAt: now, text: "Erlang", status: "READY" },
    });
    await applied({ name: "Two Resumes", again: { userId, resumeId: other }, appliedAt: now });
    await index();
    expect(await namesOf(recruiter, "haskell")).toEqual([]);
    expect(await namesOf(recruiter, "erlang")).toEqual(["Two Resumes"]);
    expect(await namesOf(rivalClient, "haskell")).toEqual(["Two Resumes"]);
    expect(await namesOf(rivalClient, "erlang")).toEqual([]);
  });

  it("one person by id, unless they applied elsewhere only", async () => {
    const [{ id }] = (await search(rivalClient, "cy")).nodes;
    const ask = "query ($id: ID!) { candidate(id: $id) { name } }";
    expect((await rivalClient.graphql(ask, { id })).data.candidate.name).toBe("Cy Rival");
    expect((await recruiter.graphql(ask, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

describe("pages", () => {
  it("list each person once, in order, whichever way they are read", async () => {
    const crowd = await buildJob(app, { company });
    const now = app.clock.now().getTime();
    for (let n = 0; n < 12; n++) {
      const name = `Crowd ${String(n).padStart(2, "0")}`;
      const text = `golang ${n % 3 === 0 ? "terraform" : ""}`;
      const made = await applied({ name, text, to: crowd, appliedAt: new Date(now - days(n) - 1) });
      // An older application with the same resume must not list the person twice.
      const earlier = new Date(now - days(20 + n));
      await applied({ name, to: otherJob, again: made, appliedAt: earlier });
    }
    await index();
    const all = Array.from({ length: 12 }, (_, n) => `Crowd ${String(n).padStart(2, "0")}`);
    expect(await read("golang")).toEqual(all);
    expect(await read("golang terraform")).toEqual(all.filter((_, n) => n % 3 === 0));
    expect((await search(recruiter, "golang")).totalCount).toBe(12);
    const searched = { companyIds: [company.id], stages: [], words: [] };
    const whole = new PersonReader(app.dataSource, 2000, 0);
    for (const byWords of [
      new PersonReader(app.dataSource, 2, 0),
      new PersonReader(app.dataSource),
    ]) {
      for (const query of QUERIES) {
        const asked = { applications: searched, words: searchedWords(query).words };
        const expected = await whole.page(asked, 20, null);
        expect(await pagesOf(byWords, asked)).toEqual(expected);
        expect(await byWords.count(asked)).toBe(expected.length);
      }
      const everyone = { applications: searched, words: [] };
      const expected = await whole.page(everyone, 100, null);
      expect(await byWords.page(everyone, 100, null)).toEqual(expected);
      expect(await byWords.count(everyone)).toBe(expected.length);
    }
  });

  const QUERIES = ["golang", "golang terraform", "terraform golang crowd", "crowd", "cobol"];

  async function pagesOf(reader: PersonReader, asked: PersonSearch): Promise<FoundPerson[]> {
    const paged: FoundPerson[] = [];
    for (let after: FoundPerson | null = null; ; after = paged.at(-1) ?? null) {
      const page = await reader.page(asked, 4, after);
      paged.push(...page);
      if (page.length < 4) return paged;
    }
  }

  async function read(query: string): Promise<string[]> {
    const names: string[] = [];
    let after: string | undefined;
    do {
      const page = await search(recruiter, query, null, { first: 5, ...(after ? { after } : {}) });
      names.push(...page.nodes.map(({ name }: { name: string }) => name));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : undefined;
    } while (after);
    return names;
  }

  it.each(["x", "W10", "WyIxIiwiMiJd"])("refuse the cursor %s", async (after) => {
    const { errors } = await recruiter.graphql(SEARCH, { first: 1, after });
    expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
  });
});

it("lists show no immigration status of names and places; the opened person has what was typed", async () => {
  const typed = { name: "Gil Typed (OPT)", location: "Dallas, TX (H1B, open to relocate)" };
  await applied({ ...typed, text: "cobol", to: rivalJob });
  await index();
  const [{ id, ...listed }] = (await search(rivalClient, "cobol")).nodes;
  expect(listed).toMatchObject({
    name: "Gil Typed (…)",
    location: "Dallas, TX (…, open to relocate)",
  });
  const ask = "query ($id: ID!) { candidate(id: $id) { name location } }";
  expect((await rivalClient.graphql(ask, { id })).data.candidate).toEqual(typed);
});
