/** SQL for other modules' lists: joins the company as `c`. @param id the column with its id, such as "j.companyId" */
export const joinCompany = (id: string): string => `JOIN companies c ON c.id = ${id}`;
