import { ERASED } from "./user.entity.js";

/**
 * A condition for rows of people whose name or address contains a text; its parameter is `text`, made by `containing`.
 * @param column with the account's id
 */
export const ofPeopleNamed = (column: string): string =>
  `EXISTS (SELECT 1 FROM users u WHERE u.id = ${column} AND (u.name LIKE :text OR u.email LIKE :text))`;

/** The text anywhere in a column; % and _ mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/**
 * Joins the person with the id in this column, where there is one whose account was not deleted.
 * @param alias of the joined account
 */
export const joinPerson = (column: string, alias: string): string =>
  `LEFT JOIN users ${alias} ON ${alias}.id = ${column} AND ${alias}.email <> CONCAT(${alias}.id, '${ERASED}')`;
