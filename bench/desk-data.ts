import { randomInt } from "node:crypto";
import type mysql from "mysql2/promise";
import { newId } from "../server/core/ids.js";
import { newToken, tokenHash } from "../server/core/secrets.js";
import { addTexts } from "./desk-texts.js";

const PEOPLE = 50_000;
const JOBS = 500;
const PER_PERSON = 4;
/** Applications to the job whose board is measured. */
const BUSY_JOB = 2_000;
const RECRUITERS = 400;
const YEAR_MS = 365 * 86_400_000;
const QUIET_MS = 2 * 86_400_000;

const FIRST = ["Ana", "Ben", "Chen", "Dana", "Eve", "Farid", "Grace", "Hiro", "Ines", "Jonas"];
const FAMILY = ["Ortiz", "Okafor", "Li", "Raman", "Novak", "Silva", "Kim", "Haddad", "Brown"];
const STAGES = [
  ...Array.from({ length: 4 }, () => "SUBMITTED"),
  ...["REVIEWED", "REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "OFFER", "HIRED"],
  ...["REJECTED", "REJECTED", "REJECTED", "WITHDRAWN"],
];

/** A person's session, and a network of their own, so that no limit is reached. */
export interface Visitor {
  sessionToken: string;
  network: string;
}

export interface Desk {
  companyId: string;
  /** The job with the most applications. */
  jobId: string;
  recruiterId: string;
  recruiters: Visitor[];
  admins: Visitor[];
}

const pick = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;

/** Writes a firm with 50,000 people and 200,000 applications straight to the database. */
export async function fillDesk(connection: mysql.Connection): Promise<Desk> {
  const [companies] = await connection.query<mysql.RowDataPacket[]>("SELECT id FROM companies");
  const ids = companies.map((row) => String(row.id));
  const [companyId = ""] = ids;
  const jobs = await copyJobs(connection, ids);
  const people = await addPeople(connection);
  await addApplications(connection, jobs, people);
  await addTexts(connection, people);
  const staff = await addStaff(connection, ids.slice(0, 2));
  return { companyId, jobId: jobs[0]?.id ?? "", ...staff };
}

interface BenchJob {
  id: string;
  companyId: string;
}

/** Copies of one of the demo's jobs, spread over its companies; the first one is the first company's. */
async function copyJobs(connection: mysql.Connection, companyIds: string[]): Promise<BenchJob[]> {
  const [[model]] = await connection.query<mysql.RowDataPacket[]>("SELECT * FROM jobs LIMIT 1");
  const jobs = Array.from({ length: JOBS }, (_, n) => ({
    id: newId(),
    companyId: companyIds[n % companyIds.length] ?? "",
  }));
  for (const [n, job] of jobs.entries()) {
    const row: Record<string, unknown> = { ...model, ...job, code: `BN-${n}` };
    const lists = ["workAuthorization", "skills", "sponsorship", "employerFacts"] as const;
    for (const name of lists)
      if (typeof row[name] !== "string") row[name] = JSON.stringify(row[name]);
    await connection.query("INSERT INTO jobs SET ?", [row]);
  }
  return jobs;
}

interface BenchPerson {
  id: string;
  resumeId: string;
  name: string;
  email: string;
}

async function addPeople(connection: mysql.Connection): Promise<BenchPerson[]> {
  const now = new Date();
  const people = Array.from({ length: PEOPLE }, (_, n) => ({
    id: newId(),
    resumeId: newId(),
    name: `${pick(FIRST)} ${pick(FAMILY)}${n % 1000 === 0 ? `son${n}` : ""}`,
    email: `bench.${n}@example.com`,
  }));
  await insertUsers(connection, people, "CANDIDATE");
  await insert(
    connection,
    "resumes (id, userId, storageKey, fileName, contentType, sizeBytes, sha256, scanStatus, uploadedAt)",
    people.map(({ id, resumeId }) => [
      ...[resumeId, id, `resumes/${resumeId}.pdf`, "cv.pdf", "application/pdf"],
      ...[50_000, "", "NOT_SCANNED", now],
    ]),
  );
  return people;
}

async function addApplications(
  connection: mysql.Connection,
  [busy, ...others]: BenchJob[],
  people: BenchPerson[],
): Promise<void> {
  const rows = people.flatMap((person, n) => {
    const chosen = Array.from(
      { length: PER_PERSON },
      (_, k) => others[(n * 7 + k * 131) % others.length],
    );
    if (n % (PEOPLE / BUSY_JOB) === 0) chosen[0] = busy;
    return chosen.flatMap((job) => (job ? [applicationOf(person, job)] : []));
  });
  await insert(
    connection,
    `applications (id, userId, jobId, companyId, resumeId, status, name, email, phone, countryCode, location,
      visaType, relocation, appliedAt, updatedAt)`,
    rows,
  );
}

function applicationOf({ id, resumeId, name, email }: BenchPerson, job: BenchJob): unknown[] {
  // No one applied on the last days: the site would tell 400 recruiters of each job while it is measured.
  const appliedAt = new Date(Date.now() - QUIET_MS - randomInt(YEAR_MS));
  return [
    ...[newId(), id, job.id, job.companyId, resumeId, pick(STAGES), name, email],
    ...["2145550134", "+1", "Austin, TX", "H1B", 1, appliedAt, appliedAt],
  ];
}

/** Recruiters of these companies and administrators, with sessions that proved a second factor. */
async function addStaff(connection: mysql.Connection, companyIds: string[]) {
  const recruiters = Array.from({ length: RECRUITERS }, (_, n) => staffMember("recruiter", n));
  const admins = Array.from({ length: RECRUITERS }, (_, n) => staffMember("admin", n));
  await insertUsers(connection, recruiters, "RECRUITER");
  await insertUsers(connection, admins, "ADMIN");
  await insert(
    connection,
    "company_recruiters (companyId, userId)",
    recruiters.flatMap(({ id }) => companyIds.map((companyId) => [companyId, id])),
  );
  const now = new Date();
  const soon = new Date(now.getTime() + 3_600_000);
  await insert(
    connection,
    `sessions (id, tokenHash, userId, createdAt, provenAt, secondFactorAt, lastSeenAt, expiresAt, ipAddress, userAgent)`,
    [...recruiters, ...admins].map(({ id, sessionToken, network }) => [
      ...[newId(), tokenHash(sessionToken), id, now, now, now, now, soon, network, "bench"],
    ]),
  );
  return { recruiters, admins, recruiterId: recruiters[0]?.id ?? "" };
}

const staffMember = (role: string, n: number) => ({
  id: newId(),
  name: `Rita ${role}`,
  email: `bench.${role}.${n}@example.com`,
  sessionToken: newToken(),
  network: `10.${role === "admin" ? 1 : 2}.${n >> 8}.${n & 255}`,
});

async function insertUsers(
  connection: mysql.Connection,
  users: readonly { id: string; name: string; email: string }[],
  role: string,
): Promise<void> {
  const now = new Date();
  await insert(
    connection,
    "users (id, email, name, location, phone, countryCode, role, createdAt, updatedAt)",
    users.map(({ id, email, name }) => [
      ...[id, email, name, "Austin, TX", "2145550134", "+1", role, now, now],
    ]),
  );
}

async function insert(connection: mysql.Connection, target: string, rows: unknown[][]) {
  for (let from = 0; from < rows.length; from += 1000)
    await connection.query(`INSERT INTO ${target} VALUES ?`, [rows.slice(from, from + 1000)]);
}
