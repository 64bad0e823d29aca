/** SQL for other modules: joins the plan as `s`. @param id the column with its id, such as "i.subscriptionId" */
export const joinPlan = (id: string): string => `JOIN subscriptions s ON s.id = ${id}`;

/** A condition for what belongs to plans that ended before a time; its parameter is the time. @param column with the plan's id */
export const ofPlansEndedBefore = (column: string): string =>
  `${column} IN (SELECT id FROM subscriptions WHERE running = 0 AND endsAt < ?)`;

/** A condition for what belongs to one person's plans; its parameter is the account's id. @param column with the plan's id */
export const ofPersonsPlans = (column: string): string =>
  `${column} IN (SELECT id FROM subscriptions WHERE userId = ?)`;
