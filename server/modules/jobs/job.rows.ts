import type { EntityManager } from "typeorm";
import { plainText } from "../../core/html.js";
import type { Company } from "../companies/company.entity.js";
import type { JobFields } from "./job.validation.js";
import { skillKeys } from "./search-terms.js";

/** The next job code; the row lock makes it unique without gaps mattering. */
export async function nextCode(transaction: EntityManager): Promise<string> {
  await transaction.query(
    "UPDATE sequences SET value = LAST_INSERT_ID(value + 1) WHERE name = 'job'",
  );
  const [row] = await transaction.query<{ value: number | string }[]>(
    "SELECT LAST_INSERT_ID() AS value",
  );
  return `SB-${Number(row?.value)}`;
}

/** The words a job is found by, besides its text. */
export async function writeSkills(transaction: EntityManager, jobId: string, skills: string[]) {
  await transaction.query("DELETE FROM job_skills WHERE jobId = ?", [jobId]);
  const keys = [...new Set(skills.flatMap(skillKeys))];
  if (keys.length === 0) return;
  const rows = keys.map(() => "(?, ?)").join(", ");
  await transaction.query(
    // eslint-disable-next-line no-restricted-syntax -- only placeholders are put in
    `INSERT INTO job_skills (jobId, skillKey) VALUES ${rows}`,
    keys.flatMap((key) => [jobId, key]),
  );
}

/** The row of a job's own fields, with the text that searches run over. */
export function columnsOf({ salaryRange, ...fields }: JobFields, company: Pick<Company, "name">) {
  const searched = [fields.role, company.name, fields.companyLocation, ...fields.skills];
  const texts = [fields.contract, fields.jobType, fields.workplaceType];
  return {
    ...fields,
    salaryMin: salaryRange?.min ?? null,
    salaryMax: salaryRange?.max ?? null,
    salaryCurrency: salaryRange?.currency ?? null,
    salaryPeriod: salaryRange?.period ?? null,
    searchText: [
      ...searched,
      ...texts,
      plainText(fields.description),
      plainText(fields.responsibilities),
    ].join("\n"),
  };
}
