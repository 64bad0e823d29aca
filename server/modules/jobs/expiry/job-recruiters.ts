import type { Role } from "../../../core/actor.js";
import type { CompanyService } from "../../companies/company.service.js";
import type { Job } from "../record/job.entity.js";

export interface Recruiter {
  id: string;
  name: string;
  email: string;
  role: Role;
  disabledAt: Date | null;
}
interface People {
  findMany(ids: readonly string[]): Promise<Recruiter[]>;
}

/** Who is asked about a job: the person who wrote it, or else the company's recruiters. */
export class JobRecruiters {
  constructor(
    private readonly companies: CompanyService,
    private readonly people: People,
  ) {}

  async of(job: Pick<Job, "companyId" | "createdByKind" | "createdById">): Promise<Recruiter[]> {
    const members = await this.companies.membersOf(job.companyId);
    const recruiters = [...members].flatMap(([id, role]) => (role === "VIEWER" ? [] : [id]));
    const authorId = job.createdByKind === "PERSON" ? job.createdById : null;
    const found = await this.people.findMany([...recruiters, ...(authorId ? [authorId] : [])]);
    const able = found.filter(
      ({ id, role, disabledAt }) =>
        disabledAt === null &&
        (role === "ADMIN" || (role === "RECRUITER" && recruiters.includes(id))),
    );
    const author = able.filter(({ id }) => id === authorId);
    return author.length > 0 ? author : able;
  }
}
