import type { DataSource } from "typeorm";
import type { Clock } from "../../core/clock.js";
import { badInput } from "../../core/errors.js";
import {
  decodeTimeCursor,
  encodeTimeCursor,
  pageSize,
  toPage,
  type Page,
} from "../../core/paging.js";
import { Company } from "../companies/company.entity.js";
import type { Industry } from "./industry.js";
import { Job } from "./job.entity.js";
import { searchTerms } from "./search-terms.js";

export interface JobListOptions {
  first: number;
  after?: string | null;
  /** Words from role, company, place, skills and text; all must match. */
  query?: string | null;
  /** Only jobs of this industry. */
  industry?: Industry | null;
  /** The long texts are read only when somebody will look at them. */
  withTexts?: boolean;
  /** REST lists are longer than GraphQL pages. */
  max?: number;
}

interface Conditions {
  sql: string[];
  values: unknown[];
}

const MAX_COUNT = 1000;
const MAX_QUERY = 200;
const CARD_COLUMNS = `j.id, j.code, j.companyId, j.role, j.companyLocation, j.salary, j.salaryMin, j.salaryMax,
  j.salaryCurrency, j.salaryPeriod, j.contract, j.jobType, j.workplaceType, j.industry, j.workAuthorization, j.skills, j.status,
  j.closeReason, j.publishedAt, j.validThrough, j.closedAt, j.createdAt, j.updatedAt, c.name AS companyName, c.slug,
  c.logoFile, c.description AS companyDescription, c.website, c.location, c.industry AS companyIndustry, c.createdAt AS companyCreatedAt`;
const TEXT_COLUMNS = ", j.description, j.responsibilities";

type JobRow = Omit<Job, "company" | "description" | "responsibilities" | "salaryRange"> &
  Omit<Company, "id" | "name" | "description" | "industry" | "createdAt" | "logoUrl"> & {
    companyName: string;
    companyDescription: string;
    companyIndustry: string | null;
    companyCreatedAt: Date;
    description?: string;
    responsibilities?: string;
    workAuthorization: string[] | string;
    skills: string[] | string;
  };

/** Lists of jobs: one SELECT with its JOIN, keyset paging, no entity hydration. */
export class JobSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Open jobs, newest first. @throws BAD_INPUT for a bad size, cursor or an over-long query. */
  async listOpen(options: JobListOptions): Promise<Page<Job>> {
    const limit = pageSize(options.first, options.max);
    const conditions = this.openConditions(options.query);
    if (options.industry) {
      conditions.sql.push("j.industry = ?");
      conditions.values.push(options.industry);
    }
    return this.page(conditions, "publishedAt", limit, options);
  }

  /** All jobs of a company, drafts included, newest first. The caller has checked who asks. */
  async listOfCompany(companyId: string, options: JobListOptions): Promise<Page<Job>> {
    const limit = pageSize(options.first, options.max);
    const conditions = { sql: ["j.companyId = ?"], values: [companyId] };
    return this.page(conditions, "createdAt", limit, options);
  }

  /** Ids of open jobs, newest first, for the sitemap. */
  async openAddresses(limit: number): Promise<{ id: string; updatedAt: Date }[]> {
    const { sql, values } = this.openConditions();
    return this.dataSource.query<{ id: string; updatedAt: Date }[]>(
      // eslint-disable-next-line no-restricted-syntax -- conditions are constant text
      `SELECT j.id, j.updatedAt FROM jobs j WHERE ${sql.join(" AND ")}
       ORDER BY j.publishedAt DESC, j.id DESC LIMIT ?`,
      [...values, limit],
    );
  }

  /** How many jobs are open, by company id; companies without one are not in the map. */
  async countOpen(companyIds: readonly string[]): Promise<Map<string, number>> {
    const { sql, values } = this.openConditions();
    const rows = await this.dataSource.query<{ companyId: string; total: number | string }[]>(
      // eslint-disable-next-line no-restricted-syntax -- conditions are constant text
      `SELECT j.companyId, COUNT(*) AS total FROM jobs j
       WHERE ${sql.join(" AND ")} AND j.companyId IN (?) GROUP BY j.companyId`,
      [...values, [...companyIds]],
    );
    return new Map(rows.map(({ companyId, total }) => [companyId, Number(total)]));
  }

  private openConditions(query?: string | null): Conditions {
    const open: Conditions = {
      sql: ["j.status = 'PUBLISHED'", "j.validThrough > ?"],
      values: [this.clock.now()],
    };
    if (!query?.trim()) return open;
    if (query.length > MAX_QUERY)
      throw badInput(`Search for at most ${MAX_QUERY} characters.`, { query: "Too long." });
    const terms = searchTerms(query);
    if (!terms) return { sql: [...open.sql, "FALSE"], values: open.values };
    if (terms.text) {
      open.sql.push("MATCH (j.searchText) AGAINST (? IN BOOLEAN MODE)");
      open.values.push(terms.text);
    }
    for (const skill of terms.skills) {
      open.sql.push("EXISTS (SELECT 1 FROM job_skills s WHERE s.jobId = j.id AND s.skillKey = ?)");
      open.values.push(skill);
    }
    return open;
  }

  private async page(
    conditions: Conditions,
    dateColumn: "publishedAt" | "createdAt",
    limit: number,
    { after, withTexts = false }: JobListOptions,
  ): Promise<Page<Job>> {
    const { sql, values } = afterCursor(conditions, dateColumn, after);
    const rows = await this.dataSource.query<JobRow[]>(
      // eslint-disable-next-line no-restricted-syntax -- columns and conditions are constant text
      `SELECT ${CARD_COLUMNS}${withTexts ? TEXT_COLUMNS : ""}
       FROM jobs j JOIN companies c ON c.id = j.companyId
       WHERE ${sql.join(" AND ")}
       ORDER BY j.${dateColumn} DESC, j.id DESC LIMIT ?`,
      [...values, limit + 1],
    );
    const cursorOf = (job: Job) => encodeTimeCursor(job[dateColumn], job.id);
    return toPage(rows.map(toJob), limit, cursorOf, Boolean(after), () => this.count(conditions));
  }

  private async count({ sql, values }: Conditions): Promise<number> {
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      // eslint-disable-next-line no-restricted-syntax -- conditions are constant text
      `SELECT COUNT(*) AS total FROM
       (SELECT 1 FROM jobs j WHERE ${sql.join(" AND ")} LIMIT ${MAX_COUNT}) AS capped`,
      values,
    );
    return Number(row?.total ?? 0);
  }
}

/** The expanded form uses the index at any depth; the row-value form `(d, id) < (?, ?)` walks it. */
function afterCursor(
  conditions: Conditions,
  dateColumn: string,
  after?: string | null,
): Conditions {
  if (!after) return conditions;
  const { time, id } = decodeTimeCursor(after);
  return {
    sql: [...conditions.sql, `(j.${dateColumn} < ? OR (j.${dateColumn} = ? AND j.id < ?))`],
    values: [...conditions.values, time, time, id],
  };
}

function toJob(row: JobRow): Job {
  const company = Object.assign(new Company(), {
    id: row.companyId,
    name: row.companyName,
    slug: row.slug,
    logoFile: row.logoFile,
    description: row.companyDescription,
    website: row.website,
    location: row.location,
    industry: row.companyIndustry,
    createdAt: row.companyCreatedAt,
  });
  return Object.assign(new Job(), {
    id: row.id,
    code: row.code,
    companyId: row.companyId,
    company,
    role: row.role,
    companyLocation: row.companyLocation,
    salary: row.salary,
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    salaryCurrency: row.salaryCurrency,
    salaryPeriod: row.salaryPeriod,
    contract: row.contract,
    jobType: row.jobType,
    workplaceType: row.workplaceType,
    industry: row.industry,
    workAuthorization: textList(row.workAuthorization),
    skills: textList(row.skills),
    description: row.description ?? "",
    responsibilities: row.responsibilities ?? "",
    status: row.status,
    closeReason: row.closeReason,
    publishedAt: row.publishedAt,
    validThrough: row.validThrough,
    closedAt: row.closedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  });
}

/** MariaDB keeps JSON as text; MySQL hands over what it means. */
const textList = (value: string[] | string): string[] =>
  typeof value === "string" ? (JSON.parse(value) as string[]) : value;
