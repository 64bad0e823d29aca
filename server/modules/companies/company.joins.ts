/** SQL for other modules' lists: joins the company as `c`. @param id the column with its id, such as "j.companyId" */
export const joinCompany = (id: string): string => `JOIN companies c ON c.id = ${id}`;

/** The same, but looks up each company by its key, so that the rows keep their order. */
export const lookUpCompany = (id: string): string =>
  `JOIN companies c FORCE INDEX (PRIMARY) ON c.id = ${id}`;
