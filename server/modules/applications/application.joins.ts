/** SQL for other modules: joins the application as `a`. @param id the column with its id, such as "s.applicationId" */
export const joinApplication = (id: string): string => `JOIN applications a ON a.id = ${id}`;

/** A condition for what belongs to one person's applications; its parameter is the account's id. @param column with the application's id */
export const ofPersonsApplications = (column: string): string =>
  `${column} IN (SELECT id FROM applications WHERE userId = ?)`;
