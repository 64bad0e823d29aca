/** A condition for what belongs to one person's plans; its parameter is the account's id. @param column with the plan's id */
export const ofPersonsPlans = (column: string): string =>
  `${column} IN (SELECT id FROM subscriptions WHERE userId = ?)`;
