/**
 * SQL for other modules: joins what a person may do for companies as `m`, a row for each company; one row if there is none.
 * @param id the column with the person's id
 */
export const joinMemberships = (id: string): string =>
  `LEFT JOIN company_recruiters m ON m.userId = ${id}`;

/** SQL for other modules' lists: joins the company as `c`. @param id the column with its id, such as "j.companyId" */
export const joinCompany = (id: string): string => `JOIN companies c ON c.id = ${id}`;
