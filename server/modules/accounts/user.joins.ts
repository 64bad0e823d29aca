/**
 * A condition for rows of people whose name or address contains a text; its parameter is `text`, made by `containing`.
 * @param column with the account's id
 */
export const ofPeopleNamed = (column: string): string =>
  `EXISTS (SELECT 1 FROM users u WHERE u.id = ${column} AND (u.name LIKE :text OR u.email LIKE :text))`;

/** The text anywhere in a column; % and _ mean themselves. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
