import type { EntityManager } from "typeorm";
import type { JobFieldValues } from "./job.fields.js";
import { roleFamilyOf } from "./families/role-family-of.js";
import { salaryColumns, type SalaryRange } from "../pay/salary-range.js";

/** The next job code. A lock on the counter row makes it unique; gaps do not matter. */
export async function nextCode(transaction: EntityManager): Promise<string> {
  await transaction.query(
    "UPDATE sequences SET value = LAST_INSERT_ID(value + 1) WHERE name = 'job'",
  );
  const [row] = await transaction.query<{ value: number | string }[]>(
    "SELECT LAST_INSERT_ID() AS value",
  );
  return `SB-${Number(row?.value)}`;
}

interface GivenFields extends Partial<JobFieldValues> {
  /** Undefined leaves it unchanged. */
  salaryRange?: SalaryRange | null | undefined;
}

/** The columns for the fields given. */
export const columnsOf = <Given extends GivenFields>({ salaryRange, ...fields }: Given) => ({
  ...fields,
  ...(salaryRange === undefined ? {} : salaryColumns(salaryRange)),
  ...(fields.role === undefined ? {} : { roleFamily: roleFamilyOf(fields.role) }),
});
