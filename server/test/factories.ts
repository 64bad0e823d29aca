import { randomInt } from "node:crypto";
import { newId } from "../core/ids.js";
import { Company, CompanyRecruiter } from "../modules/companies/company.entity.js";
import { User } from "../modules/accounts/user.entity.js";
import type { Job } from "../modules/jobs/record/job.entity.js";
import type { CreateJob } from "../modules/jobs/record/job.validation.js";
import { isStaff, type Role } from "../core/actor.js";
import type { SignInProof } from "../modules/accounts/session.service.js";
import type { TestApp } from "./create-test-app.js";
import type { TestClient } from "./test-client.js";

/** The time alone says little: some tests stop it. */
const unique = () => `${Date.now().toString(36)}${randomInt(2 ** 48 - 1).toString(36)}`;
export const newEmail = () => `person.${unique()}@example.com`;

export async function buildUser(app: TestApp, change: Partial<User> = {}): Promise<User> {
  const now = app.clock.now();
  const user = {
    id: newId(),
    email: newEmail(),
    name: "Priya Raman",
    location: "Dallas, TX",
    phone: "2145550134",
    countryCode: "+1",
    role: "CANDIDATE" as Role,
    createdAt: now,
    updatedAt: now,
    ...change,
  };
  await app.dataSource.manager.insert(User, user);
  return app.dataSource.manager.findOneByOrFail(User, { id: user.id });
}

/** A client signed in as this user; staff have proven their second factor unless `proof` says otherwise. */
export async function signedIn(
  app: TestApp,
  user: User,
  proof: SignInProof = { secondFactor: isStaff(user) },
): Promise<TestClient> {
  const client = app.client();
  const from = { ipAddress: client.ipAddress, userAgent: "test" };
  const { token } = await app.services.sessions.open(user, from, proof);
  client.cookies.set("sid", token);
  return client;
}

export async function buildCompany(app: TestApp, change: Partial<Company> = {}): Promise<Company> {
  const id = newId();
  await app.dataSource.manager.insert(Company, {
    id,
    name: `Northwind Systems ${unique()}`,
    slug: `northwind-${unique()}`,
    logoFile: null,
    description: "Builds logistics software.",
    website: "https://northwind.example",
    location: "Dallas, TX",
    industry: "Logistics",
    createdAt: app.clock.now(),
    ...change,
  });
  return app.dataSource.manager.findOneByOrFail(Company, { id });
}

export async function buildRecruiter(app: TestApp, company: Company): Promise<User> {
  const user = await buildUser(app, { role: "RECRUITER", name: "Rita Recruiter" });
  await app.dataSource.manager.insert(CompanyRecruiter, { companyId: company.id, userId: user.id });
  return user;
}

export const jobInput = (companyId: string, change: Partial<CreateJob> = {}): CreateJob => ({
  companyId,
  role: "Senior Java Developer",
  companyLocation: "Dallas, TX",
  // Another range is told in its own words.
  ...(change.salaryRange ? {} : { salary: "$62 - $70 per hour" }),
  salaryRange: { min: 6200, max: 7000, currency: "USD", period: "HOUR" },
  contract: "W2 contract, 12 months",
  jobType: "Contract",
  workplaceType: "HYBRID",
  industry: "IT",
  workAuthorization: ["H-1B", "STEM OPT"],
  skills: ["Java", "Spring Boot", "Go", "C#", ".NET Core"],
  description: "<p>Rebuild the order service.</p>",
  responsibilities: "<ul><li>Own two services.</li></ul>",
  publish: true,
  ...change,
});

/** A published job of a new company by default. */
export async function buildJob(
  app: TestApp,
  { company, ...change }: Partial<CreateJob> & { company?: Company } = {},
): Promise<Job> {
  const owner = company ?? (await buildCompany(app));
  const admin = {
    kind: "user" as const,
    id: newId(),
    email: "admin@example.com",
    role: "ADMIN" as const,
    sessionId: "",
    secondFactor: false,
    isFresh: false,
    provenByCodeLately: true,
    companyRoles: new Map(),
  };
  return app.services.jobs.create(admin, jobInput(owner.id, change));
}
