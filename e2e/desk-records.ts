import { randomUUID } from "node:crypto";
import { OF_DEMO } from "./demo.js";
import { rows } from "./records.js";
import { addPerson, type TestPerson } from "./people.js";

/** A company with one open job, of a test's own. */
export interface TestJob {
  id: string;
  code: string;
  role: string;
  companyId: string;
}

type Row = Record<string, unknown>;

/** Copies an open job of the demo to a new company. */
export async function addJob(role: string): Promise<TestJob> {
  const companyId = randomUUID();
  await rows("INSERT INTO companies SET ?", [
    {
      id: companyId,
      name: `${role} Company`,
      slug: `company-${companyId}`,
      description: "",
      createdAt: new Date(),
    },
  ]);
  const [sample] = await rows<Row>(
    `SELECT * FROM jobs WHERE status = 'PUBLISHED' AND validThrough > NOW() AND id ${OF_DEMO} LIMIT 1`,
    [],
  );
  const id = randomUUID();
  const code = `T-${id.slice(0, 8)}`;
  const row = await writable("jobs", { ...sample, id, code, role, companyId });
  await rows("INSERT INTO jobs SET ?", [row]);
  return { id, code, role, companyId };
}

/** Without generated columns, and with JSON as text. */
async function writable(table: string, row: Row): Promise<Row> {
  const generated = await rows<{ name: string }>(
    `SELECT COLUMN_NAME AS name FROM information_schema.COLUMNS
     WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND GENERATION_EXPRESSION <> ''`,
    [table],
  );
  const names = new Set(generated.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(row)
      .filter(([name]) => !names.has(name))
      .map(([name, value]) => [name, isJson(value) ? JSON.stringify(value) : value]),
  );
}

const isJson = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !(value instanceof Date);

export const addMember = ({ companyId }: TestJob, { id: userId }: TestPerson, role = "RECRUITER") =>
  rows("INSERT INTO company_recruiters SET ?", [{ companyId, userId, role }]);

/** An application of someone new, with a resume of the demo. @returns its id */
export async function addApplication(job: TestJob, name: string, status: string): Promise<string> {
  return addApplicationOf(await addPerson("applicant", { name }), job, status);
}

/** @returns its id */
export async function addApplicationOf(
  person: TestPerson,
  job: TestJob,
  status: string,
): Promise<string> {
  const [resume] = await rows<{ id: string }>(
    `SELECT id FROM resumes WHERE contentType = 'application/pdf' AND id ${OF_DEMO} LIMIT 1`,
    [],
  );
  const id = randomUUID();
  await rows("INSERT INTO applications SET ?", [
    applicationRow(job, { ...person, resumeId: resume?.id ?? "" }, { id, status }),
  ]);
  return id;
}

/** Many at once, named by their number. */
export async function addManyApplications(job: TestJob, count: number): Promise<void> {
  const [resume] = await rows<{ id: string }>(
    `SELECT id FROM resumes WHERE id ${OF_DEMO} LIMIT 1`,
    [],
  );
  const people = Array.from({ length: count }, (_, index) => {
    const id = randomUUID();
    return { id, email: `${id}@example.com`, name: `Person ${index}`, resumeId: resume?.id ?? "" };
  });
  const now = new Date();
  await rows(
    "INSERT INTO users (id, email, name, location, phone, countryCode, role, createdAt, updatedAt) VALUES ?",
    [people.map(({ id, email, name }) => [id, email, name, "", "", "", "CANDIDATE", now, now])],
  );
  const applications = people.map((person) =>
    applicationRow(job, person, { id: randomUUID(), status: "SUBMITTED" }),
  );
  await rows("INSERT INTO applications (??) VALUES ?", [
    Object.keys(applications[0] ?? {}),
    applications.map((row) => Object.values(row)),
  ]);
}

const applicationRow = (
  { id: jobId, companyId }: TestJob,
  person: { id: string; email: string; name: string; resumeId: string },
  application: { id: string; status: string },
): Row => ({
  ...application,
  userId: person.id,
  jobId,
  companyId,
  resumeId: person.resumeId,
  name: person.name,
  email: person.email,
  phone: "2145550134",
  countryCode: "+1",
  location: "Austin, TX",
  visaType: "H1B",
  relocation: 1,
  appliedAt: new Date(),
  updatedAt: new Date(),
});

/** Stage of an application. */
export async function stageOf(id: string): Promise<string | undefined> {
  const [row] = await rows<{ status: string }>("SELECT status FROM applications WHERE id = ?", [
    id,
  ]);
  return row?.status;
}
