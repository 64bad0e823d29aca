/** SQL for other modules' lists: joins the company as `c`. @param id the column with its id, such as "j.companyId" */
export const joinCompany = (id: string): string => `JOIN companies c ON c.id = ${id}`;

/** The same, and each company is looked up by its key, so that the rows keep the order they are read in. */
export const lookUpCompany = (id: string): string =>
  `JOIN companies c FORCE INDEX (PRIMARY) ON c.id = ${id}`;
