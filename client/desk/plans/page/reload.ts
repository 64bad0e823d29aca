/** The plan's page and lists show what Stripe says now. */
export const RELOAD = { refetchQueries: ["SoldPlanPage"], awaitRefetchQueries: true };
