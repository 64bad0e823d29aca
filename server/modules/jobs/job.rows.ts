import type { EntityManager } from "typeorm";
import type { Company } from "../companies/company.entity.js";
import { searchTextOf } from "./job.terms.js";
import type { JobFields } from "./job.validation.js";

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

/** The row of a job's own fields, with the text that searches run over. */
export function columnsOf({ salaryRange, ...fields }: JobFields, company: Pick<Company, "name">) {
  return {
    ...fields,
    salaryMin: salaryRange?.min ?? null,
    salaryMax: salaryRange?.max ?? null,
    salaryCurrency: salaryRange?.currency ?? null,
    salaryPeriod: salaryRange?.period ?? null,
    searchText: searchTextOf({ ...fields, companyName: company.name }),
  };
}
