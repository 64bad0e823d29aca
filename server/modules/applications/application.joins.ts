/** SQL for other modules: joins the application as `a`. @param id the column with its id, such as "s.applicationId" */
export const joinApplication = (id: string): string => `JOIN applications a ON a.id = ${id}`;

/** A condition for what belongs to one person's applications; its parameter is the account's id. @param column with the application's id */
export const ofPersonsApplications = (column: string): string =>
  `${column} IN (SELECT id FROM applications WHERE userId = ?)`;

/**
 * A condition for what belongs to one person's applications to some companies, with the parameters `userId` and, unless
 * they are null, `companyIds`.
 * @param column with the application's id
 * @param companyIds null for all companies
 */
export const ofPersonsApplicationsTo = (
  column: string,
  companyIds: readonly string[] | null,
): string =>
  `${column} IN (SELECT id FROM applications WHERE userId = :userId${companyIds === null ? "" : " AND companyId IN (:...companyIds)"})`;
